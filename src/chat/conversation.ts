/** The conversation: a sentence is read while it is typed, sent, planned, confirmed, done and undone. */
import i18next from 'i18next';
import { create } from 'zustand';
import type { IndexedWorld } from '../../commands/indexWorld.ts';
import type { Plan, Slots } from '../../commands/pipeline/plan.ts';
import { useSession } from '../app/session.ts';
import { useCalendar } from '../calendar/useCalendar.ts';
import { doOnDevice } from './doOnDevice.ts';
import { keepThread, loadThread } from './threadStore.ts';
import { withoutSecrets } from './withoutSecrets.ts';
import { openPlan, openToDrop, openTurn, type Card, type CardOf, type Deeds, type Turn } from './turns.ts';

export type Brain = typeof import('./brain.ts');

type Conversation = Deeds & {
  draft: string;
  /** The draft as it is read at every keystroke; nothing is sent. */
  reading: Plan | null;
  /** A draft waits, longer than a moment, for what it is read by or for the school it is read against. */
  waiting: boolean;
  turns: Turn[];
  setDraft(text: string): void;
  send(): void;
  /** Sends the draft, and has this slot asked instead of assumed. */
  refuse(slot: string): void;
};

let brain: Brain | null = null;
const readyAfterMs = 2_000;
const aMomentMs = 400;

/** Fetches what understands sentences; until it is here a draft is simply not read yet. */
export async function wake(): Promise<Brain> {
  if (brain) return brain;
  const mind = await import('./brain.ts');
  brain = mind;
  setTimeout(() => void mind.getReady().catch(() => undefined), readyAfterMs);
  return mind;
}

/** Plans that are on their way now: a second tap does not send them again. */
const sending = new Set<string>();

/** A draft is drawn when it would change something, also while it is still asked for which lessons. */
const isDrawn = (reading: Plan): boolean =>
  (reading.status === 'ready' && reading.steps.length > 0) || reading.ask?.slot === 'scope';

const newTurnId = (): string => crypto.randomUUID();

