/** The fields of one part of the settings as they are being changed; what is wrong in them is told once saving was tried. */
import { useState } from 'react';
import { useDraft } from '../../lib/forms/useDraft.ts';
import type { OwnProfile } from './ownProfile.ts';
import { useSaveProfile } from './useSaveProfile.ts';

export type PartProps = { profile: OwnProfile; again(): Promise<void> };

export function usePart<Fields extends object>({ profile, again }: PartProps, fields: Fields) {
  const draft = useDraft(fields);
  const [tried, setTried] = useState(false);
  const saving = useSaveProfile(profile, again);
  return { ...draft, tried, setTried, saving };
}
