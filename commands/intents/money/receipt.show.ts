/** Opens the receipt of a lesson, of the one that is said, else of the last one that was paid; or a family's account of a month. */
import { daysSaid, ofWhom, entriesMeant, meant, noBareHour, payReadings, sayWhen } from './paidParts.ts';
import { papers, viewIn } from './moneyViews.ts';
import { familyWords, theFamilies, theMonth } from './theFamilies.ts';
import { booksOf, entryWords } from './booksOf.ts';
import { inWords } from '../../kernel/words.ts';
import { childrenOf } from '../../slots/whichChildren.ts';
import { idle } from '../../slots/freeText.ts';
import type { Slots } from '../../kernel/plan.ts';
import { has, type Interpretation } from '../../kernel/interpretation.ts';
import { assume, type Draft } from '../../kernel/draft.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { command, type Outcome } from '../../kernel/command.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import { addDays } from '../../../domain/basics/wallTime.ts';
import { toMs } from '../../../domain/basics/zones.ts';
import type { Id } from '../../../domain/basics/ids.ts';

export const receiptShow = command({
  id: 'receipt.show',
  who: ['teacher', 'student', 'parent'],
  effect: 'reads',
  says: {
    en: [
      '(receipt|receipts|rcpt|invoice|invoices)',
      'proof of payment',
      '(proof|slip) … paid',
      "(show|see|open|view|find|where is|what is|what's) … (bill|bills|statement|statements)",
    ],
    he: [
      '(קבלה|קבלות|הקבלה|הקבלות|חשבונית|החשבונית|קבלת)',
      'אישור תשלום',
      '(להראות|תראה|תראי|לראות|לפתוח|תפתח|איפה|מה) … (חשבון|החשבון) (של|חודשי|החודשי)',
      '(להראות|תראה|תראי) [לי] [את] החשבון',
    ],
  },
  takes: ['time', 'month', 'person', 'which', 'noun', 'subject', 'method', 'all', 'it'],
  extra: (said) => [
    ...payReadings(said),
    ...familyWords(said),
    ...idle(
      said,
      /^(?:show|open|see|give|get|send|me|pull|print|bring|find|view|produce|issue|where|can|pay|paid|payment|tax|להראות|תראה|תראי|תפתח|תפתחי|לפתוח|לשלוח|שלח|תשלח|תשלחי|תפיק|תפיקי|להפיק|תן|תני|להוציא|תוציא|צריך|צריכה|איפה|לי|נא|הדפס|תשלום)$/,
    ),
  ],
  price: noBareHour,
  // Another word with a letter wrong is no word of money; what goes by mail is the account of a month.
  declines: (heard) => Boolean(heard.verb?.misspelt) || byMail.test(heard.normal.text),
  resolve(draft: Draft, heard: Interpretation, world: IndexedWorld) {
    const said = daysSaid(heard, world);
    const view = viewIn(papers, heard.normal.text) ?? (isOfMonth(said, world) ? 'account' : undefined);
    if (view !== undefined) {
      draft.slots['view'] = view;
      if (world.role === 'teacher') theFamilies(draft, heard, world);
      theMonth(draft, said, world);
      return;
    }
    const days = ofWhom(draft, heard, world);
    if (days !== null || has(heard, 'which', 'last')) sayWhen(draft, heard, days, world);
    if (meant(draft)['meeting'] !== undefined) return;
    const paid = booksOf(world).ledger.entries.filter(({ allocations }) => allocations.length > 0);
    const among = entriesMeant({ ...meant(draft), students: whose(meant(draft), world) }, world, paid);
    const last = among.at(-1);
    if (!last) return;
    draft.slots['meeting'] = last.lesson.meeting.id;
    assume(draft, 'occurrence', last.lesson.start, entryWords(last, world), 'when');
    if (world.role === 'teacher') draft.slots['students'] ??= [last.studentId];
  },
  plan(slots, world) {
    const { meeting, occurrence, view, month } = slots as Partial<
      Record<'meeting' | 'occurrence' | 'view' | 'month', string>
    >;
    if (view === 'account') return accountOf(slots['payers'] as Id[] | undefined, month ?? '', world);
    return receiptOf(slots, { meeting, occurrence }, world);
  },
  examples(world) {
    if (world.role !== 'teacher')
      return { en: ['receipt for the last lesson'], he: ['קבלה על השיעור האחרון'] };
    const { person } = firstLessons(world);
    return { en: [`receipt for ${person.en}`], he: [`קבלה של ${person.he}`] };
  },
  counterexamples: {
    en: ['Dana paid 300', 'who owes me?', 'add an expense of 120', 'show my schedule'],
    he: ['דנה שילמה 300', 'מי חייב לי?', 'להוסיף הוצאה של 120', 'מה הלו״ז שלי?'],
  },
});

