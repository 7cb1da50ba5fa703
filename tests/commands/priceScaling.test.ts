/** Prices that rise or fall by a sum or a share: within some days, where lessons that come to cost the same are one call, or from a day on. */
import { expect, it } from 'vitest';
import { indexWorld } from '../../commands/world/indexWorld.ts';
import { readSentence } from '../../commands/nlu/readSentence.ts';
import { preview } from '../../commands/preview.ts';
import { isRefused } from '../../domain/decide.ts';
import { teacherWorld } from '../corpus/world.ts';

it('next week is dearer by a sum, and the weeks after it are not', () => {
  const world = indexWorld({ ...teacherWorld, locale: 'en' });
  const plan = readSentence('raise all lessons next week by 10 shekels', world);
  expect(plan.steps.map(({ name }) => name)).toEqual([
    'updateMeetingsCost',
    'updateMeetingsCost',
    'updateMeetingsCost',
  ]);
  expect(plan.steps[0]?.args).toEqual({
    ids: ['m-dana'],
    cost: 13_000,
    from: '2026-03-15T00:00',
    to: '2026-03-22T00:00',
  });
  const shown = preview(plan, world);
  expect(isRefused(shown)).toBe(false);
  const dearer = shown.rows.flatMap(({ after }) =>
    after?.kind === 'occurrence' ? [[after.meetingId, after.slot, after.own.costMinor]] : [],
  );
  expect(dearer).toEqual([
    ['m-dana', '2026-03-15T16:00', 13_000],
    ['m-noam', '2026-03-16T17:00', 16_000],
    ['m-group', '2026-03-18T18:00', 21_000],
  ]);
});

it('lessons that come to cost the same are one call', () => {
  const meetings = teacherWorld.meetings.map((one) => ({ ...one, cost: 100 }));
  const world = indexWorld({ ...teacherWorld, meetings, locale: 'he' });
  const { steps } = readSentence('להעלות את כל השיעורים בשבוע הבא ב-10 שקלים', world);
  expect(steps).toMatchObject([
    { name: 'updateMeetingsCost', args: { ids: ['m-dana', 'm-noam', 'm-group'], cost: 11_000 } },
  ]);
});
