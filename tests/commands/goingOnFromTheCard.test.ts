/** What was changed on the open card stays changed: the next sentence goes on from the card as it stands now. */
import { describe, expect, it } from 'vitest';
import { indexWorld } from '../../commands/indexWorld.ts';
import type { Plan } from '../../commands/pipeline/plan.ts';
import { readSentence } from '../../commands/pipeline/readSentence.ts';
import { teacherWorld } from '../corpus/world.ts';
import { worldNamed } from '../sentences/worlds.ts';

const en = indexWorld(teacherWorld);
const he = indexWorld({ ...teacherWorld, locale: 'he' });

/** Each line is said while the card of the one before it waits. */
function talk(...lines: string[]): Plan {
  let card: Plan | undefined;
  for (const line of lines)
    card = readSentence(line, /[א-ת]/.test(line) ? he : en, card ? { discourse: { open: card } } : {});
  return card as Plan;
}

describe('a change of the person', () => {
  it.each([
    [
      [
        'book Dana for maths on Wednesday at 3pm',
        'make it 6 instead',
        'actually Thursday',
        'for Noam instead',
      ],
      { students: ['noam'], start: '2026-03-12T18:00' },
    ],
    [
      ['תקבע לדנה מתמטיקה ביום רביעי ב-14:00', 'בעצם ביום חמישי ב-18:30', 'לנועם במקום'],
      { students: ['noam'], start: '2026-03-12T18:30' },
    ],
    [
      ['book Dana for maths on Wednesday at 3pm', 'make it an hour and a half', 'for Noam instead'],
      { students: ['noam'], start: '2026-03-11T15:00', end: '2026-03-11T16:30' },
    ],
    [
      ['book Dana for maths on Wednesday at 3pm', 'make it 6 instead', 'english instead'],
      { students: ['dana'], subject: 'su-english', start: '2026-03-11T18:00' },
    ],
  ])('keeps what was changed before: %s', (lines, slots) => {
    expect(talk(...lines)).toMatchObject({ status: 'ready', command: 'meeting.add', slots });
  });
  it('adds one more at the hour that the card has now', () => {
    const plan = talk('book Dana for maths on Wednesday at 3pm', 'make it 6 instead', 'and Noam too');
    expect(plan).toMatchObject({
      status: 'ready',
      slots: {
        items: [
          { students: ['dana'], start: '2026-03-11T18:00' },
          { students: ['noam'], start: '2026-03-11T18:00' },
        ],
      },
    });
  });
  it('asks again about what was confirmed of other words', () => {
    expect(talk('book Dana for maths on Wednesday at 3pm', 'for Noam instead').given).toBeUndefined();
  });
});

describe('one in the place of another', () => {
  const waits = 'book Dana for maths on Wednesday at 3pm';
  it.each([
    'remove Dana, add Noam',
    'remove Dana and add Noam',
    'add Noam, remove Dana',
    'replace Dana with Noam',
    'add Noam instead of Dana',
    'תוריד את דנה, תוסיף את נועם',
    'להוסיף את נועם ולהוריד את דנה',
    'תחליף את דנה בנועם',
    'את נועם במקום דנה',
  ])('is the same plan for the other: %s', (then) => {
    expect(talk(waits, 'make it 6 instead', then)).toMatchObject({
      status: 'ready',
      command: 'meeting.add',
      slots: { students: ['noam'], start: '2026-03-11T18:00' },
      heard: { text: then },
    });
  });
  it('leaves the others of the plan in it', () => {
    const plan = talk('book Dana and Yael for maths on Wednesday at 3pm', 'remove Dana, add Noam');
    expect(plan).toMatchObject({ status: 'ready', slots: { students: ['yael', 'noam'] } });
  });
  it('is nothing of this plan where the one who goes is not in it', () => {
    expect(talk(waits, 'remove Omer, add Noam').command).toBe('meeting.cancel');
  });
});

describe('a no with what is meant instead', () => {
  it.each([
    'no, make it 6 instead',
    'no make it 6',
    'no, 6 instead',
    'make it 6 instead',
    'no, move it to 6',
    'לא, תעשה 6 במקום',
  ])('moves the same lesson, and that one alone: %s', (then) => {
    expect(talk('move dana on sunday to 4:15pm, only this one', then)).toMatchObject({
      status: 'ready',
      command: 'meeting.move',
      slots: { meeting: 'm-dana', start: '2026-03-15T18:00', scope: 'this' },
    });
  });
});

describe('the words of the card', () => {
  it.each(['not now', 'Not now.', 'לא עכשיו', 'drop it', 'no thanks'])('leave it: %s', (then) => {
    expect(talk('book dana maths thursday at 4:30pm', then).effect).toEqual({ kind: 'dismiss', value: '' });
  });
  it('leave nothing where nothing waits', () => {
    expect(readSentence('not now', en).effect).toBeUndefined();
  });
});

describe('a verdict on the request of the card', () => {
  const world = worldNamed('requests', 'teacher', 'en');
  const open = readSentence("approve Noam's Tuesday lesson", world);
  it.each([
    ['decline it', 'Declined'],
    ['no, decline', 'Declined'],
    ['לדחות את הבקשה', 'Declined'],
    ['approve it', 'Approved'],
  ])('is of that request: %s', (then, status) => {
    const plan = readSentence(then, world, { discourse: { open } });
    expect(plan.status).toBe('ready');
    expect(plan.steps).toMatchObject([
      { name: 'updatePendingMeeting', args: { input: { id: 'p-noam' }, status } },
    ]);
  });
  it('is none where no plan of a request waits', () => {
    expect(readSentence('decline it', world).steps).toEqual([]);
    expect(talk('book dana maths thursday at 4:30pm', 'decline it').steps).toEqual([]);
  });
});

describe('going ahead over a clash', () => {
  const waits = 'book dana maths thursday at 4:30pm';
  it.each(['book it at 4:30 anyway', 'book it anyway', 'do it anyway', 'yes anyway', 'תקבע בכל זאת ב-4:30'])(
    'is not done by a sentence, and it says where it is done: %s',
    (then) => {
      const plan = talk(waits, then);
      expect(plan).toMatchObject({ status: 'unknown', steps: [] });
      expect(plan.ask).toBeUndefined();
      expect(plan.reply?.text).toMatch(/asks once more first|ושואלת פעם נוספת/);
    },
  );
  it('goes on with the plan at another hour', () => {
    expect(talk(waits, 'book it at 5 anyway')).toMatchObject({
      status: 'ready',
      slots: { students: ['dana'], start: '2026-03-12T17:00' },
    });
  });
});
