import { describe, expect, test } from 'vitest';
import { circlesIn, folderPairs } from '../scripts/checks/house/circles.ts';
import { namesEntity, namesOperation } from '../scripts/checks/house/naming.ts';
import { pageUse } from '../scripts/checks/house/page.ts';
import {
  asRecord,
  grownRecord,
  grownSince,
  needless,
  type Measured,
  type Recorded,
} from '../scripts/checks/house/recorded.ts';
import { sentenceLines } from '../scripts/checks/house/sentences.ts';
import { importsOf } from '../scripts/checks/house/sources.ts';
import { readDuplicates, readLimits, readUnused } from '../scripts/checks/house/tools.ts';

const recorded: Recorded = {
  figures: { files: { wanted: 4, recorded: 9 } },
  exceptions: { complexity: { 'a.ts': [22, 17], 'b.ts': [16] } },
};
const measured = (files: number, complexity: Record<string, number[]>): Measured => ({
  figures: { files },
  exceptions: { complexity },
});

describe('what was once too much may only become less', () => {
  test('nothing grew where all is as recorded, or less', () => {
    expect(grownSince(recorded, measured(9, { 'a.ts': [17, 22], 'b.ts': [16] })).size).toBe(0);
    expect(grownSince(recorded, measured(3, { 'a.ts': [20], 'b.ts': [16] })).size).toBe(0);
  });

  test('a figure that grew is refused, and so is one more function, a worse one, or one in another file', () => {
    const grown = (now: Measured) => [...grownSince(recorded, now)];
    expect(grown(measured(10, {}))).toEqual([['files', ['10, where 9 stood']]]);
    expect(grown(measured(9, { 'a.ts': [22, 17, 16] }))).toEqual([['complexity', ['a.ts: 16']]]);
    expect(grown(measured(9, { 'a.ts': [23, 17] }))).toEqual([['complexity', ['a.ts: 23']]]);
    expect(grown(measured(9, { 'c.ts': [16] }))).toEqual([['complexity', ['c.ts: 16']]]);
  });

  test('a measure that was never recorded allows nothing', () => {
    const now = { figures: {}, exceptions: { circles: { 'a.ts': [1] } } };
    expect([...grownSince(recorded, now)]).toEqual([['circles', ['a.ts']]]);
  });

  test('an exception of which nothing is left is refused', () => {
    expect(needless(recorded, measured(9, { 'a.ts': [22] }))).toEqual(['complexity: b.ts']);
  });

  test('the record may move from file to file, but is never raised', () => {
    const moved = asRecord(recorded, measured(9, { 'c.ts': [17, 22], 'b.ts': [16] }));
    expect(moved.exceptions['complexity']).toEqual({ 'b.ts': [16], 'c.ts': [22, 17] });
    expect(grownRecord(recorded, moved)).toEqual([]);
    expect(grownRecord(recorded, asRecord(recorded, measured(10, { 'a.ts': [22, 17, 16, 16] })))).toEqual([
      'complexity',
      'files',
    ]);
  });

  test('below what is wanted a figure may rise and fall', () => {
    const reached = asRecord(recorded, measured(2, {}));
    expect(reached.figures['files']).toEqual({ wanted: 4, recorded: 4 });
    expect(grownSince(reached, measured(4, {})).size).toBe(0);
    expect(grownSince(reached, measured(5, {})).size).toBe(1);
  });
});

