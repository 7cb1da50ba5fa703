/** The card of a new student tells what was said of them, so that a wrong digit is seen before it is kept. */
import { describe, expect, it } from 'vitest';
import type { RowChange } from '../../../../domain/kernel/rows.ts';
import { keptPerson } from '../../../../domain/people/keptPerson.ts';
import { newLink } from '../../../../domain/people/link.ts';
import type { Step } from '../../../../domain/operations.ts';
import { indexWorld } from '../../../../commands/world/indexWorld.ts';
import { readSentence } from '../../../../commands/nlu/readSentence.ts';
import { peopleFacts } from '../../../../src/features/effects/peopleFacts.ts';
import { teacherWorld } from '../../../corpus/world.ts';

const nobody = { person: () => '', teacher: () => '' };

/** What the card says of the student whom this step adds. */
function toldOf(steps: readonly Step[]) {
  const rows = steps.flatMap(({ args }): RowChange[] => {
    const { input } = args as { input: Parameters<typeof keptPerson>[1] };
    const kept = keptPerson({ name: '', phone: null, email: null }, input);
    if ('code' in kept) throw new Error(kept.code);
    return [{ before: null, after: { ...newLink('rivka', 'gil', 0), kept } }];
  });
  return peopleFacts(steps, rows, nobody);
}

describe('the card of a student who is added by a sentence', () => {
  it.each([
    ['en', 'add student Gil Bar 052-5550142', 'Gil Bar', '0525550142'],
    ['he', 'להוסיף תלמיד גיל בר 052-5550142', 'גיל בר', '0525550142'],
    ['en', 'add student Gil Bar +972525550142', 'Gil Bar', '+972525550142'],
  ] as const)('%s: %s', (locale, text, name, phone) => {
    const plan = readSentence(text, indexWorld({ ...teacherWorld, locale }));
    expect(toldOf(plan.steps)).toEqual({ names: [name], before: null, after: { text: phone } });
  });

  it('tells phone and mail side by side, and nothing where neither was said', () => {
    const added = (input: object) => [{ name: 'addStudent', args: { input } }] as unknown as Step[];
    const reached = { username: 'Gil Bar', phoneNumber: { number: '0525550142' }, email: 'gil@mail.com' };
    expect(toldOf(added(reached))?.after).toEqual({ text: '0525550142 · gil@mail.com' });
    expect(toldOf(added({ username: 'Gil Bar' }))?.after).toBeNull();
  });

  it('tells of several by name who is reached how', () => {
    const plan = readSentence(
      'add students Gil Bar 052-5550142, Max Roth max@mail.com and Tom',
      indexWorld({ ...teacherWorld, locale: 'en' }),
    );
    expect(toldOf(plan.steps)).toEqual({
      names: ['Gil Bar', 'Max Roth', 'Tom'],
      before: null,
      after: { text: 'Gil Bar 0525550142, Max Roth max@mail.com' },
    });
  });
});
