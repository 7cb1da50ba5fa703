/** A receipt taken along: the lesson into a calendar, the sum as text to whoever should know. */
import type { TFunction } from 'i18next';
import { toWall } from '../../../domain/basics/zones.ts';
import { lessonEvent } from '../../../domain/calendar/ics/lessonEvent.ts';
import { copyText } from '../../lib/device/copyText.ts';
import { saveFile } from '../../lib/device/saveFile.ts';
import { languageNow } from '../../lib/i18n/language.ts';
import { hoursOf, shortDay } from '../../lib/i18n/when.ts';
import type { ReceiptQuery } from './family.generated.ts';

type Receipt = ReceiptQuery['receipt'];

export function saveLessonEvent(receipt: Receipt, occurrence: string | null, t: TFunction): void {
  const { meetingId, subject, teacherName, start, end, location } = receipt;
  const file = lessonEvent({
    uid: `${meetingId}-${occurrence ?? start}`,
    startMs: Number(start),
    endMs: Number(end),
    title: subject || t('calendar.lesson'),
    place: t(`calendar.form.places.${location as 'online'}`),
    notes: t('calendar.student.with', { name: teacherName }),
    nowMs: Date.now(),
  });
  saveFile('lesson.ics', 'text/calendar', file);
}

/** By the device's own sheet where there is one, else copied. */
export async function shareReceipt(
  { subject, teacherName, start, end, open }: Receipt,
  sum: string,
  zone: string,
  t: TFunction,
): Promise<'shared' | 'copied'> {
  const [from, to] = [toWall(Number(start), zone), toWall(Number(end), zone)];
  const when = `${shortDay(from, languageNow())}, ${hoursOf(from, to)}`;
  const what = `${subject || t('calendar.lesson')}, ${t('calendar.student.with', { name: teacherName })}, ${when}`;
  const text = `${what}. ${open > 0 ? t('payments.receipt.shareDue', { sum }) : t('payments.receipt.sharePaid')}`;
  if ('share' in navigator)
    try {
      await navigator.share({ text });
      return 'shared';
    } catch (fault) {
      // Whoever closed the sheet has chosen not to.
      if (fault instanceof DOMException && fault.name === 'AbortError') return 'shared';
    }
  await copyText(text);
  return 'copied';
}
