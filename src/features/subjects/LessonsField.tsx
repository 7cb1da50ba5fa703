/** The lesson plan of a subject: its lessons in order, each with how often it is given and what belongs to it. */
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Label } from '../../ui/Label.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { newLesson, type LessonFields, type SubjectProblem, type SubjectProblems } from './subjectFields.ts';

type Props = {
  lessons: readonly LessonFields[];
  problems: SubjectProblems;
  onChange(lessons: LessonFields[]): void;
};

export function LessonsField({ lessons, problems, onChange }: Props) {
  const { t } = useTranslation();
  const put = (changed: LessonFields): void =>
    onChange(lessons.map((lesson) => (lesson.key === changed.key ? changed : lesson)));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-mid">{t('subjects.plan')}</legend>
      <p className="text-xs text-on-surface-faint">{t('subjects.planHint')}</p>
      {lessons.map((lesson, index) => (
        <OneLesson
          key={lesson.key}
          lesson={lesson}
          number={index + 1}
          problem={problems[lesson.key]}
          onChange={put}
          onRemove={() => onChange(lessons.filter(({ key }) => key !== lesson.key))}
        />
      ))}
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-start"
        onClick={() => onChange([...lessons, newLesson()])}
      >
        <Plus />
        {t('subjects.addLesson')}
      </Button>
    </fieldset>
  );
}

type OneProps = {
  lesson: LessonFields;
  number: number;
  problem: SubjectProblem | undefined;
  onChange(lesson: LessonFields): void;
  onRemove(): void;
};

function OneLesson({ lesson, number, problem, onChange, onRemove }: OneProps) {
  const { t } = useTranslation();
  const urlsId = useId();
  const wrong = (...ones: SubjectProblem[]) =>
    problem && ones.includes(problem) ? t(`subjects.wrong.${problem}`) : null;
  const title = lesson.name.trim() || t('subjects.lessonNumber', { number });
  return (
    <div role="group" aria-label={title} className="grid gap-2 rounded-md bg-desk p-3">
      <div className="grid grid-cols-[minmax(0,1fr)_6rem_auto] items-start gap-2">
        <Field
          label={t('subjects.lessonName')}
          value={lesson.name}
          maxLength={200}
          error={wrong('lessonName', 'titleExists')}
          onChange={(event) => onChange({ ...lesson, name: event.target.value })}
        />
        <Field
          label={t('subjects.repetition')}
          inputMode="numeric"
          value={lesson.repetition}
          error={wrong('repetition')}
          onChange={(event) => onChange({ ...lesson, repetition: event.target.value })}
        />
        <Button
          variant="quiet"
          size="iconSm"
          className="mt-7"
          aria-label={t('subjects.removeLesson', { name: title })}
          onClick={onRemove}
        >
          <X />
        </Button>
      </div>
      <div className="grid gap-1.5">
        <Label htmlFor={urlsId}>{t('subjects.urls')}</Label>
        <textarea
          id={urlsId}
          dir="ltr"
          rows={2}
          value={lesson.urls}
          aria-invalid={problem === 'urls' ? true : undefined}
          aria-describedby={`${urlsId}-note`}
          onChange={(event) => onChange({ ...lesson, urls: event.target.value })}
          className="w-full resize-y rounded-sm bg-sheet px-3 py-2 text-sm shadow-[inset_0_0_0_1px_var(--line-strong)] aria-invalid:shadow-[inset_0_0_0_1.5px_var(--danger)]"
        />
        <p
          id={`${urlsId}-note`}
          role={problem === 'urls' ? 'alert' : undefined}
          className={problem === 'urls' ? 'text-xs text-danger' : 'text-xs text-on-surface-faint'}
        >
          {wrong('urls') ?? t('subjects.urlsHint')}
        </p>
      </div>
      <label className="flex items-center gap-2 text-sm text-on-surface-muted">
        <Switch
          checked={lesson.isPrivate}
          onCheckedChange={(isPrivate) => onChange({ ...lesson, isPrivate })}
        />
        {t('subjects.private')}
      </label>
    </div>
  );
}