export const useConversation = create<Conversation>((set, get) => {
  const put = (turns: Turn[]): void => {
    set({ turns });
    const { user } = useSession.getState();
    if (user) void keepThread(user.id, turns);
  };
  const add = (...turns: Turn[]): void => put([...get().turns, ...turns]);
  const deskSays = (card: Card): string => {
    const id = newTurnId();
    add({ id, atMs: Date.now(), by: 'desk', card });
    return id;
  };
  const cardAt = <Kind extends Card['kind']>(id: string, kind: Kind): CardOf<Kind> | null => {
    const turn = get().turns.find((one) => one.id === id);
    return turn?.by === 'desk' && turn.card.kind === kind ? (turn.card as CardOf<Kind>) : null;
  };
  const changeCard = (id: string, part: Partial<Card>): void =>
    put(
      get().turns.map((turn) =>
        turn.id === id && turn.by === 'desk' ? { ...turn, card: { ...turn.card, ...part } as Card } : turn,
      ),
    );
  const lastPlan = (): Plan | undefined => {
    for (const turn of get().turns.toReversed()) {
      if (turn.by !== 'desk' || !('plan' in turn.card)) continue;
      // A question that was left is answered by nothing any more.
      return 'dropped' in turn.card && turn.card.dropped ? undefined : turn.card.plan;
    }
    return undefined;
  };
  const show = async (mind: Brain, plan: Plan): Promise<void> => {
    const world = mind.worldNow();
    if (!world) return;
    if (plan.status === 'ready' && plan.effect) {
      const { turns } = get();
      const waits = plan.effect.kind === 'dismiss' ? openToDrop(turns) : openPlan(turns);
      switch (plan.effect.kind) {
        case 'undo':
          return undoLast();
        case 'confirm':
        case 'dismiss':
          if (waits !== null)
            return plan.effect.kind === 'confirm' ? get().confirm(waits) : get().drop(waits);
          deskSays({ kind: 'answer', plan, title: i18next.t('chat.nothingWaits'), rows: [] });
          return;
        case 'signOut':
          // Nothing of the thread stays, so nothing more is written into it.
          return doOnDevice(plan.effect);
        default:
          doOnDevice(plan.effect);
      }
    }
    const card = await mind.whenHere(() => mind.cardOf(plan, world));
    deskSays(card);
    await mind.whenHere(() => mind.drawPlan(card));
  };
  const takeBack = async (turnId: string): Promise<boolean> => {
    const changeId = cardAt(turnId, 'plan')?.changeId;
    if (!changeId) return false;
    const mind = await wake();
    const refusal = await mind.undoChange(changeId);
    if (refusal) {
      deskSays({
        kind: 'refusal',
        code: refusal.code,
        ...(refusal.params ? { params: refusal.params } : {}),
      });
    } else changeCard(turnId, { undone: true } as Partial<Card>);
    return refusal === null;
  };
  const undoLast = (): void => {
    const done = get().turns.findLast(
      (turn) =>
        turn.by === 'desk' && turn.card.kind === 'plan' && turn.card.state === 'done' && !turn.card.undone,
    );
    if (done)
      void takeBack(done.id).then(
        (taken) => taken && deskSays({ kind: 'done', title: i18next.t('chat.effect.undo') }),
      );
    else deskSays({ kind: 'refusal', code: 'NOT_FOUND', params: { what: 'undo' } });
  };
  const reread = async (plan: Plan, slots: Slots): Promise<void> => {
    const mind = await wake();
    const world = mind.worldNow();
    if (world) await show(mind, await mind.whenHere(() => mind.answerCard(plan, slots, world)));
  };

  /** What reads, and the whole school; null where nobody is in. */
  const everything = async (): Promise<{ mind: Brain; world: IndexedWorld } | null> => {
    const slow = setTimeout(() => set({ waiting: true }), aMomentMs);
    try {
      const mind = await wake();
      const world = await mind.wholeWorld();
      return world && { mind, world };
    } finally {
      clearTimeout(slow);
      if (get().waiting) set({ waiting: false });
    }
  };

  const sendDraft = (settle: (plan: Plan, mind: Brain, world: IndexedWorld) => Plan): void => {
    const text = get().draft.trim();
    if (text === '') return;
    void everything().then(async (here) => {
      if (!here) return;
      const { mind, world } = here;
      const last = lastPlan();
      const read = await mind.whenHere(() =>
        settle(mind.readSentence(text, world, last ? { lastCard: last } : {}), mind, world),
      );
      // Sent twice while a part of the language was on its way, it is still one sentence.
      if (get().draft.trim() !== text) return;
      set({ draft: '', reading: null });
      const { text: told, plan } = withoutSecrets(text, read);
      add({
        id: newTurnId(),
        atMs: Date.now(),
        by: 'person',
        text: told,
        spans: plan.text === told ? plan.spans : [],
      });
      await show(mind, plan);
    });
  };

  return {
    draft: '',
    reading: null,
    waiting: false,
    turns: [],
    setDraft(draft) {
      set({ draft });
      if (draft.trim() === '') {
        set({ reading: null });
        // What was being typed leaves the calendar; a plan that stands open comes back to it.
        const open = openTurn(get().turns);
        if (brain) brain.drawPlan(open?.card ?? null);
        return;
      }
      void everything().then(async (here) => {
        // Only the newest draft is read: an older one may have been waiting.
        const isNewest = () => get().draft === draft;
        if (!here || !isNewest()) return;
        const { mind, world } = here;
        const last = lastPlan();
        const { reading, card } = await mind.whenHere(() => {
          const plan = mind.readSentence(draft, world, last ? { lastCard: last } : {});
          return { reading: plan, card: isDrawn(plan) ? mind.cardOf(plan, world) : null };
        });
        if (!isNewest()) return;
        set({ reading });
        await mind.whenHere(() => mind.drawPlan(card));
      });
    },
    send: () => sendDraft((plan) => plan),
    refuse: (slot) =>
      sendDraft((plan, mind, world) => {
        if (plan.ask) return plan;
        const asked = mind.answerCard(plan, { [slot]: null }, world);
        // What cannot be asked for is shown as it was assumed, and changed on the card.
        return asked.status === 'ask' ? asked : plan;
      }),
    confirm(turnId) {
      const card = cardAt(turnId, 'plan');
      if (!card || card.state === 'done' || card.state === 'dropped' || sending.has(turnId)) return;
      sending.add(turnId);
      void wake()
        .then((mind) => mind.sendPlan(card, (part) => changeCard(turnId, part)))
        .finally(() => sending.delete(turnId));
    },
    choose(turnId, index) {
      const card = cardAt(turnId, 'choose');
      const choice = card?.plan.choices?.[index];
      if (!card || !choice || card.answered !== undefined) return;
      changeCard(turnId, { answered: index });
      void reread(card.plan, { ...choice.slots, command: choice.command });
    },
    answer(turnId, value) {
      const card = cardAt(turnId, 'question');
      const { ask } = card?.plan ?? {};
      if (!card || !ask || card.answered !== undefined) return;
      const label = ask.choices.find((choice) => Object.is(choice.value, value))?.label ?? String(value);
      changeCard(turnId, { answered: label });
      void reread(card.plan, { [ask.slot]: value });
    },
    drop(turnId) {
      changeCard(turnId, cardAt(turnId, 'plan') ? { state: 'dropped' } : { dropped: true });
      useCalendar.getState().draw(null);
    },
    undo(turnId) {
      void takeBack(turnId);
    },
    settle(turnId, slots) {
      const card = cardAt(turnId, 'plan');
      if (card?.state !== 'open') return;
      changeCard(turnId, { state: 'dropped' });
      void reread(card.plan, slots);
    },
    setQuiet(turnId, quiet) {
      changeCard(turnId, { quiet });
    },
    edit(turnId) {
      const plan = cardAt(turnId, 'plan')?.plan;
      if (!plan || plan.steps.length === 0) return;
      useCalendar.getState().editByHand({ steps: plan.steps, onSaved: () => get().drop(turnId) });
    },
  };
});

