/** A person's page without its screen: what it loads of the server, what it reads in a sentence, and what it then would send. */
import { print } from 'graphql';
import { NEVER } from 'rxjs';
import { vi } from 'vitest';
import type { IndexedWorld } from '../../../commands/world/indexWorld.ts';
import type { Plan } from '../../../commands/kernel/plan.ts';
import { answerCard, readSentence } from '../../../commands/nlu/readSentence.ts';
import type { Codec } from '../../../domain/basics/wire.ts';
import type { Step } from '../../../domain/operations.ts';
import '../../../src/app/features.ts';
import { client } from '../../../src/lib/apollo/apollo.ts';
import { codecNow } from '../../../src/lib/entities/codecNow.ts';
import { useEntityStore } from '../../../src/lib/entities/entityStore.ts';
import { documentOf } from '../../../src/lib/operations/stepsDocument.ts';
import { useSession } from '../../../src/lib/session/session.ts';
import { worldNow } from '../../../src/lib/entities/worldNow.ts';
import { cardOf } from '../../../src/features/chat/conversation/cardOf.ts';
import { withInsist } from '../../../src/lib/operations/resolveConflict.ts';
import { withNotify } from '../../../src/features/chat/conversation/planSteps.ts';
import { loadNotices } from '../../../src/features/notices/followNotices.ts';
import { useNotices } from '../../../src/lib/entities/useNotices.ts';
import type { Browser, TestServer } from '../testServer.ts';

export type Page = { world: IndexedWorld; codec: Codec };
export type Sending = { query: string; variables: Record<string, unknown> };

/** What a browser keeps for the page. */
const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});
// There is no page to be dark or light.
vi.mock('../../../src/ui/tokens/theme.ts', () => ({ useTheme: {} }));
// What changes elsewhere meanwhile is fetched when the page is opened again.
vi.spyOn(client, 'subscribe').mockReturnValue(NEVER as never);

const settlingMs = 5;
const plainFetch = globalThis.fetch;

/** The page opened anew by this person, with everything that it loads; null where nobody is in. */
export async function openPage({ address, origin }: TestServer, { cookie }: Browser): Promise<Page | null> {
  vi.stubGlobal('fetch', (path: string, { headers, ...init }: RequestInit) =>
    plainFetch(address + path, { ...init, headers: { ...(headers as object), cookie, origin } }),
  );
  useSession.setState({ user: null, status: 'out' });
  useNotices.getState().clear();
  await client.clearStore();
  await useSession.getState().restore();
  if (useSession.getState().user) await Promise.all([loaded(), loadNotices()]);
  // The cache tells what it was given a moment later.
  await new Promise((resolve) => setTimeout(resolve, settlingMs));
  vi.stubGlobal('fetch', plainFetch);
  const world = worldNow();
  return world && { world, codec: codecNow() };
}

/** Whoever is in finds their school loaded. */
function loaded(): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      const { status } = useEntityStore.getState();
      if (status === 'loading') return;
      stop();
      if (status === 'ready') resolve();
      else reject(new Error(`the page is ${status}`));
    };
    const stop = useEntityStore.subscribe(settle);
    settle();
  });
}

/** As often as a person would answer before they say it otherwise. */
const mostAnswers = 4;

/** More ways than these are the same action with other rows of the person's own. */
const mostPlans = 3;

/** Every plan that the sentence may end in, whichever buttons are pressed: of questions, and of which of two readings is meant. */
export function* plansOf(text: string, world: IndexedWorld): Generator<Plan> {
  let plans = 0;
  for (const plan of waysOn(readSentence(text, world), world, mostAnswers)) {
    yield plan;
    plans += 1;
    if (plans === mostPlans) return;
  }
}

function* waysOn(plan: Plan, world: IndexedWorld, answers: number): Generator<Plan> {
  if (plan.status === 'ready') yield plan;
  else if (answers > 0)
    for (const given of buttonsOf(plan)) yield* waysOn(answerCard(plan, given, world), world, answers - 1);
}

const buttonsOf = ({ ask, choices }: Plan): Record<string, unknown>[] =>
  ask
    ? ask.choices.map(({ value }) => ({ [ask.slot]: value }))
    : (choices ?? []).map(({ slots, command }) => ({ ...slots, command }));

/** The steps that are sent when the card is confirmed as it stands; null where the page offers nothing. */
export function offeredSteps(plan: Plan, world: IndexedWorld): Step[] | null {
  const card = cardOf(plan, world);
  if (card.kind !== 'plan') return null;
  const isLeft = card.facts.conflict?.chosen === null;
  return withNotify(isLeft ? withInsist(card.steps) : card.steps, card.quiet);
}

/** What goes to the server for these steps. */
export function sendingOf(steps: readonly Step[], codec: Codec): Sending {
  const { mutation, variables } = documentOf(steps, crypto.randomUUID(), codec);
  return { query: print(mutation), variables };
}
