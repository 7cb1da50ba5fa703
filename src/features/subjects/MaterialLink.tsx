/** A link to materials: where it leads, short enough to be read; https only. */
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Ltr } from '../../ui/Ltr.tsx';

/** null for what is not opened. */
export function placeOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, hostname, pathname } = new URL(url);
  if (protocol !== 'https:') return null;
  return `${hostname.replace(/^www\./, '')}${pathname === '/' ? '' : pathname}`;
}

export function MaterialLink({ url, place }: { url: string; place: string }) {
  const { t } = useTranslation();
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-6 max-w-full items-center gap-1.5 underline underline-offset-4"
    >
      <ExternalLink aria-hidden className="size-3.5 shrink-0" />
      <Ltr className="truncate">{place}</Ltr>
      <span className="sr-only">{t('learning.newTab')}</span>
    </a>
  );
}
