/** A plan that touches lessons of several people names each of them, and says "from now on" only of a series that is changed for good. */
import { expect, test } from 'vitest';
import { indexWorld } from '../../../../commands/world/indexWorld.ts';
import { readSentence } from '../../../../commands/nlu/readSentence.ts';
import { preview } from '../../../../commands/preview.ts';
import { aWorld, type World } from '../../../../commands/world/world.ts';
import { toMs } from '../../../../domain/basics/zones.ts';
import type { WireMeeting } from '../../../../domain/calendar/wireMeeting.ts';
import { schoolMeetings } from '../../../../src/lib/lessons/schoolMeetings.ts';
import { planFacts } from '../../../../src/features/effects/planFacts.ts';
import { planView } from '../../../../src/features/effects/planView.ts';
import type { PlanView } from '../../../../src/features/effects/planViewShape.ts';
import { confirmLabel } from '../../../../src/features/effects/planWords.ts';
import type { WholeLanguage } from '../../../../domain/basics/languages.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';
import i18next from 'i18next';

const zone = 'Asia/Jerusalem';
// A Saturday.
const now = '2026-11-21T10:00';
const students = [
  { id: 'dana', username: 'Dana Levi' },
  { id: 'noam', username: 'Noam Bar' },
];
const rivka = { id: 'rivka', username: 'Rivka Cohen', userData: { lessonDuration: 45 } };
const weekly = (id: string, hour: string, who: number, subject: string): WireMeeting => ({
  id,
  organizer: 'rivka',
  version: 1,
  start: String(toMs(`2026-11-01T${hour}:00`, zone)),
  end: String(toMs(`2026-11-01T${hour}:45`, zone)),
  timeZone: zone,
  rrule: 'FREQ=WEEKLY',
  subject,
  capacity: 1,
  cost: 150,
  attendees: [{ attendeeId: students[who]?.id ?? '', name: students[who]?.username ?? '' }],
});
const meetings = [
  weekly('one', '15', 0, 'Maths'),
  weekly('two', '16', 1, 'Physics'),
  weekly('three', '18', 1, 'Physics'),
];

/** Began weeks ago, and of its first lesson it is known who was there and who paid. */
function group(): WireMeeting {
  const start = String(toMs('2026-10-06T17:30', zone));
  const end = String(toMs('2026-10-06T18:30', zone));
  return {
    ...weekly('group', '17', 0, 'English'),
    start,
    end,
    capacity: 4,
    attendees: [
      {
        attendeeId: 'dana',
        name: 'Dana Levi',
        personalDiscount: { type: 'percentage', value: 10 },
        charges: [
          {
            occurrence: start,
            kind: 'lesson',
            amount: 150,
            allocations: [{ paymentId: 'p', amount: 150, inLessons: false }],
          },
        ],
        absences: [{ occurrence: start, kind: 'student' }],
      },
    ],
  };
}

async function viewOf(
  text: string,
  language: WholeLanguage = 'en',
  held: readonly WireMeeting[] = meetings,
): Promise<PlanView> {
  await speak(language);
  const world = indexWorld(
    aWorld({
      now,
      locale: language,
      timeZone: zone,
      role: 'teacher',
      user: { ...rivka, role: 'teacher' },
      teachers: [rivka],
      students,
      subjects: [
        { id: 'm', name: 'Maths', cost: 200 },
        { id: 'p', name: 'Physics', cost: 200 },
      ],
      meetings: held as unknown as World['meetings'],
    }),
  );
  const plan = readSentence(text, world);
  expect(plan.steps.length).toBeGreaterThan(0);
  const school = schoolMeetings({
    meetings: [...held],
    subjects: [],
    students: students.map((one) => ({ ...one, email: null })),
    teachers: [
      {
        ...rivka,
        preferences: { currency: 'ILS', timeZone: zone, weekStart: null },
        userData: {
          ...rivka.userData,
          noticeHours: 24,
          numberOfBadCancelsAllowed: 3,
          subscriptionPlan: 'ultra',
          subscriptionStatus: 'ACTIVE',
          blockedStudentsIds: [],
          excludedStudentsIds: [],
          teachLocations: null,
          workingHours: null,
        },
      },
    ],
  });
  const shown = preview(plan, world);
  const facts = planFacts(plan.steps, shown, school, { nowMs: toMs(now, zone), zone });
  return planView(facts, plan.spans, { t: i18next.t, language, currency: 'ILS' });
}

