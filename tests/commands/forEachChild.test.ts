/** What a parent cancels of a lesson that several of their children share is done for those who are meant, and never refused. */
import { describe, expect, it } from 'vitest';
import { isRefused } from '../../domain/decide.ts';
import type { Plan } from '../../commands/pipeline/plan.ts';
import { preview } from '../../commands/preview.ts';
import { localeOf, saidAfterEach, sharedFamily } from './sharedFamily.ts';

const talk = (...lines: string[]): Plan => saidAfterEach((line) => sharedFamily(localeOf(line)), lines);

const absent = (...ids: string[]) =>
  ids.map((attendeeId) => ({
    name: 'cancelMyAttendance',
    args: { id: 'm-two', occurrence: '2026-03-13T14:00', attendeeId },
  }));

describe('a lesson of two children', () => {
  it.each([
    ["cancel Friday's lesson", ['Dana Katz', 'Adam Katz', 'Both']],
    ["we can't come on Friday", ['Dana Katz', 'Adam Katz', 'Both']],
    ['תבטל את השיעור ביום שישי', ['דנה כץ', 'אדם כץ', 'שני הילדים']],
    ['לא נגיע ביום שישי', ['דנה כץ', 'אדם כץ', 'שני הילדים']],
  ])('asks for whom it is cancelled, by name: %s', (text, labels) => {
    const plan = talk(text);
    expect(plan).toMatchObject({
      status: 'ask',
      command: 'meeting.cancel',
      ask: { slot: 'child' },
      steps: [],
    });
    expect(plan.ask?.choices.map(({ label }) => label)).toEqual(labels);
  });

  it.each([
    [
      ["cancel Friday's lesson", 'both'],
      ['dana', 'adam'],
    ],
    [["cancel Friday's lesson", 'Adam'], ['adam']],
    [
      ['תבטל את השיעור ביום שישי', 'שניהם'],
      ['dana', 'adam'],
    ],
    [
      ['תבטל את השיעור ביום שישי', 'לשני הילדים'],
      ['dana', 'adam'],
    ],
    [['תבטל את השיעור ביום שישי', 'אדם'], ['adam']],
  ])('is cancelled for whom the answer names: %s', (lines, ids) => {
    expect(talk(...lines)).toMatchObject({ status: 'ready', steps: absent(...ids) });
  });

  it.each([
    "cancel Friday's lesson for both kids",
    'cancel Dana and Adam on Friday',
    "the kids can't come on Friday",
    'תבטל את השיעור ביום שישי לשני הילדים',
    'תבטל את דנה ואדם ביום שישי',
    'הילדים לא יגיעו ביום שישי',
  ])('is cancelled for both, unasked, where both are said: %s', (text) => {
    const plan = talk(text);
    expect(plan).toMatchObject({ status: 'ready', steps: absent('dana', 'adam') });
    expect(plan.steps).toHaveLength(2);
    const seen = preview(plan, sharedFamily(localeOf(text)));
    expect(isRefused(seen)).toBe(false);
  });

  it('is cancelled for each of them with all that is cancelled of a week', () => {
    for (const text of ["cancel all the kids' lessons this week", 'תבטלי את כל השיעורים של הילדים השבוע'])
      expect(talk(text).steps).toMatchObject([
        { name: 'cancelMyAttendance', args: { id: 'm-adam' } },
        ...absent('dana', 'adam'),
      ]);
  });

  it('is of the one who still comes, where the other has cancelled before', () => {
    const without = sharedFamily('en', { attendeeId: 'adam', cant: ['2026-03-13T14:00'] });
    const plan = saidAfterEach(() => without, ["cancel Friday's lesson"]);
    expect(plan).toMatchObject({ status: 'ready', steps: absent('dana') });
    expect(plan.spans).toContainEqual(
      expect.objectContaining({ slot: 'child', kind: 'assumed', why: 'Dana Katz alone is expected then' }),
    );
  });

  it('is left by whom is meant', () => {
    for (const [text, answer] of [
      ['leave the Friday physics group', 'both'],
      ['לצאת מקבוצת הפיזיקה ביום שישי', 'לשניהם'],
    ] as const) {
      expect(talk(text)).toMatchObject({ status: 'ask', ask: { slot: 'child' } });
      expect(talk(text, answer).steps).toMatchObject([
        { name: 'leaveMeeting', args: { id: 'm-two', attendeeId: 'dana' } },
        { name: 'leaveMeeting', args: { id: 'm-two', attendeeId: 'adam' } },
      ]);
    }
  });
});
