/** Several students who are added in one sentence, each with the phone or the mail that stands behind the name. */
import { typedPhone } from '../../../../domain/people/keptPerson.ts';
import { isChildName, tidyName } from '../../../../domain/people/personName.ts';
import { say, type Draft } from '../../../kernel/draft.ts';
import { words, type Interpretation } from '../../../kernel/interpretation.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import { typedSpan } from '../../../nlu/text/normalize.ts';
import { inWords } from '../../../kernel/words.ts';
import { mailsIn, textOf } from '../../../nlu/entities/mailsIn.ts';
import { peopleOf } from '../../../slots/somePeople.ts';

export type New = { name: string; phone?: string; email?: string };

/** Sets `several` where more than one name was said; who is on the list already stays as they are, and is told. */
export function settleSeveral(draft: Draft, heard: Interpretation, world: IndexedWorld): boolean {
  const people = peopleOf(heard.items);
  const names = heard.items.flatMap((item) =>
    item.kind === 'quoted' && isChildName(tidyName(item.text)) ? [item] : [],
  );
  if (names.length === 0 || names.length + people.length < 2) return false;
  const [phones, mails] = [words(heard, 'phone'), mailsIn(heard)];
  const several = names.map(({ text, to }) => {
    const next = Math.min(...[...names, ...people].map(({ from }) => from).filter((from) => from > to));
    const isTheirs = ({ from }: { from: number }): boolean => from > to && from < next;
    const [phone, mail] = [phones.find(isTheirs), mails.find(isTheirs)];
    return { name: text, ...(phone && { phone: phone.value }), ...(mail && { email: textOf(mail) }) };
  });
  say(draft, 'several', several, [...names, ...phones, ...mails], 'who');
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

export const addStudent = ({ name, phone, email }: New) => ({
  name: 'addStudent' as const,
  args: {
    input: {
      username: tidyName(name),
      ...(phone === undefined ? {} : { phoneNumber: typedPhone(phone) }),
      ...(email === undefined ? {} : { email }),
    },
  },
});
