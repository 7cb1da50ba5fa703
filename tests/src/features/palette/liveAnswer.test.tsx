/** Beside the palette's list stands what the chosen sentence would answer or do, before anything is sent. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { addDays } from '../../../../domain/basics/wallTime.ts';
import { toMs } from '../../../../domain/basics/zones.ts';
import { schoolHere, useEntityStore } from '../../../../src/lib/entities/entityStore.ts';
import { useSession, type SessionUser } from '../../../../src/lib/session/session.ts';
import { nowIn } from '../../../../src/lib/page/useNow.ts';
import { PaletteView } from '../../../../src/features/palette/Palette.tsx';
import { speak } from '../../../../src/lib/i18n/language.ts';

const zone = 'Asia/Jerusalem';
const at = (hour: string): string =>
  String(toMs(`${addDays(nowIn(zone).wall.slice(0, 10), 1)}T${hour}`, zone));

const teacher: SessionUser = {
  id: 'teacher',
  role: 'teacher',
  username: 'רבקה',
  email: 'rivka@example.com',
  preferences: { language: 'he', theme: 'light', currency: 'ILS', timeZone: zone },
};

const lesson = {
  id: 'lesson',
  seriesId: 'lesson',
  version: 1,
  organizer: 'teacher',
  start: at('16:00'),
  end: at('16:45'),
  timeZone: zone,
  rrule: null,
  capacity: 1,
  subject: 'מתמטיקה',
  cost: 150,
  attendees: [{ attendeeId: 'dana', name: 'דנה כהן' }],
};

const words = {
  he: {
    question: 'מה יש לי מחר?',
    answer: 'התשובה, נכון לעכשיו',
    action: 'לבטל את המתמטיקה של דנה מחר',
    wouldDo: 'מה ישתנה',
    cancel: 'לבטל שיעור',
  },
  en: {
    question: 'what do I have tomorrow?',
    answer: 'Answer, as things stand now',
    action: 'cancel Dana’s maths tomorrow',
    wouldDo: 'What would happen',
    cancel: 'Cancel a lesson',
  },
};

beforeEach(async () => {
  useSession.setState({ status: 'in', user: teacher });
  // There is no server here: what cannot be fetched is given instead.
  await schoolHere();
  useEntityStore.setState({
    status: 'ready',
    teachers: [{ id: 'teacher', username: 'רבקה', preferences: teacher.preferences }] as never,
    students: [{ id: 'dana', username: 'דנה כהן', email: null }] as never,
    subjects: [{ id: 'm', teacherId: 'teacher', name: 'מתמטיקה', cost: 200, color: 'subject-1' }] as never,
    meetings: [lesson],
  });
});

function open(title: string, sentence: string) {
  const onSay = vi.fn<(sentence: string) => void>();
  const onAsk = vi.fn<(question: string) => void>();
  const item = { id: 'c', group: 'say', title, detail: sentence, words: [sentence], count: 0 } as const;
  const items = { ready: true, items: [{ ...item, act: { say: sentence } }] };
  render(<PaletteView items={items} onClose={() => {}} onGo={() => {}} onSay={onSay} onAsk={onAsk} />);
  return { onSay, onAsk };
}

it.each(['he', 'en'] as const)('the answer and the change of what is typed, in %s', async (language) => {
  await speak(language);
  const said = words[language];
  const user = userEvent.setup();
  const { onSay, onAsk } = open(said.cancel, said.action);
  // The row that is chosen before anything is typed.
  expect(await screen.findByText(said.wouldDo)).toBeVisible();
  expect(screen.getByText('16:00–16:45')).toBeVisible();

  await user.type(screen.getByRole('combobox'), said.question);
  expect(await screen.findByText(said.answer)).toBeVisible();
  expect(screen.getByText('מתמטיקה')).toBeVisible();
  // A question is asked; what would change something is only written.
  await user.keyboard('{Enter}');
  expect(onAsk).toHaveBeenCalledExactlyOnceWith(said.question);

  await user.clear(screen.getByRole('combobox'));
  await user.type(screen.getByRole('combobox'), said.action);
  expect(await screen.findByText(said.wouldDo)).toBeVisible();
  await user.keyboard('{Enter}');
  expect(onSay).toHaveBeenCalledExactlyOnceWith(said.action);
});
