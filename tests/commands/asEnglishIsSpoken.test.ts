/** English as it is typed, dictated and texted in a school's ordinary week: the one deed that is meant, or no deed at all. */
import { describe, expect, it } from 'vitest';
import type { Locale, SpeakerRole } from '../../commands/world.ts';
import { readInSchool as read } from './readInSchool.ts';

type Line = readonly [Locale, SpeakerRole, string, string, Record<string, unknown>];
type Not = readonly [Locale, SpeakerRole, string, string | null];

const at = (meeting: string, occurrence: string) => ({
  meeting: `m-${meeting}`,
  occurrence: `2026-03-${occurrence}`,
});
const this_ = (meeting: string, occurrence: string) => ({ ...at(meeting, occurrence), scope: 'this' });
const start = (moment: string) => ({ start: `2026-03-${moment}` });
const noa = at('noa', '12T16:00');
const yael = at('yael', '10T15:00');
const dana = at('dana', '15T16:00');
const lastGroup = at('group', '09T19:00');
const ofAll = [this_('dana', '15T16:00'), this_('group', '16T19:00'), this_('adam', '18T16:00')];
const mondayLater = [
  { ...this_('noam', '16T17:00'), ...start('16T18:00'), end: '2026-03-16T19:00' },
  { ...this_('group', '16T19:00'), ...start('16T20:00'), end: '2026-03-16T21:30' },
];

const read_: readonly Line[] = [
  // An hour as it is dictated.
  [
    'en',
    'teacher',
    'im running late today push yael to 3 30',
    'meeting.move',
    { ...yael, ...start('10T15:30') },
  ],
  ['en', 'student', 'can we start at 4 30 on sunday', 'meeting.move', { ...dana, ...start('15T16:30') }],
  // One hour over another.
  ['en', 'teacher', 'noa can do 5 but not 4 this thursday', 'meeting.move', { ...noa, ...start('12T17:00') }],
  [
    'en',
    'teacher',
    'mark itay absent from last nights group',
    'attendance.mark',
    { ...lastGroup, students: ['itay'], present: false },
  ],
  // Not then, but then; whose lesson it is stays said.
  [
    'en',
    'student',
    "Sunday doesn't work for me this week, could I come Thursday at 4 instead?",
    'meeting.move',
    { ...dana, ...start('12T16:00') },
  ],
  [
    'en',
    'teacher',
    "Sunday doesn't work for Dana, can she come Thursday at 5?",
    'meeting.move',
    { ...dana, ...start('12T17:00') },
  ],
  [
    'en',
    'teacher',
    "swap out Dana's Sunday slot for Thursday at 5 from now on",
    'meeting.move',
    { ...dana, ...start('12T17:00'), scope: 'future' },
  ],
  [
    'en',
    'parent',
    'i need to move dana from sunday to some other day',
    'meeting.move',
    { ...dana, child: 'dana' },
  ],
  [
    'en',
    'parent',
    'Would Rivka be able to see Adam at 5 instead of 4 tomorrow?',
    'meeting.move',
    { ...this_('adam', '11T16:00'), ...start('11T17:00') },
  ],
  // Everybody of a day.
  ['en', 'teacher', 'Move everyone on Monday an hour later', 'meeting.move', { items: mondayLater }],
  [
    'en',
    'teacher',
    'Move everyone in the monday group an hour later',
    'meeting.move',
    { ...at('group', '16T19:00'), ...start('16T20:00') },
  ],
  // A parent's lessons, of which none is named.
  ['en', 'parent', 'we are on holiday next week so no lessons please', 'meeting.cancel', { items: ofAll }],
  ['en', 'parent', "we're away next week, please cancel", 'meeting.cancel', { items: ofAll }],
  ['he', 'parent', 'אנחנו בחו"ל שבוע הבא', 'meeting.cancel', { items: ofAll }],
  ['he', 'parent', 'לבטל את השיעורים של שבוע הבא בבקשה', 'meeting.cancel', { items: ofAll }],
  // Of whom nothing waits another time is offered, and nothing is declined.
  ['en', 'teacher', 'offer yael friday at 10 instead of thursday', 'pending.decline', { pending: 'p-yael' }],
];

const notDone: readonly Not[] = [
  ['en', 'teacher', 'dana wants to bring a friend on sunday', null],
  ['en', 'student', 'will be there on sunday', null],
  ['en', 'teacher', 'offer omer thursday at 6 instead of wednesday', 'meeting.propose'],
  ['en', 'teacher', "Wednesday doesn't work for Dana, can she come Thursday at 5?", 'meeting.move'],
  ['en', 'parent', 'cancel the lesson next week', 'meeting.cancel'],
  ['he', 'parent', 'לבטל את השיעור בשבוע הבא', 'meeting.cancel'],
  ['en', 'parent', 'there are no lessons next week', 'meeting.cancel'],
];

describe('English as it is spoken', () => {
  it.each(read_)('%s %s: %s', (locale, who, text, command, slots) => {
    const plan = read(locale, who, text);
    expect(plan).toMatchObject({ command, slots });
    expect(plan.unread).toEqual([]);
    // Whom and when it is of is not asked again.
    expect([undefined, 'scope', 'start']).toContain(plan.ask?.slot);
  });
  it.each(notDone)('does not: %s %s: %s', (locale, who, text, command) => {
    const plan = read(locale, who, text);
    expect(plan.status).not.toBe('ready');
    expect(plan.command).toBe(command);
  });
});
