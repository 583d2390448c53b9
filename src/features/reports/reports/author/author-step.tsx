import { useTranslation } from 'react-i18next';
import {
  authorChars,
  type ReportHeader,
  type ReportStep,
  reportAuthorsBody,
  updateReportAuthors,
} from '#api/contract/reports/headers';
import type { Changeable } from '@/components/crud/changeable';
import { TextField } from '@/components/form/fields/text-field';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { StepHeading } from '@/components/wizard/step-heading';
import type { WizardController } from '@/components/wizard/use-wizard';
import { WizardActions } from '@/components/wizard/wizard-actions';
import { call } from '@/lib/api/call';
import { useHeaderForm } from '../wizard/use-header-form';
import type { Missing } from '../wizard/use-missing-fields';

type AuthorStepProps = {
  header: ReportHeader;
  wizard: WizardController<ReportStep>;
  missing?: Missing | undefined;
  onDone: () => void;
};

/** The author of the report. Once set, the author can be changed but not removed. */
export function AuthorStep({ header, wizard, missing, onDone }: AuthorStepProps) {
  const { t } = useTranslation('reports');
  const { t: common } = useTranslation();
  const { form, dialog } = useHeaderForm({
    header,
    kind: useAuthorKind(),
    isFilled: ({ author, department }) => author !== '' && department !== '',
    missing,
    onDone,
  });
  return (
    <>
      <StepHeading title={t('step.author')}>{t('author.hint')}</StepHeading>
      <Form form={form} label={t('step.author')} className="max-w-xl">
        <TextField
          form={form}
          name="author"
          label={t('author.name')}
          autoComplete="name"
          maxLength={authorChars}
        />
        <TextField
          form={form}
          name="department"
          label={t('author.department')}
          autoComplete="organization-title"
          maxLength={authorChars}
        />
        <WizardActions wizard={wizard}>
          <SubmitButton form={form} label={common('actions.continue')} />
        </WizardActions>
      </Form>
      {dialog}
    </>
  );
}

type Values = { author: string; department: string };

const toValues = ({ author, department }: ReportHeader): Values => ({
  author: author ?? '',
  department: department ?? '',
});

function useAuthorKind(): Changeable<ReportHeader, Values, Values> {
  const { t } = useTranslation(['reports', 'entries']);
  const none = t('entries:conflict.none');
  return {
    schema: reportAuthorsBody,
    toValues,
    update: ({ reportHeaderId: headerId, updatedOn }, body) =>
      call(updateReportAuthors, { params: { headerId }, body, seenUpdatedOn: updatedOn }),
    parts: [
      {
        id: 'author',
        label: t('reports:author.name'),
        fields: ['author'],
        describe: async ({ author }) => author || none,
      },
      {
        id: 'department',
        label: t('reports:author.department'),
        fields: ['department'],
        describe: async ({ department }) => department || none,
      },
    ],
  };
}
