/** “Which requests do I have?” tells all that wait, sent and received, of lessons and of groups; none is denied. */
import { describe, expect, it } from 'vitest';
import { indexWorld } from '../../commands/indexWorld.ts';
import { readSentence } from '../../commands/pipeline/readSentence.ts';
import { aWorld, type World } from '../../commands/world.ts';
import { requestsWorlds } from '../corpus/requestsWorlds.ts';
import { localeOf } from './sharedFamily.ts';

const answer = (world: World, text: string) =>
  readSentence(text, indexWorld({ ...world, locale: localeOf(text) })).reply;

const { teacher, student, parent } = requestsWorlds;

describe('which requests there are', () => {
  it.each(['which requests do I have?', 'any requests?', 'אילו בקשות יש לי?', 'יש בקשות?'])(
    'is answered to a teacher with lessons and with who asks to join: %s',
    (text) => {
      const told = answer(teacher, text);
      expect(told?.rows).toEqual(expect.arrayContaining(['p-yael', 'p-noam', 'r-omer', 'r-lior']));
      expect(told?.rows).not.toContain('p-done');
      expect(told?.people?.map(({ id }) => id)).toContain('r-omer');
    },
  );

  it.each([
    'which requests do I have?',
    'what are my requests?',
    'אילו בקשות יש לי?',
    'מה קורה עם הבקשה שלי?',
  ])('is answered to a student with what was sent and what was offered: %s', (text) => {
    expect(answer(student, text)?.rows).toEqual(
      expect.arrayContaining(['s-sunday', 's-thursday', 's-offer', 'sr-group']),
    );
  });

  it('says of each whose answer it waits for', () => {
    const told = answer(student, 'which requests do I have?')?.text.split('\n') ?? [];
    expect(told.find((line) => line.startsWith('Physics'))).toContain('sent, not answered yet');
    expect(told.find((line) => line.startsWith('English'))).toContain('waiting for your answer');
    const inHebrew = answer(teacher, 'אילו בקשות יש לי?')?.text ?? '';
    expect(inHebrew).toContain('ממתינה לתשובה שלך');
    expect(inHebrew).toContain('עומר פרץ · Physics group · בקשת הצטרפות');
  });

  it('is answered to a parent for the child that is named, or for all', () => {
    expect(answer(parent, 'which requests do I have?')?.rows).toEqual(
      expect.arrayContaining(['c-gil', 'c-maya', 'cr-gil', 'cr-maya']),
    );
    for (const text of ['which requests does Gil have?', 'אילו בקשות יש לגיל?'])
      expect(answer(parent, text)?.rows).toEqual(['c-gil', 'cr-gil']);
  });

  it('is of one kind alone where that is said', () => {
    expect(answer(teacher, 'any join requests?')?.rows?.every((id) => id.startsWith('r-'))).toBe(true);
    expect(answer(teacher, 'show lesson requests')?.rows?.every((id) => id.startsWith('p-'))).toBe(true);
  });

  it('says so where none waits', () => {
    const none = aWorld({ now: '2026-03-10T09:00', role: 'student', user: { id: 'omer' } });
    expect(answer(none, 'which requests do I have?')?.text).toBe('No requests are waiting.');
    expect(answer(none, 'אילו בקשות יש לי?')?.text).toBe('אין בקשות שממתינות.');
  });
});
