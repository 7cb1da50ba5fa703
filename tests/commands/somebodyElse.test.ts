/** Who else is ill, what is told of other things and what was done already: no lesson is touched by it; who is meant is who is marked. */
import { describe, expect, it } from 'vitest';
import type { Locale, SpeakerRole } from '../../commands/world.ts';
import { readInSchool as read } from './readInSchool.ts';

type Line = readonly [Locale, SpeakerRole, string];

const undone = (lines: readonly Line[]): void =>
  it.each(lines)('in %s, by a %s: “%s”', (locale, who, text) => {
    expect(read(locale, who, text)).toMatchObject({ status: 'unknown', steps: [] });
  });

describe('somebody else of the family, or somebody unknown, calls nothing off', () => {
  undone([
    ['en', 'student', 'my mum is sick on Sunday'],
    ['en', 'student', 'my big brother is ill on Monday'],
    ['en', 'student', "my sister can't come on Sunday"],
    ['en', 'student', "Itay isn't coming on Monday"],
    ['en', 'parent', 'my mother is sick on Wednesday'],
    ['en', 'parent', 'my husband is away on Wednesday'],
    ['en', 'parent', 'Noga is sick tomorrow'],
    ['en', 'parent', "Dana's friend isn't coming on Monday"],
    ['en', 'parent', "Adam's teacher at school is sick tomorrow"],
    ['en', 'parent', 'my husband will bring Dana on Sunday'],
    ['en', 'parent', 'my mother will take Adam from the lesson at 5'],
    ['en', 'teacher', 'my mum is sick tomorrow'],
    ['en', 'teacher', "Noa's brother is sick"],
    ['en', 'teacher', "Yael's parents are away on Tuesday"],
    ['en', 'teacher', "Itay's sister is leaving the group"],
    ['he', 'student', 'אמא שלי חולה ביום ראשון'],
    ['he', 'student', 'אחותי לא באה בראשון'],
    ['he', 'student', 'איתי לא בא בשני'],
    ['he', 'parent', 'בעלי חולה ברביעי'],
    ['he', 'parent', 'נגה חולה מחר'],
    ['he', 'parent', 'חברה של דנה לא באה בשני'],
    ['he', 'parent', 'בעלי יביא את דנה בראשון'],
    ['he', 'teacher', 'אח של נועה חולה מחר'],
    ['he', 'teacher', 'אמא של יעל חולה בשלישי'],
    ['he', 'teacher', 'אחות של איתי עוזבת את הקבוצה'],
  ]);

  it.each([
    ['en', 'student', "my mum is sick so I can't come on Sunday", 'ready', 'meeting.cancel'],
    ['en', 'parent', 'my son is sick on Wednesday', 'ask', 'meeting.cancel'],
    ['en', 'teacher', 'my kid is sick so clear tomorrow', 'ready', 'day.clear'],
    ['he', 'student', 'אמא שלי חולה אז אני לא באה בראשון', 'ready', 'meeting.cancel'],
    ['he', 'parent', 'הבת שלי חולה בראשון', 'ready', 'meeting.cancel'],
    ['he', 'teacher', 'הבן שלי חולה מחר', 'ask', 'day.clear'],
    ['en', 'teacher', "Omer's mum asked to move him to 5 tomorrow", 'ask', 'meeting.move'],
    ['he', 'teacher', 'אמא של עומר ביקשה להעביר אותו ל-5 מחר', 'ask', 'meeting.move'],
  ] as const)('and a reason is one; in %s, by a %s: “%s”', (locale, who, text, status, command) => {
    expect(read(locale, who, text)).toMatchObject({ status, command });
  });
});

describe('an hour with the parents is the teacher’s own', () => {
  const hour = (date: number, from: number) => ({
    start: `2026-03-${date}T${from}:00`,
    end: `2026-03-${date}T${from + 1}:00`,
  });
  it.each([
    ['en', "Omer's dad tomorrow at 10", hour(11, 10)],
    ['en', "zoom with Omer's mum tomorrow at 10", hour(11, 10)],
    ['en', "meeting with Dana's parents Sunday at 6", hour(15, 18)],
    ['en', "Noa's sister Sunday at 5", hour(15, 17)],
    ['en', "block tomorrow at 10 for Omer's mum", hour(11, 10)],
    ['he', 'לחסום מחר ב-10 לאמא של עומר', hour(11, 10)],
    ['he', 'אבא של עומר מחר ב-10', hour(11, 10)],
    ['he', 'פגישה עם ההורים של דנה ביום ראשון ב-6', hour(15, 18)],
    ['he', 'אמא של נועה בראשון ב-5', hour(15, 17)],
  ] as const)('in %s: “%s”', (locale, text, slots) => {
    expect(read(locale, 'teacher', text)).toMatchObject({ status: 'ask', command: 'time.block', slots });
  });
});

