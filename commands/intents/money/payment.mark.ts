/** Writes down what was paid: a sum, which settles the oldest lessons first, or lessons by their number or day. */
import { addDays, dayOf } from '../../../domain/basics/wallTime.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import type { Held } from '../../world/lesson.ts';
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import type { EntityCandidate } from '../../kernel/annotatedText.ts';
import { ask, assume, mark, say, type Draft } from '../../kernel/draft.ts';
import { has, type Entity, type Interpretation } from '../../kernel/interpretation.ts';
import { saidSubject } from '../../slots/aSubject.ts';
import { idle } from '../../slots/freeText.ts';
import { peopleOf, somePeople } from '../../slots/somePeople.ts';
import { typedText } from '../../kernel/unread.ts';
import { typedSpan } from '../../nlu/text/normalize.ts';
import { inWords } from '../../kernel/words.ts';
import { nameOfPerson, openEntries } from './booksOf.ts';
import { aPackage, howMuch } from './paidAmount.ts';
import {
  daysSaid,
  entriesMeant,
  isForThen,
  isOneDay,
  lessonsThen,
  meant,
  namesLessons,
  noBareHour,
  paidParts,
  payReadings,
  sayWhen,
  type PaidParts,
} from './paidParts.ts';
import { paidSteps } from './paidSteps.ts';

const handsOver = /gave|received|transfer|העביר|קיבלתי|העברה/;

/** "Until June" is a bound, and no month of lessons that were paid. */
const isUntil = (reading: EntityCandidate, { text }: { text: string }): boolean =>
  reading.kind === 'word' &&
  reading.sense === 'month' &&
  /(?:until|till|עד) $/.test(text.slice(0, reading.from));

/** "Said" is no "paid"; and what is given, sent or taken is money where a sum or a way of paying is told. */
function isNoPayment(heard: Interpretation): boolean {
  if (heard.verb?.misspelt) return true;
  const { sum, count, method, isBack } = paidParts(heard);
  if (isBack) return true;
  const isTold = sum !== null || count?.isSaid === true || (method !== null && method !== 'transfer');
  return handsOver.test(heard.verb?.pattern ?? '') && !isTold;
}

export const paymentMark = command({
  id: 'payment.mark',
  who: ['teacher'],
  effect: 'does',
  weighs: () => true,
  says: {
    en: [
      '[has|have|had|just|already|finally|who] (paid|payed|pd|prepaid|settled) [up]',
      '(mark|tick|set|put|log|record|enter|note|register|add) … (paid|payed|payment|payments|settled)',
      '(got|received|collected|took) … from',
      '(gave|handed|transferred|sent|venmoed|wired) [me|us]',
      '(payment|payments|bit|transfer|cash|check|cheque|money) (from|of)',
      '^ [new|add|record] payment',
      '(package|pack) of',
      '(sell|sold|selling) … (package|pack|lessons)',
      'bought … (package|pack)',
      '^ (bit|cash|transfer|cheque|check)',
    ],
    he: [
      '[כבר|סוף סוף] (שילם|שילמה|שילמו|שולם|שולמה|שולמו|סילק|סילקה|הסדיר|הסדירה)',
      '(לסמן|לרשום|לעדכן|להכניס|להוסיף) … (שולם|ששולם|כשולם|תשלום|התשלום|ששילם|ששילמה|ששילמו|כשילם|כשולמו|שילם|שילמה|שילמו)',
      '(כרטיסייה|כרטיסיה|חבילה|כרטיסיית|חבילת) (של|שיעורים|מפגשים)',
      '(למכור|מכרתי) … (כרטיסייה|כרטיסיה|חבילה|כרטיסיית|חבילת)',
      '(העביר|העבירה|העבירו|נתן|נתנה|נתנו|הביא|הביאה|הביאו|שלח|שלחה) [לי]',
      '(קיבלתי|גביתי|נכנס|נכנסו)',
      '(תשלום|מזומן|ביט|העברה) (מ|של|עבור)',
      '^ (תשלום|ביט|העברה|מזומן)',
      '(קנה|קנתה|קנו) … (כרטיסייה|כרטיסיה|חבילה|כרטיסיית|חבילת)',
    ],
  },
  takes: [
    'person',
    'subject',
    'money',
    'number',
    'time',
    'month',
    'noun',
    'which',
    'count',
    'method',
    'pay',
    'all',
    'it',
    'price:each',
  ],
  extra: (said) => [
    ...payReadings(said).filter((reading) => !isUntil(reading, said.normal)),
    ...idle(
      said,
      /^(?:payment|payments|paid|money|me|us|total|altogether|already|now|balance|debt|amount|due|envelope|כסף|תשלום|התשלום|סכום|שקל|לי|לנו|סוף|חוב|החוב|סהכ|סך|ביחד|כרגע|עכשיו)$/,
    ),
  ],
  price: noBareHour,
  bare: (heard) =>
    !heard.asks &&
    !heard.negated &&
    peopleOf(heard.items).length > 0 &&
    has(heard, 'method') &&
    paidParts(heard).sum !== null,
  declines: (heard) => isNoPayment(heard),
  resolve,
  plan: paidSteps,
  examples(world) {
    const { person } = firstLessons(world);
    return {
      en: [`${person.en} paid 300`, `${person.en} paid for 3 lessons in cash`],
      he: [`התשלום של ${person.he}: 300`, `לרשום ש${person.he} שילם על שלושה שיעורים`],
    };
  },
  counterexamples: {
    en: [
      "Dana didn't pay",
      'has Dana paid?',
      'how much does Dana owe?',
      'Dana pays 180 a lesson',
      'paid 85 for books',
    ],
    he: ['דנה לא שילמה', 'דנה שילמה?', 'כמה דנה חייבת?', 'דנה משלמת 180 לשיעור', 'שילמתי 85 על ספרים'],
  },
});

