/** /log: what was changed in the teacher's calendar and accounts, by whom and when; with Undo where it is still possible. */
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { logAreas } from '../../../domain/kernel/entity.ts';
import { addMinutes, dayOf, type Wall } from '../../../domain/basics/wallTime.ts';
import { toMs, toWall } from '../../../domain/basics/zones.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { dayHeading } from '../../lib/i18n/dayHeading.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { useNow } from '../../lib/page/useNow.ts';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LogItem } from './LogItem.tsx';
import { useChangeLog, type LogFilter } from './useChangeLog.ts';

const everything = 'all';

export function LogScreen() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const students = useEntityStore((school) => school.students);
  useScreenTitle(t('insight.log.title'));
  const area = logAreas.find((each) => each === search.get('area')) ?? null;
  const studentId = search.get('student');
  const meetingId = search.get('lesson');
  const then = stretchIn(search);
  const choose = (name: string) => (value: string) =>
    setSearch((was) => {
      const next = new URLSearchParams(was);
      if (value === everything) next.delete(name);
      else next.set(name, value);
      return next;
    });
  return (
    <section aria-labelledby="log" className="h-full overflow-y-auto">
      <div className="mx-auto grid max-w-3xl gap-4 px-4 pt-3 pb-16 tablet:px-6">
        <header className="grid gap-1">
          <h1 id="log" className="text-xl font-strong">
            {t('insight.log.title')}
          </h1>
          <p className="text-sm text-on-surface-muted">{t('insight.log.lead')}</p>
        </header>
        <div className="flex flex-wrap items-end gap-3">
          <Choice
            label={t('insight.log.area')}
            value={area ?? everything}
            options={[
              { value: everything, label: t('insight.log.allAreas') },
              ...logAreas.map((value) => ({ value, label: t(`insight.log.areas.${value}`) })),
            ]}
            onChange={choose('area')}
          />
          <Choice
            label={t('insight.log.person')}
            value={studentId ?? everything}
            options={[
              { value: everything, label: t('insight.log.everybody') },
              ...students.map(({ id, username }) => ({ value: id, label: username ?? '' })),
            ]}
            onChange={choose('student')}
          />
          {then === null ? null : (
            <Button variant="plain" onClick={() => setSearch(withoutThen)}>
              <ThenOnly {...then} />
            </Button>
          )}
          {meetingId === null ? null : (
            <Button variant="plain" onClick={() => choose('lesson')(everything)}>
              {t('insight.log.notOneLesson')}
            </Button>
          )}
        </div>
        <Changes key={search.toString()} filter={{ area, studentId, meetingId, ...momentsOf(then) }} />
      </div>
    </section>
  );
}

type Stretch = { from: Wall; to: Wall };

const wall = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** "What changed yesterday": from when and until when, by the teacher's clock; null where the address says none. */
function stretchIn(search: URLSearchParams): Stretch | null {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  return wall.test(from) && wall.test(to) && from < to ? { from, to } : null;
}

function withoutThen(was: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(was);
  next.delete('from');
  next.delete('to');
  return next;
}

function momentsOf(then: Stretch | null): Pick<LogFilter, 'from' | 'to'> {
  const { zone } = codecNow();
  return then === null
    ? { from: null, to: null }
    : { from: String(toMs(then.from, zone)), to: String(toMs(then.to, zone)) };
}

/** Which days are shown, and the way back to all of them. */
function ThenOnly({ from, to }: Stretch) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const now = useNow(codecNow().zone);
  const [first, last] = [dayOf(from), dayOf(addMinutes(to, -1))].map((day) =>
    dayHeading(day, now.wall, language),
  );
  return t('insight.log.thenOnly', { days: first === last ? first : `${first} – ${last}` });
}

function Changes({ filter }: { filter: LogFilter }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { zone } = codecNow();
  const now = useNow(zone);
  const own = useSession((session) => session.user?.id) ?? '';
  const { changes, failed, loading, more, again } = useChangeLog(filter);
  if (failed)
    return (
      <p role="alert" className="grid justify-items-start gap-2 text-sm">
        {t('insight.stats.loadFailed')}
        <Button variant="plain" onClick={again}>
          {t('insight.log.tryAgain')}
        </Button>
      </p>
    );
  if (changes === null) return <Skeleton className="h-64" />;
  if (changes.length === 0 && more === null)
    return (
      <p className="text-sm text-on-surface-muted">
        {t(filter.from === null ? 'insight.log.empty' : 'insight.log.emptyThen')}
      </p>
    );
  const byDay = Map.groupBy(changes, ({ at }) => dayOf(toWall(Number(at), zone)));
  return (
    <>
      {[...byDay].map(([day, ofDay]) => (
        <section key={day} aria-label={dayHeading(day, now.wall, language)} className="grid gap-2">
          <h2 className="text-sm font-strong text-on-surface-muted">{dayHeading(day, now.wall, language)}</h2>
          <ul className="rounded-md border border-line bg-sheet">
            {ofDay.map((change) => (
              <LogItem
                key={change.id}
                change={change}
                words={{ t, language, zone }}
                own={own}
                onUndone={again}
              />
            ))}
          </ul>
        </section>
      ))}
      {more === null ? null : (
        <Button variant="plain" className="justify-self-center" disabled={loading} onClick={more}>
          {t('insight.log.older')}
        </Button>
      )}
    </>
  );
}
