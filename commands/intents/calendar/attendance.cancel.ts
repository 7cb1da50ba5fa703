/** A teacher cancels a group's lesson for one attendee alone; the others have it. */
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { has, type Interpretation } from '../../kernel/interpretation.ts';
import { aMeeting } from '../../slots/aMeeting.ts';
import { aNotify } from '../../slots/aScope.ts';
import { peopleOf, somePeople } from '../../slots/somePeople.ts';
import { findHeld, selectorOf } from '../../slots/selector.ts';
import { addressOf } from './lesson/address.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import { isForThemAlone, isOnlyOf } from './lesson/forThemAlone.ts';

const absent = "(isn't|won't be|not|can't|won't) (coming|come|attending|be)";
const coming = '(is|are) coming';
const comingHe = '(בא|באה|באים|מגיע|מגיעה|מגיעים|יבוא|תבוא|יבואו|יגיע|תגיע|יגיעו)';
const absentHe = 'לא (מגיע|מגיעה|יגיע|תגיע|בא|באה|יבוא|תבוא|יהיה|תהיה)';

/** "Itay isn't coming to the group on Monday": he alone, of that day. */
const isAbsent = ({ verb }: Interpretation): boolean =>
  verb?.pattern === absent || verb?.pattern === absentHe;

const isOfOthers = ({ verb }: Interpretation): boolean =>
  verb?.pattern === coming || verb?.pattern === comingHe;

/** The group of those who are named, where others come to it too. */
const groupOf = (heard: Interpretation, world: IndexedWorld) =>
  findHeld(selectorOf(heard.items), world).find(
    ({ lesson }) => lesson.attendeeIds.length > peopleOf(heard.items).length,
  );

const isOfOneDay = ({ items: all }: Interpretation): boolean => {
  const items = all.filter((item) => item.kind !== 'word' || item.sense !== 'only');
  return (
    items.every(
      (item) =>
        item.kind !== 'time' ||
        item.time.kind === 'date' ||
        (item.time.kind === 'interval' && item.time.grain === 'week' && item.time.open === undefined),
    ) &&
    items.filter(({ kind }) => kind === 'time').length < 2 &&
    items[0]?.kind === 'person'
  );
};

export const attendanceCancel = command({
  id: 'attendance.cancel',
  who: ['teacher'],
  effect: 'destroys',
  says: {
    en: ['(cancel|cancelling|canceling|drop|skip|scratch|call off)', 'call … off', absent, coming],
    he: ['(לבטל|מבטל|מבטלת|אבטל|ביטול|להוריד)', absentHe, comingHe],
  },
  takes: ['person', 'subject', 'time', 'number', 'noun', 'which', 'only', 'notify', 'scope:this'],
  declines: (heard, world) =>
    heard.unread.length > 0 ||
    // Who did not come yesterday was absent.
    /\byesterday\b|(?<![A-Za-zÀ-ӿא-ي])(?:אתמול|שלשום)(?![A-Za-zÀ-ӿא-ي])/u.test(heard.normal.text) ||
    (isOfOthers(heard) && !(isOnlyOf(heard) && groupOf(heard, world))) ||
    !(isAbsent(heard) || isOfOthers(heard)
      ? has(heard, 'noun', 'group') && isOfOneDay(heard)
      : isForThemAlone(heard)),
  resolve(draft, heard, world) {
    somePeople(draft, 'students', heard.items, ['student'], world);
    const held = aMeeting(draft, selectorOf(heard.items), world);
    const named = draft.slots['students'] as string[] | undefined;
    // "Only Dana comes to the group" may be of every week.
    if (isOfOthers(heard) && !heard.items.some(({ kind }) => kind === 'time')) draft.doubts.push('when');
    if (isOfOthers(heard) && held && named)
      draft.slots['students'] = held.lesson.attendeeIds.filter((id) => !named.includes(id));
    aNotify(draft);
  },
  plan(slots, world) {
    const { students, meeting, occurrence, notify } = slots as {
      students?: string[];
      meeting?: string;
      occurrence?: string;
      notify?: 'tell' | 'quiet';
    };
    const addressed = addressOf({ ...slots, scope: 'this' }, world);
    if (!addressed || students === undefined || meeting === undefined) return {};
    const { id, address } = addressed;
    const others = world.lessonById.get(meeting)?.attendeeIds.some((one) => !students.includes(one));
    // Where nobody else comes there is no lesson left.
    if (!others) return { steps: [{ name: 'deleteMeeting', args: { id, ...address } }] };
    const marks = students.map((attendeeId) => ({
      meetingId: id,
      ...(address.occurrence === undefined ? {} : { occurrence }),
      attendeeId,
      kind: 'cancelled' as const,
    }));
    return { steps: [{ name: 'markAttendance', args: { marks, ...(notify && { notify }) } }] };
  },
  examples(world) {
    const { person } = firstLessons(world);
    return {
      en: [`cancel the next lesson only for ${person.en}`],
      he: [`ביטול רק ל${person.he} בשיעור הבא`],
    };
  },
  counterexamples: {
    en: [
      "don't cancel only for Dana",
      'should I cancel only for Dana?',
      "cancel Dana's lesson, only this one",
      'cancel Dana on Sunday',
    ],
    he: ['אל תבטל רק לדנה', 'האם לבטל רק לדנה?', 'לבטל את דנה, רק הפעם', 'לבטל את דנה בראשון'],
  },
});
