/** Takes every measure of the house once. */
import { circlesIn, folderPairs, importMap, isOn } from './circles.ts';
import { entityNames, filesNaming, namesEntity, namesOperation, operationNames } from './naming.ts';
import { pageUse } from './page.ts';
import { sentenceLines } from './sentences.ts';
import {
  floors,
  namingSources,
  nodesIn,
  parse,
  productSources,
  testSources,
  type Source,
} from './sources.ts';
import { duplicates, overLimits, unused, type Found } from './tools.ts';
import type { Measured } from './recorded.ts';

/** An entity and an operation of which both were there before the renovation: their cost stands for the cost of a new one. */
const entity = 'restrictedTime';
const operation = 'addSubject';

/** What is told, but not held: it grows where the product does. */
export type Watched = {
  circles: number;
  entities: [name: string, files: number][];
  operations: { median: number; most: number };
  testLines: { typescript: number; json: number };
  files: { median: number; longest: [file: string, lines: number] };
  commands: { lines: number; patterns: number };
};

export async function measure(): Promise<{ measured: Measured; watched: Watched }> {
  const tools = Promise.all([overLimits(), unused(), duplicates()]);
  const product = productSources();
  const naming = namingSources();
  const tests = testSources();
  const imports = importMap(product);
  const circles = circlesIn(imports);
  const operations = operationNames().map((name) => filesNaming(naming, namesOperation, name).length);
  const [limits, unusedExports, twice] = await tools;
  return {
    measured: {
      figures: {
        filesNamingAnEntity: filesNaming(naming, namesEntity, entity).length,
        filesNamingAnOperation: filesNaming(naming, namesOperation, operation).length,
        sentenceLinesInTypeScript: tests.reduce((sum, source) => sum + sentenceLines(source), 0),
      },
      exceptions: {
        ...limits,
        circles: byOne(circles.flat()),
        folderPairs: byOne(folderPairs(imports)),
        ...pageLists(product.filter(({ file }) => isOn('src', file))),
        unused: unusedExports,
        duplicates: twice,
      },
    },
    watched: {
      circles: circles.length,
      entities: entityNames().map((name) => [name, filesNaming(naming, namesEntity, name).length]),
      operations: { median: median(operations), most: Math.max(...operations) },
      testLines: {
        typescript: linesOf(tests.filter(({ file }) => /\.tsx?$/.test(file))),
        json: linesOf(tests.filter(({ file }) => /\.jsonl?$/.test(file))),
      },
      files: {
        median: median(product.map(({ lines }) => lines)),
        longest: longest(product.filter(({ file }) => !isOn('commands', file))),
      },
      commands: commandsSize(product.filter(({ file }) => isOn('commands', file))),
    },
  };
}

/** How many of a list stand on each floor. */
export const byFloor = (found: Found): Record<string, number> =>
  Object.fromEntries(
    floors.map((floor) => [floor, Object.keys(found).filter((key) => isOn(floor, key)).length]),
  );

function pageLists(sources: readonly Source[]): Record<string, Found> {
  const uses = sources.map((source) => ({ file: source.file, ...pageUse(source) }));
  const list = (figureOf: (use: (typeof uses)[number]) => number): Found =>
    Object.fromEntries(uses.filter((use) => figureOf(use) > 0).map((use) => [use.file, [figureOf(use)]]));
  return {
    gqlDocuments: list(({ gqlDocuments }) => gqlDocuments),
    sendStepsCallers: list(({ sendsSteps }) => Number(sendsSteps)),
    freshRequestIds: list(({ freshRequestId }) => Number(freshRequestId)),
    bareUseSchool: list(({ bareUseSchool }) => bareUseSchool),
  };
}

function commandsSize(sources: readonly Source[]): Watched['commands'] {
  let patterns = 0;
  for (const source of sources)
    for (const node of nodesIn(parse(source))) if (node.type === 'Literal' && 'regex' in node) patterns += 1;
  return { lines: linesOf(sources), patterns };
}

const byOne = (keys: readonly string[]): Found => Object.fromEntries(keys.map((key) => [key, [1]]));

const linesOf = (sources: readonly Source[]): number => sources.reduce((sum, { lines }) => sum + lines, 0);

const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? 0;

const longest = (sources: readonly Source[]): [string, number] =>
  sources.reduce<[string, number]>(
    (most, { file, lines }) => (lines > most[1] ? [file, lines] : most),
    ['', 0],
  );
