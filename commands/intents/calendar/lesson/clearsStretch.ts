/** Whether "cancel" speaks of all that lies in a stretch of time: "cancel Thursday afternoon", "cancel tomorrow's lessons", "cancel everyone today". */
import { words, type Interpretation, type Entity } from '../../../kernel/interpretation.ts';
import { butForExceptions } from '../../../slots/exceptions.ts';
import { whenOf } from '../../../slots/when.ts';

const cancelling = /\b(?:cancel|cancell|delete|remove|drop|scrap|skip|scratch|off)\b/;

export const everyoneIn = (heard: Interpretation): boolean =>
  words(heard, 'noun', 'student').some(({ from, to }) =>
    /^(?:every(?:one|body)|כול(?:ם|ן))$/.test(heard.normal.text.slice(from, to)),
  );

export const isEachOfThem = (
  { normal: { text } }: Interpretation,
  said: { from: number; to: number },
): boolean => /(?:כולם|(?:all|every one|each) of them)$/.test(text.slice(said.from, said.to));

/** "The day before Passover", and not the lesson of it. */
const isTheDay = ({ kind, from, to }: Entity, text: string): boolean =>
  kind === 'time' && /^the day (?!.*(?:tomorrow|yesterday))/.test(text.slice(from, to));

/** "I'm at a training on Monday, cancel": all that is held then. */
const ownAway =
  /^(?:\S+ )?(?:i'm|i am|we're|we are) (?:at|on|in|out|off|away)\b|^(?:\S+ )?(?:אני|אנחנו) (?:ב[א-ת]{3,}|לא (?:פה|בארץ|נמצא|עובד|מלמד|אהיה|נהיה))/u;

export function clearsStretch(whole: Interpretation): boolean {
  const heard = butForExceptions(whole);
  const { items, normal } = heard;
  const said = (heard.verb?.ranges ?? []).map(({ from, to }) => normal.text.slice(from, to)).join(' ');
  const isWhole = items.some(({ kind, from }) => kind === 'time' && normal.text.startsWith('כל ', from));
  // "אין שיעורים ביום שני": of all that are held then.
  const isNone = said === 'אין שיעורים';
  const isAway = /בטל|cancel/.test(said) && ownAway.test(normal.text);
  if (!cancelling.test(said) && !isWhole && !isNone && !isAway) return false;
  if (items.some(({ kind }) => kind === 'person' || kind === 'subject')) return false;
  const nouns = words(heard, 'noun');
  const many = isNone || isAway || nouns.some(({ value }) => value === 'lessons') || everyoneIn(heard);
  if (nouns.some(({ value }) => value !== 'lessons' && value !== 'student' && value !== 'time')) return false;
  if (words(heard, 'it').length + words(heard, 'which').length > 0) return false;
  // "Today's lessons, all of them" are the day's, not the whole of a series.
  if (words(heard, 'scope').some((scope) => !many || !isEachOfThem(heard, scope))) return false;
  const { day, clock, endClock, stretch, recurrence } = whenOf(items);
  if (recurrence !== undefined) return false;
  if (clock !== undefined) return endClock !== undefined;
  if (stretch?.end !== undefined && stretch.grain !== 'year' && (stretch.start !== undefined || many))
    return true;
  return day !== undefined && (many || items.some((item) => isTheDay(item, normal.text)));
}

/** "No lessons after 8", "אין שיעורים בבקרים": hours that are closed, and no lesson that is called off. */
export function closesHours({ items, normal: { text } }: Interpretation): boolean {
  if (!/\bno (?:lessons|classes)\b|(?<![A-Za-zÀ-ӿא-ي])(?:אין|בלי) שיעורים(?![A-Za-zÀ-ӿא-ي])/u.test(text))
    return false;
  if (items.some(({ kind }) => kind === 'person' || kind === 'subject')) return false;
  const { stretch, recurrence, hours } = whenOf(items);
  return (
    hours !== undefined ||
    recurrence?.clock !== undefined ||
    stretch?.clockOnly === true ||
    (stretch?.open !== undefined && /hour|minute/.test(stretch.grain))
  );
}

/** "I finish at 1 on Fridays": the teacher's own day, and no lesson in it. */
export const endsOwnDay = ({ items, normal: { text } }: Pick<Interpretation, 'items' | 'normal'>): boolean =>
  !/\bwith\b|(?<![A-Za-zÀ-ӿא-ي])(?:עם|את) /u.test(text) &&
  /\b(?:i|we) (?:finish|end|stop)\b|\b(?:i'm|we're) (?:done|finished)\b|(?<![A-Za-zÀ-ӿא-ي])(?:אני|אנחנו) מסיי(?:ם|מת|מים)(?![A-Za-zÀ-ӿא-ي])/u.test(
    text,
  ) &&
  items.every(
    ({ kind, ...item }) => kind === 'time' || kind === 'number' || ('sense' in item && item.sense !== 'noun'),
  );

/** "Block an hour before Omer", "הפסקה בין נועם לקבוצה": by a lesson, and no lesson with them. */
export const isBesideLesson = ({ items, unread, normal: { text } }: Interpretation): boolean =>
  /\bblock|\bbreaks?\b|(?<![A-Za-zÀ-ӿא-ي])(?:לחסום|חסו?[מם]י?|תחס[ום]מ?י?|הפסקה)(?![A-Za-zÀ-ӿא-ي])/u.test(
    text,
  ) &&
  [...unread, ...items.filter(({ kind }) => kind === 'person')].some(({ from }) =>
    /(?:\b(?:before|after|between)|(?<![A-Za-zÀ-ӿא-ي])(?:לפני|אחרי|בין)) $/u.test(
      text.slice(Math.max(0, from - 9), from),
    ),
  );
