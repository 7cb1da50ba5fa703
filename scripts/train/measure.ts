/** Tells the figures of the weights on the writers kept apart for it, and writes them on the card. */
import { readFileSync, writeFileSync } from 'node:fs';
import { catalogue } from '../../commands/intents/catalogue.ts';
import { rank } from '../../commands/nlu/rank/rank.ts';
import type { Plan } from '../../commands/kernel/plan.ts';
import { saidIn } from '../../commands/nlu/parse/readOne.ts';
import { readSentence } from '../../commands/nlu/readSentence.ts';
import { split } from './apart.ts';
import { cardPath, type Card } from './card.ts';
import { rowsAlone, type Labelled } from './labelled.ts';

type Figures = Card['figures'][string];

const effects = new Map(catalogue.map(({ id, effect }) => [id, effect]));

/** The writers were told that a new lesson or several are one thing. */
const sameCommand = (id: string): string => id.replace(/Batch$/, '');

/** What the plan does, asks about, offers among others, or has as a button on its card. */
const commandsOf = ({ status, command, choices, others }: Plan): string[] =>
  status === 'unknown'
    ? ['none']
    : [
        command ?? 'none',
        ...(choices ?? []).map((one) => one.command),
        ...(others ?? []).flatMap(({ slots }) =>
          typeof slots['command'] === 'string' ? slots['command'] : [],
        ),
      ].map(sameCommand);

const isWrong = (plan: Plan, { command }: Labelled): boolean =>
  plan.status === 'ready' &&
  sameCommand(plan.command ?? '') !== sameCommand(command) &&
  effects.get(plan.command ?? '') !== 'reads';

function figuresOf(rows: Labelled[]): Figures {
  const judged = rows.map((row) => {
    const plan = readSentence(row.text, row.world);
    const order = rank(saidIn(row.text, row.world), row.as).candidates.map(({ command }) => command);
    return { row, plan, place: order.indexOf(row.command) };
  });
  const share = (is: (one: (typeof judged)[number]) => boolean) =>
    Math.round((1000 * judged.filter(is).length) / judged.length) / 1000;
  return {
    of: judged.length,
    first: share(({ place }) => place === 0),
    amongThree: share(({ place }) => place >= 0 && place < 3),
    right: share(({ plan, row }) => commandsOf(plan).includes(sameCommand(row.command))),
    wrong: judged.filter(({ plan, row }) => isWrong(plan, row)).length,
  };
}

const { judging } = split(rowsAlone(), []);
const card = JSON.parse(readFileSync(cardPath, 'utf8')) as Card;
const writers = [...new Set(judging.map(({ source }) => source))].sort();
card.figures = Object.fromEntries(
  writers.map((writer) => [writer, figuresOf(judging.filter(({ source }) => source === writer))]),
);
writeFileSync(cardPath, `${JSON.stringify(card, null, 2)}\n`);
console.table(card.figures);
