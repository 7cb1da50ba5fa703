/** A lesson of a day or week, told by itself that a plan takes it from its place: so its day is not laid out anew. */
import { create } from 'zustand';
import { LessonEvent, type LessonEventProps } from './LessonEvent.tsx';
import type { Shown } from '../../../lib/lessons/shown.ts';

/** The lessons that leave their place, by the key of the one that stands there. */
export const standingLessons = () =>
  create<{ old: ReadonlyMap<string, Shown> }>(() => ({ old: new Map<string, Shown>() }));

type Props = LessonEventProps & { planned: ReturnType<typeof standingLessons> };

export function StandingLesson({ shown, planned, ...rest }: Props) {
  const old = planned(({ old: leaving }) => leaving.get(shown.key));
  return <LessonEvent shown={old ?? shown} {...rest} />;
}
