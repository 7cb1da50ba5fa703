/** A month's account, or the receipt of a lesson, as a PDF that the server makes; given to the person as a file. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { heedSession } from '../session/callEndpoint.ts';
import { saveFile } from '../device/saveFile.ts';
import { languageNow } from '../i18n/language.ts';

type Wish = {
  teacherId: string;
  /** Whose account it is, for whoever keeps several. */
  name: string;
  month: string;
  account?: number;
  /** The family that a teacher asks after. */
  payer?: string;
};

type OfLesson = { teacherId: string; meetingId: string; occurrence: string | null; studentId: string };

export function useStatement(): {
  save(wish: Wish): Promise<void>;
  saveReceipt(of: OfLesson): Promise<void>;
  saving: boolean;
} {
  const { t } = useTranslation();
  const [saving, setSaving] = useState(false);

  async function fetched(path: string, fileName: string): Promise<void> {
    setSaving(true);
    try {
      const answer = await fetch(path);
      heedSession(answer.status, 'UNAUTHENTICATED');
      if (!answer.ok) throw new Error(String(answer.status));
      saveFile(`${fileName}.pdf`, 'application/pdf', await answer.blob());
    } catch {
      toast(t('payments.family.noPdf'));
    } finally {
      setSaving(false);
    }
  }

  function save({ teacherId, name, month, account = 0, payer }: Wish): Promise<void> {
    const asked = new URLSearchParams({
      language: languageNow(),
      account: String(account),
      ...(payer === undefined ? {} : { payer }),
    });
    return fetched(
      `/statements/${teacherId}/${month}?${asked.toString()}`,
      [t('payments.family.fileName'), name, month].filter(Boolean).join(' '),
    );
  }

  function saveReceipt({ teacherId, meetingId, occurrence, studentId }: OfLesson): Promise<void> {
    const asked = new URLSearchParams({
      language: languageNow(),
      student: studentId,
      ...(occurrence === null ? {} : { occurrence }),
    });
    return fetched(
      `/statements/${teacherId}/lesson/${meetingId}?${asked.toString()}`,
      t('payments.receipt.title'),
    );
  }

  return { save, saveReceipt, saving };
}
