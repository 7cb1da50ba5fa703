/** The product's sign and name. */
import { useTranslation } from 'react-i18next';

export function Brand() {
  const { t } = useTranslation();
  return (
    <span className="inline-flex items-center gap-2 text-lg font-strong whitespace-nowrap">
      <svg
        viewBox="0 0 22 22"
        aria-hidden
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        className="size-5.5 text-accent"
      >
        <rect x="2.5" y="4" width="17" height="15" rx="3.5" />
        <path d="M2.5 8.5h17M7 2.5v3M15 2.5v3" />
        <path d="M7 13.5h5" strokeWidth="2.6" />
      </svg>
      {t('shell.product')}
    </span>
  );
}
