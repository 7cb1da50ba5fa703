/** A student or a parent keeps a lesson, or all of them, in their own calendar. */
import { command } from '../../kernel/command.ts';
import { mark, say } from '../../kernel/draft.ts';
import { has, words } from '../../kernel/interpretation.ts';
import { aMeeting } from '../../slots/aMeeting.ts';
import { idle } from '../../slots/freeText.ts';
import { selectorOf } from '../../slots/selector.ts';
import { somePeople } from '../../slots/somePeople.ts';

export const calendarSave = command({
  id: 'calendar.save',
  who: ['student', 'parent'],
  effect: 'reads',
  says: {
    en: ['(save|add|put|export)'],
    he: ['(לשמור|שמור|להוסיף|להכניס|לייצא)'],
  },
  takes: ['person', 'subject', 'time', 'noun', 'which', 'it', 'all'],
  extra: (said) =>
    idle(
      said,
      /^(?:calendar|phone|computer|laptop|google|outlook|apple|iphone|android|diary|own|private|personal|too|device|[בל]?ה?יומן|ה?לו"?ז|[בל]?ה?טלפון|[בל]?ה?פלאפון|[בל]?ה?נייד|[בל]?ה?מחשב|[בל]?גוגל|[בל]?אאוטלוק|ה?פרטי|ה?אישי|[בל]?מכשיר|[בל]?אייפון)$/,
    ),
  declines: (heard) =>
    heard.negated ||
    heard.unread.length > 0 ||
    heard.items.length === 0 ||
    !/(?:to|in|into|on) (?:my |the )?(?:[A-Za-zÀ-ӿא-ي]+ )?(?:calendar|phone|computer|laptop|outlook|google|diary|iphone)|[בל](?:יומן|פלאפון|נייד|מחשב|טלפון|אאוטלוק|גוגל|אייפון)/u.test(
      heard.normal.text,
    ),
  resolve(draft, heard, world) {
    somePeople(draft, 'child', heard.items, ['child'], world);
    const selector = selectorOf(
      heard.items.filter((item) => !(item.kind === 'word' && item.sense === 'all')),
    );
    const isAll =
      (has(heard, 'all') || has(heard, 'noun', 'lessons')) &&
      selector.when.items.length === 0 &&
      selector.subjects.length === 0 &&
      selector.which === null;
    if (!isAll) {
      aMeeting(draft, selector, world);
      return;
    }
    say(draft, 'scope', 'all', words(heard, 'all'), 'scope');
    mark(draft, 'scope', words(heard, 'noun'), 'what');
  },
  plan(slots) {
    const { meeting, scope } = slots as { meeting?: string; scope?: string };
    const value = scope === 'all' ? 'all' : meeting;
    return value === undefined ? {} : { effect: { kind: 'save', value } };
  },
  examples: () => ({
    en: ['save my next lesson to my calendar', 'add all lessons to my phone'],
    he: ['לשמור את השיעור הבא ביומן שלי', 'להוסיף את כל השיעורים לטלפון'],
  }),
  counterexamples: {
    en: [
      'save this week as a pdf',
      'add a lesson Sunday at 5',
      'what is in my calendar?',
      "don't save it to my calendar",
    ],
    he: ['לשמור את השבוע כתמונה', 'להוסיף שיעור בראשון ב-5', 'מה יש לי ביומן?', 'לעבור ליומן'],
  },
});
