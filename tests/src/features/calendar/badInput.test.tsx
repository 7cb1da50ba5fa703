/** What is asked of a calendar and cannot be: whoever asks reads one sentence about it, in their own language. */
import { render } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readIcs } from '../../../../domain/calendar/ics/readIcs.ts';
import type { Step } from '../../../../domain/operations.ts';
import { askPreview, type ImportFailure } from '../../../../src/features/calendar/share/importing.ts';
import { blamedOf } from '../../../../src/features/effects/blamed.ts';
import { RefusalSentence } from '../../../../src/features/effects/RefusalCard.tsx';
import { speak } from '../../../../src/lib/i18n/language.ts';
import { openSchool } from '../../../domain/school.ts';

type Input = Extract<Step, { name: 'addMeeting' }>['args']['input'];
type Said = { he: string; en: string };

const lesson: Input = { start: '2026-11-22T16:00', end: '2026-11-22T16:45', subject: 'Maths' };
const weekly: Input = { ...lesson, rrule: 'FREQ=WEEKLY;INTERVAL=1;COUNT=20' };
const pair = [{ attendeeId: 'dana' }, { attendeeId: 'noam' }];

afterEach(() => vi.unstubAllGlobals());

/** What stands in the calendar already, then what is asked of it. */
const cases: [name: string, stands: Input | null, asked: (id: string) => Step, said: Said][] = [
  [
    'a lesson that is not there',
    null,
    () => ({ name: 'updateMeeting', args: { input: { id: 'nothing', summary: 'x' } } }),
    {
      he: 'זה לא נמצא. אולי זה הוסר בינתיים, ואולי זה לא שלך.',
      en: 'Not found. It may have been removed, or you don’t have access to it.',
    },
  ],
  [
    'a series of which one half would stand over the other',
    weekly,
    (id) => ({
      name: 'updateMeeting',
      args: {
        input: { id, start: '2026-11-29T16:15', end: '2026-11-29T17:00' },
        scope: 'future',
        occurrence: '2027-01-31T16:00',
      },
    }),
    {
      he: 'המועד תפוס. יש כבר שיעור בזמן הזה. אפשר לבחור מועד פנוי.',
      en: 'This time is taken. There’s already a lesson then. Choose a free time.',
    },
  ],
  [
    'a rule that never fires',
    null,
    () => ({ name: 'addMeeting', args: { input: { ...lesson, rrule: 'FREQ=WEEKLY;UNTIL=20261101' } } }),
    {
      he: 'חזרה כזאת לא אפשרית. אפשר לחזור כל יום, שבוע, חודש או שנה, ולפחות פעם אחת.',
      en: 'It can’t repeat like this. It can repeat by day, week, month or year, at least once.',
    },
  ],
  [
    'fewer places than students',
    { ...lesson, attendees: pair },
    (id) => ({ name: 'updateMeeting', args: { input: { id, capacity: 1 } } }),
    {
      he: 'אין מספיק מקומות. בשיעור יהיו יותר משתתפים ממקומות.',
      en: 'Not enough places. The lesson would have more students than places.',
    },
  ],
  [
    'a hundred lessons of which one ends before it starts',
    null,
    () => {
      const inputs = Array.from({ length: 100 }, (_, n) => ({
        ...lesson,
        ...(n === 73 && { end: '2026-11-22T15:00' }),
      }));
      return { name: 'addBatchMeetings', args: { inputs } };
    },
    {
      he: 'אין זמן כזה. 74 מתוך 100: יום ראשון 22.11 2026 16:00. הסוף לפני ההתחלה, או שהמועד לא קיים או רחוק מדי.',
      en: 'This time doesn’t work. 74 of 100: Sunday 22 Nov 2026 16:00. The end is before the start, or the time doesn’t exist or is too far away.',
    },
  ],
];

describe.each(['he', 'en'] as const)('in %s one sentence tells of', (language) => {
  it.each(cases)('%s, and nothing is written', async (_name, stands, asked, said) => {
    await speak(language);
    const school = openSchool();
    const id = stands ? school.add(stands) : '';
    const before = structuredClone(school.rows());
    const step = asked(id);
    const refusal = school.refusal(step);
    const { code, params } = refusal;
    expect(school.rows()).toEqual(before);
    const { container } = render(
      <RefusalSentence code={code} params={params} blamed={blamedOf([step], 0, refusal)} />,
    );
    const parts = [...container.querySelectorAll('h2, h3, p')].map((part) => part.textContent);
    expect(parts.join('. ')).toBe(said[language]);
  });

  it('a calendar file of fifty megabytes, which is not even sent', async () => {
    await speak(language);
    const send = vi.fn();
    vi.stubGlobal('fetch', send);
    const file = new File([new Uint8Array(50 * 1024 * 1024)], 'calendar.ics');
    const failure = (await askPreview(file)) as ImportFailure;
    expect(send).not.toHaveBeenCalled();
    expect(i18next.t(`calendar.import.failures.${failure}`)).toBe(
      { he: 'הקובץ גדול מ-1MB', en: 'The file is larger than 1 MB' }[language],
    );
  });

  it('a calendar file that was made to burst', async () => {
    await speak(language);
    const text = `BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\nEND:VEVENT\r\n'.repeat(30_000)}END:VCALENDAR\r\n`;
    const code = readIcs(text);
    vi.stubGlobal('fetch', async () =>
      Response.json({ errors: [{ extensions: { code } }] }, { status: 422 }),
    );
    const failure = (await askPreview(new File([text], 'calendar.ics'))) as ImportFailure;
    expect(i18next.t(`calendar.import.failures.${failure}`)).toBe(
      { he: 'יותר מ-2,000 אירועים בבת אחת', en: 'More than 2,000 events at once' }[language],
    );
  });
});

it('a series without end is no mistake: it stands, and goes on', () => {
  const school = openSchool();
  school.add({ ...lesson, rrule: 'FREQ=DAILY' });
  expect(school.lessons('2026-11-22T00:00', '2026-11-29T00:00')).toHaveLength(7);
});
