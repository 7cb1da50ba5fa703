/** The log of changes as a page of it. */
import type { Id } from '../../../domain/basics/ids.ts';
import { logAreas, type LogArea } from '../../../domain/kernel/entity.ts';
import { denied } from '../../basics/denied.ts';
import { signedIn, type Context } from '../../kernel/api/context.ts';
import type { ModuleResolvers } from '../../kernel/api/resolvers.ts';
import type { AskRows } from '../../kernel/perform/ask.ts';
import { readLogPage } from './readLogPage.ts';

type Asked = {
  before?: number | null;
  area?: string | null;
  studentId?: Id | null;
  meetingId?: Id | null;
  from?: string | null;
  to?: string | null;
  limit?: number | null;
};

const usualLimit = 30;
const largestLimit = 50;

export const makeHistoryResolvers = ({ askRows }: { askRows: AskRows }): ModuleResolvers => ({
  Query: {
    changeLog(_: unknown, { before, area, studentId, meetingId, from, to, limit }: Asked, context: Context) {
      const most = limit ?? usualLimit;
      if (most < 1 || most > largestLimit)
        throw denied('BAD_REQUEST', { field: 'limit', limit: largestLimit });
      if (area != null && !isArea(area)) throw denied('BAD_REQUEST', { field: 'area' });
      return readLogPage(
        { store: context.store, askRows, actor: signedIn(context), nowMs: context.nowMs() },
        {
          before: before ?? null,
          area: area ?? null,
          studentId,
          meetingId,
          fromMs: momentOf(from, 'from') ?? 0,
          toMs: momentOf(to, 'to') ?? Infinity,
          limit: most,
        },
      );
    },
  },
});

function momentOf(text: string | null | undefined, field: string): number | null {
  if (text == null) return null;
  if (!/^\d{1,15}$/.test(text)) throw denied('BAD_REQUEST', { field });
  return Number(text);
}

const isArea = (text: string): text is LogArea => (logAreas as readonly string[]).includes(text);
