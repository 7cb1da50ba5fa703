/** What was meant of two things that could be heard: whether somebody came, how often and since when, which hours are off, whose lesson goes. */
import { describe, expect, it } from 'vitest';
import { readInSchool as read } from './readInSchool.ts';

type Locale = 'en' | 'he';
type Who = 'teacher' | 'student' | 'parent';

describe('what is read as it is meant', () => {
  it.each<[Locale, string, string, Record<string, unknown>]>([
    ['he', 'איתי היה אמור להיות בקבוצה ולא הגיע', 'attendance.mark', { present: false, students: ['itay'] }],
    [
      'he',
      'רק דנה הגיעה אתמול לקבוצה',
      'attendance.mark',
      {
        items: [
          { students: ['dana'], present: true },
          { students: ['itay'], present: false },
        ],
      },
    ],
    [
      'en',
      'only Dana came to the group yesterday',
      'attendance.mark',
      {
        items: [
          { students: ['dana'], present: true },
          { students: ['itay'], present: false },
        ],
      },
    ],
    [
      'he',
      'עומר לא פעם בשבועיים אלא כל שבוע',
      'meeting.repeat',
      { rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE' },
    ],
    ['he', 'עומר כל שבוע ולא פעם בשבועיים', 'meeting.repeat', { rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE' }],
    ['he', 'נועם כבר לא כל שבוע, פעם בחודש', 'meeting.repeat', { rrule: 'FREQ=MONTHLY;INTERVAL=1' }],
    [
      'en',
      'Omer every week and not every other week',
      'meeting.repeat',
      { rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE' },
    ],
    [
      'he',
      'יעל כל רביעי שני בחודש ב-3',
      'meeting.add',
      { rrule: 'FREQ=MONTHLY;INTERVAL=1;BYDAY=2WE', start: '2026-03-11T15:00' },
    ],
    [
      'he',
      'נועם החל מה-23 רק חצי שעה',
      'meeting.resize',
      { occurrence: '2026-03-23T17:00', scope: 'future', minutes: 30 },
    ],
    [
      'he',
      'נועם החל מה-23 ב-18:00',
      'meeting.move',
      { occurrence: '2026-03-23T17:00', scope: 'future', start: '2026-03-23T18:00' },
    ],
    ['he', 'נועם החל מה-23 בזום', 'meeting.place', { occurrence: '2026-03-23T17:00', scope: 'future' }],
    ['he', 'אני תפוסה מחר מ-18', 'time.block', { start: '2026-03-11T18:00' }],
    [
      'he',
      'לא עובדת בימי ראשון עד 4',
      'time.block',
      { rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU', start: '2026-03-15T00:00', end: '2026-03-15T16:00' },
    ],
    [
      'he',
      'אני לא מלמדת בימי שני בין 2 ל-4',
      'time.block',
      { rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO', start: '2026-03-16T14:00', end: '2026-03-16T16:00' },
    ],
    [
      'he',
      'אני לא עובדת פעם בשבועיים בשישי',
      'time.block',
      { rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', start: '2026-03-13T00:00' },
    ],
    ['he', 'אני לא עובדת בימי שישי עד פסח', 'time.block', { start: '2026-03-13T00:00' }],
    ['he', 'לא עובדת בימי חמישי באפריל', 'time.block', { start: '2026-04-02T00:00' }],
    ['he', 'לא עובדת בימי שישי', 'settings.hours', { days: ['FR'], hours: null }],
    [
      'en',
      "I don't teach on Mondays between 2 and 4",
      'time.block',
      { rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO', start: '2026-03-16T14:00', end: '2026-03-16T16:00' },
    ],
    [
      'en',
      "I don't work every other Friday",
      'time.block',
      { rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', start: '2026-03-13T00:00' },
    ],
    ['en', "I don't work on Fridays", 'settings.hours', { days: ['FR'], hours: null }],
  ])('%s: %s', (locale, sentence, command, slots) => {
    const plan = read(locale, 'teacher', sentence);
    expect(plan).toMatchObject({ status: 'ready', command, slots });
  });

  it.each<[Locale, string]>([
    ['he', 'יעל לא רק בשלישי, גם ברביעי ב-3'],
    ['he', 'יעל ברביעי ב-3 בנוסף לשלישי'],
    ['en', 'Yael not only on Tuesday, also on Wednesday at 3'],
    ['en', 'Yael Wednesday at 3 in addition to Tuesday'],
  ])('%s: %s adds what is new alone', (locale, sentence) => {
    const { status, slots } = read(locale, 'teacher', sentence);
    expect(status).toBe('ready');
    expect(slots['items']).toMatchObject([{ start: '2026-03-11T15:00' }]);
    expect(slots['items']).toHaveLength(1);
  });
});

describe('what may be otherwise is never done unasked', () => {
  it.each<[Locale, Who, string]>([
    ['he', 'teacher', 'נועם היה אמור להגיע בשני'],
    ['he', 'teacher', 'דנה היתה צריכה להגיע אתמול'],
    ['he', 'teacher', 'נועם אמור היה לבוא אתמול'],
    ['he', 'teacher', 'נועם לא היה מוכן אתמול'],
    ['he', 'teacher', 'עומר לא היה מרוצה ברביעי'],
    ['he', 'teacher', 'נועם לא בא ב-16, ב-23 כן'],
    ['he', 'teacher', 'נועם לא היה שבועיים'],
    ['en', 'teacher', "Noam wasn't here for two weeks"],
    ['en', 'teacher', 'Noam was supposed to come on Monday'],
    ['en', 'teacher', 'Omer has cancelled, put Noam there'],
    ['he', 'teacher', 'נועה כל יום ב-17 עד ה-20'],
    ['he', 'teacher', 'נועה עוברת לשישי ב-12 כל שבועיים'],
    ['he', 'teacher', 'נועה פעם בחודש ביום שלישי ב-5'],
    ['en', 'teacher', 'Noa once a month on Tuesday at 5'],
    ['he', 'teacher', 'נועם מ-17 ל-16'],
    ['en', 'teacher', 'Noam from 17 to 16'],
    ['he', 'teacher', 'עומר עוד 20 דקות מחר'],
    ['he', 'teacher', 'שעות עבודה: ראשון 14-20, שני 15-19'],
    ['he', 'teacher', 'שעות עבודה: א-ה 14-20 ושישי 9-12'],
    ['he', 'parent', 'אדם מפסיק'],
    ['he', 'parent', 'אדם לא יבוא יותר'],
    ['he', 'student', 'אני לא באה יותר לראשון'],
    ['he', 'student', 'אפשר שראשון יהיה ב-6 מעכשיו?'],
    ['he', 'student', 'אני יכולה לבוא בראשון רק ב-5'],
    ['he', 'parent', 'אדם יכול לבוא ברביעי רק ב-5'],
    ['he', 'student', 'תזיזי אותי מהקבוצה לראשון'],
    ['en', 'student', 'move me out of Monday group into Wednesday group'],
    ['he', 'parent', 'לאדם מתאים שישי ב-10'],
    ['he', 'parent', 'אדם כנראה לא יבוא מחר'],
    ['en', 'student', 'not this Sunday, the one after at 5'],
    ['en', 'student', 'not this Sunday but the next, at 5'],
    ['en', 'parent', 'not tomorrow but the Wednesday after, Adam at 5'],
    ['en', 'parent', 'Adam not next week but the week after at 5'],
    ['en', 'student', "instead of the group I'd like a private lesson on Monday at 5"],
    ['en', 'student', 'no group for me this Monday, private at 5 instead'],
    ['en', 'parent', 'Dana private on Monday at 5 rather than the group'],
    ['en', 'teacher', 'block two weeks from the 20th'],
    ['en', 'teacher', "I'm not working from the 20th"],
    ['en', 'parent', 'Adam Thursdays at 5 as well as Wednesdays'],
    ['en', 'teacher', 'Omer fortnightly, this week off'],
    ['en', 'teacher', 'Yael at 4 until April'],
    ['en', 'teacher', 'put Omer at 17 tomorrow and then Noam right after'],
    ['en', 'teacher', 'Noa Thu→Fri 10'],
    ['en', 'parent', 'for the next three weeks Adam on Thursday at 5'],
  ])('%s, %s: %s', (locale, who, sentence) => {
    const { status, steps } = read(locale, who, sentence);
    expect(status).not.toBe('ready');
    expect(steps).toEqual([]);
  });
});
