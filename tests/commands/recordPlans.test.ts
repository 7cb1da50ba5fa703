import { describe, expect, it } from 'vitest';
import { indexWorld } from '../../commands/indexWorld.ts';
import { readSentence } from '../../commands/pipeline/readSentence.ts';
import type { Locale } from '../../commands/world.ts';
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
  it('are asked about where they double or vanish', () => {
    for (const text of ['raise all lessons by 1000%', 'lower all lessons by 100%'])
      expect(said(text)).toMatchObject({ status: 'ask', ask: { slot: 'sure' }, steps: [] });
  });
});

describe('reminders, numbers and notes', () => {
  it('remind before every lesson ahead, a series as a whole', () => {
    const { steps } = said('remind me 30 minutes before every lesson');
    expect(steps).toHaveLength(7);
    expect(steps).toContainEqual({
      name: 'updateMeeting',
      args: {
        input: { id: 'm-group', alarms: [{ trigger: -30, action: 'DISPLAY' }] },
        occurrence: '2026-03-11T18:00',
        scope: 'all',
      },
    });
  });
  it('number a series from its first lesson', () => {
    expect(said("Dana's numbering starts at 12").steps).toEqual([
      {
        name: 'updateMeeting',
        args: {
          input: { id: 'm-dana', oldLessonNumber: 12 },
          occurrence: '2026-03-15T16:00',
          scope: 'all',
          version: 7,
        },
      },
    ]);
  });
  it('keep a note as it was typed', () => {
    expect(said("add a note to yael's next lesson: Bring a Calculator").slots['description']).toBe(
      'Bring a Calculator',
    );
  });
});

describe('answers out of the calendar', () => {
  it('count what was attended and what is paid, and the number of the next one', () => {
    expect(said('what lesson number is Dana on?').reply?.text).toBe(
      'Dana Levi: lessons attended: 9, the next is number 10',
    );
    expect(said('how many lessons has dana paid for?').reply?.text).toBe('Dana Levi: paid: 2, not yet: 7');
  });
  it('find a lesson by its title and by its note', () => {
    expect(said('search exam').reply?.rows).toEqual(['m-exam']);
    expect(said('search fractions').reply?.rows).toEqual(['m-exam']);
  });
  it('tell the last lesson that was, and the hours that are blocked', () => {
    expect(said("when was Dana's last lesson?").reply?.lessons).toEqual([
      { meeting: 'm-dana', start: '2026-03-08T16:00', end: '2026-03-08T16:45' },
    ]);
    expect(said('show my blocked hours').reply?.text).toContain('dentist');
  });
});

describe('a whole day that is moved', () => {
  it('keeps each hour, and moves only that day of a series', () => {
    expect(said('move everything tomorrow to Thursday').steps).toEqual([
      {
        name: 'updateMeeting',
        args: { input: { id: 'm-omer', start: '2026-03-12T16:00', end: '2026-03-12T16:45' } },
      },
      {
        name: 'updateMeeting',
        args: {
          input: { id: 'm-group', start: '2026-03-12T18:00', end: '2026-03-12T19:00' },
          occurrence: '2026-03-11T18:00',
          scope: 'this',
        },
      },
    ]);
  });
  it('asks later or earlier where neither was said, and never goes into the past', () => {
    expect(said('move everything tomorrow to yesterday')).toMatchObject({ status: 'ask', steps: [] });
    expect(said('move everything tomorrow by an hour')).toMatchObject({ status: 'ask', steps: [] });
  });
});

describe('attendance', () => {
  it('is told, and not written down, where it is asked about', () => {
    const plan = said('did Omer come today?');
    expect([plan.command, plan.status, plan.steps]).toEqual(['attendance.show', 'ready', []]);
  });
  it.each(['dana will come on sunday', 'mark omer', 'nobody came today', 'if dana does not show up cancel'])(
    'is not written down by “%s”',
    (text) => {
      const plan = said(text);
      expect([plan.status === 'ready' ? plan.command : null, plan.steps, plan.calls ?? []]).toEqual([
        null,
        [],
        [],
      ]);
    },
  );
  it('of one who is said not to come is a cancellation that asks, never a mark', () => {
    const plan = readSentence('דנה לא באה מחר', worldOf('teacher', 'he'));
    expect(plan.command).not.toBe('attendance.mark');
    expect(plan.steps).toEqual([]);
  });
});
