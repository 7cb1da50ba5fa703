/** What the button of a plan says, and what its one line says once it is done. */
import type { TFunction } from 'i18next';
import type { Action } from './actionOf.ts';
import type { PlanPart, PlanView } from './planViewShape.ts';

const confirmKey = {
  move: 'chat.confirmMove',
  add: 'chat.confirmAdd',
  cancel: 'chat.confirmCancel',
  change: 'chat.confirmChange',
} as const;

const doneKey = {
  move: 'chat.didMove',
  add: 'chat.didAdd',
  cancel: 'chat.didCancel',
  change: 'chat.didChange',
} as const;

type Plain = keyof typeof confirmKey;

export const isAction = (kind: PlanView['kind']): kind is Action => !(kind in confirmKey);

/** What counts as late names its price, where there is one. */
function lateLabel({ kind, notes }: PlanView, t: TFunction): string | null {
  const late = notes.find(({ tone }) => tone === 'late');
  if (!late || (kind !== 'cancel' && kind !== 'leave')) return null;
  if (late.cost) return t(`actions.costs.${kind}`, { sum: late.cost });
  return t(kind === 'cancel' ? 'actions.cancelsLate' : 'actions.leavesLate');
}

const grave: ReadonlySet<PlanView['kind']> = new Set<PlanView['kind']>([
  'decline',
  'reject',
  'block',
  'archive',
  'removeChild',
  'removeSubject',
  'removeExpense',
  'removeNotice',
  'clearNotices',
]);

/** What cannot simply be taken back is red. */
export const isGrave = (view: PlanView): boolean =>
  !view.conflict?.isLeft &&
  (view.kind === 'cancel' ||
    view.kind === 'leave' ||
    grave.has(view.kind) ||
    keptParts(view).some(({ kind }) => kind === 'cancel' || grave.has(kind)));

const keptParts = ({ parts }: PlanView): PlanPart[] => parts.filter(({ state }) => state === 'in');

/** The button says the number; at another hour it says the hour, and where it costs it says so. */
export function confirmLabel(view: PlanView, t: TFunction): string {
  const { kind, conflict } = view;
  if (conflict?.isLeft && conflict.confirm) return conflict.confirm;
  const kinds = new Set(keptParts(view).map((part) => part.kind));
  if (kinds.size > 1) return mixedLabel(view, t);
  const isSeveral = isAction(kind) && keptParts(view).length > 1;
  if (conflict?.confirm && !isSeveral) return conflict.confirm;
  const late = lateLabel(view, t);
  if (late !== null) return late;
  if (isAction(kind))
    return t(`actions.effects.${kind}.confirm`, { count: Math.max(1, keptParts(view).length) });
  return view.endless ? t(`chat.${allOrRest(view)}.${kind}`) : t(confirmKey[kind], { count: view.count });
}

const plainKinds = ['cancel', 'move', 'add', 'change'] as const;

/** Where a week stays as it is, not all of them are moved. */
const allOrRest = ({ dates }: PlanView): 'confirmAll' | 'confirmRest' =>
  dates.some(({ state }) => state === 'stays') ? 'confirmRest' : 'confirmAll';

/** "Cancel 1, move 1". */
function mixedLabel(view: PlanView, t: TFunction): string {
  const parts = keptParts(view);
  const counted = plainKinds.flatMap((kind) => {
    const count = parts.filter((part) => part.kind === kind).length;
    return count > 0 ? [t(`chat.partCount.${kind}`, { count })] : [];
  });
  const actions = [...Map.groupBy(parts, ({ kind }) => kind)].flatMap(([kind, of]) =>
    isAction(kind) ? [t(`actions.effects.${kind}.confirm`, { count: of.length })] : [],
  );
  const said = [...counted, ...actions].map((words, at) => (at === 0 ? words : lowerFirst(words)));
  return said.join(', ');
}

const lowerFirst = (words: string): string => words.slice(0, 1).toLowerCase() + words.slice(1);

/** Of more than these it is told how many. */
const namedDone = 3;

/** Of a late cancellation what it costs is told also once it is done. */
function lateCharge(notes: readonly PlanView['notes'][number][], t: TFunction): string {
  const cost = notes.find(({ tone }) => tone === 'late')?.cost;
  return cost ? ` · ${t('payments.lateCancel')}, ${cost}` : '';
}

export const doneTitle = (view: PlanView, t: TFunction): string =>
  `${titleOfDone(view, t)}${lateCharge(view.notes, t)}`;

function titleOfDone(view: PlanView, t: TFunction): string {
  const parts = keptParts(view);
  const kinds = new Set(parts.map(({ kind }) => kind));
  if (kinds.size > 1 || (parts.length > 1 && isAction(view.kind)))
    return parts.length <= namedDone
      ? parts.map(({ done }) => done).join('; ')
      : t('chat.didMixed', { what: mixedLabel(view, t) });
  const { kind } = view;
  const when = whenDone(view);
  if (isAction(kind))
    return t(`actions.effects.${kind}.did`, {
      what: view.what,
      when: when || t('actions.times.count', { count: view.count }),
    });
  const values = { title: titleDone(view, when), when, from: view.note ?? '' };
  return view.endless
    ? t(`chat.didAll.${kind satisfies Plain}`, values)
    : t(doneKey[kind], { ...values, count: view.count });
}

const isOneLesson = (view: PlanView): boolean =>
  !isAction(view.kind) && view.count === 1 && keptParts(view).length < 2;

/** Of one lesson its day is told too; an hour on another day says its own. */
function whenDone(view: PlanView): string {
  const { shift, note } = view;
  const hours = shift?.after ?? shift?.before ?? '';
  return isOneLesson(view) && shift?.isOnDay && note !== null ? `${note}, ${hours}` : hours;
}

/** What tells of no other hour names the lesson with its own. */
const titleDone = (view: PlanView, when: string): string =>
  (view.kind === 'cancel' || view.kind === 'change') && isOneLesson(view) && when !== ''
    ? `${view.title}, ${when}`
    : view.title;
