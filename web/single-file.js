// The page in one file: what it would fetch lies packed in it. Modules and requests for it are answered from there.
"use strict";
(async () => {
  const { site, config, programs } = JSON.parse(document.getElementById("single-file").textContent);
  const TYPES = { js: "text/javascript", mjs: "text/javascript", wasm: "application/wasm", html: "text/html" };

  // Two signs carry 13 bits, as tools/build/text_packing.py wrote them.
  const VALUES = new Uint8Array(127);
  for (let code = 33, value = 0; code < 127; code++) {
    if (!"<&\\".includes(String.fromCharCode(code))) VALUES[code] = value++;
  }
  const bytes = (text, size) => {
    const content = new Uint8Array(size);
    let bits = 0;
    let count = 0;
    for (let from = 0, to = 0; to < size; from += 2) {
      const pair = VALUES[text.charCodeAt(from)] * 91 + VALUES[text.charCodeAt(from + 1)];
      bits = ((bits << 13) | pair) & 0x1fffff;
      for (count += 13; count >= 8 && to < size; count -= 8) content[to++] = bits >> (count - 8);
    }
    return content;
  };

  const unpacked = async (element) => {
    const packed = bytes(element.textContent, Number(element.dataset.size));
    element.remove();
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    const type = TYPES[element.dataset.file.split(".").at(-1)] ?? "application/octet-stream";
    return new Blob([await new Response(stream).arrayBuffer()], { type });
  };

  // Other pages are the same file with another program, or a page of text.
  const link = (files) => {
    addEventListener("click", (event) => {
      const wanted = event.target.closest?.("a[href]")?.getAttribute("href");
      if (wanted in programs) {
        event.preventDefault();
        location.hash = wanted;
        location.reload();
      } else if (files.has(site + wanted)) {
        event.preventDefault();
        open(URL.createObjectURL(files.get(site + wanted)));
      }
    });
  };

  try {
    const elements = [...document.querySelectorAll("script[data-file]")];
    const files = new Map(
      await Promise.all(elements.map(async (element) => [site + element.dataset.file, await unpacked(element)])),
    );
    const address = (end) => [...files.keys()].find((name) => name.endsWith(end));
    link(files);

    const { fetch } = window;
    window.fetch = (request, options) => {
      const file = files.get(String(request.url ?? request));
      return file ? Promise.resolve(new Response(file)) : fetch(request, options);
    };

    const modules = [...files].filter(([, file]) => file.type === TYPES.js);
    const imports = Object.fromEntries(modules.map(([name, file]) => [name, URL.createObjectURL(file)]));
    const map = document.createElement("script");
    map.type = "importmap";
    map.textContent = JSON.stringify({ imports });
    document.head.append(map);

    const element = document.createElement("script");
    element.src = imports[address("/pyodide.asm.js")];
    document.head.append(element);
    await new Promise((resolve) => element.addEventListener("load", resolve));

    const program = document.createElement("script");
    program.type = "py";
    program.setAttribute("config", config);
    program.textContent = programs[location.hash.slice(1)] ?? programs["index.html"];
    document.body.append(program);
    await import(address("/start.mjs"));
  } catch (error) {
    townwright.fail(error);
  }
})();
