/** Shows the lessons of a time, of a person, or of a subject. */
import { asksForFirst } from './firstLesson.ts';
import { addDays, dayOf } from '../../../domain/basics/wallTime.ts';
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { assume, say, type Draft } from '../../kernel/draft.ts';
import { has, type Interpretation } from '../../kernel/interpretation.ts';
import { aRange } from '../../slots/aRange.ts';
import { saidSubject } from '../../slots/aSubject.ts';
import { idle } from '../../slots/freeText.ts';
import { weekStart } from '../../world/days.ts';
import { somePeople } from '../../slots/somePeople.ts';
import { whenOf } from '../../slots/when.ts';
import { inWords } from '../../kernel/words.ts';
import { stands } from './lesson/stands.ts';
import { showingExamples } from '../../world/exampleWords.ts';
import { heldReply } from './showWords.ts';

const looksBack =
  /\b(?:past|did|had|were|was|previous|history|last(?! (?:lesson|class|student|one) (?:on|of|today|tomorrow|this|next)\b))\b|(?<![A-Za-zÀ-ӿא-ي])[שו]?(?:היו|היה|היי?תה|עבר)(?![A-Za-zÀ-ӿא-ي])|קודמים|שעבר/u;

/** "Do I have", "will there be": of what comes. Without such a word "the lessons of February", in March, are those of the month that was. */
const looksAhead =
  /\b(?:do|does|have|has|got|will|going|next|coming|upcoming)\b|(?<![A-Za-zÀ-ӿא-י])ו?ש?(?:יש|אין|יהיה|יהיו|קרובים|הבא)(?![A-Za-zÀ-ӿא-י])/u;

/** "Dana's lessons this month", "physics group this week?" */
const namesLessons = (heard: Interpretation): boolean =>
  heard.unread.length === 0 &&
  whenOf(heard.items).clock === undefined &&
  !/\bnew (?:lessons|classes)\b|שיעורים (?:חדשים|נוספים)/.test(heard.normal.text) &&
  heard.items.some((item) => item.kind === 'time' && item.time.kind !== 'recurrence') &&
  (heard.items.some((item) => item.kind === 'word' && item.sense === 'noun' && item.value === 'lessons') ||
    (heard.questionMark &&
      !/^(?:is|are|was|were|did|does|has|have|why|should|האם|למה)\b|^(?:האם|למה)/.test(heard.normal.text) &&
      heard.items.some(
        (item) =>
          item.kind === 'person' ||
          item.kind === 'subject' ||
          (item.kind === 'word' && item.sense === 'noun' && item.value === 'group'),
      )));

