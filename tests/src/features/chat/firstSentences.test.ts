/** What a teacher is shown to begin with on the first day. */
import { beforeEach, expect, it } from 'vitest';
import { whenHere } from '../../../../commands/later.ts';
import { useEntityStore } from '../../../../src/lib/entities/entityStore.ts';
import { useSession } from '../../../../src/lib/session/session.ts';
import { firstSentences } from '../../../../src/lib/sentences/firstSentences.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';

const id = '01900000-0000-7000-8000-000000000001';

beforeEach(async () => {
  await speak('en');
  useSession.setState({
    user: {
      id,
      role: 'teacher',
      username: 'Rivka',
      email: 'rivka@example.com',
      preferences: { language: 'en', theme: 'light', currency: 'ILS', timeZone: 'Asia/Jerusalem' },
    },
  });
  useEntityStore.setState({ status: 'ready', subjects: [], students: [], teachers: [] });
});

it('leads from the hours to the first subject, the first student and the link', async () => {
  expect(await whenHere(() => firstSentences(4))).toEqual([
    expect.stringMatching(/work/i),
    expect.stringMatching(/subject/i),
    expect.stringMatching(/add student|invite/i),
    expect.stringMatching(/link/i),
  ]);
});

it('suggests no more what is done', async () => {
  useEntityStore.setState({ subjects: [{ id: 's', name: 'Maths', color: null } as never] });
  const sentences = await whenHere(() => firstSentences(4));
  expect(sentences.join()).not.toMatch(/subject/i);
  expect(sentences[1]).toMatch(/add student|invite/i);
});

it('names no subject and no lesson that is not there', async () => {
  useEntityStore.setState({ students: [{ id: 'n', username: 'Noa Barak' } as never] });
  const alone = await whenHere(() => firstSentences(6));
  expect(alone.join()).not.toMatch(/maths|move|cancel/i);
  useEntityStore.setState({ subjects: [{ id: 's', name: 'Chess', color: null } as never] });
  const ready = await whenHere(() => firstSentences(4));
  expect(ready.join()).toMatch(/book Noa for Chess/);
  expect(ready.join()).not.toMatch(/move|cancel/i);
});
