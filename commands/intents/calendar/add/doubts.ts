/** What is asked about before a lesson is booked as it was said. */
import { type Doubt } from '../../../kernel/cases.ts';
import type { Entity, Interpretation } from '../../../kernel/interpretation.ts';
import { isOfSeveral } from '../../../slots/severalDays.ts';
import { peopleOf } from '../../../slots/somePeople.ts';
import { whenOf } from '../../../slots/when.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import { theirs } from '../lesson/namesOne.ts';
import { isHeldThen } from './held.ts';

/** `items`: what of the sentence is of the lesson; `limit`: how many may come. */
type Said = { heard: Interpretation; items: Entity[]; limit: Entity | null; world: IndexedWorld };

/** "Dana at 4 and 5": of two hours the sentence says nothing about which is whose. */
const hasTwoHours = ({ items, limit }: Said): boolean =>
  whenOf(items.filter((item) => item !== limit)).moreClocks.length > 0;

/** "Yael instead of Omer" is one who comes and one who goes: not two who come. */
const isInPlaceOf = ({ items }: Said): boolean => peopleOf(items).some(({ role }) => role === 'instead');

/** "I think Dana at 5" */
const isUnsure = ({ heard }: Said): boolean => /\bi think\b/.test(heard.normal.text);

const each = /\beach (?!of)|\beach$|(?<![A-Za-zÀ-ӿא-ي])כל אח[דת](?![A-Za-zÀ-ӿא-ي])/u;

/** "Noam and Noa a lesson each": two lessons. */
const isOneEach = ({ heard, items }: Said): boolean =>
  peopleOf(items).length > 1 && each.test(heard.normal.text);

/** "Not before four": no hour yet. */
const isNotBefore = ({ heard }: Said): boolean =>
  /\bnot (?:before|earlier)\b|(?<![A-Za-zÀ-ӿא-ي])לא (?:לפני|יותר מוקדם)(?![A-Za-zÀ-ӿא-ي])/u.test(
    heard.normal.text,
  );

/** "Itay is coming Friday at 11", who comes at 10: another lesson, or the one there is. */
const comesThatDay = ({ heard, items, world }: Said): boolean =>
  heard.verb === null && /\bcom(?:es|ing)\b/.test(heard.normal.text) && isHeldThen(items, world);

/** "סגרנו עם יעל היום ב4", who comes today anyway. */
const isAgreed = ({ heard, items, world }: Said): boolean =>
  /(?<![A-Za-zÀ-ӿא-ي])(?:סגר|סיכמ|קבע|הסכמ|סידר)(?:תי|נו) עם/u.test(heard.normal.text) &&
  isHeldThen(items, world);

/** "השיעור של נועם מחר בשש", who has none then. */
const isTheLesson = ({ heard: { normal } }: Said): boolean =>
  normal.text.startsWith('ה') && theirs.test(normal.text);

export const saidDoubts: Doubt<Said>[] = [
  { asks: 'hours', when: hasTwoHours },
  { asks: 'instead', when: isInPlaceOf },
  { asks: 'think', when: isUnsure },
  { asks: 'each', when: (said) => isOneEach(said) || isNotBefore(said) },
  { asks: 'held', when: comesThatDay },
  { asks: 'held', when: isAgreed },
  { asks: 'held', when: isTheLesson },
  { asks: 'days', when: ({ items }) => isOfSeveral(items) },
];

/** "Alternating", "and then Noam right after": not all of it at that hour. */
export const takesTurns = ({ normal: { raw, text } }: Interpretation, items: Entity[]): boolean =>
  /\b(?:alternat\w+|right after|and then)\b|(?<![A-Za-zÀ-ӿא-ي])(?:לסירוגין|מיד אחר|ואז)/u.test(raw) ||
  peopleOf(items).some(({ from }, at) => at > 0 && /\bthen (?:with )?$/.test(text.slice(0, from)));
