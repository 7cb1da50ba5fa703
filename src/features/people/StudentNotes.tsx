/** What the teacher notes for herself, and the homework that the student and the parents see. */
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { useAction } from '../../lib/operations/useAction.ts';
import { RefusalSentence } from '../effects/RefusalCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Label } from '../../ui/Label.tsx';
import type { Entry } from './roster.ts';

const longest = 2000;

export function StudentNotes({ entry }: { entry: Entry }) {
  // Another student's card begins with that student's own notes.
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <Note key={`notes ${entry.id}`} entry={entry} field="notes" />
      <Note key={`homework ${entry.id}`} entry={entry} field="homework" />
    </div>
  );
}

function Note({ entry, field }: { entry: Entry; field: 'notes' | 'homework' }) {
  const { t } = useTranslation();
  const id = useId();
  const stored = entry.student.links?.[0]?.[field] ?? '';
  const [text, setText] = useState(stored);
  const [before, setBefore] = useState(stored);
  // What somebody else wrote meanwhile is shown, unless it would take away what is being written here.
  if (stored !== before) {
    setBefore(stored);
    if (text === before) setText(stored);
  }
  const changed = text !== stored;
  const action = useAction(
    changed ? { name: 'updateStudentLink', args: { input: { studentId: entry.id, [field]: text } } } : null,
    entry.student,
  );
  const save = async (): Promise<void> => {
    const { done } = await action.save();
    if (done) toast(t('students.saved'));
  };
  return (
    <div className="grid content-start gap-1.5">
      <Label htmlFor={id}>{t(`students.${field}`)}</Label>
      <textarea
        id={id}
        dir="auto"
        rows={3}
        maxLength={longest}
        value={text}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setText(event.target.value)}
        className="w-full resize-y rounded-sm bg-sheet px-3 py-2 text-md shadow-[inset_0_0_0_1px_var(--line-strong)]"
      />
      <div className="flex min-h-9 items-center gap-2">
        <p id={`${id}-hint`} className="flex-1 text-xs text-on-surface-faint">
          {t(`students.${field}Hint`)}
        </p>
        {changed ? (
          <Button size="sm" variant="primary" disabled={action.sending} onClick={() => void save()}>
            {t('students.save')}
          </Button>
        ) : null}
      </div>
      {changed && action.refusal ? (
        <RefusalSentence code={action.refusal.code} params={action.refusal.params} />
      ) : null}
    </div>
  );
}
