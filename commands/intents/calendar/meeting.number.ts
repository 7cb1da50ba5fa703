/** Says which number a lesson has, or from which number somebody's lessons are counted. */
import { command } from '../../kernel/command.ts';
import { assume, mark, say } from '../../kernel/draft.ts';
import type { EntityCandidate, AnnotatedText } from '../../kernel/annotatedText.ts';
import { aMeeting } from '../../slots/aMeeting.ts';
import { idle } from '../../slots/freeText.ts';
import { selectorOf } from '../../slots/selector.ts';
import { inWords } from '../../kernel/words.ts';
import { addressOf } from './lesson/address.ts';
import { firstLessons } from '../../world/exampleWords.ts';

const ordinals = 'ראשון שני שלישי רביעי חמישי שישי שביעי שמיני תשיעי עשירי'.split(' ');

/** "השיעור החמישי": here the fifth, elsewhere Thursday. */
function fifthOf({ tokens, normal }: AnnotatedText): EntityCandidate[] {
  return tokens.flatMap(({ text, from, to }) => {
    const value = ordinals.indexOf(text.slice(1)) + 1;
    return text.startsWith('ה') && value > 0 && normal.text.slice(0, from).endsWith('שיעור ')
      ? [{ kind: 'number' as const, value, from, to, cost: 0.5 }]
      : [];
  });
}

/** "השיעור ה-5": its number, not the fifth of a month. */
function nthOf({ normal: { text } }: AnnotatedText): EntityCandidate[] {
  return [
    ...text.matchAll(
      /(?<=ה?שיעור )ה-?(\d{1,3})(?!\d)|\b(\d{1,3})(?:st|nd|rd|th)(?= (?:lesson|class|session)\b)/gu,
    ),
  ].map((found) => ({
    kind: 'number' as const,
    value: Number(found[1] ?? found[2]),
    from: found.index,
    to: found.index + found[0].length,
    cost: 0.5,
  }));
}

const countsAll = /number(?:ing|ed)\b|\bcount(?:ing|er)?\b|number .* from|מספור|מספר את|למספר|לספור|תספו?ר/;

/** The last figure of the sentence is the number, whatever hour it might be elsewhere. */
const lastFigure =
  /(?:(?<!\d)\d+|(?<![A-Za-zÀ-ӿא-ي])[A-Za-zÀ-ӿא-ي]+)[^A-Za-zÀ-ӿא-ي\d]*(?:(?:עם|with) [A-Za-zÀ-ӿא-ي]+[^A-Za-zÀ-ӿא-ي\d]*)?$/u;

/** "Lesson 5", "lesson number five", "numbering from 12": not a lesson tomorrow at 4. */
const isNumbered =
  /\b(?:number|numbers|numbering|numbered|count|counting|counter)\b|#|\bno\b|\d(?:st|nd|rd|th) (?:lesson|class|session)\b|\blesson (?:\d\d?(?!\d)|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|\p{Script=Hebrew}/u;

export const meetingNumber = command({
  id: 'meeting.number',
  who: ['teacher'],
  effect: 'does',
  says: {
    en: [
      '[start|begin|set|restart] (numbering|counting|lesson count) [starts|start|begins]',
      '(number|numbered) … from',
      '[this|is|be] [is] lesson [no|number|no .|#]',
      '[is|make|set|lesson] (number|no|no .|#) [to]',
      '(make|set) … number',
      '(start|begin|set|number) … (numbering|lesson number|number|as lesson|count|counter)',
      'count … as lesson [number]',
      'lesson number to',
      '(start|begin|set) … (count|numbering) (at|from)',
      'make … (#|no .|number)',
    ],
    he: [
      '[להתחיל] [את] (המספור|מספור) [מתחיל|יתחיל]',
      '(המספור|מספור) … (מתחיל|יתחיל)',
      '(למספר|לספור)',
      'לאפס [את] (המספור|הספירה)',
      '(לקבוע|לשנות|שנה|לעדכן) [את] (מספר השיעור|המספר)',
      'מספר השיעור',
      'המספר של … הוא',
      '[תרשום|תרשמי] (זה|הוא|זה ה) (שיעור|שיעור מספר|מספר|השיעור)',
      "(הוא|זה) (מס|מספר) [']",
      '[להתחיל] [את] (הספירה|ספירה) [של]',
      '(הוא|היא|זה) [כבר] שיעור [מספר|מס]',
      '[זה] [צריך|אמור] (להיות|יהיה) [ה] שיעור [מספר|מס]',
    ],
  },
  takes: ['person', 'subject', 'time', 'number', 'noun', 'which', 'it', 'scope'],
  extra: (said) => [
    ...fifthOf(said),
    ...nthOf(said),
    ...idle(said, /^(?:אצל|again|afresh|anew|over|מחדש|שוב|צריך|אמור)$/),
  ],
  price: (reading, { text }) => {
    if (reading.kind !== 'time' || reading.time.kind === 'date') return 0;
    if (
      /number|count|מספור|ספירה/.test(text) &&
      /^(?:from |at |מ-?|ב-?)?\d{1,3}$/.test(text.slice(reading.from, reading.to))
    )
      return null;
    // Looked for at the end alone: over the whole of a long text it would take its square.
    const end = Math.max(0, text.length - 120);
    const last = reading.to > end ? lastFigure.exec(text.slice(end)) : null;
    const spoken = text.slice(reading.from, reading.to);
    return last && reading.to > end + last.index && /\d|[A-Za-zÀ-ӿא-ي]/u.test(spoken) ? null : 0;
  },
  declines: (heard) =>
    heard.unread.length > 0 ||
    !/lesson|class|session|numbering|שיעור|פגיש|מספור|מספר את|לספור|תספו?ר/.test(heard.normal.text) ||
    !heard.items.some(({ kind }) => kind === 'number') ||
    (/\blesson\b/.test(heard.normal.text) && !isNumbered.test(heard.normal.text)) ||
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
