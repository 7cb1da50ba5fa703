/** "anything tomorrow?", "what's next week", "כל השיעורים מחר": a time, and a word that asks what is there. */
import { anyOf, type Case } from '../../../kernel/cases.ts';
import type { Entity } from '../../../kernel/interpretation.ts';
import { saysNoHour } from '../lesson/said.ts';
import { stands } from '../lesson/stands.ts';

const isNoun = (item: Entity, value: string): boolean =>
  item.kind === 'word' && item.sense === 'noun' && item.value === value;

/** "What's on tomorrow" */
const asksWhat: Case = ({ normal }) =>
  /^(?:(?:what's|whats|what is|what|anything|something|any(?! chance))(?: |$)|(?:יש )?(?:משהו|משו)|מה |מי |כל ה?שיעורים)/.test(
    normal.text,
  );

/** "Physics group this week?" */
const asksOfThem: Case = ({ items, questionMark, normal }) =>
  questionMark &&
  !/^(?:is|are|was|were|did|does|has|have|why|should|האם|למה)\b|^(?:האם|למה)/.test(normal.text) &&
  items.some((item) => item.kind === 'person' || item.kind === 'subject' || isNoun(item, 'group'));

/** "Dana's lessons this month" */
const namesLessons: Case = (heard, world) =>
  heard.unread.length === 0 &&
  saysNoHour(heard) &&
  !/\bnew (?:lessons|classes)\b|שיעורים (?:חדשים|נוספים)/.test(heard.normal.text) &&
  heard.items.some((item) => item.kind === 'time' && item.time.kind !== 'recurrence') &&
  (heard.items.some((item) => isNoun(item, 'lessons')) || asksOfThem(heard, world));

/** "Dana comes on Sunday?", "השיעור מחר מתקיים?", "נפגשים בראשון?" */
const asksWhether: Case = ({ light, questionMark, polite, items, normal }, { role }) =>
  light &&
  questionMark &&
  !polite &&
  (items.some(({ kind }) => kind === 'person') || (role === 'student' && /נפגש|מתקיי/.test(normal.text)));

/** "אפשר שיעור בשישי בבוקר?" asks for one. */
const asksForLesson: Case = ({ polite, normal }) =>
  polite && /^(?:אפשר|יש (?:אפשרות|מצב|סיכוי))/.test(normal.text);

const asks = anyOf(asksWhat, namesLessons, stands, asksWhether);

export const saidBare: Case = (heard, world) =>
  !heard.negated &&
  !asksForLesson(heard, world) &&
  asks(heard, world) &&
  heard.items.some((item) => item.kind === 'time' && item.time.kind !== 'duration') &&
  heard.items.every((item) => item.kind !== 'number' && item.kind !== 'money');
