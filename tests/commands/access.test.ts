import { describe, expect, it } from 'vitest';
import { readSentence } from '../../commands/nlu/readSentence.ts';
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
});
