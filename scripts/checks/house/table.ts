/** The table that `npm run house` prints. */
import { byFloor, type Watched } from './measure.ts';
import { countOf, sumOf, type Measured, type Recorded } from './recorded.ts';

type Line = [name: string, today: string | number, wanted: string];

export function table({ figures, exceptions }: Measured, watched: Watched, recorded: Recorded): string {
  const list = (name: string) => exceptions[name] ?? {};
  const wanted = (name: string) => `≤ ${recorded.figures[name]?.wanted ?? 0}`;
  const lines: Line[] = [
    [
      'hand-written files that name one entity (restrictedTime)',
      figures['filesNamingAnEntity'] ?? 0,
      wanted('filesNamingAnEntity'),
    ],
    ...watched.entities.map(([name, files]): Line => [`  ${name}`, files, '']),
    [
      'files that name one operation (addSubject)',
      figures['filesNamingAnOperation'] ?? 0,
      wanted('filesNamingAnOperation'),
    ],
    ['  of all operations: median, most', `${watched.operations.median}, ${watched.operations.most}`, ''],
    ['circles between files, types counted', watched.circles, '0'],
    ['  files within them', told(byFloor(list('circles'))), '0'],
    ['folder pairs that import each other', told(byFloor(list('folderPairs'))), '0, 0, ≤ 3, ≤ 3'],
    ['gql documents typed by hand', sumOf(list('gqlDocuments')), '0'],
    ['callers of sendSteps', countOf(list('sendStepsCallers')), '1 hook'],
    ['  of them with a fresh request id at each press', countOf(list('freshRequestIds')), '0'],
    ['bare useEntityStore()', sumOf(list('bareUseSchool')), '0'],
    ['exports, files and packages that nobody uses', countOf(list('unused')), '0'],
    ['lines that stand twice (clones)', `${sumOf(list('duplicates'))} (${countOf(list('duplicates'))})`, '0'],
    ['lines of tests in TypeScript', watched.testLines.typescript, '≤ 70000'],
    ['  of them sentences', figures['sentenceLinesInTypeScript'] ?? 0, wanted('sentenceLinesInTypeScript')],
    ['lines of tests in JSON', watched.testLines.json, ''],
    ['median file, lines', watched.files.median, 'about 60'],
    ['longest file outside commands', watched.files.longest.toReversed().join(' '), '≤ 300'],
    ['files over 300 lines', countOf(list('fileLines')), '0'],
    ['functions over 60 lines', countOf(list('functionLines')), '0'],
    ['functions of a complexity over 15', countOf(list('complexity')), '0'],
    ['lines of commands', watched.commands.lines, '≤ 24000'],
    ['regular expressions of commands', watched.commands.patterns, '≤ 1200'],
  ];
  const [names, todays] = [0, 1].map((column) => Math.max(...lines.map((line) => `${line[column]}`.length)));
  return lines
    .map(([name, today, want]) =>
      `${name.padEnd(names ?? 0)}  ${`${today}`.padStart(todays ?? 0)}  ${want}`.trimEnd(),
    )
    .join('\n');
}

const told = (floors: Record<string, number>): string =>
  Object.entries(floors)
    .map(([floor, figure]) => `${floor} ${figure}`)
    .join(', ');
