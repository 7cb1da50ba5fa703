/** "Thanks", "hello": answered as people do, unless it answers a question. */
import { smallTalk } from '../../grammar/smallTalk.ts';
import { exampleOf } from '../../intents/exampleOf.ts';
import { inWords } from '../../kernel/words.ts';
import type { Plan } from '../../kernel/plan.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import type { ReadOne } from '../parse/readOne.ts';

type Hint = { text: string; says: string };

const hints: Record<'help' | 'contact', (world: IndexedWorld) => Hint> = {
  help: (world) => ({
    text: inWords(world, 'To see what you can type:', 'כך רואים מה אפשר לכתוב:'),
    says: inWords(world, 'help', 'עזרה'),
  }),
  contact: (world) => ({
    text: inWords(world, 'To get in touch:', 'ליצירת קשר:'),
    says: exampleOf('teacher.open', world),
  }),
};

const isOfFamily = ({ role }: IndexedWorld): boolean => role === 'student' || role === 'parent';

export function smallTalkReply(plan: Plan, { said }: ReadOne, world: IndexedWorld): Plan | null {
  if (plan.command === 'answer') return null;
  const talk = smallTalk.find(
    ({ says, ofFamilies }) => (!ofFamilies || isOfFamily(world)) && says.test(said.normal.text.trim()),
  );
  if (!talk) return null;
  const hint = talk.offers && hints[talk.offers](world);
  return {
    status: 'unknown',
    command: null,
    slots: {},
    steps: [],
    reply: { text: talk.reply[world.locale], ...(hint ? { hint } : {}) },
    spans: [],
    unread: [],
  };
}
