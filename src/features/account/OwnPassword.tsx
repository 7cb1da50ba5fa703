/** Another password, by the one of before. */
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { againProblem, passwordProblem } from '../../../domain/access/accountRules.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../access/PasswordField.tsx';
import { Problem } from '../access/Problem.tsx';
import { Strength } from '../access/Strength.tsx';
import { useOwnAction } from './useOwnAction.ts';

const empty = { present: '', chosen: '', again: '' };

export function OwnPassword() {
  const { t } = useTranslation();
  const action = useOwnAction();
  const [fields, setFields] = useState(empty);
  const [done, setDone] = useState(false);
  const { present, chosen, again } = fields;

  async function save(event: FormEvent) {
    event.preventDefault();
    setDone(false);
    const problem = passwordProblem(chosen) ?? againProblem(chosen, again);
    if (problem) return action.refuse(problem);
    const sent = { currentPassword: present, newPassword: chosen };
    if (!(await action.run('/auth/change-password', sent))) return;
    setFields(empty);
    setDone(true);
  }

  const bind = (field: keyof typeof empty) => ({
    dir: 'ltr' as const,
    value: fields[field],
    onChange: (event: { target: { value: string } }) => {
      setFields({ ...fields, [field]: event.target.value });
      action.refuse(null);
    },
  });
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <p role="status" className="text-sm text-success empty:hidden">
        {done ? t('access.own.passwordDone') : ''}
      </p>
      <PasswordField label={t('access.own.present')} autoComplete="current-password" {...bind('present')} />
      <PasswordField
        label={t('access.newPassword')}
        autoComplete="new-password"
        hint={chosen === '' ? null : <Strength password={chosen} />}
        {...bind('chosen')}
      />
      <PasswordField label={t('access.newPasswordAgain')} autoComplete="new-password" {...bind('again')} />
      <Problem failure={action.failure} />
      <Button type="submit" disabled={action.working}>
        {action.working ? t('access.own.working') : t('access.savePassword')}
      </Button>
    </form>
  );
}
