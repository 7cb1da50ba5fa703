/** A student who has no account, added or changed by the teacher: one name is enough. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emailProblem } from '../../../domain/access/accountRules.ts';
import { typedPhone } from '../../../domain/people/keptPerson.ts';
import { isChildName, tidyName } from '../../../domain/people/personName.ts';
import type { Step } from '../../../domain/operations.ts';
import { tellDone } from '../../lib/operations/tellDone.ts';
import { useAction } from '../../lib/operations/useAction.ts';
import { Field } from '../../ui/Field.tsx';
import { PersonForm } from './PersonForm.tsx';
import type { Entry } from './roster.ts';

type Typed = { name: string; phone: string; email: string };

const said = (text: string): string | null => text.trim() || null;

function stepOf({ name, phone, email }: Typed, entry: Entry | undefined): Step {
  const number = said(phone);
  const ways = {
    username: tidyName(name),
    phoneNumber: number === null ? null : typedPhone(number),
    email: said(email),
  };
  return entry
    ? { name: 'updateKeptStudent', args: { input: { studentId: entry.id, ...ways } } }
    : { name: 'addStudent', args: { input: ways } };
}

function typedOf(entry: Entry | undefined): Typed {
  const { phoneNumber, email } = entry?.student ?? {};
  const code = phoneNumber?.countryCode ? `+${phoneNumber.countryCode}` : '';
  return {
    name: entry?.name ?? '',
    phone: phoneNumber?.number ? code + phoneNumber.number : '',
    email: email ?? '',
  };
}

const isWrong: Record<keyof Typed, (text: string) => boolean> = {
  name: (text) => !isChildName(tidyName(text)),
  phone: (text) => said(text) !== null && !/^\+?[\d ()-]{4,24}$/.test(text.trim()),
  email: (text) => said(text) !== null && emailProblem(text) !== null,
};

const fields = [
  { name: 'name', label: 'students.addName', wrong: 'students.badName', shape: { maxLength: 100 } },
  {
    name: 'phone',
    label: 'students.addPhone',
    wrong: 'students.badPhone',
    shape: { type: 'tel', dir: 'ltr' },
  },
  {
    name: 'email',
    label: 'students.addEmail',
    wrong: 'students.badEmail',
    shape: { type: 'email', dir: 'ltr' },
  },
] as const;

export function StudentDetails({ entry, onClose }: { entry?: Entry; onClose(): void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(() => typedOf(entry));
  const [tried, setTried] = useState(false);
  const wrong = fields.some(({ name }) => isWrong[name](typed[name]));
  const action = useAction(wrong ? null : stepOf(typed, entry), entry?.student ?? null);
  const blamesPhone = tried && action.refusal?.field?.startsWith('input.phoneNumber');

  async function save() {
    setTried(true);
    if (wrong) return;
    const { done, changeId } = await action.save();
    if (!done) return;
    const name = tidyName(typed.name);
    tellDone(t(entry ? 'students.detailsSaved' : 'students.added', { name }), changeId, t);
    onClose();
  }

  return (
    <PersonForm
      title={entry ? t('students.detailsTitle', { name: entry.name }) : t('students.addTitle')}
      body={t('students.addBody')}
      button={t(entry ? 'students.save' : 'students.add')}
      action={action}
      blamed={blamesPhone ? t('students.badPhone') : null}
      onSave={save}
      onClose={onClose}
    >
      {fields.map(({ name, label, wrong: why, shape }) => (
        <Field
          key={name}
          label={t(label)}
          autoComplete="off"
          {...shape}
          value={typed[name]}
          error={tried && isWrong[name](typed[name]) ? t(why) : null}
          onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
        />
      ))}
    </PersonForm>
  );
}
