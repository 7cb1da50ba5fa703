/** Sentences that say of somebody that they came or did not, and of which nothing is to be written down. */
import type { Case } from '../../../kernel/cases.ts';
import { words, type Entity } from '../../../kernel/interpretation.ts';
import { saysInOrder } from '../../../nlu/text/inOrder.ts';
import { pastHeld } from '../../../slots/aPastMeeting.ts';
import { leavesOut } from '../../../slots/exceptions.ts';
import { selectorOf } from '../../../slots/selector.ts';
import { everyone, isNobody } from './everyone.ts';
import { saysWhether } from './saysWhether.ts';

const isPerson = ({ kind }: Entity): boolean => kind === 'person';

/** "Dana came like a queen" */
const isUnread: Case = ({ unread }) => unread.length > 0;

/** "בכמה שיעורים דנה השתתפה" asks. */
const asksHowMany: Case = ({ normal }) => /^(?:how many|[בל]?כמה)(?![A-Za-zÀ-ӿא-ي])/u.test(normal.text);

/** "Is there anybody", "מי הבא" */
const asksWho: Case = ({ normal }) => /^(?:is|are) there\b|^מי (?:ה?תלמידה? )?הבאה? /.test(normal.text);

/** "Dana cam" */
const isMisspelt: Case = ({ verb }) => Boolean(verb?.misspelt);

/** "Write that Dana is good": nothing of whether. */
const saysNothing: Case = ({ normal }) => !saysWhether.test(normal.text);

/** "Nobody came today" names no lesson. */
const isNobodyAtAll: Case = (heard) =>
  isNobody(heard) &&
  !heard.items.some((item) => item.kind === 'subject' || (item.kind === 'time' && 'clock' in item.time)) &&
  words(heard, 'noun').length === 0;

/** "Came": of whom is not said. */
const isOfNobody: Case = (heard) =>
  !heard.items.some(isPerson) &&
  !(
    everyone(heard) &&
    heard.items.some(
      (item) =>
        item.kind === 'time' || item.kind === 'subject' || (item.kind === 'word' && item.value === 'group'),
    )
  );

/** "Dana's mum came", "אבא של נועם הגיע": of somebody else. */
const isOfParent: Case = ({ normal }) =>
  /'s (?:mum|mom|dad|mother|father|parents?|brother|sister)\b|(?<![A-Za-zÀ-ӿא-ي])(?:אמא|אבא|ההורים|אח|אחות) של /u.test(
    normal.text,
  );

/** "I missed Noam's lesson", "דנה פספסה אותי": the absence is the teller's own, or somebody was longed for. */
const isOfTeller: Case = ({ normal }) =>
  /\b(?:i|we) (?:just )?(?:missed|didn't|never|skipped|wasn't|ditched|bailed)\b|\b(?:missed|skipped|ditched) (?:me|us)\b|(?<![A-Za-zÀ-ӿא-ي])אות(?:י|נו)(?![A-Za-zÀ-ӿא-ي])/u.test(
    normal.text,
  );

/** "Dana missed the last two Sundays" is of more than one lesson. */
const isOfSome: Case = ({ normal }) =>
  /\blast (?:two|three|four|few|couple of|\d) [A-Za-zÀ-ӿא-ي]|(?<![A-Za-zÀ-ӿא-ي])[בל]?(?:שני|שתי|שלוש[הת]?|ארבע[הת]?|\d|כמה) (?:ימי |ה)?[A-Za-zÀ-ӿא-ي]+(?: [A-Za-zÀ-ӿא-ي]+)? האחרונ/u.test(
    normal.text,
  );

