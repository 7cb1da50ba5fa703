/** Who did not come and is charged all the same is told with the sum: on the calendar's block, on the lesson's card, and in its panel. */
import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { beforeEach, expect, it } from 'vitest';
import { toMs } from '../../../../domain/basics/zones.ts';
import { lessonsBetween, type Lesson } from '../../../../domain/calendar/lesson.ts';
import type { WireMeeting } from '../../../../domain/calendar/wireMeeting.ts';
import { WhoComes } from '../../../../src/features/calendar/form/WhoComes.tsx';
import { LessonEvent } from '../../../../src/features/calendar/grid/LessonEvent.tsx';
import { LessonPeek } from '../../../../src/features/calendar/LessonPeek.tsx';
import { useEntityStore, type StudentAnswer } from '../../../../src/lib/entities/entityStore.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';
import { loadedMeetings } from '../../../../src/lib/lessons/loadedMeetings.ts';
import { showLesson } from '../../../../src/lib/lessons/showLessons.ts';
import type { Shown } from '../../../../src/lib/lessons/shown.ts';
import { useSession } from '../../../../src/lib/session/session.ts';

const zone = 'Asia/Jerusalem';
const start = String(toMs('2026-03-03T16:00', zone));
const end = String(toMs('2026-03-03T17:00', zone));
const now = '2026-03-10T09:00';

const away = (attendeeId: string, kind: string, more: object = {}) => ({
  attendeeId,
  absences: [{ occurrence: start, kind }],
  ...more,
});
/** Of 150 Dana pays a tenth less; Omer was called off by the teacher, and Yael in time. */
const group: WireMeeting = {
  id: 'group',
  seriesId: 'group',
  version: 1,
  organizer: 'rivka',
  start,
  end,
  timeZone: zone,
  subject: 'Maths',
  capacity: 5,
  cost: 150,
  attendees: [
    away('dana', 'late', { name: 'Dana', personalDiscount: { type: 'percentage', value: 10 } }),
    away('noam', 'noShow', { name: 'Noam' }),
    away('omer', 'teacher', { name: 'Omer' }),
    away('yael', 'student', { name: 'Yael' }),
    { attendeeId: 'maya', name: 'Maya' },
  ],
};

/** Without the marks that keep a sum from turning around. */
const textOf = (element: Element): string => (element.textContent ?? '').replace(/[\u2066-\u2069]/gu, '');

function held(): { lesson: Lesson; shown: Shown } {
  const school = loadedMeetings();
  const [lesson] = school.held.flatMap((each) => lessonsBetween(each, Number(start), Number(end)));
  if (!lesson) throw new Error('it is not there');
  const seen = { from: '2026-03-01T00:00', until: '2026-03-08T00:00', zone, nowMs: toMs(now, zone) } as const;
  return { lesson, shown: showLesson(lesson, school, seen) };
}

beforeEach(async () => {
  await speak('en');
  useSession.setState({
    status: 'in',
    user: {
      id: 'rivka',
      role: 'teacher',
      username: 'Rivka',
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
    students: ['Dana', 'Noam', 'Omer', 'Yael', 'Maya'].map((name) => ({
      id: name.toLowerCase(),
      username: name,
      links: [link],
    })) as unknown as StudentAnswer[],
    subjects: [],
    meetings: [group],
    discounts: [],
  });
});

const charged = ['Dana: late cancel, ₪135 is charged', 'Noam: did not come, ₪150 is charged'];

it('the block on the calendar tells who is charged, apart from who was excused', () => {
  const { shown } = held();
  const { container } = render(<LessonEvent shown={shown} size="full" numberOf={() => null} t={i18next.t} />);
  const told = textOf(container);
  expect(told).toContain('late cancel, charged: Dana');
  expect(told).toContain('did not come, charged: Noam');
  expect(told).toContain('Omer, Yael');
  expect(told).not.toMatch(/charged: [^:]*(?:Omer|Yael|Maya)/);
});

async function openCard(): Promise<HTMLElement> {
  const { lesson, shown } = held();
  const nothing = (): void => undefined;
  render(
    <>
      <main id="workspace" />
      <LessonPeek
        {...{ shown, lesson, now }}
        numberOf={() => null}
        onEdit={nothing}
        onCancel={nothing}
        onClose={nothing}
      />
    </>,
  );
  return screen.findByRole('dialog', {}, { timeout: 15_000 });
}

it('the card of the lesson tells what each of them is charged', async () => {
  const card = await openCard();
  for (const line of charged) expect(textOf(card)).toContain(line);
  expect(textOf(card)).toContain('Omer and Yael');
});

it('where somebody pays less, the card tells what each pays and no price for all beside it', async () => {
  const card = await openCard();
  expect(textOf(card)).toContain('Dana: ₪150− 10% Personal discount= ₪135');
  expect(textOf(card)).toContain('Maya: ₪150');
  expect(textOf(card)).not.toMatch(/₪\d+ each/);
  // Who was excused owes nothing.
  expect(textOf(card)).not.toMatch(/Omer: ₪/);
  // The colon stands outside the name: a Hebrew name in an English card would carry it to its other side.
  expect([...card.querySelectorAll('bdi')].map(textOf)).toContain('Dana');
});

it('where all pay what the lesson costs, the card tells it once', async () => {
  const attendees = group.attendees?.map((each) => ({ ...each, personalDiscount: null }));
  useEntityStore.setState({ meetings: [{ ...group, attendees }] });
  const card = await openCard();
  expect(textOf(card)).toContain('₪150 each');
  expect(textOf(card)).not.toContain('Maya: ₪150');
});

it('what was paid at another price is told as it was paid', async () => {
  const charges = [{ occurrence: start, amount: 90, allocations: [{ amount: 90 }] }];
  const attendees = group.attendees?.map((each) =>
    each.attendeeId === 'maya' ? { ...each, charges } : each,
  );
  useEntityStore.setState({ meetings: [{ ...group, attendees } as WireMeeting] });
  expect(textOf(await openCard())).toContain('Maya: ₪90');
});

it('the panel of the lesson tells the same sums', () => {
  const { lesson } = held();
  const { container } = render(<WhoComes lesson={lesson} school={loadedMeetings()} />);
  for (const line of charged) expect(textOf(container)).toContain(line);
  expect(textOf(container)).not.toMatch(/(?:Omer|Yael|Maya): .* is charged/);
});

it('in Hebrew the same is told', async () => {
  await speak('he');
  const { lesson } = held();
  const { container } = render(<WhoComes lesson={lesson} school={loadedMeetings()} />);
  expect(textOf(container)).toContain('Dana: ביטול מאוחר, חיוב של ₪135');
  expect(textOf(container)).toContain('Noam: אי־הופעה, חיוב של ₪150');
});
