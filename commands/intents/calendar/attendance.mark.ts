/** Writes down who was at a lesson and who was not. */
import type { Id } from '../../../domain/basics/ids.ts';
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { ask, mark, say, type Draft } from '../../kernel/draft.ts';
import { unnamed, words, type Interpretation, type Entity } from '../../kernel/interpretation.ts';
import { saysInOrder } from '../../nlu/text/inOrder.ts';
import { leavesOut } from '../../slots/exceptions.ts';
import { pastHeld } from '../../slots/aPastMeeting.ts';
import { selectorOf, type Selector } from '../../slots/selector.ts';
import { idle } from '../../slots/freeText.ts';
import { somePeople } from '../../slots/somePeople.ts';
import { inWords, lessonWords } from '../../kernel/words.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import { isAbsent, saysWhether } from './saysWhether.ts';
import type { Lesson } from '../../world/lesson.ts';

/** "לא נכון, דנה כן הייתה": what is denied is what was written. */
const contradicts = /^(?:לא נכון,?|(?:לא|טעות|no|wrong|not true),) /;

const wasElsewhere =
  /^(?!.*(?:לא |נעדר|חס[רי]|n't|\bnot\b)).*(?:(?<![A-Za-zÀ-ӿא-ي])הי(?:ה|י?ת?ה|ו)|\b(?:was|were)) /u;

const isTakenBack = /(?:ורי?ד|חק|סיר|בטל)י? .*נוכחות/;

/** "הגיעה ביום חמישי ולא ברביעי": when not, beside when. */
const notThen = / (?:ולא|and not|but not) (?!הגיע|בא|הי[הי]|הופיע)(?:on |at )?.*$/;

/** "היה אמור להגיע", "was supposed to come": nothing of whether, until that is said beside it; nor "לא היה מוכן". */
const isMeant = (text: string): boolean =>
  (/(?<![A-Za-zÀ-ӿא-ي])(?:אמור[A-Za-zÀ-ӿא-ي]*|צרי(?:ך|כה|כים))(?: הי[A-Za-zÀ-ӿא-ي]+)? ל(?!סמן|רשום|עדכן|ציין)|\b(?:supposed|meant|due|going) to\b|should(?:'ve| have) /u.test(
    text,
  ) &&
    !/(?:ו|אבל )לא |n't |\bdid not\b|\b(?:and|but) (?:never|missed)/.test(text)) ||
  /\bput \w+ there\b/.test(text) ||
  /(?<![A-Za-zÀ-ӿא-ي])הי(?:ה|ת?ית?ה|ו) מ(?!אתמול|שלשום|ה)[A-Za-zÀ-ӿא-ي]{3,}/u.test(text);

/** "I missed Noam's lesson", "דנה פספסה אותי": the absence is the teller's own, or somebody was longed for. */
const ofTeller =
  /\b(?:i|we) (?:just )?(?:missed|didn't|never|skipped|wasn't|ditched|bailed)\b|\b(?:missed|skipped|ditched) (?:me|us)\b|(?<![A-Za-zÀ-ӿא-ي])אות(?:י|נו)(?![A-Za-zÀ-ӿא-ي])/u;

/** "Dana missed the last two Sundays" is of more than one lesson. */
const ofSome =
  /\blast (?:two|three|four|few|couple of|\d) [A-Za-zÀ-ӿא-ي]|(?<![A-Za-zÀ-ӿא-ي])[בל]?(?:שני|שתי|שלוש[הת]?|ארבע[הת]?|\d|כמה) (?:ימי |ה)?[A-Za-zÀ-ӿא-ي]+(?: [A-Za-zÀ-ӿא-ي]+)? האחרונ/u;

/** What only looks like it: why, almost, of a part; "didn't, but write that she did" says both. */
const isNeither = (text: string, items: Entity[]): boolean =>
  /\b(?:almost|nearly|hardly|barely|half)\b|(?<![A-Za-zÀ-ӿא-ي])(?:כמעט|אלא|חצי|מאוד|הרבה|תמיד|(?:היה|היו|הי[יי]?תה) חול[A-Za-zÀ-ӿא-ي]+)(?![A-Za-zÀ-ӿא-ي])|n't .*\bbut (?:at|on|from) /u.test(
    text,
  ) ||
  (items.filter(({ kind }) => kind === 'person').length === 1 &&
    (saysInOrder(text, /לא /, / אבל /, /הגיע/) ||
      saysInOrder(text, /n't /, / but /, /came|present|there/))) ||
  items.some(
    (item) => item.kind === 'time' && item.time.kind === 'duration' && item.time.minutes % 1440 > 0,
  ) ||
  isMeant(text);

export const attendanceMark = command({
  id: 'attendance.mark',
  who: ['teacher'],
  effect: 'does',
  says: {
    en: [
      "(didn't|never) (show up|show|come|attend|arrive|make it|turn up|came|showed up)",
      '(was|were|is) [a] (absent|no - show|no show|noshow|not here|not there|missing|present|here|there)',
      "(wasn't|weren't) (here|there|present|in|at)",
      '(no show|no - show|noshow|absent)',
      '(missed|came|attended|arrived|showed up|turned up)',
      'mark … [as] [a] (no show|no - show|noshow)',
      'mark … (absent|missing|present|attended|here|there)',
      'mark … as (absent|missing|present|attended|here|there)',
      '(mark|note|log|record|put) [down] [an|the] (absence|attendance) (for|of)',
      '(skipped|ditched|bailed on)',
      '(nobody|no one|noone) (came|came in|showed|showed up|turned up|attended|was there)',
      '(was|were) (at|in)',
      '(write|note|put|record|mark) [down] that',
      '(put|write|note|record|log|list|count|register|tick|check|set|sign) … [down] [as|that] [was|were] [a] (absent|missing|present|attended|here|there|no show|no - show)',
    ],
    he: [
      'לא (התייצב|התייצבה|התייצבו|הגיע|הגיעה|הגיעו|בא|באה|באו|היה|הייתה|היתה|היו|נכח|נכחה|נכחו|הופיע|הופיעה|הופיעו|השתתף|השתתפה|השתתפו)',
      '(הגיע|הגיעה|הגיעו|בא|באה|באו|נכח|נכחה|נכחו|הופיע|הופיעה|הופיעו|השתתף|השתתפה|השתתפו|נוכח|נוכחת|נוכחים|היה|הייתה|היתה|היו)',
      '(נעדר|נעדרת|נעדרה|נעדרו|הבריז|הבריזה|החסיר|החסירה|פספס|פספסה|חיסור|חסר|חסרה|חסרים|חסרו)',
      '(כן … לא|לא … כן)',
      '(לכתוב|כתוב) לי',
      '(להוריד|למחוק|להסיר|לבטל) [לו|לה] [את] [ה] (נוכחות|הנוכחות)',
      '(לסמן|לרשום|רשום|לעדכן|לציין)',
      '(לסמן|לרשום|רשום|לעדכן|לציין|לתת|להוסיף) [לו|לה|להם] (נוכחות|היעדרות|העדרות|חיסור)',
      '(לסמן|לרשום|לעדכן|רשום|לשים|שים|שימי) … (היעדרות|העדרות|כנעדר|כנעדרת|כנעדרים|כחסר|כחסרה|כנוכח|כנוכחת|כנוכחים|נוכח|נוכחת|נעדר|נעדרת|חסר|חסרה|חיסור|נוכחות|שהגיע|שהגיעה|שהגיעו|כלא הגיע|כלא הגיעה|כלא נכח|כלא נכחה|כהגיע|כהגיעה)',
    ],
  },
  takes: [
    'person',
    'subject',
    'time',
    'noun',
    'which',
    'it',
    'all:all',
    'all:everything',
    'scope:all',
    'prep:except',
    'notify:quiet',
  ],
  extra: (said) =>
    idle(said, /^(?:forgot|mine|אצלי|אליי|אלי|שכחתי|שהתקיים|שהיה|כרגיל|חיכיתי|חיכינו|והוא|והיא|לחכות)$/),
  // "נוכחות מיום ראשון": of that day, and not from it on.
  price: (reading) =>
    reading.kind === 'time' && reading.time.kind === 'interval' && reading.time.open === 'from' ? null : 0,
  declines: (heard, world) =>
    heard.unread.length > 0 ||
    // "בכמה שיעורים דנה השתתפה" asks.
    /^(?:how many|[בל]?כמה)(?![A-Za-zÀ-ӿא-ي])/u.test(heard.normal.text) ||
    /^(?:is|are) there\b|^מי (?:ה?תלמידה? )?הבאה? /.test(heard.normal.text) ||
    Boolean(heard.verb?.misspelt) ||
    !saysWhether.test(heard.normal.text) ||
    // "Nobody came today" names no lesson.
    (/^(?:nobody|no ?one)\b/.test(heard.normal.text) &&
      !heard.items.some(
        (item) => item.kind === 'subject' || (item.kind === 'time' && 'clock' in item.time),
      ) &&
      words(heard, 'noun').length === 0) ||
    !speaksOfSomebody(heard) ||
    // "Dana's mum came", "אבא של נועם הגיע": of somebody else.
    /'s (?:mum|mom|dad|mother|father|parents?|brother|sister)\b|(?<![A-Za-zÀ-ӿא-ي])(?:אמא|אבא|ההורים|אח|אחות) של /u.test(
      heard.normal.text,
    ) ||
    ofTeller.test(heard.normal.text) ||
    ofSome.test(heard.normal.text) ||
    // "עומר היה בחו\"ל": elsewhere, and not there.
    (heard.excused && wasElsewhere.test(heard.normal.text)) ||
    saidAhead(heard, world) ||
    isNeither(heard.normal.text, heard.items) ||
    isVague(heard, world) ||
    (leavesOut(heard) && !(everyone(heard) && isOfOneLesson(heard, world))),
  resolve,
  plan(slots) {
    const { students, meeting, occurrence, present, items } = slots as {
      items?: { students: string[]; present: boolean }[];
      students?: string[];
      meeting?: string;
      occurrence?: string;
      present?: boolean;
    };
    if (meeting === undefined || occurrence === undefined) return {};
    const told = items ?? (students === undefined || present === undefined ? [] : [{ students, present }]);
    if (told.length === 0) return {};
    const marks = told.flatMap((one) =>
      one.students.map((studentId) => ({
        meetingId: meeting,
        occurrence,
        attendeeId: studentId,
        kind: one.present ? ('present' as const) : ('noShow' as const),
      })),
    );
    return { steps: [{ name: 'markAttendance', args: { marks } }] };
  },
  examples(world) {
    const { person } = firstLessons(world);
    return {
      en: [`${person.en} didn't show up`, `mark ${person.en} present yesterday`],
      he: [`${person.he} לא היה בשיעור אתמול`, `תסמן את ${person.he} נוכח אתמול`],
    };
  },
  counterexamples: {
    en: [
      'did Dana come today?',
      "don't mark Dana absent",
      "Dana isn't coming tomorrow",
      'Dana paid for today',
    ],
    he: ['דנה הגיעה היום?', 'אל תסמן שדנה לא הגיעה', 'דנה לא מגיעה מחר', 'דנה שילמה על היום'],
  },
});

/** "לא באה" is also of what is to come: only a day that was makes it attendance; "היה" alone says nothing. */
function isVague(heard: Interpretation, world: IndexedWorld): boolean {
  const selector = selectorOf(heard.items);
  const { day, items, stretch } = selector.when;
  const { text } = heard.normal;
  // "לא באה בשבוע שעבר"
  const wasThen = stretch?.kind === 'interval' && (stretch.end ?? '~') <= world.now;
  if (heard.verb?.pattern.startsWith('(כן') && items.length === 0) return true;
  if (/(?<![A-Za-zÀ-ӿא-ي])ש?(?:בא|באה|באו)(?![A-Za-zÀ-ӿא-ي])/u.test(text))
    return (
      (day === undefined && !wasThen) ||
      (day?.weekday !== undefined && day.which !== 'last') ||
      // "לא בא ב-16", before the 16th, is still to come.
      (day !== undefined && day.date > world.now.slice(0, 10)) ||
      pastHeld(selector, world).length === 0
    );
  const isTold =
    items.length > 0 || heard.items.some((item) => item.kind === 'word' && item.sense === 'noun');
  return (
    !isTold &&
    /(?<![A-Za-zÀ-ӿא-ي])(?:היה|הי[יי]?תה|היו)(?![A-Za-zÀ-ӿא-ي])|\b(?:was|were) (?:here|there)\b/u.test(text)
  );
}

/** "Everyone came last week but Noam" is of many lessons; those of one are told of a lesson of several. */
const isOfOneLesson = (heard: Interpretation, world: IndexedWorld): boolean =>
  pastHeld(selectorOf(heard.items), world).some(
    ({ lesson }) => lesson.attendeeIds.length > heard.items.filter(({ kind }) => kind === 'person').length,
  );

const only = /^(?:רק|only|just) |(?<![A-Za-zÀ-ӿא-ي])רק [A-Za-zÀ-ӿא-ي]+$/u;

const everyone = (heard: Interpretation): boolean =>
  words(heard, 'noun', 'student').length > 0 ||
  /^(?:nobody|no ?one)\b/.test(heard.normal.text) ||
  heard.items.some((item) => item.kind === 'word' && /^(?:all|scope)$/.test(item.sense));

const speaksOfSomebody = (heard: Interpretation): boolean =>
  heard.items.some(({ kind }) => kind === 'person') ||
  (everyone(heard) &&
    heard.items.some(
      (item) =>
        item.kind === 'time' || item.kind === 'subject' || (item.kind === 'word' && item.value === 'group'),
    ));

/** Of a day that is still to come nobody knows who was there. */
function saidAhead(heard: Interpretation, world: IndexedWorld): boolean {
  const { day, stretch } = selectorOf(heard.items).when;
  const today = world.now.slice(0, 10);
  if (day !== undefined)
    return day.date > today && !(day.weekday !== undefined && day.which === 'bare') && day.open === undefined;
  return stretch?.start !== undefined && stretch.start > world.now && stretch.grain !== 'part';
}

const says =
  /\b(?:came|come|attended|present|here|there|showed|did|yes)\b|הגיע|(?<![A-Za-zÀ-ӿא-ي])ש?(?:בא[הו]?|כן)(?![A-Za-zÀ-ӿא-ي])|נכח|נוכח|היי?ת?[הו]|הופיע/u;

/** "Everyone came but Itay": of a lesson of several all are told, and those that are left out the other way round. */
function allBut(draft: Draft, { attendeeIds }: Lesson, left: Id[]): void {
  const { present } = draft.slots;
  draft.slots['items'] = [
    { students: attendeeIds.filter((id) => !left.includes(id)), present },
    { students: left, present: present !== true },
  ];
  delete draft.slots['present'];
  delete draft.slots['students'];
}

/** "דנה הגיעה, איתי לא": what is said of each stands behind the name; where it stands before, nobody is told apart in silence. */
function apart(draft: Draft, { items, normal: { text } }: Interpretation): void {
  const people = items.filter(({ kind }) => kind === 'person');
  if (people.length < 2) return;
  let of: boolean | null = null;
  const told = people
    .map((one, at) => {
      const own = text.slice(one.to, people[at + 1]?.from ?? text.length);
      return {
        one,
        present:
          isAbsent.test(own) || /(?<![A-Za-zÀ-ӿא-ي])לא$|\b(?:no|not)\b/u.test(own)
            ? false
            : says.test(own)
              ? true
              : null,
      };
    })
    .reverse()
    .map(({ one, present }) => ({ one, present: (of = present ?? of) }))
    .reverse();
  if (new Set(told.map(({ present }) => present)).size < 2) return;
  if (told.some(({ present }) => present === null) || isAbsent.test(text.slice(0, people[0]?.from))) {
    draft.doubts.push('apart');
    return;
  }
  const ids = (one: Entity) => (one.kind === 'person' ? one.named.slice(0, 1).map(({ id }) => id) : []);
  draft.slots['items'] = told.map(({ one, present }) => ({ students: ids(one), present }));
  delete draft.slots['present'];
  delete draft.slots['students'];
}

function resolve(draft: Draft, heard: Interpretation, world: IndexedWorld): void {
  const { items } = heard;
  const told = unnamed(heard).replace(notThen, '').replace(contradicts, '');
  const isAway = isAbsent.test(told) || isTakenBack.test(heard.normal.text);
  say(draft, 'present', !isAway, [], 'what');
  const selector: Selector = selectorOf(items);
  for (const item of items)
    if (item.kind === 'time') mark(draft, 'occurrence', [item], 'when');
    else if (item.kind !== 'person') mark(draft, 'meeting', [item], 'what');
  const named = somePeople(draft, 'students', items, ['student'], world);
  if (draft.ask) return;
  const isAllBut = leavesOut(heard) && everyone(heard);
  if (isAllBut && items.some(({ kind, role }) => kind === 'person' && role !== 'except'))
    draft.doubts.push('except');
  if (!isAllBut) apart(draft, heard);
  // "Didn't come on Sunday and not on Monday", "… but the group yes": of more than one.
  const not = items.find((item) => item.kind === 'time' && item.role === 'instead');
  if (
    (not !== undefined && isAbsent.test(heard.normal.text.slice(0, not.from).replace(/\S+ \S*$/, ''))) ||
    (selector.when.moreDays.length > 0 &&
      // The day of a group may be its name.
      !/(?<![A-Za-zÀ-ӿא-ي])[בל]?ה?קבוצ(?:ת|ה של) |day(?:'s)? group\b/u.test(heard.normal.text) &&
      items.every(({ role }) => role !== 'instead')) ||
    / (?:but|אבל) .*(?:\byes|\bdid|כן)$/.test(heard.normal.text)
  )
    draft.doubts.push('days');
  // "לא היה שיעור אתמול": it was not held, whoever would have come.
  if (
    /(?<![A-Za-zÀ-ӿא-ي])לא הי(?:ה|ו|י?תה) (?:ל[A-Za-zÀ-ӿא-ي]+ )?(?:שיעור|פגיש|מפגש)/u.test(heard.normal.text)
  )
    draft.doubts.push('told');
  // "Noam absent on Monday" may be of the one to come.
  if (
    /\babsent\b/.test(heard.normal.text) &&
    heard.verb?.pattern.endsWith('|absent)') &&
    selector.when.day?.which === 'bare'
  )
    draft.doubts.push('when');
  // "תוריד נוכחות": not there, or nothing known of it.
  if (isTakenBack.test(heard.normal.text)) draft.doubts.push('back');
  // "Wasn't there for two weeks" is of more than one.
  if (items.some((item) => item.kind === 'time' && item.time.kind === 'duration' && item.time.calendar))
    draft.doubts.push('when');
  const found = pastHeld(selector, world).filter(
    ({ lesson }) =>
      (draft.given['meeting'] === undefined || lesson.id === draft.given['meeting']) &&
      (!isAllBut || lesson.attendeeIds.length > named.length),
  );
  const [held] = found;
  if (held === undefined || found.length > 1) {
    const offered =
      held === undefined
        ? pastHeld({ ...selector, when: { items: [], moreDays: [], moreClocks: [] } }, world)
        : found;
    ask(
      draft,
      'meeting',
      held === undefined
        ? inWords(world, 'I couldn’t find that past lesson. Which one?', 'לא מצאתי שיעור כזה שהיה. איזה?')
        : inWords(world, 'Which one do you mean?', 'לאיזה מהם התכוונת?'),
      offered.slice(0, 6).map((one) => ({ label: lessonWords(world, one), value: one.lesson.id })),
    );
    return;
  }
  draft.slots['meeting'] = held.lesson.id;
  draft.slots['occurrence'] = held.start;
  // "Dana is here", of a lesson that was yesterday: it may be of another.
  if (
    selector.when.items.length === 0 &&
    /\b(?:is|are) (?:here|there|present|absent|missing|not)\b/.test(heard.normal.text) &&
    held.start.slice(0, 10) < world.now.slice(0, 10)
  )
    draft.doubts.push('when');
  const others = held.lesson.attendeeIds.filter((id) => !named.includes(id));
  if (isAllBut) allBut(draft, held.lesson, named);
  // "רק דנה הגיעה", "only Dana came": the others of the group did not.
  else if (only.test(heard.normal.text) && named.length > 0 && others.length > 0 && 'present' in draft.slots)
    allBut(draft, held.lesson, others);
  if (named.length === 0) draft.slots['students'] = [...held.lesson.attendeeIds];
}
