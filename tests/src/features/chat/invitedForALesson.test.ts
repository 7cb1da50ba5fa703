/** A lesson with somebody whom the teacher does not have yet: the booking waits for the invitation. Now is Tuesday 10 March 2026, 09:00. */
import { describe, expect, it } from 'vitest';
import { indexWorld } from '../../../../commands/world/indexWorld.ts';
import type { Plan } from '../../../../commands/kernel/plan.ts';
import { answerCard, readSentence } from '../../../../commands/nlu/readSentence.ts';
import { saidAfter } from '../../../../commands/nlu/discourse/saidAfter.ts';
import type { Locale, World } from '../../../../commands/world/world.ts';
import { teacherWorld } from '../../../corpus/world.ts';

const school = (locale: Locale, part: Partial<World> = {}) =>
  indexWorld({ ...teacherWorld, locale, ...part });

const pressed = (card: Plan, place: number, world: ReturnType<typeof school>): Plan =>
  answerCard(card, { [card.ask?.slot ?? '']: card.ask?.choices[place]?.value }, world);

/** Beside adding them without an account stands the invitation, after which the lesson goes on. */
const invitationOf = (card: Plan): number =>
  card.ask?.choices.findIndex(({ value }) => JSON.stringify(value).includes('goesOn')) ?? -1;

const told = [
  { locale: 'en', text: 'book Gili Tal tomorrow at 5pm', mail: 'gili@mail.com', name: 'Gili Tal' },
  {
    locale: 'en',
    text: 'lesson with Gili Tal tomorrow at 5',
    mail: 'her email is gili@mail.com',
    name: 'Gili Tal',
  },
  { locale: 'he', text: 'תקבעי לגילי טל מחר ב-17:00', mail: 'gili@mail.com', name: 'גילי טל' },
  { locale: 'he', text: 'שיעור עם גילי טל מחר בחמש', mail: 'המייל שלה gili@mail.com', name: 'גילי טל' },
] as const;

describe.each(told)('$locale: $text', ({ locale, text, mail, name }) => {
  const world = school(locale);
  const question = readSentence(text, world);
  const asked = pressed(question, invitationOf(question), world);
  const invitation = readSentence(mail, world, { discourse: { open: asked } });

  it('asks for the address, and takes the address alone for an answer', () => {
    expect(asked).toMatchObject({ status: 'ask', command: 'student.invite', slots: { name } });
    expect(invitation).toMatchObject({
      status: 'ready',
      slots: { name, emails: ['gili@mail.com'] },
      steps: [{ name: 'inviteStudent', args: { email: 'gili@mail.com', name } }],
    });
  });

  it('comes back to the lesson once that is done, and offers to keep the hour', () => {
    // Written a day later, "tomorrow" is still the day it was.
    const nextDay = school(locale, { now: '2026-03-11T08:00' });
    const after = answerCard(invitation, saidAfter(invitation) ?? {}, nextDay);
    expect(after).toMatchObject({ status: 'ask', command: 'meeting.add', ask: { slot: 'students' } });
    expect(after.ask?.question).toContain(name);
    expect(pressed(after, 0, nextDay)).toMatchObject({
      status: 'ready',
      command: 'time.block',
      slots: { start: '2026-03-11T17:00', end: '2026-03-11T17:45' },
    });
  });

  it('books it where they are a student by then', () => {
    const students = [...teacherWorld.students, { id: 'gili', username: name }];
    const here = school(locale, { students });
    expect(answerCard(invitation, saidAfter(invitation) ?? {}, here)).toMatchObject({
      command: 'meeting.add',
      slots: { students: ['gili'], start: '2026-03-11T17:00', end: '2026-03-11T17:45' },
    });
  });
});

it('an invitation by itself leads to nothing else', () => {
  const world = school('en');
  expect(saidAfter(readSentence('invite Gili Tal gili@mail.com', world))).toBeNull();
});

it('a mail is not an answer to another question', () => {
  const world = school('en');
  const asked = readSentence('book Dana tomorrow', world);
  expect(asked.status).toBe('ask');
  expect(readSentence('invite noam@mail.com', world, { discourse: { open: asked } })).toMatchObject({
    command: 'student.invite',
    slots: { emails: ['noam@mail.com'] },
  });
});
