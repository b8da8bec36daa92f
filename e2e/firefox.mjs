// Firefox for Python: reads one command a line from standard input, answers each with one line. See engines.py.
import { createInterface } from "node:readline";
import puppeteer from "puppeteer-core";

const browser = await puppeteer.launch({ browser: "firefox", executablePath: process.argv[2], headless: true });
const page = await browser.newPage();
await page.setViewport({ width: 1280, height: 720 });
const requested = [];
page.on("request", (request) => requested.push(request.url()));
const commands = {
  open: (address) => page.goto(address, { waitUntil: "commit" }).catch(() => {}),
  run: (script) => page.evaluate(script),
  click: (selector) => page.click(selector),
  requested: () => requested,
};

console.log("null");
for await (const line of createInterface({ input: process.stdin })) {
  const [command, argument] = JSON.parse(line);
  try {
    console.log(JSON.stringify({ value: (await commands[command](argument)) ?? null }));
  } catch (error) {
    console.log(JSON.stringify({ error: String(error) }));
  }
}
await browser.close();
