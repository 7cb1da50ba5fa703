/** A month's account as a PDF that the server makes; given to the person as a file. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { heedSession } from '../session/callDoor.ts';
import { saveFile } from '../device/saveFile.ts';
import { languageNow } from '../i18n/language.ts';

type Wish = {
  teacherId: string;
  month: string;
  account?: number;
  /** The family that a teacher asks after. */
  payer?: string;
};

export function useStatement(): { save(wish: Wish): Promise<void>; saving: boolean } {
  const { t } = useTranslation();
  const [saving, setSaving] = useState(false);

  async function save({ teacherId, month, account = 0, payer }: Wish): Promise<void> {
    setSaving(true);
    const asked = new URLSearchParams({
      language: languageNow(),
      account: String(account),
      ...(payer === undefined ? {} : { payer }),
    });
    try {
      const answer = await fetch(`/statements/${teacherId}/${month}?${asked.toString()}`);
      heedSession(answer.status, 'UNAUTHENTICATED');
      if (!answer.ok) throw new Error(String(answer.status));
      saveFile(`${t('payments.family.fileName')} ${month}.pdf`, 'application/pdf', await answer.blob());
    } catch {
      toast(t('payments.family.noPdf'));
    } finally {
      setSaving(false);
    }
  }
  return { save, saving };
}
