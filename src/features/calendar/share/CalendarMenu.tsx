/** What can be done with the whole calendar: a picture of it, a file, an address to follow, and bringing another one in. */
import { CalendarPlus, CalendarSync, EllipsisVertical, FileDown, FileText, ImageDown } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { Button } from '../../../ui/Button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../../ui/DropdownMenu.tsx';
import type { ExportWish } from './exportCalendar.tsx';
import { useSharing } from './useSharing.ts';
import { lazyPart } from '../../../lib/page/lazyPart.ts';

const FeedDialog = lazyPart(async () => (await import('./FeedDialog.tsx')).FeedDialog);
const ImportDialog = lazyPart(async () => (await import('./ImportDialog.tsx')).ImportDialog);

export function CalendarMenu({ shown }: { shown: Omit<ExportWish, 'kind'> }) {
  const { t } = useTranslation();
  const { open, show } = useSharing();
  const draw = (kind: ExportWish['kind']): void => {
    toast.promise(
      import('./exportCalendar.tsx').then(({ exportCalendar }) => exportCalendar({ ...shown, kind })),
      {
        loading: t('calendar.share.drawing'),
        success: t('calendar.share.drawn'),
        error: t('calendar.share.notDrawn'),
      },
    );
  };
  const saveAll = async (): Promise<void> => {
    const { saveLessons } = await import('./saveLessons.ts');
    toast(saveLessons('all') ? t('calendar.share.drawn') : t('calendar.share.nothing'));
  };
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="quiet" size="icon" aria-label={t('calendar.share.menu')}>
            <EllipsisVertical />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => draw('image')}>
            <ImageDown /> {t('calendar.share.image')}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => draw('pdf')}>
            <FileText /> {t('calendar.share.pdf')}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => void saveAll()}>
            <FileDown /> {t('calendar.share.saveAll')}
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => show('feed')}>
            <CalendarSync /> {t('calendar.share.feedTitle')}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => show('import')}>
            <CalendarPlus /> {t('calendar.import.title')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Suspense fallback={null}>
        {open === 'feed' ? <FeedDialog onClose={() => show(null)} /> : null}
        {open === 'import' ? <ImportDialog onClose={() => show(null)} /> : null}
      </Suspense>
    </>
  );
}
