/** Shows the lessons of a time, of a person, or of a subject. */
import { anyOf } from '../../kernel/cases.ts';
import { command } from '../../kernel/command.ts';
import { idle } from '../../slots/freeText.ts';
import { showingExamples } from '../../world/exampleWords.ts';
import { ofOtherThings } from './show/ofOtherThings.ts';
import { resolveShown } from './show/resolve.ts';
import { saidBare } from './show/saidBare.ts';
import { heldReply } from './showWords.ts';

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
  declines: anyOf(...ofOtherThings),
  bare: saidBare,
  resolve: resolveShown,
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
