/** What runs text, starts programs or makes chance is named here, so that another place of it is seen. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFiles } from './floors/files.ts';

const root = join(import.meta.dirname, '..');
const sources = repositoryFiles(root)
  .filter((file) => /^(?:src|commands|domain|server)\/.*\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const filesWith = (pattern: RegExp): string[] =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

const runsText = /\beval\(|new Function\(|\bset(?:Timeout|Interval)\(\s*['"`]|node:vm/;
const makesMarkup =
  /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(|createContextualFragment/;

test('no file of ours runs text as a program, or turns text into markup', () => {
  expect(filesWith(runsText)).toEqual([]);
  expect(filesWith(makesMarkup)).toEqual([]);
  expect(
    ['eval("1")', 'new Function("a")', 'setTimeout("a()", 1)'].every((text) => runsText.test(text)),
  ).toBe(true);
  expect(makesMarkup.test('<b dangerouslySetInnerHTML={x} />') && makesMarkup.test('a.innerHTML = b')).toBe(
    true,
  );
});

test('only the embedded database and the reading of pictures start programs, and none by a shell', () => {
  const starts = filesWith(/node:child_process/);
  expect(starts.every((file) => /^server\/(?:db\/embedded|modules\/images)\/\w+\.ts$/.test(file))).toBe(true);
  expect(starts).not.toEqual([]);
  const byShell = filesWith(/\bshell:\s*true|\bexec(?:Sync)?\(/);
  expect(starts.filter((file) => byShell.includes(file))).toEqual([]);
});

test('no query is put together from raw text', () => {
  expect(filesWith(/\bsql\.(?:raw|lit)\b|\bsql\.unsafe/)).toEqual([]);
});

test('the server draws chance from the system alone, and hashes by nothing that is broken', () => {
  const server = (file: string) => file.startsWith('server/');
  expect(filesWith(/\bMath\.random\b/).filter(server)).toEqual([]);
  expect(filesWith(/create(?:Hash|Hmac)\(\s*['"](?:md5|sha1)['"]|\bhash\(\s*['"](?:md5|sha1)['"]/i)).toEqual(
    [],
  );
  expect(filesWith(/createCipheriv|createDecipheriv/)).toEqual([]);
});

test('the page listens to no messages of other windows', () => {
  // A broadcast channel carries those of its own origin alone.
  const listens =
    /(?:(?<![\w$.])|\b(?:window|self|globalThis|parent|opener|top)\??\.)(?:addEventListener\(\s*['"]message['"]|onmessage\s*=)/;
  expect(
    [
      "window.addEventListener('message', hear)",
      "addEventListener('message', hear)",
      'self.onmessage = hear',
    ].every((text) => listens.test(text)),
  ).toBe(true);
  expect(listens.test("others.addEventListener('message', leave)")).toBe(false);
  // A service worker hears the pages of its own origin alone.
  const ofPage = (file: string): boolean => file.startsWith('src/') && !file.startsWith('src/worker/');
  expect(filesWith(listens).filter(ofPage)).toEqual([]);
  expect(filesWith(/postMessage\(/).filter(ofPage)).toEqual([
    'src/lib/device/shellWorker.ts',
    'src/lib/session/session.ts',
  ]);
});
