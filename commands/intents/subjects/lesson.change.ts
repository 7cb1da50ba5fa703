/** Changes a lesson of a plan: its title, for how many meetings it stands, its links, its place, whether students see it. */
import { command, type Outcome } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { ask, say, type Draft } from '../../kernel/draft.ts';
import { has, type Interpretation } from '../../kernel/interpretation.ts';
import { idle } from '../../slots/freeText.ts';
import { inWords } from '../../kernel/words.ts';
import { changedPlan, type LessonChange } from './changedPlan.ts';
import { linksIn, linkText, sessionsIn } from './planWords.ts';
import { allPlanned, examplePlanned, itemAt, plannedIn, stepToPlan, thePlanned } from './plannedLessons.ts';
import { subjectsIn } from '../../slots/theSubject.ts';
import { titleOf, titlesIn, titleWords } from './titleWords.ts';

const hides = /\bhide\b|\bprivate\b|סתר|סתיר|פרטי|רק בשבילי/;
const shows = /\bunhide\b|\bvisible\b|\bnot private\b|\bpublic\b|\bto students\b|חשוף|חשפ|גלוי|ציבורי/;
const beside = /\b(before|after)\b|(?<![A-Za-zÀ-ӿא-ي])(לפני|אחרי)(?![A-Za-zÀ-ӿא-ي])/u;
const ofMaterial = /\blinks?\b|\bmaterials?\b|\burl\b|קישור|לינק|חומר/;
const renames = /\brename\b|\bcall\b|\bretitle\b|\bname of\b|שם של|השם|לקרוא|תקרא/;

type Kind = 'beside' | 'private' | 'repetition' | 'urls' | 'name';

function kindOf(heard: Interpretation, world: IndexedWorld): Kind | null {
  const { text } = heard.normal;
  const named = plannedIn(heard, world);
  if (beside.test(text) && new Set(named.map(({ title }) => title)).size === 2) return 'beside';
  if (hides.test(text) || shows.test(text)) return 'private';
  if (sessionsIn(heard)) return 'repetition';
  if (linksIn(heard.items).length > 0 || ofMaterial.test(text)) return 'urls';
  return renames.test(text) && newTitle(heard, world) !== null ? 'name' : null;
}

/** What stands after the lesson's own title. */
function newTitle(
  heard: Interpretation,
  world: IndexedWorld,
): { text: string; items: Interpretation['items'] } | null {
  const [known] = plannedIn(heard, world);
  if (known === undefined) return null;
  const items = titlesIn(heard.items).filter(({ from }) => from >= known.to);
  const text = titleOf(items, heard);
  return text === null ? null : { text, items };
}

