/** Where a stretch, a lesson or a leaving ends: an end that was said is held, or asked about, and what is let be is let be. */
import { describe, expect, it } from 'vitest';
import type { Locale, SpeakerRole } from '../../commands/world.ts';
import { readInSchool as read } from './readInSchool.ts';

const at = (date: string) => `2026-${date}`;
const until = (meeting: string, end: string) => ({ meeting, end: at(end) });
const itay = (end: string) => until('m-itay', end);

type Said = readonly [Locale, SpeakerRole, string, string, Record<string, unknown>];

/** Whether all or only this one is meant may still be asked. */
const said: readonly Said[] = [
  // When a lesson ends is not when it begins.
  ['en', 'teacher', 'the group ends at 8 this Monday', 'meeting.resize', until('m-group', '03-16T20:00')],
  [
    'en',
    'teacher',
    'the group goes on till 9 this Monday',
    'meeting.resize',
    until('m-group', '03-16T21:00'),
  ],
  ['en', 'teacher', 'the group runs until 9', 'meeting.resize', until('m-group', '03-16T21:00')],
  [
    'en',
    'teacher',
    "Noa's lesson goes on until 5:30 on Thursday",
    'meeting.resize',
    until('m-noa', '03-12T17:30'),
  ],
  [
    'en',
    'teacher',
    "can you have Omer's lesson run until 19:00",
    'meeting.resize',
    until('m-omer', '03-11T19:00'),
  ],
  [
    'en',
    'teacher',
    "Yael's lessons end at 4 from now on",
    'meeting.resize',
    { end: at('03-10T16:00'), scope: 'future' },
  ],
  ['en', 'teacher', 'Noam until 6:30 on Mondays', 'meeting.resize', until('m-noam', '03-16T18:30')],
  ['en', 'teacher', 'Noa until 5:30 from now on', 'meeting.resize', { minutes: 90, scope: 'future' }],
  ['en', 'teacher', 'Noa until 6 from now on', 'meeting.resize', { minutes: 120, scope: 'future' }],
  ['he', 'teacher', 'נועה עד 5:30 מעכשיו', 'meeting.resize', { minutes: 90, scope: 'future' }],
  ['he', 'teacher', 'נועם עד 6:30 בימי שני', 'meeting.resize', until('m-noam', '03-16T18:30')],
  ['en', 'teacher', 'postpone Noa until 5:30 on Thursday', 'meeting.move', { start: at('03-12T17:30') }],
  // Shorter by so much, or so long, and not called off.
  ['en', 'teacher', "drop Itay's Friday to 30 minutes", 'meeting.resize', itay('03-13T10:30')],
  ['en', 'teacher', "scrap 15 minutes of Itay's Friday", 'meeting.resize', itay('03-13T10:30')],
  ['en', 'teacher', "cancel 15 minutes of Itay's Friday", 'meeting.resize', itay('03-13T10:30')],
  ['en', 'teacher', 'Itay Friday -15 min', 'meeting.resize', itay('03-13T10:30')],
  ['en', 'teacher', 'Itay Friday +15 min', 'meeting.resize', itay('03-13T11:00')],
  ['en', 'teacher', 'Omer 10 minutes less tomorrow', 'meeting.resize', { minutes: 35 }],
  ['he', 'teacher', 'איתי בשישי -15 דקות', 'meeting.resize', itay('03-13T10:30')],
  ['he', 'teacher', 'להוריד את איתי בשישי ל-30 דקות', 'meeting.resize', itay('03-13T10:30')],
  ['he', 'teacher', 'עומר מחר 10 דקות פחות', 'meeting.resize', { minutes: 35 }],
  ['he', 'teacher', 'עומר עוד 20 דקות מחר', 'meeting.resize', { minutes: 65 }],
  // What is let be stays, and the other is done.
  [
    'en',
    'parent',
    "cancel Dana's Sunday and leave Adam's",
    'meeting.cancel',
    { meeting: 'm-dana', scope: 'this' },
  ],
  [
    'en',
    'teacher',
    'cancel Omer tomorrow and leave Noa on Thursday',
    'meeting.cancel',
    { meeting: 'm-omer' },
  ],
  ['en', 'teacher', "cancel Itay's Friday and leave Dana's Sunday", 'meeting.cancel', { meeting: 'm-itay' }],
  ['en', 'student', 'leave the Monday group', 'meeting.leave', { meeting: 'm-group' }],
  // One of the group alone does not come.
  ['en', 'teacher', "Itay isn't coming to the group on Monday", 'attendance.cancel', { students: ['itay'] }],
  ['he', 'teacher', 'דנה לא תגיע לקבוצה בשני', 'attendance.cancel', { students: ['dana'] }],
];

