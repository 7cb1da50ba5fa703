/** Requests as their teacher answers them: what waits for the teacher, and what waits for others. */
import { useTranslation } from 'react-i18next';
import type { Wall } from '../../../domain/basics/wallTime.ts';
import { RequestRow } from './RequestRow.tsx';
import { requestTrouble } from './requestTrouble.ts';
import { waitsForTeacher, type Waiting } from './waiting.ts';

export function TeacherRequests({ waiting, now }: { waiting: readonly Waiting[]; now: Wall }) {
  const { t } = useTranslation();
  const list = (title: string, rows: readonly Waiting[]) =>
    rows.length === 0 ? null : (
      <section aria-label={title} className="grid gap-1">
        <h2 className="text-sm font-mid text-on-surface-muted">{title}</h2>
        <ul className="grid">
          {rows.map((one) => (
            <RequestRow key={one.pending.id} waiting={one} as="teacher" judge={requestTrouble} now={now} />
          ))}
        </ul>
      </section>
    );
  return (
    <>
      {list(t('asks.yours'), waiting.filter(waitsForTeacher))}
      {list(
        t('asks.theirs'),
        waiting.filter((one) => !waitsForTeacher(one)),
      )}
    </>
  );
}
