/** Subject and details, which every message has. */
import { useTranslation } from 'react-i18next';
import { feedbackLength } from '../../../domain/feedback/feedback.ts';
import { Field, type FieldProps } from '../../ui/Field.tsx';
import { LongField } from '../../ui/LongField.tsx';

type Bound = Required<Pick<FieldProps, 'name' | 'value' | 'error'>> & {
  onChange(event: { target: { value: string } }): void;
};

export function WhatItIsAbout({ subject, details }: { subject: Bound; details: Bound }) {
  const { t } = useTranslation();
  return (
    <>
      <Field label={t('feedback.subject')} dir="auto" maxLength={feedbackLength.subject} {...subject} />
      <LongField label={t('feedback.details')} rows={6} maxLength={feedbackLength.details} {...details} />
    </>
  );
}