describe('where it ends', () => {
  it.each(said)('in %s a %s says “%s”', (locale, who, text, command, slots) => {
    const plan = read(locale, who, text);
    expect(plan.command).toBe(command);
    expect(plan.slots).toMatchObject(slots);
    expect(plan.slots).not.toHaveProperty('items');
    if (plan.status !== 'ready') expect([plan.status, plan.ask?.slot]).toEqual(['ask', 'scope']);
  });

  it.each([
    ['en', 'cancel Noam from the 20th to the 30th', ['03-23T17:00', '03-30T17:00']],
    ['en', 'Noam is off from Monday to Thursday', ['03-16T17:00']],
    ['en', 'the group is off from the 16th to the 30th', ['03-16T19:00', '03-23T19:00', '03-30T19:00']],
    ['he', 'לבטל את נועם מה-20 עד ה-30', ['03-23T17:00', '03-30T17:00']],
  ] as const)('in %s “%s” calls off those lessons alone', (locale, text, days) => {
    const { status, command, slots } = read(locale, 'teacher', text);
    expect([status, command]).toEqual(['ready', 'meeting.cancel']);
    expect(slots['items']).toMatchObject(days.map((day) => ({ occurrence: at(day), scope: 'this' })));
  });

  it.each([
    // The next weeks of the calendar leave out tomorrow's lesson.
    ['en', 'parent', 'cancel Adam for the next two weeks'],
    ['he', 'parent', 'לבטל את אדם בשבועיים הבאים'],
    ['en', 'teacher', 'Omer is off for the next three weeks'],
    ['en', 'teacher', 'Dana leaves the group from the 16th to the 30th'],
    ['en', 'teacher', 'add Omer to the group from April to June'],
    ['en', 'teacher', 'shorten Noam to 45 minutes from the 20th to the 30th'],
    ['en', 'teacher', 'remove Dana from the group and leave Itay'],
    ['he', 'teacher', 'דנה עוזבת את הקבוצה מה-16 עד ה-30'],
    ['en', 'parent', 'Adam from 4 to 5:30 from now on'],
    ['he', 'parent', 'אדם מ-4 עד 5:30 מעכשיו'],
    ['en', 'teacher', "Itay won't be here until 10:15 on Friday"],
    ['en', 'student', "I won't be there until 4:15 on Sunday"],
  ] as const)('in %s a %s is asked about “%s”', (locale, who, text) => {
    expect(read(locale, who, text).status).toBe('ask');
  });

  it.each([
    ['en', 'parent', 'leave Dana in the group'],
    ['en', 'parent', "leave Dana's Sunday lesson as is"],
    ['en', 'parent', "leave Adam's lesson at 4"],
    ['en', 'parent', "we'll leave Adam's lesson on Wednesday"],
    ['en', 'parent', "drop Adam's lesson to 30 minutes"],
    ['en', 'student', 'drop Sunday by 15 minutes'],
    ['en', 'parent', 'Adam every Wednesday till 5'],
    ['en', 'parent', 'Adam until 5 from now on'],
    ['en', 'student', 'every Sunday until 5'],
    ['en', 'parent', 'Adam tomorrow from 4 to 5 instead of 4:45'],
    ['he', 'parent', 'אדם כל רביעי עד 5'],
    ['he', 'parent', 'אדם מחר מ-4 עד 5 במקום 4:45'],
    ['he', 'teacher', 'איתי לא יהיה בקבוצה מ-16 עד 30 במרץ'],
    ['he', 'teacher', 'איתי לא יבוא לקבוצה עד פסח'],
  ] as const)('in %s a %s changes nothing by “%s”', (locale, who, text) => {
    expect(read(locale, who, text).status).toBe('unknown');
  });
});
