/** Shows what was changed, by whom and when: the log, of one person where one is named. */
import { command } from '../../kernel/command.ts';
import { idle } from '../../slots/freeText.ts';
import { somePeople } from '../../slots/somePeople.ts';
import { aRange } from '../../slots/aRange.ts';
import { say } from '../../kernel/draft.ts';
import { whenOf } from '../../slots/when.ts';

export const logShow = command({
  id: 'log.show',
  who: ['teacher'],
  effect: 'reads',
  says: {
    en: [
      '(what|who) [has|have|had|was|were] (changed|edited|altered|modified)',
      "(what's|what is) (changed|new in the log)",
      'who (moved|deleted|touched)',
      '(last|latest|recent|all) (changes|edits|actions)',
      '(activity|audit|change) (log|list|trail|history)',
      'log of [the] (changes|actions|edits)',
      'the log of',
    ],
    he: [
      'מה (השתנה|שונה|נמחק|עודכן)',
      'מי (שינה|שינתה|הזיז|הזיזה|מחק|מחקה|ערך|ערכה|נגע)',
      '(השינויים|שינויים|הפעולות|פעולות|העריכות|עריכות) (האחרונים|אחרונים|האחרונות|אחרונות)',
      '(יומן|תיעוד) (פעילות|הפעילות|פעולות|הפעולות|השינויים|שינויים)',
    ],
  },
  takes: ['time', 'person', 'subject', 'noun', 'it', 'which'],
  extra: (said) =>
    idle(
      said,
      /^(?:show|see|open|give|list|something|anything|lately|here|calendar|by|past|since|משהו|כאן|פה|ביומן|לאחרונה|מאז|להראות|תראה|תראי)$/,
    ),
  declines: (heard) => heard.unread.length > 0,
  resolve(draft, heard, world) {
    somePeople(draft, 'students', heard.items, ['student'], world);
    const when = whenOf(heard.items);
    const range = when.items.length > 0 ? aRange(when, world, true) : null;
    if (range === null) return;
    say(draft, 'from', range.from, when.items, 'when');
    draft.slots['to'] = range.to;
  },
  plan(slots) {
    const { students = [], from, to } = slots as { students?: string[]; from?: string; to?: string };
    const [student, ...others] = students;
    // The log is filtered by one person; of several, everybody's changes hold theirs.
    const isOfOne = student !== undefined && others.length === 0;
    const asked = [
      ...(isOfOne ? [`student=${encodeURIComponent(student)}`] : []),
      ...(from === undefined || to === undefined ? [] : [`from=${from}`, `to=${to}`]),
    ];
    return { effect: { kind: 'page', value: asked.length === 0 ? '/log' : `/log?${asked.join('&')}` } };
  },
  examples: () => ({
    en: ['what changed today?', 'show the latest changes'],
    he: ['מה השתנה היום?', 'להראות את השינויים האחרונים'],
  }),
  counterexamples: {
    en: ['change the subject to maths', 'who cancelled late?', 'what is new?', "what's on today?"],
    he: ['לשנות את המקצוע למתמטיקה', 'מי ביטל מאוחר?', 'מה חדש?', 'מה יש היום?'],
  },
});
