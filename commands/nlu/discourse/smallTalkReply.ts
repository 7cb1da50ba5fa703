/** "Thanks", "hello": answered as people do, unless it answers a question. */
import { smallTalk } from '../../grammar/smallTalk.ts';
import { inWords } from '../../kernel/words.ts';
import type { Plan } from '../../kernel/plan.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import type { ReadOne } from '../parse/readOne.ts';

export function smallTalkReply(plan: Plan, { said }: ReadOne, world: IndexedWorld): Plan | null {
  if (plan.command === 'answer') return null;
  const talk = smallTalk.find(({ says }) => says.test(said.normal.text.trim()));
  if (!talk) return null;
  const hint = {
    text: inWords(world, 'To see what you can type:', 'כך רואים מה אפשר לכתוב:'),
    says: inWords(world, 'help', 'עזרה'),
  };
  return {
    status: 'unknown',
    command: null,
    slots: {},
    steps: [],
    reply: { text: talk.reply[world.locale], ...(talk.offersHelp ? { hint } : {}) },
    spans: [],
    unread: [],
  };
}
