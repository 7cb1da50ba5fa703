/** Questions that open to their answers, by the browser's own means. */
import { ChevronDown } from 'lucide-react';
import type { Question } from './texts/questions.ts';

export function QuestionList({ all }: { all: readonly Question[] }) {
  return (
    <div className="border-b border-line">
      {all.map(({ ask, answer }, index) => (
        <details key={ask} open={index === 0} className="group border-t border-line">
          <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 py-2 font-mid [&::-webkit-details-marker]:hidden">
            {ask}
            <ChevronDown
              aria-hidden
              className="calm ms-auto size-4 shrink-0 text-on-surface-faint group-open:rotate-180"
            />
          </summary>
          <p className="pe-8 pb-4 text-on-surface-muted text-pretty">{answer}</p>
        </details>
      ))}
    </div>
  );
}
