/** A part of a screen that is only there once it is opened: it comes while the page is idle, not with the screen. */
import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { untilItComes } from './untilItComes.ts';
import { whenIdle } from './whenIdle.ts';

type OpenedLater<Props> = ComponentType<Props> & { fetchPart(): Promise<unknown> };

/** `meanwhile` stands where it is opened before it has come; without a line, until there is one. */
export function openedLater<Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): OpenedLater<Props> {
  let here: ComponentType<Props> | null = null;
  const fetchPart = async () => (here ??= await bring());
  function Part(props: Props) {
    // What is here stands at once: React holds back for a third of a second what it had to wait for. The same for as long as it is open.
    const [Shown] = useState<ComponentType<Props>>(
      () => here ?? lazy(async () => ({ default: await untilItComes(fetchPart) })),
    );
    return (
      <Suspense fallback={meanwhile}>
        <Shown {...props} />
      </Suspense>
    );
  }
  return Object.assign(Part, { fetchPart });
}

/** Fetches the parts of a screen once it stands. */
export function useFetchWhileIdle(parts: readonly { fetchPart(): Promise<unknown> }[]): void {
  useEffect(
    () =>
      whenIdle(() => {
        // What cannot be fetched now is fetched when it is opened.
        for (const { fetchPart } of parts) void fetchPart().catch(() => undefined);
      }),
    [parts],
  );
}
