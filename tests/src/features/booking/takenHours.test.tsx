/** A form that asks for an hour that is taken sends a free one, and the taken one by a second act only. */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Wall } from '../../../../domain/basics/wallTime.ts';
import type { Step } from '../../../../domain/operations.ts';
import { HowMany } from '../../../../src/features/booking/HowMany.tsx';
import { TimeForm } from '../../../../src/features/requests/TimeForm.tsx';
import { useEntityStore } from '../../../../src/lib/entities/entityStore.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';
import { nowIn } from '../../../../src/lib/page/useNow.ts';
import { dayAfter, enter, zone } from '../chat/takenHourFixture.ts';

beforeEach(async () => {
  await speak('en');
  enter('student');
});

const startOf = ([step]: readonly Step[] = []): unknown =>
  step && 'input' in step.args && (step.args.input as { start?: string }).start;

const stepsFor = (start: Wall, end: Wall): Step[] => [
  {
    name: 'addPendingMeeting',
    args: {
      input: {
        organizer: 'rivka',
        start,
        end,
        subject: 'Maths',
        location: 'online',
        attendees: [{ attendeeId: 'dana' }],
      },
    },
  },
];

function another(onSend: (steps: Step[]) => void, onBack = vi.fn()) {
  render(
    <TimeForm
      start={`${dayAfter(2)}T16:30`}
      end={`${dayAfter(2)}T17:00`}
      now={nowIn(zone).wall}
      send="Send request"
      sending={false}
      stepsFor={stepsFor}
      onSend={onSend}
      onBack={onBack}
    />,
  );
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '60' } });
}

it('another time that is taken becomes a free one, and stays what it was by a second act only', async () => {
  const sent = vi.fn<(steps: Step[]) => void>();
  another(sent);
  const safe = await screen.findByRole('button', { name: /^Request .* instead$/ });
  expect(screen.getByText(/Rivka Cohen has another lesson at this time/)).toBeVisible();
  fireEvent.submit(safe.closest('form') as HTMLFormElement);
  expect(startOf(sent.mock.calls[0]?.[0])).not.toBe(`${dayAfter(2)}T16:30`);
  fireEvent.click(screen.getByRole('button', { name: /^Send the request for 16:30 anyway/ }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Request a time that’s taken?');
  expect(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Back' })).toHaveFocus();
  expect(sent).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Send it for 16:30 anyway' }));
  expect(startOf(sent.mock.calls[1]?.[0])).toBe(`${dayAfter(2)}T16:30`);
});

it('a lesson that would lie on a lesson of one’s own is asked for at another hour', async () => {
  const sent = vi.fn<(steps: Step[]) => void>();
  const [known] = useEntityStore.getState().teachers;
  const { subjects } = useEntityStore.getState();
  if (!known || !subjects[0]) throw new Error('nobody teaches');
  render(
    <HowMany
      of={{ teacher: known, subjects: [...subjects], learnerId: 'dana', isChild: false }}
      subject={subjects[0]}
      booking={{
        teacherId: 'rivka',
        subjectId: 'maths',
        place: 'online',
        minutes: 45,
        start: `${dayAfter(1)}T17:15`,
        count: 1,
        note: '',
      }}
      sending={false}
      refusal={null}
      lost={false}
      onChange={vi.fn()}
      onBack={vi.fn()}
      onSend={sent}
    />,
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Request .* instead$/ }));
  expect(startOf(sent.mock.calls[0]?.[0])).not.toBe(`${dayAfter(1)}T17:15`);
  expect(screen.getByText(/There’s already a lesson at this time/)).toBeVisible();
});
