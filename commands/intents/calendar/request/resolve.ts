/** Fills the slots of a lesson that is asked for: of whom, for whom, of what, how often and when. */
import { addDays } from '../../../../domain/basics/wallTime.ts';
import { raise } from '../../../kernel/cases.ts';
import { mark, say, type Draft } from '../../../kernel/draft.ts';
import { words, type Entity, type Interpretation } from '../../../kernel/interpretation.ts';
import { momentWords } from '../../../kernel/words.ts';
import { aChild } from '../../../slots/aChild.ts';
import { numberBeside } from '../../../slots/aNumber.ts';
import { aRule, firstOf, type SaidRule } from '../../../slots/aRule.ts';
import { askedTeacher } from '../../../slots/askedTeacher.ts';
import { saidSubject, tellUnpriced, usualSubject } from '../../../slots/aSubject.ts';
import { forWeeks, newMoment, onItsDay, openEnded } from '../../../slots/newMoment.ts';
import { whenOf } from '../../../slots/when.ts';
import type { When } from '../../../slots/saidWhen.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import type { WorldPerson } from '../../../world/world.ts';
import { beginsFrom } from './beginsFrom.ts';
import { mayBeLate, saidDoubts } from './doubts.ts';
import { momentAsked } from './moment.ts';
import { placeAsked } from './placeAsked.ts';
import { toldBefore } from './toldBefore.ts';

export function resolveRequest(draft: Draft, heard: Interpretation, world: IndexedWorld): void {
  const told = toldBefore(heard);
  if (heard.excused) mark(draft, 'start', told, 'when');
  const items = heard.items.filter((one) => !told.includes(one));
  const asked = whoAndWhat(draft, heard, items, world);
  const when = whenOf(items);
  const rule = aRule(items, numberBeside(items, 'count')) ?? forWeeks(when);
  // "אפשר עוד רבע שעה בראשון?" is longer by that, and no moment from now.
  if (when.moreDays.length > 0 && items.some(isMoreTime)) draft.doubts.push('days');
  openEnded(when);
  if (rule) repeat(draft, rule, when, world);
  const moment = momentAsked(draft, { when, rule, asked }, world);
  if (moment === null) return;
  if (mayBeLate(heard, world)) draft.doubts.push('late');
  for (const other of moment.others)
    draft.others.push({ label: momentWords(world, other), slots: { start: other } });
}

/** Returns the teacher who is asked. */
function whoAndWhat(
  draft: Draft,
  heard: Interpretation,
  items: Entity[],
  world: IndexedWorld,
): WorldPerson | null {
  // A parent asks for a child, never for themselves.
  const child = world.role === 'parent' && world.children.length > 0 ? aChild(draft, items, world) : null;
  raise(draft, saidDoubts, { heard, items, rule: aRule(items, numberBeside(items, 'count')) });
  mark(draft, 'subject', words(heard, 'title'), 'what');
  const subject = saidSubject(draft, items, world);
  const asked = askedTeacher(draft, items, world, { subject, child });
  const taught = world.subjects.filter(({ teacherId }) => !asked || !teacherId || teacherId === asked.id);
  const learner = child ?? world.user?.id;
  usualSubject(draft, learner === undefined ? [] : [learner], world, taught);
  tellUnpriced(draft, world, taught);
  placeAsked(draft, words(heard, 'place').at(-1), asked, world);
  return asked;
}

const isMoreTime = (item: Entity): boolean => item.kind === 'time' && item.time.text.startsWith('עוד ');

/** Says the rule, and puts the day on which it begins into `when`. */
function repeat(draft: Draft, rule: SaidRule, when: When, world: IndexedWorld): void {
  onItsDay(rule, when);
  say(draft, 'rrule', rule.rrule, rule.items, 'when');
  const from = beginsFrom(rule, when, world);
  when.day = { date: firstOf(rule, from) };
  if ('missing' in newMoment(when, world) && when.clock !== undefined)
    when.day = { date: firstOf(rule, addDays(from, 1)) };
}
