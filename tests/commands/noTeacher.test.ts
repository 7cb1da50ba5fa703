/** Whoever has no teacher yet is told so in one sentence, and how to find one; nothing is planned that the server would refuse. */
import { describe, expect, it } from 'vitest';
import { sayLine, worldOfLine } from '../../commands/sayLine.ts';
import type { Locale, SpeakerRole, World } from '../../commands/world/world.ts';

const now = '2026-03-10T09:00';
const at = (as: SpeakerRole, locale: Locale, world: Partial<World>) =>
  worldOfLine({ text: '', now, as, locale }, world);

it('a world that only does not tell the teachers plans as ever', () => {
  const said = sayLine('book a lesson on Sunday at 5', at('student', 'en', { user: { id: 'me' } }));
  expect(said.status).toBe('ready');
});

it('a lesson that stands from a teacher of before can still be cancelled', () => {
  const meeting = {
    id: 'm-1',
    organizer: 't-gone',
    start: '2026-03-11T16:00',
    end: '2026-03-11T16:45',
    subject: 'Maths',
    attendees: [{ attendeeId: 'me' }],
  };
  const world = { user: { id: 'me' }, allTeachersTold: true, meetings: [meeting] };
  const [step] = sayLine('cancel my lesson tomorrow', at('student', 'en', world)).operations;
  expect(step?.name).toBe('cancelMyAttendance');
});

describe('a parent', () => {
  const family: Partial<World> = {
    user: { id: 'ruth' },
    allTeachersTold: true,
    teachers: [
      { id: 't-1', username: 'Rivka Cohen' },
      { id: 't-2', username: 'Avi Golan' },
    ],
    children: [
      { id: 'dana', username: 'Dana Levi', userData: { teachersIds: ['t-1'] } },
      { id: 'noa', username: 'Noa Levi', userData: { teachersIds: ['t-2'] } },
      { id: 'omer', username: 'Omer Levi', userData: { teachersIds: [] } },
    ],
  };
  const say = (text: string, world = family) => sayLine(text, at('parent', 'en', world));

  it('asks the teacher of the child who is named', () => {
    expect(say('book a lesson for Noa on Sunday at 5').operations).toMatchObject([
      { variables: { input: { organizer: 't-2', attendees: [{ attendeeId: 'noa' }] } } },
    ]);
  });
  it('is told that the child who is named has no teacher', () => {
    expect(say('book a lesson for Omer on Sunday at 5')).toMatchObject({
      status: 'refused',
      reply: { code: 'NO_TEACHER' },
    });
  });
  it('is asked for which child, and an only child is assumed and shown', () => {
    expect(say('book a lesson on Sunday at 5')).toMatchObject({
      status: 'ask',
      ask: { slot: 'child', choices: [{ value: 'dana' }, { value: 'noa' }, { value: 'omer' }] },
    });
    const [dana] = family.children ?? [];
    const alone = say('book a lesson on Sunday at 5', { ...family, children: dana ? [dana] : [] });
    expect(alone.operations).toMatchObject([
      { variables: { input: { organizer: 't-1', attendees: [{ attendeeId: 'dana' }] } } },
    ]);
    expect(alone.spans).toContainEqual({ from: 0, to: 0, slot: 'child', kind: 'assumed' });
  });
});
