/** A kept student is invited to an account: by mail, or by the link in a message that the teacher sends herself. */
import { Copy, Mail, MessageCircle, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { RefusalCode } from '../../../domain/basics/refusal.ts';
import { client } from '../../lib/apollo/apollo.ts';
import { sendOnce } from '../../lib/operations/sendOnce.ts';
import { copyText } from '../../lib/device/copyText.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogContent, DialogTitle } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { InviteKeptStudentDocument } from './api/inviteKept.generated.ts';
import type { Entry } from './roster.ts';

type Link = { url: string | null; status: string };

const ask = (studentId: string, mail: boolean): Promise<Link> =>
  client
    .mutate({
      mutation: InviteKeptStudentDocument,
      variables: { studentId, mail },
      fetchPolicy: 'no-cache',
    })
    .then(({ data }) => data?.inviteKeptStudent ?? { url: null, status: 'INTERNAL' })
    .catch(() => ({ url: null, status: 'INTERNAL' }));

type Props = {
  entry: Entry;
  /** The address that the invitation was asked to go to; it is kept with the student once it is sent there. */
  said?: string | null;
  onClose(): void;
};

export function InviteKept({ entry, said = null, onClose }: Props) {
  const { t } = useTranslation();
  const [link, setLink] = useState<Link | null>(null);
  useEffect(() => {
    let isOpen = true;
    void ask(entry.id, false).then((answer) => isOpen && setLink(answer));
    return () => {
      isOpen = false;
    };
  }, [entry.id]);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{t('students.claim.title', { name: entry.name })}</DialogTitle>
        <p className="-mt-2 text-sm text-on-surface-muted">{t('students.claim.body')}</p>
        {link === null ? (
          <Skeleton className="h-24 rounded-md" />
        ) : link.url === null ? (
          <p role="alert">
            {link.status === 'INTERNAL'
              ? t('students.claim.failed')
              : t(`refusals.${link.status as RefusalCode}.why`)}
          </p>
        ) : (
          <Ways entry={entry} said={said || null} url={link.url} />
        )}
      </DialogContent>
    </Dialog>
  );
}

/** As a link to WhatsApp needs it: digits alone, the country first. */
const dialled = ({ phoneNumber }: Entry['student']): string =>
  `${phoneNumber?.countryCode ?? ''}${phoneNumber?.number ?? ''}`.replace(/\D/g, '');

/** Why the address could not be kept; null where it is. */
async function keepAddress(studentId: string, email: string): Promise<RefusalCode | null> {
  const sent = await sendOnce([{ name: 'updateKeptStudent', args: { input: { studentId, email } } }]);
  if (sent.outcome === 'refused') return sent.refusal.code;
  return sent.outcome === 'unknown' ? 'INTERNAL' : null;
}

function Ways({ entry, said, url }: { entry: Entry; said: string | null; url: string }) {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<RefusalCode | null>(null);
  const [sending, setSending] = useState(false);
  const kept = entry.student.email ?? null;
  const email = said ?? kept;
  const text = t('students.claim.message', { name: entry.name, url });

  async function mail() {
    if (!email) return;
    setSending(true);
    const refused = email === kept ? null : await keepAddress(entry.id, email);
    const status = refused ?? (await ask(entry.id, true)).status;
    setSending(false);
    setFailure(status === 'ok' ? null : (status as RefusalCode));
    if (status === 'ok') toast(t('students.inviteSent', { email }));
  }

  return (
    <div className="grid gap-3">
      <p
        dir="auto"
        className="rounded-md bg-desk p-3 text-sm leading-relaxed break-words whitespace-pre-line"
      >
        {text}
      </p>
      <div className="flex flex-wrap gap-2">
        <SendOneself text={text} number={dialled(entry.student)} />
        {email ? (
          <Button disabled={sending} onClick={() => void mail()}>
            <Mail />
            {said ? t('students.claim.mailTo', { email: said }) : t('students.claim.mail')}
          </Button>
        ) : null}
      </div>
      {failure ? (
        <p role="alert" className="text-sm text-danger">
          {t(`refusals.${failure}.why`)}
        </p>
      ) : null}
    </div>
  );
}

/** From the teacher's own device: what is sent and to whom is seen before it goes. */
function SendOneself({ text, number }: { text: string; number: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Button
        variant="primary"
        onClick={() =>
          void copyText(text).then((stands) =>
            toast(t(stands ? 'students.claim.copied' : 'students.claim.copyFailed')),
          )
        }
      >
        <Copy />
        {t('students.claim.copy')}
      </Button>
      {typeof navigator.share === 'function' ? (
        <Button onClick={() => void navigator.share({ text }).catch(() => undefined)}>
          <Share2 />
          {t('students.claim.share')}
        </Button>
      ) : null}
      <Button asChild>
        <a
          href={`https://wa.me/${number}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <MessageCircle />
          WhatsApp
        </a>
      </Button>
      <Button asChild>
        <a href={`sms:${number ? `+${number}` : ''}?&body=${encodeURIComponent(text)}`}>
          {t('students.claim.sms')}
        </a>
      </Button>
    </>
  );
}
