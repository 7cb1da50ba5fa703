/** Puts back what the last card did. */
import { command } from '../../kernel/command.ts';
import { idle } from '../../slots/freeText.ts';

export const undo = command({
  id: 'undo',
  who: ['teacher', 'student', 'parent', 'admin'],
  effect: 'does',
  says: {
    en: [
      '^ (undo|revert|unsend) [that|it|this|last|the last one|the last action|the last change|my last change|please] $',
      'undo',
      '(put|change|bring|move|turn) (it|that|everything|them) back $',
      '(put|change) back $',
      '(bring|put|get) back (the|that) (lesson|class) [that] i [just] (cancelled|canceled|deleted|removed) $',
      '(undo|revert|take back|roll back|reverse|cancel) (that|the last|my last|what i just did|last) [action|change|one|thing|command|step]',
      '^ (take that back|take it back|never mind that|oops|go back|my mistake)',
    ],
    he: [
      '^ (ביטול|לבטל) את (זה|הפעולה|הפעולה האחרונה|הפעולה הקודמת|השינוי|השינוי האחרון|מה שעשית|מה שעשיתי) $',
      '(לבטל|ביטול) (פעולה אחרונה|הפעולה האחרונה|פעולה|את הפעולה האחרונה)',
      '(להחזיר|לבטל|תמחק|תמחקי) [את] מה (שעשיתי|שעשית|שעשינו|שהיה) [עכשיו|הרגע|קודם]',
      '^ (התחרטתי|חרטה|אופס תבטל|אופס תבטלי|אנדו)',
      'להחזיר (את זה|את הכל|אחורה|חזרה|למה שהיה|כמו שהיה|את המצב|את הקודם|למצב הקודם)',
      '^ (אופס|טעיתי|להחזיר|חזור|בטל פעולה)',
      'כמו שהיה',
      'להחזיר [לי] [את] (השיעור|הפגישה) (שביטלתי|שמחקתי|שביטלנו|שבוטל) [בטעות] $',
    ],
  },
  takes: ['it'],
  extra: (said) =>
    idle(
      said,
      /^(?:nope|nah|no|whoops|woops|ugh|argh|damn|oh|sorry|wrong|mistake|mistakenly|one|last|previous|change|action|thing|step|accident|accidentally|what|did|just|meant)$/,
    ),
  declines: (heard) => heard.unread.length > 0,
  resolve: () => {},
  // Which change, where it was asked.
  plan: ({ change }) => ({ effect: { kind: 'undo', value: typeof change === 'string' ? change : '' } }),
  examples: () => ({ en: ['undo', 'put it back'], he: ['בטל את הפעולה האחרונה', 'תחזיר את זה'] }),
  counterexamples: {
    en: ["don't undo", "cancel Dana's last lesson", 'move it back an hour', 'put Dana back on Sunday at 5'],
    he: ['אל תבטל את הפעולה האחרונה', 'תבטל את השיעור האחרון של דנה', 'תחזיר את יעל מהארכיון', 'לבטל את מחר'],
  },
});
