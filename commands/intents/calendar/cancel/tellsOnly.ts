/** Sentences that tell why, until when, or when instead, and call no lesson off. */
import type { Case } from '../../../kernel/cases.ts';
import { verbTexts, type Entity, type Interpretation } from '../../../kernel/interpretation.ts';
import { selectorOf } from '../../../slots/selector.ts';
import { untilHour } from '../../../slots/when.ts';

/** "איתי היה חולה": why he was not there, and nothing to be called off. */
const wasIll: Case = ({ normal }) =>
  /(?<![A-Za-zÀ-ӿא-ي])הי[יתהו]+ (?:חול|ב?חו"ל|ב(?:חול|חופש|מילואים|טיול|צבא|בידוד|בית חולים))(?!.*בטל)/u.test(
    normal.text,
  );

/** "Omer had no lesson last week": told of what was. */
const hadNone: Case = ({ normal }) => /\b(?:had|was|were) no (?:lesson|class|session)/.test(normal.text);

/** "It will be cancelled" */
const isPassive: Case = ({ able, polite, normal }) =>
  /\bbe (?:cancell?ed|called off)\b/.test(normal.text) && !able && !polite;

/** "Until the end of June" */
const isTheEnd: Case = ({ verb, normal: { text } }) =>
  verb?.ranges.every(
    ({ from, to }) => /^ends?$/.test(text.slice(from, to)) && text.slice(0, from).endsWith('the '),
  ) ?? false;

/** "Can we stop early on Sunday" */
const stopsEarly: Case = ({ normal }) =>
  /\b(?:stop|end|finish|leave)(?: \w+){0,2} (?:early|earlier)\b/.test(normal.text);

/** "Drop it to 30 minutes", "by 15", "cancel 15 minutes of it". */
const isOfMinutes: Case = ({ items, normal }) =>
  items.some(
    ({ role, ...item }) =>
      item.kind === 'time' &&
      item.time.kind === 'duration' &&
      item.time.minutes < 720 &&
      (role === 'to' || role === 'by' || /^ (?:of|off|from|less|shorter)\b/.test(normal.text.slice(item.to))),
  );

/** "Won't be here until 10:15" comes late. */
const comesLate: Case = ({ verb, items }) =>
  /\bbe\b|\bcoming\b|אהיה|הגיע|גיעה?(?![A-Za-zÀ-ӿא-ي])/u.test(verb?.pattern ?? '') &&
  items.some((item) => untilHour(item) !== null);

const takesOff = /הורד|וריד|\b(?:take|knock|shave) .*\boff\b/;
const ends =
  /(?<![A-Za-zÀ-ӿא-ي])(?:[לתנמ]סיי(?:ם|מי|מת|מים)|[מתי]סתיי(?:ם|מת))(?![A-Za-zÀ-ӿא-ي])|^(?:please )?end\b/u;

/** "תוריד רבע שעה", "תסיים ב-12": shorter, not cancelled. */
const isShorter: Case = ({ items, normal: { text } }) =>
  takesOff.test(text)
    ? items.some((item) => item.kind === 'time' && item.time.kind === 'duration' && item.time.minutes < 1440)
    : ends.test(text) && selectorOf(items).when.clock !== undefined;

const cannotButCan =
  /לא (?:יכול|אוכל|נוכל|מסתדר|מתאים|אגיע|נגיע|מגיע).*(?<![A-Za-zÀ-ӿא-ي])(?:אפשר|אולי|נוכל|עדיף|אבל (?:כן )?יכולה?)(?![A-Za-zÀ-ӿא-ي])|\bcan(?:'t|t|not)\b.*\b(?:can|could|is free|works|is better|suits|instead)\b/u;

/** "לא יכולה בראשון, אפשר בשני ב-4?" asks for another time. */
const isElsewhen: Case = ({ items, normal: { text } }) =>
  cannotButCan.test(text) &&
  !/(?:לבטל|תבטל|ביטול)/.test(text) &&
  items.filter(({ kind }) => kind === 'time').length > 1;

const saysNo = /^(?:(?:אז )?(?:בלי|אין)|לא|(?:(?:so|,) )?no)$/;

/** "יעל עם שפעת, היום לא": why was said, and whose lesson. */
const saysWhy = ({ excused, items }: Interpretation): boolean =>
  excused && items.some(({ kind }) => kind === 'person') && items.at(-1)?.kind === 'time';

/** "No Noam tomorrow", "היום אין נועם": nobody's hour is told. */
const isNoPerson = ({ items, normal: { text } }: Interpretation, end: number): boolean =>
  (/^(?:no|אין) [^,]*$/.test(text) && selectorOf(items).when.clock === undefined) ||
  /(?:בלי|(?:היום|מחר|השבוע|הבא|י) אין)$/.test(text.slice(0, end));

/** What "no" takes away, right behind it; `end`: where "no" ends. */
const isDenied = (heard: Interpretation, first: Entity | undefined, end: number): boolean =>
  first !== undefined &&
  first.from <= end + 2 &&
  (first.kind === 'subject' ||
    (first.kind === 'person' && isNoPerson(heard, end)) ||
    (first.kind === 'word' && first.sense === 'noun'));

/** "No English tomorrow" calls off; "no, Thursday" answers. */
const isBareNo: Case = (heard) => {
  const { items, verb, normal } = heard;
  const no = verb?.ranges.find(({ from, to }) => saysNo.test(normal.text.slice(from, to)));
  if (no === undefined) return false;
  const first = items.find(({ from }) => from >= no.to);
  if (first === undefined && saysWhy(heard)) return false;
  return !(isDenied(heard, first, no.to) && items.some(({ kind }) => kind === 'time' || kind === 'person'));
};

const orders = /cancel|delet|remov|בטל|מחק|ורי?ד/;

/** Whether its own verb is one that calls off, and no reason. */
export const isCancelled = (heard: Interpretation): boolean =>
  verbTexts(heard).some((text) => orders.test(text));

export const tellsOnly: Case[] = [
  wasIll,
  hadNone,
  isPassive,
  isTheEnd,
  stopsEarly,
  isOfMinutes,
  comesLate,
  isShorter,
  isElsewhen,
  isBareNo,
];
