/** What the button of a plan says, and what its one line says once it is done. */
import type { TFunction } from 'i18next';
import type { Deed } from './deedOf.ts';
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

export const isDeed = (kind: PlanView['kind']): kind is Deed => !(kind in confirmKey);

const countsAsLate = (view: PlanView): boolean => view.notes.some(({ tone }) => tone === 'late');

const grave: ReadonlySet<PlanView['kind']> = new Set<PlanView['kind']>([
  'decline',
  'reject',
  'block',
  'archive',
  'removeChild',
  'removeSubject',
  'removeExpense',
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
  const kinds = new Set(keptParts(view).map((part) => part.kind));
  if (kinds.size > 1) return mixedLabel(view, t);
  if (conflict?.confirm) return conflict.confirm;
  if (countsAsLate(view) && (kind === 'cancel' || kind === 'leave'))
    return t(kind === 'cancel' ? 'deeds.cancelsLate' : 'deeds.leavesLate');
  if (isDeed(kind)) return t(`deeds.confirm.${kind}`);
  return view.endless ? t(`chat.confirmAll.${kind}`) : t(confirmKey[kind], { count: view.count });
}

const plainKinds = ['cancel', 'move', 'add', 'change'] as const;

/** "Cancel 1, move 1". */
function mixedLabel(view: PlanView, t: TFunction): string {
  const parts = keptParts(view);
  const counted = plainKinds.flatMap((kind) => {
    const count = parts.filter((part) => part.kind === kind).length;
    return count > 0 ? [t(`chat.partCount.${kind}`, { count })] : [];
  });
  const deeds = [...new Set(parts.map(({ kind }) => kind).filter(isDeed))].map((kind) =>
    t(`deeds.confirm.${kind}`),
  );
  const said = [...counted, ...deeds].map((words, at) => (at === 0 ? words : lowerFirst(words)));
  return said.join(', ');
}

const lowerFirst = (words: string): string => words.slice(0, 1).toLowerCase() + words.slice(1);

/** Of more than these it is told how many. */
const namedDone = 3;

export function doneTitle(view: PlanView, t: TFunction): string {
  const parts = keptParts(view);
  if (new Set(parts.map(({ kind }) => kind)).size > 1)
    return parts.length <= namedDone
      ? parts.map(({ done }) => done).join('; ')
      : t('chat.didMixed', { what: mixedLabel(view, t) });
  const when = view.shift?.after ?? view.shift?.before ?? '';
  const { kind } = view;
  if (isDeed(kind))
    return t(`deeds.did.${kind}`, {
      what: view.what,
      when: when || t('deeds.times.count', { count: view.count }),
    });
  const values = { title: view.title, when, from: view.note ?? '' };
  return view.endless
    ? t(`chat.didAll.${kind satisfies Plain}`, values)
    : t(doneKey[kind], { ...values, count: view.count });
}
