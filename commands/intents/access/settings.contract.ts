/** How long before a lesson it may be cancelled, and the contract itself. */
import { command } from '../../kernel/command.ts';
import { say } from '../../kernel/draft.ts';
import type { Interpretation } from '../../kernel/interpretation.ts';
import { afterColon, idle, quotedItem } from '../../slots/freeText.ts';
import { lengthIn } from './saidLength.ts';
import { ownPatch } from './ownPatch.ts';

const ofCancel = /cancel|notice|ביטול|לבטל|הודעה/;
const ofNotice =
  /notice|before|ahead|advance|policy|at least|\blate\b|under|up to|מראש|לפני|הודעה|הודעת|מדיניות|זמן|מוקדמת|פחות|מאוחר/;
const writes = /edit|chang|updat|rewrit|writ|לערוך|תערו|ערוך|לשנות|תשנ|שנה|לעדכן|תעדכ|לכתוב|תכתב|תכתוב|נסח/;
/** A contract of a few words is a slip. */
const shortest = 20;

export const settingsContract = command({
  id: 'settings.contract',
  who: ['teacher'],
  effect: 'does',
  says: {
    en: [
      '[cancellation] notice',
      '(cancellation|cancellations) [policy]',
      '(cancel|cancelling|canceling) … (before|ahead|advance|notice)',
      '(edit|change|update|rewrite|write) [my|the|a] [new] contract',
      'terms of [my|the] contract',
    ],
    he: [
      '(הודעה|הודעת) [מראש|מוקדמת|ביטול]',
      '(ביטול|הביטול|לבטל) … (מראש|לפני|שעות|מאוחר|יומיים)',
      '[זמן|מדיניות] (ביטול|הביטול)',
      '(לערוך|לשנות|לעדכן|לכתוב) [לי] [את] [תנאי] (החוזה|חוזה|ההסכם)',
    ],
  },
  takes: ['time', 'it', 'noun', 'limit', 'req:contract', 'quoted'],
  // What a lesson is cancelled for, it says first.
  price: (reading) => (reading.kind === 'time' && reading.time.kind === 'duration' ? -0.3 : 0),
  extra: (said) => [
    ...(/contract|חוזה/.test(said.normal.text) ? afterColon(said) : []),
    ...idle(
      said,
      /^(?:set|change|update|edit|rewrite|write|cancel|cancell?ations?|cancell?ing|cancell?ed|notice|policy|free|least|most|ahead|advance|before|students|must|should|needs?|need|under|late|lesson|terms|new|is|a|at|in|of|contract|agreement|hours|up|[בהולמשת]{0,3}(?:שנות|שנה|שני|עדכן|עדכני|קבע|קבעי|קבוע|ביטול|הודיע|הודעה|הודעת|זמן|מראש|מוקדמת|מדיניות|פחות|מאוחר|שיעור|צריך|מותר|חוזה|תנאי|חדש|הוא|לפני)|עד|לפני|צריך|מותר|זה|של|על|תנאי|חדש|פחות)$/,
    ),
  ],
  declines(heard) {
    if (heard.unread.length > 0 || heard.asks) return true;
    const { text } = heard.normal;
    const strange = heard.items.some(({ kind }) => ['person', 'subject', 'number', 'money'].includes(kind));
    if (strange) return true;
    if (isText(heard)) return false;
    return lengthIn(heard) === null || !ofCancel.test(text) || !ofNotice.test(text);
  },
  resolve(draft, heard) {
    const text = quotedItem(heard.items);
    if (text && text.text.length >= shortest) {
      say(
        draft,
        'description',
        text.text,
        heard.items.filter((item) => item === text),
        'what',
      );
      return;
    }
    const notice = isText(heard) ? null : lengthIn(heard);
    if (notice) say(draft, 'minutes', notice.minutes, notice.items, 'when');
  },
  plan(slots, world) {
    const { minutes, description } = slots as { minutes?: number; description?: string };
    if (description !== undefined) return ownPatch(world, { contract: description });
    if (minutes === undefined) return { effect: { kind: 'page', value: '/settings#contract' } };
    return ownPatch(world, { noticeHours: Math.round(minutes / 60) });
  },
  examples: () => ({
    en: ['cancellation notice is 48 hours', 'edit my contract'],
    he: ['ביטול עד 48 שעות מראש', 'לערוך את החוזה'],
  }),
  counterexamples: {
    en: [
      "don't change the notice to 48 hours",
      'what is my cancellation notice?',
      "cancel tomorrow's lesson",
      'open my contract',
      'accept the contract',
    ],
    he: [
      'אל תשנה את זמן הביטול ל-48 שעות',
      'מה זמן הביטול?',
      'לבטל את השיעור של מחר',
      'תפתח את החוזה',
      'לאשר את החוזה',
    ],
  },
});

const isText = (heard: Interpretation): boolean =>
  /contract|agreement|חוזה|הסכם/.test(heard.normal.text) &&
  writes.test(heard.normal.text) &&
  !heard.items.some(({ kind }) => kind === 'time');
