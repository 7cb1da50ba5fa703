/** A Stripe of our own on a loopback port: it holds subscriptions as they are now, and signs what it tells as Stripe does. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { newId } from '../../../server/basics/newId.ts';

export type Held = {
  id: string;
  teacherId: string;
  plan: 'premium' | 'ultra';
  status: Stripe.Subscription['status'];
  createdMs: number;
  cancelAtEnd?: boolean;
};

export const webhookSecret = 'whsec_test';
export const periodEndMs = Date.UTC(2027, 0, 1);

export type TestStripe = {
  url: string;
  held: Map<string, Held>;
  /** It answers nothing but faults; how often it has done so. */
  down: boolean;
  refused: number;
  /** The body and its signature; `atMs` when it was signed. */
  event(
    subscription: Held,
    more?: { id?: string; kind?: string; atMs?: number },
  ): { body: string; signature: string };
  stop(): Promise<void>;
};

export async function aStripe(): Promise<TestStripe> {
  const held = new Map<string, Held>();
  const library = new Stripe('sk_test_none');
  const server = createServer(async (req, res) => {
    let body = '';
    for await (const part of req) body += String(part);
    const said = new URLSearchParams(body);
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://stripe.test');
    const answer = (status: number, what: object): void => {
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(what));
    };
    if (stripe.down) {
      stripe.refused += 1;
      return answer(503, { error: { type: 'api_error', message: 'Down for a while' } });
    }
    if (pathname === '/v1/prices') {
      const plan = searchParams.get('lookup_keys[0]') ?? '';
      return answer(200, { object: 'list', data: [{ id: `price_${plan}`, lookup_key: plan }] });
    }
    if (pathname === '/v1/checkout/sessions')
      return answer(200, {
        id: 'cs_1',
        object: 'checkout.session',
        url: `https://checkout.stripe.test/${said.get('metadata[teacherId]')}/${said.get('line_items[0][price]')}`,
      });
    const found = held.get(pathname.split('/').at(-1) ?? '');
    if (!found)
      return answer(404, { error: { type: 'invalid_request_error', message: 'No such subscription' } });
    if (req.method === 'DELETE') found.status = 'canceled';
    const end = said.get('cancel_at_period_end');
    if (end !== null) found.cancelAtEnd = end === 'true';
    const price = said.get('items[0][price]');
    if (price !== null) found.plan = price === 'price_ultra' ? 'ultra' : 'premium';
    return answer(200, asStripe(found));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stripe: TestStripe = {
    down: false,
    refused: 0,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    held,
    event(subscription, { id = `evt_${newId()}`, kind = 'customer.subscription.updated', atMs } = {}) {
      const body = JSON.stringify({
        id,
        object: 'event',
        type: kind,
        data: { object: asStripe(subscription) },
      });
      const timestamp = Math.floor((atMs ?? Date.now()) / 1000);
      const signed = { payload: body, secret: webhookSecret, timestamp };
      return { body, signature: library.webhooks.generateTestHeaderString(signed) };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return stripe;
}

const asStripe = ({ id, teacherId, plan, status, createdMs, cancelAtEnd = false }: Held) => ({
  id,
  object: 'subscription',
  status,
  created: createdMs / 1000,
  start_date: createdMs / 1000,
  cancel_at_period_end: cancelAtEnd,
  metadata: { teacherId },
  items: {
    object: 'list',
    data: [{ id: `si_${id}`, price: { lookup_key: plan }, current_period_end: periodEndMs / 1000 }],
  },
});