describe('circles and pairs', () => {
  test('an import is found in each of its forms, types too', () => {
    const imports = (text: string) => importsOf({ file: 'src/app/b.ts', text });
    expect(imports(`import { a } from './a.ts';`)).toEqual(['src/app/a.ts']);
    expect(imports(`import type { A } from '../a.ts';`)).toEqual(['src/a.ts']);
    expect(imports(`export { a } from './a.ts';`)).toEqual(['src/app/a.ts']);
    expect(imports(`export * from './a.ts';`)).toEqual(['src/app/a.ts']);
    expect(imports(`import './a.ts';`)).toEqual(['src/app/a.ts']);
    expect(imports(`const a = await import('./a.ts');`)).toEqual(['src/app/a.ts']);
    expect(imports(`type A = import('./a.ts').A;`)).toEqual(['src/app/a.ts']);
    expect(imports(`import { a } from 'valibot'; const b = "from './a.ts'";`)).toEqual([]);
  });

  test('files in a circle are found, whatever hangs on them', () => {
    const imports = new Map([
      ['top', ['a']],
      ['a', ['b', 'leaf']],
      ['b', ['c']],
      ['c', ['a']],
      ['leaf', []],
      ['d', ['e']],
      ['e', ['d', 'a']],
    ]);
    expect(circlesIn(imports)).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]);
    expect(
      circlesIn(
        new Map([
          ['a', ['b']],
          ['b', []],
        ]),
      ),
    ).toEqual([]);
  });

  test('two folders of one floor that import each other are a pair, once', () => {
    const imports = new Map([
      ['domain/a/one.ts', ['domain/b/two.ts', 'domain/a/three.ts']],
      ['domain/b/two.ts', ['domain/a/three.ts']],
      ['domain/a/three.ts', ['domain/c/four.ts']],
      ['domain/c/four.ts', []],
      ['src/a.ts', ['domain/a/one.ts']],
    ]);
    expect(folderPairs(imports)).toEqual(['domain/a ↔ domain/b']);
  });
});

describe('what is counted', () => {
  test('an entity is named in each of its forms, not by a word that holds it', () => {
    for (const text of ['restrictedTime', 'RestrictedTimes', 'addRestrictedTime', 'restricted_times'])
      expect(namesEntity(text, 'restrictedTime'), text).toBe(true);
    expect(namesEntity('blinks', 'link')).toBe(false);
    expect(namesEntity('linked', 'link')).toBe(false);
    expect(namesEntity('studentLink', 'link')).toBe(true);
    expect(namesOperation('addSubjects', 'addSubject')).toBe(false);
  });

  test('the page is caught where it takes the whole store, sends by itself or writes a document by hand', () => {
    const text = [
      'const all = useEntityStore();',
      'const some = useEntityStore((school) => school.meetings);',
      'const one = gql`fragment A on B { a }`;',
      "const [two, none] = ['query Two($id: ID!) { a(id: $id) }', 'query everything'];",
      'await sendSteps([step], crypto.randomUUID(), codec);',
    ].join('\n');
    expect(pageUse({ file: 'a.ts', text })).toEqual({
      bareUseSchool: 1,
      gqlDocuments: 2,
      sendsSteps: true,
      freshRequestId: true,
    });
    expect(pageUse({ file: 'a.ts', text: 'sendSteps([step], kept.id, codec);' })).toMatchObject({
      sendsSteps: true,
      freshRequestId: false,
    });
  });

  test('a sentence counts with all lines of the table it stands in, a name or a title counts for nothing', () => {
    const text = [
      `import a from './a.ts';`,
      `const said = [{`,
      `  say: 'show my week',`,
      `  command: 'schedule.show',`,
      `}, 'teacher'];`,
      `test('two words', () => {});`,
      `const b = ['שלום'];`,
    ].join('\n');
    const source = { file: 'tests/corpus/en/a.ts', text, lines: 7 };
    expect(sentenceLines(source)).toBe(5);
    expect(sentenceLines({ ...source, file: 'tests/domain/a.ts' })).toBe(0);
  });

  test('what the tools say is read whole, and what is not understood is a failure', () => {
    const lint = (code: string, message: string) => ({ diagnostics: [{ code, message, filename: 'a.ts' }] });
    expect(readLimits(lint('eslint(complexity)', '`a` has a complexity of 22. Maximum')).complexity).toEqual({
      'a.ts': [22],
    });
    expect(() => readLimits(lint('eslint(new-rule)', 'a complexity of 22'))).toThrow('eslint(new-rule)');
    expect(
      readUnused({
        issues: [{ file: 'a.ts', exports: [{ name: 'one' }], types: [], files: [{ name: 'a.ts' }] }],
      }),
    ).toEqual({ 'a.ts: one': [1], 'a.ts': [1] });
    const clone = (lines: number) => ({ lines, firstFile: { name: 'b.ts' }, secondFile: { name: 'a.ts' } });
    expect(readDuplicates({ duplicates: [clone(7), clone(9)] })).toEqual({ 'a.ts = b.ts': [7, 9] });
  });
});
