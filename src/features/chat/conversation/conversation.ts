/** The conversation: a sentence is read while it is typed, sent, planned, confirmed, done and undone. */
import i18next from 'i18next';
import { create } from 'zustand';
import type { IndexedWorld } from '../../../../commands/world/indexWorld.ts';
import type { Plan, Slots } from '../../../../commands/kernel/plan.ts';
import { isLastChange } from '../../../lib/operations/lastChange.ts';
import { useSession } from '../../../lib/session/session.ts';
import { untilItComes } from '../../../lib/page/untilItComes.ts';
import { useCalendar } from '../../../lib/lessons/useCalendar.ts';
import {
  discourseOf,
  meansUndo,
  replyOf,
  sentencesOf,
  undoAsked,
  withReplaced,
  type Unsettled,
} from './discourse.ts';
import { doOnDevice } from './doOnDevice.ts';
import { fetchReaderWhileIdle, readerHere, wake, type NluClient } from './fetchReader.ts';
import { followSession } from './followSession.ts';
import { keepThread } from './threadStore.ts';
import { withoutSecrets } from './withoutSecrets.ts';
import type { Settling } from './settlePlan.ts';
import { openFor, type Card, type CardOf, type Actions, type Turn } from '../turns/turns.ts';

type Conversation = Actions & {
  draft: string;
  /** The draft as it is read at every keystroke; nothing is sent. */
  reading: Plan | null;
  /** A draft waits, longer than a moment, for what it is read by or for the school it is read against. */
  waiting: boolean;
  /** A sentence was sent before what reads it has come, and there is no line: it is read when that comes. */
  unreadable: boolean;
  turns: Turn[];
  setDraft(text: string): void;
  send(): void;
  /** Sends the draft, and has this slot asked instead of assumed. */
  refuse(slot: string): void;
};

const aMomentMs = 400;

