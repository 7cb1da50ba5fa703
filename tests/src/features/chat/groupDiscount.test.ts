/** Somebody joins a group in which another pays less: the card shows the lessons ahead alone, and the discount stays. */
import i18next from 'i18next';
import { beforeEach, expect, it } from 'vitest';
import { readSentence } from '../../../../commands/nlu/readSentence.ts';
import { preview } from '../../../../commands/preview.ts';
import { addDays, weekdayOf } from '../../../../domain/basics/wallTime.ts';
import { toMs } from '../../../../domain/basics/zones.ts';
import type { WireMeeting } from '../../../../domain/calendar/wireMeeting.ts';
import { useEntityStore, type StudentAnswer } from '../../../../src/lib/entities/entityStore.ts';
import { useSession } from '../../../../src/lib/session/session.ts';
import { nowIn } from '../../../../src/lib/page/useNow.ts';
import { worldNow } from '../../../../src/lib/entities/worldNow.ts';
import { planFactsNow } from '../../../../src/features/effects/planFactsNow.ts';
import { planView } from '../../../../src/features/effects/planView.ts';
import type { LessonPrice } from '../../../../src/features/effects/planFactsShape.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';

const zone = 'Asia/Jerusalem';
const today = nowIn(zone).wall.slice(0, 10);
/** The Tuesday eight weeks ago, and one that is ahead on whatever day this runs. */
const first = addDays(today, -54 - weekdayOf(today));
const ms = (wall: string): string => String(toMs(wall, zone));

const group: WireMeeting = {
  id: 'group',
  seriesId: 'group',
  version: 1,
  organizer: 'rivka',
  start: ms(`${first}T17:30`),
  end: ms(`${first}T18:30`),
  timeZone: zone,
  rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU',
  subject: 'Maths',
  capacity: 4,
  cost: 90,
  attendees: [
    {
      attendeeId: 'dana',
      name: 'Dana Levi',
      personalDiscount: { type: 'percentage', value: 10 },
      charges: [
        {
          occurrence: ms(`${first}T17:30`),
          kind: 'lesson',
          amount: 81,
          allocations: [{ paymentId: 'p', amount: 81, inLessons: false }],
        },
      ],
    },
  ],
};

const twoTogether = {
  id: 'two',
  teacherId: 'rivka',
  name: 'Two together',
  type: 'percentage',
  value: 20,
  active: true,
  applyToRecurring: true,
  conditionType: 'groupMeeting',
  conditionValue: 2,
  createdAt: '0',
};

const told = ({ names, price, beforeMinor }: LessonPrice) => [
  names,
  beforeMinor,
  price.lines.map(({ kind, amountMinor }) => [kind, amountMinor]),
];

const pricesTold = [
  [
    ['Dana Levi'],
    8100,
    [
      ['lesson', 9000],
      ['discount', -1800],
      ['personal', -720],
    ],
  ],
  [
    ['Noam Bar'],
    null,
    [
      ['lesson', 9000],
      ['discount', -1800],
    ],
  ],
];

beforeEach(async () => {
  await speak('en');
  useSession.setState({
    status: 'in',
    user: {
      id: 'rivka',
      role: 'teacher',
      username: 'Rivka Cohen',
      email: 'rivka@example.test',
      preferences: { language: 'en', theme: 'light', currency: 'ILS', timeZone: zone },
    },
  });
  const link = { teacherId: 'rivka', blocked: false, archived: false };
  useEntityStore.setState({
    status: 'ready',
    teachers: [
      {
        id: 'rivka',
        username: 'Rivka',
        preferences: { currency: 'ILS', timeZone: zone, weekStart: null },
        userData: null,
      },
    ],
    students: [
      { id: 'dana', username: 'Dana Levi', links: [link] },
      { id: 'noam', username: 'Noam Bar', links: [link] },
    ] as unknown as StudentAnswer[],
    subjects: [{ id: 'maths', name: 'Maths', cost: 90, color: 'subject-1' }],
    meetings: [group],
    discounts: [twoTogether],
  });
});

it('puts Noam into the lessons from the next one on, and Dana pays what she paid', () => {
  const world = worldNow();
  if (world === null) throw new Error('nobody is signed in');
  const plan = readSentence("put Noam in Tuesday's group", world);
  expect(plan.status).toBe('ready');
  const facts = planFactsNow(plan.steps, preview(plan, world));
  expect(facts.lessons.map(({ after }) => after?.start ?? '').sort()[0]).toBe(plan.slots['occurrence']);
  // The card says who pays what and why, as the lesson will: the group's discount, and Dana's own.
  expect(facts.prices?.map(told)).toEqual(pricesTold);
  const after = preview(plan, world).rows.flatMap(({ after: row }) =>
    row?.kind === 'meeting' ? [row.attendees] : [],
  );
  expect(after.map((all) => all.find(({ studentId }) => studentId === 'dana')?.personalDiscount)).toEqual(
    after.map(() => ({ type: 'percentage', value: 10 })),
  );
});

it('tells what a new discount takes off the lessons ahead before it is saved', () => {
  const world = worldNow();
  if (world === null) throw new Error('nobody is signed in');
  const plan = readSentence('10% off recurring lessons', world);
  const facts = planFactsNow(plan.steps, preview(plan, world));
  const tuesdays = facts.discounts?.difference.changed ?? 0;
  expect([4, 5]).toContain(tuesdays);
  // Of 90 she pays 81; with the discount 81 less her own tenth.
  expect(facts.discounts?.difference).toEqual({
    places: tuesdays,
    changed: tuesdays,
    beforeMinor: tuesdays * 8100,
    afterMinor: tuesdays * 7290,
  });
  const view = planView(facts, plan.spans, { t: i18next.t, language: 'en', currency: 'ILS' });
  expect(view.note).toBe('10% · Repeating lessons');
  expect(view.notes.flatMap(({ sentences }) => sentences)).toEqual([
    `₪${((tuesdays * 810) / 100).toFixed(2).replace('.00', '')} less in the next 30 days`,
    `${tuesdays} of ${tuesdays} lesson places`,
    'Lessons already given or paid keep their price.',
  ]);
});
