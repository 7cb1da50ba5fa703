/** Fills the slots of a new lesson: who comes, to what, how often and when. */
import type { Id } from '../../../../domain/basics/ids.ts';
import { raise } from '../../../kernel/cases.ts';
import { mark, say, type Draft } from '../../../kernel/draft.ts';
import { has, type Entity, type Interpretation } from '../../../kernel/interpretation.ts';
import { limitOf, numberBeside } from '../../../slots/aNumber.ts';
import { aNotify } from '../../../slots/aScope.ts';
import { saidSubject, tellUnpriced, usualSubject } from '../../../slots/aSubject.ts';
import { butForExceptions } from '../../../slots/exceptions.ts';
import type { SaidRule } from '../../../slots/aRule.ts';
import { beginsAt, openEnded } from '../../../slots/newMoment.ts';
import { somePeople } from '../../../slots/somePeople.ts';
import { whenOf } from '../../../slots/when.ts';
import { askWithWhom, markNew } from '../../../slots/withWhom.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import { besideLesson, besideWhom, type Beside } from './besideLesson.ts';
import { sayDetails } from './details.ts';
import { saidDoubts, takesTurns } from './doubts.ts';
import { momentOf } from './moment.ts';
import { besideRule, repeat, ruleOf } from './repeats.ts';

export function resolveNew(draft: Draft, heard: Interpretation, world: IndexedWorld): void {
  const items = saidOfIt(draft, heard);
  const limit = limitOf(items) ?? ofGroup(heard);
  raise(draft, saidDoubts, { heard, items, limit, world });
  const beside = besideWhom(heard);
  const students = comers(draft, items, beside?.item, world);
  saidSubject(draft, items, world);
  usualSubject(draft, students, world);
  if (limit) say(draft, 'capacity', limit.value, [limit], 'what');
  const rule = ruleOf(draft, items, numberBeside(items, 'count'));
  sayWhen(
    draft,
    besideRule(items, rule).filter((item) => item !== limit),
    { items, rule, beside },
    world,
  );
  sayDetails(draft, heard, items, rule?.weekdays ?? []);
  tellUnpriced(draft, world);
  aNotify(draft);
  if (students.length === 0 && !has(heard, 'noun', 'group') && limit === null) askWithWhom(draft, world);
  else markNew(draft);
}

type Told = { items: Entity[]; rule: SaidRule | null; beside: Beside | null };

/** `times`: the words of time that are no part of the rule. */
function sayWhen(draft: Draft, times: Entity[], { items, rule, beside }: Told, world: IndexedWorld): void {
  const when = whenOf(times);
  openEnded(when);
  if (rule) repeat(draft, rule, when, items, world);
  if (takesTurns(draft.heard, items)) draft.doubts.push('turns');
  beginsAt(when);
  if (beside && rule === null) besideLesson(draft, when, beside, world);
  momentOf(draft, when, world);
  if (draft.heard.verb === null && rule === null && isOverOwn(draft.slots, world)) draft.doubts.push('held');
}

const isHour = (item: Entity): boolean => item.kind === 'time' && item.time.kind === 'time';

/** "Not at 5 but at 6": the hour that is taken back is none of the lesson's, nor is what it leaves out. */
function saidOfIt(draft: Draft, heard: Interpretation): Entity[] {
  const { items } = butForExceptions(heard);
  const hours = items.filter(isHour);
  const gone = hours.filter(({ role }) => role === 'instead');
  const isPutRight = gone.length > 0 && gone.length < hours.length && /\bnot\b|לא /.test(heard.normal.text);
  if (!isPutRight) return items;
  mark(draft, 'start', gone, 'when');
  return items.filter((item) => !gone.includes(item));
}

/** "קבוצה של 4": how many may come, and no hour. */
const ofGroup = ({ items: [first], normal }: Interpretation) =>
  first?.kind === 'number' && normal.text.slice(0, first.from) === 'קבוצה של ' ? first : null;

/** "Yael instead of Omer", "Yael after Omer", "שעה לפני עומר": not two who come. */
function comers(draft: Draft, items: Entity[], beside: Entity | undefined, world: IndexedWorld): Id[] {
  const { text } = draft.heard.normal;
  const coming = items.filter(
    (item) =>
      item !== beside &&
      !/^(?:instead|after|before)$/.test(item.role ?? '') &&
      !/(?:שעה|שעתיים|דקות) (?:לפני|אחרי) $/.test(text.slice(0, item.from)),
  );
  return somePeople(draft, 'students', coming, ['student', 'child'], world);
}

/** "Noa Thursday 4 to 5:30", who comes at four anyway: the lesson that stands, or one more. */
const isOverOwn = ({ students, start, end }: Draft['slots'], world: IndexedWorld): boolean =>
  Array.isArray(students) &&
  typeof start === 'string' &&
  typeof end === 'string' &&
  world.heldBetween(start, end).some(({ lesson }) => students.some((id) => lesson.attendeeIds.includes(id)));
