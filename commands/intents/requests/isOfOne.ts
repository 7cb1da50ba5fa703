/** One person's one waiting lesson, rather than all that wait. */
import { has, type Heard } from '../../kernel/interpretation.ts';

export const isOfOne = (heard: Heard): boolean =>
  heard.items.some(({ kind }) => kind === 'person') &&
  !has(heard, 'noun', 'lessons') &&
  !/requests|בקשות|anything|משהו/.test(heard.normal.text) &&
  (has(heard, 'noun', 'lesson') ||
    has(heard, 'req', 'request') ||
    heard.items.some(({ kind }) => kind === 'subject') ||
    (heard.verb?.words ?? 0) > 1);
