/** A text as a QR code, dark on light in both themes, because not every camera reads it the other way round. */
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';

export function QrCode({ text }: { text: string }) {
  const { t } = useTranslation();
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t('access.second.qr')}
      shapeRendering="crispEdges"
      className="size-48 rounded-md"
    >
      <rect width={size} height={size} fill="white" />
      <path d={squares.join('')} fill="black" />
    </svg>
  );
}
