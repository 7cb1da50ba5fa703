/** Where sentences are written: read while they are typed, sent by Enter. */
import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '../../../../commands/kernel/plan.ts';
import { cn } from '../../../ui/cn.ts';
import { useLanguage } from '../../../lib/i18n/useLanguage.ts';
import { firstStrong } from './firstStrong.ts';
import { Marked } from '../../../ui/Sentence.tsx';
import { ReadingChips } from './ReadingChips.tsx';
import { Hints } from './Hints.tsx';
import { useComposer } from '../../../lib/sentences/useComposer.ts';
import { NotReadYet } from './NotReadYet.tsx';
import { useTypedHistory } from './useTypedHistory.ts';

export type ComposerProps = {
  draft: string;
  onDraft(text: string): void;
  reading: Plan | null;
  /** What the draft is read against is still on its way. */
  waiting?: boolean;
  /** It was sent, and what reads it could not be fetched yet. */
  unreadable?: boolean;
  onSend(): void;
  /** What the person said before, oldest first. */
  said: readonly string[];
  /** What the last card waits for: a confirmation, an answer by number, or nothing. */
  waits: 'confirm' | 'answer' | null;
  /** A plan waits somewhere in the thread, though perhaps not at its foot. */
  confirmable: boolean;
  onConfirm(): void;
  /** Answers by its place in the card; false where there is no such answer. */
  onNumber(index: number): boolean;
  onLeave(): void;
  /** A chip that was assumed or asked: its slot is to be said. */
  onSlot?(slot: string): void;
};

/** What one paste may hold (language.md 13). */
const mostCharacters = 10_000;

export function Composer(props: ComposerProps) {
  const { draft, onDraft, reading, onSend, said, waits, confirmable, onConfirm, onNumber, onLeave } = props;
  const { t } = useTranslation();
  const { dir: pageDir } = useLanguage();
  const box = useRef<HTMLTextAreaElement>(null);
  const history = useTypedHistory(said);
  const { asked, focusAsked, taken } = useComposer();
  const chipsId = useId();
  const empty = draft.trim() === '';
  // A line of digits alone follows the page; it does not jump when the first letter comes.
  const dir = firstStrong(draft) ?? pageDir;
  const unread = reading?.status === 'unknown' || reading?.unread.length ? (reading?.unread ?? []) : [];

  const come = useEffectEvent(() => {
    if (asked) {
      onDraft(asked.text);
      taken();
    }
    const input = box.current;
    if (!input) return;
    input.focus();
    requestAnimationFrame(() => input.setSelectionRange(input.value.length, input.value.length));
  });
  useEffect(() => {
    if (focusAsked > 0) come();
  }, [focusAsked]);

  const bring = (text: string | null): boolean => {
    if (text === null) return false;
    onDraft(text);
    requestAnimationFrame(() => box.current?.setSelectionRange(text.length, text.length));
    return true;
  };

  const pressed = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    // While a word is being composed (IME), Enter belongs to it.
    if (event.nativeEvent.isComposing) return;
    const did = (): boolean => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        if (confirmable) onConfirm();
        else if (!empty) onSend();
        return true;
      }
      if (event.key === 'Enter' && !event.shiftKey && !event.altKey) {
        if (!empty) onSend();
        else if (waits !== null) onConfirm();
        history.leave();
        return true;
      }
      if (event.key === 'Escape') {
        onLeave();
        return true;
      }
      if (
        empty &&
        waits === 'answer' &&
        /^[1-9]$/.test(event.key) &&
        !event.ctrlKey &&
        !event.metaKey &&
        !event.altKey
      ) {
        return onNumber(Number(event.key) - 1);
      }
      if (event.key === 'ArrowUp' && !event.shiftKey && (draft === '' || history.walking())) {
        return bring(history.back(draft));
      }
      if (event.key === 'ArrowDown' && !event.shiftKey && history.walking()) return bring(history.forward());
      return false;
    };
    if (did()) event.preventDefault();
  };

  const text = 'col-start-1 row-start-1 min-w-0 py-1 text-lg leading-[1.55] break-words whitespace-pre-wrap';

  return (
    <form
      aria-label={t('chat.composer')}
      className="mx-3 mb-2 grid shrink-0 grid-cols-[minmax(0,1fr)] gap-2 rounded-lg bg-sheet px-3 py-2.5 shadow-sheet focus-within:shadow-[0_0_0_1.5px_var(--accent)] tablet:mx-4 tablet:mb-3 tablet:px-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!empty) onSend();
        box.current?.focus();
      }}
    >
      <div className="flex items-end gap-2">
        {/* The mirror gives the height and the colours; the textarea over it gives the caret and the keys. */}
        <div dir={dir} className="grid max-h-44 min-w-0 flex-1 overflow-y-auto">
          <div aria-hidden className={cn(text, 'pointer-events-none')}>
            <Marked text={draft} spans={reading?.text === draft ? reading.spans : []} unread={unread} />
            {'\u200b'}
          </div>
          <textarea
            ref={box}
            id="composer"
            rows={1}
            value={draft}
            maxLength={mostCharacters}
            placeholder={waits === 'answer' ? t('chat.placeholderAnswer') : t('chat.placeholder')}
            aria-label={t('chat.composer')}
            aria-describedby={chipsId}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="send"
            className={cn(
              text,
              'resize-none overflow-hidden bg-transparent text-transparent caret-accent outline-none',
            )}
            onChange={(event) => {
              history.leave();
              onDraft(event.target.value);
            }}
            onKeyDown={pressed}
          />
        </div>
        <button
          type="submit"
          aria-label={t('chat.send')}
          disabled={empty}
          className="calm mb-0.5 grid size-8 shrink-0 place-items-center rounded-sm bg-accent text-on-accent hover:bg-accent-hover disabled:bg-sunk disabled:text-on-surface-muted coarse:size-10 coarse:rounded-full"
        >
          <ArrowUp className="size-4.5" aria-hidden />
        </button>
      </div>
      <div id={chipsId} role="status" aria-label={t('chat.reading')}>
        {reading && !empty ? <ReadingChips plan={reading} text={draft} onSlot={props.onSlot} /> : null}
        {empty ? null : <NotReadYet waiting={props.waiting} unreadable={props.unreadable} />}
      </div>
      <Hints empty={empty} waits={waits} />
    </form>
  );
}
