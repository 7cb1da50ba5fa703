/** The secret address by which another calendar follows one's lessons: shown, copied or replaced. */
import { Link2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../lib/page/lazyPart.ts';
import { Button } from '../../ui/Button.tsx';

const FeedDialog = lazyPart(async () => (await import('../calendar/share/FeedDialog.tsx')).FeedDialog);

export function OwnFeed() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Link2 />
        {t('access.own.feedShow')}
      </Button>
      <Suspense fallback={null}>{open ? <FeedDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
