/** Where there is nothing yet: what that means, and a sentence to try. */
import { useComposer } from '../../lib/sentences/useComposer.ts';
import { Button } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { isolated } from '../../ui/Sentence.tsx';

type Props = { title: string; body: string; sentence: string; className: string };

export function NothingYet({ title, body, sentence, className }: Props) {
  const write = useComposer((state) => state.write);
  return (
    <div className={cn('grid gap-2 rounded-lg bg-desk', className)}>
      <p className="text-md font-mid">{title}</p>
      <p className="text-sm text-on-surface-muted">{body}</p>
      <Button className="text-md" dir="auto" onClick={() => write(sentence)}>
        {isolated(sentence)}
      </Button>
    </div>
  );
}
