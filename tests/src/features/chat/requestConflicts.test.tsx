/** A request for an hour that is taken: another hour is what Enter sends, and the hour that was asked for only by an act of its own. */
import i18next from 'i18next';
import { beforeEach, describe, expect, it } from 'vitest';
import { readSentence } from '../../../../commands/nlu/readSentence.ts';
import type { Step } from '../../../../domain/operations.ts';
import { useEntityStore } from '../../../../src/lib/entities/entityStore.ts';
import { worldNow } from '../../../../src/lib/entities/worldNow.ts';
import { cardOf } from '../../../../src/features/chat/conversation/cardOf.ts';
import { settledCard } from '../../../../src/features/chat/conversation/settlePlan.ts';
import type { CardOf } from '../../../../src/features/chat/turns/turns.ts';
import { planView } from '../../../../src/features/effects/planView.ts';
import { confirmLabel } from '../../../../src/features/effects/planWords.ts';
import type { WholeLanguage } from '../../../../domain/basics/languages.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';
import { dana, date, dayAfter, enter, lesson, ms } from './takenHourFixture.ts';

beforeEach(async () => {
  await speak('en');
  enter('student');
});

function planned(text: string): CardOf<'plan'> {
  const world = worldNow();
  if (!world) throw new Error('nobody is signed in');
  const card = cardOf(readSentence(text, world), world);
  if (card.kind !== 'plan') throw new Error(`${text}: ${JSON.stringify(card)}`);
  return card;
}

const viewOf = ({ facts }: Pick<CardOf<'plan'>, 'facts'>, language: WholeLanguage = 'en') =>
  planView(facts, [], { t: i18next.t, language, currency: 'ILS' });
const startOf = ([step]: readonly Step[] = []): unknown =>
  step && 'input' in step.args && (step.args.input as { start?: string }).start;

describe('what Enter sends', () => {
  it.each<[WholeLanguage, 'student' | 'parent', string, string, RegExp, RegExp]>([
    [
      'en',
      'student',
      `book a lesson ${date(dayAfter(2))} at 17:00`,
      `${dayAfter(2)}T17:00`,
      /^Request \d\d:\d\d instead$/,
      /^Send the request for 17:00 anyway/,
    ],
    [
      'en',
      'student',
      `book a lesson ${date(dayAfter(1))} at 17:15`,
      `${dayAfter(1)}T17:15`,
      /^Request \d\d:\d\d instead$/,
      /^Send the request for 17:15 anyway/,
    ],
    [
      'en',
      'student',
      `move my ${date(dayAfter(1))} lesson to ${date(dayAfter(2))} at 17:00`,
      `${dayAfter(2)}T17:00`,
      /^Request \d\d:\d\d instead$/,
      /^Send the request for 17:00 anyway/,
    ],
    [
      'en',
      'parent',
      `book a lesson for Dana ${date(dayAfter(3))} at 17:00`,
      `${dayAfter(3)}T17:00`,
      /^Request .* instead$/,
      /^Send the request for 17:00 anyway/,
    ],
    [
      'he',
      'student',
      `לקבוע שיעור ב-${date(dayAfter(2))} בשעה 17:15`,
      `${dayAfter(2)}T17:15`,
      /^לבקש במקום זה את \d\d:\d\d$/,
      /^לשלוח את הבקשה ל־17:15 בכל זאת/,
    ],
  ])('%s, a %s: %s', async (language, role, text, asked, safe, anyway) => {
    enter(role);
    await speak(language);
    const card = planned(text);
    const view = viewOf(card, language);
    expect(view.conflicts.length).toBeGreaterThan(0);
    expect(view.conflict?.ways[0]?.isChosen).toBe(true);
    expect(confirmLabel(view, i18next.t)).toMatch(safe);
    expect(view.conflict?.anyway?.line).toMatch(anyway);
    expect(startOf(card.steps)).not.toBe(asked);
    const insisted = settledCard(card, { insisted: true });
    expect(startOf(insisted?.steps)).toBe(asked);
    expect(insisted?.facts?.conflict).toBeUndefined();
  });

  it('is another of the free hours, once that is chosen', () => {
    const card = planned(`book a lesson ${date(dayAfter(2))} at 17:00`);
    const other = card.facts.conflict?.ways[1];
    if (other?.kind !== 'hour') throw new Error('no second hour');
    expect(startOf(settledCard(card, { way: other })?.steps)).toBe(other.start);
  });

  it('leaves it where no hour is free', () => {
    useEntityStore.setState({
      meetings: [
        lesson('always', dayAfter(-14), '00', null, {
          end: ms(`${dayAfter(-13)}T00:00`),
          rrule: 'FREQ=DAILY',
        }),
      ],
    });
    const card = planned(`book a lesson ${date(dayAfter(2))} at 17:00`);
    const view = viewOf(card);
    expect(card.facts.conflict?.chosen).toBeNull();
    expect(confirmLabel(view, i18next.t)).toBe('Leave it as it is');
    expect(view.conflict?.anyway).not.toBeNull();
  });

  it('is the hour that was asked for, where it is free', () => {
    const card = planned(`book a lesson ${date(dayAfter(4))} at 17:00`);
    expect(card.facts.conflict).toBeUndefined();
    expect(startOf(card.steps)).toBe(`${dayAfter(4)}T17:00`);
  });
});

