/** In which languages sentences are understood, where that is not the screen's own, and the keys that do something now. */
import { useTranslation } from 'react-i18next';
import { isWhole } from '../../../../domain/basics/languages.ts';
import { isApple } from '../../../lib/device/isApple.ts';
import { useLanguage } from '../../../lib/i18n/useLanguage.ts';
import { Kbd } from '../../../ui/Kbd.tsx';

function Hint({ keys, label }: { keys: readonly string[]; label: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
      {label}
    </span>
  );
}

function Keys({ empty, waits }: { empty: boolean; waits: 'confirm' | 'answer' | null }) {
  const { t } = useTranslation();
  const control = isApple() ? '⌘⏎' : 'Ctrl ⏎';
  return (
    <p
      aria-hidden
      className="flex h-5 flex-wrap items-center gap-x-4 gap-y-1 overflow-hidden text-xs text-on-surface-faint coarse:hidden"
    >
      {!empty ? <Hint keys={['⏎']} label={t('chat.hintRead')} /> : null}
      {waits === 'confirm' ? <Hint keys={[empty ? '⏎' : control]} label={t('chat.hintConfirm')} /> : null}
      {empty && waits === 'answer' ? <Hint keys={['1', '2', '3']} label={t('chat.hintAnswer')} /> : null}
      {empty && waits === null ? <Hint keys={['/']} label={t('chat.hintAnywhere')} /> : null}
      {empty ? <Hint keys={['↑']} label={t('chat.hintPrevious')} /> : null}
      <Hint keys={['Esc']} label={t('chat.hintLeave')} />
    </p>
  );
}

export function Hints(props: { empty: boolean; waits: 'confirm' | 'answer' | null }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <>
      {isWhole(language) ? null : <p className="text-xs text-on-surface-muted">{t('chat.understoodIn')}</p>}
      <Keys {...props} />
    </>
  );
}
