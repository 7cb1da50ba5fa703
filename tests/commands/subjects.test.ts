import { describe, expect, it, test } from 'vitest';
import { indexWorld } from '../../commands/world/indexWorld.ts';
import { preview } from '../../commands/preview.ts';
import { readSentence } from '../../commands/nlu/readSentence.ts';
import { isRefused } from '../../domain/decide.ts';
import { subjectsWorld } from '../corpus/subjectsWorlds.ts';
import { everyMeaning } from '../sentences/meanings.ts';
import { worldNamed } from '../sentences/worlds.ts';
import { teacherWorld } from '../corpus/world.ts';

test.each(['en', 'he'] as const)(
  'what a teacher orders of subjects in %s is decided by the very rules of the server before it is confirmed',
  (locale) => {
    const world = worldNamed('subjects', 'teacher', locale);
    const plans = everyMeaning('subjects')
      .filter((row) => row.locale === locale && row.as === 'teacher')
      .map(({ text }) => readSentence(text, world))
      .filter(({ steps }) => steps.length > 0);
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.filter((plan) => isRefused(preview(plan, world))).map(({ text }) => text)).toEqual([]);
  },
);

describe('a price that rises from a day on', () => {
  it('leaves every lesson before that day as it was agreed', () => {
    const world = indexWorld(teacherWorld);
    const plan = readSentence('raise maths to 180 from April 1', world);
    const { rows } = preview(plan, world);
    const series = rows.flatMap(({ after }) => (after?.kind === 'meeting' ? [after] : []));
    const rises = series.filter(({ costMinor }) => costMinor === 13_500);
    expect(rises.length).toBeGreaterThan(0);
    expect(rises.every(({ start }) => start >= '2026-04-01')).toBe(true);
  });
});

describe('a price from January', () => {
  it.each(['raise maths to 200 from January', 'תעלה את המחיר של מתמטיקה ל-200 מינואר'])(
    'is one call, from which no lesson comes out as priced by hand: %s',
    (text) => {
      const world = indexWorld(subjectsWorld('teacher', /^\p{ASCII}+$/u.test(text) ? 'en' : 'he'));
      const plan = readSentence(text, world);
      expect(plan.steps).toEqual([
        {
          name: 'updateSubject',
          args: { input: { id: 'su-maths', cost: 20_000 }, from: '2027-01-01T00:00' },
        },
      ]);
      const { rows } = preview(plan, world);
      const changed = rows.flatMap(({ before, after }) =>
        after?.kind === 'meeting' && after.costMinor !== (before as typeof after | null)?.costMinor
          ? [after]
          : [],
      );
      expect(changed.length).toBeGreaterThan(0);
      expect(changed.filter(({ costByHand, start }) => costByHand || start < '2027-01-01')).toEqual([]);
    },
  );
  it('does not begin with somebody called מאי, from whom something is asked', () => {
    const world = subjectsWorld('teacher', 'he');
    const students = world.students.map((one) => (one.id === 'dana' ? { ...one, username: 'מאי לוי' } : one));
    expect(readSentence('לגבות ממאי 180', indexWorld({ ...world, students }))).toMatchObject({
      command: 'meeting.price',
      slots: { meeting: 'm-dana', cost: 180 },
    });
  });
});

describe('a sentence about a plan of lessons', () => {
  const rows = (text: string) => {
    const world = indexWorld(subjectsWorld('teacher', 'en'));
    const decided = preview(readSentence(text, world), world);
    if (isRefused(decided)) throw new Error(decided.refused.refusal.code);
    return decided.rows.flatMap(({ before, after }) =>
      before?.kind === 'subject' && after?.kind === 'subject'
        ? [after.lessons.map(({ name, repetition }) => `${name} ${repetition}`)]
        : [],
    );
  };
  it('leaves every other lesson of it as it is', () => {
    expect(rows('add lesson Decimals to maths, 2 sessions')).toEqual([
      ['Fractions 2', 'Linear equations 3', 'Decimals 2'],
    ]);
    expect(rows('Fractions takes 3 sessions now')).toEqual([['Fractions 3', 'Linear equations 3']]);
    expect(rows('move Waves before Optics')).toEqual([['Waves 20', 'Optics 4']]);
    expect(rows('put Optics after Waves')).toEqual([['Waves 20', 'Optics 4']]);
    expect(rows('remove lesson Optics')).toEqual([['Waves 20']]);
  });
});
