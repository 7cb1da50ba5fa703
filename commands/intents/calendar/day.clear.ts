/** Cancels everything in a stretch of time: a sick day, a Wednesday afternoon. */
import type { Step } from '../../../domain/operations.ts';
import { command } from '../../kernel/command.ts';
import { inWords } from '../../kernel/words.ts';
import { rangeItems, type RangeItem } from './cancel/cancelRange.ts';
import { ofOtherThings } from './clear/ofOtherThings.ts';
import { resolveCleared, toClear } from './clear/resolve.ts';
import { addressOf } from './lesson/address.ts';

export const dayClear = command({
  id: 'day.clear',
  who: ['teacher'],
  effect: 'destroys',
  says: {
    en: [
      '(clear|empty|clean|wipe) [out]',
      'free up',
      '(clear|empty|clean|wipe) (my|the) (day|schedule|calendar)',
      "(i'm|am|feeling|i feel) (sick|ill|unwell)",
      '(cancel|delete|remove|call off|drop|scrap|skip) (everything|all|it all|every lesson|all lessons|all my lessons|all the lessons|all of my lessons|the whole day|the entire day|the day|all classes|all my classes|my day|my lessons|the whole)',
      '(cancel|delete|remove|call off|drop|scrap) … (everything|all lessons|all my lessons|all the lessons|every lesson|whole day)',
      '(day off|taking the day off)',
      'call … off',
      '(is|are) (off|cancelled|canceled|called off)',
      '(cancel|delete|remove|call off|drop|scrap|skip|scratch)',
    ],
    he: [
      '(לפנות|פנה|פני|פנו|נקה|נקי|לנקות|רוקן|לרוקן|לאפס)',
      'להעיף (הכל|הכול|את הכל|את הכול|את כל)',
      'לשחרר [את] כולם',
      'אין שיעורים',
      '(לבטל|ביטול|מבוטל|מבוטלים|למחוק|מחק|נמחק|להוריד|להסיר)',
      '(אני חולה|חולה|יום חופש|ביום חופש|בחופש)',
      '(לבטל|למחוק|להוריד) (הכל|הכול|את הכל|את הכול|את כל|כל השיעורים|את כל השיעורים|את כל היום|כל היום|את היום|את כל הפגישות)',
    ],
  },
  takes: [
    'time',
    'all',
    'noun',
    'notify',
    'it',
    'scope:all',
    'prep:except',
    'person',
    'subject',
    'place',
    'same:day',
  ],
  // "את כל חמישי": the whole of it, and not every one. "My online lessons" are those alone; "we do it online" is no cancellation.
  price(reading, { text }) {
    const { kind, from, to } = reading;
    const isOfLessons =
      /^ (?:lessons|classes|ones)\b/.test(text.slice(to, to + 10)) || /שיעורים ה?$/.test(text.slice(0, from));
    if (kind === 'word' && reading.sense === 'place') return isOfLessons ? 0 : null;
    return kind === 'time' && text.startsWith('כל ', from) && text.startsWith('את ', from - 3) ? null : 0;
  },
  declines: ofOtherThings,
  resolve: resolveCleared,
  plan(slots, world) {
    const { from, to, notify } = slots as { from?: string; to?: string; notify?: 'tell' | 'quiet' };
    if (from === undefined || to === undefined) return {};
    const items = (slots['items'] as RangeItem[] | undefined) ?? rangeItems(toClear(slots, world));
    if (items.length === 0)
      return { reply: { text: inWords(world, 'Nothing is planned then.', 'אין שיעורים בזמן הזה.') } };
    return {
      steps: items.flatMap((item): Step[] => {
        const addressed = addressOf({ ...item, notify }, world);
        return addressed ? [{ name: 'deleteMeeting', args: { id: addressed.id, ...addressed.address } }] : [];
      }),
    };
  },
  examples: () => ({
    en: ["I'm sick tomorrow, cancel everything", 'clear Wednesday afternoon'],
    he: ['אני חולה מחר, תבטל הכול', 'לפנות את רביעי אחר הצהריים'],
  }),
  counterexamples: {
    en: [
      "don't clear Wednesday",
      "cancel Dana's lesson tomorrow",
      'is tomorrow clear?',
      'Dana is sick tomorrow',
    ],
    he: ['אל תבטל הכול מחר', 'תבטל את השיעור של דנה מחר', 'דנה חולה מחר', 'האם לבטל הכול מחר?'],
  },
});
