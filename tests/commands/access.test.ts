import { describe, expect, it } from 'vitest';
import { readSentence } from '../../commands/pipeline/readSentence.ts';
import { worldNamed } from '../sentences/worlds.ts';
import { preview } from '../../commands/preview.ts';
import { isRefused } from '../../domain/decide.ts';

describe('what a sentence about settings would do', () => {
  const world = (role: 'teacher' | 'student' = 'teacher') => worldNamed('accounts', role, 'en');
  const inputOf = (text: string) => readSentence(text, world()).steps.map(({ args }) => args);

  it('is the days that were named, and only those', () => {
    expect(inputOf('I work Sunday to Tuesday 14 to 20')).toEqual([
      {
        input: {
          id: 't1',
          userData: {
            workingHours: {
              SU: [{ from: '14:00', to: '20:00' }],
              MO: [{ from: '14:00', to: '20:00' }],
              TU: [{ from: '14:00', to: '20:00' }],
            },
          },
        },
      },
    ]);
    expect(inputOf('no Fridays')).toEqual([{ input: { id: 't1', userData: { workingHours: { FR: [] } } } }]);
  });
  it('empties the other days where only some are said', () => {
    const [args] = inputOf('I only work Mondays 15:00 to 19:00') as {
      input: { userData: { workingHours: object } };
    }[];
    expect(args?.input.userData.workingHours).toEqual({
      SU: [],
      MO: [{ from: '15:00', to: '19:00' }],
      TU: [],
      WE: [],
      TH: [],
      FR: [],
      SA: [],
    });
  });
  it('is one step of the profile, with what it was before', () => {
    const rows = (text: string) => {
      const decided = preview(readSentence(text, world()), world());
      return isRefused(decided) ? decided.refused.refusal : decided.rows;
    };
    expect(rows('15 minutes between lessons')).toMatchObject([
      { after: { kind: 'teacher', bufferMinutes: 15 } },
    ]);
    expect(rows('travel time 30 minutes')).toMatchObject([{ after: { travelMinutes: 30 } }]);
    expect(rows('radius 12 km')).toMatchObject([{ before: { radiusKm: null }, after: { radiusKm: 12 } }]);
    expect(rows('radius 500 km')).toMatchObject([{ after: { radiusKm: 500 } }]);
    expect(rows('cancellation notice is 48 hours')).toMatchObject([
      { before: { noticeHours: 24 }, after: { noticeHours: 48 } },
    ]);
    expect(rows("at the student's home costs 30 more")).toMatchObject([
      { after: { locations: { student: { offered: true, costMinor: 3000 } } } },
    ]);
    expect(rows('set my time zone to London')).toMatchObject([{ after: { zone: 'Europe/London' } }]);
  });
  it('is a student’s own zone by the student’s own operation', () => {
    expect(readSentence('time zone London', world('student')).steps).toEqual([
      { name: 'updateMyPreferences', args: { preferences: { timeZone: 'Europe/London' } } },
    ]);
  });
  it('asks for a zone that it does not know, and for hours that were not said', () => {
    expect(readSentence('change my time zone', world())).toMatchObject({
      status: 'ask',
      ask: { slot: 'timeZone' },
    });
  });
});

describe('what cannot be taken back', () => {
  const world = worldNamed('accounts', 'teacher', 'en');
  it.each(['delete my account', 'cancel my subscription', 'switch to basic'])('asks first: %s', (text) => {
    const asked = readSentence(text, world);
    expect(asked).toMatchObject({ status: 'ask', ask: { slot: 'sure' }, steps: [] });
    expect(asked.effect).toBeUndefined();
    expect(readSentence(text, world, { given: { sure: true } })).toMatchObject({ status: 'ready' });
    expect(readSentence('yes', world, { discourse: { open: asked } }).effect?.kind).toMatch(
      /page|cancelPlan|choosePlan/,
    );
    expect(readSentence('no', world, { discourse: { open: asked } }).effect?.kind).not.toMatch(
      /page|cancelPlan|choosePlan/,
    );
  });
  it('tells what the plan is now', () => {
    expect(readSentence('cancel my subscription', world).ask?.question).toContain('Premium');
    expect(readSentence('switch to basic', world).ask?.question).toContain('Premium → Basic');
  });
  it('is a teacher’s alone where it is about a plan', () => {
    const student = worldNamed('accounts', 'student', 'en');
    expect(readSentence('check my subscription', student)).toMatchObject({
      status: 'refused',
      reply: { code: 'FORBIDDEN' },
    });
  });
});
