/** Short messages at the foot of the screen; they stay six seconds, as the spec fixes it. */
import { Toaster as Sonner } from 'sonner';
import { useTheme } from '../theme.ts';
import { useLanguage } from '../../words/useLanguage.ts';

export const toastMs = 6000;

export function Toaster() {
  const { dir } = useLanguage();
  const theme = useTheme((state) => state.theme);
  return (
    <Sonner
      dir={dir}
      theme={theme}
      position="bottom-center"
      duration={toastMs}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-center gap-3 rounded-md bg-raised px-4 py-3 text-sm text-on-surface shadow-raised font-sans',
          description: 'text-on-surface-muted',
          actionButton: 'ms-auto font-mid text-accent',
          cancelButton: 'ms-auto text-on-surface-muted',
        },
      }}
    />
  );
}
