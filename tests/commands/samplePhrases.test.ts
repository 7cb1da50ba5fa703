import { describe, expect, it } from 'vitest';
import { indexWorld } from '../../commands/indexWorld.ts';
import { readSentence } from '../../commands/pipeline/readSentence.ts';
import type { Locale, SpeakerRole } from '../../commands/world.ts';
import { samplePhrases } from '../corpus/samplePhrases.ts';
import { teacherWorld } from '../corpus/world.ts';

const teachers = [{ id: 't1', username: 'Rivka Cohen' }];
const children = [
  { id: 'noa', username: 'Noa Levi' },
  { id: 'itay', username: 'Itay Levi' },
];

function worldOf(role: SpeakerRole, locale: Locale) {
  const own =
    role === 'teacher' ? {} : { students: [], teachers, ...(role === 'parent' ? { children } : {}) };
  return indexWorld({ ...teacherWorld, ...own, role, locale });
}

describe('the sample phrases', () => {
  it.each(samplePhrases)('a %s in %s means %s by “%s”', (role, locale, command, text) => {
    expect(readSentence(text, worldOf(role, locale)).command).toBe(command);
  });
});

describe('a student’s and a parent’s own sentences', () => {
  it('ask for a lesson, and never write into the calendar', () => {
    const plan = readSentence('book maths Sunday at 5 online', worldOf('student', 'en'));
    expect(plan).toMatchObject({
      status: 'ready',
      command: 'meeting.request',
      steps: [
        {
          name: 'addPendingMeeting',
          args: { input: { start: '2026-03-15T17:00', end: '2026-03-15T17:45', location: 'online' } },
        },
      ],
      slots: { start: '2026-03-15T17:00', place: 'online' },
    });
  });
  it('name the child, never students', () => {
    const plan = readSentence("when is Noa's next lesson?", worldOf('parent', 'en'));
    expect(plan.slots).toEqual({ child: 'noa' });
  });
  it('cancel one lesson only', () => {
    const plan = readSentence("cancel Sunday's lesson", worldOf('student', 'en'));
    expect(plan).toMatchObject({
      status: 'ready',
      slots: { scope: 'this', occurrence: '2026-03-15T16:00' },
      steps: [{ name: 'cancelMyAttendance', args: { occurrence: '2026-03-15T16:00' } }],
    });
  });
});
