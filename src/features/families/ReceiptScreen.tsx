/** /receipt: one lesson of one student (or the list to choose it from), its price line by line, what covers it and what is due; to keep in a calendar, print or share. */
import { CalendarPlus, Check, Clock, FileDown, MapPin, Printer, Share2, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { toast } from 'sonner';
import { toWall } from '../../../domain/basics/zones.ts';
import { client } from '../../lib/apollo/apollo.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { dayNear, hourOf, hoursOf, shortDay } from '../../lib/i18n/when.ts';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { useNow } from '../../lib/page/useNow.ts';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';
import { useSession } from '../../lib/session/session.ts';
import { useStatement } from '../../lib/statements/useStatement.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { Ltr } from '../../ui/Ltr.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ReceiptDocument, type ReceiptQuery } from './family.generated.ts';
import { sumOf } from './wireSums.ts';
import { saveLessonEvent, shareReceipt } from './keepReceipt.ts';
import { ReceiptList } from './ReceiptList.tsx';

type Receipt = ReceiptQuery['receipt'];

export function ReceiptScreen() {
  const { t } = useTranslation();
  useScreenTitle(t('payments.receipt.title'));
  const [address] = useSearchParams();
  const asked = {
    teacherId: address.get('teacherId') ?? '',
    meetingId: address.get('meetingId') ?? '',
    occurrence: address.get('occurrence'),
    studentId: address.get('studentId') ?? '',
  };
  const isNamed = asked.teacherId !== '' && asked.meetingId !== '' && asked.studentId !== '';
  return isNamed ? <OneReceipt asked={asked} /> : <ReceiptList />;
}

function OneReceipt({ asked }: { asked: Asked }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(ReceiptDocument, {
    variables: asked,
    client,
    fetchPolicy: 'no-cache',
  });
  return (
    <section aria-labelledby="receipt" className="h-full overflow-y-auto px-4 py-6 tablet:px-10 print:p-0">
      <div className="mx-auto grid max-w-[26rem] gap-4">
        <h1 id="receipt" className="sr-only">
          {t('payments.receipt.title')}
        </h1>
        {data ? (
          <ReceiptPaper receipt={data.receipt} asked={asked} />
        ) : error ? (
          <div role="alert" className="grid justify-items-start gap-3">
            <p>{t('payments.receipt.none')}</p>
            <Button onClick={() => void refetch()}>{t('shell.retry')}</Button>
            <Link to="/receipt" className="underline underline-offset-4">
              {t('payments.receipt.list')}
            </Link>
          </div>
        ) : (
          <div role="status" aria-label={t('shell.loading')} className="grid gap-3">
            <Skeleton className="h-40 rounded-lg" />
            <Skeleton className="h-28 rounded-lg" />
          </div>
        )}
      </div>
    </section>
  );
}

type Asked = { teacherId: string; meetingId: string; occurrence: string | null; studentId: string };
type PaperProps = { receipt: Receipt; asked: Asked };

function ReceiptPaper({ receipt, asked }: PaperProps) {
  const { t } = useTranslation();
  const { saveReceipt, saving } = useStatement();
  const { language } = useLanguage();
  const user = useSession((session) => session.user);
  const zone = user?.preferences.timeZone ?? 'Asia/Jerusalem';
  const now = useNow(zone);
  const subjects = useEntityStore((school) => school.subjects);
  const isOver = Number(receipt.start) <= now.ms;
  const color = subjects.find(({ name }) => name === receipt.subject)?.color ?? null;
  const freeUntil = receipt.freeUntil === null ? null : toWall(Number(receipt.freeUntil), zone);
  const sum = sumOf(receipt.open, receipt.currency, language);
  return (
    <>
      <Head receipt={receipt} color={color} zone={zone} now={now} />
      {isOver ? null : (
        <Button variant="primary" size="tall" onClick={() => saveLessonEvent(receipt, asked.occurrence, t)}>
          <CalendarPlus />
          {t('payments.receipt.save')}
        </Button>
      )}
      <Sums receipt={receipt} />
      <p className="flex items-baseline justify-between gap-3 border-t border-line-strong pt-3">
        <span>{t(isOver ? 'payments.receipt.due' : 'payments.receipt.dueAfter')}</span>
        <Ltr className="text-2xl font-strong tabular-nums">{sum}</Ltr>
      </p>
      {freeUntil === null || receipt.kind === 'excused' || user?.role === 'teacher' ? null : (
        <p className="flex items-center gap-2 rounded-md bg-warning-tint px-3 py-2.5 text-sm text-on-warning-tint">
          <Clock aria-hidden className="size-4 shrink-0" />
          <span>
            {t('payments.receipt.freeUntil', { day: dayNear(freeUntil, now.wall, language) })}{' '}
            <Ltr>{hourOf(freeUntil)}</Ltr>
          </span>
        </p>
      )}
      <div className="grid grid-cols-3 gap-2 print:hidden">
        <Button disabled={saving} onClick={() => void saveReceipt(asked)}>
          <FileDown />
          {t('payments.receipt.pdf')}
        </Button>
        <Button onClick={() => window.print()}>
          <Printer />
          {t('payments.receipt.print')}
        </Button>
        <Button
          onClick={() =>
            void shareReceipt(receipt, sum, zone, t).then(
              (way) => way === 'copied' && toast(t('payments.receipt.copied')),
            )
          }
        >
          <Share2 />
          {t('payments.receipt.share')}
        </Button>
      </div>
      <p className="text-xs text-on-surface-muted">{t('payments.receipt.noInvoice')}</p>
    </>
  );
}

