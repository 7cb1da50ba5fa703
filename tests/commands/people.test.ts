import { describe, expect, it } from 'vitest';
import { readSentence } from '../../commands/nlu/readSentence.ts';
import { preview } from '../../commands/preview.ts';
import type { Locale } from '../../commands/world/world.ts';
import { isRefused } from '../../domain/decide.ts';
import { worldNamed } from '../sentences/worlds.ts';

const worldOf = (role: 'teacher' | 'student' | 'parent', locale: Locale) =>
  worldNamed('people', role, locale);

describe('what a sentence about people would do', () => {
  const rows = (text: string, role: 'teacher' | 'student' | 'parent' = 'teacher') => {
    const world = worldOf(role, 'en');
    const decided = preview(readSentence(text, world), world);
    return isRefused(decided) ? decided.refused.refusal : decided.rows;
  };
  it('is how the student stood and how they will stand', () => {
    expect(rows('block Omer')).toMatchObject([
      { before: { blocked: false }, after: { id: 'omer', blocked: true } },
    ]);
    expect(rows('bring Itay back')).toMatchObject([
      { before: { archived: true }, after: { archived: false } },
    ]);
    expect(rows("forgive Omer's late cancel")).toMatchObject([
      { before: { badCancels: 2 }, after: { badCancels: 1 } },
    ]);
  });
  it('is a yes to somebody who asks to join, with their place in the group', () => {
    expect(rows('approve Tamar')).toMatchObject([
      { before: { kind: 'joinRequest', status: 'Pending' }, after: { status: 'Approved' } },
      { before: null, after: { kind: 'link', id: 'tamar' } },
      { after: { kind: 'meeting' } },
      { after: { kind: 'meeting' } },
    ]);
  });
  it('is another telephone, a new child, a child less', () => {
    expect(rows('my new phone is 052-1234567', 'student')).toMatchObject([
      { after: { kind: 'person', phone: { number: '052-1234567' } } },
    ]);
    expect(rows('add my daughter Noa Levi', 'parent')).toMatchObject([
      { before: null, after: { kind: 'person', name: 'Noa Levi' } },
      { before: null, after: { kind: 'guardianship' } },
    ]);
    expect(rows('remove Gil from my account', 'parent')).toMatchObject([
      { before: { kind: 'guardianship', id: 'gil' }, after: null },
    ]);
  });
});

describe('what a question about people is answered', () => {
  const answer = (text: string, role: 'teacher' | 'student' | 'parent' = 'teacher') =>
    readSentence(text, worldOf(role, 'en')).reply;

  it('puts those first who cancel most', () => {
    expect(answer('students by most cancellations')?.rows?.slice(0, 2)).toEqual(['omer', 'dana']);
  });
});
