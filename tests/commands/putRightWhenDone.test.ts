/** “No, Noam” after a booking that was done puts the booked lesson right; nothing is booked, asked for or cancelled a second time in silence. */
import { describe, expect, it } from 'vitest';
import { isRefused } from '../../domain/decide.ts';
import { indexWorld, type IndexedWorld } from '../../commands/indexWorld.ts';
import type { Plan } from '../../commands/pipeline/plan.ts';
import { answerCard, readSentence } from '../../commands/pipeline/readSentence.ts';
import { preview } from '../../commands/preview.ts';
import type { World, WorldMeeting } from '../../commands/world.ts';
import { sixthWorlds } from '../corpus/aside/sixthWorlds.ts';
import { teacherWorld } from '../corpus/world.ts';
import { localeOf } from './sharedFamily.ts';

/** The world once the plan's steps are done, as far as these tests need it. */
function afterDoing({ steps }: Plan, world: World): World {
  let { meetings, pendingMeetings } = world;
  for (const step of steps) {
    const made = { teacherId: 't1', organizer: 't1', capacity: 1 };
    if (step.name === 'addMeeting')
      meetings = [...meetings, { ...made, ...step.args.input, id: 'new' } as WorldMeeting];
    if (step.name === 'addPendingMeeting')
      pendingMeetings = [
        ...pendingMeetings,
        {
          ...made,
          ...step.args.input,
          requestedBy: world.user?.id,
          status: 'Pending',
          id: 'new',
        } as WorldMeeting,
      ];
    if (step.name === 'updateMeeting') {
      const { input } = step.args;
      meetings = meetings.map((one) => (one.id === input.id ? ({ ...one, ...input } as WorldMeeting) : one));
    }
    if (step.name === 'deleteMeeting') meetings = meetings.filter(({ id }) => id !== step.args.id);
  }
  return { ...world, meetings, pendingMeetings };
}

function saidOnce(done: string, then: string, start: World): { plan: Plan; world: IndexedWorld } {
  const before = { ...start, locale: localeOf(done) };
  const deed = readSentence(done, indexWorld(before));
  expect(deed.status).toBe('ready');
  const world = indexWorld(afterDoing(deed, before));
  return { plan: readSentence(then, world, { discourse: { deed } }), world };
}

const booked = { en: 'book Dana maths tomorrow at 5', he: 'תקבע לדנה מתמטיקה מחר ב-5' };

describe('a booking that was done', () => {
  it.each([
    'no, Noam',
    'I meant Noam',
    'not Dana, Noam',
    'actually Noam',
    'change it to Noam',
    'it should have been Noam',
    'לא, נועם',
    'התכוונתי לנועם',
    'בעצם נועם',
    'תשני את זה לנועם',
  ])('is given to whom was meant: %s', (then) => {
    const { plan, world } = saidOnce(booked[localeOf(then)], then, teacherWorld);
    expect(plan).toMatchObject({
      status: 'ready',
      command: 'meeting.attendees',
      slots: { meeting: 'new', add: ['noam'], remove: ['dana'] },
    });
    expect(plan.steps).toMatchObject([
      { name: 'updateMeeting', args: { input: { id: 'new', attendees: [{ attendeeId: 'noam' }] } } },
    ]);
    expect(isRefused(preview(plan, world))).toBe(false);
  });

  it('is given to whom was meant with every lesson of it, where it was booked as a series', () => {
    const { plan } = saidOnce('every Tuesday at 4 maths with Dana', 'no, Noam', teacherWorld);
    expect(plan.steps).toMatchObject([{ name: 'updateMeeting', args: { scope: 'all' } }]);
  });

  it.each(['no, English', 'לא, אנגלית'])('is of the subject that was meant: %s', (then) => {
    const { plan } = saidOnce(booked[localeOf(then)], then, teacherWorld);
    expect(plan.steps).toMatchObject([
      { name: 'updateMeeting', args: { input: { id: 'new', subject: 'English' } } },
    ]);
  });

  it.each(['no, Noam on Thursday', 'לא, נועם בחמישי'])(
    'is cancelled and booked anew in one plan: %s',
    (then) => {
      const { plan, world } = saidOnce(booked[localeOf(then)], then, teacherWorld);
      expect(plan).toMatchObject({
        status: 'ready',
        steps: [
          { name: 'deleteMeeting', args: { id: 'new' } },
          {
            name: 'addMeeting',
            args: { input: { start: '2026-03-12T17:00', attendees: [{ attendeeId: 'noam' }] } },
          },
        ],
      });
      expect(isRefused(preview(plan, world))).toBe(false);
    },
  );

  it('is joined by another, and stays, where that is said', () => {
    const { plan } = saidOnce(booked.en, 'and Noam too', teacherWorld);
    expect(plan.steps).toMatchObject([
      { name: 'addMeeting', args: { input: { attendees: [{ attendeeId: 'noam' }] } } },
    ]);
  });
});

describe('a lesson that was moved', () => {
  it.each([
    ['move omer to 6', 'no, Yael'],
    ['תזיז את עומר לשש', 'לא, את יעל'],
  ])('goes back, and the one that was meant moves: %s; %s', (done, then) => {
    const { plan } = saidOnce(done, then, teacherWorld);
    expect(plan).toMatchObject({
      status: 'ready',
      steps: [
        { name: 'updateMeeting', args: { input: { id: 'm-omer', start: '2026-03-11T16:00' } } },
        { name: 'updateMeeting', args: { input: { id: 'm-yael', start: '2026-03-10T18:00' } } },
      ],
    });
  });
});

describe('a lesson that was asked for', () => {
  it.each([
    ['student', 'book maths Wednesday at 5', 'no, at 6', { start: '2026-03-11T18:00' }],
    ['student', 'book maths Wednesday at 5', 'no, English', { subject: 'English' }],
    ['student', 'לקבוע מתמטיקה ברביעי ב-5', 'לא, ב-6', { start: '2026-03-11T18:00' }],
    ['parent', 'book maths for Adam Thursday at 5', 'no, Dana', { attendees: [{ attendeeId: 'dana' }] }],
    ['parent', 'לקבוע מתמטיקה לאדם בחמישי ב-5', 'לא, לדנה', { attendees: [{ attendeeId: 'dana' }] }],
  ] as const)('is asked for anew and no second time, by a %s: %s; %s', (who, done, then, input) => {
    const start = sixthWorlds[localeOf(done)][who] as World;
    const { plan, world } = saidOnce(done, then, start);
    expect(plan).toMatchObject({
      status: 'ready',
      steps: [
        { name: 'removePendingMeeting', args: { id: 'new' } },
        { name: 'addPendingMeeting', args: { input } },
      ],
    });
    expect(isRefused(preview(plan, world))).toBe(false);
  });
});

describe('what cannot be put right in one plan', () => {
  it.each([
    ['cancel Omer', 'no, Yael'],
    ['לבטל את עומר', 'לא, יעל'],
  ])('is asked about before a second is done: %s; %s', (done, then) => {
    const { plan, world } = saidOnce(done, then, teacherWorld);
    expect(plan).toMatchObject({ status: 'ask', ask: { slot: 'again' }, steps: [] });
    expect(answerCard(plan, { again: true }, world)).toMatchObject({
      status: 'ready',
      steps: [{ name: 'deleteMeeting', args: { id: 'm-yael' } }],
    });
    const [, undo] = plan.ask?.choices ?? [];
    expect(answerCard(plan, { again: undo?.value }, world).effect?.kind).toBe('undo');
  });
});