const wasThere =
  /^(?!.*(?:לא |נעדר|חס[רי]|n't|\bnot\b)).*(?:(?<![A-Za-zÀ-ӿא-ي])הי(?:ה|י?ת?ה|ו)|\b(?:was|were) )/u;

/** "עומר היה בחו\"ל": elsewhere, and not there. */
const wasElsewhere: Case = ({ excused, normal }) => excused && wasThere.test(normal.text);

/** Of a day that is still to come nobody knows who was there. */
const isAhead: Case = ({ items }, { now }) => {
  const { day, stretch } = selectorOf(items).when;
  if (day === undefined)
    return stretch?.start !== undefined && stretch.start > now && stretch.grain !== 'part';
  const isComing = day.weekday !== undefined && day.which === 'bare';
  return day.date > now.slice(0, 10) && !isComing && day.open === undefined;
};

/** "Dana almost came", "half of them came" */
const isAlmost: Case = ({ normal }) =>
  /\b(?:almost|nearly|hardly|barely|half)\b|(?<![A-Za-zÀ-ӿא-ي])(?:כמעט|אלא|חצי|מאוד|הרבה|תמיד|(?:היה|היו|הי[יי]?תה) חול[A-Za-zÀ-ӿא-ي]+)(?![A-Za-zÀ-ӿא-ي])|n't .*\bbut (?:at|on|from) /u.test(
    normal.text,
  );

/** "Didn't, but write that she came" says both. */
const saysBoth: Case = ({ items, normal: { text } }) =>
  items.filter(isPerson).length === 1 &&
  (saysInOrder(text, /לא /, / אבל /, /הגיע/) || saysInOrder(text, /n't /, / but /, /came|present|there/));

/** "Dana was there for ten minutes" is of a part. */
const isOfPart: Case = ({ items }) =>
  items.some((item) => item.kind === 'time' && item.time.kind === 'duration' && item.time.minutes % 1440 > 0);

const meant =
  /(?<![A-Za-zÀ-ӿא-ي])(?:אמור[A-Za-zÀ-ӿא-ي]*|צרי(?:ך|כה|כים))(?: הי[A-Za-zÀ-ӿא-ي]+)? ל(?!סמן|רשום|עדכן|ציין)|\b(?:supposed|meant|due|going) to\b|should(?:'ve| have) /u;

/** "היה אמור להגיע", "was supposed to come": nothing of whether, until that is said beside it. */
const isMeant: Case = ({ normal: { text } }) =>
  meant.test(text) && !/(?:ו|אבל )לא |n't |\bdid not\b|\b(?:and|but) (?:never|missed)/.test(text);

/** "Put Dana there" */
const isPutThere: Case = ({ normal }) => /\bput \w+ there\b/.test(normal.text);

/** "לא היה מוכן" */
const wasOtherwise: Case = ({ normal }) =>
  /(?<![A-Za-zÀ-ӿא-ي])הי(?:ה|ת?ית?ה|ו) מ(?!אתמול|שלשום|ה)[A-Za-zÀ-ӿא-ي]{3,}/u.test(normal.text);

/** "כן": of when is not said. */
const isBareYes: Case = ({ verb, items }) =>
  verb?.pattern.startsWith('(כן') === true && selectorOf(items).when.items.length === 0;

const comes = /(?<![A-Za-zÀ-ӿא-ي])ש?(?:בא|באה|באו)(?![A-Za-zÀ-ӿא-ي])/u;

/** "לא באה" is also of what is to come: only a day that was makes it attendance. */
const mayBeAhead: Case = ({ items, normal }, world) => {
  if (!comes.test(normal.text)) return false;
  const selector = selectorOf(items);
  const { day, stretch } = selector.when;
  // "לא באה בשבוע שעבר"
  const wasThen = stretch?.kind === 'interval' && (stretch.end ?? '~') <= world.now;
  if (day === undefined) return !wasThen || pastHeld(selector, world).length === 0;
  return (
    (day.weekday !== undefined && day.which !== 'last') ||
    // "לא בא ב-16", before the 16th, is still to come.
    day.date > world.now.slice(0, 10) ||
    pastHeld(selector, world).length === 0
  );
};

/** "דנה היתה" alone says nothing. */
const isBareWas: Case = ({ items, normal: { text } }) =>
  !comes.test(text) &&
  selectorOf(items).when.items.length === 0 &&
  !items.some((item) => item.kind === 'word' && item.sense === 'noun') &&
  /(?<![A-Za-zÀ-ӿא-ي])(?:היה|הי[יי]?תה|היו)(?![A-Za-zÀ-ӿא-ي])|\b(?:was|were) (?:here|there)\b/u.test(text);

/** "Everyone came last week but Noam" is of many lessons; those of one are told of a lesson of several. */
const isOfOneLesson: Case = ({ items }, world) =>
  pastHeld(selectorOf(items), world).some(
    ({ lesson }) => lesson.attendeeIds.length > items.filter(isPerson).length,
  );

/** "Dana came but not Noam" */
const leavesUnknownOut: Case = (heard, world) =>
  leavesOut(heard) && !(everyone(heard) && isOfOneLesson(heard, world));

export const ofOtherThings: Case[] = [
  isUnread,
  asksHowMany,
  asksWho,
  isMisspelt,
  saysNothing,
  isNobodyAtAll,
  isOfNobody,
  isOfParent,
  isOfTeller,
  isOfSome,
  wasElsewhere,
  isAhead,
  isAlmost,
  saysBoth,
  isOfPart,
  isMeant,
  isPutThere,
  wasOtherwise,
  isBareYes,
  mayBeAhead,
  isBareWas,
  leavesUnknownOut,
];