test('a day that is cleared is so many lessons of that day, each with who misses it, and not "from then on"', async () => {
  const view = await viewOf('cancel all lessons tomorrow');
  expect(view.title).toBe('3 lessons');
  expect(view.note).toBe('Sun 22 Nov');
  expect(view.endless).toBe(false);
  expect(view.dates.map(({ what, before }) => [what, before])).toEqual([
    ['Maths, Dana Levi', '15:00'],
    ['Physics, Noam Bar', '16:00'],
    ['Physics, Noam Bar', '18:00'],
  ]);
  expect(confirmLabel(view, i18next.t)).toBe('Cancel 3 lessons');
});

test('the same in Hebrew', async () => {
  const view = await viewOf('תבטל את כל השיעורים מחר', 'he');
  expect([view.title, view.note]).toEqual(['3 שיעורים', 'ראשון 22.11']);
  expect(confirmLabel(view, i18next.t)).toBe('לבטל 3 שיעורים');
});

test('two days that are cleared are told from the first to the last', async () => {
  const view = await viewOf('cancel all lessons from tomorrow until 29.11');
  expect(view.title).toBe('6 lessons');
  expect(view.note).toBe('22 Nov – 29 Nov');
});

test('a series that ends for good is told from a day on', async () => {
  const view = await viewOf('cancel Dana’s maths from 29.11 on');
  expect(view.endless).toBe(true);
  expect(view.note).toBe('from 29 Nov on');
  expect(view.dates.every(({ what }) => what === null)).toBe(true);
});

test('a few lessons of one series are not told as if it ended', async () => {
  const view = await viewOf('cancel Dana’s lessons until 7.12');
  expect(view.endless).toBe(false);
  expect(view.title).toBe('Sunday’s Maths');
  expect(view.note).toBe('3 lessons, to 6 Dec');
});

test('a series on two days of the week is not called by one of them', async () => {
  const view = await viewOf('book Dana maths every Tuesday and Thursday at 10 until 31.12');
  expect(view.title).toBe('Maths, Dana Levi');
});

test('who joins a group that has begun long ago joins from the next lesson on, and the card lists none before', async () => {
  const view = await viewOf("put Noam in Tuesday's group", 'en', [group()]);
  expect(view.note).toBe('from 24 Nov on');
  expect(view.dates[0]?.day).toBe('24 Nov');
});

test('lessons that only cost something else are told with their prices, at their hours, and nothing is said of free hours', async () => {
  const dearer = { ...weekly('two', '16', 1, 'Physics'), cost: 180 };
  const other = weekly('three', '18', 1, 'Physics');
  const view = await viewOf('lower Noam’s price by 20 shekels from now on', 'en', [dearer, other]);
  expect(view.price).toBeNull();
  expect(
    view.dates.slice(0, 2).map(({ before, after, price, state }) => [before, after, price, state]),
  ).toEqual([
    [null, '16:00', '₪180 → ₪160', 'plain'],
    [null, '18:00', '₪150 → ₪130', 'plain'],
  ]);
});

test('where all cost the same before and after, the price is told once', async () => {
  const view = await viewOf('lower Noam’s price by 20 shekels from now on', 'en', meetings);
  expect(view.price).toBe('₪150 → ₪130');
  expect(view.dates.every(({ price, state }) => price === null && state === 'plain')).toBe(true);
});

test('a lesson that gets longer is told with both its ends', async () => {
  const view = await viewOf('make Dana’s lesson an hour from now on');
  expect([view.dates[0]?.before, view.dates[0]?.after]).toEqual(['15:00–15:45', '15:00–16:00']);
});
