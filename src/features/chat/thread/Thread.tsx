/** The thread: what was said and what was answered, newest at the foot; thousands of turns cost no more than a screenful. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { CardNumber } from '../../effects/ThreadCard.tsx';
import { Sentence } from '../../../ui/Sentence.tsx';
import type { Turn } from '../turns/turns.ts';
import { atEndPx, useFollowing } from './useFollowing.ts';

type Props = {
  turns: readonly Turn[];
  card(turn: Extract<Turn, { by: 'desk' }>): ReactNode;
  empty: ReactNode;
};

const gapPx = 12;

const roughHeight = (turn: Turn | undefined): number => {
  if (turn?.by === 'person') return 48;
  if (turn?.card.kind === 'plan') return 300;
  return turn?.card.kind === 'done' ? 44 : 160;
};

/** null for the newest card. */
function numberCards(turns: readonly Turn[]): (turn: Turn) => number | null {
  const cards = turns.filter(({ by }) => by === 'desk');
  const numbers = new Map(cards.slice(0, -1).map(({ id }, at) => [id, at + 1]));
  return ({ id }) => numbers.get(id) ?? null;
}

export function Thread({ turns, card, empty }: Props) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count: turns.length,
    getScrollElement: () => box.current,
    getItemKey: (index) => turns[index]?.id ?? index,
    estimateSize: (index) => roughHeight(turns[index]),
    gap: gapPx,
    overscan: 6,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: atEndPx,
  });

  const numberOf = useMemo(() => numberCards(turns), [turns]);
  const { away, news, toLatest } = useFollowing(box, list, turns);

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={box}
        // The thread can be scrolled by the keyboard.
        tabIndex={0}
        className="flex min-h-0 flex-1 flex-col overflow-x-hidden overflow-y-auto px-3 pt-2 pb-4 [overflow-anchor:none] tablet:px-4"
      >
        {turns.length === 0 ? <div className="mt-auto">{empty}</div> : null}
        <div
          role="log"
          aria-live="polite"
          aria-relevant="additions"
          aria-label={t('chat.thread')}
          // Old turns that come into view by scrolling are not news.
          aria-busy={list.isScrolling}
          className="relative mt-auto w-full shrink-0"
          style={{ height: list.getTotalSize() }}
        >
          {list.getVirtualItems().map((item) => {
            const turn = turns[item.index];
            if (!turn) return null;
            return (
              <div
                key={item.key}
                ref={list.measureElement}
                data-index={item.index}
                className="absolute inset-x-0 top-0 grid"
                style={{ transform: `translateY(${item.start}px)` }}
              >
                <CardNumber value={numberOf(turn)}>
                  {turn.by === 'person' ? <Bubble turn={turn} /> : card(turn)}
                </CardNumber>
              </div>
            );
          })}
        </div>
      </div>
      {away ? (
        <ToLatest
          isNew={news}
          onGo={() => {
            toLatest();
            // The button goes away under the hand; the keyboard stays in the thread.
            box.current?.focus({ preventScroll: true });
          }}
        />
      ) : null}
    </div>
  );
}

function ToLatest({ isNew, onGo }: { isNew: boolean; onGo(): void }) {
  const { t } = useTranslation();
  return (
    <Button
      size="sm"
      className="absolute inset-x-0 bottom-2 mx-auto w-fit rounded-full shadow-raised"
      onClick={onGo}
    >
      <ArrowDown aria-hidden />
      {t(isNew ? 'chat.newBelow' : 'chat.toLatest')}
    </Button>
  );
}

function Bubble({ turn }: { turn: Extract<Turn, { by: 'person' }> }) {
  return (
    <p
      dir="auto"
      className="mt-2 max-w-[92%] justify-self-end rounded-lg rounded-ee-xs bg-sunk px-3 py-1.5 text-start text-md leading-[1.7] break-words whitespace-pre-wrap max-tablet:max-w-full"
    >
      <Sentence text={turn.text} spans={turn.spans} />
    </p>
  );
}
