// <townwright-game>: a game of Townwright in any page. See docs/embedding.md.
//
//   <script src="https://example.org/townwright/embed.js" async></script>
//   <townwright-game record="game.json"></townwright-game>
"use strict";
(() => {
  const VERSION = 1;
  const page = new URL("embed.html", document.currentScript.src);
  const ASKED = ["game", "mode", "seats", "seed", "language", "theme", "at"];
  const MOST_PX = 20_000;
  const PATIENCE_MS = 20_000;

  const whole = (value, most) => Number.isInteger(value) && value >= 0 && value <= most;
  const text = (value) => typeof value === "string" && value.length <= 200;
  const numbers = (value) => Array.isArray(value) && value.every(Number.isInteger);

  // What the frame may say, and what each part of it must be. Anything else is not from it.
  const MESSAGES = {
    size: { height: (value) => whole(value, MOST_PX) },
    start: {
      game: text,
      mode: text,
      moves: (value) => whole(value, 10_000),
      players: (value) => Array.isArray(value) && value.every(text),
    },
    show: { at: (value) => whole(value, 10_000), moves: (value) => whole(value, 10_000) },
    move: { action: text, number: (value) => whole(value, 10_000), player: (value) => whole(value, 15) },
    end: { scores: numbers, winners: numbers },
  };

  const understood = (data) => {
    if (data?.townwright !== VERSION || !Object.hasOwn(MESSAGES, data.type)) return null;
    const { townwright: _, type, ...fields } = data;
    const checks = MESSAGES[type];
    const names = Object.keys(checks);
    const complete = names.length === Object.keys(fields).length && names.every((name) => checks[name](fields[name]));
    return complete ? { type, fields } : null;
  };

  // Frames that start together slow each other down: each waits until it is near the window and those before it have started.
  let last = Promise.resolve();
  const inTurn = (start) => {
    last = last.then(() => Promise.race([start(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]));
  };
  const starts = new WeakMap();
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        inTurn(starts.get(target));
      }
    },
    { rootMargin: "100%" },
  );

  class TownwrightGame extends HTMLElement {
    static observedAttributes = [...ASKED, "record", "interactive", "isolated"];
    #frame = null;
    #loading = null;
    #started = () => {};
    #at = 0;
    #moves = 0;

    connectedCallback() {
      addEventListener("message", this);
      this.#load();
    }

    disconnectedCallback() {
      removeEventListener("message", this);
      this.#loading?.abort();
      this.#started();
      this.#frame?.remove();
      this.#frame = null;
    }

    attributeChangedCallback(name, before, now) {
      if (!this.#frame || before === now) return;
      if (name === "theme") {
        this.#frame.style.colorScheme = this.#scheme;
        this.#say({ type: "theme", theme: now ?? "system" });
      } else if (name === "at" && whole(Number(now), this.#moves) && now) this.show(Number(now));
      else this.#load();
    }

    // The moment of a recorded game that is shown, and how many moves it has.
    get at() {
      return this.#at;
    }

    get moves() {
      return this.#moves;
    }

    show(at) {
      this.#say({ type: "show", at });
    }

    first() {
      this.show(0);
    }

    back() {
      this.show(Math.max(0, this.#at - 1));
    }

    forward() {
      this.show(Math.min(this.#moves, this.#at + 1));
    }

    last() {
      this.show(this.#moves);
    }

    // A frame whose scheme is that of its page lets the page around shine through.
    get #scheme() {
      const theme = this.getAttribute("theme");
      return ["light", "dark"].includes(theme) ? theme : "light dark";
    }

    async #load() {
      this.#loading?.abort();
      const loading = (this.#loading = new AbortController());
      let record;
      try {
        record = await this.#record(loading.signal);
      } catch (error) {
        if (!loading.signal.aborted) this.#fail(error);
        return;
      }
      if (loading.signal.aborted) return;
      const asked = new URLSearchParams();
      for (const name of ASKED) if (this.hasAttribute(name)) asked.set(name, this.getAttribute(name));
      if (record) asked.set("record", record);
      if (this.hasAttribute("interactive")) asked.set("interactive", "yes");
      asked.set("origin", origin);

      const frame = document.createElement("iframe");
      frame.title = this.title || "Townwright";
      frame.sandbox = `allow-scripts allow-forms allow-modals${this.hasAttribute("isolated") ? "" : " allow-same-origin"}`;
      frame.style.cssText = "display: block; width: 100%; height: 640px; border: 0";
      frame.style.colorScheme = this.#scheme;
      this.style.display = "block";
      this.#started();
      this.#frame = frame;
      this.replaceChildren(...this.querySelectorAll("script"), frame);
      starts.set(frame, () => {
        if (!frame.isConnected) return null;
        frame.src = `${page}#${asked}`;
        return new Promise((resolve) => {
          this.#started = resolve;
        });
      });
      near.observe(frame);
    }

    // A recorded game: at an address, or written into the element.
    async #record(signal) {
      const address = this.getAttribute("record");
      if (!address) return this.querySelector("script[type='application/json']")?.textContent.trim() ?? "";
      const response = await fetch(new URL(address, document.baseURI), { signal });
      if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
      return await response.text();
    }

    #fail(error) {
      console.error(error);
      this.textContent = String(error);
      this.dispatchEvent(new CustomEvent("error", { detail: { message: String(error) } }));
    }

    #say(message) {
      const target = this.hasAttribute("isolated") ? "*" : page.origin;
      this.#frame?.contentWindow?.postMessage({ townwright: VERSION, ...message }, target);
    }

    handleEvent({ source, origin: sender, data }) {
      if (!this.#frame || source !== this.#frame.contentWindow) return;
      if (sender !== (this.hasAttribute("isolated") ? "null" : page.origin)) return;
      const message = understood(data);
      if (!message) return;
      const { type, fields } = message;
      if (type === "size") {
        this.#frame.style.height = `${fields.height}px`;
        this.#started();
        return;
      }
      if (type === "start") this.#moves = fields.moves;
      if (type === "show") this.#at = fields.at;
      this.dispatchEvent(new CustomEvent(type, { detail: fields }));
    }
  }

  if (!customElements.get("townwright-game")) customElements.define("townwright-game", TownwrightGame);
})();
