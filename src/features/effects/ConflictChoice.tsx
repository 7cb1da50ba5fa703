/** What collides, the safe ways out as radios with the chosen one marked; insisting is a muted line that opens a second confirmation. */
import { Check, TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import type { WayOut } from '../../lib/operations/wayOut.ts';
import { isolated } from '../../ui/Sentence.tsx';
import type { ConflictView } from './conflictView.ts';

type WaysProps = {
  /** What stands in the way, in sentences. */
  sentences: readonly string[];
  ways: ConflictView['ways'];
  disabled?: boolean;
  onWay(way: WayOut): void;
};

/** More conflicts than this are counted only. */
const conflictsShown = 3;

export function ConflictWays({ sentences, ways, disabled = false, onWay }: WaysProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <div className="grid gap-2 rounded-md bg-warning-tint px-3 py-2.5 text-on-warning-tint">
      <ul className="grid gap-1.5">
        {sentences.slice(0, conflictsShown).map((sentence, index) => (
          // Two sentences may be alike.
          <li key={index} className="flex gap-2">
            <TriangleAlert className="mt-px size-4 shrink-0" aria-hidden />
            <span>{isolated(sentence)}</span>
          </li>
        ))}
      </ul>
      {sentences.length > conflictsShown ? (
        <p>{t('chat.moreDates', { count: sentences.length - conflictsShown })}</p>
      ) : null}
      {ways.length > 0 ? (
        <fieldset className="flex flex-wrap gap-1.5" disabled={disabled}>
          <legend className="sr-only">{t('chat.conflict.ways')}</legend>
          {ways.map(({ key, label, isChosen, way }) => (
            <label
              key={key}
              className="calm inline-flex min-h-8.5 cursor-pointer items-center gap-1.5 rounded-full px-3 font-mid shadow-[inset_0_0_0_1px_color-mix(in_oklab,var(--on-warning-tint)_45%,transparent)] hover:bg-sheet hover:text-on-surface has-checked:bg-sheet has-checked:text-on-surface has-checked:shadow-[inset_0_0_0_1.5px_currentColor] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent coarse:min-h-11"
            >
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={isChosen}
                onChange={() => onWay(way)}
              />
              {isChosen ? <Check className="size-4 shrink-0" aria-hidden /> : null}
              <span>{isolated(label)}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}

type AnywayProps = {
  anyway: NonNullable<ConflictView['anyway']>;
  sentences: readonly string[];
  disabled?: boolean;
  onInsist(): void;
};

/** Never reached by Enter: the line is pressed, and then a button that says what it does; the way back holds the focus. */
export function ConflictAnyway({ anyway, sentences, disabled = false, onInsist }: AnywayProps) {
  const { t } = useTranslation();
  const [isAsked, ask] = useState(false);
  const back = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (isAsked) back.current?.focus();
  }, [isAsked]);
  if (!isAsked) {
    return (
      <Button
        type="button"
        variant="quiet"
        size="sm"
        disabled={disabled}
        className="h-auto min-h-8 justify-self-center whitespace-normal text-on-surface-muted coarse:min-h-11"
        onClick={() => ask(true)}
      >
        <span>{isolated(anyway.line)}</span>
      </Button>
    );
  }
  return (
    <div role="alertdialog" aria-labelledby={titleId} className="grid gap-2 rounded-md bg-desk px-3 py-2.5">
      <p id={titleId} className="font-mid">
        {anyway.sure}
      </p>
      <ul className="grid gap-1 text-on-surface-muted">
        {sentences.slice(0, conflictsShown).map((sentence, index) => (
          // Two sentences may be alike.
          <li key={index}>{isolated(sentence)}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-1.5">
        <Button type="button" variant="danger" disabled={disabled} onClick={onInsist}>
          <span>{isolated(anyway.confirm)}</span>
        </Button>
        <Button ref={back} type="button" variant="quiet" disabled={disabled} onClick={() => ask(false)}>
          {t('chat.conflict.back')}
        </Button>
      </div>
    </div>
  );
}
