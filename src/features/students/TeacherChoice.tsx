/** With several teachers: whose lessons the home shows. With one, who it is. */
import { Check, ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Id } from '../../../domain/basics/ids.ts';
import type { TeacherAnswer } from '../../lib/entities/entityStore.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../ui/DropdownMenu.tsx';

type Props = { teachers: readonly TeacherAnswer[]; chosen: Id | null; onChoose(teacherId: Id | null): void };

export function TeacherChoice({ teachers, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const shown = teachers.length === 1 ? teachers[0] : teachers.find(({ id }) => id === chosen);
  const name = shown?.username ?? t('learning.teachers.all');
  if (teachers.length === 0) return null;
  if (teachers.length === 1)
    return (
      <span className="flex items-center gap-2 text-on-surface-muted">
        <Avatar name={name} image={shown?.profileImage} />
        <bdi>{name}</bdi>
      </span>
    );
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="quiet" aria-label={t('learning.teachers.choose', { name })}>
          {shown ? <Avatar name={name} image={shown.profileImage} /> : null}
          <bdi>{name}</bdi>
          <ChevronDown aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {[null, ...teachers].map((teacher) => (
          <DropdownMenuItem key={teacher?.id ?? 'all'} onSelect={() => onChoose(teacher?.id ?? null)}>
            <Check aria-hidden className={(teacher?.id ?? null) === chosen ? '' : 'invisible'} />
            <bdi>{teacher?.username ?? t('learning.teachers.all')}</bdi>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
