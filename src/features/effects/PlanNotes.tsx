/** Beside what changes: late or in time with its measure, what stays in closed hours, who has to answer. */
import { Check, Clock, MapPin, TriangleAlert } from 'lucide-react';
import { cn } from '../../ui/cn.ts';
import { Allowance } from '../../ui/Allowance.tsx';
import { isolated } from '../../ui/Sentence.tsx';
import type { NoteView } from './noteWords.ts';

const dress: Record<NoteView['tone'], string> = {
  plain: 'text-on-surface-muted',
  place: 'text-on-surface-muted',
  good: 'text-on-surface-muted',
  late: 'rounded-md bg-danger-tint px-3 py-2.5 text-on-danger-tint',
  warning: 'rounded-md bg-warning-tint px-3 py-2.5 text-on-warning-tint',
};

const icons = { plain: null, place: MapPin, good: Check, late: Clock, warning: TriangleAlert } as const;

/** More than these are counted by the sentence above them. */
const listed = 4;

export function PlanNotes({ notes }: { notes: readonly NoteView[] }) {
  return notes.map((note) => {
    const Icon = icons[note.tone];
    return (
      <div key={note.key} className={cn('flex gap-2', dress[note.tone])}>
        {Icon ? <Icon className="mt-px size-4 shrink-0" aria-hidden /> : null}
        <div className="grid min-w-0 flex-1 gap-1">
          {note.sentences.map((sentence) => (
            <p key={sentence}>{isolated(sentence)}</p>
          ))}
          {note.meter ? <Allowance {...note.meter} /> : null}
          {note.list.length > 0 ? (
            <ul className="grid gap-0.5">
              {note.list.slice(0, listed).map((line) => (
                <li key={line}>{isolated(line)}</li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    );
  });
}
