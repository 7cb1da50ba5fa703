/** The thread belongs to a person: it is loaded when they come and gone from the screen when they leave. */
import { useSession } from '../../../lib/session/session.ts';
import { untilItComes } from '../../../lib/page/untilItComes.ts';
import { LaterCard } from './LaterCard.ts';
import { keepThread, loadThread } from './threadStore.ts';
import type { Turn } from '../turns/turns.ts';

type Lost = { userId: string; turns: Turn[]; draft: string };

type Conversation = { turns: Turn[]; draft: string; setDraft(text: string): void };

type Kept = {
  get(): Conversation;
  /** With nothing being read. */
  put(part: Partial<Pick<Conversation, 'turns' | 'draft'>>): void;
  /** Somebody has come. */
  onCome(): void;
  /** What was confirmed and has no answer yet is sent again. */
  onLoaded(): void;
};

export function followSession({ get, put, onCome, onLoaded }: Kept): void {
  /** Of whom the session ended in the middle of it; in this tab's memory alone, for the same person and nobody else. */
  let lost: Lost | null = null;

  const open = (userId: string | null, waiting: Lost | null): void => {
    put({ turns: [], draft: '' });
    if (userId === null) return;
    onCome();
    const thread = waiting ? Promise.resolve(waiting.turns) : loadThread(userId);
    void Promise.all([thread, untilItComes(LaterCard.fetchPart)]).then(([kept]) => {
      if (useSession.getState().user?.id !== userId) return;
      // What was said while the thread was on its way stands after it.
      put({ turns: [...kept, ...get().turns] });
      if (waiting) void keepThread(userId, kept);
      const { draft, setDraft } = get();
      if (waiting && draft === '') setDraft(waiting.draft);
      onLoaded();
    });
  };

  useSession.subscribe(({ user, lost: of }, before) => {
    if (user?.id === before.user?.id) {
      if (of === null) lost = null;
      return;
    }
    const { turns, draft } = get();
    if (before.user) lost = of === before.user.id ? { userId: of, turns, draft } : null;
    const waiting = user && lost?.userId === user.id ? lost : null;
    if (user) lost = null;
    open(user?.id ?? null, waiting);
  });
  // The conversation may itself be fetched only after the session was restored.
  open(useSession.getState().user?.id ?? null, null);
}
