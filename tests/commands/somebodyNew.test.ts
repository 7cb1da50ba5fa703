/** Somebody whom nobody knows yet is invited by a sentence, or by a button where a sentence names them. */
import { describe, expect, it } from 'vitest';
import { indexWorld } from '../../commands/indexWorld.ts';
import { answerCard, readSentence } from '../../commands/pipeline/readSentence.ts';
import type { Locale } from '../../commands/world.ts';
import { sixthWorlds } from '../corpus/aside/sixthWorlds.ts';
import { readInSchool as read } from './readInSchool.ts';

const inviteGil = (name: string) => [{ name: 'inviteStudent', args: { email: 'gil@mail.test', name } }];

describe('a new student is added with a name, a mail and a phone in any order', () => {
  it.each<readonly [Locale, string, string]>([
    ['en', 'add student Gil Bar gil@mail.test 052-1234567', 'Gil Bar'],
    ['en', 'add student Gil Bar 052-1234567 gil@mail.test', 'Gil Bar'],
    ['en', 'add a new student called Gil Bar, gil@mail.test', 'Gil Bar'],
    ['en', 'invite Gil Bar gil@mail.test', 'Gil Bar'],
    ['he', 'להוסיף תלמיד גיל בר gil@mail.test 052-1234567', 'גיל בר'],
    ['he', 'תוסיפי תלמיד חדש: גיל בר, 052-1234567, gil@mail.test', 'גיל בר'],
    ['he', 'להזמין את גיל בר gil@mail.test', 'גיל בר'],
  ])('%s: %s', (locale, text, name) => {
    const plan = read(locale, 'teacher', text);
    expect(plan).toMatchObject({ status: 'ready', command: 'student.invite', unread: [] });
    expect(plan.steps).toEqual(inviteGil(name));
  });

  it('and a phone that the invitation does not carry is a chip that says so', () => {
    const plan = read('en', 'teacher', 'add student Gil Bar gil@mail.test 052-1234567');
    expect(plan.spans).toContainEqual(
      expect.objectContaining({
        slot: 'phone',
        kind: 'assumed',
        why: '052-1234567, not sent: the invitation goes by mail',
      }),
    );
  });

  it.each<readonly [Locale, string, string]>([
    ['en', 'add student Gil Bar 052-1234567', 'Gil Bar'],
    ['en', 'new student Gil Bar', 'Gil Bar'],
    ['he', 'תלמידה חדשה גיל בר 052-1234567', 'גיל בר'],
  ])('without a mail the link is offered instead, in %s: %s', (locale, text, name) => {
    const plan = read(locale, 'teacher', text);
    expect(plan).toMatchObject({
      status: 'ask',
      command: 'student.invite',
      ask: { slot: 'text' },
      steps: [],
    });
    expect(plan.ask?.question).toContain(name);
    const world = indexWorld(sixthWorlds[locale].teacher ?? never());
    const link = answerCard(plan, { text: plan.ask?.choices[0]?.value }, world);
    expect(link.command).toBe('link.copy');
  });

  it.each<readonly [Locale, string]>([
    ['en', 'invite Dana on Sunday at 5'],
    ['en', 'add student Dana to the Monday group'],
    ['he', 'להזמין את דנה לראשון ב-5'],
  ])('but who is known is not invited, in %s: %s', (locale, text) => {
    expect(read(locale, 'teacher', text).command).not.toBe('student.invite');
  });
});

describe('a name that nobody has', () => {
  it.each<readonly [Locale, string, string]>([
    ['en', 'book Gideon tomorrow at 5', 'Gideon'],
    ['he', 'לקבוע לגדעון מחר ב-5', 'גדעון'],
  ])('offers to invite them, in %s: %s', (locale, text, name) => {
    const world = indexWorld(sixthWorlds[locale].teacher ?? never());
    const plan = readSentence(text, world);
    const [invite, known] = plan.ask?.choices ?? [];
    expect(plan).toMatchObject({ status: 'ask', ask: { slot: 'students' } });
    expect(plan.ask?.question).toContain(name);
    expect(invite?.label).toContain(name);
    expect(answerCard(plan, { students: invite?.value }, world)).toMatchObject({
      command: 'student.invite',
      slots: { name },
    });
    expect(answerCard(plan, { students: known?.value }, world).slots['students']).toEqual(known?.value);
  });

  it.each<readonly [Locale, string, string]>([
    ['en', 'cancel Gideon tomorrow', 'invite Gideon'],
    ['he', 'לבטל את גדעון מחר', 'להזמין את גדעון'],
  ])('is told as such where a lesson of theirs is meant, in %s: %s', (locale, text, suggestion) => {
    const plan = read(locale, 'teacher', text);
    expect(plan).toMatchObject({ status: 'unknown', steps: [], suggestions: [suggestion] });
    expect(read(locale, 'teacher', suggestion).command).toBe('student.invite');
  });
});

function never(): never {
  throw new Error('The school has no teacher.');
}
