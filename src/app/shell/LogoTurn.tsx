/** The product's sign, drawn over the whole screen for a moment; it takes no tap away. */
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

export function LogoTurn() {
  const { t } = useTranslation();
  return createPortal(
    <div className="pointer-events-none fixed inset-0 z-60 grid place-items-center">
      <svg
        role="img"
        aria-label={t('shell.product')}
        viewBox="0 0 32 32"
        fill="none"
        strokeLinecap="round"
        className="logo-turn size-40 stroke-on-accent drop-shadow-xl"
      >
        <rect width="32" height="32" rx="8" className="fill-accent stroke-none" />
        <path d="M8 10.5h16M8 16h10" strokeWidth="2.6" />
        <rect x="8" y="20.5" width="16" height="4" rx="1.5" strokeWidth="1.6" strokeDasharray="3 2" />
      </svg>
    </div>,
    document.body,
  );
}
