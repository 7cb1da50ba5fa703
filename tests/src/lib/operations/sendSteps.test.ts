/** A plan that the server could not answer is kept to be sent again: nobody is told that nothing was saved. */
import { graphql } from 'msw/graphql';
import { HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, expect, it } from 'vitest';

const endpoint = graphql.link(new URL('/graphql', location.href).href);
const server = setupServer();
server.listen({ onUnhandledFrame: 'bypass' });
afterAll(() => server.close());
const { sendSteps } = await import('../../../../src/lib/operations/sendSteps.ts');

const codec = { zone: 'Asia/Jerusalem', currency: 'ILS' };
const steps = [{ name: 'deleteMeeting' as const, args: { id: 'm-1', scope: 'all' as const } }];

const answered = (status: number, code: string): void =>
  server.use(
    endpoint.mutation('Plan', () =>
      HttpResponse.json(
        { data: null, errors: [{ message: code, extensions: { code, id: 'f-1' } }] },
        { status, headers: { 'content-type': 'application/graphql-response+json' } },
      ),
    ),
  );

it.each(['UNAVAILABLE', 'TIMEOUT'])('%s leaves open whether it was done', async (code) => {
  answered(503, code);
  expect(await sendSteps(steps, 'request 1', codec)).toEqual({ outcome: 'unknown' });
});

it('INTERNAL is told as refused', async () => {
  answered(200, 'INTERNAL');
  expect(await sendSteps(steps, 'request 2', codec)).toMatchObject({
    outcome: 'refused',
    refusal: { code: 'INTERNAL' },
  });
});
