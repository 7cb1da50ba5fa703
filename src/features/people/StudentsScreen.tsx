/** The teacher's students: the list, and beside it the card of the one who is chosen. */
import { Download, ListPlus, Mail, UserPlus } from 'lucide-react';
import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { useEntities } from '../../lib/entities/useEntities.ts';
import { openedLater } from '../../lib/page/openedLater.tsx';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';
import { Choice } from '../../ui/Choice.tsx';
import { useComposer } from '../../lib/sentences/useComposer.ts';
import { cn } from '../../ui/cn.ts';
import { Button } from '../../ui/Button.tsx';
import { DropdownMenuItem } from '../../ui/DropdownMenu.tsx';
import { Input } from '../../ui/Input.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { JoinRequests } from '../joining/JoinRequests.tsx';
import { saveFile } from '../../lib/device/saveFile.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { MoreMenu } from './MoreMenu.tsx';
import { InviteStudent } from './InviteStudent.tsx';
import { StudentDetails } from './StudentDetails.tsx';
import { filters, rosterOf, sorts, type Entry, type Filter, type Sort } from './roster.ts';
import { StudentCard } from './StudentCard.tsx';
import { StudentList } from './StudentList.tsx';
import { useRoster } from './useRoster.ts';

type Action = 'add' | 'list' | 'invite';

// What reads and writes files comes when a file is asked for.
const AddList = openedLater(async () => (await import('./AddList.tsx')).AddList);

async function exportStudents(entries: readonly Entry[], currency: string, t: TFunction): Promise<void> {
  const { studentsCsv } = await import('./studentsCsv.ts');
  saveFile('students.csv', 'text/csv', studentsCsv(entries, currency, t));
}

export function StudentsScreen() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { status, teachers, retry } = useEntities('status', 'teachers', 'retry');
  const entries = useRoster();
  const [address, setAddress] = useSearchParams();
  const chosenId = address.get('studentId');
  const [filter, setFilter] = useState<Filter>('active');
  const [sort, setSort] = useState<Sort>('name');
  const [search, setSearch] = useState('');
  const [action, setAction] = useState<Action | null>(null);
  useScreenTitle(t('students.title'));
  const shown = useMemo(
    () => rosterOf(entries, { filter, sort, search, language }),
    [entries, filter, sort, search, language],
  );
  const chosen = entries.find(({ id }) => id === chosenId) ?? null;
  const { currency } = codecNow();
  const choose = (id: string | null): void =>
    setAddress(
      (before) => {
        if (id === null) before.delete('studentId');
        else before.set('studentId', id);
        return before;
      },
      { replace: true },
    );

  if (status === 'failed')
    return (
      <div role="alert" className="grid justify-items-start gap-3 p-6">
        <p>{t('students.loadFailed')}</p>
        <Button onClick={() => void retry()}>{t('students.retry')}</Button>
      </div>
    );
  return (
    <section aria-labelledby="students" className="@container flex h-full min-h-0">
      <div
        className={cn(
          'flex min-h-0 w-full min-w-0 flex-col @[44rem]:w-88 @[44rem]:shrink-0 @[44rem]:border-e @[44rem]:border-line',
          chosen && 'hidden @[44rem]:flex',
        )}
      >
        <header className="grid gap-2 px-4 pt-3 pb-2">
          <div className="flex items-center gap-1">
            <h1 id="students" className="flex-1 text-xl font-strong">
              {t('students.title')}
            </h1>
            <ListActions
              onAction={setAction}
              onExport={shown.length === 0 ? null : () => void exportStudents(shown, currency, t)}
            />
          </div>
          <Input
            type="search"
            aria-label={t('students.search')}
            placeholder={t('students.search')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <div className="flex flex-wrap items-center gap-2">
            <Segmented
              label={t('students.filter')}
              value={filter}
              segments={filters.map((value) => ({ value, label: t(`students.filters.${value}`) }))}
              onChange={(value) => setFilter(value)}
            />
            <Choice
              className="[&_label]:sr-only [&_select]:h-8 [&_select]:text-sm"
              label={t('students.sort')}
              value={sort}
              options={sorts.map((value) => ({ value, label: t(`students.sorts.${value}`) }))}
              onChange={(value) => setSort(value)}
            />
          </div>
          <p role="status" className="text-xs text-on-surface-muted">
            {status === 'ready' ? t('students.count', { count: shown.length }) : ''}
          </p>
        </header>
        <JoinRequests />
        {status !== 'ready' ? (
          <div aria-hidden className="grid gap-2 px-4">
            {[0, 1, 2, 3, 4].map((row) => (
              <Skeleton key={row} className="h-13 rounded-md" />
            ))}
          </div>
        ) : entries.length === 0 ? (
          <Empty onAction={setAction} />
        ) : shown.length === 0 ? (
          <p className="px-4 py-3 text-on-surface-muted">
            {search.trim() === '' ? t('students.nobody') : t('students.nobodyFor', { text: search.trim() })}
          </p>
        ) : (
          <StudentList entries={shown} chosenId={chosenId} currency={currency} onChoose={choose} />
        )}
      </div>
      <div className={cn('hidden min-w-0 flex-1 @[44rem]:grid', chosen && 'grid')}>
        {chosen ? (
          <StudentCard
            entry={chosen}
            currency={currency}
            allowed={teachers[0]?.userData?.numberOfBadCancelsAllowed ?? 3}
            onBack={() => choose(null)}
          />
        ) : (
          <p className="place-self-center p-6 text-on-surface-faint">
            {status === 'ready' && entries.length > 0 ? t('students.choose') : ''}
          </p>
        )}
      </div>
      <ActionDialog action={action} entries={entries} onClose={() => setAction(null)} />
    </section>
  );
}

