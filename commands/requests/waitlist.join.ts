/** A place on the waiting list of a full group. */
import type { Lesson } from '../calendar/lesson.ts';
import { command, type Outcome } from '../command.ts';
import type { IndexedWorld } from '../indexWorld.ts';
import { idle } from '../slots/freeText.ts';
import { has, unnamed } from '../pipeline/heard.ts';
import { aGroup, groupWords, nextOf } from '../slots/aGroup.ts';
import { isFull } from '../slots/aRequest.ts';
import { aChild } from '../slots/aChild.ts';
import { dayWord, inWords } from '../words.ts';
import { learnerGate } from '../slots/gates.ts';
import { isLeavingList } from './isLeavingList.ts';

/** In the group already, or free to ask for a place at once: nobody waits for either. */
function noNeedToWait(group: Lesson, child: string | undefined, world: IndexedWorld): Outcome | null {
  const next = nextOf(group, world);
  if (group.attendeeIds.includes(child ?? world.user?.id ?? ''))
    return { reply: { text: inWords(world, 'That group is joined already.', 'כבר רשומים לקבוצה הזאת.') } };
  const { spacesLeft } = group.meeting;
  if (typeof spacesLeft !== 'number' || spacesLeft === 0 || next === null) return null;
  const [day, name] = [dayWord(world, next.start.slice(0, 10)), child && world.named.get(child)?.name];
  const [en, he] = name ? [` for ${name}`, ` בשביל ${name}`] : ['', ''];
  return {
    ask: {
      slot: 'text',
      question: inWords(
        world,
        `There is room: ${groupWords(next, world)}. Ask to join?`,
        `יש מקום: ${groupWords(next, world)}. לבקש להצטרף?`,
      ),
      choices: [
        {
          label: inWords(world, 'Ask to join', 'לבקש להצטרף'),
          value: inWords(
            world,
            `join the ${group.subject} group on ${day}${en}`,
            `להצטרף לקבוצה של ${group.subject} ב${day}${he}`,
          ),
        },
      ],
    },
  };
}

export const waitlistJoin = command({
  id: 'waitlist.join',
  who: ['student', 'parent'],
  deed: 'does',
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
    const child = aChild(draft, heard.items, world);
    const who = child ?? world.user?.id ?? '';
    aGroup(draft, heard.items, world, (lesson) => isFull(lesson) && !lesson.attendeeIds.includes(who));
  },
  plan(slots, world) {
    const { meeting, child } = slots as { meeting?: string; child?: string };
    if (meeting === undefined) return {};
    const group = world.lessonById.get(meeting) ?? null;
    const otherwise = group && noNeedToWait(group, child, world);
    if (otherwise) return otherwise;
    const teacherId = world.lessonById.get(meeting)?.teacherId ?? world.teachers[0]?.id;
    return (
      learnerGate(world, teacherId, child) ?? {
        steps: [
          {
            name: 'joinWaitlist',
            args: { meetingId: meeting, studentId: child ?? world.user?.id ?? null },
          },
        ],
      }
    );
  },
  examples: () => ({
    en: ["put me on the waiting list for Monday's group"],
    he: ['תכניס אותי לרשימת המתנה לקבוצה של שני'],
  }),
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
