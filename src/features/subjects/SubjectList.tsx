/** The subjects in the teacher's own order; they are moved by the pointer, by touch, or at the keyboard. */
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useTranslation } from 'react-i18next';
import type { SubjectAnswer } from '../../lib/entities/entityStore.ts';
import { SubjectRow } from './SubjectRow.tsx';

type Props = {
  subjects: readonly SubjectAnswer[];
  meetingsOf(name: string): number;
  currency: string;
  onOpen(subject: SubjectAnswer): void;
  /** Its new place, from 0. */
  onMove(subject: SubjectAnswer, position: number): void;
};

export function SubjectList({ subjects, meetingsOf, currency, onOpen, onMove }: Props) {
  const { t } = useTranslation();
  const sensors = useSensors(
    // A tap that trembles is no drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const at = (id: unknown): number => subjects.findIndex((subject) => subject.id === id);
  const said = (id: unknown, over: unknown) => ({
    name: subjects[at(id)]?.name ?? '',
    at: Math.max(0, at(over ?? id)) + 1,
    of: subjects.length,
  });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('subjects.lifted', said(active.id, active.id)),
    onDragOver: ({ active, over }) => t('subjects.movedTo', said(active.id, over?.id)),
    onDragEnd: ({ active, over }) => t('subjects.dropped', said(active.id, over?.id)),
    onDragCancel: ({ active }) => t('subjects.moveCancelled', said(active.id, active.id)),
  };
  const drop = ({ active, over }: DragEndEvent): void => {
    const subject = subjects[at(active.id)];
    const to = at(over?.id);
    if (subject && to >= 0 && to !== at(active.id)) onMove(subject, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('subjects.moveHint') } }}
      onDragEnd={drop}
    >
      <SortableContext items={subjects.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol aria-label={t('subjects.list')} className="grid gap-2">
          {subjects.map((subject) => (
            <SubjectRow
              key={subject.id}
              subject={subject}
              meetings={meetingsOf(subject.name)}
              currency={currency}
              onOpen={() => onOpen(subject)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