/** The thread belongs to a person: it is loaded when they come and gone from the screen when they leave. */
function openThread(userId: string | null, waiting: Lost | null): void {
  useConversation.setState({ turns: [], draft: '', reading: null });
  if (userId === null) return;
  void (waiting ? Promise.resolve(waiting.turns) : loadThread(userId)).then((kept) => {
    if (useSession.getState().user?.id !== userId) return;
    // What was said while the thread was on its way stands after it.
    useConversation.setState(({ turns }) => ({ turns: [...kept, ...turns] }));
    if (waiting) void keepThread(userId, kept);
    const { draft, setDraft } = useConversation.getState();
    if (waiting && draft === '') setDraft(waiting.draft);
    sendWaiting();
  });
}

type Lost = { userId: string; turns: Turn[]; draft: string };

/** Of whom the session ended in the middle of it; in this tab's memory alone, for the same person and nobody else. */
let lost: Lost | null = null;

useSession.subscribe(({ user, lost: of }, before) => {
  if (user?.id === before.user?.id) return;
  const { turns, draft } = useConversation.getState();
  if (before.user) lost = of === before.user.id ? { userId: of, turns, draft } : null;
  const waiting = user && lost?.userId === user.id ? lost : null;
  if (user) lost = null;
  openThread(user?.id ?? null, waiting);
});
// The conversation may itself be fetched only after the session was restored.
openThread(useSession.getState().user?.id ?? null, null);

/** Plans that were confirmed and have no answer yet: sent again under their own name, which does them once. */
function sendWaiting(): void {
  const { turns, confirm } = useConversation.getState();
  for (const turn of turns) {
    if (turn.by !== 'desk' || turn.card.kind !== 'plan') continue;
    if (turn.card.state === 'waiting' || turn.card.state === 'sending') confirm(turn.id);
  }
}

void import('../app/apollo.ts').then(({ onReconnect }) => onReconnect(sendWaiting));
window.addEventListener('online', sendWaiting);
