/** Shows the lessons of a time, of a person, or of a subject. */
import { addDays, dayOf } from '../../domain/basics/wallTime.ts';
import { command } from '../command.ts';
import type { IndexedWorld } from '../indexWorld.ts';
import { assume, say, type Draft } from '../pipeline/draft.ts';
import type { Heard } from '../pipeline/heard.ts';
import { aRange } from '../slots/aRange.ts';
import { saidSubject } from '../slots/aSubject.ts';
import { weekStart } from '../slots/days.ts';
import { somePeople } from '../slots/somePeople.ts';
import { whenOf } from '../slots/when.ts';
import { inWords } from '../words.ts';
import { firstLessons } from './exampleWords.ts';
import { heldReply } from './showWords.ts';

const looksBack = /\b(?:past|did|had|were|was|previous|history|last)\b|היו|היה|הייתה|קודמים|שעבר|עבר/;

const asksWhat =
  /^(?:(?:what's|whats|what is|what|anything|something|any)(?: |$)|(?:יש )?משהו|מה |כל ה?שיעורים)/;

export const scheduleShow = command({
  id: 'schedule.show',
  who: ['teacher', 'student', 'parent'],
  deed: 'reads',
  says: {
    en: [
      '(what|which) … (do i|do we|did i|did we|have i|have we|am i|do the kids|does|do) … (have|got|teach|teaching|had|has|doing)',
      'what do (i|we) have',
      'what did (i|we) have',
      'what have (i|we) got',
      'what do the (kids|children) have',
      'what does … have',
      "(what's|whats|what is) (on|there|planned|scheduled|happening|up|my day|my schedule|in my calendar|on my calendar|on my schedule|my week)",
      "(what's|whats|what is) … (on|schedule|plan|planned|look like)",
      'what does … look like',
      'how does … look',
      "how's my (day|week|schedule)",
      'how is my (day|week|schedule)',
      '(show|list|see|view|display|give|tell|read|check) [me] [my] (schedule|calendar|lessons|classes|agenda|meetings|timetable|diary)',
      '(show|list|see|view|give|tell|read|check) [me] my (day|week)',
      '(show|list|see|display|give|view) … (lessons|classes|schedule|meetings|agenda|timetable)',
      '^ (lessons|classes|agenda|timetable|calendar|meetings)',
      '^ schedule (for|of)',
      '^ schedule $',
      '(schedule|lessons|agenda|classes|timetable) $',
      "(what's|whats|what is) (in|on) (the|my) (calendar|schedule|diary)",
      '(todays|tomorrows) (schedule|lessons|agenda|classes)',
      'my (schedule|agenda|day|week|lessons|timetable|calendar|classes)',
      '[show|list|see] [my] (past|previous|upcoming|coming|future) (lessons|classes|meetings)',
      'who (do i|am i) (teach|teaching|have|see|seeing|meet|meeting)',
      'who do i (have|see|meet|teach)',
      'who is coming',
      "who's coming",
      '(do i|do we|does) … have (lessons|anything|a lesson|classes|any lessons)',
      'have i got',
      'do i have (anything|lessons|any lessons|any classes|something)',
      'any lessons',
      'am i teaching',
      'lessons with',
      '(anything|something) (on|planned|scheduled)',
      "(what's|whats|what is) … like",
    ],
    he: [
      '(מה|אילו|איזה|אלו|איזו) … (יש|היה|היו|מתוכנן|קבוע|מחכה)',
      '(מה|אילו|איזה) … יש (לי|לנו|לילדים)',
      'מה (יש|היה|הולך|מתוכנן|קבוע)',
      'מה (הלוז|הלו"ז|התוכנית|התכנית|המצב|היומן|המערכת)',
      'מה (לוז|לו"ז)',
      '(תראה|תראי|הראה|הראי|להראות|תציג|תציגי|הצג|להציג|לראות|תן|תני|רשימת) … (יומן|היומן|לוז|הלוז|הלו"ז|שיעורים|השיעורים|המערכת|מערכת|הפגישות|פגישות)',
      '(תראה|תראי|הראה|הצג|תציג|תציגי|להציג) [לי] [את] (השיעורים|היומן|הלוז|הלו"ז|המערכת|הפגישות|שיעורים)',
      '^ (שיעורים|השיעורים|לוז|לו"ז|הלוז|הלו"ז|מערכת|יומן|היומן|סדר יום|פגישות)',
      '(השיעורים|היומן|הלוז|הלו"ז|המערכת) שלי',
      'שיעורים (קודמים|קרובים|עתידיים|שהיו)',
      '(עם|את) מי (יש לי|אני|נפגש|נפגשת|מלמד|מלמדת)',
      'מי (מגיע|מגיעה|בא|באה|מגיעים)',
      'יש לי (משהו|שיעורים|שיעור|תלמידים)',
      'האם יש (לי|לנו)',
      'איך נראה',
      'איך נראית',
      'כמה שיעורים יש לי',
      'מה בתוכנית',
      'מה עם היום',
      'מה קורה',
      '(מערכת השעות|מערכת שעות)',
      'יש שיעורים',
    ],
  },
  takes: ['person', 'subject', 'time', 'noun', 'which', 'all', 'it'],
  /** Whether anything stands at one hour is schedule.check. */
  declines: (heard) =>
    (whenOf(heard.items).clock !== undefined &&
      /do i have (?:any|some)thing|יש לי (?:משהו|מישהו)/.test(heard.normal.text)) ||
    (heard.unread.length > 0 && ((heard.verb?.words ?? 0) <= 2 || heard.items.length === 0)) ||
    heard.items.some((item) => item.kind === 'time' && item.time.kind === 'duration'),
  /** "anything tomorrow?", "what's next week", "כל השיעורים מחר": a time, and a word that asks what is there. */
  bare: (heard) =>
    heard.unread.length === 0 &&
    !heard.negated &&
    asksWhat.test(heard.normal.text) &&
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
  examples(world) {
    const { person } = firstLessons(world);
    return {
      en: ['what do I have today?', `lessons with ${person.en} in November`, 'show my schedule this week'],
      he: ['מה יש לי היום?', `שיעורים עם ${person.he} בנובמבר`, 'תראה לי את הלו״ז השבוע'],
    };
  },
  counterexamples: {
    en: ['cancel what I have today', 'when am I free today?', "who's next?", 'book Dana for today at 5'],
    he: ['תבטל את מה שיש לי היום', 'מתי אני פנויה היום?', 'מי הבא בתור?', 'תקבע לדנה היום ב-5'],
  },
});

function resolve(draft: Draft, heard: Heard, world: IndexedWorld): void {
  somePeople(draft, 'students', heard.items, ['student'], world);
  somePeople(draft, 'child', heard.items, ['child'], world);
  if (world.role !== 'teacher') somePeople(draft, 'teacher', heard.items, ['teacher'], world);
  saidSubject(draft, heard.items, world);
  const when = whenOf(heard.items);
  const { text } = heard.normal;
  const spoken = /\btodays\b/.test(text) ? 0 : /\btomorrows\b/.test(text) ? 1 : null;
  const range =
    spoken === null
      ? aRange(when, world, looksBack.test(text))
      : {
          from: `${addDays(dayOf(world.now), spoken)}T00:00`,
          to: `${addDays(dayOf(world.now), spoken + 1)}T00:00`,
        };
  if (range) {
    say(draft, 'from', range.from, when.items, 'when');
    draft.slots['to'] = range.to;
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
