/** What was earned, by subject and by student. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Statistics } from '../../../domain/money/statistics.ts';
import { subjectInk } from '../../ui/subjectInk.ts';
import { Ltr } from '../../ui/Ltr.tsx';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { AmountBars } from './AmountBars.tsx';
import type { ToLessons } from './behind.ts';
import { Picture } from './Picture.tsx';

type Props = { now: Statistics; currency: string; to: ToLessons };

export function BySubject({ now, currency, to, colorOf }: Props & { colorOf(name: string): string | null }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const subjects = now.subjects.filter(({ earnedMinor }) => earnedMinor > 0);
  if (subjects.length === 0) return null;
  const nameOf = (name: string): string => name || t('insight.stats.noSubject');
  const partOf = (minor: number): string => `${Math.round((100 * minor) / Math.max(1, now.earnedMinor))}%`;
  return (
    <Picture
      title={t('insight.stats.bySubject')}
      isRead
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
        to: subjects.map(({ name }) => to({ by: 'subject', name })),
      }}
    >
      <Shares
        shares={subjects.map(({ name, earnedMinor }) => ({
          name: nameOf(name),
          ink: subjectInk(colorOf(name), name),
          earnedMinor,
          sum: money(earnedMinor, currency, language),
          part: partOf(earnedMinor),
          to: to({ by: 'subject', name }),
        }))}
      />
    </Picture>
  );
}

type SubjectShare = {
  name: string;
  ink: ReturnType<typeof subjectInk>;
  earnedMinor: number;
  sum: string;
  part: string;
  to: string;
};

/** One bar, parted; under it what each part is. Either leads to the lessons. */
function Shares({ shares }: { shares: readonly SubjectShare[] }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-3">
      <div aria-hidden className="flex h-2.5 gap-0.5">
        {shares.map(({ name, ink, earnedMinor, to }) => (
          <Link
            key={name}
            to={to}
            tabIndex={-1}
            data-subject={ink}
            className="min-w-1 rounded-full bg-(--pen)"
            style={{ flexGrow: earnedMinor, flexBasis: 0 }}
          />
        ))}
      </div>
      <div className="-mx-2 flex flex-wrap gap-x-2 gap-y-1 text-sm">
        {shares.map(({ name, ink, sum, part, to }) => (
          <Link
            key={name}
            to={to}
            title={t('insight.stats.toLessons', { what: name })}
            data-subject={ink}
            className="calm grid min-w-24 content-center rounded-sm px-2 py-1 hover:bg-sunk coarse:min-h-11"
          >
            <span className="flex items-center gap-2">
              <span aria-hidden className="size-2.5 rounded-full bg-(--pen)" />
              <bdi>{name}</bdi>
            </span>
            <span>
              <Ltr className="font-mid tabular-nums">{sum}</Ltr>{' '}
              <Ltr className="text-on-surface-muted">{part}</Ltr>
            </span>
          </Link>
        ))}
      </div>
    </div>
  );
}

const shownStudents = 5;

export function TopStudents({ now, currency, to, nameOf }: Props & { nameOf(id: string): string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [isWhole, setIsWhole] = useState(false);
  const students = now.students.filter(({ earnedMinor }) => earnedMinor > 0);
  const [first] = students;
  if (!first) return null;
  const sum = (minor: number): string => money(minor, currency, language);
  const shown = isWhole ? students.length : shownStudents;
  const others = students.slice(shown);
  return (
    <Picture
      title={t('insight.stats.topStudents')}
      isRead
      table={{
        columns: [t('insight.stats.student'), t('insight.stats.lessons'), t('insight.stats.earned')],
        rows: students.map(({ id, lessons, earnedMinor }) => [nameOf(id), String(lessons), sum(earnedMinor)]),
        to: students.map(({ id }) => to({ by: 'student', id })),
      }}
    >
      <AmountBars
        bars={students.slice(0, shown).map(({ id, earnedMinor }) => ({
          key: id,
          name: nameOf(id),
          earnedMinor,
          to: to({ by: 'student', id }),
        }))}
        most={first.earnedMinor}
        currency={currency}
      >
        {others.length > 0 ? (
          <li>
            <button
              type="button"
              className="calm -mx-2 flex min-h-8 w-[calc(100%+1rem)] items-center justify-between rounded-sm px-2 text-on-surface-muted hover:bg-sunk coarse:min-h-11"
              onClick={() => setIsWhole(true)}
            >
              {t('insight.stats.moreStudents', { count: others.length })}
              <Ltr className="tabular-nums">
                {sum(others.reduce((all, { earnedMinor }) => all + earnedMinor, 0))}
              </Ltr>
            </button>
          </li>
        ) : null}
      </AmountBars>
    </Picture>
  );
}
