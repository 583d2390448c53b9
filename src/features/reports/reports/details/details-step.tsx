import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import {
  descriptionChars,
  nameChars,
  type ReportHeader,
  type ReportStep,
  reportNamesBody,
  updateReportNames,
} from '#api/contract/reports/headers';
import type { Changeable } from '@/components/crud/changeable';
import { TextareaField, TextField } from '@/components/form/fields/text-field';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { StepHeading } from '@/components/wizard/step-heading';
import type { WizardController } from '@/components/wizard/use-wizard';
import { WizardActions } from '@/components/wizard/wizard-actions';
import { call } from '@/lib/api/call';
import { useHeaderForm } from '../wizard/use-header-form';
import type { Missing } from '../wizard/use-missing-fields';

type DetailsStepProps = {
  header: ReportHeader;
  wizard: WizardController<ReportStep>;
  missing?: Missing | undefined;
  onDone: () => void;
};

/** The name of the report. */
export function DetailsStep({ header, wizard, missing, onDone }: DetailsStepProps) {
  const { t } = useTranslation('reports');
  const { t: common } = useTranslation();
  const { form, dialog } = useHeaderForm({
    header,
    kind: useDetailsKind(),
    isFilled: ({ name }) => name !== '',
    missing,
    onDone,
  });
  return (
    <>
      <StepHeading title={t('step.details')}>{t('details.hint')}</StepHeading>
      <Form form={form} label={t('step.details')} className="max-w-xl">
        <TextField form={form} name="name" label={t('details.name')} maxLength={nameChars} />
        <TextareaField
          form={form}
          name="description"
          label={t('details.description')}
          hint={t('details.descriptionHint', { count: descriptionChars })}
          maxLength={descriptionChars}
          rows={4}
          isOptional
        />
        <WizardActions wizard={wizard}>
          <SubmitButton form={form} label={common('actions.continue')} />
        </WizardActions>
      </Form>
      {dialog}
    </>
  );
}

type Values = z.input<typeof reportNamesBody>;
type Body = z.output<typeof reportNamesBody>;

const toValues = ({ name, description }: ReportHeader): Values => ({
  name: name ?? '',
  description: description ?? '',
});

function useDetailsKind(): Changeable<ReportHeader, Values, Body> {
  const { t } = useTranslation(['reports', 'entries']);
  const none = t('entries:conflict.none');
  return {
    schema: reportNamesBody,
    toValues,
    update: ({ reportHeaderId: headerId, updatedOn }, body) =>
      call(updateReportNames, { params: { headerId }, body, seenUpdatedOn: updatedOn }),
    parts: [
      {
        id: 'name',
        label: t('reports:details.name'),
        fields: ['name'],
        describe: async ({ name }) => name || none,
      },
      {
        id: 'description',
        label: t('reports:details.description'),
        fields: ['description'],
        describe: async ({ description }) => description || none,
      },
    ],
  };
}
