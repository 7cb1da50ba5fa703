/** A screen names itself: in the header, on the phone's switch, and in the browser's tab. */
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from './useShell.ts';

export function useScreenTitle(title: string): void {
  const { t } = useTranslation();
  const product = t('shell.product');
  useLayoutEffect(() => {
    useShell.setState({ screenTitle: title });
    document.title = title ? `${title} · ${product}` : product;
  }, [title, product]);
}
