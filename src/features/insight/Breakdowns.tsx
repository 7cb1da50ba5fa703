/** What was earned, by subject and by student. */
import { useTranslation } from 'react-i18next';
import type { Statistics } from '../../../domain/money/statistics.ts';
import { subjectInk } from '../../ui/subjectInk.ts';
import { Ltr } from '../../ui/Ltr.tsx';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { Picture } from './Picture.tsx';

type Props = { now: Statistics; currency: string };

export function BySubject({ now, currency, colorOf }: Props & { colorOf(name: string): string | null }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const subjects = now.subjects.filter(({ earnedMinor }) => earnedMinor > 0);
  if (subjects.length === 0) return null;
  const nameOf = (name: string): string => name || t('insight.stats.noSubject');
  const partOf = (minor: number): string => `${Math.round((100 * minor) / Math.max(1, now.earnedMinor))}%`;
  return (
    <Picture
      title={t('insight.stats.bySubject')}
      table={{
        columns: [
          t('insight.stats.subject'),
          t('insight.stats.lessons'),
          t('insight.stats.part'),
          t('insight.stats.earned'),
        ],
        rows: subjects.map(({ name, lessons, earnedMinor }) => [
          nameOf(name),
          String(lessons),
          partOf(earnedMinor),
          money(earnedMinor, currency, language),
        ]),
      }}
    >
      <div className="grid gap-3">
        <div className="flex h-2.5 gap-0.5">
          {subjects.map(({ name, earnedMinor }) => (
            <span
              key={name}
              data-subject={subjectInk(colorOf(name), name)}
              className="min-w-1 rounded-full bg-(--pen)"
              style={{ flexGrow: earnedMinor, flexBasis: 0 }}
            />
          ))}
        </div>
        <div className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
          {subjects.map(({ name, earnedMinor }) => (
            <div key={name} data-subject={subjectInk(colorOf(name), name)} className="grid min-w-24">
              <span className="flex items-center gap-2">
                <span className="size-2.5 rounded-full bg-(--pen)" />
                <bdi>{nameOf(name)}</bdi>
              </span>
              <span>
                <Ltr className="font-mid tabular-nums">{money(earnedMinor, currency, language)}</Ltr>{' '}
                <Ltr className="text-on-surface-muted">{partOf(earnedMinor)}</Ltr>
              </span>
            </div>
          ))}
        </div>
      </div>
    </Picture>
  );
}

const shownStudents = 5;

export function TopStudents({ now, currency, nameOf }: Props & { nameOf(id: string): string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const students = now.students.filter(({ earnedMinor }) => earnedMinor > 0);
  const [first] = students;
  if (!first) return null;
  const sum = (minor: number): string => money(minor, currency, language);
  const others = students.slice(shownStudents);
  return (
    <Picture
      title={t('insight.stats.topStudents')}
      table={{
        columns: [t('insight.stats.student'), t('insight.stats.lessons'), t('insight.stats.earned')],
        rows: students.map(({ id, lessons, earnedMinor }) => [nameOf(id), String(lessons), sum(earnedMinor)]),
      }}
    >
      <ol className="grid gap-2.5 text-sm">
        {students.slice(0, shownStudents).map(({ id, earnedMinor }) => (
          <li key={id} className="grid grid-cols-[7rem_minmax(0,1fr)_auto] items-center gap-3">
            <bdi className="truncate">{nameOf(id)}</bdi>
            <span className="h-1.5 rounded-full bg-sunk">
              <span
                className="block h-full rounded-full bg-accent"
                style={{ width: `${(100 * earnedMinor) / first.earnedMinor}%` }}
              />
            </span>
            <Ltr className="min-w-14 text-end tabular-nums">{sum(earnedMinor)}</Ltr>
          </li>
        ))}
        {others.length > 0 ? (
          <li className="flex justify-between text-on-surface-muted">
            {t('insight.stats.moreStudents', { count: others.length })}
            <Ltr className="tabular-nums">
              {sum(others.reduce((all, { earnedMinor }) => all + earnedMinor, 0))}
            </Ltr>
          </li>
        ) : null}
      </ol>
    </Picture>
  );
}
