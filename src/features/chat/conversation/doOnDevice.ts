/** What a sentence asks of the device, or of an endpoint that is no plan of steps: a screen, the theme, a file, the way out, another subscription. */
import i18next from 'i18next';
import type { Plan } from '../../../../commands/kernel/plan.ts';
import { useShell } from '../../../lib/page/useShell.ts';
import { go } from '../../../lib/routes/go.ts';
import { isScreen } from '../../../lib/routes/routeTable.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useSharing } from '../../calendar/share/useSharing.ts';
import { useTheme } from '../../../ui/tokens/theme.ts';
import { copyText } from '../../../lib/device/copyText.ts';
import { download } from '../../../lib/device/download.ts';
import { isLanguage } from '../../../../domain/basics/languages.ts';
import { chooseLanguage } from '../../../lib/i18n/language.ts';

type Effect = NonNullable<Plan['effect']>;

/** What this page can do by itself; the other actions are offered when their screens stand. */
export type Doable = Effect & {
  kind:
    | 'page'
    | 'copy'
    | 'theme'
    | 'language'
    | 'undo'
    | 'confirm'
    | 'dismiss'
    | 'export'
    | 'save'
    | 'feed'
    | 'import'
    | 'signOut'
    | 'download'
    | 'choosePlan'
    | 'cancelPlan'
    | 'mailPlan'
    | 'sendFeedback'
    | 'notices'
    | 'notice'
    | 'push'
    | 'install';
};

const doable: ReadonlySet<Effect['kind']> = new Set<Doable['kind']>([
  'page',
  'copy',
  'theme',
  'language',
  'undo',
  'confirm',
  'dismiss',
  'export',
  'save',
  'feed',
  'import',
  'signOut',
  'download',
  'choosePlan',
  'cancelPlan',
  'mailPlan',
  'sendFeedback',
  'notices',
  'notice',
  'push',
  'install',
]);

export const isDoable = (effect: Effect): effect is Doable =>
  doable.has(effect.kind) && (effect.kind !== 'page' || isScreen(effect.value));

type Fetched = (value: string) => Promise<void>;

const ofPlan =
  (kind: 'choosePlan' | 'cancelPlan' | 'mailPlan'): Fetched =>
  async (value) =>
    (await import('../../plans/planBySentence.ts')).planBySentence({ kind, value });

const ofCalendar =
  (kind: 'export' | 'save' | 'feed'): Fetched =>
  async (value) =>
    (await import('../../calendar/share/shareBySentence.ts')).shareBySentence({ kind, value });

const ofNotices =
  (kind: 'notices' | 'notice' | 'push' | 'install'): Fetched =>
  async (value) =>
    (await import('../../notices/noticeBySentence.ts')).noticeBySentence({ kind, value });

/** What it takes to do these comes when one of them is said. */
const fetched: Partial<Record<Doable['kind'], Fetched>> = {
  choosePlan: ofPlan('choosePlan'),
  cancelPlan: ofPlan('cancelPlan'),
  mailPlan: ofPlan('mailPlan'),
  export: ofCalendar('export'),
  save: ofCalendar('save'),
  feed: ofCalendar('feed'),
  notices: ofNotices('notices'),
  notice: ofNotices('notice'),
  push: ofNotices('push'),
  install: ofNotices('install'),
  sendFeedback: async (value) =>
    (await import('../../feedback/feedbackBySentence.ts')).feedbackBySentence(value),
};

export function doOnDevice(effect: Effect): void {
  if (!isDoable(effect)) return;
  const { kind, value } = effect;
  const later = fetched[kind];
  if (later) void later(value);
  else if (kind === 'page') openPage(value);
  else if (kind === 'signOut') void useSession.getState().signOut();
  else if (kind === 'download') download(value);
  else if (kind === 'import') {
    go('/home');
    useSharing.getState().show('import');
  } else if (kind === 'copy') void copyLink(new URL(value, location.origin).href);
  else if (kind === 'theme') {
    if (value === 'light' || value === 'dark') useTheme.getState().show(value);
    else useTheme.getState().toggle();
  } else if (kind === 'language' && isLanguage(value)) void chooseLanguage(value);
}

/** On a phone the screen takes the place of the conversation. */
function openPage(path: string): void {
  go(path);
  useShell.getState().show('work');
}

/** The card says that it stands on the clipboard; where the browser kept it off, that is said, with the link. */
async function copyLink(address: string): Promise<void> {
  if (await copyText(address)) return;
  // The frame does not wait for what shows messages.
  const { toast } = await import('sonner');
  toast(i18next.t('settings.link.copyFailed'), { description: address });
}
