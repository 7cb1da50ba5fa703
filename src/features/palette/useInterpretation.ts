/** What a sentence of the palette would answer or do, as things stand now; nothing is sent and nothing is drawn. */
import { useEffect, useState } from 'react';
import type { Plan } from '../../../commands/kernel/plan.ts';
import { discourseOf, sentencesOf } from '../chat/conversation/discourse.ts';
import { useConversation } from '../chat/conversation/conversation.ts';
import { wake } from '../chat/conversation/fetchReader.ts';
import type { Card } from '../chat/turns/turns.ts';

export type Interpretation = { sentence: string; plan: Plan; card: Card };

async function interpret(sentence: string): Promise<Interpretation | null> {
  const mind = await wake();
  const world = await mind.wholeWorld(false);
  if (!world) return null;
  const { turns } = useConversation.getState();
  const discourse = sentencesOf(discourseOf(turns, Date.now()));
  return mind.whenHere(() => {
    const plan = mind.readSentence(sentence, world, { discourse });
    return { sentence, plan, card: mind.cardOf(plan, world) };
  });
}

/** null: there is no sentence, or what reads it has not come. The last one stays until the next is read, so that nothing flickers. */
export function useInterpretation(sentence: string | null): Interpretation | null {
  const [read, setRead] = useState<Interpretation | null>(null);
  useEffect(() => {
    if (sentence === null) return;
    let here = true;
    interpret(sentence)
      .then((found) => here && setRead(found))
      // Without a line the reader may be missing: the list is used all the same.
      .catch(() => here && setRead(null));
    return () => {
      here = false;
    };
  }, [sentence]);
  return sentence === null ? null : read;
}
