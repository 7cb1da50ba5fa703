/** A dialog over the screen: title, body, actions. */
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackLayer } from '../lib/device/backLayers.ts';
import { cn } from './cn.ts';
import { Button } from './Button.tsx';

export function Dialog(props: ComponentProps<typeof Radix.Root>) {
  const { open = false, onOpenChange } = props;
  useBackLayer(open, () => onOpenChange?.(false));
  return <Radix.Root {...props} />;
}

export function DialogOverlay({ className, ...props }: ComponentProps<typeof Radix.Overlay>) {
  return <Radix.Overlay className={cn('appear fixed inset-0 z-40 bg-scrim', className)} {...props} />;
}

export function DialogContent({
  className,
  children,
  closable = true,
  ...props
}: ComponentProps<typeof Radix.Content> & { closable?: boolean }) {
  const { t } = useTranslation();
  const [opener] = useState(() => document.activeElement);
  return (
    <Radix.Portal>
      <DialogOverlay />
      <Radix.Content
        data-slot="dialog"
        className={cn(
          'rise fixed inset-x-4 top-1/2 z-50 mx-auto grid max-h-[calc(100dvh-2rem)] grid-cols-[minmax(0,1fr)] max-w-lg -translate-y-1/2 gap-4 overflow-y-auto rounded-lg bg-raised p-6 shadow-raised outline-none',
          className,
        )}
        {...props}
        onCloseAutoFocus={(event) => {
          props.onCloseAutoFocus?.(event);
          // Opened by a row or a lesson and not by a trigger of its own: the focus goes back there, where nothing else has taken it.
          if (event.defaultPrevented || document.activeElement !== document.body) return;
          if (!(opener instanceof HTMLElement) || opener === document.body) return;
          event.preventDefault();
          giveFocusBack(opener);
        }}
      >
        {children}
        {closable ? (
          <Radix.Close asChild>
            <Button
              variant="quiet"
              size="iconSm"
              className="absolute end-3 top-3"
              aria-label={t('shell.close')}
            >
              <X />
            </Button>
          </Radix.Close>
        ) : null}
      </Radix.Content>
    </Radix.Portal>
  );
}

/** What was saved comes back from the server within these frames, and its lesson is drawn anew. */
const framesToFollow = 90;

/** The opener itself; a lesson that was drawn anew meanwhile is known by its key. */
function asDrawnNow(opener: HTMLElement): HTMLElement | null {
  if (opener.isConnected) return opener;
  const key = opener.dataset['lesson'];
  return key === undefined ? null : document.querySelector(`[data-lesson="${CSS.escape(key)}"]`);
}

/** The opener has the focus, also where it is drawn anew in the frames to come, until something else takes it. */
function giveFocusBack(opener: HTMLElement): void {
  let given: HTMLElement | null = null;
  let frames = 0;
  const follow = (): void => {
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== given) return;
    if (activeElement === document.body) {
      given = asDrawnNow(opener);
      given?.focus();
    }
    frames += 1;
    if (frames < framesToFollow && opener.dataset['lesson'] !== undefined) requestAnimationFrame(follow);
  };
  follow();
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title className={cn('pe-8 text-lg font-strong', className)} {...props} />;
}

export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      // However long the form, its actions are in sight.
      className={cn(
        'sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap items-center gap-2 bg-raised px-6 pt-3 pb-6',
        className,
      )}
      {...props}
    />
  );
}
