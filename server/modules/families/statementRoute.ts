/**
 * GET /statements/<teacher>/<month>: a family's account of a month as PDF, for its teacher and for the family;
 * GET /statements/<teacher>/lesson/<meeting>: a receipt as PDF, for the same people. Nothing is stored.
 */
import { wholeLanguage } from '../../../domain/basics/languages.ts';
import { requireSession, type SessionReader } from '../../kernel/api/context.ts';
import { Denied } from '../../basics/httpDenied.ts';
import type { Store } from '../../db/database.ts';
import { requireMethod } from '../../http/requireMethod.ts';
import type { Handler, Route } from '../../http/route.ts';
import type { Limits } from '../../kernel/limits/rateLimits.ts';
import { makeSlots } from '../../kernel/limits/workSlots.ts';
import type { AskRows } from '../../kernel/perform/ask.ts';
import type { Typesetter } from '../documents/typeset.ts';
import { makeReceipt } from './makeReceipt.ts';
import { makeStatement } from './makeStatement.ts';

export type StatementRouteParts = {
  store: Store;
  sessions: SessionReader;
  limits: Limits;
  typesetter: Typesetter;
  askRows: AskRows;
  nowMs(): number;
};

const places = { ofOne: 1, atOnce: 1, longestWaitMs: 15_000 };

const address = /^\/statements\/([0-9a-f-]{36})\/(?:(\d{4}-\d{2})|lesson\/([0-9a-f-]{36}))$/;
const moment = /^-?\d{1,13}$/;

export const makeStatementRoute = (parts: StatementRouteParts): Route => ({
  path: '/statements/',
  handle: handleStatement(parts),
});

function handleStatement(parts: StatementRouteParts): Handler {
  const { store, sessions, limits, typesetter, askRows, nowMs } = parts;
  const slots = makeSlots(places);

  return async (req, res, path) => {
    const [, teacherId, month, meetingId] = address.exec(path) ?? [];
    if (teacherId === undefined) throw missing();
    requireMethod(req, res, 'GET');
    const { actor } = await requireSession(sessions, req);
    const asked = new URL(req.url ?? '', 'http://localhost').searchParams;
    const leave = slots.enter(actor.id);
    try {
      await limits.count('documents', { who: actor.id });
      const asking = { store, actor, nowMs: nowMs(), askRows };
      const language = wholeLanguage(asked.get('language'));
      const made = await slots.inTurn(() =>
        month === undefined
          ? makeReceipt(
              asking,
              { teacherId, language, meetingId: meetingId ?? '', ...lessonIn(asked) },
              { typesetter },
            )
          : makeStatement(
              asking,
              {
                teacherId,
                month,
                payerId: asked.get('payer') ?? undefined,
                at: Number(asked.get('account') ?? 0),
                language,
              },
              { typesetter },
            ),
      );
      if (!made) throw missing();
      res.writeHead(200, {
        'content-type': 'application/pdf',
        'content-length': made.pdf.byteLength,
        'content-disposition': `attachment; filename="${month ?? 'lesson'}.pdf"`,
      });
      res.end(made.pdf);
    } finally {
      leave();
    }
  };
}

function lessonIn(asked: URLSearchParams): { studentId: string; occurrence: number | null } {
  const occurrence = asked.get('occurrence');
  if (occurrence !== null && !moment.test(occurrence)) throw missing();
  return {
    studentId: asked.get('student') ?? '',
    occurrence: occurrence === null ? null : Number(occurrence),
  };
}

const missing = (): Denied => new Denied(404, 'NOT_FOUND', 'There is no such account.');
