/** "Dana first lesson tomorrow at 5", "שיעור ראשון לדנה מחר": what the new lesson is called, and no question about the schedule. */
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import { recurrenceAdjective } from '../../../grammar/he/recurrenceAdjectives.ts';
import { has, type Interpretation } from '../../../kernel/interpretation.ts';
import type { EntityCandidate, AnnotatedText } from '../../../kernel/annotatedText.ts';
import { peopleOf } from '../../../slots/somePeople.ts';
import { whenOf } from '../../../slots/when.ts';

const written =
  /(?<![a-z])(?:very )?first(?: (?:lesson|class|session)(?![a-z])|(?= [a-z]+ (?:lesson|class|session)(?![a-z])))|(?<![א-ת])(?:שיעור|מפגש|פגישה) ראשונ?[ןה]?(?![א-ת])/gu;

/** Of a Hebrew "first", which is Sunday too, only where another day is said, or whose lesson it is. */
const firstLesson = ({ normal: { text }, readings }: AnnotatedText): EntityCandidate[] =>
  [...text.matchAll(written)].flatMap((found): EntityCandidate[] => {
    const [from, to] = [found.index, found.index + found[0].length];
    const isHebrew = /[א-ת]/.test(found[0]);
    const hasDay = readings.some(
      (one) => one.kind === 'time' && one.time.kind !== 'time' && (one.to <= from || one.from >= to),
    );
    const hasWhom = /^ (?:ל|עם )/.test(text.slice(to));
    if (isHebrew && !hasDay && !hasWhom) return [];
    return [{ kind: 'word', sense: 'title', value: 'kind', from, to, cost: 0.3 }];
  });

/** Words that only a new lesson has. */
export const newLessonWords = (said: AnnotatedText): EntityCandidate[] => [
  ...recurrenceAdjective(said),
  ...firstLesson(said),
];

/** With its hour, of a teacher with whom, and nothing that asks. */
const isNewFirst = (heard: Interpretation, { role }: IndexedWorld): boolean =>
  /(?<!(?:'s|the|my|his|her|their|our) )(?<![a-z])first (?:lesson|class)(?![a-z])/.test(heard.normal.text) &&
  !heard.asks &&
  !/^(?:when|what|which|is|do|who)\b/.test(heard.normal.text) &&
  !has(heard, 'scope') &&
  (role !== 'teacher' || peopleOf(heard.items).length > 0) &&
  whenOf(heard.items).clock !== undefined;

/** "When is Dana on Sunday?" is answered by Sunday's lessons; without a day it is schedule.next. */
const asksHour =
  /^(?:when|whens|when's|what time)\b(?!.*\bday\b)|\b(?:first|last|remaining) (?:lessons?|class|student)\b/;

/** "The first lesson?" asks for an hour, "first lesson with Dana at 5" books one; neither is answered by a day's lessons. */
export const asksForFirst = (heard: Interpretation, world: IndexedWorld): boolean =>
  (asksHour.test(heard.normal.text) && !heard.items.some(({ kind }) => kind === 'time')) ||
  isNewFirst(heard, world);
