/** A reply to the open card: yes, no, only this, future ones too, the second, 6 instead, quietly. */
import { command } from '../../kernel/command.ts';
import { aNotify } from '../../slots/aScope.ts';
import { words } from '../../kernel/interpretation.ts';
import { say } from '../../kernel/draft.ts';
import { whenOf } from '../../slots/when.ts';
import { yesOrNo } from './yesOrNo.ts';

export const answer = command({
  id: 'answer',
  who: ['teacher', 'student', 'parent', 'admin', 'visitor'],
  effect: 'reads',
  says: {
    en: [
      '^ (yes|yep|yeah|yup|ok|okay|sure|confirm|do it|go ahead|no|nope|nah|never mind|nevermind|nvm|forget it|y|n|correct|right|exactly)',
      '^ make it',
      '^ (make that|better)',

      '^ (cancel|stop|dismiss) $',
      'instead $',
      '^ (the first|the second|the third|first one|second one|third one|the first one|the second one|the third one|the last one)',
    ],
    he: [
      '^ (כן|אוקיי|אוקי|בטח|אשר|מאשר|מאשרת|תאשר|קדימה|יאללה|לא|עזוב|עזבי|לא משנה|נכון|בסדר|סבבה|תעשה|בצע|תבצע|לא תודה)',
      '^ (הראשון|השני|השלישי|הראשונה|השנייה|השלישית|האחרון|האפשרות הראשונה|האפשרות השנייה)',
      '^ (ביטול|בטל|עצור) $',
      'עדיף',
      'במקום $',
    ],
  },
  takes: ['scope', 'notify', 'number', 'time', 'which', 'it', 'insist', 'place', 'length', 'direction'],
  // "an hour later" is by how much, not a moment from now.
  price: (reading, { text }) =>
    reading.kind === 'time' &&
    reading.time.kind !== 'duration' &&
    /\b(?:later|earlier|sooner)$|מאוחר|מוקדם/.test(text.slice(reading.from, reading.to))
      ? null
      : 0,
  bare: (heard) =>
    heard.items.some((item) => item.kind === 'word' && item.sense !== 'it') &&
    heard.items.every(
      (item) =>
        item.kind === 'word' &&
        (item.sense === 'scope' || item.sense === 'notify' || item.sense === 'only' || item.sense === 'it'),
    ),
  declines: (heard) =>
    heard.unread.length > 0 ||
    heard.light ||
    (heard.tokens.length > 12 && yesOrNo(heard.normal.text) === null),
  resolve(draft, heard) {
    const scope = words(heard, 'scope').at(-1);
    if (scope) say(draft, 'scope', scope.value, words(heard, 'scope'), 'scope');
    aNotify(draft);
    const when = whenOf(
      heard.items.map((item) => (item.kind === 'number' ? { ...item, role: 'at' as const } : item)),
    );
    if (when.items.length > 0) say(draft, 'start', undefined, when.items, 'when');
    delete draft.slots['start'];
  },
  plan: () => ({}),
  examples: () => ({ en: ['yes', 'only this one, and tell nobody'], he: ['כן, גם את הבאים', 'רק הפעם'] }),
  counterexamples: {
    en: [
      'yes cancel Dana tomorrow',
      'no lesson with Dana tomorrow',
      'move Dana to 6 instead of 5',
      'ok book Dana tomorrow at 5',
    ],
    he: ['כן תבטל את דנה מחר', 'לא יכולה להגיע מחר', 'תזיז את דנה ל-6 במקום 5', 'אוקיי תקבע לדנה מחר ב-5'],
  },
});