function resolve(draft: Draft, heard: Interpretation, world: IndexedWorld): void {
  const parts = paidParts(heard);
  // "Was here, and paid": more is told than what was paid.
  if (heard.past) draft.doubts.push('told');
  if (parts.method) say(draft, 'method', parts.method, parts.methodItems, 'money');
  // While it is asked who, how much has been read.
  if (parts.sum) mark(draft, 'amount', [parts.sum], 'money');
  mark(draft, 'count', parts.count?.items ?? [], 'what');
  const named = somePeople(draft, 'students', heard.items, ['student'], world);
  if (draft.ask) return;
  saidSubject(draft, heard.items, world);
  when(draft, heard, parts, world);
  if (peopleOf(heard.items).length === 0) nobodysName(draft);
  if (named.length === 0 && !Array.isArray(draft.given['students'])) whoPaid(draft, world);
  if (draft.ask) return;
  if (parts.isAhead && (parts.count || !parts.sum)) return aPackage(draft, parts, world);
  howMuch(draft, parts, world);
}

/** "Until June": the last day on which lessons paid ahead are covered. */
function lastDay({ items }: Interpretation): { day: string; item: Entity } | null {
  for (const item of items)
    if (item.kind === 'time' && item.time.kind === 'interval' && item.time.end && !item.time.start)
      return { day: addDays(dayOf(item.time.end), -1), item };
  return null;
}

/** Of a day: the lessons of then, or the day on which it was paid. */
function when(draft: Draft, heard: Interpretation, parts: PaidParts, world: IndexedWorld): void {
  const end = parts.isAhead ? lastDay(heard) : null;
  if (end) return say(draft, 'end', end.day, [end.item], 'when');
  const days = daysSaid(heard, world);
  const isLast = days === null && has(heard, 'which', 'last') && parts.count === null && parts.sum === null;
  if (isLast) return sayWhen(draft, heard, null, world);
  if (!days) return;
  const isThen = ({ start }: Held): boolean => start >= days.from && start < days.to;
  const isLessons =
    isForThen(heard, days.items) ||
    !isOneDay(days) ||
    (parts.sum === null && lessonsThen(heard, world).some(isThen));
  if (isLessons) sayWhen(draft, heard, days, world);
  else say(draft, 'start', dayOf(days.from), days.items, 'when');
}

/** A name that nobody has is read, once it was answered who is meant. */
function nobodysName({ heard, spans }: Draft): void {
  for (const { from, to } of heard.unread)
    spans.push({ ...typedSpan(heard.normal, from, to), slot: 'students', kind: 'said', pen: 'who' });
}

/** Nobody is named: those whose lessons are meant, or the question who. */
function whoPaid(draft: Draft, world: IndexedWorld): void {
  const said = meant(draft);
  const lesson = world.lessonById.get(String(said['meeting']));
  const entries = namesLessons(said) ? entriesMeant(said, world) : [];
  const ids = lesson?.attendeeIds ?? [...new Set(entries.map(({ studentId }) => studentId))];
  if (ids.length > 0) {
    assume(draft, 'students', [...ids], ids.map((id) => nameOfPerson(id, world)).join(', '), 'who');
    return;
  }
  const owing = [...new Set(openEntries(world).map(({ studentId }) => studentId))];
  const offered = owing.length > 0 ? owing : world.students.map(({ id }) => id);
  const stranger = draft.heard.unread.map((token) => typedText(token, draft.heard.normal)).join(' ');
  const isNobody =
    stranger === '' ? '' : inWords(world, `I don’t know “${stranger}”. `, `השם ״${stranger}״ לא מוכר כאן. `);
  ask(
    draft,
    'students',
    isNobody + inWords(world, 'Who paid?', 'מי שילם?'),
    offered.slice(0, 6).map((id) => ({ label: nameOfPerson(id, world), value: [id] })),
  );
}
