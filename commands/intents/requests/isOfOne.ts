/** One person's one waiting lesson, rather than all that wait. */
import { has, type Interpretation } from '../../kernel/interpretation.ts';

export const isOfOne = (heard: Interpretation): boolean =>
  heard.items.some(({ kind }) => kind === 'person') &&
  !has(heard, 'noun', 'lessons') &&
  !/requests|בקשות|anything|משהו/.test(heard.normal.text) &&
  (has(heard, 'noun', 'lesson') ||
    has(heard, 'req', 'request') ||
    heard.items.some(({ kind }) => kind === 'subject') ||
    (heard.verb?.words ?? 0) > 1);
