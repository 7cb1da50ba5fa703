/** What is being written and is not saved yet, anywhere on the page: nothing loads the page anew over it. */
import { useEffect } from 'react';

const drafts = new Set<symbol>();

export function useUnsaved(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const mine = Symbol('draft');
    drafts.add(mine);
    return () => void drafts.delete(mine);
  }, [isChanged]);
}

const opened = '[role="dialog"], [role="alertdialog"]';

/** A sentence that is not sent, a form that is open, or one that is changed. */
export function isWriting(): boolean {
  const sentence = document.querySelector<HTMLTextAreaElement>('#composer')?.value ?? '';
  return drafts.size > 0 || sentence.trim() !== '' || document.querySelector(opened) !== null;
}