function Empty({ onAction }: Pick<ActionsProps, 'onAction'>) {
  const { t } = useTranslation();
  const write = useComposer((state) => state.write);
  return (
    <div className="grid justify-items-start gap-2 px-4 py-3">
      <h2 className="text-lg font-strong">{t('students.emptyTitle')}</h2>
      <p className="text-on-surface-muted">{t('students.emptyBody')}</p>
      <button
        type="button"
        className="calm rounded-md bg-desk px-3 py-2 text-md hover:bg-sunk"
        title={t('chat.writeForMe')}
        onClick={() => write(t('students.emptyTry'))}
      >
        {t('students.emptyTry')}
      </button>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button onClick={() => onAction('add')}>
          <UserPlus />
          {t('students.add')}
        </Button>
        <Button onClick={() => onAction('list')}>
          <ListPlus />
          {t('students.fromList.open')}
        </Button>
        <Button onClick={() => onAction('invite')}>
          <Mail />
          {t('students.invite')}
        </Button>
      </div>
    </div>
  );
}

type ActionsProps = { onAction(action: Action): void; onExport: (() => void) | null };

function ListActions({ onAction, onExport }: ActionsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Button variant="primary" size="sm" onClick={() => onAction('add')}>
        <UserPlus />
        {t('students.add')}
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t('students.invite')}
        title={t('students.invite')}
        onClick={() => onAction('invite')}
      >
        <Mail />
      </Button>
      <MoreMenu>
        <DropdownMenuItem onSelect={() => onAction('list')}>
          <ListPlus />
          {t('students.fromList.open')}
        </DropdownMenuItem>
        <DropdownMenuItem disabled={onExport === null} onSelect={() => onExport?.()}>
          <Download />
          {t('students.export')}
        </DropdownMenuItem>
      </MoreMenu>
    </>
  );
}

/** A list that was said in the conversation. */
const listIn = (state: unknown): string | null =>
  state && typeof state === 'object' && 'list' in state && typeof state.list === 'string' ? state.list : null;

type DialogProps = { action: Action | null; entries: readonly Entry[]; onClose(): void };

function ActionDialog({ action, entries, onClose }: DialogProps) {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const said = listIn(state);
  if (said !== null) {
    // Whoever comes back finds it closed.
    const close = () => void navigate({ search }, { replace: true });
    return <AddList key={said} said={said} entries={entries} onClose={close} />;
  }
  if (action === 'add') return <StudentDetails onClose={onClose} />;
  if (action === 'list') return <AddList entries={entries} onClose={onClose} />;
  return action === 'invite' ? <InviteStudent entries={entries} onClose={onClose} /> : null;
}
