/** A sentence that was not understood: its unread words, and the nearest three commands in the person's own words. */
import { speakingOf } from '../../world/exampleWords.ts';
import { catalogue } from '../../intents/catalogue.ts';
import type { Command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { spokenIn } from '../../grammar/spokenIn.ts';
import { oneEdit } from '../../world/nameIndex.ts';
import { inWords } from '../../kernel/words.ts';
import type { IntentCandidate } from '../../kernel/intentCandidate.ts';
import type { Plan } from '../../kernel/plan.ts';
import type { EntityCandidate, AnnotatedText } from '../../kernel/annotatedText.ts';
import { typedText } from '../../kernel/unread.ts';
import { prefixSplits } from '../text/tokens.ts';
import type { Locale } from '../../world/world.ts';

/** What is offered where nothing of the sentence is near to anything. */
const first = ['schedule.show', 'meeting.add', 'meeting.move', 'meeting.request', 'schedule.next', 'help'];

/** So many words of a long text are compared letter by letter, and no more. */
const mostCompared = 6;

type Vocabulary = { having: Map<string, Set<Command>>; alike: Map<string, string[]> };

const vocabularies = new Map<string, Vocabulary>();

/** Words that may be one another's misspelling begin alike and are about as long. */
const alikeKey = (word: string, length = word.length): string => `${word[0]}${length}`;

/** The words of every command's phrases, and which commands have them. */
function wordsOfCommands(locales: readonly Locale[]): Vocabulary {
  const known = vocabularies.get(locales.join());
  if (known) return known;
  const made = new Map<string, Set<Command>>();
  for (const command of catalogue)
    for (const phrase of locales.flatMap((locale) => command.says[locale]))
      // Groups stand between spaces, so its words are those of all that it is laid out to.
      for (const word of phrase.split(/[\s()[\]|]+/))
        if (word.length > 2) made.set(word, (made.get(word) ?? new Set()).add(command));
  const alike = new Map<string, string[]>();
  for (const word of made.keys()) alike.set(alikeKey(word), [...(alike.get(alikeKey(word)) ?? []), word]);
  const vocabulary = { having: made, alike };
  vocabularies.set(locales.join(), vocabulary);
  return vocabulary;
}

/** How near each command is: a word that few commands have says more than one that many have. */
function nearness(said: AnnotatedText): Map<Command, number> {
  const { having: known, alike } = wordsOfCommands(spokenIn(said.normal.text));
  let compared = 0;
  const near = new Map<Command, number>();
  const add = (word: string, worth: number) => {
    const having = known.get(word);
    for (const command of having ?? [])
      near.set(command, (near.get(command) ?? 0) + worth / (having?.size ?? 1));
  };
  for (const token of said.tokens) {
    const forms =
      token.kind === 'hebrew'
        ? prefixSplits(token.text).map((split) => token.text.slice(split))
        : [token.text];
    for (const form of forms) add(form, 1);
    const isRead = said.readings.some((one) => one.from <= token.from && one.to >= token.to);
    if (isRead || token.text.length < 4 || forms.some((form) => known.has(form))) continue;
    if (++compared > mostCompared) continue;
    for (const length of [-1, 0, 1])
      for (const word of alike.get(alikeKey(token.text, token.text.length + length)) ?? [])
        if (oneEdit(token.text, word)) add(word, 0.8);
  }
  const kinds = new Set(said.readings.map(({ kind }) => kind));
  for (const [command, worth] of near)
    near.set(command, worth + 0.05 * command.takes.filter((taken) => kinds.has(taken as 'person')).length);
  return near;
}

const isWithin = (one: EntityCandidate, other: EntityCandidate): boolean =>
  one !== other &&
  one.from >= other.from &&
  one.to <= other.to &&
  (one.to - one.from < other.to - other.from || one.kind === 'number');

/** Whom, what and when it names, as it was typed: a sentence of which every word is known may still not say what is to be done. */
function contentOf({ readings, normal }: AnnotatedText): string[] {
  const content = readings.filter(({ kind }) => kind !== 'word');
  const widest = content.filter((one) => !content.some((other) => isWithin(one, other)));
  return [...new Set(widest.sort((a, b) => a.from - b.from).map((one) => typedText(one, normal).trim()))];
}

/** The one student or child whom it names beyond doubt. */
function personIn({ readings }: AnnotatedText, world: IndexedWorld): string | undefined {
  const named = readings.flatMap((one) => (one.kind === 'person' && one.fit !== 'near' ? one.named : []));
  const ids = new Set(named.map(({ id }) => id));
  const [id] = ids;
  const among = world.role === 'parent' ? world.children : world.students;
  return ids.size === 1 && among.some((one) => one.id === id) ? id : undefined;
}

/** The world in whose words it is said what could be said: of whoever is named. */
export function worldShown(said: AnnotatedText, world: IndexedWorld): IndexedWorld {
  const whom = personIn(said, world);
  return whom === undefined ? world : speakingOf(world, whom);
}

export function suggest(said: AnnotatedText, hearings: IntentCandidate[], world: IndexedWorld): Plan {
  const heard = hearings.map(({ command }) => command);
  const near = nearness(said);
  const shown = worldShown(said, world);
  const place = ({ id }: Command) => (first.includes(id) ? first.indexOf(id) : first.length);
  const examples = [...new Set([...heard, ...catalogue])]
    .filter((command) => command.who.includes(world.role) && command.id !== 'answer')
    .map((command) => ({ command, worth: (near.get(command) ?? 0) + (heard.includes(command) ? 1 : 0) }))
    .sort((a, b) => b.worth - a.worth || place(a.command) - place(b.command))
    .slice(0, 3)
    .flatMap(({ command }) => command.examples(shown)[world.locale][0] ?? []);
  const covered = (from: number, to: number) => said.readings.some((one) => one.from <= from && one.to >= to);
  const unread = said.tokens
    .filter((token) => token.kind !== 'mark' && !covered(token.from, token.to))
    .map((token) => typedText(token, said.normal));
  const read = unread.length > 0 ? [] : contentOf(said);
  return {
    status: 'unknown',
    command: null,
    slots: {},
    steps: [],
    reply: {
      text:
        read.length === 0
          ? inWords(world, 'I did not understand that. You could say:', 'לא הבנתי. אפשר לכתוב למשל:')
          : inWords(
              world,
              `I read “${read.join(', ')}”, but not what to do. You could say:`,
              `קראתי ״${read.join(', ')}״, אבל לא מה לעשות. אפשר לכתוב למשל:`,
            ),
    },
    ...(read.length > 0 ? { read } : {}),
    suggestions: examples,
    spans: [],
    unread,
  };
}
