/**
 * What commands have in common: the thing, the verb, the area, how they act. A weight of a kind speaks for each command of it: "remove" is
 * learned once, and not anew of each thing that may be removed, so a command with few rows learns from its neighbours (decision 124).
 */
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { catalogue } from '../../commands/intents/catalogue.ts';
import { root } from '../productNode.mjs';

/** Verbs that are said in the same words. */
const verbs: Record<string, string> = {
  less: 'cancel remove clear withdraw leave off delete reject decline archive unmark unblock logout readAll read',
  more: 'add addBatch invite mark on register join block save import propose request copy approve accept choose upgrade start repeat login',
  change:
    'change rename adjust price color resize describe move place scale scalePrice discount attendees buffers hours lessonLength places radius contract lateAllowance timeZone emails notices reset materials picture',
  ask: 'show open check count find next last free owed summary quote goto view search select number profile stats growth revenue health',
  price: 'price scalePrice scale discount',
};

const effects = new Map<string, string>(catalogue.map(({ id, effect }) => [id, effect]));
const areas = new Map(
  globSync('*/*.ts', { cwd: join(root, 'commands/intents') }).map((file) => [
    basename(file, '.ts'),
    dirname(file),
  ]),
);

function kindsOf(label: string): string[] {
  const [thing = '', verb = ''] = label.split('.');
  if (thing === 'none') return [`${thing}.*`];
  return [
    `${thing}.*`,
    ...(verb === '' ? [] : [`*.${verb}`]),
    `effect ${effects.get(label) ?? 'none'}`,
    `area ${areas.get(label) ?? 'none'}`,
    ...Object.entries(verbs).flatMap(([kind, list]) =>
      list.split(' ').includes(verb) ? [`verb ${kind}`] : [],
    ),
  ];
}

/** The labels of each kind that has more than one, by their places. */
export function kindsAmong(labels: readonly string[]): Record<string, number[]> {
  const kinds = new Map<string, number[]>();
  labels.forEach((label, place) => {
    for (const kind of kindsOf(label)) kinds.set(kind, [...(kinds.get(kind) ?? []), place]);
  });
  return Object.fromEntries([...kinds].filter(([, of]) => of.length > 1));
}