export const lessonChange = command({
  id: 'lesson.change',
  who: ['teacher'],
  effect: 'does',
  says: {
    en: [
      '(make|change|set|move|put|teach|keep|hide|show|unhide|rename|call|spend|add|attach)',
      '(takes|take|needs|need|is|lasts|should be)',
    ],
    he: [
      '(לשנות|להעביר|לשים|ללמד|להסתיר|לחשוף|להפוך|תהפוך|תהפכי|להוסיף|לצרף|לקרוא|להקדיש|תעשה|תעשי)',
      '(יהיה|ייקח|יקח|צריך|דורש|זה|רק בשבילי)',
    ],
  },
  takes: [
    'quoted',
    'subject',
    'number',
    'link',
    'noun:lesson',
    'noun:lessons',
    'noun:student',
    'count',
    'req:link',
    'person',
    'time',
  ],
  extra: (said) => [
    ...titleWords(said, true),
    ...idle(
      said,
      /^(?:topic|plan|link|links|material|materials|url|sessions?|private|visible|from|now|students?|the|before|after|[בהולמש]{0,2}(?:תו?כנית|קישור|לינק|חומר|תלמידים|תלמיד|פרטי|גלוי)|לפני|אחרי|רק|בשבילי|זה)$/,
    ),
  ],
  declines(heard, world) {
    if (heard.unread.length > 0 || heard.items.some(({ kind }) => kind === 'person' || kind === 'time'))
      return true;
    const kind = kindOf(heard, world);
    if (kind === null || (kind === 'beside' && titlesIn(heard.items).length === 0)) return true;
    if (plannedIn(heard, world).length > 0) return false;
    // A title that no plan has is asked about, where a lesson and nothing else can be meant.
    return (
      !has(heard, 'noun', 'lesson') ||
      titlesIn(heard.items).length === 0 ||
      kind === 'name' ||
      subjectsIn(heard.items).length > 0
    );
  },
  resolve(draft, heard, world) {
    const named = plannedIn(heard, world);
    const kind = kindOf(heard, world);
    const first = named.filter(({ from }) => from === named[0]?.from);
    const lesson = thePlanned(draft, kind === 'beside' ? first : named, subjectsIn(heard.items), world);
    if (kind === 'private')
      say(
        draft,
        'private',
        !shows.test(heard.normal.text) || /\bhide\b|סתי?ר/.test(heard.normal.text),
        [],
        'what',
      );
    const sessions = sessionsIn(heard);
    if (kind === 'repetition' && sessions) say(draft, 'repetition', sessions.value, [sessions], 'what');
    if (kind === 'beside' && lesson) besideWhich(draft, heard, lesson.subject.id, world);
    if (kind === 'name') {
      const title = newTitle(heard, world);
      if (title) say(draft, 'name', title.text, title.items, 'what');
    }
    if (kind !== 'urls') return;
    const links = linksIn(heard.items);
    if (links.length > 0) say(draft, 'urls', links.map(linkText), links, 'what');
    else
      ask(
        draft,
        'urls',
        inWords(
          world,
          'Which link? Write it with the sentence, https:// and all.',
          'איזה קישור? אפשר לכתוב אותו יחד עם המשפט, כולל https://.',
        ),
        [],
      );
  },
  plan(slots, world): Outcome {
    const { lesson, ...change } = slots as { lesson?: string } & LessonChange;
    const planned = allPlanned(world).find(({ id }) => id === lesson);
    const lessons = planned && changedPlan(planned, change);
    if (!planned || !lessons) return {};
    return { steps: [stepToPlan(planned, lessons)] };
  },
  examples(world) {
    const { title } = examplePlanned(world);
    return {
      en: [`make the lesson ${title} 3 sessions`, `hide lesson ${title} from students`],
      he: [`השיעור ${title} יהיה שלושה מפגשים`, `תסתיר את השיעור ${title} מהתלמידים`],
    };
  },
  counterexamples: {
    en: [
      "don't hide lesson Optics",
      'should Fractions take 3 sessions?',
      "move Dana's lesson before noon",
      'make the lesson an hour',
    ],
    he: [
      'אל תסתיר את השיעור אופטיקה',
      'האם שברים צריך 3 מפגשים?',
      'להעביר את השיעור של דנה לפני הצהריים',
      'השיעור מחר יהיה שעה',
    ],
  },
});

/** "before Optics"; "after Waves" is before the one that follows it, null at the end of the plan. */
function besideWhich(draft: Draft, heard: Interpretation, subjectId: string, world: IndexedWorld): void {
  const word = beside.exec(heard.normal.text);
  const other = plannedIn(heard, world).find(
    ({ from, subject, id }) =>
      from > (word?.index ?? 0) && subject.id === subjectId && id !== draft.slots['lesson'],
  );
  if (word === null || other === undefined) return;
  const isBefore = word[0] === 'before' || word[0] === 'לפני';
  const plan = allPlanned(world).filter(
    ({ subject, id }) => subject.id === subjectId && id !== draft.slots['lesson'],
  );
  const next = plan[plan.findIndex(({ id }) => id === other.id) + 1]?.id ?? null;
  say(draft, 'before', isBefore ? other.id : next, [itemAt(other)], 'what');
}
