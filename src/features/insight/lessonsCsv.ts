/** Lessons as a file that spreadsheets open. */
import type { TFunction } from 'i18next';
import { toMajor } from '../../../domain/basics/money.ts';
import { dayOf } from '../../../domain/basics/wallTime.ts';
import { toMs, toWall } from '../../../domain/basics/zones.ts';
import { lessonsBetween, type Lesson } from '../../../domain/calendar/lesson.ts';
import type { MoneyOf, Span } from '../../../domain/money/statistics.ts';
import type { SchoolMeetings } from '../../lib/lessons/schoolMeetings.ts';
import { toCsv } from '../../lib/device/toCsv.ts';

/** `moneyOf`: null for whoever learns; what discounts make of a price is told by the server alone (decision 91). */
type Reading = { zone: string; currency: string; nowMs: number; moneyOf: MoneyOf | null };

const lessonColumns = ['date', 'from', 'to', 'subject', 'student', 'state'] as const;
const moneyColumns = ['price', 'open', 'currency'] as const;

/** A row for each student of each lesson. */
export function lessonsCsv(
  { held, nameOf }: Pick<SchoolMeetings, 'held' | 'nameOf'>,
  { from, until }: Span,
  { zone, currency, nowMs, moneyOf }: Reading,
  t: TFunction,
): string {
  const [fromMs, untilMs] = [toMs(`${from}T00:00`, zone), toMs(`${until}T00:00`, zone)];
  const lessons = held
    .flatMap((each) => lessonsBetween(each, fromMs, untilMs, { cancelled: true }))
    .filter(({ startMs }) => startMs >= fromMs)
    .sort((a, b) => a.startMs - b.startMs);
  const major = (minor: number | undefined): number => toMajor(minor ?? 0, currency);
  return toCsv([
    [...lessonColumns, ...(moneyOf ? moneyColumns : [])].map((column) => t(`insight.stats.column.${column}`)),
    ...lessons.flatMap((lesson) =>
      lesson.meeting.attendees.map(({ studentId }) => {
        const state = stateOf(lesson, studentId, nowMs);
        const owed = lesson.cancelled ? null : moneyOf?.(lesson, studentId);
        const [start, end] = [toWall(lesson.startMs, zone), toWall(lesson.endMs, zone)];
        return [
          dayOf(start),
          start.slice(11),
          end.slice(11),
          lesson.subject || lesson.summary,
          nameOf(studentId),
          t(`insight.stats.state.${state}`),
          ...(moneyOf
            ? [major(owed?.minor), major(lesson.startMs <= nowMs ? owed?.openMinor : 0), currency]
            : []),
        ];
      }),
    ),
  ]);
}

function stateOf(
  lesson: Lesson,
  studentId: string,
  nowMs: number,
): 'given' | 'planned' | 'cancelled' | 'away' {
  if (lesson.cancelled) return 'cancelled';
  if (lesson.occurrence?.absences.some((each) => each.studentId === studentId)) return 'away';
  return lesson.startMs <= nowMs ? 'given' : 'planned';
}
