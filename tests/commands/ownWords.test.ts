/** What is told in words of its own is never done unasked: it is asked whether that was meant, and what orders nothing is left alone. */
import { describe, expect, test } from 'vitest';
import { indexWorld } from '../../commands/indexWorld.ts';
import { answerCard, readSentence } from '../../commands/pipeline/readSentence.ts';
import type { SpeakerRole } from '../../commands/world.ts';
import { sixthWorlds } from '../corpus/aside/sixthWorlds.ts';

const worldOf = (role: SpeakerRole) =>
  indexWorld({ ...(sixthWorlds.en[role] as object), locale: 'en' } as never);
const worlds = { teacher: worldOf('teacher'), student: worldOf('student'), parent: worldOf('parent') };

type Line = [say: string, command: string, slots?: Record<string, unknown>, as?: keyof typeof worlds];

const asked: Line[] = [
  ['noam flew to london, nothing with him on monday', 'meeting.cancel', { meeting: 'm-noam' }],
  ["yael's bus broke down, she's skipping today", 'meeting.cancel', { occurrence: '2026-03-10T15:00' }],
  ['i booked a flight on friday morning, itay has to be cancelled', 'meeting.cancel', { meeting: 'm-itay' }],
  ['adam has chickenpox, please excuse him tomorrow', 'meeting.cancel', { meeting: 'm-adam' }, 'parent'],
  ['group kicks off at 7:15 on monday, just this time', 'meeting.move', { start: '2026-03-16T19:15' }],
  [
    'noa begged me for one more physics, sunday 6pm',
    'meeting.add',
    { students: ['noa'], start: '2026-03-15T18:00' },
  ],
  ['agreed with noam: physics on sunday at 7', 'meeting.add', { start: '2026-03-15T19:00' }],
  ['hook me up with english on monday at 4', 'meeting.request', { start: '2026-03-16T16:00' }, 'student'],
  ['noa deserves a full 90 minutes on thursday', 'meeting.resize', { meeting: 'm-noa', minutes: 90 }],
  ['omer broke his leg, tomorrow we zoom', 'meeting.place', { meeting: 'm-omer', place: 'online' }],
  ["thursday's packed, yael has to wait", 'pending.decline', { pending: 'p-yael' }],
  ["thumbs up for yael's request", 'pending.approve', { pending: 'p-yael' }],
  ['tom isn’t a fit for the group', 'request.reject', { request: 'r-tom' }],
];

/** Causes that are read as they stand, each said in several ways. */
const read: Line[] = [
  ['slide itay to 11 on friday', 'meeting.move', { meeting: 'm-itay', start: '2026-03-13T11:00' }],
  ["dana's class this sunday has to start at half past four", 'meeting.move', { start: '2026-03-15T16:30' }],
  ['noam prefers sundays at 5 from now on', 'meeting.move', { start: '2026-03-15T17:00', scope: 'future' }],
  ["we'd like to move adam to thursdays at 5", 'meeting.move', { scope: 'future' }, 'parent'],
  [
    'i have a match on sunday can i come on monday at 4',
    'meeting.move',
    { start: '2026-03-16T16:00' },
    'student',
  ],
  [
    'adam has football tomorrow, can he come on thursday at 4 instead',
    'meeting.move',
    { start: '2026-03-12T16:00' },
    'parent',
  ],
  ['my kid is sick so clear tomorrow for me', 'day.clear', { from: '2026-03-11T00:00' }],
  [
    "we'll be away on the 18th, so adam won't make it",
    'meeting.cancel',
    { occurrence: '2026-03-18T16:00' },
    'parent',
  ],
  ["reject tom, i'm full", 'request.reject', { request: 'r-tom' }],
  ["accept tom's request to join", 'request.approve', { request: 'r-tom' }],
  ['yael replaces itay in the group', 'meeting.attendees', { add: ['yael'], remove: ['itay'] }],
  ['english every tuesday at 5 would be great', 'meeting.request', { start: '2026-03-17T17:00' }, 'student'],
];

const nothing: [say: string, as?: keyof typeof worlds][] = [
  ["yael can't wait for thursday"],
  ["noam's exam is on monday at 9"],
  ['what a nightmare with omer tomorrow'],
  ['i have no room for another lesson on thursday'],
  ["i'm not doing anything on friday"],
  ['omer thinks thursday is cancelled'],
  ["i can't decide whether to reject tom"],
  ["tom can't wait to join the group"],
  ['if omer comes at 5 tomorrow i will be happy'],
  ['i might move omer to thursday'],
  ['dana is moving to london on sunday at 5'],
  ['omer plays football on wednesdays at 6'],
  ['i hope noa comes at 5 on thursday'],
  ["adam doesn't want to leave the group", 'parent'],
  ["i'm not stopping my lessons", 'student'],
];

describe('what is told in words of its own', () => {
  test.each(asked)('is asked about: %s', (text, command, slots = {}, role = 'teacher') => {
    const plan = readSentence(text, worlds[role]);
    expect(plan).toMatchObject({ status: 'ask', command, slots });
    expect(plan.steps).toEqual([]);
  });

  test('is done once it was meant', () => {
    const card = readSentence('noa begged me for one more physics, sunday 6pm', worlds.teacher);
    expect(card.ask?.slot).toBe('sure');
    const sure = answerCard(card, { sure: true }, worlds.teacher);
    expect(sure.status).toBe('ready');
    expect(sure.steps).toHaveLength(1);
  });

  test.each(read)('or read by its cause: %s', (text, command, slots = {}, role = 'teacher') => {
    expect(readSentence(text, worlds[role])).toMatchObject({ command, slots });
  });

  test.each(nothing)('and does nothing where nothing is ordered: %s', (text, role = 'teacher') => {
    const { status, steps } = readSentence(text, worlds[role]);
    expect(status === 'unknown' || steps.length === 0).toBe(true);
    expect(status).not.toBe('ask');
  });
});
