/** Says which number a lesson has, or from which number somebody's lessons are counted. */
import { command } from '../command.ts';
import { assume, mark, say } from '../pipeline/draft.ts';
import type { Reading, Said } from '../pipeline/read.ts';
import { aMeeting } from '../slots/aMeeting.ts';
import { idle } from '../slots/freeText.ts';
import { selectorOf } from '../slots/selector.ts';
import { inWords } from '../words.ts';
import { addressOf } from './address.ts';
import { firstLessons } from './exampleWords.ts';

const ordinals = 'ראשון שני שלישי רביעי חמישי שישי שביעי שמיני תשיעי עשירי'.split(' ');

/** "השיעור החמישי": here the fifth, elsewhere Thursday. */
function fifthOf({ tokens, normal }: Said): Reading[] {
  return tokens.flatMap(({ text, from, to }) => {
    const value = ordinals.indexOf(text.slice(1)) + 1;
    return text.startsWith('ה') && value > 0 && normal.text.slice(0, from).endsWith('שיעור ')
      ? [{ kind: 'number' as const, value, from, to, cost: 0.5 }]
      : [];
  });
}

const countsAll = /number(?:ing|ed)\b|\bcount\b|number .* from|מספור|מספר את|למספר/;

/** The last figure of the sentence is the number, whatever hour it might be elsewhere. */
const lastFigure = /(?:\d+|\p{L}+)[^\p{L}\d]*(?:עם \p{L}+|with \p{L}+)?[^\p{L}\d]*$/u;

export const meetingNumber = command({
  id: 'meeting.number',
  who: ['teacher'],
  deed: 'does',
  says: {
    en: [
      '[start|begin|set] (numbering|lesson count) [starts|start|begins]',
      '(number|numbered) … from',
      '[this|is|be] [is] lesson [no|number|no .|#]',
      '[is|make|set|lesson] (number|no|no .|#) [to]',
      '(make|set) … number',
      '(start|begin|set|number) … (numbering|lesson number|number|as lesson|count)',
      'lesson number to',
    ],
    he: [
      '[להתחיל|תתחיל|תתחילי] [את] (המספור|מספור) [מתחיל|יתחיל]',
      '(המספור|מספור) … (מתחיל|יתחיל)',
      '(למספר|תמספר|תמספרי)',
      '[תרשום|תרשמי] (זה|הוא|זה ה) (שיעור|שיעור מספר|מספר|השיעור)',
      "(הוא|זה) (מס|מספר) [']",
      '(תרשום|תרשמי|לרשום) … (הוא מספר|זה מספר)',
    ],
  },
  takes: ['person', 'subject', 'time', 'number', 'noun', 'which', 'it', 'scope'],
  extra: (said) => [...fifthOf(said), ...idle(said, /^אצל$/)],
  price: (reading, { text }) => {
    if (reading.kind !== 'time') return 0;
    const last = lastFigure.exec(text);
    const spoken = text.slice(reading.from, reading.to);
    return last && reading.to > last.index && reading.time.kind !== 'date' && /\d|\p{L}/u.test(spoken)
      ? null
      : 0;
  },
  declines: (heard) =>
    heard.unread.length > 0 ||
    !/lesson|class|session|numbering|שיעור|פגיש|מספור|מספר את/.test(heard.normal.text) ||
    !heard.items.some(({ kind }) => kind === 'number') ||
    !heard.items.some(({ kind }) => kind === 'person' || kind === 'subject' || kind === 'time'),
  resolve(draft, heard, world) {
    const number = heard.items.findLast((item) => item.kind === 'number');
    const selector = selectorOf(heard.items.filter((item) => item !== number));
    // "This is lesson 5 with Yael" speaks of the nearest one.
    if (selector.when.items.length === 0) selector.which ??= 'next';
    const held = aMeeting(draft, selector, world);
    if (number?.kind === 'number') say(draft, 'value', number.value, [number], 'what');
    mark(
      draft,
      'meeting',
      heard.items.filter((item) => item.kind === 'word'),
      'what',
    );
    if (countsAll.test(heard.normal.text))
      assume(
        draft,
        'scope',
        'all',
        inWords(world, 'all are counted on from there', 'כולם נספרים משם'),
        'scope',
      );
    else if (held?.lesson.rrule)
      assume(
        draft,
        'scope',
        'this',
        inWords(world, 'the ones after it are counted on', 'הבאים נספרים ממנו'),
        'scope',
      );
  },
  plan(slots, world) {
    const addressed = addressOf(slots, world);
    const { value } = slots as { value?: number };
    return addressed === null || value === undefined
      ? {}
      : {
          steps: [
            {
              name: 'updateMeeting',
              args: { input: { id: addressed.id, oldLessonNumber: value }, ...addressed.address },
            },
          ],
        };
  },
  examples(world) {
    const { person } = firstLessons(world);
    return {
      en: [`${person.en}'s numbering starts at 12`, `${person.en}'s next lesson is number 5`],
      he: [`המספור של ${person.he} מתחיל מ-12`, `השיעור הבא של ${person.he} הוא מספר 5`],
    };
  },
  counterexamples: {
    en: [
      "don't start Dana's numbering at 12",
      'is this lesson 5 with Yael?',
      'what lesson number is Noam on?',
      'book Dana tomorrow at 5',
    ],
    he: [
      'אל תתחיל את המספור של דנה מ-12',
      'זה שיעור 5 עם יעל?',
      'באיזה שיעור נועם?',
      'תקבע לדנה שיעור מחר ב-5',
    ],
  },
});
