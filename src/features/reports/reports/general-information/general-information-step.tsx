import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GeneralInformation } from '#api/contract/reports/general-informations';
import type { ReportHeader, ReportStep } from '#api/contract/reports/headers';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { ReportLanguageNotice } from '@/components/reports/report-language-notice';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { StepHeading } from '@/components/wizard/step-heading';
import type { WizardController } from '@/components/wizard/use-wizard';
import { WizardActions } from '@/components/wizard/wizard-actions';
import { reportQueries } from '../queries';
import type { Missing } from '../wizard/use-missing-fields';
import { AuditFields, ChangeQuestions, CompanyFields } from './company-fields';
import { StandardsFields } from './standards-fields';
import { useGeneralForm } from './use-general-form';
import { VerificationFields } from './verification-fields';

type GeneralInformationStepProps = {
  header: ReportHeader;
  wizard: WizardController<ReportStep>;
  missing?: Missing | undefined;
  onDone: () => void;
};

/** The text parts of the greenhouse gas report, besides its figures. */
export function GeneralInformationStep(props: GeneralInformationStepProps) {
  const { t } = useTranslation('report-forms');
  const { data, isError, refetch } = useQuery(reportQueries.generalInformation(props.header.reportHeaderId));
  return (
    <>
      <StepHeading title={t('general.title')}>{t('general.hint')}</StepHeading>
      <ReportLanguageNotice header={props.header} />
      {data ? (
        <GeneralInformationForm {...props} read={data} />
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 max-w-2xl" />
      )}
    </>
  );
}

function GeneralInformationForm({
  header,
  wizard,
  missing,
  onDone,
  read,
}: GeneralInformationStepProps & { read: GeneralInformation }) {
  const { t } = useTranslation(['report-forms', 'common']);
  const { form, dialog } = useGeneralForm({ header, read, missing, onDone });
  return (
    <>
      <Form form={form} label={t('general.title')} className="max-w-2xl">
        {read.updatedOn === null ? <p className="text-ink-muted">{t('general.proposed')}</p> : null}
        <Section title={t('general.company')}>
          <CompanyFields form={form} />
        </Section>
        <Section title={t('general.changes')} hint={t('general.changesHint')}>
          <ChangeQuestions form={form} />
        </Section>
        <Section title={t('general.audit')}>
          <AuditFields form={form} />
        </Section>
        <Section title={t('standards.title')} hint={t('standards.hint')}>
          <StandardsFields form={form} />
        </Section>
        <Section title={t('verification.title')} hint={t('verification.hint')}>
          <VerificationFields form={form} header={header} read={read} />
        </Section>
        <WizardActions wizard={wizard}>
          <SubmitButton form={form} label={t('common:actions.continue')} />
        </WizardActions>
      </Form>
      {dialog}
    </>
  );
}

type SectionProps = { title: string; hint?: string; children: ReactNode };

function Section({ title, hint, children }: SectionProps) {
  return (
    <section className="flex flex-col gap-5 border-t pt-5 first:border-t-0 first:pt-0">
      <div>
        <h3 className="font-semibold text-lg">{title}</h3>
        {hint ? <p className="mt-1 text-ink-muted">{hint}</p> : null}
      </div>
      {children}
    </section>
  );
}