const byMail =
  /\b(?:by|via|in an?|to (?:my|her|his|their)) e?-?mail\b|\b(?:email|mail)\b.*\b(?:receipt|invoice)|(?<![א-ת])[בל]א?ימייל(?![א-ת])|(?<![א-ת])[בל]מייל(?![א-ת])/;

/** "Receipt for October": to a family the account of all of it, and not the slip of one of its lessons. */
function isOfMonth(days: ReturnType<typeof daysSaid>, { role }: IndexedWorld): boolean {
  if (days === null || role === 'teacher' || !days.from.startsWith('01', 8)) return false;
  const [dayOfEnd, monthOfEnd] = [days.to.slice(8, 10), days.to.slice(0, 7)];
  return dayOfEnd === '01' && monthOfEnd === addDays(`${days.from.slice(0, 7)}-01`, 31).slice(0, 7);
}

/** The receipt of that lesson; without one the list, or that there is none. */
function receiptOf(
  slots: Slots,
  { meeting, occurrence }: { meeting: Id | undefined; occurrence: string | undefined },
  world: IndexedWorld,
): Outcome {
  const lesson = meeting === undefined ? undefined : world.lessonById.get(meeting);
  if (!lesson || occurrence === undefined) {
    const isSaid = (slots['students'] ?? slots['child'] ?? slots['from']) !== undefined;
    return isSaid
      ? { reply: { text: inWords(world, 'Nothing of that is paid yet.', 'עוד לא שולם שיעור כזה.') } }
      : { effect: { kind: 'page', value: '/payments' } };
  }
  const ids = whose(slots, world) ?? lesson.attendeeIds;
  const studentId = ids.find((id) => lesson.attendeeIds.includes(id)) ?? lesson.attendeeIds[0] ?? '';
  const named = {
    teacherId: lesson.teacherId ?? world.user?.id ?? '',
    meetingId: lesson.id,
    ...(lesson.rrule === null ? {} : { occurrence: String(toMs(occurrence, world.timeZone)) }),
    studentId,
  };
  const asked = Object.entries(named).map(([field, value]) => `${field}=${encodeURIComponent(value)}`);
  return { effect: { kind: 'page', value: `/receipt?${asked.join('&')}` } };
}

/** A family looks at theirs on its screen; a teacher, who has many, is given the one that was named as a file. */
function accountOf(payers: readonly Id[] | undefined, month: string, world: IndexedWorld): Outcome {
  if (world.role !== 'teacher') return { effect: { kind: 'page', value: `/payments?month=${month}` } };
  const asked = (payers ?? []).map((payer) => `payer=${payer}&language=${world.locale}`)[0];
  return asked === undefined
    ? {}
    : { effect: { kind: 'download', value: `/statements/${world.user?.id ?? ''}/${month}?${asked}` } };
}

/** undefined: anybody's. */
function whose(slots: Slots, world: IndexedWorld): Id[] | undefined {
  if (world.role === 'teacher') return slots['students'] as Id[] | undefined;
  const said = childrenOf(slots).filter((id) => id !== undefined);
  return said.length > 0 ? said : [world.user?.id ?? '', ...world.children.map(({ id }) => id)];
}
