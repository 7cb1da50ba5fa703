/** What nothing reads of a sentence that tells: words of the speaker's own, and names that nobody has. */
import type { AnnotatedText } from '../../kernel/annotatedText.ts';
import type { Interpretation } from '../../kernel/interpretation.ts';
import type { Plan } from '../../kernel/plan.ts';
import { inWords } from '../../kernel/words.ts';
import * as words from '../../grammar/reportedSpeech.ts';
import { strangersName, waysIn } from '../../slots/newName.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { nameWords } from '../../world/nameIndex.ts';
import { notAnOrder, type ReadOne } from '../parse/readOne.ts';
import { typedSpan } from '../text/normalize.ts';
import type { Token } from '../text/tokens.ts';

/** Nothing reads it: a word of the speaker's own. */
const isOwn = (token: Token | undefined, { readings }: AnnotatedText): boolean =>
  token !== undefined &&
  (token.kind === 'latin' || token.kind === 'hebrew') &&
  token.text !== "'s" &&
  !readings.some((one) => one.from <= token.from + (token.kind === 'hebrew' ? 2 : 0) && one.to >= token.to);

/** "I can't open the Sunday material", "I won't do the homework": not of coming. */
export function cannotElse(said: AnnotatedText): boolean {
  const { tokens } = said;
  return tokens.some(({ text }, at) => {
    if (!words.cannot.test(text)) return false;
    const verb = tokens[at + 1];
    if (/^(?:wait|open|find|pay)$/.test(verb?.text ?? '')) return true;
    if (isOwn(verb, said) && !words.ofComing.test(verb?.text ?? '')) return true;
    let thing = at + 2;
    while (words.whoseThing.test(tokens[thing]?.text ?? '')) thing++;
    return /^(?:do|have|finish)$/.test(verb?.text ?? '') && isOwn(tokens[thing], said);
  });
}

/** "Noa starts school at 8", "Noa's bus leaves at 4:30" */
export function isBeside(said: AnnotatedText): boolean {
  const { tokens, normal } = said;
  return (
    /\bturns \d|\bgets? home\b|\bmoves house\b/.test(normal.text) ||
    tokens.some(({ text }, at) => {
      if (!words.goesOnBeside.test(text)) return false;
      let next = at + 1;
      while (words.onTheWay.test(tokens[next]?.text ?? '')) next++;
      return (
        isOwn(tokens[next], said) ||
        isOwn(tokens[at - 1], said) ||
        (tokens[at - 2]?.text === 'של' && isOwn(tokens[at - 3], said))
      );
    })
  );
}

/** "Noga is sick tomorrow", of whom nothing is known. */
function strangerWho(said: AnnotatedText, world: IndexedWorld): Token | undefined {
  const { tokens, normal } = said;
  const at = tokens.findIndex(({ text }) => words.isAbsent.test(text));
  const one = tokens[at - 1];
  return at > 0 &&
    at < 6 &&
    isOwn(one, said) &&
    !words.ofSelf.test(tokens[at + 1]?.text ?? '') &&
    words.isOneClause.test(normal.text) &&
    !words.isNobody.test(one?.text ?? '') &&
    !nameWords(world.user?.username ?? '').includes(one?.text ?? '')
    ? one
    : undefined;
}

/** "Cancel Gideon tomorrow", "תזיזי לגדעון": a name that nothing reads, where no other is said. */
function strangerOf({ items, unread, verb, normal }: Interpretation, said: AnnotatedText): Token | undefined {
  const [order] = verb?.ranges ?? [];
  if (order === undefined || items.some(({ kind }) => kind === 'person')) return undefined;
  return unread.find((token) => {
    const { from, to, text, kind } = token;
    const before = normal.text.slice(0, from);
    if (!isOwn(token, said)) return false;
    if (kind === 'hebrew')
      return from === order.to + 1
        ? /^ל[א-ת]{2}/.test(text)
        : words.leadsToName.test(before) && !text.startsWith('ה');
    return (
      !words.isNoName.test(before) &&
      !words.isNoNameItself.test(text) &&
      (from === order.to + 1 || /^[A-Z]/.test(normal.raw.slice(typedSpan(normal, from, to).from)))
    );
  });
}

const ofLessons = /^(?:meeting\.(?!add|request|propose)|attendance|payment(?!\.mark))/;

/** "Cancel Gideon tomorrow", where nobody is called so: said, with the ways in. */
export function toldOfStranger(
  { command, unread }: Plan,
  { said, hearing }: ReadOne,
  world: IndexedWorld,
): Plan | null {
  const ordered =
    hearing && ofLessons.test(command ?? '') && unread.length > 0
      ? strangerOf(hearing.heard, said)
      : undefined;
  const away = /^meeting\.(?:cancel|leave)$/.test(command ?? '') ? strangerWho(said, world) : undefined;
  const stranger = ordered ?? away;
  if (!stranger) return null;
  const name = strangersName(stranger, hearing, said);
  return {
    ...notAnOrder(true, world),
    reply: { text: inWords(world, `I don’t know “${name}”.`, `השם ״${name}״ לא מוכר כאן.`) },
    ...(world.role === 'teacher' ? { suggestions: waysIn(name, world) } : {}),
    stranger: name,
    unread: [name],
  };
}
