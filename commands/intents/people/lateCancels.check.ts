/** Whether cancelling a lesson now would count as late. */
import { minutesBetween } from '../../../domain/basics/wallTime.ts';
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import type { Held, Lesson } from '../../world/lesson.ts';
import { lateCostMinor } from '../../../domain/money/lateCost.ts';
import { sumOf } from '../money/figuresOf.ts';
import { lessonOfHeld } from '../money/priceParts.ts';
import { mark } from '../../kernel/draft.ts';
import { idle } from '../../slots/freeText.ts';
import { findHeld, isSelecting, selectorOf } from '../../slots/selector.ts';
import { inWords, lessonWords } from '../../kernel/words.ts';

const usualNotice = 24;

export const lateCancelsCheck = command({
  id: 'lateCancels.check',
  who: ['student', 'parent'],
  effect: 'reads',
  says: {
    en: [
      '(is it|am i|are we) [already] too late to (cancel|call off|skip)',
      'too late to (cancel|call off|skip)',
      '(can|could) (i|we) still (cancel|call off|skip)',
      'still time to (cancel|call off|skip)',
      '(will|would) … count as [a] late',
      'if (i|we) (cancel|skip) … late',
      '(how much|what) (will|would|does|do|is) … (cost|costs|pay|charge|charged|fee) … (cancel|skip|call off|cancelling|canceling)',
      'if (i|we) (cancel|skip) … (cost|pay|charged)',
    ],
    he: [
      'מאוחר (מדי|מידי) (לבטל|לבטל את)',
      '(אפשר|ניתן|יכול|יכולה) עוד לבטל [את]',
      'עוד (אפשר|ניתן|יכול|יכולה) לבטל [את]',
      'עדיין (אפשר|ניתן|יכול|יכולה) לבטל [את]',
      '(אפשר|ניתן|יכול|יכולה) עדיין לבטל [את]',
      '(ייחשב|יחשב|נחשב) [ל] … מאוחר',
      '(ייחשב|יחשב|נחשב) [ל] (ביטול מאוחר|מאוחר)',
      'כמה … (יעלה|עולה|תעלה|משלמים|אשלם|לשלם) … (לבטל|ביטול|אבטל|הביטול)',
      'אם (אני אבטל|אבטל|נבטל|מבטלים|אני מבטל|אני מבטלת) … (יעלה|עולה|אשלם|לשלם|נשלם)',
    ],
  },
  takes: ['person', 'subject', 'time', 'number', 'noun', 'which', 'it'],
  extra: (said) =>
    idle(
      said,
      /^(?:late|cancel|cancelling|canceling|cancellation|if|a|as|count|would|will|it|free|without|charge|how|much|what|me|us|cost|costs|pay|charged|fee|do|does|have|to|by|של|לי|לנו|את|אבטל|אם|[כבל]?ביטול|מאוחר|זה|עכשיו|האם|כבר|now|already|still)$/,
    ),
  declines: (heard) => heard.unread.length > 0,
  resolve(draft, heard, world) {
    const selector = selectorOf(heard.items);
    const own = world.role === 'parent' ? world.children.map(({ id }) => id) : [world.user?.id];
    const isOwn = ({ lesson }: Held): boolean =>
      !lesson.busyOnly && lesson.attendeeIds.some((id) => own.includes(id));
    mark(
      draft,
      'meeting',
      heard.items.filter(({ kind }) => kind !== 'word' && kind !== 'time'),
      'what',
    );
    mark(
      draft,
      'occurrence',
      heard.items.filter(({ kind }) => kind === 'time'),
      'when',
    );
    const [held] = isSelecting(selector)
      ? findHeld(selector, world).filter(isOwn)
      : world.search({
          from: world.now,
          to: `${Number(world.now.slice(0, 4)) + 1}${world.now.slice(4)}`,
          wanted: isOwn,
          enough: () => true,
        });
    if (!held) return;
    draft.slots['meeting'] = held.lesson.id;
    draft.slots['occurrence'] = held.start;
  },
  plan(slots, world) {
    const { meeting, occurrence } = slots as { meeting?: string; occurrence?: string };
    const lesson = meeting === undefined ? undefined : world.lessonById.get(meeting);
    if (lesson === undefined || occurrence === undefined)
      return { reply: { text: inWords(world, 'There’s no upcoming lesson.', 'אין שיעור קרוב.') } };
    const teacher = world.teachers.find(({ id }) => id === lesson.teacherId) ?? world.teachers[0];
    const hours = Number(teacher?.userData?.['noticeHours'] ?? usualNotice);
    const isLate = minutesBetween(world.now, occurrence) < hours * 60;
    const figure = costOf(lesson, occurrence, isLate, world);
    const what = lessonWords(world, { lesson, start: occurrence, end: occurrence });
    return {
      reply: {
        text: isLate
          ? inWords(
              world,
              `${figure}${what}: less than ${hours} hours are left, it would count as a late cancel.`,
              `${figure}${what}: נשארו פחות מ-${hours} שעות, זה ייחשב ביטול מאוחר.`,
            )
          : inWords(
              world,
              `${figure}${what}: it can still be cancelled in time, up to ${hours} hours before.`,
              `${figure}${what}: אפשר עוד לבטל בזמן, עד ${hours} שעות לפני.`,
            ),
        rows: [lesson.id],
      },
    };
  },
  examples: () => ({ en: ['is it too late to cancel tomorrow?'], he: ['מאוחר מדי לבטל את מחר?'] }),
  counterexamples: {
    en: [
      'cancel tomorrow',
      'how many late cancels do I have?',
      "don't cancel tomorrow",
      'can I come to the lesson later tomorrow?',
    ],
    he: ['לבטל את מחר', 'כמה ביטולים מאוחרים יש לי?', 'אל תבטל את מחר', 'אפשר לבטל את מחר?'],
  },
});

/** What cancelling now would cost, the figure first; nothing where no price is known. */
function costOf(lesson: Lesson, start: string, isLate: boolean, world: IndexedWorld): string {
  const found = lessonOfHeld({ lesson, start }, world);
  const own = [world.user?.id, ...world.children.map(({ id }) => id)];
  const learner = lesson.attendeeIds.find((id) => own.includes(id));
  if (!found || learner === undefined) return '';
  const minor = lateCostMinor(found, learner);
  if (minor === 0) return '';
  const sum = sumOf(isLate ? minor : 0, world);
  return isLate ? inWords(world, `Up to ${sum}. `, `עד ${sum}. `) : `${sum}. `;
}
