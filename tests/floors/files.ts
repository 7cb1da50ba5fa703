/** The files of the repository, as paths from its root: all but what .gitignore leaves out. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export function repositoryFiles(root: string): string[] {
  const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n').filter(Boolean);
  const isIgnored = (name: string) =>
    name === '.git' ||
    ignored.some((line) =>
      line.startsWith('*') ? name.endsWith(line.slice(1)) : line.replace(/\/$/, '') === name,
    );
  const under = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => !isIgnored(entry.name))
      .flatMap((entry) => {
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
        if (entry.isDirectory()) return under(path);
        return entry.isFile() ? [path] : [];
      });
  return under('');
}
