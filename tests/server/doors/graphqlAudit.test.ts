/** The GraphQL door keeps to the specification of GraphQL over HTTP, by its own audit. */
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDoor, type Door } from '../aDoor.ts';

let door: Door;
beforeAll(async () => {
  door = await aDoor();
});
afterAll(() => door.close());

const audits = serverAudits({ url: () => door.url });

test('the audit is the whole one', () => {
  expect(audits).toHaveLength(60);
});

describe('GraphQL over HTTP', () => {
  for (const { id, name, fn } of audits) {
    test(`${id} ${name}`, async () => {
      const result = await fn();
      expect(result, 'reason' in result ? result.reason : undefined).toMatchObject({ status: 'ok' });
    });
  }
});
