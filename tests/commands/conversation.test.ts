/** A conversation goes on: changes of the last card, more of the same, lists, pasted messages, the wrong keyboard. Now is Tuesday 10 March 2026, 09:00. */
import { describe, expect, it } from 'vitest';
import { indexWorld } from '../../commands/world/indexWorld.ts';
import { answerCard, readSentence } from '../../commands/nlu/readSentence.ts';
import type { Discourse } from '../../commands/kernel/discourse.ts';
import type { Plan } from '../../commands/kernel/plan.ts';
import { sixthWorlds } from '../corpus/aside/sixthWorlds.ts';
import type { World } from '../../commands/world/world.ts';
import { teacherWorld } from '../corpus/world.ts';

const en = indexWorld(teacherWorld);
const he = indexWorld({ ...teacherWorld, locale: 'he' });

/** Each line is said after the card that the one before it gave. */
function talk(...lines: string[]): Plan {
  let card: Plan | undefined;
  for (const line of lines) {
    const world = /[א-ת]/.test(line) ? he : en;
    card = readSentence(line, world, card ? { discourse: after(card) } : {});
  }
  return card as Plan;
}
/** A plan or a question waits; an answer may be gone on with. */
const after = (card: Plan): Discourse =>
  card.ask || card.steps.length > 0 ? { open: card } : { answer: card };

describe('a card that was done', () => {
  it('is not done again: its lesson is changed from where it stands now', () => {
    const done = readSentence('move omer to 6', en);
    const meetings = teacherWorld.meetings.map((one) =>
      one.id === 'm-omer' ? { ...one, start: '2026-03-11T18:00', end: '2026-03-11T18:45' } : one,
    );
    const now = indexWorld({ ...teacherWorld, meetings });
    expect(readSentence('make it 7 instead', now, { discourse: { action: done } })).toMatchObject({
      status: 'ready',
      command: 'meeting.move',
      slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', start: '2026-03-11T19:00' },
    });
    expect(readSentence('cancel it', now, { discourse: { action: done } })).toMatchObject({
      command: 'meeting.cancel',
      slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00' },
    });
  });
});

describe('what is pasted', () => {
  const list = ['book dana maths tomorrow at 5', 'yael maths thursday at 4', 'noam english friday 10:00'];

  it('marks the words where they stand in the whole', () => {
    const text = list.join('\r\n');
    for (const { from, to, slot } of talk(text).spans.filter((span) => span.to > 0 && span.pen === 'who'))
      expect([slot, text.slice(from, to)]).toEqual([
        'students',
        expect.stringMatching(/^(?:dana|yael|noam)$/),
      ]);
  });
});

describe('the wrong layout of the keyboard', () => {
  it('is offered corrected, and never taken in silence', () => {
    const plan = talk('n,h vahgur vct');
    expect(plan).toMatchObject({
      status: 'choose',
      steps: [],
      choices: [{ command: 'schedule.next', label: 'מתי השיעור הבא' }],
    });
    const [choice] = plan.choices ?? [];
    expect(answerCard(plan, { ...choice?.slots, command: choice?.command }, en)).toMatchObject({
      status: 'ready',
      command: 'schedule.next',
      text: 'מתי השיעור הבא',
    });
    expect(talk("בשמבקך םצקר אםצםררם'").choices?.[0]).toMatchObject({
      command: 'meeting.cancel',
      label: 'cancel omer tomorrow',
    });
  });
});

describe('a sentence near to nothing', () => {
  it('suggests the nearest three, in the person’s own words', () => {
    expect(talk('freee pizza').suggestions).toHaveLength(3);
    expect(talk('blah').suggestions).toHaveLength(3);
  });
});

describe('why it was read so', () => {
  it('is told in the person’s own language, word by word', () => {
    expect(talk('book dana tomorrow at 5 foo').trace).toEqual([
      '“book” says what to do',
      '“dana” says who',
      expect.stringMatching(/^assumed: /),
      '“tomorrow at 5” says when',
      expect.stringMatching(/^assumed: 45 minutes/),
      '“foo” was not read',
    ]);
    expect(talk('תקבע לדנה מחר ב-5').trace).toContain('״תקבע״ אומר מה לעשות');
  });
  it('asks about what was assumed and is refused', () => {
    const plan = talk('book dana tomorrow at 5');
    const asked = answerCard(plan, { subject: null }, en);
    expect(asked).toMatchObject({ status: 'ask', ask: { slot: 'subject' }, steps: [] });
    expect(answerCard(asked, { subject: 'su-english' }, en)).toMatchObject({
      status: 'ready',
      slots: { subject: 'su-english' },
    });
    const length = answerCard(plan, { end: null }, en);
    expect(length.ask?.slot).toBe('minutes');
    expect(answerCard(length, { minutes: 90 }, en)).toMatchObject({
      status: 'ready',
      slots: { end: '2026-03-11T18:30' },
    });
  });
});

describe('a no', () => {
  const student = indexWorld(sixthWorlds.he.student as World);
  const alone = (text: string) => readSentence(text, student);

  it('that belongs to its own verb is a sentence of its own, and leaves the request that waits as it is', () => {
    const open = alone('לבקש שיעור פיזיקה כל יום שני ב-17:00');
    expect(open).toMatchObject({ status: 'ready', command: 'meeting.request' });
    const text = 'לא אגיע ב-15.3';
    expect(alone(text)).toMatchObject({ status: 'ready', command: 'meeting.cancel' });
    expect(readSentence(text, student, { discourse: { open } })).toMatchObject({
      command: 'meeting.cancel',
      slots: alone(text).slots,
    });
  });

  it('to what waits changes it', () => {
    const open = alone('לבקש שיעור פיזיקה ביום שני ב-17:00');
    expect(readSentence('לא, ב-18:00', student, { discourse: { open } })).toMatchObject({
      command: 'meeting.request',
    });
  });
});