const asksWhat =
  /^(?:(?:what's|whats|what is|what|anything|something|any(?! chance))(?: |$)|(?:יש )?(?:משהו|משו)|מה |מי |כל ה?שיעורים)/;

export const scheduleShow = command({
  id: 'schedule.show',
  who: ['teacher', 'student', 'parent'],
  effect: 'reads',
  says: {
    en: [
      '(what|which) … (do i|do we|will i|will we|did i|did we|have i|have we|am i|do the kids|does|do) … (have|got|teach|teaching|give|had|has|doing)',
      'what (do|will) (i|we) have',
      '(read|tell) me',
      'who comes',
      '(do i|do we|does|have i|did i|did we) … have',
      'do (i|we) have',
      '(is|are) … (coming|due|booked|scheduled|down for|still on|happening|still happening|taking place|having|cancelled|canceled|off)',
      '(am i|are we) (seeing|having|meeting|teaching|busy)',
      '(do i|do we) (teach|work)',
      "(when's|when is|when are|when am i|when do i|when do we|what time is|what time are|what time do i|what time am i) [start|finish|end|begin|done|finished|starting|finishing]",
      "(what's|what is|what lessons are|which lessons are|who's|who is|anything) (left|remaining|still to come)",
      'is … (lesson|class|session) [still] on',
      '(first|last|remaining) (lesson|lessons|class|student)',
      '^ rest of',
      '(what|which|how many) … did (i|we) (give|teach|have|hold|do)',
      '(is there|are there) [a|an|any] (anyone|anybody|anything|lesson|lessons|class|classes|session|group)',
      'how many (lessons|classes|sessions|students|meetings) (do i have|will i have|do we have|do i teach|am i teaching|are there|on)',
      'how many (lessons|classes|sessions|students|meetings) (today|tomorrow|this|next|on)',
      "(kids|children's|childrens|kid's|the kids|kids') (schedule|lessons|classes|week|day|calendar)",
      "(what|what's|anything|who|who's) (do i have|have i|is|am i) … (on|booked|planned|scheduled)",
      '(do i have|have i got|have i) (any|anything|a lot|many)',
      'what did (i|we) have',
      'what have (i|we) got',
      "(what've|whatve) (i|we) got",
      "(what's|what is|how's) … (looking|shaping up) [like]",
      "(who's|who is) on",
      'what do the (kids|children) have',
      'what does … have',
      "(what's|what is) (on|there|planned|scheduled|happening|up|my day|my schedule|in my calendar|on my calendar|on my schedule|my week)",
      "(what's|what is) … (on|schedule|plan|planned|look like)",
      'what does … look like',
      'how does … look',
      '(show|list|see|view|display|give|tell|read|check) [me] [my] (schedule|calendar|lessons|classes|agenda|meetings|timetable|diary)',
      '(show|list|see|display|give|view) … (lessons|classes|schedule|meetings|agenda|timetable)',
      '^ (lessons|classes|timetable|calendar|meetings)',
      '^ agenda [for]',
      '(run|walk|talk|take) me through',
      '^ schedule (for|of)',
      '^ schedule $',
      '(schedule|lessons|agenda|classes|timetable) $',
      "(what's|what is) (in|on) (the|my) (calendar|schedule|diary)",
      '(todays|tomorrows) (schedule|lessons|agenda|classes)',
      'my (schedule|agenda|day|week|lessons|timetable|calendar|classes)',
      '[show|list|see] [my] (past|previous|upcoming|coming|future) (lessons|classes|meetings)',
      'who (do i|am i) (teach|teaching|have|see|seeing|meet|meeting)',
      'who do i (have|see|meet|teach)',
      "(who is|who's) (coming|first)",
      '(has|have) … got (anything|something|a lesson|lessons|any lessons)',
      "(where's|where is)",
      '(do i|do we|does) … have (lessons|anything|a lesson|classes|any lessons)',
      'have i got',
      'do i have (anything|lessons|any lessons|any classes|something)',
      'any lessons',
      'am i teaching',
      'lessons with',
      '(anything|something) (on|planned|scheduled)',
      "(what's|what is) … like",
      'what time (does|do|is|are) … [start|begin|finish|end|done|come|coming|starting|finishing]',
      '^ show me',
      '^ (is|are) there',
      '(list|show|see|view|display) [me] (everything|all)',
    ],
    he: [
      '(מה|אילו|איזה|אלו|איזו) … (יש|היה|היו|מתוכנן|קבוע|מחכה)',
      '(מה|אילו|איזה) … יש (לנו|לילדים)',
      'מה (יש|היה|הולך|הסיפור|על הפרק|מתוכנן|קבוע|בתוכנית|בתכנית)',
      '[האם] אני (תפוס|תפוסה|עסוק|עסוקה)',
      'האם אני (עובד|עובדת|מלמד|מלמדת)',
      'מה (הלוז|הלו"ז|התוכנית|התכנית|המצב|היומן|המערכת)',
      '(הראה|להראות|להקריא|להציג|לראות|תן|תני|רשימת) … (יומן|היומן|לוז|הלוז|הלו"ז|שיעורים|השיעורים|המערכת|מערכת|הפגישות|פגישות)',
      '(תראה|תראי|הראה|להציג) [לי] [את] (השיעורים|היומן|הלוז|המערכת|הפגישות|שיעורים)',
      '^ (שיעורים|השיעורים|לוז|לו"ז|הלוז|הלו"ז|מערכת|יומן|היומן|סדר יום|פגישות)',
      '(השיעורים|היומן|הלוז|הלו"ז|המערכת) שלי',
      'שיעורים (קודמים|קרובים|עתידיים|שהיו)',
      '(עם|את) מי (אני|נפגש|נפגשת)',
      'יש לי (משהו|משו|שיעורים|שיעור|תלמידים)',
      'כמה [שיעורים|תלמידים] יש לי',
      'מה קורה',
      '(מערכת השעות|מערכת שעות)',
      'למי (יש|היה|יהיה) (שיעור|שיעורים)',
      '(מתי|באיזו שעה|באיזה שעה) (מתחיל|מסתיים|נגמר) (השיעור|היום)',
      '(מתי|באיזו שעה|באיזה שעה) (היום|מחר|יום) … (נגמר|מסתיים|מתחיל) לי',
      'האם … (בא|באה|באים|מגיע|מגיעה|מגיעים|יבוא|תבוא|יגיע|תגיע)',
      'יש (שיעורים|שיעור|משהו|משו|מישהו|פגישה|פגישות|תלמידים)',
      '(אילו|איזה|איזו|מה|מי|את מי|עם מי) … (נתתי|לימדתי|העברתי|קיימתי|היו לי|היה לי|יש לי|מלמד|מלמדת|מעביר|מעבירה|פוגש|פוגשת|בא|באה|באים|מגיע|מגיעה|מגיעים|לומד|לומדת|לומדים|רשום|רשומים|נשאר|נשארו|נותרו|נותר|מופיע)',
      'מי (בא|באה|באים|מגיע|מגיעה|מגיעים|לומד|לומדים) [אליי|אלי|אצלי]',
      '(את מי|עם מי|מי) [אני] (מלמד|מלמדת|פוגש|פוגשת|רואה|יש לי)',
      '(תזכיר|תזכירי|תגיד|תגידי|תראה|תראי|הראה|הראי|ספר|ספרי) [לי] מה (יש|קורה|היה|מתוכנן|קבוע) [לי]',
      'מה (עושים|אני עושה)',
      'כמה שיעורים (נשארו|נותרו|נשאר|נותר) [לי] [ללמד]',
      'איפה (השיעור|הקבוצה|אני)',
      '(תן|תני|תביא|תביאי) [לי] [את] [הרשימה|רשימה]',
      'מי (היה|היו|הגיע|הגיעו|התלמידים) [שלי]',
      '(מה|מי) (נשאר|נותר|נשארו|נותרו) [לי]',
      '(הלוח|לוח|לוח זמנים|לוח הזמנים|לוח השיעורים|לוח השנה|לו"ז|סדר היום|התוכנית|תוכנית|המערכת|מערכת)',
      '(הראה|להראות|להציג|לראות|תן|תני) [לי] [את] (הלוח|לוח|המשך|שאר|הלו"ז|לו"ז)',
      '(אילו|איזה) (שיעורים|תלמידים|פגישות|שיעור) [יש|היו|יהיו] [לי]',
      '(עד מתי|עד איזה שעה|עד איזו שעה) אני (עובד|עובדת|מלמד|מלמדת)',
      'מתי אני (מתחיל|מתחילה|מסיים|מסיימת|גומר|גומרת)',
      '(מתי|באיזו שעה|באיזה שעה) … (מתחיל|מתחילה|מתחילים|מסיים|מסיימת|מסיימים|נגמר|נגמרת)',
      '^ (מתי|באיזו שעה|באיזה שעה)',
      '(איך|מה) [אני] (נראה|נראית) [לי]',
      '^ מי (אצלי|אליי|ראשון|ראשונה|הראשון|הראשונה|אחרון|אחרונה|האחרון|האחרונה)',
      '(הראה|להציג|להראות) [לי] [את] (הכל|הכול)',
      'יש לי מישהו',
      'היה לי (שיעור|משהו)',
      '^ (איזה|אילו|באיזה|באילו) ימים',
      '^ אני (מלמד|מלמדת|עובד|עובדת)',
      '^ [האם] יש … (משהו|שיעור|מישהו)',
    ],
  },
  takes: ['person', 'subject', 'time', 'noun', 'which', 'all', 'it', 'any'],
  extra: (said) =>
    idle(
      said,
      /^(?:agenda|coming|giving|left|remaining|booked|planned|scheduled|seeing|schedule|calendar|ב?ה?משך|שאר|אצלי|אליי|אלי|הראשון|האחרון|רשומים|בא|באה|באים|מגיע|מגיעה|מגיעים|לומד|לומדת)$/,
    ),
  /** Whether anything stands at one hour is schedule.check. */
  declines: (heard, world) =>
    // "Lessons for Omer every Monday at 3" are to be.
    (/^(?:lessons|classes|שיעורים|פגישות) /.test(heard.normal.text) &&
      whenOf(heard.items).recurrence !== undefined &&
      whenOf(heard.items).clock !== undefined) ||
    // "כמה תלמידים יש לי": of all there are.
    (/^כמה (?:תלמידים )?יש לי/.test(heard.normal.text) && !heard.items.some(({ kind }) => kind === 'time')) ||
    // "אני תפוסה בערב", told, closes it.
    (heard.verb?.pattern.includes('אני (תפוס') && !heard.asks) ||
    // "If Adam is still ill on Wednesday, what then?" asks what would be.
    /^(?:if|suppose|אם|ו?נניח|מתי נ(?:תחיל|עשה))(?![A-Za-zÀ-ӿא-ي])/u.test(heard.normal.text) ||
    // "השיעורים של דנה אצלה מעכשיו" tells where.
    /^ה?שיעורים [^?]*אצל[הוםי]/.test(heard.normal.text) ||
    // "Is it possible to have a lesson on Wednesday" asks for one.
    ((heard.verb?.pattern ?? '').startsWith('is … (lesson') &&
      /^is (?:it|there)\b/.test(heard.normal.text)) ||
    // "So no lessons with Noam over Passover" calls them off.
    /(?:^|, | so )no (?:more )?(?:lessons|classes) with /.test(heard.normal.text) ||
    // "Could my lessons on Sunday be at 5"
    heard.normal.text.startsWith('אפשר ש') ||
    // "Noa is coming on Sunday" tells.
    ((heard.verb?.pattern ?? '').startsWith('(is|are) …') &&
      !heard.asks &&
      !/^(?:is|are)\b|[,;] ?(?:is|are)\b/.test(heard.normal.text)) ||
    // "Is Dana cancelled?" asks what has been done.
    (/\bcancell?ed\b/.test(heard.normal.text) &&
      (heard.items.some(({ kind }) => kind === 'person') ||
        !heard.items.some(({ kind }) => kind === 'time'))) ||
    // "Is there maths on Sunday", "show me Sunday": of a time.
    (/^\^ (?:show|\(is)/.test(heard.verb?.pattern ?? '') &&
      (heard.unread.length > 0 ||
        whenOf(heard.items).clock !== undefined ||
        !heard.items.some(({ kind }) => kind === 'time') ||
        (heard.verb?.pattern === '^ show me' && world.role === 'teacher') ||
        (heard.verb?.pattern !== '^ show me' && !heard.items.some(({ kind }) => kind === 'subject')))) ||
    // What is taught, and not when (subject.show).
    /\bsubjects?\b|מקצועות|^what do i teach\W*$/.test(heard.normal.text) ||
    asksForFirst(heard, world) ||
    // "מה קורה" by itself is a greeting; "מתי" asks for a time, unless its day was said.
    /הבאה? בתור/.test(heard.normal.text) ||
    (/מה קורה|^(?:מתי|באיזו? שעה)/.test(heard.normal.text) &&
      !heard.items.some((item) => item.kind === 'time' && item.time.kind !== 'recurrence')) ||
    (/^(?:מתי|באיזו? שעה) (?!אני)/.test(heard.normal.text) &&
      !heard.items.some(({ kind }) => kind === 'person' || kind === 'subject') &&
      !has(heard, 'noun')) ||
    (whenOf(heard.items).clock !== undefined &&
      /am i busy|do i have (?:any|some)thing|יש (?:לי )?(?:משהו|מישהו|פגישה|תלמיד)(?![A-Za-zÀ-ӿא-ي])/u.test(
        heard.normal.text,
      )) ||
    (heard.unread.length > 0 && ((heard.verb?.words ?? 0) <= 3 || heard.items.length === 0)) ||
    (heard.normal.text.startsWith('agenda') && heard.items.length === 0) ||
    heard.items.some((item) => item.kind === 'time' && item.time.kind === 'duration'),
  /** "anything tomorrow?", "what's next week", "כל השיעורים מחר": a time, and a word that asks what is there. */
  bare: (heard, world) =>
    !heard.negated &&
    // "אפשר שיעור בשישי בבוקר?" asks for one.
    !(heard.polite && /^(?:אפשר|יש (?:אפשרות|מצב|סיכוי))/.test(heard.normal.text)) &&
    (asksWhat.test(heard.normal.text) ||
      namesLessons(heard) ||
      stands(heard, world) ||
      (heard.light &&
        heard.questionMark &&
        !heard.polite &&
        (heard.items.some(({ kind }) => kind === 'person') ||
          // "השיעור מחר מתקיים?", "נפגשים בראשון?"
          (world.role === 'student' && /נפגש|מתקיי/.test(heard.normal.text))))) &&
    heard.items.some((item) => item.kind === 'time' && item.time.kind !== 'duration') &&
    heard.items.every((item) => item.kind !== 'number' && item.kind !== 'money'),
  resolve,
  plan(slots, world) {
    const { from, to, students, subject, child, teacher } = slots as {
      from?: string;
      to?: string;
      students?: string[];
      subject?: string;
      child?: string;
      teacher?: string;
    };
    if (from === undefined || to === undefined) return {};
    const name = subject === undefined ? undefined : (world.named.get(subject)?.name ?? subject);
    const people = [...(students ?? []), ...(child === undefined ? [] : [child])];
    const held = world
      .heldBetween(from, to)
      .filter(
        ({ lesson }) =>
          people.every((id) => lesson.attendeeIds.includes(id)) &&
          (name === undefined || lesson.subject === name) &&
          (teacher === undefined || lesson.teacherId === teacher),
      );
    return { reply: heldReply(held, world) };
  },
  examples: showingExamples,
  counterexamples: {
    en: ['cancel what I have today', 'when am I free today?', "who's next?", 'book Dana for today at 5'],
    he: ['תבטל את מה שיש לי היום', 'מתי אני פנויה היום?', 'מי הבא בתור?', 'תקבע לדנה היום ב-5'],
  },
});

function resolve(draft: Draft, heard: Interpretation, world: IndexedWorld): void {
  somePeople(draft, 'students', heard.items, ['student'], world);
  somePeople(draft, 'child', heard.items, ['child'], world);
  if (world.role !== 'teacher') somePeople(draft, 'teacher', heard.items, ['teacher'], world);
  saidSubject(draft, heard.items, world);
  const when = whenOf(heard.items);
  // "עם מי יש לי ב-5" is of today.
  if (
    when.day === undefined &&
    when.stretch === undefined &&
    when.clock !== undefined &&
    when.recurrence === undefined
  )
    when.day = { date: dayOf(world.now) };
  const { text } = heard.normal;
  const spoken = /\btodays\b/.test(text) ? 0 : /\btomorrows\b/.test(text) ? 1 : null;
  const range =
    spoken === null
      ? aRange(when, world, looksBack.test(text) || (!looksAhead.test(text) && 'near'))
      : {
          from: `${addDays(dayOf(world.now), spoken)}T00:00`,
          to: `${addDays(dayOf(world.now), spoken + 1)}T00:00`,
        };
  if (range) {
    say(draft, 'from', range.from, when.items, 'when');
    draft.slots['to'] = range.to;
    // "המשך השבוע" begins now.
    if (/המשך|(?<![A-Za-zÀ-ӿא-ي])שאר(?![A-Za-zÀ-ӿא-ي])|נשאר|נותר/u.test(text) && range.from < world.now)
      draft.slots['from'] = world.now;
    return;
  }
  const today = dayOf(world.now);
  if (/\b(?:past|previous|history)\b|קודמים|שהיו|שעברו/.test(text)) {
    assume(
      draft,
      'from',
      `${addDays(today, -90)}T00:00`,
      inWords(world, 'the last three months', 'שלושת החודשים האחרונים'),
      'when',
    );
    draft.slots['to'] = world.now;
  } else if (
    draft.slots['students'] !== undefined ||
    draft.slots['subject'] !== undefined ||
    draft.slots['child'] !== undefined ||
    /\b(?:upcoming|coming|future)\b|קרובים|עתידיים/.test(text)
  ) {
    assume(draft, 'from', world.now, inWords(world, 'the next thirty days', 'שלושים הימים הקרובים'), 'when');
    draft.slots['to'] = `${addDays(today, 31)}T00:00`;
  } else if (/\bday\b|סדר יום/.test(text)) {
    assume(draft, 'from', `${today}T00:00`, inWords(world, 'today', 'היום'), 'when');
    draft.slots['to'] = `${addDays(today, 1)}T00:00`;
  } else {
    assume(draft, 'from', `${weekStart(today)}T00:00`, inWords(world, 'this week', 'השבוע'), 'when');
    draft.slots['to'] = `${addDays(weekStart(today), 7)}T00:00`;
  }
}
