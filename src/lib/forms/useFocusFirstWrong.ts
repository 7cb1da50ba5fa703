/** After a form was refused, the first field that is wrong has the focus. */
import { useEffect, useState } from 'react';

/**
 * Call what it gives together with saying what is wrong: the focus moves once the fields are marked, however late that is; a
 * frame later they may not be yet.
 */
export function useFocusFirstWrong(): (form: HTMLFormElement) => void {
  const [refused, setRefused] = useState<{ form: HTMLFormElement } | null>(null);
  useEffect(() => {
    refused?.form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);
  return (form) => setRefused({ form });
}
