/** Fills the slots of who was at a lesson: who, whether, and which lesson it was. */
import type { Id } from '../../../../domain/basics/ids.ts';
import { raise } from '../../../kernel/cases.ts';
import { ask, mark, say, type Draft } from '../../../kernel/draft.ts';
import { unnamed, type Interpretation } from '../../../kernel/interpretation.ts';
import { inWords, lessonWords } from '../../../kernel/words.ts';
import { pastHeld } from '../../../slots/aPastMeeting.ts';
import { leavesOut } from '../../../slots/exceptions.ts';
import { selectorOf, type Selector } from '../../../slots/selector.ts';
import { somePeople } from '../../../slots/somePeople.ts';
import { nothingSaid } from '../../../slots/when.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import type { Held } from '../../../world/lesson.ts';
import { isTakenBack, saidDoubts } from './doubts.ts';
import { everyone } from './everyone.ts';
import { isAbsent } from './saysWhether.ts';
import { allBut, tellApart } from './toldApart.ts';

export function resolveAttendance(draft: Draft, heard: Interpretation, world: IndexedWorld): void {
  const { items, normal } = heard;
  say(draft, 'present', !isAway(heard), [], 'what');
  const selector = selectorOf(items);
  for (const item of items)
    if (item.kind === 'time') mark(draft, 'occurrence', [item], 'when');
    else if (item.kind !== 'person') mark(draft, 'meeting', [item], 'what');
  const named = somePeople(draft, 'students', items, ['student'], world);
  if (draft.ask) return;
  const isAllBut = leavesOut(heard) && everyone(heard);
  if (!isAllBut) tellApart(draft, heard);
  else if (items.some(({ kind, role }) => kind === 'person' && role !== 'except'))
    draft.doubts.push('except');
  raise(draft, saidDoubts, { heard, selector, text: normal.text });
  const held = pastLesson(draft, selector, isAllBut ? named.length : -1, world);
  if (held === null) return;
  // "Dana is here", of a lesson that was yesterday: it may be of another.
  if (
    selector.when.items.length === 0 &&
    /\b(?:is|are) (?:here|there|present|absent|missing|not)\b/.test(normal.text) &&
    held.start.slice(0, 10) < world.now.slice(0, 10)
  )
    draft.doubts.push('when');
  tellOthers(draft, heard, held, named, isAllBut);
}

/** "לא נכון, דנה כן הייתה": what is denied is what was written. */
const contradicts = /^(?:לא נכון,?|(?:לא|טעות|no|wrong|not true),) /;

/** "הגיעה ביום חמישי ולא ברביעי": when not, beside when. */
const notThen = / (?:ולא|and not|but not) (?!הגיע|בא|הי[הי]|הופיע)(?:on |at )?.*$/;

const isAway = (heard: Interpretation): boolean =>
  isAbsent.test(unnamed(heard).replace(notThen, '').replace(contradicts, '')) ||
  isTakenBack(heard.normal.text);

/** The lesson that was, with more than so many who come; null where that is asked. */
function pastLesson(draft: Draft, selector: Selector, least: number, world: IndexedWorld): Held | null {
  const { meeting } = draft.given;
  const found = pastHeld(selector, world).filter(
    ({ lesson }) => (meeting === undefined || lesson.id === meeting) && lesson.attendeeIds.length > least,
  );
  const [held] = found;
  if (held !== undefined && found.length === 1) {
    draft.slots['meeting'] = held.lesson.id;
    draft.slots['occurrence'] = held.start;
    return held;
  }
  const [question, offered] =
    held === undefined
      ? [
          inWords(world, 'I couldn’t find that past lesson. Which one?', 'לא מצאתי שיעור כזה שהיה. איזה?'),
          pastHeld({ ...selector, when: nothingSaid() }, world),
        ]
      : [inWords(world, 'Which one do you mean?', 'לאיזה מהם התכוונת?'), found];
  ask(
    draft,
    'meeting',
    question,
    offered.slice(0, 6).map((one) => ({ label: lessonWords(world, one), value: one.lesson.id })),
  );
  return null;
}

const only = /^(?:רק|only|just) |(?<![A-Za-zÀ-ӿא-ي])רק [A-Za-zÀ-ӿא-ي]+$/u;

/** What is said of the others who come to it. */
function tellOthers(
  draft: Draft,
  { normal }: Interpretation,
  { lesson }: Held,
  named: Id[],
  isAllBut: boolean,
): void {
  const others = lesson.attendeeIds.filter((id) => !named.includes(id));
  if (isAllBut) allBut(draft, lesson, named);
  // "רק דנה הגיעה", "only Dana came": the others of the group did not.
  else if (only.test(normal.text) && named.length > 0 && others.length > 0 && 'present' in draft.slots)
    allBut(draft, lesson, others);
  if (named.length === 0) draft.slots['students'] = [...lesson.attendeeIds];
}
