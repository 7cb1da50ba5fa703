/** One change: who made it and when, what it did row by row, and Undo where that is still possible. */
import { Undo2 } from 'lucide-react';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toWall } from '../../../domain/basics/zones.ts';
import { hourOf } from '../../lib/i18n/when.ts';
import { undoByHand } from '../../lib/operations/undoByHand.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { AreaIcon } from './AreaIcon.ts';
import type { SpokenField, Words } from './logFields.ts';
import { spokenEntry } from './logWords.ts';
import type { LogEntry, LoggedChange } from './useChangeLog.ts';

/** A change of a whole week is folded after so many. */
const firstEntries = 4;

type Props = { change: LoggedChange; words: Words; own: string; onUndone(): void };

export function LogItem({ change, words, own, onUndone }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { entries, by } = change;
  const shown = open ? entries : entries.slice(0, firstEntries);
  const left = entries.length - shown.length;
  const who = by === null ? t('insight.log.byProgram') : by?.id === own ? t('insight.log.byYou') : by?.name;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line px-4 py-3 last:border-b-0">
      <ul className="grid gap-1.5">
        {change.undone || change.undoes ? (
          <li className="flex flex-wrap gap-1">
            {change.undoes ? <Badge>{t('insight.log.undoes')}</Badge> : null}
            {change.undone ? <Badge tone="warning">{t('insight.log.undone')}</Badge> : null}
          </li>
        ) : null}
        {shown.map((entry) => (
          <Entry key={`${entry.kind}:${entry.id}`} entry={entry} change={change} words={words} />
        ))}
        {left > 0 ? (
          <li>
            <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
              {t('insight.log.moreRows', { count: left })}
            </Button>
          </li>
        ) : null}
      </ul>
      <div className="grid content-start justify-items-end gap-1 text-sm text-on-surface-muted">
        <span>
          <bdi>{who}</bdi>, <Ltr>{hourOf(toWall(Number(change.at), words.zone))}</Ltr>
        </span>
        {change.mayUndo ? <Undo change={change} words={words} onUndone={onUndone} /> : null}
      </div>
    </li>
  );
}

function Entry({ entry, change, words }: { entry: LogEntry; change: LoggedChange; words: Words }) {
  const { t } = useTranslation();
  const { done, what, pairs, fields } = spokenEntry(entry, change, words);
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2 text-sm">
      <span className="mt-0.5 text-on-surface-muted [&_svg]:size-4" aria-hidden>
        <AreaIcon area={entry.area} />
      </span>
      <span className="[overflow-wrap:anywhere]">
        <b className="font-strong">{done}:</b> <bdi>{what}</bdi>
        {pairs.map(({ before, after }, index) => (
          <span key={index} className="block text-on-surface-muted">
            {before === null ? null : (
              <>
                <bdi className="inline-block line-through">{before}</bdi> {t('notices.arrow')}{' '}
              </>
            )}
            <bdi className="inline-block">{after}</bdi>
          </span>
        ))}
        {fields.length === 0 ? null : (
          <span className="block text-on-surface-muted">
            {fields.map((field, index) => (
              <Fragment key={field.word}>
                {index > 0 ? ' · ' : null}
                <Field {...field} />
              </Fragment>
            ))}
          </span>
        )}
      </span>
    </li>
  );
}

function Field({ word, before, after }: SpokenField) {
  const { t } = useTranslation();
  if (before === null && after === null) return word;
  return (
    <span className="inline-block">
      {word}: <bdi>{before}</bdi> {t('notices.arrow')} <bdi>{after}</bdi>
    </span>
  );
}

function Undo({ change, words, onUndone }: { change: LoggedChange; words: Words; onUndone(): void }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [first] = change.entries;
  const what = first ? spokenEntry(first, change, words).what : '';
  async function undo(): Promise<void> {
    setBusy(true);
    await undoByHand(change.id, t);
    setBusy(false);
    onUndone();
  }
  return (
    <Button
      variant="quiet"
      size="sm"
      disabled={busy}
      aria-label={t('insight.log.undoOf', { what })}
      onClick={() => void undo()}
    >
      <Undo2 />
      {t('insight.log.undo')}
    </Button>
  );
}
