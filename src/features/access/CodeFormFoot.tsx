/** Under a code: why it did not do, and the button that sends it. */
import { Button } from '../../ui/Button.tsx';
import { Problem } from './Problem.tsx';
import type { CodeForm } from './useCodeForm.ts';

type Props = { form: CodeForm; label: string; sendingLabel: string };

export function CodeFormFoot({ form: { failure, sending }, label, sendingLabel }: Props) {
  return (
    <>
      {/* A wrong code is told beside its field. */}
      <Problem failure={failure === 'BAD_CODE' ? null : failure} />
      <Button type="submit" variant="primary" size="tall" className="mt-1 w-full" disabled={sending}>
        {sending ? sendingLabel : label}
      </Button>
    </>
  );
}
