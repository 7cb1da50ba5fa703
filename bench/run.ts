/** npm run bench: one JSON line a measure, each with its ratio to the peer taken in the same run. */
import { measureApi } from './api.ts';
import { measureCalendar } from './calendar.ts';
import { measureExpansion } from './expansion.ts';
import { measureCrowd } from './crowd.ts';
import { measureLongCalendar } from './longCalendar.ts';
import { measureFigures } from './figures.ts';
import { measureStatsScreen } from './statsScreen.ts';
import type { Measure } from './measure.ts';
import { measurePageSize } from './page.ts';
import { measureParse } from './parse.ts';
import { measureSay } from './say.ts';
import { measureSockets } from './sockets.ts';
import { measureWeight } from './weight.ts';

const all: [string, () => Measure[] | Promise<Measure[]>][] = [
  ['parse', measureParse],
  ['say', measureSay],
  ['weight', measureWeight],
  ['expansion', measureExpansion],
  ['figures', measureFigures],
  ['api', measureApi],
  ['crowd', measureCrowd],
  ['longCalendar', measureLongCalendar],
  ['sockets', measureSockets],
  ['page', measurePageSize],
  ['calendar', measureCalendar],
  ['statsScreen', measureStatsScreen],
];

/** `npm run bench -- parse api` takes only these. */
const asked = process.argv.slice(2);

for (const [name, measure] of all) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  for (const figure of await measure()) console.log(JSON.stringify(figure));
}
