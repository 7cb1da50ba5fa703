/** Several actions in one sentence: each of them stands on the card, or it is said which part was not understood. */
import { describe, expect, it } from 'vitest';
import { indexWorld } from '../../commands/world/indexWorld.ts';
import { answerCard, readSentence } from '../../commands/nlu/readSentence.ts';
import { mayaWorld } from '../sentences/worlds/maya.ts';

const world = indexWorld(mayaWorld);

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
