/** What the little words of a sentence say of it: whether it asks, wishes, denies, or leads to what comes next. */
import type { AnnotatedText, EntityCandidate } from '../../kernel/annotatedText.ts';
import type { Interpretation, Role } from '../../kernel/interpretation.ts';
import type { NormalText } from '../text/normalize.ts';
import { hearLight, hearReason } from './asides.ts';
import { own, type Way } from './way.ts';

type Word = EntityCandidate & { kind: 'word' };

const spoken = ({ from, to }: Word, { normal }: AnnotatedText): string => normal.text.slice(from, to);

const hearNothing = (): void => {};

/** By its sense; a word of another sense is an item of the sentence. */
export const littleWords: Record<string, (way: Way, word: Word) => void> = {
  filler: hearNothing,
  mine: hearNothing,
  missing: hearNothing,
  // "Before the exam"
  bound: ({ heard }, word) => void heard.bounds.push(word),
  prep: hearPreposition,
  // "Dana and Noam"
  joined(way) {
    way.joined = true;
  },
  // "Please"
  polite({ heard, said }, word) {
    heard.polite ||= !needs.test(spoken(word, said));
  },
  // "Was"
  past({ heard, said }, word) {
    heard.past = true;
    heard.asks ||= asksHere(word, said, heard);
  },
  // "Omer wants"
  wish({ heard }) {
    heard.wish = true;
  },
  // "Comes"
  light: ({ heard, said }, word) => hearLight(heard, word, said),
  // "Not"
  negation(way, word) {
    way.negating ||= !opensWithNo(word, way.said.normal);
  },
  // "Who"
  question({ heard, said }, word) {
    heard.questions.push(word);
    heard.asks ||= asksHere(word, said, heard);
  },
  // "Sick"
  reason({ heard, role, said }, word) {
    hearReason(heard, word, role, said);
    heard.excused ||= !isSorry.test(spoken(word, said));
  },
  // "Can Dana"
  may({ heard, said }, word) {
    heard.polite = true;
    heard.able = true;
    heard.wish ||= mayOfOne(word, said);
  },
};

function hearPreposition(way: Way, word: Word): void {
  if (word.value === 'of' && spoken(word, way.said) === "'s") own(way);
  // "but for Dana", "except on Sunday": what follows is left out all the same.
  else if (way.role !== 'except') way.role = word.value as Role;
}

/** What is said of a slip is no excuse of anybody's. */
const isSorry =
  /oops|ups|mistake|my bad|sorry|apolog|change|unfortunately|sadly|short notice|last minute|urgent|דחו[ףפ]|דחיפות|אופס|טעי?ת|סליחה|מצטער/;

/** "צריך לבטל?" asks; "אפשר לבטל?" is an order said nicely. */
const needs =
  /^(?:i need|we need|need|i have|i've got|we should|צריך|צריכה|צריכים|חייב|חייבת|חייבים|אני צריך|אני צריכה|אני חייב|אני חייבת|יש לי)$/;

/** Somebody else is to be able to, and not a thing of theirs ("can Omer's lesson be"). */
const mayOfOne = (may: Word, { readings, normal: { text } }: AnnotatedText): boolean =>
  readings.some(
    (one) =>
      one.kind === 'person' &&
      one.from >= may.to &&
      one.from - may.to <= 1 &&
      !/^'?s /.test(text.slice(one.to)),
  );

/** "No, undo that", "לא זה, בטל": said of what was, and not of what follows. */
const opensWithNo = ({ from, to }: Word, { text }: NormalText): boolean =>
  from === 0 && /^(?: (?:זה|זאת|that|this|no|לא))* ?[,.;]/.test(text.slice(to));

/** What asks wherever it stands. */
const asksAnywhere =
  /^(?:should|would it be|do you think|should i|כדאי|כדאי לי|שווה|את חושבת|אתה חושב|את חושבת ש|אתה חושב ש|why|what if|is it possible that|possible that|could it be that|is it true that|האם ייתכן ש|ייתכן|ייתכן ש|יתכן|יכול להיות|יכול להיות ש|how come|whether|if|suppose|might|(?:could|would|should) have \w+|almost|nearly|כמעט|i wonder|i wish|האם|למה|מדוע|אם|מה אם|מה יקרה אם|מה קורה אם|כיצד)$/;

/** "is", "did", "who" ask where they open the sentence; "why", "should", "אם" anywhere. */
function asksHere(word: Word, said: AnnotatedText, heard: Interpretation): boolean {
  const text = spoken(word, said);
  // "שיעור השלמה" asks nothing.
  if (text === 'למה' && said.normal.text[word.from - 1] === 'ש') return false;
  if (text === 'should' && tellsWhatShould(said.normal.text, heard)) return false;
  if (asksAnywhere.test(text)) return true;
  const before = said.tokens.filter((token) => token.kind !== 'mark' && token.to <= word.from);
  // "decline what Noa asked for": the verb stands before it.
  const isOfVerb =
    before.length === 1 && (heard.verb?.ranges ?? []).some(({ from }) => from === before[0]?.from);
  return (
    heard.items.length === 0 && before.length <= 1 && !(isOfVerb && /^(?:what|which|who|מה)$/.test(text))
  );
}

/** "Yael's lesson today should repeat": what a thing is to be is no question about it. */
function tellsWhatShould(text: string, { items }: Interpretation): boolean {
  const last = items.at(-1);
  return (
    last !== undefined &&
    (last.kind !== 'person' || last.role === 'with' || /\bdecided\b/.test(text)) &&
    !text.includes('?')
  );
}
