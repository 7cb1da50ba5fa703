/** Somebody comes, wants or takes something up: a new lesson, unless it is the one that they have. */
import type { Id } from '../../../../domain/basics/ids.ts';
import type { Case } from '../../../kernel/cases.ts';
import { has, type Entity, type Interpretation } from '../../../kernel/interpretation.ts';
import { peopleOf } from '../../../slots/somePeople.ts';
import { whenOf } from '../../../slots/when.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import { isHeldThen, isOfHeldOn } from './held.ts';
import { comesFor, takesUp } from './phrases.ts';
import { speaksOfWhatIs } from './speaksOfWhatIs.ts';

const patternOf = ({ verb }: Interpretation): string => verb?.pattern ?? '';

export const isTakingUp = (heard: Interpretation): boolean => patternOf(heard) === takesUp;

const isComing = (heard: Interpretation): boolean =>
  patternOf(heard) === comesFor || patternOf(heard).startsWith('(comes|');

/** "Itay wants English every Wednesday": what is taught, or how often. */
function saysWhat(heard: Interpretation): boolean {
  const { clock, day, recurrence } = whenOf(heard.items);
  return (
    (has(heard, 'noun', 'lesson') || has(heard, 'title') || heard.items.some(isSubject)) &&
    (recurrence !== undefined || (day !== undefined && clock !== undefined))
  );
}

const isSubject = (item: Entity): item is Entity & { kind: 'subject' } => item.kind === 'subject';

/** "עוד שיעור", "נוסף": one more than there are. */
const isOneMore = /(?<![A-Za-zÀ-ӿא-ي])(?:עוד|גם|נוספת?)(?![A-Za-zÀ-ӿא-ي])/u;

/** A series of theirs alone that is this subject already. */
const learnsAlready = (ids: Id[], names: string[], world: IndexedWorld): boolean =>
  ids.some((id) =>
    (world.lessonsOf.get(id) ?? []).some(
      ({ subject, rrule, attendeeIds }) =>
        rrule !== null && attendeeIds.length < 2 && names.includes(subject),
    ),
  );

/** "Itay wants English every Wednesday": what they take up, where no lesson of theirs is that one already. */
const isNewToThem: Case = (heard, world) => {
  const [first] = heard.items;
  if (first?.kind !== 'person' || first.from >= (heard.verb?.ranges[0]?.from ?? 0)) return false;
  const ids = first.named.map(({ id }) => id);
  const names = heard.items.filter(isSubject).flatMap(({ named }) => named.map(({ name }) => name));
  return (
    heard.unread.length === 0 &&
    saysWhat(heard) &&
    !heard.items.some(({ role }) => role === 'instead') &&
    (has(heard, 'title') || isOneMore.test(heard.normal.text) || !learnsAlready(ids, names, world))
  );
};

/** "Yael comes tomorrow at six for maths", "בא לשיעור השלמה": a new lesson, where she has none on that day. */
const comesToLearn: Case = (heard, world) => {
  const { clock, day, recurrence } = whenOf(heard.items);
  const people = peopleOf(heard.items);
  return (
    clock !== undefined &&
    (day !== undefined || recurrence !== undefined) &&
    people.length > 0 &&
    (has(heard, 'title') ||
      heard.items.some(({ kind, role }) => kind === 'subject' && (role === 'to' || role === 'for'))) &&
    !has(heard, 'scope') &&
    !speaksOfWhatIs(heard) &&
    !(day !== undefined && isOfHeldOn(people, day.date, world))
  );
};

/** "Noam comes at five": when the lesson is that he has. */
const comesAnyway: Case = (heard, world) => isComing(heard) && !comesToLearn(heard, world);

/** "Itay wants his English on Wednesday": the lesson that he has. */
const takesUpNothing: Case = (heard, world) => isTakingUp(heard) && !isNewToThem(heard, world);

/** What makes of a wish a lesson: what is taught, or how often. */
const isOfLesson = (item: Entity): boolean =>
  item.kind === 'subject' ||
  (item.kind === 'time' && item.time.kind === 'recurrence') ||
  (item.kind === 'word' && item.sense === 'noun');

/** "Noam wants physics on Thursdays" is a new lesson; "Noam wants Thursday instead", "what Noam wants" is none. */
const isLooseWish: Case = (heard) => {
  const { items, normal } = heard;
  return (
    patternOf(heard).startsWith('(wants|') &&
    (/\b(?:that|what|which)\b/.test(normal.text) ||
      peopleOf(items).length === 0 ||
      !items.some(isOfLesson) ||
      items.some(({ role, kind }) => role === 'instead' || (role === 'to' && kind !== 'person')))
  );
};

/** "Omer wants his lesson at 5 tomorrow" */
const theirOwn =
  /^let's have\b|\b(?:wants|needs|have) (?:his|her) (?:lesson|class)\b|(?:רוצה|צריכ?[ךה]) את השיעור של/;

/** "Let's do Omer at 7 tomorrow", "start Noa at 4:30 on Thursday": a second lesson is not what is meant. */
const isLetsOfHeld: Case = (heard, world) =>
  (/^\((?:let's|start\|begin\) … \(on|נפגש)/.test(patternOf(heard)) || theirOwn.test(heard.normal.text)) &&
  !heard.items.some(isSubject) &&
  isHeldThen(heard.items, world);

export const wishesForNothingNew: Case[] = [comesAnyway, takesUpNothing, isLooseWish, isLetsOfHeld];
