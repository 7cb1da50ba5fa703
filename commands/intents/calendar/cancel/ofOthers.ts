/** Sentences about lessons that go on, or about all of a day: for one of a group alone, for good, or for everyone who comes then. */
import { anyOf, type Case } from '../../../kernel/cases.ts';
import { has, words, type Interpretation } from '../../../kernel/interpretation.ts';
import { isOnce } from '../../../slots/aScope.ts';
import { butForExceptions, leavesOut } from '../../../slots/exceptions.ts';
import { whenOf } from '../../../slots/when.ts';
import { clearsStretch, closesHours, endsOwnDay } from '../lesson/clearsStretch.ts';
import { isForThemAlone } from '../lesson/forThemAlone.ts';
import { isNoMore, stopsThen } from './stopping.ts';

/** "The lesson after Noam's" is another than his. */
const isBesideTheirs: Case = ({ items }) =>
  items.some(({ kind, role }) => kind === 'person' && (role === 'after' || role === 'before'));

/** "Cancel my students tomorrow"; "הילדים" are a parent's own. */
const isOfStudents: Case = (heard) =>
  words(heard, 'noun', 'student').length > 0 && !/ילדים/.test(heard.normal.text);

/** "תבטלי את כולם מחר" clears a stretch of time: no lesson is named. */
const isEveryone: Case = (heard) =>
  words(heard, 'scope', 'all').some(({ from, to }) => heard.normal.text.slice(from, to).endsWith('כולם')) &&
  !heard.items.some(({ kind }) => kind === 'person' || kind === 'subject');

const outOfGroup =
  /\b(?:take|remove|drop|get|kick|pull|delete)\b.*\b(?:off|from|out of)\b.*\bgroup\b|(?<![A-Za-zÀ-ӿא-ي])מ(?:ה)?קבוצ/u;

/** "Take Noa off the physics group", "להסיר את איתי מהקבוצה": one of them goes, and the group stays. */
const isOutOfGroup: Case = (heard) =>
  has(heard, 'noun', 'group') &&
  heard.items.some(({ kind, role }) => kind === 'person' && role !== 'of') &&
  outOfGroup.test(heard.normal.text);

/** Whether somebody is told of: "Itay isn't coming" and not "cancel Itay". */
export const tellsOfPerson = ({ items: [first], verb }: Interpretation): boolean =>
  first?.kind === 'person' && first.from < (verb?.ranges[0]?.from ?? 0);

/** "Itay isn't coming to the group": he alone; the others have their lesson. */
const isOneOfGroup: Case = (heard) =>
  has(heard, 'noun', 'group') &&
  tellsOfPerson(heard) &&
  heard.items[0]?.role !== 'of' &&
  /com(?:e|ing)|\bbe\b|attend|sick|ill\b|away|absent|לא|חול/.test(heard.verb?.pattern ?? '');

/** "I'm abroad next week": of a teacher it closes their hours. */
const isAway: Case = ({ verb, items }) =>
  /abroad|בחו"|בטיול/.test(verb?.pattern ?? '') && items.every(({ kind }) => kind !== 'person');

const ofTeacher = anyOf(
  clearsStretch,
  closesHours,
  endsOwnDay,
  isOfStudents,
  isEveryone,
  isForThemAlone,
  isOutOfGroup,
  isOneOfGroup,
  isAway,
);

const isOfTeacher: Case = (heard, world) => world.role === 'teacher' && ofTeacher(heard, world);

const stopsGroup =
  /[לת]ה?פסיקי? |\b(?:take|pull|get) (?:her|him|me) out\b|\bdrop (?:the|my) (?:\w+ )?group\b|(?:וריד|ציא|סיר)[A-Za-zÀ-ӿא-ي]* [^,.]{2,20} מה?קבוצ/u;

/** "Take her out of the group" */
const leavesGroup: Case = (heard) => has(heard, 'noun', 'group') && stopsGroup.test(heard.normal.text);

/** "Stop my Sunday lessons", "Adam wants to stop maths" */
const stopsLessons: Case = (heard) =>
  /\b(?:stop|quit|leave)\b|הפסי/.test(heard.normal.text) &&
  (has(heard, 'noun', 'lessons') ||
    (heard.items.some(({ kind }) => kind === 'subject') && heard.items.every(({ kind }) => kind !== 'time')));

const leaves = anyOf(isNoMore, stopsThen, leavesGroup, stopsLessons);

/** "Stop my Sunday lessons", said by one who comes to them, is meeting.leave. */
const isLeaving: Case = (heard, world) => world.role !== 'teacher' && !isOnce(heard) && leaves(heard, world);

/** "Leave Sunday as it is" calls nothing off. */
const isLeftAsItIs: Case = (heard, { role }) =>
  heard.verb?.pattern === '(leave|leaving)' && (role === 'teacher' || !isOnce(heard));

const allBut =
  /\b(?:except|excluding|apart from|other than|all but|but not)\b|(?<![A-Za-zÀ-ӿא-ي])(?:חוץ מ|למעט|מלבד|פרט ל|להוציא את)/u;

/** "All Noam's lessons except next Monday" have no end. */
function hasEnd(heard: Interpretation): boolean {
  const { day, stretch, recurrence } = whenOf(butForExceptions(heard).items);
  return (
    !heard.items.some(({ kind, role }) => kind === 'time' && role === 'except') ||
    day !== undefined ||
    stretch?.end !== undefined ||
    recurrence?.rrule.includes('UNTIL') === true
  );
}

/** "Yael for the rest of March except the 24th", "Adam but not Dana": some of what else is named. */
const canLeaveOut: Case = (heard, { role }) => {
  const rest = butForExceptions(heard).items;
  return (
    heard.unread.length === 0 &&
    (leavesOut(heard) || whenOf(rest).recurrence?.except !== undefined) &&
    hasEnd(heard) &&
    rest.some(
      (item) =>
        (item.kind === 'time' && role !== 'teacher') ||
        item.kind === 'person' ||
        item.kind === 'subject' ||
        (item.kind === 'word' && item.value === 'group'),
    )
  );
};

/** "All but Omer's": what is left out would be the very one that is named. */
const leavesNamedOut: Case = (heard, world) => allBut.test(heard.normal.text) && !canLeaveOut(heard, world);

export const ofOthers: Case[] = [isBesideTheirs, isOfTeacher, isLeaving, isLeftAsItIs, leavesNamedOut];
