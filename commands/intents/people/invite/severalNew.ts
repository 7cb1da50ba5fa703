/** Several students who are added in one sentence, each with the phone that stands behind the name. */
import { typedPhone } from '../../../../domain/people/keptPerson.ts';
import { isChildName, tidyName } from '../../../../domain/people/personName.ts';
import { say, type Draft } from '../../../kernel/draft.ts';
import { words, type Interpretation } from '../../../kernel/interpretation.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import { typedSpan } from '../../../nlu/text/normalize.ts';
import { inWords } from '../../../kernel/words.ts';
import { peopleOf } from '../../../slots/somePeople.ts';

export type New = { name: string; phone?: string };

/** Sets `several` where more than one name was said; who is on the list already stays as they are, and is told. */
export function settleSeveral(draft: Draft, heard: Interpretation, world: IndexedWorld): boolean {
  const people = peopleOf(heard.items);
  const names = heard.items.flatMap((item) =>
    item.kind === 'quoted' && isChildName(tidyName(item.text)) ? [item] : [],
  );
  if (names.length === 0 || names.length + people.length < 2) return false;
  const phones = words(heard, 'phone');
  const several = names.map(({ text, to }) => {
    const next = Math.min(...[...names, ...people].map(({ from }) => from).filter((from) => from > to));
    const phone = phones.find(({ from }) => from > to && from < next);
    return { name: text, ...(phone ? { phone: phone.value } : {}) };
  });
  say(draft, 'several', several, [...names, ...phones], 'who');
  for (const { from, to } of people)
    draft.spans.push({
      ...typedSpan(heard.normal, from, to),
      slot: 'several',
      kind: 'assumed',
      pen: 'who',
      why: inWords(world, 'on your list already', 'כבר ברשימה שלך'),
    });
  return true;
}

export const addStudent = ({ name, phone }: New) => ({
  name: 'addStudent' as const,
  args: {
    input: { username: tidyName(name), ...(phone === undefined ? {} : { phoneNumber: typedPhone(phone) }) },
  },
});
