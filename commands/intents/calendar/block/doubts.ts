/** What is asked about before hours are closed as it was said. */
import type { Doubt } from '../../../kernel/cases.ts';
import type { Draft } from '../../../kernel/draft.ts';
import type { Entity } from '../../../kernel/interpretation.ts';
import type { SaidRule } from '../../../slots/aRule.ts';
import { isOfSeveral } from '../../../slots/severalDays.ts';
import { isOfWhichDays, isPlural } from '../../../slots/when.ts';
import type { When } from '../../../slots/saidWhen.ts';

type Said = { items: Entity[]; rule: SaidRule | null; when: When; given: Draft['given'] };

/** "Two weeks from the 20th", "from the 20th" go on beyond the day that is named. */
const goesOn = ({ items, given }: Said): boolean =>
  given['end'] === undefined &&
  items.some(
    (item) =>
      item.kind === 'time' &&
      ((item.time.kind === 'date' && item.role === 'from') ||
        /\b(?:week|month)s? from\b/.test(item.time.text)),
  );

/** "Every Monday at 5 and Tuesday from 4 to 6" are two. */
const isOfTwo = ({ rule, when: { day } }: Said): boolean =>
  rule?.weekdays[0] !== undefined && day?.weekday !== undefined && !rule.weekdays.includes(day.weekday);

/** As the words stand. */
export const saidDoubts: Doubt<Said>[] = [
  { asks: 'since', when: goesOn },
  { asks: 'days', when: isOfTwo },
];

type Settled = Omit<Said, 'given'> & { text: string };

/** "On Tuesday mornings" may be of each Tuesday. */
const isOfEach = ({ when: { stretch } }: Settled): boolean =>
  stretch?.day !== undefined && isPlural.test(stretch.text);

/** "Off at 5": until when is not said. */
const hasNoEnd = ({ text, when }: Settled): boolean =>
  /\boff (?:at|from) \d/.test(text) && when.endClock === undefined;

/** "Thursday after school" is not all of it. */
const isAfterSchool = ({ text, when }: Settled): boolean =>
  when.clock === undefined && /\b(?:after|before|until) (?:school|work|lunch)\b/.test(text);

const noMore = /\bany ?more\b|\bno longer\b|(?<![A-Za-zÀ-ӿא-ي])יותר(?![A-Za-zÀ-ӿא-ي])/u;

/** "I don't teach after 8 any more" is of no one day. */
const isForGood = ({ text, rule }: Settled): boolean => !rule && noMore.test(text);

/** "Mondays or Tuesdays" */
const isOfSome = ({ when, items }: Settled): boolean => isOfWhichDays(when) || isOfSeveral(items);

/** Once days and hours are known. */
export const settledDoubts: Doubt<Settled>[] = [
  { asks: 'days', when: isOfEach },
  { asks: 'hours', when: hasNoEnd },
  { asks: 'hours', when: isAfterSchool },
  { asks: 'days', when: isForGood },
  { asks: 'days', when: isOfSome },
];
