/** The teacher's students: all who learn, the blocked, the archived, those who owe; in the order that is asked for. */
import { standingsByLedger } from '../../../domain/money/standingsByLedger.ts';
import { toMs } from '../../../domain/basics/zones.ts';
import { heldMeetings } from '../../slots/answers.ts';
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { booksOf } from '../money/booksOf.ts';
import { say } from '../../kernel/draft.ts';
import { idle } from '../../slots/freeText.ts';
import { inWords } from '../../kernel/words.ts';
import type { WorldPerson } from '../../world/world.ts';
import { replyWith, type PersonLine } from './replyWith.ts';
import { linkOf, nameOf } from '../../slots/theStudents.ts';

const people = /\b(?:students?|pupils?|roster)\b|תלמידי|תלמידים|תלמידות/;
const put = /\bblocked\b|\barchived?\b|חסומ|חסום|בחסימה|ארכיון/;

type Filter = 'blocked' | 'archived' | 'active' | 'unpaid';
type Sort = 'name' | 'cancellations' | 'meetings' | 'amount';

const filters: [Filter, RegExp][] = [
  ['blocked', /\bblocked\b|חסומ|חסום|בחסימה/],
  ['archived', /\barchived?\b|ארכיון/],
  ['unpaid', /\bunpaid\b|\bowes?\b|\bowing\b|חייב|לא שילמו/],
  ['active', /\bactive\b|פעיל/],
];

const sorts: [Sort, RegExp][] = [
  ['cancellations', /cancel|ביטול/],
  [
    'meetings',
    /\bby (?:most |number of )?(?:lessons|meetings)\b|\bmost lessons\b|לפי (?:מספר )?(?:ה)?שיעורים/,
  ],
  ['amount', /\bby (?:debt|amount)\b|לפי חוב|לפי סכום/],
  ['name', /alphabet|\bby name\b|לפי שם|לפי (?:ה)?א["״׳']?ב|אלפבית/],
];

const standingsOf = (world: IndexedWorld) => {
  const { ledger, pricing } = booksOf(world);
  return standingsByLedger(ledger, heldMeetings(world), toMs(world.now, world.timeZone), pricing);
};

export const studentShow = command({
  id: 'student.show',
  who: ['teacher'],
  effect: 'reads',
  says: {
    en: [
      '(list|show|show me|view|see|display|give me|sort|who|which|print)',
      '(who|who all) (is|are|do i have)',
      'how many (students|pupils) (do|have) i (have|got|teach)',
      '(my|all|all my|the) (students|pupils|roster)',
      '(student|students|pupil|pupils) (list|roster|by|who|that|sorted)',
      '(blocked|archived|active|unpaid) (students|pupils)',
    ],
    he: [
      '(רשימת|רשימה של) [ה] (תלמידים|תלמידות)',
      '(רשימת|רשימה) (התלמידים|התלמידות|תלמידים)',
      '(להראות|הראה|להציג|מי|מיהם|מי הם|אילו|תן|תני|למיין|כמה) [לי] [את]',
      '(התלמידים|התלמידות|תלמידים|תלמידות) [שלי]',
      'כל (התלמידים|התלמידות)',
      'תלמידי',
    ],
  },
  // A list of the blocked is not of a time: what is said of one is shown as unread.
  takes: ['noun:student', 'all', 'it', 'time'],
  extra: (said) =>
    idle(
      said,
      /^(?:students?|pupils?|roster|list|blocked|archived?|active|unpaid|owes?|owing|sorted|sort|ordered|by|most|number|of|name|names|alphabetically|alphabetical|order|cancellations?|cancels?|late|lessons|meetings|debt|amount|currently|teach|have|[בהולמש]{0,2}(?:תלמידים|תלמידות|תלמידי|חסומים|חסומה|חסום|חסימה|ארכיון|פעילים|פעילות|חייבים|חייב|שם|שמות|ביטולים|מאוחרים|שיעורים|מספר|חוב|סכום|הכי|הרבה|כמות|רשימה|רשימת|כרגע)|לפי)$/,
    ),
  bare: (heard) =>
    heard.items.every(({ kind }) => kind === 'word') &&
    /^(?:(?:my |all |all my )?(?:blocked |archived |active )?students?(?: list)?|(?:ה)?תלמידים(?: (?:ה)?חסומים| שלי| בארכיון)?)\W*$/.test(
      heard.normal.text,
    ),
  declines: (heard) =>
    heard.unread.length > 0 ||
    heard.negated ||
    heard.items.some(({ kind }) => kind !== 'word' && !(kind === 'time' && put.test(heard.normal.text))) ||
    /\b(?:wait|join|request|pending|want|came|attend|lessons? (?:today|tomorrow))|page|דף|בקש|ממתי|להצטרף/.test(
      heard.normal.text,
    ) ||
    !(people.test(heard.normal.text) || put.test(heard.normal.text)),
  resolve(draft, heard) {
    const { text } = heard.normal;
    const filter = filters.find(([, shape]) => shape.test(text))?.[0];
    const sort = sorts.find(([, shape]) => shape.test(text))?.[0];
    if (filter) say(draft, 'filter', filter, [], 'what');
    if (sort) say(draft, 'sort', sort, [], 'what');
  },
  plan(slots, world) {
    const { filter, sort } = slots as { filter?: Filter; sort?: Sort };
    // The calendar is walked through only for what is counted in it.
    const isCounted = filter === 'unpaid' || sort === 'meetings' || sort === 'amount';
    const stand = isCounted ? standingsOf(world) : null;
    const owedOf = ({ id }: WorldPerson): number => stand?.get(id)?.owedMinor ?? 0;
    const shown = world.students.filter((student) => {
      const { blocked, archived } = linkOf(world, student);
      if (filter === 'archived') return archived;
      if (filter === 'blocked') return blocked && !archived;
      return !archived && (filter !== 'unpaid' || owedOf(student) > 0);
    });
    const lateOf = (student: WorldPerson): number => linkOf(world, student).badCancels;
    const most: Record<Sort, (student: WorldPerson) => number> = {
      name: () => 0,
      cancellations: lateOf,
      meetings: ({ id }) => stand?.get(id)?.attended ?? 0,
      amount: owedOf,
    };
    const by = most[sort ?? 'name'];
    const lines = shown
      .toSorted((a, b) => by(b) - by(a) || nameOf(a).localeCompare(nameOf(b), world.locale))
      .map((student): PersonLine => {
        const late = lateOf(student);
        const note =
          sort === 'meetings'
            ? inWords(world, `${by(student)} lessons`, `${by(student)} שיעורים`)
            : late > 0
              ? inWords(world, `${late} late`, `${late} מאוחרים`)
              : '';
        return { id: student.id, name: nameOf(student), ...(note ? { note } : {}) };
      });
    return replyWith(
      inWords(world, `Students: ${lines.length}`, `תלמידים: ${lines.length}`),
      lines,
      world.students.length === 0
        ? inWords(world, 'There are no students yet.', 'עוד אין תלמידים.')
        : inWords(world, 'No students match that.', 'אין תלמידים כאלה.'),
    );
  },
  examples: () => ({
    en: ['list my students', 'show blocked students'],
    he: ['רשימת התלמידים שלי', 'מי חסום?'],
  }),
  counterexamples: {
    en: ['block Dana', 'which students asked for lessons', 'open Dana', 'archive Dana'],
    he: ['לחסום את דנה', 'אילו תלמידים ביקשו שיעור', 'תפתח את דנה', 'להעביר את דנה לארכיון'],
  },
});