describe('the teacher’s own absence, and one of several lessons, are no mark', () => {
  undone([
    ['en', 'teacher', "I didn't come to Noam yesterday"],
    ['en', 'teacher', "I missed Noam's lesson yesterday"],
    ['en', 'teacher', 'Omer missed me last week'],
    ['en', 'teacher', 'Dana missed the last two Sundays'],
    ['en', 'teacher', "Dana didn't come the last three Sundays"],
    ['en', 'teacher', 'everyone came last week except Noam'],
    ['en', 'teacher', 'mark everyone present today except Yael'],
    ['he', 'teacher', 'לא הגעתי לנועם אתמול'],
    ['he', 'teacher', 'עומר פספס אותי בשבוע שעבר'],
    ['he', 'teacher', 'דנה לא הגיעה בשני ימי ראשון האחרונים'],
    ['he', 'teacher', 'כולם הגיעו בשבוע שעבר חוץ מנועם'],
  ]);
});

describe('who alone comes to the group', () => {
  const group = { meeting: 'm-group', occurrence: '2026-03-16T19:00' };
  it.each([
    ['en', 'only Dana is coming to the group on Monday', 'itay'],
    ['en', 'just Itay is coming to the group this Monday', 'dana'],
    ['he', 'רק דנה באה לקבוצה בשני', 'itay'],
    ['he', 'רק איתי מגיע לקבוצה ביום שני', 'dana'],
  ] as const)('leaves the other out; in %s: “%s”', (locale, text, other) => {
    expect(read(locale, 'teacher', text)).toMatchObject({
      status: 'ready',
      command: 'attendance.cancel',
      slots: { ...group, students: [other] },
    });
  });

  it.each([
    ['en', 'only Noam and Itay are coming to the group on Monday'],
    ['en', 'Dana is coming to the group on Monday'],
    ['en', 'Dana is in the group'],
    ['he', 'רק דנה באה לקבוצה'],
    ['he', 'דנה באה לקבוצה בשני'],
  ] as const)('and nobody is added who is in it; in %s: “%s”', (locale, text) => {
    const plan = read(locale, 'teacher', text);
    expect(plan.steps).toEqual([]);
    expect(plan.command).not.toBe('meeting.attendees');
  });

  it.each([
    ['en', 'Itay pays 80 in the group'],
    ['he', 'רק איתי משלם 60 בקבוצה'],
  ] as const)('what one pays is not what all pay; in %s: “%s”', (locale, text) => {
    expect(read(locale, 'teacher', text).status).toBe('ask');
  });

  it.each(["Dana isn't in the group any more", 'Dana is no longer in the group'])(
    'who is gone: “%s”',
    (text) => {
      expect(read('en', 'teacher', text)).toMatchObject({
        status: 'ask',
        command: 'meeting.attendees',
        slots: { remove: ['dana'] },
      });
    },
  );
});

describe('what stands behind but, or not', () => {
  const omer = { meeting: 'm-omer', occurrence: '2026-03-11T18:00' };
  it.each([
    ['en', "Omer won't make it tomorrow but next week he will"],
    ['en', "Omer can't come tomorrow but he'll come next week"],
    ['he', 'עומר לא יגיע מחר אבל בשבוע הבא כן'],
    ['he', 'עומר לא יכול מחר אבל בשבוע הבא הוא יבוא'],
  ] as const)('takes place; in %s: “%s”', (locale, text) => {
    expect(read(locale, 'teacher', text)).toMatchObject({ command: 'meeting.cancel', slots: omer });
  });

  it.each([
    ['en', 'add Dana on Thursday, not at 5 but at 6'],
    ['he', 'תקבעי לדנה בחמישי, לא ב-5 אלא ב-6'],
  ] as const)('is the hour; in %s: “%s”', (locale, text) => {
    expect(read(locale, 'teacher', text)).toMatchObject({
      status: 'ready',
      command: 'meeting.add',
      slots: { start: '2026-03-12T18:00' },
    });
  });

  undone([
    ['en', 'student', "I'm not sick anymore, I'm coming on Sunday"],
    ['en', 'parent', "I'm sick but Adam will come"],
    ['en', 'parent', "Adam is sick again but he'll come tomorrow"],
    ['en', 'parent', 'Dana stops the group and goes on with Sundays'],
    ['en', 'teacher', 'move Noam anywhere but Tuesday'],
    ['en', 'teacher', 'Noa Thursday at 5 is impossible'],
    ['he', 'parent', 'אני חולה אבל אדם יבוא מחר'],
    ['he', 'parent', 'אדם שוב חולה אבל הוא יבוא מחר'],
    ['he', 'teacher', 'להעביר את נועם לכל יום חוץ משלישי'],
  ]);
});

