/**
 * Leaflet looks at its start whether the browser draws svg, by writing markup as text, which the page's policy forbids
 * (Trusted Types). Every browser that runs this page does; the question is answered instead of asked.
 */
import type { Plugin } from 'vite';

const asked = `div.innerHTML = '<svg/>';`;
const answered = `div.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));`;

export function leafletUnderTrustedTypes(): Plugin {
  return {
    name: 'leaflet-under-trusted-types',
    transform(code, id) {
      if (!/\/leaflet\/dist\/leaflet-src(\.esm)?\.js/.test(id)) return null;
      if (!code.includes(asked)) throw new Error('Leaflet asks about svg in another way than it did');
      return { code: code.replace(asked, () => answered), map: null };
    },
  };
}
