/** What is asked about before a lesson is called off as it was said. */
import { addDays, dayOf } from '../../../../domain/basics/wallTime.ts';
import type { Doubt } from '../../../kernel/cases.ts';
import { words, type Entity, type Interpretation } from '../../../kernel/interpretation.ts';
import type { Selector } from '../../../slots/selector.ts';
import { weekOf } from '../../../world/days.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import type { Held } from '../../../world/lesson.ts';
import { tellsOfPerson } from './ofOthers.ts';
import { isCancelled } from './tellsOnly.ts';

/** `items`: the words of the sentence as they are understood; `held`: the lesson that was found. */
export type Found = {
  heard: Interpretation;
  items: Entity[];
  selector: Selector;
  held: Held | null;
  world: IndexedWorld;
};

const textOf = ({ heard }: Found): string => heard.normal.text;

const isOfThisWeek = (heard: Interpretation): boolean =>
  words(heard, 'scope', 'this').some(({ from, to }) =>
    /\bthis week\b|השבוע/.test(heard.normal.text.slice(from, to)),
  );

/** "Monday's group this week only", of a Monday that has been: next week's may not be meant. */
export const isOfLaterWeek = ({ heard, held, world }: Found): boolean =>
  held !== null && isOfThisWeek(heard) && dayOf(held.start) >= addDays(weekOf(world.now, world), 7);

/** "Omer cancels" tells what he does; whether it is done is for the teacher to say. */
const tellsWhatTheyDo = (found: Found): boolean =>
  found.world.role === 'teacher' &&
  tellsOfPerson(found.heard) &&
  /\bcancels\b|(?:^|\s)(?:מבטל|מבטלת|ביטל[הו]?)(?:\s|$)/.test(textOf(found));

const perhaps =
  /(?:^|\s)(?:מבוטלת?|מתבטלת?|יורדת?|נופלת?|(?:י|ת|מ)תקיי(?:ם|מת|מו|מים)|אולי|כנראה|ככל הנראה|ייתכן)(?=\s|[.,!]|$)|\b(?:probably|maybe|perhaps|likely)\b/;

/** "Dana is probably off tomorrow", "השיעור מבוטל" */
const isPerhaps = (found: Found): boolean =>
  perhaps.test(textOf(found)) && words(found.heard, 'scope').length === 0;

/** "Delete Omer" may be the student himself. */
const mayBeStudent = (found: Found): boolean =>
  found.heard.items.every(({ kind }) => kind === 'person') &&
  /\b(?:delete|remove|erase|get rid)\b|מחי?ק|הסר|תסיר|להסיר/.test(textOf(found));

/** "Cancel Dana", who comes with Noam: one of a group alone was named, and the others would lose the lesson too. */
const isOneOfGroup = ({ held, selector, world }: Found): boolean =>
  world.role === 'teacher' &&
  held !== null &&
  selector.people.length > 0 &&
  held.lesson.attendeeIds.length > selector.people.length &&
  !selector.group;

/** "This week and next week": of one lesson the other would be left out. */
const isOfTwoWeeks = ({ items }: Found): boolean =>
  items.filter((item) => item.kind === 'time' && item.time.grain === 'week').length > 1;

const isBound = ({ kind, ...item }: Entity): boolean =>
  kind === 'time' &&
  'time' in item &&
  item.time.kind === 'interval' &&
  /before|after/.test(item.time.open ?? '') &&
  /hour|minute/.test(item.time.grain);

/** "Can't on Friday, give him Sunday", "won't be there before 4:30": another time is said than the lesson's. */
const isOtherwise = ({ heard, selector: { when } }: Found): boolean =>
  !isCancelled(heard) &&
  (when.moreClocks.length > 0 ||
    when.moreDays.some(({ date }) => date !== when.day?.date) ||
    heard.items.some(isBound));

const tells =
  /^(?:there's |there is |\S+ has |(?:i|we) have )?no (?:lesson|class)|^(?:ל[A-Za-zÀ-ӿא-ي]+ )?אין (?:ל[A-Za-zÀ-ӿא-ي]+ )?(?:שיעור|פגישה)| (?:is|does|has|will) (?:s?he|it|they|there)\??$/u;

/** "There's no lesson tomorrow", "isn't coming, is he": told by one who learns, and not ordered. */
const isTold = (found: Found): boolean =>
  found.world.role !== 'teacher' && tells.test(textOf(found)) && !found.heard.polite;

const doesTeacher = /^ (?:is|isn't|has|won't|can't|cancel|חולה|מבטל|לא (?:יכול|בא|מגיע|ת))/;

/** "Rivka is sick": told of who teaches. */
const isOfTeacher = ({ heard: { items, normal }, world }: Found): boolean => {
  const [teller] = items;
  return (
    world.role !== 'teacher' &&
    teller?.kind === 'person' &&
    teller.named.every(({ kind }) => kind === 'teacher') &&
    doesTeacher.test(normal.text.slice(teller.to))
  );
};

/** "Cancel today's lesson", which goes on just now. */
const hasBegun = ({ held, world: { now } }: Found): boolean =>
  held !== null && held.start < now && dayOf(held.start) === dayOf(now);

export const foundDoubts: Doubt<Found>[] = [
  { asks: 'told', when: tellsWhatTheyDo },
  { asks: 'told', when: isPerhaps },
  { asks: 'person', when: mayBeStudent },
  { asks: 'group', when: isOneOfGroup },
  { asks: 'weeks', when: isOfTwoWeeks },
  { asks: 'told', when: (found) => isOtherwise(found) || isTold(found) || isOfTeacher(found) },
  { asks: 'begun', when: hasBegun },
];
