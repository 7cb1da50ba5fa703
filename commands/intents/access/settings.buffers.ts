/** What stays free between two lessons, and what is left for the way to a student's. */
import { command } from '../../kernel/command.ts';
import { say } from '../../kernel/draft.ts';
import { idle } from '../../slots/freeText.ts';
import { lengthIn } from './saidLength.ts';
import { ownPatch } from './ownPatch.ts';

const ofWay = /travel|driv|\bway\b|get to|commut|נסיע|נסיעות|(?<![A-Za-zÀ-ӿא-ي])[הל]?דרך(?![A-Za-zÀ-ӿא-ي])/u;
const ofSpace = /buffer|between|\bgap\b|מרווח|רווח|בין/;
const longest = 240;

export const settingsBuffers = command({
  id: 'settings.buffers',
  who: ['teacher'],
  effect: 'does',
  says: {
    en: [
      '[my] (buffer|buffers|gap)',
      '(break|gap|minutes|free) between [my] (lessons|classes|sessions)',
      'between [my] (lessons|classes|sessions)',
      '(travel|driving|travelling|commute) [time]',
      'to get to',
    ],
    he: [
      '(מרווח|המרווח|רווח) [של]',
      '[הפסקה] [של] … בין (שיעור|השיעורים|שיעורים)',
      'בין (שיעור לשיעור|השיעורים|שיעורים)',
      '(זמן|זמני) (נסיעה|הנסיעה|נסיעות|דרך|הדרך)',
      '(נסיעה|נסיעות|לנסיעה|לנסיעות)',
    ],
  },
  takes: ['time', 'it', 'noun', 'scope:all'],
  price: (reading) => (reading.kind === 'time' && reading.time.kind === 'duration' ? -0.3 : 0),
  extra: (said) =>
    idle(
      said,
      /^(?:set|change|update|put|leave|keep|make|need|have|buffer|break|gap|between|travel|traveling|travelling|driving|time|free|for|to|get|student|way|of|a|min|minutes|[בהולמשת]{0,3}(?:שנות|שנה|שני|עדכן|קבע|קבעי|קבוע|השאיר|שאיר|שאירי|מרווח|רווח|הפסקה|נסיעה|נסיעות|זמן|דרך|שיעור|שיעורים|דקות)|בין|של|שיעור|הפסקה)$/,
    ),
  declines(heard) {
    const { text } = heard.normal;
    const length = lengthIn(heard);
    return (
      heard.unread.length > 0 ||
      heard.asks ||
      length === null ||
      length.minutes < 0 ||
      length.minutes > longest ||
      !(ofWay.test(text) || ofSpace.test(text))
    );
  },
  resolve(draft, heard) {
    const length = lengthIn(heard);
    if (length) say(draft, 'minutes', length.minutes, length.items, 'what');
    draft.slots['section'] = ofWay.test(heard.normal.text) ? 'travel' : 'buffer';
  },
  plan(slots, world) {
    const { minutes, section } = slots as { minutes?: number; section?: string };
    if (minutes === undefined) return {};
    return ownPatch(world, section === 'travel' ? { travelMinutes: minutes } : { bufferMinutes: minutes });
  },
  examples: () => ({
    en: ['15 minutes between lessons', 'travel time 30 minutes'],
    he: ['15 דקות בין שיעורים', 'זמן נסיעה 30 דקות'],
  }),
  counterexamples: {
    en: [
      "don't leave 15 minutes between lessons",
      'how much time is there between lessons?',
      'push Dana back 15 minutes',
      'should I leave 15 minutes between lessons?',
    ],
    he: [
      'אל תשאיר 15 דקות בין שיעורים',
      'כמה זמן יש בין השיעורים?',
      'תדחה את דנה ב-15 דקות',
      'האם להשאיר 15 דקות בין שיעורים?',
    ],
  },
});
