/** Which notification a sentence means: by its place in the list, by whom or what it is about, or by its day. */
import type { AnnotatedText, EntityCandidate } from '../../kernel/annotatedText.ts';
import type { Draft } from '../../kernel/draft.ts';
import { ask, mark, say } from '../../kernel/draft.ts';
import type { Entity } from '../../kernel/interpretation.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { idle } from '../../slots/freeText.ts';
import { inWords } from '../../kernel/words.ts';
import { noticeIdle } from './noticeAction.ts';
import { aboutWords, titlesSaid, toldWords, wallOfTold, type Told } from './noticeKinds.ts';

/** What may name one. */
export const ofOneNotice = [
  'it',
  'person',
  'subject',
  'time',
  'number',
  'noun',
  'which',
  'place',
  'price',
  'pay',
  'req',
];

export const oneNoticeWords = (said: AnnotatedText): EntityCandidate[] => [
  ...idle(said, noticeIdle),
  ...idle(said, aboutWords),
];

const places: readonly RegExp[] = [
  /\bfirst\b|\btop\b|\bnewest\b|\blatest\b|\blast\b|\brecent\b|ראשונה|אחרונה|עליונה|החדשה/,
  /\bsecond\b|\bnumber (?:two|2)\b|#2|שנייה|השניה|מספר 2/,
  /\bthird\b|\bnumber (?:three|3)\b|#3|שלישית|מספר 3/,
];

const mostOffered = 5;

const isNamed = (item: Entity): item is Extract<Entity, { kind: 'person' | 'subject' }> =>
  item.kind === 'person' || item.kind === 'subject';

const dayOfItem = (item: Entity): string | null =>
  item.kind === 'time' && (item.time.kind === 'date' || item.time.kind === 'instant')
    ? item.time.day.date
    : null;

/** Those of that day, where one is said. */
export function ofDay(items: readonly Entity[], world: IndexedWorld): readonly Told[] {
  const days = items.flatMap((item) => dayOfItem(item) ?? []);
  if (days.length === 0) return world.notifications;
  return world.notifications.filter((told) => days.includes(wallOfTold(told, world)?.slice(0, 10) ?? ''));
}

function fitting({ normal: { text }, items }: Draft['heard'], world: IndexedWorld): readonly Told[] {
  const names = items.filter(isNamed).flatMap(({ named }) => named);
  const titles = titlesSaid(text);
  const narrowed = (names.length + titles.length === 0 ? ofDay(items, world) : world.notifications).filter(
    ({ title, message }) =>
      (names.length === 0 ||
        names.some(
          ({ id, name }) => message?.includes(id) || message?.includes(JSON.stringify(name).slice(1, -1)),
        )) &&
      (titles.length === 0 || titles.some((each) => each.test(title ?? ''))),
  );
  const place = places.findIndex((each) => each.test(text));
  return place < 0 ? narrowed : narrowed.slice(place, place + 1);
}

export function aNotice(draft: Draft, world: IndexedWorld): void {
  const { items } = draft.heard;
  const meant = items.filter((item) => isNamed(item) || dayOfItem(item) !== null);
  const found = fitting(draft.heard, world);
  const given = draft.given['notification'];
  if (typeof given === 'string') return;
  if (found.length === 1 && found[0]) return say(draft, 'notification', found[0].id, meant, 'what');
  mark(draft, 'notification', meant, 'what');
  if (found.length === 0) return;
  ask(
    draft,
    'notification',
    inWords(world, 'Which notification?', 'איזו התראה?'),
    found.slice(0, mostOffered).map((told) => ({ label: toldWords(told, world), value: told.id })),
  );
}

export const noSuch = (world: IndexedWorld) => ({
  reply: { text: inWords(world, 'There is no such notification.', 'אין התראה כזאת.') },
});
