/** A plan over a taken hour: the safe way out is chosen before anybody decides, and nothing is insisted on but by an act of its own. */
import { beforeEach, describe, expect, it, test } from 'vitest';
import i18next from 'i18next';
import { readSentence } from '../../../../commands/nlu/readSentence.ts';
import { addDays, weekdayOf } from '../../../../domain/basics/wallTime.ts';
import { toMs } from '../../../../domain/basics/zones.ts';
import type { WireMeeting } from '../../../../domain/calendar/wireMeeting.ts';
import type { Step } from '../../../../domain/operations.ts';
import { useEntityStore, type StudentAnswer } from '../../../../src/lib/entities/entityStore.ts';
import { useSession } from '../../../../src/lib/session/session.ts';
import { nowIn } from '../../../../src/lib/page/useNow.ts';
import { worldNow } from '../../../../src/lib/entities/worldNow.ts';
import { cardOf } from '../../../../src/features/chat/conversation/cardOf.ts';
import { planView } from '../../../../src/features/effects/planView.ts';
import { confirmLabel, doneTitle } from '../../../../src/features/effects/planWords.ts';
import { settledCard } from '../../../../src/features/chat/conversation/settlePlan.ts';
import type { CardOf } from '../../../../src/features/chat/turns/turns.ts';
import type { Language } from '../../../../domain/basics/languages.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';

const zone = 'Asia/Jerusalem';
const today = nowIn(zone).wall.slice(0, 10);
/** The Sunday after next. */
const sunday = addDays(today, 14 - weekdayOf(today));
const ms = (wall: string): string => String(toMs(wall, zone));
const said = (day: string): string => `${Number(day.slice(8))}.${Number(day.slice(5, 7))}.${day.slice(0, 4)}`;

const lesson = (
  id: string,
  day: string,
  hour: string,
  who: string,
  more: Partial<WireMeeting> = {},
): WireMeeting => ({
  id,
  seriesId: id,
  version: 1,
  organizer: 'rivka',
  start: ms(`${day}T${hour}:00`),
  end: ms(`${day}T${hour}:45`),
  timeZone: zone,
  subject: 'Maths',
  capacity: 1,
  cost: 90,
  attendees: [{ attendeeId: who, name: who === 'noam' ? 'Noam Levi' : 'Dana Cohen' }],
  ...more,
});

async function begin(meetings: WireMeeting[], language: Language = 'en'): Promise<void> {
  await speak(language);
  useSession.setState({
    status: 'in',
    user: {
      id: 'rivka',
      role: 'teacher',
      username: 'Rivka Cohen',
      email: 'rivka@example.test',
      preferences: { language, theme: 'light', currency: 'ILS', timeZone: zone },
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
      { id: 'noam', username: 'Noam Levi', links: [link] },
      { id: 'dana', username: 'Dana Cohen', links: [link] },
    ] as unknown as StudentAnswer[],
    subjects: [{ id: 'maths', name: 'Maths', cost: 90, color: 'subject-1' }],
    meetings,
    pendings: [],
    closed: [],
  });
}

function planned(text: string): CardOf<'plan'> {
  const world = worldNow();
  if (!world) throw new Error('nobody is signed in');
  const card = cardOf(readSentence(text, world), world);
  if (card.kind !== 'plan') throw new Error(`${text}: ${card.kind} ${JSON.stringify(card)}`);
  return card;
}

const label = ({ facts }: CardOf<'plan'>, language: Language = 'en'): string =>
  confirmLabel(planView(facts, [], { t: i18next.t, language, currency: 'ILS' }), i18next.t);
const insists = (steps: readonly Step[]): boolean =>
  steps.some(({ args }) => 'insist' in args && args.insist === true);
const startOf = ([step]: readonly Step[]): unknown =>
  step && 'input' in step.args && (step.args.input as { start?: string }).start;

const noams = lesson('noams', sunday, '16', 'noam');

