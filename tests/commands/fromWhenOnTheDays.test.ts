/** Which days of a series, and from when on; what was told of a lesson that was not held; a part of a lesson; who joins. */
import { describe, expect, it } from 'vitest';
import { readInSchool as read } from './readInSchool.ts';

describe('the days of a series from when on', () => {
  it.each([
    ['en', 'stop omers wednesdays from april', 'meeting.cancel', 'm-omer', '2026-04-01T18:00'],
    ['en', 'cancel all noa’s thursdays from 1 april', 'meeting.cancel', 'm-noa', '2026-04-02T16:00'],
    ['en', 'cancel noam’s mondays from the 1st of may on', 'meeting.cancel', 'm-noam', '2026-05-04T17:00'],
    ['en', 'cancel yael’s tuesdays from now on', 'meeting.cancel', 'm-yael', '2026-03-10T15:00'],
    ['en', 'charge noa’s thursdays from april 150', 'meeting.price', 'm-noa', '2026-04-02T16:00'],
    ['en', 'make noa’s thursdays from april 90 minutes', 'meeting.resize', 'm-noa', '2026-04-02T16:00'],
    ['en', 'move noa’s thursdays from april to 5pm', 'meeting.move', 'm-noa', '2026-04-02T16:00'],
    ['he', 'תפסיקי את עומר בימי רביעי החל מאפריל', 'meeting.cancel', 'm-omer', '2026-04-01T18:00'],
    ['he', 'לבטל את נועם בימי שני מ-4 במאי והלאה', 'meeting.cancel', 'm-noam', '2026-05-04T17:00'],
    ['he', 'להעביר את נועה בימי חמישי מאפריל ל-17:00', 'meeting.move', 'm-noa', '2026-04-02T16:00'],
  ] as const)('%s: %s', (locale, say, command, meeting, occurrence) => {
    const plan = read(locale, 'teacher', say);
    expect(plan.status).toBe('ready');
    expect(plan.command).toBe(command);
    expect(plan.slots).toMatchObject({ meeting, occurrence, scope: 'future' });
  });
});

describe('a lesson that was not held is told, and nothing is done of itself', () => {
  it.each([
    ['en', 'parent', 'adam says he had no lesson last week'],
    ['en', 'teacher', 'omer had no lesson last week'],
    ['he', 'teacher', 'לעומר לא היה שיעור בשבוע שעבר'],
    ['he', 'teacher', 'לא היה שיעור עם נועם אתמול'],
  ] as const)('%s %s: %s', (locale, who, say) => {
    const plan = read(locale, who, say);
    expect(plan.status).not.toBe('ready');
    expect(plan.command).not.toBe('meeting.cancel');
  });

  it('of one who was not at it is as before', () => {
    expect(read('he', 'teacher', 'נועם לא היה בשיעור אתמול').status).toBe('ready');
  });
});

describe('a part of a lesson is neither the whole of it nor how long it is', () => {
  it.each([
    ['en', 'cancel the first half hour of noam’s lesson on monday'],
    ['en', 'skip the last 20 minutes of noa on thursday'],
    ['he', 'תבטלי את חצי השעה הראשונה של נועם ביום שני'],
    ['he', 'לוותר על רבע השעה הראשונה עם נועה בחמישי'],
  ] as const)('%s: %s', (locale, say) => {
    expect(read(locale, 'teacher', say).status).toBe('unknown');
  });
});

describe('who joins does not ask who asked to', () => {
  it.each([
    ['en', 'teacher', 'yael is joining the monday group', 'meeting.attendees'],
    ['en', 'student', 'can i join the waiting list', 'waitlist.join'],
    ['en', 'teacher', 'who is joining the monday group', 'request.show'],
    ['he', 'teacher', 'יעל מצטרפת לקבוצה של שני', 'meeting.attendees'],
    ['he', 'student', 'אפשר להצטרף לרשימת ההמתנה', 'waitlist.join'],
  ] as const)('%s %s: %s', (locale, who, say, command) => {
    expect(read(locale, who, say)).toMatchObject({ status: 'ready', command });
  });
});

