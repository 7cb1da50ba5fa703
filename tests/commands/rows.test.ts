/** Every labelled sentence can be learned from: its command is known, its parts stand in its text, and it is told once. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../commands/intents/catalogue.ts';

type Row = {
  text: string;
  locale: string;
  as: string;
  mood: string;
  command: string;
  parts?: Record<string, string>;
  open?: string;
  source: string;
};

const folder = join(import.meta.dirname, '../../commands/rows');
const moods = ['order', 'question', 'report', 'denied', 'condition', 'correction', 'thanks', 'other'];
const partNames = ['lesson', 'from', 'to', 'by', 'add', 'remove', 'who', 'amount'];
const keys = ['text', 'locale', 'as', 'mood', 'command', 'parts', 'open', 'source'];

const known = new Set([...catalogue.map(({ id }) => id), 'none']);

const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
const rowsOf = (file: string): Row[] =>
  readFileSync(join(folder, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

function faultsOf(row: Row, file: string): string[] {
  const faults = Object.keys(row)
    .filter((key) => !keys.includes(key))
    .map((key) => `unknown key ${key}`);
  if (row.text.trim() !== row.text || row.text === '' || row.text.length > 500) faults.push('text');
  if (!file.includes(`.${row.locale}.`)) faults.push(`locale ${row.locale}`);
  if (!['teacher', 'student', 'parent', 'visitor'].includes(row.as)) faults.push(`as ${row.as}`);
  if (!moods.includes(row.mood)) faults.push(`mood ${row.mood}`);
  if (!known.has(row.command)) faults.push(`command ${row.command}`);
  if (row.open !== undefined && !/^(plan|question|answer|done):[a-zA-Z.]+$/.test(row.open))
    faults.push(`open ${row.open}`);
  for (const [name, words] of Object.entries(row.parts ?? {}))
    if (!partNames.includes(name) || !row.text.includes(words)) faults.push(`part ${name}`);
  return faults.map((fault) => `${fault}: ${row.text}`);
}

describe.each(files)('%s', (file) => {
  const rows = rowsOf(file);

  test('has rows that can be learned from', () => {
    expect(rows.flatMap((row) => faultsOf(row, file))).toEqual([]);
  });

  test('tells no sentence twice', () => {
    const told = rows.map(({ text, as, open }) => `${as} ${open ?? ''} ${text.toLowerCase()}`);
    expect(told.filter((each, at) => told.indexOf(each) !== at)).toEqual([]);
  });
});

test('a fifth of the sentences of each language asks for nothing to be done', () => {
  for (const locale of ['he', 'en']) {
    const rows = files.flatMap(rowsOf).filter((row) => row.locale === locale);
    const harmless = rows.filter(({ mood }) => mood !== 'order' && mood !== 'correction');
    expect(harmless.length / rows.length).toBeGreaterThan(0.2);
  }
});
