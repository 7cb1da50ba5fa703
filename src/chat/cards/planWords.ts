/** What the button of a plan says, and what its one line says once it is done. */
import type { TFunction } from 'i18next';
import type { Deed } from './deedOf.ts';
import type { PlanView } from './planView.ts';

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

export const leftClashes = (view: PlanView): boolean => view.clashes.some(({ kept }) => !kept);

const countsAsLate = (view: PlanView): boolean => view.notes.some(({ tone }) => tone === 'late');

const grave: ReadonlySet<PlanView['kind']> = new Set<PlanView['kind']>([
  'decline',
  'reject',
  'block',
  'archive',
  'removeChild',
  'removeSubject',
]);

/** What cannot simply be taken back is red. */
export const isGrave = (view: PlanView): boolean =>
  view.kind === 'cancel' ||
  view.kind === 'leave' ||
  grave.has(view.kind) ||
  (leftClashes(view) && view.kind !== 'close');

/** The button says the number; over a clash that is left it says that it insists, and where it costs it says so. */
export function confirmLabel(view: PlanView, t: TFunction): string {
  const { kind } = view;
  if (leftClashes(view))
    return kind === 'approve' || kind === 'offer' ? t(`deeds.anyway.${kind}`) : t('chat.confirmAnyway');
  if (countsAsLate(view) && (kind === 'cancel' || kind === 'leave'))
    return t(kind === 'cancel' ? 'deeds.cancelsLate' : 'deeds.leavesLate');
  if (isDeed(kind)) return t(`deeds.confirm.${kind}`);
  return view.endless ? t(`chat.confirmAll.${kind}`) : t(confirmKey[kind], { count: view.count });
}

export function doneTitle(view: PlanView, t: TFunction): string {
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
