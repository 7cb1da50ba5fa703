/** A cancellation that several lessons fit offers all of them beside each, and “both” takes the two. */
import { describe, expect, it } from 'vitest';
import { indexWorld } from '../../commands/indexWorld.ts';
import type { Plan } from '../../commands/pipeline/plan.ts';
import { answerCard } from '../../commands/pipeline/readSentence.ts';
import type { SpeakerRole, World } from '../../commands/world.ts';
import { sixthWorlds } from '../corpus/aside/sixthWorlds.ts';
import { localeOf, saidAfterEach } from './sharedFamily.ts';

const school = (who: SpeakerRole) => (line: string) => indexWorld(sixthWorlds[localeOf(line)][who] as World);
const talk = (who: SpeakerRole, ...lines: string[]): Plan => saidAfterEach(school(who), lines);

const deleted = (scope: string) => [
  { name: 'deleteMeeting', args: { id: 'm-noam', occurrence: '2026-03-16T17:00', scope } },
  { name: 'deleteMeeting', args: { id: 'm-group', occurrence: '2026-03-16T19:00', scope } },
];
const absent = [
  { name: 'cancelMyAttendance', args: { id: 'm-dana', occurrence: '2026-03-15T16:00' } },
  { name: 'cancelMyAttendance', args: { id: 'm-group', occurrence: '2026-03-16T19:00' } },
];

describe('a cancellation that two lessons fit', () => {
  it.each([
    ['teacher', "cancel Monday's lesson", 'Both'],
    ['teacher', 'תבטלי את השיעור ביום שני', 'שני השיעורים'],
    ['student', 'cancel my lesson', 'Both'],
    ['student', 'תבטל את השיעור שלי', 'שני השיעורים'],
    ['parent', "cancel Dana's lesson", 'Both'],
    ['parent', 'cancel maths', 'All 3'],
    ['parent', 'לבטל מתמטיקה', 'כל 3 השיעורים'],
  ] as const)('offers a %s all of them as well: %s', (who, text, label) => {
    const { ask } = talk(who, text);
    expect(ask?.slot).toBe('meeting');
    expect(ask?.choices.at(-1)?.label).toBe(label);
  });

  it('does all of them where that is answered, and asks how far once', () => {
    for (const [text, answer, only] of [
      ["cancel Monday's lesson", 'both', 'only these'],
      ['תבטלי את השיעור ביום שני', 'את שניהם', 'רק את אלה'],
    ] as const) {
      expect(talk('teacher', text, answer)).toMatchObject({
        status: 'ask',
        ask: { slot: 'scope' },
        steps: [],
      });
      expect(talk('teacher', text, answer, only).steps).toMatchObject(deleted('this'));
    }
    for (const [text, answer] of [
      ['cancel my lesson', 'both of them'],
      ['תבטל את השיעור שלי', 'שניהם'],
    ] as const)
      expect(talk('student', text, answer)).toMatchObject({ status: 'ready', steps: absent });
  });

  it('does the same by its button', () => {
    const world = school('teacher')('cancel');
    const asked = talk('teacher', "cancel Monday's lesson, future ones too");
    const both = asked.ask?.choices.at(-1)?.value;
    expect(answerCard(asked, { meeting: both }, world)).toMatchObject({
      status: 'ready',
      steps: deleted('future'),
    });
  });

  it.each([
    ['student', 'cancel both of my lessons', absent],
    ['student', 'תבטלי את שני השיעורים שלי', absent],
    ['parent', "cancel both of Dana's lessons", absent],
    ['parent', 'לבטל לדנה את שני השיעורים', absent],
  ] as const)('is of both where a %s says both: %s', (who, text, steps) => {
    expect(talk(who, text)).toMatchObject({ status: 'ready', steps });
  });

  it('offers no more than each, where it is not known who is meant or what fits', () => {
    for (const text of ['cancel Noam on Tuesday', 'cancel the lesson']) {
      const { ask } = talk('teacher', text);
      expect(ask?.choices.filter(({ value }) => Array.isArray(value))).toEqual([]);
    }
  });
});
