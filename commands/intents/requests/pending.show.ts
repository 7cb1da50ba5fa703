/** The lessons that wait for an answer. */
import { command } from '../../kernel/command.ts';
import { has, type Interpretation } from '../../kernel/interpretation.ts';
import { say } from '../../kernel/draft.ts';
import { pendingWords, standingOf, waitingLessons } from '../../slots/aPending.ts';
import { aRange } from '../../slots/aRange.ts';
import { saidSubject } from '../../slots/aSubject.ts';
import { somePeople } from '../../slots/somePeople.ts';
import { whenOf } from '../../slots/when.ts';
import { inWords } from '../../kernel/words.ts';
import { everyRequest, isOfEvery } from './everyRequest.ts';
import { isOfOne } from './isOfOne.ts';

const answered = /^(?:did|has|have)\b|^(?:ה?מורה )?(?:ענ|החליט)/;

const isWaiting = (heard: Interpretation): boolean =>
  has(heard, 'req', 'pending') ||
  has(heard, 'req', 'offer') ||
  (has(heard, 'req', 'request') && (isLesson(heard) || answered.test(heard.normal.text))) ||
  /\b(?:waiting to hear|waiting (?:for|on) me to|my (?:ok|okay|answer)|answered (?:me|us)|(?:answer|news|word) about)\b|^(?:did|has|have)\b(?=.*\blesson).*\b(?:approved?|accept(?:ed)?)\b/.test(
    heard.normal.text,
  );
const isLesson = (heard: Interpretation): boolean =>
  has(heard, 'noun', 'lesson') || has(heard, 'noun', 'lessons');

export const pendingShow = command({
  id: 'pending.show',
  who: ['teacher', 'student', 'parent'],
  effect: 'reads',
  says: {
    en: [
      "(show|list|view|see|display|open|any|what|what's|which|who|do i|does|is|have|get|check|needs)",
      '(who|has anyone|has anybody|did anyone|did anybody|anyone|anybody|did someone|has someone) (ask|asked|asking|request|requested) [for]',
      '(what|which|any) … (come|came) in',
      "(what's|what is|what) (happening|happened|up|going on) [with|to]",
      '(show|see) … [i] got',
      '(what|which|anything) … (i|we) got',
      '(what|which) have (i|we)',
      'how many',
      '(did|has|have) … (say yes|said yes|say|said|answer|answered|reply|replied|decide|decided)',
      '(has|have) … lesson been (approved|accepted)',
      'lessons i need to approve',
      'need to answer',
      'still waiting for',
      'waiting (for|on) me to (confirm|approve|answer|accept|reply)',
      'waiting to hear',
      'answered (me|us) [yet]',
      'any (answer|news|word) (about|on)',
      '(need|needs|await|awaits) my (ok|okay|approval|answer)',
      'what (did|have) (i|we) (ask for|asked for|request|requested)',
    ],
    he: [
      '(להראות|הראה|להציג|לפתוח|יש|מה|מי|אילו|איזה|למה|צריך|כמה)',
      '(אישר|אישרה|אישרו) לי',
      'מה (עוד|עם|קורה עם|המצב עם|קרה עם)',
      'למה אני',
      'מי (ביקש|ביקשה)',
      '(ענה|ענתה|ענו|החליטה|החליט) [לי] [על]',
      '(משהו|מה|צריך|צריכה) לאשר',
    ],
  },
  takes: [
    'person',
    'subject',
    'time',
    'noun',
    'it',
    'all',
    'any',
    'req:pending',
    'req:request',
    'req:offer',
    'req:teacher',
  ],
  bare: (heard) => has(heard, 'req', 'pending') && !heard.light,
  declines: (heard, world) =>
    heard.unread.length > 0 ||
    (heard.negated && heard.verb === null) ||
    (!isWaiting(heard) && !asksForLesson(heard)) ||
    has(heard, 'noun', 'group') ||
    /waiting list|wait list|waitlist|המתנה/.test(heard.normal.text) ||
    (world.role === 'teacher' && isOfOne(heard)),
  resolve(draft, heard, world) {
    if (world.role === 'parent') somePeople(draft, 'child', heard.items, ['child'], world);
    else somePeople(draft, 'students', heard.items, ['student'], world);
    saidSubject(draft, heard.items, world);
    const when = whenOf(heard.items);
    if (isOfEvery(heard)) draft.slots['kind'] = 'every';
    const range = aRange(when, world);
    if (range) {
      say(draft, 'from', range.from, when.items, 'when');
      draft.slots['to'] = range.to;
    }
  },
  plan(slots, world) {
    const { from, to, students, child, subject, kind } = slots as {
      kind?: string;
      from?: string;
      to?: string;
      students?: string[];
      child?: string;
      subject?: string;
    };
    const people = [...(students ?? []), ...(child === undefined ? [] : [child])];
    if (kind === 'every') return everyRequest(people, world);
    const name = subject === undefined ? undefined : (world.named.get(subject)?.name ?? subject);
    const found = waitingLessons(world, ['pending', 'offered']).filter(
      (lesson) =>
        people.every((id) => lesson.attendeeIds.includes(id)) &&
        (name === undefined || lesson.subject === name) &&
        (from === undefined || to === undefined || (lesson.start >= from && lesson.start < to)),
    );
    const offered = inWords(world, 'offered', 'הוצע');
    return {
      reply: {
        text:
          found.length === 0
            ? inWords(world, 'There are no lesson requests.', 'אין שיעור שממתין.')
            : found
                .map(
                  (one) => pendingWords(world, one) + (standingOf(one) === 'offered' ? ` · ${offered}` : ''),
                )
                .join('\n'),
        rows: found.map(({ id }) => id),
      },
    };
  },
  examples: (world) =>
    world.role === 'teacher'
      ? { en: ['show pending lessons', "what's waiting for my approval?"], he: ['מה ממתין לאישור?'] }
      : { en: ['my pending lessons'], he: ['השיעורים הממתינים שלי'] },
  counterexamples: {
    en: ['approve all pending lessons', 'show my lessons', 'any join requests?', 'cancel the pending lesson'],
    he: ['תאשר את כל הממתינים', 'תראה את השיעורים שלי', 'יש בקשות הצטרפות?', 'לבטל את השיעור הממתין'],
  },
});

/** "who asked for a lesson?", "anything to approve". */
const asksForLesson = (heard: Interpretation): boolean =>
  /\bto (?:approve|answer)\b|\b(?:who|anyone|anybody) ask(?:ed)? for\b|לאשר|מי ביקשה?(?=\s+שיעור)/.test(
    heard.normal.text,
  ) || /\bstill waiting\b|\b(?:did|have) (?:i|we) (?:ask|request)|למה אני/.test(heard.normal.text);