type HeadProps = { receipt: Receipt; color: string | null; zone: string; now: { ms: number; wall: string } };

function Head({ receipt, color, zone, now }: HeadProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { subject, number, teacherName, studentName, location, kind } = receipt;
  const role = useSession((session) => session.user?.role);
  const [start, end] = [toWall(Number(receipt.start), zone), toWall(Number(receipt.end), zone)];
  const isOver = Number(receipt.start) <= now.ms;
  const stands = receipt.open > 0 ? 'payments.family.open' : 'payments.family.settled';
  const who = role === 'teacher' ? studentName : t('calendar.student.with', { name: teacherName });
  return (
    <div
      data-subject={color?.replace('subject-', '')}
      className={cn(
        'grid gap-2 rounded-e-lg border-s-4 p-5',
        color === null ? 'border-line-strong bg-desk' : 'border-pen bg-wash text-ink',
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        <p className="me-auto text-sm">
          <bdi>{subject || t('calendar.lesson')}</bdi>, {dayNear(start, now.wall, language)}
        </p>
        {kind === 'lateCancel' ? (
          <Badge tone="warning">{t('payments.lateCancel')}</Badge>
        ) : kind === 'excused' ? (
          <Badge>{t('payments.family.excused')}</Badge>
        ) : (
          <Badge className="bg-sheet">
            {isOver && receipt.open > 0 ? null : <Check aria-hidden />}
            {t(isOver ? stands : 'payments.receipt.set')}
          </Badge>
        )}
      </div>
      <p className="text-3xl font-strong tabular-nums">
        <Ltr>{hoursOf(start, end)}</Ltr>
      </p>
      <Fact icon={<User />}>
        <bdi>{who}</bdi>
        {role === 'parent' ? (
          <>
            , <bdi>{studentName}</bdi>
          </>
        ) : null}
        {number === null ? null : `, ${t('calendar.number', { number })}`}
      </Fact>
      <Fact icon={<MapPin />}>{t(`calendar.form.places.${location as 'online'}`)}</Fact>
    </div>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 text-sm [&>svg]:size-4 [&>svg]:shrink-0">
      {icon}
      <span>{children}</span>
    </p>
  );
}

/** The price and what is taken off it, then what covers it. */
function Sums({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { price, covers, currency, start, end, kind } = receipt;
  const minutes = (Number(end) - Number(start)) / 60_000;
  const sum = (amount: number): string => sumOf(amount, currency, language);
  if (kind === 'excused') return <p className="text-sm">{t('payments.receipt.free')}</p>;
  const rows = [
    ...price.map((line) => ({
      words:
        line.kind === 'lesson'
          ? t('payments.receipt.minutes', { count: minutes })
          : line.kind === 'personal'
            ? t('payments.receipt.personal')
            : (line.name ?? t('payments.receipt.discount')),
      note: line.percent === null ? '' : `${line.percent}%`,
      amount: line.amount,
    })),
    ...covers.map(({ amount, inLessons, date }) => ({
      words: t(
        inLessons
          ? 'payments.family.inPackage'
          : date === null
            ? 'payments.receipt.paid'
            : 'payments.receipt.paidOn',
      ),
      note: date === null ? '' : shortDay(date, language),
      amount: -amount,
    })),
  ];
  return (
    <dl className="grid gap-2.5">
      {rows.map(({ words, note, amount }, at) => (
        <div key={at} className="flex items-baseline gap-2 text-sm">
          <dt className="me-auto">
            <bdi>{words}</bdi>
            {words.endsWith('־') ? null : ' '}
            {note === '' ? null : <Ltr className="text-on-surface-muted">{note}</Ltr>}
          </dt>
          <dd className={amount < 0 ? 'text-success tabular-nums' : 'tabular-nums'}>
            <Ltr>{sum(amount)}</Ltr>
          </dd>
        </div>
      ))}
    </dl>
  );
}
