/** What one command hears in a sentence, on the cheapest way over its words. */
import { counted } from '../entities/relativeDates.ts';
import type { Interpretation, Entity, Role } from '../../kernel/interpretation.ts';
import type { NormalText } from '../text/normalize.ts';
import type { EntityCandidate, AnnotatedText } from '../../kernel/annotatedText.ts';
import { hearLight, hearReason } from './asides.ts';
import { isRegretted } from './turned.ts';

import type { LatticePath } from './latticeSearch.ts';

/** What is said of a slip is no excuse of anybody's. */
const isSorry =
  /oops|ups|mistake|my bad|sorry|apolog|change|unfortunately|sadly|short notice|last minute|urgent|דחו[ףפ]|דחיפות|אופס|טעי?ת|סליחה|מצטער/;

/** Somebody else is to be able to, and not a thing of theirs ("can Omer's lesson be"). */
const mayOfOne = (may: EntityCandidate, { readings, normal: { text } }: AnnotatedText): boolean =>
  readings.some(
    (one) =>
      one.kind === 'person' &&
      one.from >= may.to &&
      one.from - may.to <= 1 &&
      !/^'?s /.test(text.slice(one.to)),
  );

/** "צריך לבטל?" asks; "אפשר לבטל?" is an order said nicely. */
const needs =
  /^(?:i need|we need|need|i have|i've got|we should|צריך|צריכה|צריכים|חייב|חייבת|חייבים|אני צריך|אני צריכה|אני חייב|אני חייבת|יש לי)$/;

const isMoment = ({ kind }: { kind: string }): boolean => kind === 'time' || kind === 'number';

/** "To Dana, Noam" is to both; "for Dana, Friday" is not to Friday. */
const inherited = (before: Entity | undefined, reading: EntityCandidate): Role | null =>
  before && (before.kind === reading.kind || (isMoment(before) && isMoment(reading))) ? before.role : null;

/** Before the first word. */
const nothingHeard = ({ said, verb, cost }: LatticePath): Interpretation => ({
  normal: said.normal,
  tokens: said.tokens,
  items: [],
  verb,
  unread: [],
  bounds: [],
  reasons: [],
  questions: [],
  cost,
  polite: false,
  negated: false,
  asks: false,
  questionMark: false,
  past: false,
  wish: false,
  excused: false,
  able: false,
  light: false,
});

/** What is said on the way. */
export function interpret(path: LatticePath): Interpretation {
  const { steps, said, verb, command } = path;
  const isMild = command.effect !== 'destroys';
  const heard = nothingHeard(path);
  const spoken = ({ from, to }: EntityCandidate): string => said.normal.text.slice(from, to);
  let role: Role | null = null;
  let joined = false;
  let negating = false;
  let denied: Entity | null = null;
  for (const { from, edge } of steps) {
    const { reading, token } = edge;
    if (reading?.kind === 'word')
      switch (reading.sense) {
        case 'filler':
        case 'mine':
        case 'missing':
          continue;
        case 'bound':
          heard.bounds.push(reading);
          continue;
        case 'prep':
          if (reading.value === 'of' && spoken(reading) === "'s") own(heard);
          // "but for Dana", "except on Sunday": what follows is left out all the same.
          else if (role !== 'except') role = reading.value as Role;
          continue;
        case 'joined':
          joined = true;
          continue;
        case 'polite':
          heard.polite ||= !needs.test(spoken(reading));
          continue;
        case 'past':
          heard.past = true;
          heard.asks ||= asksHere(reading, said, heard);
          continue;
        case 'wish':
          heard.wish = true;
          continue;
        case 'light':
          hearLight(heard, reading, said);
          continue;
        case 'negation':
          negating ||= !opensWithNo(reading, said.normal);
          continue;
        case 'question':
          heard.questions.push(reading);
          heard.asks ||= asksHere(reading, said, heard);
          continue;
        case 'reason':
          hearReason(heard, reading, role, said);
          heard.excused ||= !isSorry.test(spoken(reading));
          continue;
        case 'may':
          heard.polite = true;
          heard.able = true;
          heard.wish ||= mayOfOne(reading, said);
          continue;
      }
    if (reading !== undefined) {
      heard.items.push({
        ...counted(reading, heard.items),
        role:
          role ??
          leadingRole(reading, said.normal.text) ??
          (joined ? inherited(heard.items.at(-1), reading) : null),
        // "… Itay's lesson to Sunday. Thanks, Itay's mum": named again, and nobody more.
        joined: joined && !isNamedAgain(reading, heard.items),
      });
      // "at 5, not 4" takes back an hour; every other "not" takes back the action.
      const item = heard.items.at(-1) as Entity;
      if (
        negating &&
        heard.items
          .slice(0, -1)
          .some(
            (one) =>
              isContrasted(one, item) ||
              (isMild &&
                isDay(one) &&
                isDay(item) &&
                / ולא [^ ]*$/.test(said.normal.text.slice(0, item.from))),
          )
      )
        item.role = 'instead';
      // "Not today, tomorrow": the first is where it stood, and nothing is taken back.
      else if (denied !== null && isPutRight(denied, item, said.normal)) {
        denied.role = 'instead';
        heard.negated = false;
      }
      if (negating && item.role !== 'instead') {
        denied ??= heard.negated || !isMild ? null : item;
        heard.negated = true;
      }
      negating = false;
      // "5 instead of 4": the hour before it is where it goes.
      const before = heard.items.at(-2);
      if (item.role === 'instead' && isHour(item) && before?.kind === 'number' && before.role === null)
        before.role = 'to';
      role = null;
      joined = false;
    } else if (edge.role !== undefined) {
      if (edge.role === 'joined') joined = true;
      else if (edge.role !== null && role !== 'except' && role !== 'instead') role = edge.role;
    } else if (token !== undefined) {
      if (token.text === "'s") own(heard);
      else if (token.kind === 'mark') {
        if (token.text === '?') heard.questionMark = true;
        if (token.text === ',') {
          joined = true;
          role = null;
          // "Sunday no, Tuesday"
          if (negating && isMild && denied === null && !heard.negated) {
            denied = heard.items.findLast((one) => isDay(one) || isHour(one)) ?? null;
            heard.negated = denied !== null;
            negating = !heard.negated;
          }
        }
      } else heard.unread.push(token);
    } else if (edge.verb) {
      // "אפשר" as the phrase of a command is as polite as elsewhere.
      if (/^(?:אפשר|תוכל|תוכלי|can|could|please)(?: |$)/.test(said.normal.text.slice(from, edge.to)))
        heard.polite = true;
      // "I need to move tomorrow's": the "to" is the verb's.
      if (from === verb?.ranges[0]?.from) {
        role = null;
        joined = false;
      }
      if (!negating) continue;
      heard.negated = true;
      negating = false;
    }
  }
  // "Not Sunday, move Monday to Tuesday": the first has no part in it.
  if (denied?.role === 'instead' && verb !== null && heard.items.filter(isDay).length > 2)
    heard.items = heard.items.filter((one) => one !== denied);
  // "Until finals": an end that nothing reads is not left out in silence.
  const last = said.tokens.findLast(({ kind }) => kind !== 'mark');
  if (role === 'until' && last !== undefined && !heard.unread.includes(last)) heard.unread.push(last);
  // "…, can't" at the end is why, and takes nothing back.
  if (negating && /[,.;-] ?can(?:'t|t|not)$/.test(said.normal.text)) heard.excused = true;
  else if (negating) heard.negated = true;
  heard.negated ||= verb !== null && mayRegret.test(said.normal.text) && isRegretted(verb, said.normal.text);
  const isWish =
    command.asking && (verb === null || /(?<![A-Za-zÀ-ӿא-ي])(?:צרי|רוצ|זקו)/u.test(said.normal.text));
  if (heard.questionMark && !heard.polite && !isWish) heard.asks = true;
  return heard;
}

/** Words of thanks and regret: only where one is said it is looked for what of. */
const mayRegret = /than|sorr|apol|mist|תוד|סליח|צטע|תנצ|טעות|תכוו|בא ל/;

/** "at 5, not 4", "maths and not English", "at mine, not online": another of the same kind. */
const isContrasted = (one: Entity, other: Entity): boolean =>
  (isHour(one) && isHour(other)) ||
  ((one.kind === 'subject' || one.kind === 'money') && one.kind === other.kind) ||
  (isPlace(one) && isPlace(other));

const isPlace = (item: Entity): boolean => item.kind === 'word' && item.sense === 'place';

/** "No, undo that", "לא זה, בטל": said of what was, and not of what follows. */
const opensWithNo = ({ from, to }: EntityCandidate, { text }: NormalText): boolean =>
  from === 0 && /^(?: (?:זה|זאת|that|this|no|לא))* ?[,.;]/.test(text.slice(to));

/** "Not at three, at four", "not today but tomorrow", "not today tomorrow". */
const isPutRight = (denied: Entity, item: Entity, { text }: NormalText): boolean => {
  const between = text.slice(denied.to, item.from);
  const isMarked = /,| אלא | but /.test(between);
  return (
    (isMarked && isContrasted(denied, item)) ||
    (isDay(denied) && isDay(item) && (isMarked || between.trim() === ''))
  );
};

const isNamedAgain = (reading: EntityCandidate, before: Entity[]): boolean =>
  reading.kind === 'person' &&
  before.some(
    (one) => one.kind === 'person' && one.fit === 'exact' && one.named[0]?.id === reading.named[0]?.id,
  );

const isDay = (item: Entity): boolean =>
  item.kind === 'time' && (item.time.kind === 'date' || item.time.kind === 'instant');

const isHour = (item: Entity): boolean => item.kind === 'time' || item.kind === 'number';

/** "is", "did", "who" ask where they open the sentence; "why", "should", "אם" anywhere. */
function asksHere(reading: EntityCandidate, said: AnnotatedText, heard: Interpretation): boolean {
  const word = said.normal.text.slice(reading.from, reading.to);
  // "שיעור השלמה" asks nothing.
  if (word === 'למה' && said.normal.text[reading.from - 1] === 'ש') return false;
  // "Yael's lesson today should repeat": what a thing is to be is no question about it.
  const last = heard.items.at(-1);
  if (
    word === 'should' &&
    last !== undefined &&
    (last.kind !== 'person' || last.role === 'with' || /\bdecided\b/.test(said.normal.text)) &&
    !said.normal.text.includes('?')
  )
    return false;
  if (
    /^(?:should|would it be|do you think|should i|כדאי|כדאי לי|שווה|את חושבת|אתה חושב|את חושבת ש|אתה חושב ש|why|what if|is it possible that|possible that|could it be that|is it true that|האם ייתכן ש|ייתכן|ייתכן ש|יתכן|יכול להיות|יכול להיות ש|how come|whether|if|suppose|might|(?:could|would|should) have \w+|almost|nearly|כמעט|i wonder|i wish|האם|למה|מדוע|אם|מה אם|מה יקרה אם|מה קורה אם|כיצד)$/.test(
      word,
    )
  )
    return true;
  const before = said.tokens.filter((token) => token.kind !== 'mark' && token.to <= reading.from);
  // "decline what Noa asked for": the verb stands before it.
  const isOfVerb =
    before.length === 1 && (heard.verb?.ranges ?? []).some(({ from }) => from === before[0]?.from);
  return (
    heard.items.length === 0 && before.length <= 1 && !(isOfVerb && /^(?:what|which|who|מה)$/.test(word))
  );
}

/** The preposition that a phrase of time took into itself: "at 6", "ב-6", "on Sunday". */
function leadingRole(reading: EntityCandidate, text: string): Role | null {
  if (reading.kind !== 'time') return null;
  const spoken = text.slice(reading.from, reading.to);
  // "מחר לשעה 6": the hour it goes to, taken together with the day.
  if (reading.time.kind === 'instant' && /\sל(?:-|\d|שעה\s)/.test(spoken)) return 'to';
  if (/^(?:at|on|in)\s/.test(spoken) || /^ב(?:-|\d|[א-ת]{3})/.test(spoken)) return 'at';
  if (/^(?:to|until|till)\s/.test(spoken) || /^עד\s/.test(spoken)) return 'until';
  if (/^from\s/.test(spoken)) return 'from';
  if (/^ל(?:-|\d|שעה\s)/.test(spoken) || reading.time.rule.startsWith('to an hour')) return 'to';
  if (/^מ(?:-|\d)/.test(spoken)) return 'from';
  return null;
}

/** "Sunday's maths": what stands before the 's owns what follows. */
function own(heard: Interpretation): void {
  const owner = heard.items.at(-1);
  if (owner && !/except|after|before/.test(owner.role ?? '')) owner.role = 'of';
}
