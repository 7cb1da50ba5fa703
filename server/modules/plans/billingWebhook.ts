/** POST /billing/webhook: events of the payment provider, authenticated by their signature. */
import { Denied } from '../../basics/httpDenied.ts';
import { answerJson } from '../../http/answer.ts';
import { requireMethod } from '../../http/requireMethod.ts';
import type { Handler, Route } from '../../http/route.ts';
import { bodyLimitBytes, readBytes } from '../../http/requestBody.ts';
import type { Store } from '../../db/database.ts';
import type { Billing } from './billing.ts';
import { takeEvent } from './takeEvent.ts';

export type WebhookParts = { store: Store; billing: Billing | null; nowMs(): number };

export const makeBillingWebhook = (parts: WebhookParts): Route => ({
  path: '/billing/webhook',
  calledBy: 'another server',
  writes: () => true,
  handle: handleWebhook(parts),
});

function handleWebhook({ store, billing, nowMs }: WebhookParts): Handler {
  return async (req, res) => {
    if (!billing) throw new Denied(404, 'NOT_FOUND', 'There is no such address.');
    requireMethod(req, res, 'POST');
    // Unparsed, because the signature covers exactly these bytes.
    const body = await readBytes(req, bodyLimitBytes);
    const event = billing.readEvent(body, String(req.headers['stripe-signature'] ?? ''));
    if (!event) throw new Denied(400, 'BAD_REQUEST', 'The signature does not hold.');
    await takeEvent(store, billing, event, nowMs());
    answerJson(res, 200, { received: true });
  };
}
