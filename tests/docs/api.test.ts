/** The page on the API names every query, mutation and subscription that there is. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { loadSdl } from '../../server/kernel/api/loadSdl.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8');
const schema = buildSchema(loadSdl().join('\n'));

test.for([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])(
  'docs/api.md names each %s',
  (type) => {
    const missing = Object.keys(type?.getFields() ?? {}).filter(
      (name) => !new RegExp(`\\b${name}\\b`).test(page),
    );
    expect(missing, 'to be written into docs/api.md').toEqual([]);
  },
);