describe('“if you don’t mind” is politeness', () => {
  it.each([
    ['en', 'book adam for friday at ten, if you don’t mind'],
    ['en', 'Adam would like a lesson on Friday at ten, if it’s not too much trouble'],
    ['he', 'תקבעי לאדם ליום שישי בעשר אם לא אכפת לך'],
  ] as const)('%s: %s', (locale, say) => {
    expect(read(locale, 'parent', say)).toMatchObject({ status: 'ready', command: 'meeting.request' });
  });
});

describe('the lesson they have at another hour is no second one', () => {
  it.each([
    ['en', 'student', 'can i have my sunday lesson at 5', 'm-dana', '15T16:00', '15T17:00'],
    ['en', 'student', 'i want my lesson on sunday at 5', 'm-dana', '15T16:00', '15T17:00'],
    ['en', 'parent', 'can adam have his lesson tomorrow at 5', 'm-adam', '11T16:00', '11T17:00'],
    ['en', 'parent', 'can adam have his lesson on the 18th at 5', 'm-adam', '18T16:00', '18T17:00'],
    ['he', 'student', 'אפשר את השיעור שלי ביום ראשון ב-5?', 'm-dana', '15T16:00', '15T17:00'],
    ['he', 'student', 'אפשר לעשות את השיעור שלי של ראשון ב-17:00', 'm-dana', '15T16:00', '15T17:00'],
    ['he', 'parent', 'אדם יכול לעשות את השיעור שלו ב-18.3 ב-5', 'm-adam', '18T16:00', '18T17:00'],
  ] as const)('%s %s: %s', (locale, who, say, meeting, occurrence, start) => {
    const plan = read(locale, who, say);
    expect(plan).toMatchObject({ status: 'ready', command: 'meeting.move' });
    expect(plan.slots).toMatchObject({
      meeting,
      occurrence: `2026-03-${occurrence}`,
      start: `2026-03-${start}`,
      scope: 'this',
    });
  });

  it.each([
    ['en', 'student', 'can i have an extra lesson on sunday at 5'],
    ['en', 'student', 'can i have my lesson on thursday at 5'],
    ['en', 'student', 'book my lesson for sunday at 5'],
    ['he', 'student', 'אפשר לעשות שיעור נוסף ביום ראשון ב-5'],
    ['he', 'parent', 'לעשות לאדם שיעור מחר ב-5'],
  ] as const)('%s %s: %s is asked for anew', (locale, who, say) => {
    expect(read(locale, who, say)).toMatchObject({ status: 'ready', command: 'meeting.request' });
  });
});

describe('hours beside a stretch of days are of each of them', () => {
  const next = { from: '2026-03-15T00:00', to: '2026-03-22T00:00' };
  it.each([
    [
      'en',
      'teacher',
      'what’s free in the mornings next week',
      { ...next, hours: { from: '06:00', to: '12:00' } },
    ],
    [
      'en',
      'teacher',
      'am i free between 4 and 6 next week',
      { ...next, hours: { from: '16:00', to: '18:00' } },
    ],
    ['en', 'student', 'is rivka free after 5 next week', { ...next, hours: { from: '17:00', to: '24:00' } }],
    [
      'he',
      'teacher',
      'מתי אני פנויה בשבוע הבא בין 4 ל-6',
      { ...next, hours: { from: '16:00', to: '18:00' } },
    ],
    ['he', 'teacher', 'יש לי חלון בשבוע הבא לפני 4', { ...next, hours: { from: '00:00', to: '16:00' } }],
  ] as const)('%s %s: %s', (locale, who, say, slots) => {
    const plan = read(locale, who, say);
    expect(plan).toMatchObject({ status: 'ready', command: 'schedule.free', slots });
  });

  it('none outside of them is told', () => {
    const { reply } = read('en', 'teacher', 'anything free after 6 this week');
    expect(reply?.text).toContain('18:00');
    expect(reply?.text).not.toMatch(/ 1[4-7]:/);
  });
});

