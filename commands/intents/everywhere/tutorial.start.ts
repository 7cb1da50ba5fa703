/** Goes through the calendar, or a new subject, step by step. */
import { command } from '../../kernel/command.ts';
import { ask } from '../../kernel/draft.ts';
import { inWords } from '../../kernel/words.ts';
import { idle } from '../../slots/freeText.ts';

const tutorials = ['calendar', 'subjects'] as const;
type Tutorial = (typeof tutorials)[number];

const screens: Record<Tutorial, string> = { calendar: '/home', subjects: '/subjects' };

const isTutorial = (value: unknown): value is Tutorial => tutorials.some((one) => one === value);

/** The word that names one. */
const named: Record<Tutorial, RegExp> = {
  calendar: /\b(?:calendar|diary|schedule)\b|יומן|לוח/,
  subjects: /\bsubjects?\b|מקצוע/,
};

export const tutorialStart = command({
  id: 'tutorial.start',
  who: ['teacher'],
  effect: 'reads',
  says: {
    en: [
      'show me around',
      '(tutorial|guided tour|walkthrough)',
      '(take|give) [me] [a|the] tour',
      'walk me through [the|a|my] [new] (calendar|diary|subject|subjects)',
    ],
    he: [
      '(הדרכה|ההדרכה|להדרכה|סיור|הסיור|לסיור)',
      '(להדריך|תדריך|תדריכי|תדריכו) אותי',
      '(לעשות|תעשה|תעשי|תעשו) לי סיור',
    ],
  },
  takes: ['noun', 'it'],
  extra: (said) =>
    idle(
      said,
      /^(?:show|me|around|a|the|app|start|open|take|tour|guided|tutorial|through|of|on|for|about|new|creation|calendar|diary|subjects?|לפתוח|להתחיל|תתחילי?|תפתחי?|לי|של|על|את|יצירת|חדש|[בה]?יומן|לוח|ה?מקצוע(?:ות)?)$/,
    ),
  declines: (heard) => heard.negated || heard.unread.length > 0,
  resolve(draft, heard, world) {
    const found = tutorials.filter((name) => named[name].test(heard.normal.text));
    const [name] = found;
    if (name !== undefined && found.length === 1) draft.slots['tutorial'] = name;
    const given = draft.given['tutorial'];
    if (isTutorial(given)) draft.slots['tutorial'] = given;
    if (draft.slots['tutorial'] !== undefined) return;
    ask(draft, 'tutorial', inWords(world, 'Which tutorial?', 'איזו הדרכה?'), [
      { label: inWords(world, 'The calendar', 'היומן'), value: 'calendar' },
      { label: inWords(world, 'A new subject', 'יצירת מקצוע'), value: 'subjects' },
    ]);
  },
  plan: ({ tutorial }) =>
    isTutorial(tutorial)
      ? { effect: { kind: 'page', value: `${screens[tutorial]}?tutorial=${tutorial}` } }
      : {},
  examples: () => ({
    en: ['show me around the calendar', 'tutorial'],
    he: ['הדרכה על היומן', 'הדרכה'],
  }),
  counterexamples: {
    en: ["don't show me the tutorial", 'show me my calendar', 'open subjects', 'walk me through my week'],
    he: ['אל תדריך אותי', 'תראה לי את היומן', 'תפתח את המקצועות', 'איך קובעים שיעור?'],
  },
});
