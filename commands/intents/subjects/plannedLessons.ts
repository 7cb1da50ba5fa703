/** The lessons that subjects are planned in, found in a sentence by their titles. */
import type { ArgsOf, Step } from '../../../domain/operations.ts';
import { normalize } from '../../nlu/text/normalize.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { ask, mark, say, type Draft } from '../../kernel/draft.ts';
import type { Interpretation, Entity } from '../../kernel/interpretation.ts';
import { inWords } from '../../kernel/words.ts';
import type { WorldSubject } from '../../world/world.ts';
import { listed } from '../../slots/theSubject.ts';
import { titlesIn } from './titleWords.ts';

type SubjectPlan = NonNullable<ArgsOf<'updateSubject'>['input']['lessons']>;

type WorldLesson = NonNullable<WorldSubject['lessons']>[number];

export type Planned = { id: string; title: string; lesson: WorldLesson; subject: WorldSubject };

/** Where a title stands in the sentence. */
export type PlannedAt = Planned & { from: number; to: number };

const most = 8;

const known = new WeakMap<IndexedWorld, Planned[]>();

export function allPlanned(world: IndexedWorld): Planned[] {
  const before = known.get(world);
  if (before) return before;
  const all = listed(world).flatMap((subject) =>
    (subject.lessons ?? []).map((lesson) => ({
      id: lesson.id,
      title: lesson.name ?? lesson.summary ?? '',
      lesson,
      subject,
    })),
  );
  known.set(world, all);
  return all;
}

const isLetter = (char: string | undefined): boolean =>
  char !== undefined && /[A-Za-zÀ-ӿא-ي\p{N}]/u.test(char);

/** "לשברים" and "של שברים" name it alike. */
function standsAt(text: string, title: string, at: number): boolean {
  if (isLetter(text[at + title.length])) return false;
  const before = /[A-Za-zÀ-ӿא-ي\p{N}]*$/u.exec(text.slice(0, at))?.[0] ?? '';
  return before === '' || (/[א-ת]/.test(title[0] ?? '') && /^[ובהלמש]{1,2}$/.test(before));
}

const ofPlan = /\bplan\b|\bcurriculum\b|\bsyllabus\b|תו?כנית|סילבוס/;
const numbered =
  /(?<![A-Za-zÀ-ӿא-ي])(?:lesson|topic|chapter|ה?שיעור|ה?נושא) (?:no\.? |number |# ?|מספר )?(\d{1,3})(?![\d:.,/%])/gu;

/** "lesson 2 of the plan": by its place there. */
function byPlace(text: string, world: IndexedWorld): PlannedAt[] {
  if (!ofPlan.test(text)) return [];
  return [...text.matchAll(numbered)].flatMap((found) => {
    const [from, to] = [found.index, found.index + found[0].length];
    return listed(world).flatMap((subject) => {
      const id = subject.lessons?.[Number(found[1]) - 1]?.id;
      const one = allPlanned(world).find((planned) => planned.subject === subject && planned.id === id);
      return one === undefined ? [] : [{ ...one, from, to }];
    });
  });
}

/** In the order they are said; a longer title beats one that is a part of it, and each name stands once. */
export function plannedIn(
  { normal: { text } }: Pick<Interpretation, 'normal'>,
  world: IndexedWorld,
): PlannedAt[] {
  const found = byPlace(text, world);
  const byLength = allPlanned(world)
    .map((one) => ({ one, title: normalize(one.title).text.trim() }))
    .filter(({ title }) => title !== '')
    .toSorted((a, b) => b.title.length - a.title.length);
  for (const { one, title } of byLength)
    for (let at = text.indexOf(title); at >= 0; at = text.indexOf(title, at + 1)) {
      const to = at + title.length;
      const isTaken = found.some((other) => other.from < to && other.to > at && other.title !== one.title);
      if (!isTaken && standsAt(text, title, at)) found.push({ ...one, from: at, to });
    }
  return found.sort((a, b) => a.from - b.from);
}

export const itemAt = ({ from, to, title }: PlannedAt): Entity => ({
  kind: 'quoted',
  text: title,
  from,
  to,
  cost: 0,
  role: null,
  joined: false,
});

/** The lesson that is meant; the same title in two subjects asks, and a subject that is said settles it. */
export function thePlanned(
  draft: Draft,
  among: readonly PlannedAt[],
  within: readonly Entity[],
  world: IndexedWorld,
): Planned | null {
  const given = allPlanned(world).find(({ id }) => id === draft.given['lesson']);
  if (given) return given;
  const [first] = among;
  const here = among.filter(({ from }) => from === first?.from);
  const isWithin = ({ subject }: Planned): boolean =>
    within.some((item) => item.kind === 'subject' && item.named.some(({ id }) => id === subject.id));
  const fitting = within.length > 0 ? here.filter(isWithin) : here;
  mark(draft, 'lesson', [...within], 'what');
  const [only] = fitting;
  if (only && fitting.length === 1) {
    say(draft, 'lesson', only.id, [itemAt(only)], 'what');
    return only;
  }
  if (only) mark(draft, 'lesson', [itemAt(only)], 'what');
  // A title that no plan has is not unread: it is what the question is about.
  if (fitting.length === 0) mark(draft, 'lesson', titlesIn(draft.heard.items), 'what');
  const offered = fitting.length > 0 ? fitting : allPlanned(world);
  ask(
    draft,
    'lesson',
    inWords(world, 'Which lesson of the plan?', 'איזה שיעור מהתוכנית?'),
    offered
      .slice(0, most)
      .map(({ id, title, subject }) => ({ label: `${title} · ${subject.name}`, value: id })),
  );
  return null;
}

/** The whole plan of a subject, as it is written back. */
export const planOf = ({ lessons }: WorldSubject) =>
  (lessons ?? []).map(({ id, name, summary, repetition, urls, private: isPrivate }) => ({
    id,
    name: name ?? summary ?? '',
    repetition: repetition ?? 1,
    urls: urls ?? [],
    private: isPrivate ?? false,
  }));

export const examplePlanned = (world: IndexedWorld): { title: string; other: string } => {
  const [first, second] = allPlanned(world);
  const [en, he] = [
    ['Fractions', 'Equations'],
    ['שברים', 'משוואות'],
  ];
  const usual = world.locale === 'he' ? he : en;
  return { title: first?.title ?? usual?.[0] ?? '', other: second?.title ?? usual?.[1] ?? '' };
};

/** The plan of its subject, as it is to be. */
export const stepToPlan = ({ subject }: Planned, lessons: SubjectPlan): Step => ({
  name: 'updateSubject',
  args: { input: { id: subject.id, lessons } },
});
