/** A place on the waiting list of a full group. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Held, Lesson } from '../../world/lesson.ts';
import { command, type Outcome } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { idle } from '../../slots/freeText.ts';
import { has, unnamed } from '../../kernel/interpretation.ts';
import { aGroup, groupWords, nextOf } from '../../slots/aGroup.ts';
import { isFull } from '../../slots/aRequest.ts';
import { dayWord, inWords } from '../../kernel/words.ts';
import { learnerGate, teacherGate } from '../../slots/gates.ts';
import { isLeavingList } from './isLeavingList.ts';
import { waitingIds, whomWords, whoWaits } from './whoWaits.ts';

/** Of a group that is only busy to who speaks, no more is known than that no place is left. */
const isAGroup = ({ capacity, busyOnly }: Lesson): boolean => capacity > 1 || busyOnly;

const attend = (group: Lesson, ids: readonly (Id | null)[]): boolean =>
  ids.every((id) => id !== null && group.attendeeIds.includes(id));

/** Places that are left, as far as this world tells. */
function placesIn(group: Lesson, { role }: IndexedWorld): number | null {
  if (typeof group.meeting.spacesLeft === 'number') return group.meeting.spacesLeft;
  return role === 'teacher' ? Math.max(0, group.capacity - group.attendeeIds.length) : null;
}

/** In the group already, free to come at once, or no group at all: nobody waits for any of these. */
function noNeedToWait(group: Lesson, ids: readonly (Id | null)[], world: IndexedWorld): Outcome | null {
  if (world.role === 'teacher' && group.capacity === 1)
    return {
      reply: {
        text: inWords(
          world,
          'That lesson is for one student; only groups have a waiting list.',
          'זה שיעור לתלמיד אחד; רשימת המתנה יש רק לקבוצות.',
        ),
      },
    };
  const next = nextOf(group, world);
  if (attend(group, ids))
    return { reply: { text: inWords(world, 'That group is joined already.', 'כבר רשומים לקבוצה הזאת.') } };
  return placesIn(group, world) && next ? thereIsRoom(next, ids, world) : null;
}

function thereIsRoom(next: Held, ids: readonly (Id | null)[], world: IndexedWorld): Outcome {
  const { subject } = next.lesson;
  const day = dayWord(world, next.start.slice(0, 10));
  const names = ids.flatMap((id) =>
    id === null || id === world.user?.id ? [] : (world.named.get(id)?.name ?? []),
  );
  const [en, he] = [names.join(' and '), names.join(' ול')];
  const isTeacher = world.role === 'teacher';
  const label = isTeacher
    ? inWords(world, `Add ${en} to the group`, `להוסיף את ${names.join(' ואת ')} לקבוצה`)
    : inWords(world, 'Ask to join', 'לבקש להצטרף');
  const says = isTeacher
    ? inWords(
        world,
        `add ${en} to the ${subject} group on ${day}`,
        `להוסיף את ${names.join(' ואת ')} לקבוצה של ${subject} ב${day}`,
      )
    : inWords(
        world,
        `join the ${subject} group on ${day}${en && ` for ${en}`}`,
        `להצטרף לקבוצה של ${subject} ב${day}${he && ` בשביל ${he}`}`,
      );
  return {
    ask: {
      slot: 'text',
      question: inWords(
        world,
        `There is room: ${groupWords(next, world)}. ${isTeacher ? 'Add them at once?' : 'Ask to join?'}`,
        `יש מקום: ${groupWords(next, world)}. ${isTeacher ? 'להוסיף מיד?' : 'לבקש להצטרף?'}`,
      ),
      choices: [{ label, value: says }],
    },
  };
}

export const waitlistJoin = command({
  id: 'waitlist.join',
  who: ['teacher', 'student', 'parent'],
  effect: 'does',
  says: {
    en: [
      '(join|put|add|get|sign|enter|place|waitlist|go)',
      '(get|put|add|sign|go|be|place) … on',
      '(be on|go on)',
      'put my name on',
      'if a (spot|place) opens [up] … tell me',
      '(put|sign) … (down|up) for',
      '(let|tell) me know if a (spot|place|seat) opens [up]',
    ],
    he: [
      '(להצטרף|להיכנס|להירשם|להוסיף|להכניס|לרשום|לשים|כניסה) [אותי]',
      '(רוצה|רוצים|אשמח) להיות',
      'אם (מתפנה|יתפנה) מקום … (תודיע|תודיעי|תודיעו|תעדכנו|תעדכני) [לי|אותי]',
      '(תודיע|תודיעי|תודיעו) לי (כשמתפנה|כשיתפנה) מקום',
      '(תודיע|תודיעי|תודיעו) לי (אם|כש|כאשר) (מתפנה|יתפנה|יהיה) מקום',
    ],
  },
  takes: ['person', 'subject', 'time', 'number', 'noun', 'it', 'req:waitlist'],
  // "if a spot opens up" is what a waiting list is for: no condition of the order.
  extra: (said) =>
    idle(
      said,
      /^(?:if|when|a|spot|place|seat|opens?|frees?|up|becomes|available|אם|כש?|מתפנה|יתפנה|ת?יתפנה|מקום|אשמח)$/,
    ),
  bare: (heard) => has(heard, 'req', 'waitlist') && heard.items.length > 1,
  declines: (heard) =>
    heard.unread.length > 1 ||
    isLeavingList(unnamed(heard)) ||
    (!has(heard, 'req', 'waitlist') && !/waitlist|opens|מתפנה|יתפנה/.test(heard.normal.text)),
  resolve(draft, heard, world) {
    const who = whoWaits(draft, heard, world);
    aGroup(draft, heard.items, world, (lesson) => isAGroup(lesson) && isFull(lesson) && !attend(lesson, who));
  },
  plan(slots, world) {
    const { meeting, child } = slots as { meeting?: string; child?: string };
    const ids = waitingIds(slots, world);
    if (meeting === undefined || ids.length === 0) return {};
    const group = world.lessonById.get(meeting) ?? null;
    const otherwise = group && noNeedToWait(group, ids, world);
    if (otherwise) return otherwise;
    const teacherId = group?.teacherId ?? world.teachers[0]?.id;
    const gate =
      world.role === 'teacher'
        ? teacherGate(
            world,
            ids.flatMap((id) => id ?? []),
          )
        : learnerGate(world, teacherId, child);
    return (
      gate ?? {
        steps: ids
          .filter((id) => id === null || !group?.attendeeIds.includes(id))
          .map((studentId) => ({ name: 'joinWaitlist', args: { meetingId: meeting, studentId } })),
      }
    );
  },
  examples(world) {
    const { en, he } = whomWords(world);
    return {
      en: [`put ${en} on the waiting list for Monday's group`],
      he: [`להכניס ${he} לרשימת המתנה לקבוצה של שני`],
    };
  },
  counterexamples: {
    en: [
      "don't put me on the waiting list",
      'take me off the waiting list',
      'join the physics group',
      'should I join the waiting list?',
    ],
    he: [
      'אל תכניס אותי לרשימת המתנה',
      'תוציא אותי מרשימת ההמתנה',
      'להצטרף לקבוצת הפיזיקה',
      'האם להיכנס לרשימת המתנה?',
    ],
  },
});
