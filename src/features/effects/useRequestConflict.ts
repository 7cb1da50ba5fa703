/** What stands at the hour that a form asks for or offers, and the free hours nearby. What finds them brings every rule along, and comes with the form. */
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Step } from '../../../domain/operations.ts';
import { useEntities } from '../../lib/entities/useEntities.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import type { WayOut } from '../../lib/operations/wayOut.ts';
import { untilItComes } from '../../lib/page/untilItComes.ts';
import { takenSentences } from './conflictSentence.ts';
import { conflictView, type ConflictView } from './conflictView.ts';
import type { resolveRequest } from './resolveRequest.ts';

export type RequestConflict = {
  sentences: string[];
  view: ConflictView;
  /** What the button sends; null where the only safe way is to leave it. */
  safe: Step[] | null;
  takeWay(way: WayOut): void;
};

type Resolve = typeof resolveRequest;

/** `undefined`: not known yet, so that nothing is sent; null: nothing stands in the way. */
export function useRequestConflict(steps: readonly Step[] | null): RequestConflict | null | undefined {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { meetings, pendings, closed } = useEntities('meetings', 'pendings', 'closed');
  const [resolve, setResolve] = useState<{ now: Resolve } | null>(null);
  const [taken, setTaken] = useState<{ of: string; way: WayOut } | null>(null);
  useEffect(() => {
    void untilItComes(() => import('./resolveRequest.ts')).then((part) =>
      setResolve({ now: part.resolveRequest }),
    );
  }, []);
  // The steps are made anew by each drawing.
  const asked = JSON.stringify(steps);
  const way = taken?.of === asked ? taken.way : null;
  const found = useMemo(() => {
    // Named, because what somebody else changes meanwhile is told too.
    const known = meetings.length + pendings.length + closed.length >= 0;
    return resolve && known ? resolve.now((JSON.parse(asked) as Step[] | null) ?? [], way) : undefined;
  }, [resolve, asked, way, meetings, pendings, closed]);
  if (!found) return found;
  const { conflict } = found;
  return {
    sentences: takenSentences(conflict, { t, language }),
    view: conflictView(conflict, { t, language }),
    safe: conflict.chosen === null ? null : found.steps,
    takeWay: (chosen) => setTaken({ of: asked, way: chosen }),
  };
}
