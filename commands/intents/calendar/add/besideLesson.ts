/** "Yael after Omer", "לפני השיעור של עומר": by whose lesson the new one is to be. */
import { addMinutes, dayOf, minuteOfDay } from '../../../../domain/basics/wallTime.ts';
import { mark, type Draft } from '../../../kernel/draft.ts';
import type { Entity, Interpretation } from '../../../kernel/interpretation.ts';
import { findHeld, selectorOf } from '../../../slots/selector.ts';
import type { When } from '../../../slots/saidWhen.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import { usualMinutes } from './moment.ts';

export type Beside = { item: Entity; isAfter: boolean };

const besideWords =
  /(?<![A-Za-zÀ-ӿא-ي])(after|before|אחרי|לפני) (?:ה?(?:שיעור|פגישה) (?:של|עם) |(?:the|my) lesson with )?$/u;

export function besideWhom({ items, normal: { text } }: Interpretation): Beside | null {
  for (const item of items) {
    const before = text.slice(Math.max(0, item.from - 20), item.from);
    const found = item.kind === 'person' && besideWords.exec(before);
    // "An hour after Omer" is another hour.
    if (found && !/(?:שעה|שעתיים|דקות|hours?|minutes?) $/.test(before.slice(0, found.index)))
      return { item, isAfter: /^א|^af/.test(found[1] ?? '') };
  }
  return null;
}

/** It begins where theirs ends, or ends where theirs begins. */
export function besideLesson(draft: Draft, when: When, { item, isAfter }: Beside, world: IndexedWorld): void {
  if (when.clock !== undefined) return;
  const [held, other] = findHeld(selectorOf([item, ...when.items]), world);
  if (held === undefined || other !== undefined) return;
  const start = isAfter ? held.end : addMinutes(held.start, -(when.minutes ?? usualMinutes(world)));
  mark(draft, 'start', [item], 'when');
  // "צמוד" is on either side.
  if (/צמוד|סמוך/.test(draft.heard.normal.raw)) draft.doubts.push('side');
  when.day = { date: dayOf(start) };
  when.clock = { minute: minuteOfDay(start), open: false };
}
