/** A part of the first page, from edge to edge; raised ones lie on the sheet. */
import { type ReactNode, useId } from 'react';
import { cn } from '../../ui/cn.ts';

type Props = { title: string; lead?: string; raised?: boolean; beside?: boolean; children: ReactNode };

/** `beside`: its words stand at the start, what it is about next to them. */
export function Band({ title, lead, raised = false, beside = false, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cn(raised && 'bg-sheet')}>
      <div
        className={cn(
          'mx-auto w-full max-w-6xl px-4 pt-12 pb-16 tablet:px-6',
          beside && 'grid gap-6 tablet:grid-cols-[1fr_2fr] tablet:gap-12',
        )}
      >
        <div className={cn('grid max-w-2xl content-start gap-2', !beside && 'mb-6')}>
          <h2 id={id} className="text-2xl leading-tight font-strong text-balance">
            {title}
          </h2>
          {lead ? <p className="text-on-surface-muted text-pretty">{lead}</p> : null}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}
