/** Who asked to join, and what became of it. */
import { command } from '../../kernel/command.ts';
import { has, type Interpretation } from '../../kernel/interpretation.ts';
import { saidGroup } from '../../slots/aGroup.ts';
import { fittingPendings, waitingLessons } from '../../slots/aPending.ts';
import { allRequests, openRequests } from '../../slots/aRequest.ts';
import { somePeople } from '../../slots/somePeople.ts';
import { inWords } from '../../kernel/words.ts';
import { everyRequest, isOfEvery, joinWords, statusOf } from './everyRequest.ts';
import { isOfOne } from './isOfOne.ts';

const ownQuestion =
  /^(?:did|has|have)\b.*\b(?:approve|accept|let me)|^are my|^is my request|am i in\b|was i |אישר|ענתה|ענה |קיבל|אושרתי|התקבלתי|אושרה/;

/** "Dana is joining the group": no question of who asked. */
const joinsNow = /^(?!who\b|any|some|is |are ).* (?:is|are) joining\b(?!.*\?)/;

const isOfLesson = (heard: Interpretation): boolean =>
  has(heard, 'noun', 'group') || heard.items.some(({ kind }) => kind === 'subject' || kind === 'time');

export const requestShow = command({
  id: 'request.show',
  who: ['teacher', 'student', 'parent'],
  effect: 'reads',
  says: {
    en: [
      "(show|list|view|see|display|open|any|who|what|what's|do i|are there|is|new|status of|check)",
      "(who|anyone|anybody|somebody|who's) (wants|asked|asks|applied|is asking|asking|wanting|trying) [to] [get|be|come] [in|into]",
      'people wanting',
      'how many',
      "(what's|what is) (happening|up) [with]",
      'happening with',
      'has … let me in',
      'is anyone asking',
      'what happened (to|with)',
      '(what|which|any) … (come|came) in',
      'where do … stand',
      '(did|has|have) … (approve|approved|accept|accepted)',
      '(is|was|were) (i|my request) (approved|accepted|rejected)',
      'was … (approved|accepted|rejected)',
      'am i in',
      'are … (approved|accepted)',
      '(did|has|have) … (approved|accepted|answered|replied|answer|reply) [to] [me|us] [yet]',
      '(approved|accepted) (me|us) [yet]',
      'did … let me in',
      'any news on',
      'where are',
      "what's with",
      '(anyone|anybody|somebody|someone|who) [is|are] waiting [to join]',
    ],
    he: [
      '(להראות|הראה|להציג|לפתוח|יש|מי|מה|כמה|אילו|סטטוס|מישהו|רשימת|תבדוק|תבדקי)',
      '(מי|מישהו) (רוצה|ביקש|ביקשה|מבקש|מבקשת|הגיש|הגישה) [להיכנס|להצטרף]',
      '(אילו|איזה|כמה) … (נכנסו|הגיעו)',
      'מה (עם|קורה עם|המצב עם|קרה עם|סטטוס|הסטטוס של|מצב|המצב של|מצב של)',
      'איפה … (עומד|עומדת|עומדות)',
      '(אישרה|אישר|אישרו|קיבלה|קיבל|קיבלו) (אותי|אותנו)',
      '(אישרה|אישר|אישרו|ענתה|ענה|השיבה) (לי|על)',
      'שרוצה (להיכנס|להצטרף)',
      '(אישרה|אישר|אישרו|קיבלה|קיבל|קיבלו) את',
      '(אושרתי|התקבלתי|אושרה|אושרו)',
    ],
  },
  takes: [
    'person',
    'subject',
    'time',
    'noun:group',
    'noun:student',
    'it',
    'all',
    'any',
    'req:request',
    'req:pending',
    'req:join',
    'req:full',
  ],
  bare: (heard, world) =>
    has(heard, 'req', 'join') ||
    (has(heard, 'req', 'request') &&
      (world.role !== 'teacher' || isOfLesson(heard) || heard.items.length === 1)),
  declines(heard, world) {
    if (heard.unread.length > 0 || (heard.negated && !heard.asks)) return true;
    if (has(heard, 'req', 'waitlist')) return true;
    const { text } = heard.normal;
    if (world.role !== 'teacher' && ownQuestion.test(text)) return false;
    if (has(heard, 'req', 'join')) {
      // "join the group" is an order; "who wants to join", "join requests" are none.
      return joinsNow.test(text) || (heard.verb === null && !/request|בקש|הצטרפו?ת/.test(text));
    }
    if (!has(heard, 'req', 'request'))
      return !/\b(?:want|ask|tr[yi]|appl)\w* (?:to )?(?:\w+ )?(?:in|into)\b.*group|(?:רוצה|רוצים|ביקש[A-Za-zÀ-ӿא-ي]*|מבקש[A-Za-zÀ-ӿא-ي]*) (?:להיכנס|להצטרף)|סטטוס/u.test(
        text,
      );
    const waits = fittingPendings(heard.items, waitingLessons(world, ['pending', 'offered']), world);
    return world.role === 'teacher' && isOfOne(heard) && waits.length > 0;
  },
  resolve(draft, heard, world) {
    const { items } = heard;
    if (world.role === 'teacher') {
      somePeople(draft, 'students', items, ['student', 'applicant'], world);
    } else {
      somePeople(draft, 'child', items, ['child'], world);
      somePeople(draft, 'teacher', items, ['teacher'], world);
    }
    if (isOfEvery(heard) && !draft.slots['teacher']) draft.slots['kind'] = 'every';
    if (isOfLesson(heard)) saidGroup(draft, items, world);
  },
  plan(slots, world) {
    const { meeting, students, child, kind } = slots as Partial<
      Record<'meeting' | 'child' | 'kind', string>
    > & { students?: string[] };
    const people = [...(students ?? []), ...(child === undefined ? [] : [child])];
    if (kind === 'every') return everyRequest(people, world);
    const found = (world.role === 'teacher' ? openRequests(world) : allRequests(world)).filter(
      ({ studentId, lesson }) =>
        (meeting === undefined || lesson?.id === meeting) &&
        (students === undefined || (studentId !== null && students.includes(studentId))) &&
        (child === undefined || studentId === child),
    );
    const told = found.map((one) => `${joinWords(one, world)} · ${statusOf(one, world)}`);
    return {
      reply: {
        text:
          told.length === 0
            ? inWords(world, 'There are no join requests.', 'אין בקשות הצטרפות.')
            : told.join('\n'),
        rows: found.map(({ id }) => id),
      },
    };
  },
  examples: (world) =>
    world.role === 'teacher'
      ? { en: ['any join requests?'], he: ['יש בקשות הצטרפות?'] }
      : { en: ['status of my requests'], he: ['מה עם הבקשות שלי?'] },
  counterexamples: {
    en: [
      'answer the join request',
      'join the physics group',
      'show pending lessons',
      'cancel my join request',
    ],
    he: ['לאשר את כל בקשות ההצטרפות', 'להצטרף לקבוצת הפיזיקה', 'מה ממתין לאישור?', 'לבטל את בקשת ההצטרפות'],
  },
});
