/** Events of another calendar are brought in by parts: one that cannot be keeps no other away, and is named with its reason. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decode } from '../../../../domain/basics/wire.ts';
import { isRefusal, type Refusal } from '../../../../domain/basics/refusal.ts';
import { toMs } from '../../../../domain/basics/zones.ts';
import { importPreview } from '../../../../domain/calendar/ics/importPreview.ts';
import { readIcs } from '../../../../domain/calendar/ics/readIcs.ts';
import { addBatchMeetings } from '../../../../domain/calendar/meetings/addBatchMeetings.ts';
import { ImportDialog } from '../../../../src/features/calendar/share/ImportDialog.tsx';
import { speak } from '../../../../src/lib/i18n/language.ts';
import { openSchool, type School } from '../../../domain/school.ts';
import { answering } from '../../app/answering.ts';

const zone = 'Asia/Jerusalem';
const now = '2026-11-21T09:00';
const count = 100;
/** Nearly ten years ago when the file is looked at, and more than ten a day later, when it is brought in. */
const bad = 73;
/** In the night in which the clock goes back: it ends, by the wall, before it starts. */
const night = 72;

let school: School;
/** Answers instead of the school: what befalls the sender, and not one of the events. */
let halting: string | null;

const refused = ({ code, field }: Refusal) => ({ status: code, refusal: { code, field: field ?? null } });

const answers = answering(() => ({
  addBatchMeetings({ requestId: _, ...wire }: Record<string, unknown>) {
    if (halting !== null) return { status: halting, refusal: { code: halting } };
    const nextDayMs = toMs(now, zone) + 86_400_000;
    const args = decode(addBatchMeetings.args, wire, { zone, currency: 'ILS', nowMs: nextDayMs });
    if (isRefusal(args)) return refused(args);
    const decision = school.plan({ name: 'addBatchMeetings', args });
    if ('refused' in decision) return refused(decision.refused.refusal);
    const { changeId } = school.perform({ name: 'addBatchMeetings', args });
    return { status: 'ok', changeId, meetings: [] };
  },
}));
const server = setupServer(
  http.post('*/imports', async ({ request }) => {
    const calendar = readIcs(await request.text());
    if (typeof calendar === 'string') throw new Error(calendar);
    return HttpResponse.json(importPreview(calendar, { zone, nowMs: toMs(now, zone), held: [] }));
  }),
  ...answers.handlers,
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  school = openSchool(now);
  halting = null;
});
afterEach(() => server.resetHandlers());

const day = (n: number): string =>
  new Date(Date.UTC(2027, 0, 1 + n)).toISOString().slice(0, 10).replaceAll('-', '');
const event = (n: number): string[] => [
  'BEGIN:VEVENT',
  `UID:${n}`,
  ...(n === bad
    ? ['SUMMARY:Night shift', 'DTSTART:20161121T000000Z', 'DTEND:20161121T010000Z']
    : n === night
      ? ['SUMMARY:Late lesson', 'DTSTART:20271030T223000Z', 'DTEND:20271030T231500Z']
      : [`SUMMARY:Lesson ${n}`, `DTSTART:${day(n)}T100000Z`, `DTEND:${day(n)}T110000Z`]),
  'END:VEVENT',
];
const text = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  ...Array.from({ length: count }, (_, n) => event(n)).flat(),
  'END:VCALENDAR',
  '',
].join('\r\n');

async function bringIn(language: 'he' | 'en'): Promise<HTMLElement> {
  await speak(language);
  render(<ImportDialog onClose={() => undefined} />);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file is asked for');
  await userEvent.upload(input, new File([text], 'work.ics', { type: 'text/calendar' }));
  await userEvent.click(
    await screen.findByRole('button', { name: { he: `לייבא ${count}`, en: `Import ${count}` }[language] }),
  );
  return screen.findByRole('alert');
}

describe.each(['he', 'en'] as const)('in %s', (language) => {
  it('the one of a hundred that cannot be is named with its reason, and the others are in', async () => {
    const alert = await bringIn(language);
    expect(alert).toHaveTextContent('Night shift');
    expect(alert).toHaveTextContent({ he: 'אין זמן כזה', en: 'This time doesn’t work' }[language]);
    expect(alert).not.toHaveTextContent('Lesson');
    const meetings = school.all().map(({ meeting }) => meeting);
    expect(meetings).toHaveLength(count - 1);
    expect(meetings.find(({ summary }) => summary === 'Late lesson')?.minutes).toBe(45);
    expect(screen.getByRole('status')).toHaveTextContent(String(count - 1));
  });

  it('what befalls the teacher and not the events is said once, and nothing more is sent', async () => {
    halting = 'MAINTENANCE';
    const alert = await bringIn(language);
    expect(alert).toHaveTextContent({ he: `${count} לא נוסו`, en: `${count} weren’t tried` }[language]);
    expect(alert).toHaveTextContent({ he: 'עוד כמה דקות', en: 'again in a few minutes' }[language]);
    expect(school.all()).toEqual([]);
  });
});
