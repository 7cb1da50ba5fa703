/** A dialog that closes gives the focus back to the lesson it was opened from. */
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog, DialogContent, DialogTitle } from '../../../src/ui/Dialog.tsx';

function Calendar({ drawing }: { drawing: number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {drawing > 0 ? (
        <button key={drawing} data-lesson="lesson a 1" onClick={() => setOpen(true)}>
          Noam
        </button>
      ) : null}
      {open ? (
        <Dialog open onOpenChange={setOpen}>
          <DialogContent aria-describedby={undefined}>
            <DialogTitle>Maths</DialogTitle>
          </DialogContent>
        </Dialog>
      ) : null}
    </>
  );
}

test('the focus is at the lesson after its dialog closes, also where the lesson is drawn anew meanwhile', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Calendar drawing={1} />);
  await user.click(screen.getByRole('button', { name: 'Noam' }));
  // Saved: the lesson goes, the dialog closes, and the lesson comes back from the server a moment later.
  rerender(<Calendar drawing={0} />);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(document.body);
  rerender(<Calendar drawing={2} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Noam' })));
  // And once more, while it has the focus.
  rerender(<Calendar drawing={3} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Noam' })));
});
