import { describe, expect, it } from 'vitest';
import { indexWorld } from '../../commands/world/indexWorld.ts';
import { readSentence } from '../../commands/nlu/readSentence.ts';
import type { Locale } from '../../commands/world/world.ts';
import { recordsWorlds } from '../corpus/recordsWorlds.ts';

const worldOf = (role: keyof typeof recordsWorlds, locale: Locale = 'en') =>
  indexWorld({ ...recordsWorlds[role], locale });
const teacher = worldOf('teacher');
const said = (text: string) => readSentence(text, teacher);

describe('a week that is copied', () => {
  it('brings each single lesson along once, and doubles nothing that recurs', () => {
    const [step, ...more] = said('copy this week to next week').steps;
    expect(more).toEqual([]);
    expect(step).toMatchObject({
      name: 'addBatchMeetings',
      args: {
        inputs: [
          { start: '2026-03-17T08:00', attendees: [{ attendeeId: 'omer' }] },
          { start: '2026-03-17T11:00', attendees: [{ attendeeId: 'yael' }], location: 'teacher' },
          { start: '2026-03-18T16:00', end: '2026-03-18T16:45', subject: 'English' },
          { start: '2026-03-19T18:00', attendees: [{ attendeeId: 'noam' }], location: 'online' },
        ],
      },
    });
  });
  it('goes to each of the next four weeks', () => {
    const starts = said('copy this week to the next four weeks').steps.flatMap((step) =>
      step.name === 'addBatchMeetings' ? step.args.inputs.map(({ start }) => start) : [],
    );
    expect(starts).toHaveLength(16);
    expect(starts.filter((start) => start.startsWith('2026-04-07'))).toEqual([
      '2026-04-07T08:00',
      '2026-04-07T11:00',
    ]);
  });
});

describe('prices that are raised or lowered', () => {
  it('reach each series and each lesson ahead once', () => {
    const [step, ...others] = said('raise all future lessons by 10%').steps;
    expect(others).toEqual([]);
    expect(step).toMatchObject({
      name: 'updateMeetingsCostMultiplier',
      args: {
        ids: ['m-yael', 'm-omer', 'm-group', 'm-noam-physics', 'm-dana', 'm-noam', 'm-exam'],
        costMultiplier: 1.1,
      },
    });
    // What has been keeps its price.
    expect(step && 'from' in step.args && step.args.from).toMatch(/^2026-03-1\d/);
  });
  it('change nothing beyond the week that was named', () => {
    const { steps } = said('take 5% off next week');
    expect(steps).toHaveLength(1);
    expect(steps[0]).toMatchObject({
      name: 'updateMeetingsCostMultiplier',
      args: { costMultiplier: 0.95, from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
    });
    expect(steps[0] && 'ids' in steps[0].args && steps[0].args.ids).toContain('m-group');
  });
});
