/** Several actions in one sentence: each of them stands on the card, or it is said which part was not understood. */
import { describe, expect, it } from 'vitest';
import { indexWorld } from '../../commands/world/indexWorld.ts';
import { answerCard, readSentence } from '../../commands/nlu/readSentence.ts';
import { aWorld } from '../../commands/world/world.ts';

const lesson = (id: string, student: string, start: string, day?: string) => ({
  id,
  teacherId: 't',
  organizer: 't',
  subject: 'אנגלית',
  start,
  end: `${start.slice(0, 14)}45`,
  capacity: 1,
  location: 'teacher' as const,
  version: 1,
  ...(day && { rrule: `FREQ=WEEKLY;INTERVAL=1;BYDAY=${day}` }),
  attendees: [{ attendeeId: student }],
});

/** Tuesday 10 March 2026; Maya has a weekly lesson and a single one, neither on Thursday, and Roni has none tomorrow. */
const world = indexWorld(
  aWorld({
    now: '2026-03-10T09:00',
    timeZone: 'Asia/Jerusalem',
    role: 'teacher',
    locale: 'en',
    user: { id: 't', username: 'רבקה כהן', role: 'teacher', userData: { lessonDuration: 45 } },
    subjects: [
      { id: 'maths', name: 'מתמטיקה', cost: 160 },
      { id: 'english', name: 'אנגלית', cost: 150 },
    ],
    students: [
      { id: 'dana', username: 'דנה כהן' },
      { id: 'maya', username: 'מאיה ביטון' },
      { id: 'noam', username: 'נועם לוי' },
      { id: 'roni', username: 'רוני שפירא' },
    ],
    meetings: [
      lesson('m-dana', 'dana', '2026-01-04T16:00', 'SU'),
      lesson('m-maya', 'maya', '2026-01-05T17:00', 'MO'),
      lesson('m-maya-once', 'maya', '2026-03-13T10:00'),
      lesson('m-noam', 'noam', '2026-03-12T15:00'),
      lesson('m-roni', 'roni', '2026-01-04T18:00', 'SU'),
    ],
  }),
);

const read = (text: string) => readSentence(text, world);
const commandsOf = ({ slots }: ReturnType<typeof read>) =>
  ((slots['items'] ?? []) as Record<string, unknown>[]).map(({ command }) => command);

describe('a part that is not understood', () => {
  const text = 'book Dana for maths on Thursday at 6:30pm, and cancel Maya, and email me the list';

  it('is named, and the person of another action is not put into the first', () => {
    const card = read(text);
    expect([card.status, commandsOf(card)]).toEqual(['ask', ['meeting.add', 'meeting.cancel']]);
    expect(card.unread).toEqual(['email me the list']);
    expect((card.slots['items'] as object[])[0]).toMatchObject({ students: ['dana'] });
  });

  it('is asked about before the rest is done', () => {
    const card = read(text);
    const chosen = answerCard(card, { [card.ask?.slot ?? '']: 'm-maya-once' }, world);
    expect(chosen.ask).toMatchObject({
      slot: 'sure',
      question: 'I did not understand “email me the list”. Do the rest?',
    });
    const done = answerCard(chosen, { sure: true }, world);
    expect([done.status, done.steps.map(({ name }) => name)]).toEqual([
      'ready',
      ['addMeeting', 'deleteMeeting'],
    ]);
  });
});

describe('an open question', () => {
  it.each(['בטל את הפעולה האחרונה', 'לבטל את השינוי האחרון', 'undo the last change'])(
    'is not answered by who wants the last action undone: “%s”',
    (text) => {
      const open = read('תבטל');
      expect(open.ask?.choices.length).toBeGreaterThan(1);
      const plan = readSentence(text, world, { discourse: { open } });
      expect([plan.command, plan.effect?.kind]).toEqual(['undo', 'undo']);
    },
  );

  it('of several actions is answered by its number, which is no hour of another of them', () => {
    let card = read(
      'cancel Dana on Sunday and move Maya on Friday to 14:00 and book Noam for maths at 18:00 tomorrow',
    );
    expect(card.ask?.slot).toBe('0.scope');
    for (let at = 0; card.status === 'ask' && at < 4; at += 1)
      card = readSentence('1', world, { discourse: { open: card } });
    expect(card.steps.map(({ name }) => name)).toEqual(['deleteMeeting', 'updateMeeting', 'addMeeting']);
    expect(JSON.stringify(card.steps.at(-1))).toContain('2026-03-11T18:00');
  });
});
