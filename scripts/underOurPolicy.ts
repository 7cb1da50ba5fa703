/**
 * Two libraries do what the page's content security policy forbids, and work without it; each browser that runs this page
 * answers the questions that they ask. The exact lines are replaced, so that an update which changes them fails the build.
 */
import type { Plugin } from 'vite';

type Repair = { file: RegExp; lines: readonly { from: string; to: string }[] };

const repairs: readonly Repair[] = [
  {
    // Leaflet writes markup as text to see whether the browser draws svg (Trusted Types).
    file: /\/leaflet\/dist\/leaflet-src(\.esm)?\.js/,
    lines: [
      {
        from: `div.innerHTML = '<svg/>';`,
        to: `div.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));`,
      },
    ],
  },
  {
    // The picture's maker reads addresses through a base element (base-uri), and fills a frame from text (Trusted Types).
    file: /\/modern-screenshot\/dist\/index\.mjs/,
    lines: [
      {
        from: `    base.href = baseUrl;\n  a.href = url;\n  return a.href;`,
        to: `    return new URL(url, baseUrl).href;\n  a.href = url;\n  return a.href;`,
      },
      { from: `sandbox.srcdoc = '<!DOCTYPE html><meta charset="UTF-8"><title></title><body>';`, to: '' },
    ],
  },
];

export function underOurPolicy(): Plugin {
  return {
    name: 'under-our-policy',
    transform(code, id) {
      const repair = repairs.find(({ file }) => file.test(id));
      if (!repair) return null;
      let repaired = code;
      for (const { from, to } of repair.lines) {
        if (!repaired.includes(from)) throw new Error(`${id} no longer has the line: ${from}`);
        repaired = repaired.replace(from, () => to);
      }
      return { code: repaired, map: null };
    },
  };
}
