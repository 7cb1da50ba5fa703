/** Opens the receipt of a lesson: of the one that is said, else of the last one that was paid. */
import { ofWhom, entriesMeant, meant, noBareHour, payReadings, sayWhen } from './paidParts.ts';
import { booksOf, entryWords } from './booksOf.ts';
import { inWords } from '../../kernel/words.ts';
import { childrenOf } from '../../slots/whichChildren.ts';
import { idle } from '../../slots/freeText.ts';
import type { Slots } from '../../kernel/plan.ts';
import { has, type Interpretation } from '../../kernel/interpretation.ts';
import { assume, type Draft } from '../../kernel/draft.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { command } from '../../kernel/command.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import { toMs } from '../../../domain/basics/zones.ts';
import type { Wall } from '../../../domain/basics/wallTime.ts';
import type { Id } from '../../../domain/basics/ids.ts';

export const receiptShow = command({
  id: 'receipt.show',
  who: ['teacher', 'student', 'parent'],
  effect: 'reads',
  says: {
    en: ['(receipt|receipts|rcpt|invoice|invoices)', 'proof of payment', '(proof|slip) … paid'],
    he: ['(קבלה|קבלות|הקבלה|הקבלות|חשבונית|החשבונית|קבלת)', 'אישור תשלום'],
  },
  takes: ['time', 'month', 'person', 'which', 'noun', 'subject', 'method', 'all', 'it'],
  extra: (said) => [
    ...payReadings(said),
    ...idle(
      said,
      /^(?:show|open|see|give|get|send|me|pull|print|bring|find|view|produce|issue|where|can|pay|paid|payment|tax|להראות|תראה|תראי|תפתח|תפתחי|לפתוח|לשלוח|שלח|תשלח|תשלחי|תפיק|תפיקי|להפיק|תן|תני|להוציא|תוציא|צריך|צריכה|איפה|לי|נא|הדפס|תשלום)$/,
    ),
  ],
  price: noBareHour,
  // Another word with a letter wrong is no word of money.
  declines: (heard) => Boolean(heard.verb?.misspelt),
  resolve(draft: Draft, heard: Interpretation, world: IndexedWorld) {
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
    const { meeting, occurrence } = slots as { meeting?: Id; occurrence?: Wall };
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

/** undefined: anybody's. */
function whose(slots: Slots, world: IndexedWorld): Id[] | undefined {
  if (world.role === 'teacher') return slots['students'] as Id[] | undefined;
  const said = childrenOf(slots).filter((id) => id !== undefined);
  return said.length > 0 ? said : [world.user?.id ?? '', ...world.children.map(({ id }) => id)];
}
