/** One who learns asks to join a group. */
import { command } from '../../kernel/command.ts';
import { has, type Entity } from '../../kernel/interpretation.ts';
import { aGroup } from '../../slots/aGroup.ts';
import { aChild } from '../../slots/aChild.ts';
import { inWords } from '../../kernel/words.ts';
import { isFull } from '../../slots/aRequest.ts';
import { learnerGate } from '../../slots/gates.ts';

const isLong = (item: Entity): boolean =>
  item.kind === 'time' && item.time.kind === 'interval' && /^(?:week|month|year)$/.test(item.time.grain);

export const requestAdd = command({
  id: 'request.add',
  who: ['student', 'parent'],
  effect: 'does',
  says: {
    en: [
      '(join|enroll|enrol|apply to|apply for)',
      '(ask|request|asking|apply|like|want|wants|can i|let me) to join',
      '(wants|want|id like) to join',
      'ask … to let',
      'ask … if (i|we|he|she|they) can join',
      'ask for … to join',
      'ask … if … can join',
      'get me',
      '(put|sign) (me|us) down',
      'want in on',
      '(want|wants) into',
      '(get|be) (in|into)',
      'can … join',
      '(be|get|getting|is|gets) (signed up|added|put|enrolled|enroled|registered|placed)',
      'let … (join|into|in)',
      '(sign|add|put|enroll|enrol|register) (me|us)',
      '(sign|add|put|enroll|enrol|register)',
      'sign … up [for|to]',
      '(sign|put) … in',
      '(accept|let|include) (me|us) (to|in|into)',
    ],
    he: [
      '(להצטרף|לצרף|רשום|להירשם|הרשמה|לרשום|להוסיף|להכניס|להיכנס|יצטרף|נצטרף|שיצטרף|שתצטרף)',
      '(תוסיף|תוסיפי|תכניס|תכניסי|לצרף|לרשום) אותי',
      'לבקש … להצטרף',
      '(לבקש|רוצה) להצטרף',
      '(רוצה|רוצים|אפשר) לחזור',
    ],
  },
  takes: ['person', 'subject', 'time', 'number', 'noun', 'it'],
  declines: (heard) =>
    heard.unread.length > 1 ||
    has(heard, 'req', 'waitlist') ||
    /cancel|\bout of\b|לבטל|תבטל/.test(heard.normal.text) ||
    !(
      has(heard, 'noun', 'group') ||
      (/join|להצטרף/.test(heard.normal.text) &&
        heard.items.some(
          (item) =>
            item.kind === 'subject' ||
            item.kind === 'time' ||
            (item.kind === 'person' && item.named.some(({ kind }) => kind === 'child')),
        ))
    ),
  resolve(draft, heard, world) {
    // "The Monday group, next year": whoever asks is asked for now.
    if (heard.items.some(isLong)) draft.doubts.push('when');
    const child = aChild(draft, heard.items, world);
    aGroup(draft, heard.items, world, ({ attendeeIds }) => child === null || !attendeeIds.includes(child));
  },
  plan(slots, world) {
    const { meeting, child } = slots as { meeting?: string; child?: string };
    const lesson = meeting === undefined ? undefined : world.lessonById.get(meeting);
    if (lesson === undefined) return {};
    const teacherId = lesson.teacherId ?? world.teachers[0]?.id ?? null;
    if (teacherId === null) return {};
    const joinRequest = { meetingId: lesson.id, teacherId, studentId: child ?? world.user?.id ?? null };
    return (
      learnerGate(world, teacherId, child) ?? {
        steps: [{ name: 'addJoinRequest', args: { joinRequest } }],
        ...(isFull(lesson)
          ? {
              reply: {
                text: inWords(
                  world,
                  'This group is full; there is a waiting list.',
                  'הקבוצה מלאה; יש רשימת המתנה.',
                ),
              },
            }
          : {}),
      }
    );
  },
  examples: () => ({ en: ["join Wednesday's group"], he: ['להצטרף לקבוצה של רביעי'] }),
  counterexamples: {
    en: [
      "don't join the physics group",
      'leave the physics group',
      'should I join the group?',
      'put me on the waiting list for the group',
    ],
    he: [
      'אל תצרף אותי לקבוצה',
      'לצאת מהקבוצה בפיזיקה',
      'האם להצטרף לקבוצה?',
      'תכניס אותי לרשימת ההמתנה לקבוצה',
    ],
  },
});
