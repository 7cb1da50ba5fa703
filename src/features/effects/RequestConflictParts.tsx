/** Of a form that asks for a taken hour: the free hours nearby, and below its button the second act. */
import { ConflictAnyway, ConflictWays } from './ConflictChoice.tsx';
import type { RequestConflict } from './useRequestConflict.ts';

type Props = { conflict: RequestConflict | null | undefined; sending: boolean };

export function RequestWays({ conflict, sending }: Props) {
  return conflict ? (
    <div className="text-sm">
      <ConflictWays
        sentences={conflict.sentences}
        ways={conflict.view.ways}
        disabled={sending}
        onWay={conflict.takeWay}
      />
    </div>
  ) : null;
}

export function RequestAnyway({ conflict, sending, onInsist }: Props & { onInsist(): void }) {
  return conflict?.view.anyway ? (
    <ConflictAnyway
      anyway={conflict.view.anyway}
      sentences={conflict.sentences}
      disabled={sending}
      onInsist={onInsist}
    />
  ) : null;
}
