/** The conversation: the thread above, the composer at its foot. */
import { useEffect } from 'react';
import { openedLater } from '../../../lib/page/openedLater.tsx';
import { useShell } from '../../../lib/page/useShell.ts';
import { Composer } from '../composer/Composer.tsx';
import { useComposer } from '../../../lib/sentences/useComposer.ts';
import { useConversation } from '../conversation/conversation.ts';
import { LaterCard } from '../conversation/LaterCard.ts';
import { InstallBanner } from './InstallBanner.tsx';
import { Thread } from './Thread.tsx';
import { openOf, undoAsked } from '../conversation/discourse.ts';
import { waitsFor } from './waitsFor.ts';

// Its examples are of the person's own lessons, which come over the line.
const EmptyThread = openedLater(async () => (await import('./EmptyThread.tsx')).EmptyThread);

export function ConversationPane() {
  const talk = useConversation();
  const waiting = openOf(talk.turns);
  const open = waiting?.isLast ? waiting : null;
  const undoing = undoAsked(open);
  const waits = waitsFor(open?.card ?? null);
  const atEnter = talk.draft.trim() === '' && waits ? open?.id : null;
  const { confirm } = talk;
  const planId = waiting?.card.kind === 'plan' ? waiting.id : null;

  useSeenWhenAsked();

  // Ctrl or Cmd+Enter confirms at any time, wherever the focus is.
  useEffect(() => {
    if (planId === null) return;
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      event.preventDefault();
      confirm(planId);
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [planId, confirm]);

  const onNumber = (index: number): boolean => {
    if (open?.card.kind === 'question') {
      const choice = open.card.plan.ask?.choices[index];
      if (!choice || takesNumbers(open.card.plan.ask?.slot)) return false;
      talk.answer(open.id, choice.value);
      return true;
    }
    if (open?.card.kind === 'choose' && open.card.plan.choices?.[index]) {
      talk.choose(open.id, index);
      return true;
    }
    return false;
  };

  return (
    <div className="flex h-full min-h-0 flex-col">
      <InstallBanner isAsking={open !== null} />
      <Thread
        turns={talk.turns}
        empty={<EmptyThread />}
        card={(turn) => <LaterCard turn={turn} actions={talk} bareEnter={turn.id === atEnter} />}
      />
      <Composer
        draft={talk.draft}
        onDraft={talk.setDraft}
        reading={talk.reading}
        waiting={talk.waiting}
        unreadable={talk.unreadable}
        onSend={talk.send}
        onSlot={talk.refuse}
        said={talk.turns.flatMap((turn) => (turn.by === 'person' ? [turn.text] : []))}
        waits={waits}
        confirmable={planId !== null}
        onConfirm={() => {
          if (planId !== null) talk.confirm(planId);
          else if (undoing) talk.answer(undoing.id, undoing.value);
        }}
        onNumber={onNumber}
        onLeave={() => document.getElementById('workspace')?.focus()}
      />
    </div>
  );
}

/** A sentence that a screen puts into the composer is seen: folded away or on a phone, the conversation comes. */
function useSeenWhenAsked(): void {
  const focusAsked = useComposer((state) => state.focusAsked);
  useEffect(() => {
    if (focusAsked === 0) return;
    useShell.getState().fold(false);
    useShell.getState().show('talk');
  }, [focusAsked]);
}

/** Where the answer may itself be a number ("at what hour?"), a digit is text and not the place of a button. */
const numeric = new Set([
  'start',
  'end',
  'minutes',
  'from',
  'to',
  'occurrence',
  'cost',
  'amount',
  'count',
  'capacity',
]);
const takesNumbers = (slot: string | undefined): boolean =>
  slot !== undefined && numeric.has(slot.replace(/^\d+\./, ''));
