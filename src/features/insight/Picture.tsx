/** A picture with its table: read by screen readers always, and shown to whoever asks for it. */
import { Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { cn } from '../../ui/cn.ts';
import { Button } from '../../ui/Button.tsx';
import { Ltr } from '../../ui/Ltr.tsx';

/** `to`: where the lessons behind a row are, by its place. */
type PictureTable = {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  to?: readonly string[];
};

type Props = {
  title: string;
  /**
   * What is drawn is rows of words and figures: it is read and gone through itself, its table only where it is asked for.
   * Of any other picture the drawing is hidden from readers by whoever draws it.
   */
  isRead?: boolean;
  note?: ReactNode;
  table: PictureTable;
  className?: string;
  children: ReactNode;
};

const column = 'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2';

export function Picture({ title, note, isRead, table, className, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <section aria-labelledby={id} className={cn(column, className)}>
      <header className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={id} className="text-md font-strong">
          {title}
        </h2>
        <span className="min-w-0 flex-1 text-xs text-on-surface-muted">{note}</span>
        <Button
          variant="quiet"
          size="iconSm"
          aria-pressed={asTable}
          aria-label={t('insight.stats.asTable', { what: title })}
          title={t('insight.stats.asTable', { what: title })}
          onClick={() => setAsTable(!asTable)}
        >
          <Table2 />
        </Button>
      </header>
      {asTable ? null : children}
      {isRead && !asTable ? null : <Table {...{ title, table, asTable }} />}
    </section>
  );
}

function Table({ title, table, asTable }: Pick<Props, 'title' | 'table'> & { asTable: boolean }) {
  return (
    <div className={asTable ? 'overflow-x-auto' : 'sr-only'}>
      <table className="w-full text-sm">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="text-start text-xs text-on-surface-muted">
            {table.columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="py-1.5 pe-3 text-start font-text last:pe-0 last:text-end"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, ...cells], at) => (
            <tr
              key={`${name} ${at}`}
              className={cn('relative border-t border-line', asTable && table.to && 'hover:bg-sunk')}
            >
              <th scope="row" className="py-1.5 pe-3 text-start font-text">
                <RowName name={name ?? ''} to={asTable ? table.to?.[at] : undefined} />
              </th>
              {cells.map((cell, column) => (
                <td key={table.columns[column + 1]} className="py-1.5 pe-3 last:pe-0 last:text-end">
                  <Ltr className="tabular-nums">{cell}</Ltr>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Nobody comes by the keyboard to what is not seen: the hidden table has names alone. */
function RowName({ name, to }: { name: string; to: string | undefined }) {
  const { t } = useTranslation();
  if (to === undefined) return <bdi>{name}</bdi>;
  return (
    <Link
      to={to}
      aria-label={t('insight.stats.toLessons', { what: name })}
      className="underline decoration-line-strong underline-offset-4 after:absolute after:inset-0"
    >
      <bdi>{name}</bdi>
    </Link>
  );
}
