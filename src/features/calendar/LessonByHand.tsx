/** Over the calendar: the lesson that is looked at, and the form in which a lesson, or a plan of the conversation, is changed. */
import { Suspense } from 'react';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import type { Now } from '../../lib/page/useNow.ts';
import { byHandOf } from './form/byHandOf.ts';
import { lessonHeld, type ByHand } from './form/openForm.ts';
import { showLesson } from '../../lib/lessons/showLessons.ts';
import type { Shown } from '../../lib/lessons/shown.ts';
import { useCalendar } from '../../lib/lessons/useCalendar.ts';
import type { SeenLessons } from './useSeenLessons.ts';
import { lazyPart } from '../../lib/page/lazyPart.ts';

const LessonPeek = lazyPart(async () => (await import('./LessonPeek.tsx')).LessonPeek);

// The form previews what it would do, with all that decides.
const MeetingDialog = lazyPart(async () => (await import('./form/MeetingDialog.tsx')).MeetingDialog);

type Props = {
  seen: SeenLessons;
  now: Now;
  peeked: Shown | null;
  byHand: ByHand | null;
  onPeek(shown: Shown | null): void;
  onByHand(byHand: ByHand | null): void;
};

export function LessonByHand({ seen, now, peeked, byHand, onPeek, onByHand }: Props) {
  const { school, numberOf } = seen;
  const looked = peeked && lessonHeld({ kind: 'edit', shown: peeked }, school);
  const edit = (asked: ByHand): void => {
    onPeek(null);
    onByHand(asked);
  };
  return (
    <>
      {looked && peeked ? (
        <Suspense fallback={null}>
          <LessonPeek
            // As it is now: a change may have come while it is looked at.
            shown={showLesson(looked, school, seen.seen)}
            lesson={looked}
            now={now.wall}
            numberOf={numberOf}
            onEdit={() => edit({ kind: 'edit', shown: peeked })}
            onCancel={() => edit({ kind: 'edit', shown: peeked, cancelling: true })}
            onClose={() => onPeek(null)}
          />
        </Suspense>
      ) : null}
      <Form seen={seen} byHand={byHand} onByHand={onByHand} />
    </>
  );
}

function Form({ seen: { school }, byHand, onByHand }: Pick<Props, 'seen' | 'byHand' | 'onByHand'>) {
  const isWhole = useEntityStore(({ status }) => status === 'ready');
  const { byHand: asked, editByHand } = useCalendar();
  // What it would do is told by the whole calendar.
  if (!isWhole) return null;
  // A plan of the conversation that is to be changed by hand.
  const fromPlan = asked ? byHandOf(asked.steps, school, codecNow()) : null;
  const form = byHand ? [byHand] : fromPlan?.some(({ kind }) => kind !== 'fixed') ? fromPlan : null;
  if (!form) return null;
  return (
    <Suspense fallback={null}>
      <MeetingDialog
        byHand={form}
        school={school}
        onSaved={() => {
          if (!byHand) asked?.onSaved();
        }}
        onClose={() => {
          onByHand(null);
          editByHand(null);
        }}
      />
    </Suspense>
  );
}