/** Plans that are on their way now: a second tap does not send them again. */
const sending = new Set<string>();

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
    put([...withReplaced(get().turns, card), { id, atMs: Date.now(), by: 'desk', card }]);
    return id;
  };
  const tell = (plan: Plan, title: Unsettled | 'nothingToUndo'): void =>
    void deskSays({ kind: 'answer', plan, title: i18next.t(`chat.${title}`), rows: [] });
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
  const discourse = () => discourseOf(get().turns, Date.now());
  const show = async (nlu: NluClient, plan: Plan, text: string | null = null): Promise<void> => {
    const world = nlu.worldNow();
    if (!world) return;
    const { open } = discourse();
    if (plan.status === 'ready' && meansUndo(plan, open, i18next.t('chat.undo'))) {
      const asked = undoAsked(open);
      if (asked) return get().answer(asked.id, asked.value);
      return undoSaid(plan, plan.effect?.kind === 'undo' ? plan.effect.value : '');
    }
    const reply = replyOf(plan, open);
    if (reply) return 'says' in reply ? tell(plan, reply.says) : get()[reply.does](reply.id);
    if (plan.status === 'ready' && plan.effect) {
      doOnDevice(plan.effect);
      // Nothing of the thread stays, so nothing more is written into it.
      if (plan.effect.kind === 'signOut') return;
    }
    const card = await nlu.cardSaid(plan, world, text);
    deskSays(card);
    await nlu.whenHere(() => nlu.drawPlan(card));
  };
  const takeBack = async (turnId: string): Promise<boolean> => {
    const changeId = cardAt(turnId, 'plan')?.changeId;
    if (!changeId) return false;
    const nlu = await wake();
    const refusal = await nlu.undoChange(changeId);
    if (refusal) {
      const { code, params } = refusal;
      deskSays({ kind: 'refusal', code, ...(params ? { params } : {}) });
    } else changeCard(turnId, { undone: true } as Partial<Card>);
    return refusal === null;
  };
  /** By a sentence: what was done last is named, and asked about where it is not the last thing that was shown. */
  const undoSaid = async (plan: Plan, chosenId: string): Promise<void> => {
    const { action } = discourse();
    const id = chosenId || action?.id || '';
    const card = cardAt(id, 'plan');
    const isMeant = chosenId !== '' || (action?.isLast === true && isLastChange(card?.changeId));
    const step = await (await import('./drawing.ts')).undoStep({ id, card, isMeant });
    if (step === null) tell(plan, 'nothingToUndo');
    else if ('card' in step) deskSays(step.card);
    else if (await takeBack(id)) deskSays({ kind: 'done', title: i18next.t('chat.undid', step) });
  };
  const reread = async (plan: Plan, slots: Slots): Promise<void> => {
    const nlu = await wake();
    const world = nlu.worldNow();
    if (world) await show(nlu, await nlu.whenHere(() => nlu.answerCard(plan, slots, world)));
  };

  /** The open plan as the person settles it now; false where it cannot be. */
  const settleAnew = (turnId: string, settling: Settling): boolean => {
    const card = cardAt(turnId, 'plan');
    const nlu = readerHere();
    if (!nlu || card?.state !== 'open') return false;
    const part = nlu.settledCard(card, settling);
    if (!part) return false;
    changeCard(turnId, part);
    nlu.drawPlan({ ...card, ...part });
    return true;
  };

  /** What reads, and the whole school; null where nobody is in. */
  const everything = async (anew = false): Promise<{ nlu: NluClient; world: IndexedWorld } | null> => {
    const slow = setTimeout(() => set({ waiting: true }), aMomentMs);
    try {
      const nlu = await wake();
      const world = await nlu.wholeWorld(anew);
      return world && { nlu, world };
    } finally {
      clearTimeout(slow);
      if (get().waiting) set({ waiting: false });
    }
  };

  const sendDraft = (settle: (plan: Plan, nlu: NluClient, world: IndexedWorld) => Plan): void => {
    const text = get().draft.trim();
    if (text === '') return;
    const readIt = async () => {
      const here = await everything(true);
      if (!here) return null;
      const { nlu, world } = here;
      const read = await nlu.whenHere(() =>
        settle(nlu.readSentence(text, world, { discourse: sentencesOf(discourse()) }), nlu, world),
      );
      return { nlu, read };
    };
    void untilItComes(readIt, () => set({ unreadable: get().draft.trim() === text })).then(async (done) => {
      set({ unreadable: false });
      if (!done) return;
      const { nlu, read } = done;
      // Sent twice while a part of the language was on its way, it is still one sentence.
      if (get().draft.trim() !== text) return;
      set({ draft: '', reading: null });
      const { text: told, plan } = withoutSecrets(text, read);
      add({
        id: newTurnId(),
        atMs: Date.now(),
        by: 'person',
        text: told,
        spans: plan.text === told ? plan.spans : plan.heard?.text === told ? plan.heard.spans : [],
      });
      await show(nlu, plan, text);
    });
  };

  return {
    draft: '',
    reading: null,
    waiting: false,
    unreadable: false,
    turns: [],
    setDraft(draft) {
      // Another sentence is not the one that waits to be read.
      set({ draft, unreadable: get().unreadable && draft.trim() === get().draft.trim() });
      if (draft.trim() === '') {
        set({ reading: null });
        // What was being typed leaves the calendar; a plan that stands open comes back to it.
        readerHere()?.drawPlan(discourse().open?.card ?? null);
        return;
      }
      const read = async (): Promise<void> => {
        const here = await everything();
        // Only the newest draft is read: an older one may have been waiting.
        const isNewest = () => get().draft === draft;
        if (!here || !isNewest()) return;
        const { nlu, world } = here;
        const { reading, card } = await nlu.whenHere(() => {
          const plan = nlu.readSentence(draft, world, { discourse: sentencesOf(discourse()) });
          return { reading: plan, card: nlu.isDrawn(plan) ? nlu.cardOf(plan, world) : null };
        });
        if (!isNewest()) return;
        set({ reading });
        await nlu.whenHere(() => nlu.drawDraft(card));
      };
      // Where something is missing, Enter says so; a draft is only not read yet.
      void read().catch((fault: unknown) => console.warn('the draft could not be read yet', fault));
    },
    send: () => sendDraft((plan) => plan),
    refuse: (slot) =>
      sendDraft((plan, nlu, world) => {
        if (plan.ask) return plan;
        const asked = nlu.answerCard(plan, { [slot]: null }, world);
        // What cannot be asked for is shown as it was assumed, and changed on the card.
        return asked.status === 'ask' ? asked : plan;
      }),
    confirm(turnId) {
      const card = cardAt(turnId, 'plan');
      if (!card || card.state === 'done' || card.state === 'dropped' || sending.has(turnId)) return;
      // Where every hour conflicts, the safe way is to leave it.
      if (card.state === 'open' && card.facts.conflict?.chosen === null) return get().drop(turnId);
      sending.add(turnId);
      void wake()
        .then((nlu) => nlu.sendPlan(card, (part) => changeCard(turnId, part)))
        .then((next) => next && reread(card.plan, next))
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
    undo: (turnId) => void takeBack(turnId),
    settle(turnId, slots) {
      const card = openFor(get().turns.find(({ id }) => id === turnId));
      if (!card) return;
      if (card.kind !== 'answer') get().drop(turnId);
      void reread(card.plan, slots);
    },
    takeWay: (turnId, way) => settleAnew(turnId, { way }),
    leaveOut(turnId, part, isLeft) {
      const left = (cardAt(turnId, 'plan')?.left ?? []).filter((one) => one !== part);
      settleAnew(turnId, { left: isLeft ? [...left, part] : left });
    },
    insist(turnId) {
      if (settleAnew(turnId, { insisted: true })) get().confirm(turnId);
    },
    setQuiet(turnId, quiet) {
      changeCard(turnId, { quiet });
    },
    edit(turnId) {
      const { steps } = cardAt(turnId, 'plan') ?? {};
      if (!steps?.length) return;
      useCalendar.getState().editByHand({ steps, onSaved: () => get().drop(turnId) });
    },
  };
});

/** Plans that were confirmed and have no answer yet: sent again under their own name, which does them once. */
function sendWaiting(): void {
  const { turns, confirm } = useConversation.getState();
  for (const turn of turns) {
    if (turn.by !== 'desk' || turn.card.kind !== 'plan') continue;
    if (turn.card.state === 'waiting' || turn.card.state === 'sending') confirm(turn.id);
  }
}

followSession({
  get: useConversation.getState,
  put: (part) => useConversation.setState('draft' in part ? { ...part, reading: null } : part),
  onCome: fetchReaderWhileIdle,
  onLoaded: sendWaiting,
});
void untilItComes(() => import('../../../lib/apollo/apollo.ts')).then(({ onReconnect }) =>
  onReconnect(sendWaiting),
);
window.addEventListener('online', sendWaiting);