describe('an hour that is taken', () => {
  beforeEach(() => begin([noams, lesson('danas', addDays(sunday, 1), '10', 'dana')]));

  it.each([
    [
      'booked',
      `book dana maths ${said(sunday)} at 16:15`,
      /^Book at \d\d:\d\d$/,
      /^Book at 16:15 anyway, .*…$/,
    ],
    [
      'moved to',
      `move dana ${said(addDays(sunday, 1))} to ${said(sunday)} at 16:15`,
      /^Move to \d\d:\d\d$/,
      /^Move to 16:15 anyway, .*…$/,
    ],
  ])('is not %s: a free hour nearby is chosen, and its button says it', (_title, text, safe, anyway) => {
    const card = planned(text);
    const { conflict } = planView(card.facts, [], { t: i18next.t, language: 'en', currency: 'ILS' });
    expect(conflict?.ways[0]?.isChosen).toBe(true);
    expect(label(card)).toMatch(safe);
    expect(conflict?.anyway?.line).toMatch(anyway);
    expect(insists(card.steps)).toBe(false);
    expect(startOf(card.steps)).not.toBe(`${sunday}T16:15`);
    expect(card.preview.conflicts).toEqual([]);
  });

  it('is worded for what it does in Hebrew too', async () => {
    await begin([noams], 'he');
    const card = planned(`תקבע לדנה מתמטיקה ב-${said(sunday)} בשעה 16:15`);
    const { conflict } = planView(card.facts, [], { t: i18next.t, language: 'he', currency: 'ILS' });
    expect(label(card, 'he')).toMatch(/^לקבוע ב־\d\d:\d\d$/);
    expect(conflict?.anyway?.line).toMatch(/^לקבוע ב־16:15 בכל זאת/);
  });

  it('gives way to another free hour, and to the hour that was asked for only by insisting', () => {
    const card = planned(`book dana maths ${said(sunday)} at 16:15`);
    const other = card.facts.conflict?.ways[1];
    if (other?.kind !== 'hour') throw new Error('no second hour');
    const moved = settledCard(card, { way: other });
    expect(startOf(moved?.steps ?? [])).toBe(other.start);
    expect(moved?.plan?.slots['start']).toBe(other.start);
    expect(moved?.requestId).not.toBe(card.requestId);
    const insisted = settledCard(card, { insisted: true });
    expect(insists(insisted?.steps ?? [])).toBe(true);
    expect(startOf(insisted?.steps ?? [])).toBe(`${sunday}T16:15`);
    expect(insisted?.facts?.conflict).toBeUndefined();
  });
});

describe('a request for a taken hour', () => {
  it('is offered another hour; approving it all the same is a second act', async () => {
    await begin([noams]);
    useEntityStore.setState({
      pendings: [{ ...lesson('p', sunday, '16', 'dana'), status: 'Pending', requestedBy: 'dana' }] as never,
    });
    const card = planned('approve dana');
    expect(label(card)).toMatch(/^Offer \d\d:\d\d$/);
    expect(card.steps).toMatchObject([{ name: 'updatePendingMeeting', args: { status: 'Offered' } }]);
    expect(
      planView(card.facts, [], { t: i18next.t, language: 'en', currency: 'ILS' }).conflict?.anyway?.confirm,
    ).toBe('Approve for 16:00 anyway');
    expect(settledCard(card, { insisted: true })?.steps).toMatchObject([
      { args: { status: 'Approved', insist: true } },
    ]);
  });
});

