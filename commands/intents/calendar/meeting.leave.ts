/** A student stops coming to a group or a series. */
import { command } from '../../kernel/command.ts';
import { leavingExamples } from '../../world/exampleWords.ts';
import { has, unnamed, verbTexts, words, type Interpretation } from '../../kernel/interpretation.ts';
import { assume, mark, say } from '../../kernel/draft.ts';
import { heldToConstraints } from '../../slots/temporalConstraints.ts';
import { aMeeting } from '../../slots/aMeeting.ts';
import { isOnce } from '../../slots/aScope.ts';
import { selectorOf } from '../../slots/selector.ts';
import { childrenOf, namedChildren, whichChildren } from '../../slots/whichChildren.ts';
import { inWords } from '../../kernel/words.ts';
import { isNoMore, isWhen, stopsThen } from './cancel/stopping.ts';

/** "Leave Adam's lesson at 4", "we'll leave my lesson on Wednesday": it stays; a group, or lessons, are left. */
const letsBe = ({ items, normal: { text } }: Interpretation): boolean => {
  const at = text.search(/\bleave (?!.*\b(?:group|lessons|classes|series|course)\b)/) + 'leave '.length;
  return (
    at >= 'leave '.length &&
    (/ (?:at|for|on) /.test(text.slice(at)) ||
      items.some(
        ({ kind, from, ...item }) =>
          kind === 'person' &&
          from === at &&
          'named' in item &&
          item.named.some((one) => one.kind !== 'teacher'),
      ))
  );
};

export const meetingLeave = command({
  id: 'meeting.leave',
  who: ['student', 'parent'],
  effect: 'destroys',
  says: {
    en: [
      '(cancel|delete) … for good',
      '(leave|leaving|quitting|quit|exit|stop|stopping|stops|runs|give up|giving up|drop out of|withdraw from|unenroll from|stop coming|stop going)',
      '[am] (leaving|quitting)',
      '(take [out]|get|remove|drop|withdraw) … (out of|from|off)',
      "(won't|not) (be continuing|continue|continuing)",
      "(don't|doesn't) want to (come|go|continue|be in|stay in)",
      'drop (the|my)',
      '(get|pull|take|sign) … out of',
      '(get|pull|take) (her|him|me) out',
      "(am|is|are|i'm) done with",
      '[i] want out [of]',
      "(won't|not) [be] (coming|come|going|attending|attend)",
    ],
    he: [
      '(לצאת|לעזוב|להוציא|להוריד|להפסיק|מפסיקים|לסיים|נמשכת|יוצא|יוצאת|לפרוש) [אותי]',
      '(להפסיק|לא רוצה) (לבוא|להגיע|ללמוד|להמשיך)',
      'לא (תמשיך|ימשיך|נמשיך|ממשיך|ממשיכה|ממשיכים)',
    ],
  },
  takes: ['person', 'subject', 'time', 'noun', 'which', 'scope', 'it'],
  declines: (heard) =>
    isOnce(heard) ||
    // "Leave me in the group", "leave Sunday as it is": nobody leaves.
    /\bleave +(?:\w+ +)?in\b|\bleave .* (?:as (?:it|they|he|she|is)\b|alone)/.test(unnamed(heard)) ||
    letsBe(heard) ||
    // "Dana stops the group and goes on with Sundays" tells it.
    (verbTexts(heard).some((text) => /^(?:stops|runs|נמשכת|מפסיקים|[א-ת]?סיי[א-ת]+)$/.test(text)) &&
      !stopsThen(heard)) ||
    // "I won't come on Sunday" is of one lesson; "any more" is of all.
    (verbTexts(heard).some((text) => /^(?:won't|wont|not) (?!.*continu)/.test(text)) && !isNoMore(heard)) ||
    !(
      isNoMore(heard) ||
      stopsThen(heard) ||
      (/\b(?:quit|quitting|leave|leaving)\b|(?<![A-Za-zÀ-ӿא-ي])ו?ש?[לתנאי]?(?:עזוב|עוזב|פרוש|פורש|הוציא|וציא)/u.test(
        heard.normal.text,
      ) &&
        heard.items.some(
          (item) => item.kind === 'subject' || (item.kind === 'word' && item.value === 'lesson'),
        )) ||
      // "Adam wants to stop maths"
      (/\b(?:stop|stopping|give up|giving up)\b/.test(heard.normal.text) &&
        heard.items.some(({ kind }) => kind === 'subject') &&
        heard.items.every(({ kind }) => kind !== 'time')) ||
      has(heard, 'noun', 'group') ||
      has(heard, 'noun', 'lessons') ||
      has(heard, 'noun', 'series')
    ),
  resolve: heldToConstraints((draft, heard, world) => {
    const ends = heard.items.filter(isWhen);
    const held = aMeeting(draft, selectorOf(heard.items.filter((item) => !ends.includes(item))), world);
    mark(draft, 'occurrence', ends, 'when');
    namedChildren(draft, world);
    whichChildren(draft, held, world);
    const told = words(heard, 'scope').at(-1);
    if (told) say(draft, 'scope', told.value, [told], 'scope');
    else if (held?.lesson.rrule)
      assume(draft, 'scope', 'future', inWords(world, 'from this lesson on', 'מהשיעור הזה והלאה'), 'scope');
    // It takes effect at once: from another day on it is asked about.
    if (ends.length > 0) draft.doubts.push('atOnce');
  }, true),
  plan(slots, world) {
    const { meeting } = slots as { meeting?: string };
    if (meeting === undefined) return {};
    const version = world.lessonById.get(meeting)?.version ?? undefined;
    const args = { id: meeting, ...(version !== undefined && { version }) };
    return {
      steps: childrenOf(slots).map((attendeeId) => ({
        name: 'leaveMeeting',
        args: { ...args, ...(attendeeId !== undefined && { attendeeId }) },
      })),
    };
  },
  examples: leavingExamples,
  counterexamples: {
    en: [
      "don't leave the group",
      "I can't come tomorrow",
      'should I leave the group?',
      'join the physics group',
    ],
    he: ['אל תוציא אותי מהקבוצה', 'אני לא יכולה להגיע מחר', 'האם לצאת מהקבוצה?', 'להצטרף לקבוצה'],
  },
});
