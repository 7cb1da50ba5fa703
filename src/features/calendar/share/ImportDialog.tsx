/** Events of another calendar are brought in: where from, what would come of them, how far it is, and back again. */
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportPreview } from '../../../../domain/calendar/ics/importPreview.ts';
import type { ImportedEvent } from '../../../../domain/calendar/ics/importedEvent.ts';
import { undoChange } from '../../../lib/operations/undoChange.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { addEvents, askPreview, type ImportAs, type Imported, type ImportFailure } from './importing.ts';
import { ImportRows, NotBrought } from './ImportRows.tsx';

type Stage =
  | { at: 'source'; failure: ImportFailure | null }
  | { at: 'reading' }
  | { at: 'preview'; preview: ImportPreview }
  | { at: 'adding'; added: number; of: number }
  | { at: 'done'; result: Imported; undone: 'no' | 'doing' | 'yes' | 'refused' };

const importWays: readonly ImportAs[] = ['lessons', 'closed'];

const canBe = (event: ImportedEvent, how: ImportAs): boolean =>
  event.state === 'new' && (how === 'closed' || !event.onlyClosedHours);

export function ImportDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const [stage, setStage] = useState<Stage>({ at: 'source', failure: null });
  const [how, setHow] = useState<ImportAs>('lessons');
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const stop = useRef(false);

  const read = async (source: File | string): Promise<void> => {
    setStage({ at: 'reading' });
    const told = await askPreview(source);
    setStage(typeof told === 'string' ? { at: 'source', failure: told } : { at: 'preview', preview: told });
  };
  const chosen =
    stage.at === 'preview'
      ? stage.preview.events.filter((event) => canBe(event, how) && !without.has(event.key))
      : [];
  const add = async (): Promise<void> => {
    stop.current = false;
    setStage({ at: 'adding', added: 0, of: chosen.length });
    const result = await addEvents(chosen, how, {
      onAdded: (added) => setStage({ at: 'adding', added, of: chosen.length }),
      stopped: () => stop.current,
    });
    setStage({ at: 'done', result, undone: 'no' });
  };
  const undo = async (result: Imported): Promise<void> => {
    setStage({ at: 'done', result, undone: 'doing' });
    let isRefused = false;
    for (const changeId of result.changeIds.toReversed()) {
      if ((await undoChange(changeId)) !== null) isRefused = true;
    }
    setStage({ at: 'done', result, undone: isRefused ? 'refused' : 'yes' });
  };

  return (
    <Dialog open onOpenChange={(open) => !open && stage.at !== 'adding' && onClose()}>
      <DialogContent aria-describedby={undefined} closable={stage.at !== 'adding'}>
        <DialogTitle>{t('calendar.import.title')}</DialogTitle>
        {stage.at === 'source' ? (
          <Source failure={stage.failure} onSource={(source) => void read(source)} />
        ) : null}
        {stage.at === 'reading' ? <p role="status">{t('calendar.import.reading')}</p> : null}
        {stage.at === 'preview' ? (
          <>
            <p role="status" className="text-sm text-on-surface-muted">
              {t('calendar.import.counts', stage.preview.counts)}
            </p>
            <Segmented<ImportAs>
              label={t('calendar.import.as')}
              className="justify-self-start"
              value={how}
              segments={importWays.map((value) => ({
                value,
                label: t(`calendar.import.ways.${value}`),
              }))}
              onChange={setHow}
            />
            <ImportRows
              events={stage.preview.events}
              isOffered={(event) => canBe(event, how)}
              without={without}
              onWithout={setWithout}
            />
            <DialogFooter>
              <Button variant="primary" disabled={chosen.length === 0} onClick={() => void add()}>
                {t('calendar.import.add', { count: chosen.length })}
              </Button>
              <Button variant="quiet" onClick={() => setStage({ at: 'source', failure: null })}>
                {t('calendar.form.back')}
              </Button>
            </DialogFooter>
          </>
        ) : null}
        {stage.at === 'adding' ? (
          <>
            <p role="status">{t('calendar.import.adding', { added: stage.added, of: stage.of })}</p>
            <progress
              aria-label={t('calendar.import.title')}
              className="h-2 w-full accent-accent"
              value={stage.added}
              max={stage.of}
            />
            <DialogFooter>
              <Button onClick={() => (stop.current = true)}>{t('calendar.import.stop')}</Button>
            </DialogFooter>
          </>
        ) : null}
        {stage.at === 'done' ? (
          <>
            <p role="status">
              {stage.undone === 'yes'
                ? t('calendar.import.undone')
                : t('calendar.import.done', { count: stage.result.added })}
            </p>
            <NotBrought result={stage.result} />
            {stage.undone === 'refused' ? (
              <p role="alert" className="text-sm text-danger">
                {t('calendar.import.notUndone')}
              </p>
            ) : null}
            <DialogFooter>
              <Button variant="primary" onClick={onClose}>
                {t('shell.close')}
              </Button>
              {stage.result.changeIds.length > 0 && stage.undone !== 'yes' ? (
                <Button disabled={stage.undone === 'doing'} onClick={() => void undo(stage.result)}>
                  {t('calendar.form.undo')}
                </Button>
              ) : null}
            </DialogFooter>
          </>
        ) : null}
      </DialogContent>
    </Dialog>
  );
}

function Source({
  failure,
  onSource,
}: {
  failure: ImportFailure | null;
  onSource(source: File | string): void;
}) {
  const { t } = useTranslation();
  const [url, setUrl] = useState('');
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (url.trim() !== '') onSource(url.trim());
      }}
    >
      <label className="grid gap-1.5 text-sm text-on-surface-muted">
        {t('calendar.import.file')}
        <input
          type="file"
          accept=".ics,text/calendar"
          className="text-sm text-on-surface file:me-3 file:h-9 file:rounded-sm file:border-0 file:bg-sunk file:px-3 file:text-on-surface"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) onSource(file);
          }}
        />
      </label>
      <Field
        label={t('calendar.import.address')}
        hint={t('calendar.import.addressHow')}
        dir="ltr"
        type="url"
        placeholder="https://calendar.google.com/calendar/ical/…/basic.ics"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      {failure === null ? null : (
        <p role="alert" className="text-sm text-danger">
          {t(`calendar.import.failures.${failure}`)}
        </p>
      )}
      <DialogFooter>
        <Button type="submit" variant="primary" disabled={url.trim() === ''}>
          {t('calendar.import.read')}
        </Button>
      </DialogFooter>
    </form>
  );
}
