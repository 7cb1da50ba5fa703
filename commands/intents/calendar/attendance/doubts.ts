/** What is asked about before it is written down who came. */
import type { Doubt } from '../../../kernel/cases.ts';
import type { Interpretation } from '../../../kernel/interpretation.ts';
import type { Selector } from '../../../slots/selector.ts';
import { isAbsent } from './saysWhether.ts';

type Said = { heard: Interpretation; selector: Selector; text: string };

/** "Didn't come on Sunday and not on Monday" */
const isNotThenEither = ({ heard: { items }, text }: Said): boolean => {
  const not = items.find((item) => item.kind === 'time' && item.role === 'instead');
  return not !== undefined && isAbsent.test(text.slice(0, not.from).replace(/\S+ \S*$/, ''));
};

/** "Came on Sunday and on Monday"; the day of a group may be its name. */
const isOfMoreDays = ({ heard: { items }, selector, text }: Said): boolean =>
  selector.when.moreDays.length > 0 &&
  !/(?<![A-Za-zÀ-ӿא-ي])[בל]?ה?קבוצ(?:ת|ה של) |day(?:'s)? group\b/u.test(text) &&
  items.every(({ role }) => role !== 'instead');

/** "… but the group yes" */
const isOtherToo = ({ text }: Said): boolean => / (?:but|אבל) .*(?:\byes|\bdid|כן)$/.test(text);

/** "לא היה שיעור אתמול": it was not held, whoever would have come. */
const wasNotHeld = ({ text }: Said): boolean =>
  /(?<![A-Za-zÀ-ӿא-ي])לא הי(?:ה|ו|י?תה) (?:ל[A-Za-zÀ-ӿא-ي]+ )?(?:שיעור|פגיש|מפגש)/u.test(text);

/** "Noam absent on Monday" may be of the one to come. */
const mayBeAhead = ({ heard: { verb }, selector, text }: Said): boolean =>
  /\babsent\b/.test(text) &&
  verb?.pattern.endsWith('|absent)') === true &&
  selector.when.day?.which === 'bare';

/** "תוריד נוכחות": not there, or nothing known of it. */
export const isTakenBack = (text: string): boolean => /(?:ורי?ד|חק|סיר|בטל)י? .*נוכחות/.test(text);

/** "Wasn't there for two weeks" is of more than one. */
const isForWeeks = ({ heard: { items } }: Said): boolean =>
  items.some(
    (item) => item.kind === 'time' && item.time.kind === 'duration' && item.time.calendar !== undefined,
  );

export const saidDoubts: Doubt<Said>[] = [
  { asks: 'days', when: (said) => isNotThenEither(said) || isOfMoreDays(said) || isOtherToo(said) },
  { asks: 'told', when: wasNotHeld },
  { asks: 'when', when: mayBeAhead },
  { asks: 'back', when: ({ text }) => isTakenBack(text) },
  { asks: 'when', when: isForWeeks },
];
