/** Who comes: the teacher's students as switches that can be searched by typing. */
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '../../../../domain/basics/ids.ts';
import { useEntityStore } from '../../../lib/entities/entityStore.ts';
import { cn } from '../../../ui/cn.ts';
import { Input } from '../../../ui/Input.tsx';
import { Label } from '../../../ui/Label.tsx';

const shownAtOnce = 12;

export function StudentsField({ chosen, onChange }: { chosen: Id[]; onChange(chosen: Id[]): void }) {
  const { t } = useTranslation();
  const id = useId();
  const students = useEntityStore((state) => state.students);
  const [typed, setTyped] = useState('');
  // Whoever is blocked or has left stays in the lessons that they have, and is not offered for another.
  const among = students.filter(
    (student) =>
      chosen.includes(student.id) ||
      (student.links?.every(({ blocked, archived }) => !blocked && !archived) !== false &&
        (student.username ?? '').toLowerCase().includes(typed.toLowerCase())),
  );
  const listed = [...among].sort((a, b) => Number(chosen.includes(b.id)) - Number(chosen.includes(a.id)));
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{t('calendar.form.students')}</Label>
      {students.length > shownAtOnce ? (
        <Input id={id} value={typed} onChange={(event) => setTyped(event.target.value)} type="search" />
      ) : null}
      {students.length === 0 ? (
        <p className="text-sm text-on-surface-muted">{t('calendar.form.noStudents')}</p>
      ) : null}
      <div role="group" aria-label={t('calendar.form.students')} className="flex flex-wrap gap-1.5">
        {listed.slice(0, Math.max(shownAtOnce, chosen.length)).map((student) => {
          const on = chosen.includes(student.id);
          return (
            <button
              key={student.id}
              type="button"
              aria-pressed={on}
              onClick={() =>
                onChange(on ? chosen.filter((one) => one !== student.id) : [...chosen, student.id])
              }
              className={cn(
                'calm h-8 rounded-full px-3 text-sm coarse:h-10',
                on
                  ? 'bg-read-who font-mid text-on-read-who'
                  : 'bg-sheet text-on-surface-muted shadow-hairline hover:bg-sunk',
              )}
            >
              {student.username}
            </button>
          );
        })}
      </div>
    </div>
  );
}
