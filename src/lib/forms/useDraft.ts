/** What is being written over what is stored: what comes from elsewhere is shown, unless it would take away a draft. */
import { useState } from 'react';
import { useUnsaved } from './unsaved.ts';

export function useDraft<Fields extends object>(
  stored: Fields,
): { fields: Fields; changed: boolean; change(part: Partial<Fields>): void } {
  const text = JSON.stringify(stored);
  const [draft, setDraft] = useState({ fields: stored, over: text });
  if (draft.over !== text) {
    const untouched = JSON.stringify(draft.fields) === draft.over;
    setDraft({ fields: untouched ? stored : draft.fields, over: text });
  }
  const changed = JSON.stringify(draft.fields) !== text;
  useUnsaved(changed);
  return {
    fields: draft.fields,
    changed,
    change: (part) => setDraft((now) => ({ ...now, fields: { ...now.fields, ...part } })),
  };
}
