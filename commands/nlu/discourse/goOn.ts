/** Which of the cards before it a sentence goes on with: the open question or plan, then what was answered or done last. */
import type { IndexedWorld } from '../../world/indexWorld.ts';
import type { Discourse, Stage } from '../../kernel/discourse.ts';
import type { Plan, Span } from '../../kernel/plan.ts';
import type { ReadOne } from '../parse/readOne.ts';
import { replyTo } from './replyTo.ts';
import type { Means } from './substituted.ts';

/** "What about Tuesday?" goes on with the last answer, though a plan waits. */
const orderOf = (isQuestion: boolean): Stage[] =>
  isQuestion ? ['answer', 'open', 'action'] : ['open', 'answer', 'action'];

/** null: the sentence stands by itself. */
export function goOn(discourse: Discourse, one: ReadOne, world: IndexedWorld, means: Means): Plan | null {
  const isQuestion = one.said.tokens.at(-1)?.text === '?';
  for (const stage of orderOf(isQuestion)) {
    const card = discourse[stage];
    const reply = card && replyTo(card, stage, one, world, means);
    if (reply) return ofThisSentence(reply, one);
  }
  return null;
}

/** The marks and the words that are shown are those of what was just said; what was said before it is not quoted. */
function ofThisSentence(reply: Plan, { said }: ReadOne): Plan {
  if (reply.text === said.normal.raw) return reply;
  const { ask } = reply;
  return {
    ...reply,
    unread: [],
    ...(ask?.why === 'unread' ? { ask: { ...ask, why: 'guess' } } : {}),
    heard: { text: said.normal.raw, spans: spansOf(said) },
  };
}

const pens = { person: 'who', subject: 'what', time: 'when' } as const;

function spansOf({ readings, normal: { origin, raw } }: ReadOne['said']): Span[] {
  return readings.flatMap((reading): Span[] => {
    if (reading.kind !== 'person' && reading.kind !== 'subject' && reading.kind !== 'time') return [];
    const from = origin[reading.from] ?? 0;
    const to = origin[reading.to] ?? raw.length;
    return [{ from, to, slot: reading.kind, kind: 'said', pen: pens[reading.kind] }];
  });
}
