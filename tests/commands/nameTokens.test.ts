/** What people and subjects are called is no part of what is asked: ורד is not הורד, and nobody called Drop drops anything. */
import { describe, expect, it } from 'vitest';
import { indexWorld } from '../../commands/world/indexWorld.ts';
import { readSentence } from '../../commands/nlu/readSentence.ts';
import { aWorld, type Locale } from '../../commands/world/world.ts';
import { sixthWorlds } from '../corpus/aside/sixthWorlds.ts';

/** The school with one more student, who comes on Thursdays at noon. */
function withStudent(locale: Locale, username: string) {
  const teacher = aWorld({ ...sixthWorlds[locale].teacher, now: '2026-03-10T09:00' });
  const [like] = teacher.meetings;
  if (!like) throw new Error('the school has lessons');
  return indexWorld({
    ...teacher,
    students: [...teacher.students, { id: 'x', username }],
    meetings: [
      ...teacher.meetings,
      {
        ...like,
        id: 'm-x',
        start: '2026-01-08T12:00',
        end: '2026-01-08T12:45',
        rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH',
        attendees: [{ attendeeId: 'x' }],
      },
    ],
  });
}

describe.each(['ורד לוי', 'חסדאי כהן', 'הדר בר', 'שיר אור', 'מחל אביב', 'יקרה שלום', 'עלא חסן', 'הוצלב רון'])(
  'a student called %s',
  (username) => {
    const [name] = username.split(' ');
    const read = (text: string) => readSentence(text, withStudent('he', username));

    it('is put into the group, and not out of it', () => {
      expect(read(`תוסיף את ${name} לקבוצה`)).toMatchObject({
        command: 'meeting.attendees',
        slots: { add: ['x'] },
      });
      expect(read(`תוציא את ${name} מהקבוצה`)).toMatchObject({
        command: 'meeting.attendees',
        slots: { remove: ['x'] },
      });
    });
    it('was there, or was not, as is said', () => {
      expect(read(`${name} הגיעה בחמישי שעבר`).slots).toMatchObject({ students: ['x'], present: true });
      expect(read(`${name} לא הגיעה בחמישי שעבר`).slots).toMatchObject({ students: ['x'], present: false });
    });
    it('pays more where the price goes up, and less where it goes down', () => {
      expect(read(`תעלה ל${name} את המחיר ב-10% מעכשיו`).slots['factor']).toBe(1.1);
      expect(read(`תוריד ל${name} את המחיר ב-10% מעכשיו`).slots['factor']).toBe(0.9);
    });
  },
);

describe.each(['Drop Stone', 'Bill Block', 'Summer Free', 'May Cancel', 'Mark Off'])(
  'a student called %s',
  (username) => {
    const [name] = username.split(' ');
    const read = (text: string) => readSentence(text, withStudent('en', username));

    it('is put into the group, and not out of it', () => {
      expect(read(`add ${name} to the group`)).toMatchObject({
        command: 'meeting.attendees',
        slots: { add: ['x'] },
      });
    });
    it('was there, or was not, as is said', () => {
      expect(read(`${name} came last Thursday`).slots).toMatchObject({ students: ['x'], present: true });
      expect(read(`${name} didn't come last Thursday`).slots).toMatchObject({
        students: ['x'],
        present: false,
      });
    });
    it('pays more where the price goes up', () => {
      expect(read(`raise the price of ${name}'s lessons by 10% from now on`).slots['factor']).toBe(1.1);
    });
  },
);
