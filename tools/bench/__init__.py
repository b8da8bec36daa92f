"""Benchmarks: what the README quotes about speed."""
