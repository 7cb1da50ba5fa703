/** A student asks what became of their requests: the conversation knows what the server knows, and not only what a screen has loaded. */
import { setupServer } from 'msw/node';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { readSentence } from '../../../../commands/nlu/readSentence.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';
import { answering } from '../../app/answering.ts';

const preferences = { language: 'en', theme: 'light', currency: 'ILS', timeZone: 'Asia/Jerusalem' };
const dana = {
  id: 'dana',
  role: 'student' as const,
  username: 'Dana Levi',
  email: 'dana@example.test',
  preferences,
};

/** As long as a busy machine needs. */
const patience = { timeout: 20_000 };

let status = 'Pending';
const school = answering(() => ({
  getStudentById: { ...dana, userData: { teachersIds: [], numberOfBadCancels: 0, badCancelsByTeacher: [] } },
  getJoinRequestsByStudentId: ({ studentId }: { studentId: string }) => [
    {
      id: 'r-1',
      version: 1,
      studentId,
      studentName: dana.username,
      teacherId: 'rivka',
      teacherName: 'Rivka Cohen',
      meetingName: 'Physics group',
      status,
    },
  ],
}));
const server = setupServer(...school.handlers);

// The page takes hold of its websocket when it is loaded: the server stands before it.
server.listen({ onUnhandledFrame: 'error' });
const { client } = await import('../../../../src/lib/apollo/apollo.ts');
const { useEntityStore } = await import('../../../../src/lib/entities/entityStore.ts');
const { useSession } = await import('../../../../src/lib/session/session.ts');
const { worldNow } = await import('../../../../src/lib/entities/worldNow.ts');

afterEach(async () => {
  useSession.setState({ status: 'out', user: null });
  await client.clearStore();
  await speak('he');
});
afterAll(() => server.close());

const answer = (text: string): string | undefined => {
  const world = worldNow();
  return world === null ? undefined : readSentence(text, world).reply?.text;
};

it('is told with whom, of what, and how it stands; and again when the teacher has answered', async () => {
  await speak('en');
  useSession.setState({ status: 'in', user: dana });
  await vi.waitFor(() => expect(useEntityStore.getState().status).toBe('ready'), patience);
  await vi.waitFor(
    () =>
      expect(answer('status of my requests')).toBe(
        'Rivka Cohen · Physics group · request to join · sent, not answered yet',
      ),
    patience,
  );
  status = 'Approved';
  await useEntityStore.getState().refreshPeople();
  await vi.waitFor(
    () =>
      expect(answer('status of my requests')).toBe(
        'Rivka Cohen · Physics group · request to join · approved',
      ),
    patience,
  );
}, 60_000);

it('whoever has no teacher is told so when they ask for a lesson or cancel one, once all of it is loaded', async () => {
  await speak('en');
  useSession.setState({ status: 'in', user: dana });
  await vi.waitFor(() => expect(useEntityStore.getState().status).toBe('ready'), patience);
  for (const text of ['book a lesson on Sunday at 5', 'cancel my lesson tomorrow'])
    expect(answer(text)).toMatch(/^No teacher yet/);
});
