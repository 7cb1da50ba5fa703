/** A tutorial's place on its screen: it opens once by itself for whoever begins, and from the menu whenever it is wished. */
import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../lib/page/lazyPart.ts';
import { useGuides, type TutorialName } from './useGuides.ts';

const Tutorial = lazyPart(async () => (await import('./Tutorial.tsx')).Tutorial);

/** What somebody is writing, or has said and waits for, keeps the keys: nothing comes over it by itself, and the menu has it still. */
function isUnderWay(): boolean {
  if (document.querySelector('[role="log"] > *')) return true;
  const at = document.activeElement;
  return (at instanceof HTMLTextAreaElement || at instanceof HTMLInputElement) && at.value !== '';
}

/** isNew: nothing stands on the screen yet. */
export function TutorialHere({ name, isNew }: { name: TutorialName; isNew: boolean }) {
  const { kept, opened, load, open } = useGuides();
  const [address, setAddress] = useSearchParams();
  // The menu asks for it so.
  const isAsked = address.get('tutorial') === name;
  const wasSeen = kept === null || kept[name] !== undefined;
  useEffect(() => {
    // Without an answer nothing opens by itself.
    load().catch(() => undefined);
  }, [load]);
  useEffect(() => {
    if (isNew && !wasSeen && !isUnderWay()) open(name);
  }, [isNew, wasSeen, open, name]);
  useEffect(() => {
    if (!isAsked || kept === null) return;
    open(name);
    setAddress(
      (before) => {
        before.delete('tutorial');
        return before;
      },
      { replace: true },
    );
  }, [isAsked, kept, open, name, setAddress]);
  if (opened !== name) return null;
  return (
    <Suspense fallback={null}>
      <Tutorial name={name} />
    </Suspense>
  );
}