it('a series is asked for at an hour that is free in every week', () => {
  useEntityStore.setState({
    meetings: [lesson('later', dayAfter(9), '17', null), lesson('after', dayAfter(16), '18', null)],
  });
  const card = planned(`book a lesson every Tuesday at 17:00 from ${date(dayAfter(2))}`);
  expect(card.facts.conflict?.chosen?.kind).toBe('hour');
  const start = String(startOf(card.steps));
  expect(start.slice(0, 10)).toBe(dayAfter(2));
  expect(['17:00', '17:15', '17:30', '18:00', '18:30']).not.toContain(start.slice(11));
});

it.each<[WholeLanguage, string]>([
  ['en', `book maths on ${date(dayAfter(4))} at 17:00 every week`],
  ['he', `לקבוע מתמטיקה ב-${date(dayAfter(4))} ב-17:00 כל שבוע`],
])('a series begins on the day that was said, in %s', async (language, text) => {
  await speak(language);
  expect(startOf(planned(text).steps)).toBe(`${dayAfter(4)}T17:00`);
});

it('an offer by a teacher on a taken hour goes to a free one too', () => {
  enter('teacher');
  useEntityStore.setState({
    meetings: [lesson('danas', dayAfter(2), '17', [dana])],
    pendings: [
      { ...lesson('p', dayAfter(1), '16', [dana]), status: 'Pending', requestedBy: 'dana' },
    ] as never,
    students: [
      { id: 'dana', username: 'Dana Levi', links: [{ teacherId: 'rivka', blocked: false, archived: false }] },
    ] as never,
  });
  const card = planned(`offer Dana ${date(dayAfter(2))} at 17:00`);
  const view = viewOf(card);
  expect(confirmLabel(view, i18next.t)).toMatch(/^Offer \d\d:\d\d$/);
  expect(view.conflict?.anyway?.line).toMatch(/^Offer 17:00 anyway/);
  expect(startOf(settledCard(card, { insisted: true })?.steps)).toBe(`${dayAfter(2)}T17:00`);
});

it.each<[WholeLanguage, string, RegExp]>([
  ['en', 'accept the offer', /^Approve for 17:00 anyway/],
  ['he', 'לקבל את ההצעה', /^לאשר/],
])(
  'an offer that clashes with a lesson of one’s own is left, unless it is insisted on, in %s',
  async (language, text, line) => {
    enter('student');
    await speak(language);
    const { teachers } = useEntityStore.getState();
    useEntityStore.setState({
      teachers: teachers.flatMap((one) => [one, { ...one, id: 'avi', username: 'Avi Mor' }]),
      // With another teacher: this one’s own calendar would refuse the yes.
      meetings: [lesson('mine', dayAfter(1), '17', [dana], { organizer: 'avi' })],
      pendings: [
        {
          ...lesson('offer', dayAfter(1), '17', [dana], { organizer: 'rivka' }),
          status: 'Offered',
          requestedBy: 'dana',
        },
      ] as never,
    });
    const card = planned(text);
    expect(card.facts.conflict).toMatchObject({ chosen: null, taken: [{ by: 'own' }] });
    expect(viewOf(card, language).conflict).toMatchObject({ isLeft: true, ways: [] });
    expect(viewOf(card, language).conflict?.anyway?.line).toMatch(line);
    expect(settledCard(card, { insisted: true })?.steps).toMatchObject([
      { name: 'updatePendingMeeting', args: { status: 'Approved' } },
    ]);
  },
);
