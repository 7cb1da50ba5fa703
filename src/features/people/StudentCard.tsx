/** One student's card: how to reach them, how they stand, what is next, what was, and what is noted. */
import { ArrowLeft, CalendarPlus, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useComposer } from '../../lib/sentences/useComposer.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { hoursOf, shortDay, weekdayLong } from '../../lib/i18n/when.ts';
import { LinkActions } from './LinkActions.tsx';
import type { Entry } from './roster.ts';
import { StudentHistory } from './StudentHistory.tsx';
import { StudentNotes } from './StudentNotes.tsx';

type Props = { entry: Entry; currency: string; allowed: number; onBack: (() => void) | null };

export function StudentCard({ entry, currency, allowed, onBack }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { name, student, standing, creditMinor, lateCancels } = entry;
  const { next } = standing;
  return (
    <article
      aria-label={name}
      className="grid content-start gap-6 overflow-y-auto px-4 pt-3 pb-8 tablet:px-6"
    >
      <header className="flex flex-wrap items-center gap-3">
        {onBack ? (
          <Button
            variant="quiet"
            size="icon"
            className="@[44rem]:hidden"
            aria-label={t('students.back')}
            onClick={onBack}
          >
            <ArrowLeft className="rtl:-scale-x-100" />
          </Button>
        ) : null}
        <Avatar name={name} image={student.profileImage} className="size-11 text-md" />
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-xl font-strong">
            <bdi>{name}</bdi>
          </h2>
          <Marks entry={entry} />
        </div>
        <LinkActions entry={entry} />
      </header>
      <Contact student={student} />
      <dl className="grid grid-cols-2 gap-2 tablet:grid-cols-4">
        <Figure label={t('students.had')}>{standing.attended}</Figure>
        <Figure label={t('students.unpaid')}>{standing.unpaid}</Figure>
        <Figure label={t('students.owed')}>
          <Ltr>{money(standing.owedMinor, currency, language)}</Ltr>
          {creditMinor > 0 ? <Credit sum={money(creditMinor, currency, language)} /> : null}
        </Figure>
        <Figure label={t('students.lateCancels')}>
          {t('students.ofAllowed', { count: lateCancels, allowed })}
        </Figure>
      </dl>
      <section className="grid gap-1.5">
        <h3 className="text-md font-strong">{t('students.next')}</h3>
        {next ? (
          <p>
            {weekdayLong(next.start, language)} <Ltr>{shortDay(next.start, language)}</Ltr>{' '}
            <Ltr className="tabular-nums">{hoursOf(next.start, next.end)}</Ltr>, {next.subject}
          </p>
        ) : (
          <p className="text-on-surface-muted">{t('students.noNext')}</p>
        )}
        <BookLesson name={name} />
      </section>
      <StudentNotes entry={entry} />
      <StudentHistory entry={entry} currency={currency} />
    </article>
  );
}

function Marks({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  return (
    <p className="flex gap-1.5">
      {entry.blocked ? <Badge tone="danger">{t('students.blocked')}</Badge> : null}
      {entry.withoutAccount ? <Badge>{t('students.withoutAccount')}</Badge> : null}
      {entry.archived ? <Badge>{t('students.archived')}</Badge> : null}
    </p>
  );
}

function BookLesson({ name }: { name: string }) {
  const { t } = useTranslation();
  const write = useComposer((state) => state.write);
  return (
    <Button
      size="sm"
      className="justify-self-start"
      title={t('chat.writeForMe')}
      onClick={() => write(t('students.bookSentence', { name }))}
    >
      <CalendarPlus />
      {t('students.plan')}
    </Button>
  );
}

function Credit({ sum }: { sum: string }) {
  const { t } = useTranslation();
  return (
    <Badge tone="success" className="ms-2">
      <span>
        {t('payments.credit')} <Ltr>{sum}</Ltr>
      </span>
    </Badge>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5 rounded-md bg-desk px-3 py-2.5">
      <dt className="text-xs text-on-surface-muted">{label}</dt>
      <dd className="text-xl font-strong tabular-nums">{children}</dd>
    </div>
  );
}

function Contact({ student }: { student: Entry['student'] }) {
  const { t } = useTranslation();
  const phone = student.phoneNumber;
  const number = phone?.number
    ? `${phone.countryCode ? `+${phone.countryCode.replace('+', '')} ` : ''}${phone.number}`
    : null;
  const row =
    'flex min-w-0 items-center gap-2.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-on-surface-faint';
  const link = 'truncate underline-offset-4 hover:underline';
  const unsaid = <span className="text-on-surface-faint">{t('students.notSaid')}</span>;
  return (
    <ul className="grid gap-1.5 text-sm">
      <li className={row}>
        <Mail aria-label={t('students.email')} />
        {student.email ? (
          <a href={`mailto:${student.email}`} className={link}>
            <Ltr>{student.email}</Ltr>
          </a>
        ) : (
          unsaid
        )}
      </li>
      <li className={row}>
        <Phone aria-label={t('students.phone')} />
        {number ? (
          <a href={`tel:${number.replaceAll(' ', '')}`} className={link}>
            <Ltr>{number}</Ltr>
          </a>
        ) : (
          unsaid
        )}
      </li>
      <li className={row}>
        <MapPin aria-label={t('students.address')} />
        {student.location?.address ? (
          <span className="truncate">
            <bdi>{student.location.address}</bdi>
          </span>
        ) : (
          unsaid
        )}
      </li>
    </ul>
  );
}
