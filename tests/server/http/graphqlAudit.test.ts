/** The GraphQL endpoint keeps to the specification of GraphQL over HTTP, by its own audit. */
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEndpoint, type Endpoint } from '../graphqlServer.ts';

let endpoint: Endpoint;
beforeAll(async () => {
  endpoint = await startEndpoint();
});
afterAll(() => endpoint.close());

const audits = serverAudits({ url: () => endpoint.url });

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
