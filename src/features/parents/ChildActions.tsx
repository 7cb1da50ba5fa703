/** What a parent can do with a child's place on their list, behind one button. */
import { CalendarPlus, EllipsisVertical, ImagePlus, Pencil, UserRoundMinus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../ui/DropdownMenu.tsx';

type Props = {
  name: string;
  /** null: the child has no teacher to ask. */
  onAsk: (() => void) | null;
  onRename(): void;
  onPicture(): void;
  onRemove(): void;
};

export function ChildActions({ name, onAsk, onRename, onPicture, onRemove }: Props) {
  const { t } = useTranslation();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="quiet" size="iconSm" aria-label={t('learning.family.actions', { name })}>
          <EllipsisVertical />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {onAsk ? (
          <DropdownMenuItem onSelect={onAsk}>
            <CalendarPlus /> {t('learning.family.ask')}
          </DropdownMenuItem>
        ) : null}
        <DropdownMenuItem onSelect={onRename}>
          <Pencil /> {t('learning.family.rename')}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onPicture}>
          <ImagePlus /> {t('learning.family.picture')}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onRemove}>
          <UserRoundMinus /> {t('learning.family.remove')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
