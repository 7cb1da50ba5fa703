/** For the plans of queries: a code of a child's account; a kept student's place is taken over by an account, and another's by a parent. */
import { inviterOf, lockKeptStudent, makeClaimLink } from '../../../server/modules/claims/claimLink.ts';
import { keepAgain } from '../../../server/modules/claims/keepAgain.ts';
import { takeOver } from '../../../server/modules/claims/takeOver.ts';
import type { Context } from '../../../server/kernel/api/context.ts';
import { guideResolvers } from '../../../server/modules/guides/resolvers.ts';
import { makeLinkCode } from '../../../server/modules/people/linkCodes.ts';
import { readLinks } from '../../../server/modules/people/rows/studentLinks.ts';
import type { School } from '../schoolFixture.ts';
import { add, carryingOut, now } from '../perform/carryOut.ts';
import type { WatchedStore } from './watchedStore.ts';

export async function takePlace(
  watched: WatchedStore,
  { rivka, stranger, ruth, dana }: Pick<School, 'rivka' | 'stranger' | 'ruth' | 'dana'>,
): Promise<void> {
  await makeLinkCode(watched.db, dana.id, now);
  const does = carryingOut(watched, rivka);
  for (const [at, actor] of [stranger, ruth].entries()) {
    const [made] = await does([
      {
        name: 'addStudent',
        args: { input: { username: `Kept ${'ab'[at]}`, phoneNumber: { number: '050-555-0100' } } },
      },
    ]);
    const studentId = made?.student?.id ?? '';
    const day = `2027-03-0${at + 1}`;
    const attendees = [{ attendeeId: studentId }];
    await does([add({ start: `${day}T10:00`, end: `${day}T11:00`, attendees })]);
    await inviterOf(watched.db, rivka.id);
    const asked = { teacherId: rivka.id, studentId, secret: 'a secret of the test', nowMs: now };
    // Withdraws the invitation before it, where there is one.
    await does([{ name: 'updateKeptStudent', args: { input: { studentId, email: 'kept@example.test' } } }]);
    const { code } = await watched.db.transaction().execute(async (transaction) => {
      await lockKeptStudent(transaction, rivka.id, studentId);
      return makeClaimLink(transaction, asked);
    });
    const accepting = {
      wish: { code, takeName: true, takePhone: true },
      agreed: { version: 0, locale: null },
      sessionId: null,
      nowMs: now,
    };
    await takeOver(watched, actor, accepting);
    // Whether it was they is asked of the row.
    await takeOver(watched, actor, accepting);
  }
  const context = { actor: rivka, store: watched } as unknown as Context;
  await guideResolvers.Mutation.keepGuide(null, { name: 'calendar', step: 1, ended: true }, context);
  await guideResolvers.Query.guides(null, null, context);
  await readLinks(watched.db, rivka.id, { since: 1, removedToo: true });
  await watched.db.transaction().execute((transaction) => keepAgain(transaction, ruth.id));
}
