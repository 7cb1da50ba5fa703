/** The screen that a sentence names. */
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { pages } from './pages.ts';

export const visible = (world: IndexedWorld) =>
  pages.filter(({ who }) => who === 'anyone' || who.includes(world.role));

const shapes = new Map<string, RegExp>();

/** The name as it stands in a sentence, with or without what a Hebrew word begins with. */
function shapeOf(name: string): RegExp {
  const shape =
    shapes.get(name) ??
    new RegExp(`(?<![A-Za-zÀ-ӿא-ي])(?:ל|ה|ב|לה)?${name.replace(/^ה/, 'ה?')}(?![A-Za-zÀ-ӿא-ي])`, 'u');
  shapes.set(name, shape);
  return shape;
}

export function pageOf(text: string, world: IndexedWorld): string | null {
  const route = /(?:^|\s)(\/[a-z][\w/-]*)/i.exec(text)?.[1];
  const seen = visible(world);
  if (route !== undefined)
    return seen.find((page) => page.route.toLowerCase() === route.toLowerCase())?.route ?? null;
  if (/premium|ultra|basic|compare|plans|פרימיום|אולטרה|בסיסי|מסלול/.test(text)) return '/pricing';
  let best: { route: string; length: number } | null = null;
  for (const page of seen)
    for (const name of [...page.names.en, ...page.names.he]) {
      // Nearly no sentence names a screen: the pattern is asked only where the letters stand.
      const found = text.includes(name.replace(/^ה/, '')) && shapeOf(name).test(text);
      if (found && name.length > (best?.length ?? 0)) best = { route: page.route, length: name.length };
    }
  return best?.route ?? null;
}
