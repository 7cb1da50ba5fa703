/** Feedback and messages from the contact page: checked, counted, kept. */
import { refuse, type Refusal } from '../../../domain/basics/refusal.ts';
import {
  contactProblems,
  feedbackLine,
  feedbackProblems,
  isFeedbackType,
  type ContactMessage,
  type FeedbackProblems,
} from '../../../domain/feedback/feedback.ts';
import { signedIn, type Context } from '../../kernel/api/context.ts';
import type { ModuleResolvers } from '../../kernel/api/resolvers.ts';
import { countOrDeny } from '../../kernel/limits/countOrDeny.ts';
import { keepFeedback } from './keepFeedback.ts';

type Payload = {
  status: string;
  refusal: { code: string; field: string | null; params: string | null } | null;
};

type FeedbackInput = { type: string; subject: string; details: string; email?: string | null };
type ContactInput = ContactMessage & { website?: string | null };

const done: Payload = { status: 'ok', refusal: null };

export const feedbackResolvers = {
  Mutation: {
    async addFeedback(
      _: unknown,
      { input: { type, subject, details, email } }: { input: FeedbackInput },
      context: Context,
    ): Promise<Payload> {
      const { id } = signedIn(context);
      const problem = firstOf(feedbackProblems({ type, subject, details, email: email ?? '' }));
      if (problem || !isFeedbackType(type)) return refused(problem ?? refuse('BAD_REQUEST', 'input.type'));
      await countOrDeny(context, 'feedback', { who: id });
      const { username } = await context.store.db
        .selectFrom('app.users')
        .select('username')
        .where('user_id', '=', id)
        .executeTakeFirstOrThrow();
      const said = { type, subject: feedbackLine(subject), details: details.trim(), name: username };
      const written = { ...said, userId: id, email: email?.trim() || null };
      await keepFeedback(context.store, written, context.nowMs());
      return done;
    },

    async addContactMessage(
      _: unknown,
      { input: { website, ...message } }: { input: ContactInput },
      context: Context,
    ): Promise<Payload> {
      const problem = firstOf(contactProblems(message));
      if (problem) return refused(problem);
      await countOrDeny(context, 'contactFromAddress', { address: context.address });
      // A program learns nothing from the answer.
      if (website) return done;
      const { name, email, subject, details } = message;
      await keepFeedback(
        context.store,
        {
          userId: context.actor?.id ?? null,
          type: 'message',
          name: feedbackLine(name),
          email: email.trim(),
          subject: feedbackLine(subject),
          details: details.trim(),
        },
        context.nowMs(),
      );
      return done;
    },
  },
} satisfies ModuleResolvers;

function firstOf(problems: FeedbackProblems): Refusal | null {
  const [first] = Object.entries(problems);
  return first ? refuse('BAD_REQUEST', `input.${first[0]}`, { problem: first[1] }) : null;
}

const refused = ({ code, field, params }: Refusal): Payload => ({
  status: code,
  refusal: { code, field: field ?? null, params: params ? JSON.stringify(params) : null },
});