describe('who is started at an hour of the day they come on has that lesson then', () => {
  it.each([
    ['en', 'start noa at 4.30 on thursday'],
    ['en', 'begin with noa at 4.30 on thursday'],
    ['en', 'let’s have noa at 4:30 on thursday'],
    ['en', 'noa wants her lesson on thursday at 4:30'],
    ['he', 'תתחילי עם נועה ב-16:30 ביום חמישי'],
  ] as const)('%s: %s', (locale, say) => {
    const plan = read(locale, 'teacher', say);
    expect(plan).toMatchObject({ status: 'ask', command: 'meeting.move' });
    expect(plan.slots).toMatchObject({ meeting: 'm-noa', start: '2026-03-12T16:30' });
  });

  it('what is begun with somebody is new', () => {
    expect(read('en', 'teacher', 'start english with omer on thursday at 7')).toMatchObject({
      status: 'ready',
      command: 'meeting.add',
    });
  });
});

describe('this Sunday, of lessons that stand, is the one still ahead', () => {
  it.each([
    ['en', 'half price for dana this sunday'],
    ['he', 'חצי מחיר לדנה ביום ראשון הזה'],
  ] as const)('%s: %s', (locale, say) => {
    expect(read(locale, 'teacher', say).slots).toMatchObject({
      factor: 0.5,
      meeting: 'm-dana',
      occurrence: '2026-03-15T16:00',
      from: '2026-03-15T00:00',
    });
  });
});

describe('who can come at another hour of the day they come on', () => {
  it.each([
    ['en', 'student', 'can i come at 6 on sunday', 'm-dana', '15T18:00'],
    ['en', 'student', 'ive got a dentist appointment sunday, can i come at 6', 'm-dana', '15T18:00'],
    ['en', 'parent', 'adam has football tomorrow at 4 can he come at 6', 'm-adam', '11T18:00'],
    ['en', 'student', 'i want to come on sunday at 6', 'm-dana', '15T18:00'],
    ['en', 'parent', 'adam wants to come at 5 tomorrow', 'm-adam', '11T17:00'],
    ['he', 'student', 'אפשר לבוא ביום ראשון ב-6', 'm-dana', '15T18:00'],
  ] as const)('%s %s: %s', (locale, who, say, meeting, start) => {
    const plan = read(locale, who, say);
    expect(plan).toMatchObject({ status: 'ready', command: 'meeting.move' });
    expect(plan.slots).toMatchObject({ meeting, start: `2026-03-${start}`, scope: 'this' });
  });

  it.each([
    ['en', 'can i come on thursday at 6'],
    ['en', 'can i come on sunday at 6 too'],
    ['he', 'אפשר את השיעור שלי גם ביום ראשון ב-5'],
  ] as const)('%s: %s is asked for anew', (locale, say) => {
    expect(read(locale, 'student', say)).toMatchObject({ status: 'ready', command: 'meeting.request' });
  });

  it('the hour of something else is no hour of a lesson', () => {
    const plan = read('en', 'student', 'i have a match on sunday at 4 can i come at 6');
    expect(plan).toMatchObject({ status: 'ask', command: 'meeting.move' });
  });
});

describe('what was is not called off, and no other day is closed', () => {
  it('who was absent is written down', () => {
    const plan = read('en', 'teacher', 'dana absent yesterday');
    expect(plan).toMatchObject({ status: 'ready', command: 'attendance.mark' });
    expect(plan.slots).toMatchObject({ present: false, students: ['dana'], meeting: 'm-group' });
  });

  it('of a day that may be to come it is asked', () => {
    expect(read('en', 'teacher', 'noam absent on monday').status).toBe('ask');
    expect(read('en', 'teacher', 'noam no show on monday').status).toBe('ready');
  });

  it.each(['thursday after 7 is off limits', 'thursday after 7 is closed'])('%s', (say) => {
    const { slots } = read('en', 'teacher', say);
    expect(slots['start'] ?? '2026-03-12').toMatch(/^2026-03-12/);
  });
});