describe('a series of which only some weeks clash', () => {
  const taken = lesson('one', addDays(sunday, 14), '18', 'noam');

  it('is booked without those weeks', async () => {
    await begin([taken]);
    const card = planned(`book dana maths every Sunday at 18:00 from ${said(sunday)}`);
    expect(card.keep).toEqual([`${addDays(sunday, 14)}T18:00`]);
    expect(card.facts.conflict).toMatchObject({ chosen: { kind: 'keep' } });
    expect(card.facts.conflict?.ways.length).toBeGreaterThan(1);
    expect(card.steps).toMatchObject([{ args: { input: { exdates: [`${addDays(sunday, 14)}T18:00`] } } }]);
    expect(insists(card.steps)).toBe(false);
  });

  it('is moved without those weeks, or to an hour that is free in all of them', async () => {
    const series = lesson('danas', sunday, '10', 'dana', { rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU' });
    await begin([taken, series]);
    const card = planned(`move dana's lesson of ${said(sunday)} to 18:00, future ones too`);
    expect(card.facts.conflict).toMatchObject({ chosen: { kind: 'keep' } });
    expect(card.keep).toEqual([`${addDays(sunday, 14)}T10:00`]);
    // One of them stays, and of lessons that go on nobody says how many there are.
    expect(label(card)).toBe('Move the others');
    const { conflict } = planView(card.facts, [], { t: i18next.t, language: 'en', currency: 'ILS' });
    expect(conflict?.anyway?.line).toBe('All of them anyway, two at once…');
    const hour = card.facts.conflict?.ways.find(({ kind }) => kind === 'hour');
    const moved = settledCard(card, { way: hour ?? null });
    expect(moved?.keep).toEqual([]);
    expect(startOf(moved?.steps ?? [])).not.toBe(`${sunday}T18:00`);
  });
});

test('among several things, insisting does not say that all of them clash', async () => {
  const danas = lesson('danas', sunday, '10', 'dana');
  await begin([lesson('taken', sunday, '18', 'noam'), danas]);
  const { facts } = planned(
    `book noam maths on ${said(sunday)} at 9:00 and move dana's lesson of ${said(sunday)} to 18:00`,
  );
  expect(facts.conflict).toBeDefined();
  const { conflict } = planView(facts, [], { t: i18next.t, language: 'en', currency: 'ILS' });
  expect(conflict?.anyway).toMatchObject({ line: 'Do it anyway, two at once…', confirm: 'Do it anyway' });
});

test.each<[Language, string]>([
  ['en', 'booked, Sun'],
  ['he', 'נקבע, ראשון'],
])('what was booked is told with its day and hour in %s', async (language, told) => {
  await begin([], language);
  const text = language === 'en' ? 'book dana maths on' : 'תקבע לדנה מתמטיקה ב';
  const { facts } = planned(`${text} ${said(sunday)} 16:00`);
  const title = doneTitle(planView(facts, [], { t: i18next.t, language, currency: 'ILS' }), i18next.t);
  expect(title).toContain(told);
  expect(title).toContain('16:00–16:45');
});

describe('several things at once', () => {
  const monday = addDays(sunday, 1);
  beforeEach(() => begin([noams, lesson('danas', monday, '10', 'dana')]));

  it('are each told as what they are, counted on the button, and can be left out', () => {
    const card = planned(`cancel noam ${said(sunday)} and move dana ${said(monday)} to 12:00`);
    expect(card.facts.parts?.map(({ facts }) => facts.kind)).toEqual(['cancel', 'move']);
    expect(label(card)).toBe('Cancel 1, move 1');
    const view = planView(card.facts, [], { t: i18next.t, language: 'en', currency: 'ILS' });
    expect(view).toMatchObject({ title: '2 actions', price: null, ink: null });
    const left = settledCard(card, { left: [0] });
    expect(left?.steps?.map(({ name }) => name)).toEqual(['updateMeeting']);
    expect(left?.facts?.parts?.map(({ state }) => state)).toEqual(['left', 'in']);
    expect(settledCard({ ...card, ...left }, { left: [0, 1] })?.steps).toEqual([]);
  });

  it('are booked without the one that clashes', () => {
    const card = planned(
      `book dana maths ${said(sunday)} at 16:15\nbook dana maths ${said(monday)} at 14:00`,
    );
    expect(card.facts.conflict?.chosen).toEqual({ kind: 'without', inputs: [0] });
    expect(card.facts.parts?.map(({ state }) => state)).toEqual(['taken', 'in']);
    expect(label(card)).toBe('Book the lesson');
    expect(insists(card.steps)).toBe(false);
  });
});
