/** Between the two papers: drag it, or move it by the arrow keys; Enter folds the conversation away. */
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { talkWidth, useShell } from '../../lib/page/useShell.ts';

const stepPx = 16;

export function ResizeHandle({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation();
  const { width, resize, fold } = useShell();
  const rtl = (): boolean => document.documentElement.dir === 'rtl';

  return (
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('shell.resize')}
      aria-controls="conversation"
      aria-valuemin={talkWidth.least}
      aria-valuemax={talkWidth.most}
      aria-valuenow={width}
      className="group relative w-3 shrink-0 cursor-col-resize touch-none outline-none"
      onDoubleClick={() => resize(talkWidth.usual)}
      onKeyDown={(event) => {
        const grow = rtl() ? 'ArrowLeft' : 'ArrowRight';
        const shrink = rtl() ? 'ArrowRight' : 'ArrowLeft';
        if (event.key === grow) resize(width + stepPx);
        else if (event.key === shrink) resize(width - stepPx);
        else if (event.key === 'Home') resize(talkWidth.least);
        else if (event.key === 'End') resize(talkWidth.most);
        else if (event.key === 'Enter') fold(true);
        else return;
        event.preventDefault();
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        const box = frame.current?.getBoundingClientRect();
        if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
        resize(rtl() ? box.right - event.clientX : event.clientX - box.left);
      }}
    >
      <span className="calm absolute inset-y-0 start-1/2 my-auto h-10 w-1 -translate-x-1/2 rounded-full bg-transparent group-hover:bg-line-strong group-focus-visible:h-full group-focus-visible:bg-focus group-active:bg-accent rtl:translate-x-1/2" />
    </div>
  );
}
