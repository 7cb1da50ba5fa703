/** What a killed backup or restore left behind is taken away, though its database still takes out files of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeBeside } from '../../../server/backup/scratchFolder.ts';

const place = mkdtempSync(join(tmpdir(), 'lesson-desk-scratch-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

test('a scratch folder is gone when it is removed, also while another takes its files', async () => {
  // Links to one file are made twenty times as fast as files.
  const one = join(place, 'one');
  writeFileSync(one, '');
  for (let turn = 0; turn < 20; turn += 1) {
    const scratch = makeBeside(join(place, `data-${turn}`), 'being-restored');
    for (let part = 0; part < 20; part += 1) {
      mkdirSync(join(scratch.path, `${part}`));
      for (let file = 0; file < 100; file += 1) linkSync(one, join(scratch.path, `${part}`, `${file}`));
    }
    const other = spawn('sh', ['-c', `echo begun; for file in ${scratch.path}/*/*; do rm -f "$file"; done`]);
    const ended = once(other, 'close');
    await once(other.stdout, 'data');
    scratch.remove();
    expect(existsSync(scratch.path), `turn ${turn}`).toBe(false);
    other.kill();
    await ended;
  }
});
