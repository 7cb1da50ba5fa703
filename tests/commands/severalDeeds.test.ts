/** Several deeds in one sentence: each of them stands on the card, or it is said which part was not understood. */
import { describe, expect, it } from 'vitest';
import { indexWorld } from '../../commands/indexWorld.ts';
import { answerCard, readSentence } from '../../commands/pipeline/readSentence.ts';
import { aWorld } from '../../commands/world.ts';

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

describe('every deed of a sentence stands on the card', () => {
  it.each([
    ['book Dana for maths on Thursday at 6:30pm, and cancel Maya', 'meeting.add', 'meeting.cancel'],
    ['book Dana for maths on Thursday at 5:30pm, and cancel Maya', 'meeting.add', 'meeting.cancel'],
    ['cancel Maya, and book Dana for maths on Thursday at 6:30pm', 'meeting.cancel', 'meeting.add'],
    ['cancel Maya on Thursday and book Dana instead', 'meeting.cancel', 'meeting.add'],
    ['תקבע לדנה מתמטיקה ביום חמישי ב-18:30, ותבטל את מאיה', 'meeting.add', 'meeting.cancel'],
    ['תבטל את השיעור של רוני מחר ותזיז את נועם ליום ראשון ב-16:30', 'meeting.cancel', 'meeting.move'],
  ])('also while one of them asks which lesson is meant: “%s”', (text, ...commands) => {
    const plan = read(text);
    expect([plan.status, commandsOf(plan), plan.unread]).toEqual(['ask', commands, []]);
    expect(plan.ask?.slot).toMatch(/^[01]\.meeting$/);
  });

  it('and is done together with the others once the lesson is chosen', () => {
    const card = read('book Dana for maths on Thursday at 6:30pm, and cancel Maya');
    const plan = answerCard(card, { [card.ask?.slot ?? '']: 'm-maya-once' }, world);
    expect([plan.status, plan.steps.map(({ name }) => name)]).toEqual([
      'ready',
      ['addMeeting', 'deleteMeeting'],
    ]);
  });
});

describe('a part that is not understood', () => {
  const text = 'book Dana for maths on Thursday at 6:30pm, and cancel Maya, and email me the list';

  it('is named, and the person of another deed is not put into the first', () => {
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

describe('a verb that no command understands', () => {
  it.each([
    ['book Dana for maths on Thursday at 6 and email Maya', 'email Maya'],
    ['book Dana for maths on Thursday at 6 and print the list', 'print the list'],
    ['תקבע לדנה מתמטיקה ביום חמישי ב-18 ותתקשר למאיה', 'ותתקשר למאיה'],
  ])('puts nobody into the deed before it: “%s”', (text, lost) => {
    const plan = read(text);
    expect([plan.status, plan.ask?.slot, plan.unread]).toEqual(['ask', 'sure', [lost]]);
    expect(plan.slots['items']).toMatchObject([{ students: ['dana'], start: '2026-03-12T18:00' }]);
  });

  it('takes nothing from the orders that are understood', () => {
    const plan = read('לקבוע לדנה מתמטיקה ביום חמישי ב-18 ולבטל את מאיה ולשלוח לי מייל');
    expect(commandsOf(plan)).toEqual(['meeting.add', 'meeting.cancel']);
    expect(plan.unread).toEqual(['ולשלוח לי מייל']);
  });
});

describe('orders that name a time or a group, and nobody', () => {
  it.each([
    ['block Thursday and cancel Maya', 'time.block', 'meeting.cancel'],
    ['book Dana for maths on Thursday at 6 and cancel the group', 'meeting.add', 'meeting.cancel'],
    ['can you cancel Maya and book Dana on Thursday at 6?', 'meeting.cancel', 'meeting.add'],
  ])('are kept beside the others: “%s”', (text, ...commands) => {
    expect(commandsOf(read(text))).toEqual(commands);
  });

  it('are no orders where the first part only tells how things are', () => {
    const plan = read('kids are home on Thursday, wipe the whole day');
    expect([plan.status, plan.command]).toEqual(['ready', 'day.clear']);
  });

  it('are no orders where the first part is a reason in words of its own', () => {
    const plan = read('נגמר עם רוני, תורידי את כל השיעורים שלה מעכשיו');
    expect([plan.status, plan.slots]).toEqual(['ready', expect.objectContaining({ meeting: 'm-roni' })]);
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

  it.each(['האחרון', 'the last one'])('is still answered by “%s”', (text) => {
    const open = read('תבטל');
    const plan = readSentence(text, world, { discourse: { open } });
    expect([plan.command, plan.given?.['meeting']]).toEqual([
      'meeting.cancel',
      open.ask?.choices.at(-1)?.value,
    ]);
  });
});