describe('the reverse is not read', () => {
  undone([
    ['en', 'student', 'I want Sunday off'],
    ['en', 'student', 'can I have a break in April'],
    ['en', 'parent', 'Dana wants to change from maths to English'],
    ['en', 'teacher', "let's keep Monday as it is"],
    ['en', 'teacher', 'I blocked tomorrow by mistake'],
    ['he', 'student', 'אני רוצה חופש בראשון'],
    ['he', 'parent', 'דנה רוצה לעבור ממתמטיקה לאנגלית'],
  ]);
});

describe('what cannot be done is not always to come', () => {
  undone([
    ['en', 'student', "I can't open the Sunday material"],
    ['en', 'student', "I can't understand the homework for Sunday"],
    ['en', 'student', "can't wait for Sunday"],
    ['en', 'student', "I won't do the homework for Sunday"],
    ['en', 'parent', "I can't pay for Adam on Wednesday"],
    ['en', 'teacher', "Omer can't solve the exercise for tomorrow"],
    ['en', 'student', "I can't come before 5 on Sunday"],
    ['en', 'student', "I can't stay after 4:30 on Sunday"],
    ['en', 'student', 'can we finish at 5 on Sunday'],
    ['en', 'teacher', 'Noam can cancel up to 12 hours before'],
    ['en', 'parent', "can Adam stay until 5 tomorrow, I'm late from work"],
    ['en', 'teacher', 'Yael is 10 minutes away'],
    ['he', 'student', 'לא הצלחתי את שיעורי הבית'],
    ['he', 'student', 'אני לא יכולה להגיע לפני 5 בראשון'],
    ['he', 'teacher', 'נועם יכול לבטל עד 12 שעות לפני'],
  ]);

  it.each([
    ['en', "I can't make it on Sunday"],
    ['en', "I can't do Sunday"],
    ['en', "I won't be there on Sunday"],
    ['he', 'אני לא מצליחה להגיע בראשון'],
  ] as const)('and where it is, it is called off; in %s: “%s”', (locale, text) => {
    expect(read(locale, 'student', text)).toMatchObject({ status: 'ready', command: 'meeting.cancel' });
  });
});

describe('what goes on beside the lessons moves none', () => {
  undone([
    ['en', 'teacher', "Noa's school starts at 8"],
    ['en', 'teacher', 'Noa gets home at 5 on Thursday'],
    ['en', 'teacher', 'Noa turns 16 on Sunday'],
    ['en', 'teacher', 'Noam moves house on Sunday'],
    ['en', 'teacher', "Yael's train leaves at 4:30"],
    ['en', 'parent', 'Adam starts football at 5 on Wednesdays'],
    ['en', 'parent', 'Adam goes to his grandma at 5'],
    ['en', 'parent', 'Adam is only here every second week'],
    ['he', 'teacher', 'נועה מתחילה בית ספר ב-8'],
    ['he', 'teacher', 'בית הספר של נועה מתחיל ב-8'],
    ['he', 'parent', 'אדם מתחיל כדורגל ב-5 בימי רביעי'],
  ]);

  it.each([
    ['en', 'Adam starts at 5 on Wednesday'],
    ['he', 'אדם מתחיל ב-5 ברביעי'],
  ] as const)('and a lesson that starts then does; in %s: “%s”', (locale, text) => {
    expect(read(locale, 'parent', text)).toMatchObject({
      command: 'meeting.move',
      slots: { start: '2026-03-11T17:00' },
    });
  });
});

describe('what was done is not done again', () => {
  undone([
    ['en', 'teacher', 'yesterday I moved Omer to Thursday'],
    ['en', 'teacher', 'last week I cancelled Omer'],
    ['en', 'teacher', 'Omer cancelled last week'],
    ['en', 'teacher', "yesterday's group lasted two hours"],
    ['en', 'teacher', 'Omer always cancels'],
    ['en', 'teacher', 'remind me to cancel Noa'],
    ['en', 'parent', 'you cancelled Adam twice this month'],
    ['en', 'parent', 'Rivka cancelled Adam tomorrow'],
    ['en', 'student', 'we moved Sunday to Tuesday at 5'],
    ['he', 'teacher', 'אתמול העברתי את עומר לחמישי'],
    ['he', 'teacher', 'הקבוצה של אתמול נמשכה שעתיים'],
    ['he', 'teacher', 'עומר תמיד מבטל'],
    ['he', 'teacher', 'תזכירי לי לבטל את נועה'],
  ]);
});
