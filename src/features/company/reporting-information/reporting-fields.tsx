import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  consolidationApproaches,
  type ReportingInformationBody,
} from '#api/contract/company/reporting-informations';
import { RadioCardsField } from '@/components/form/fields/choice-fields';
import { DateField } from '@/components/form/fields/date-field';
import { NumberField } from '@/components/form/fields/number-field';
import { TextareaField } from '@/components/form/fields/text-field';
import type { ContractForm } from '@/components/form/use-contract-form';
import { WordsHere } from '@/components/knowledge/words-here';
import { Alert } from '@/components/ui/alert';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/hooks/use-format';
import { PeriodEffect } from './period-effect';
import { reportingQueries } from './queries';
import { endOf, type ReportingValues } from './reporting-values';

type FieldsProps = {
  form: ContractForm<ReportingValues, ReportingInformationBody>;
  seenStart: string | null;
};

export function ReportingFields({ form, seenStart }: FieldsProps) {
  const { t } = useTranslation('reporting-information');
  return (
    <>
      <BasisField form={form} />
      <PeriodFields form={form} seenStart={seenStart} />
      <RadioCardsField
        form={form}
        name="consolidationApproach"
        label={t('approach')}
        hint={t('approachHint')}
        options={consolidationApproaches.map((approach) => ({
          value: approach,
          label: t(`approaches.${approach}.name`),
          description: t(`approaches.${approach}.text`),
        }))}
        isOptional
      />
      <WordsHere codes={['orgboundary', 'opcontrol', 'fincontrol', 'equity', 'baseyear']} />
      <TextareaField
        form={form}
        name="consolidationReason"
        label={t('approachReason')}
        hint={t('approachReasonHint')}
        isOptional
      />
      <NumberField
        form={form}
        name="baseYear"
        label={t('baseYear')}
        hint={t('baseYearHint')}
        isYear
        isOptional
        className="max-w-80"
      />
    </>
  );
}

function BasisField({ form }: Pick<FieldsProps, 'form'>) {
  const { t } = useTranslation('reporting-information');
  const { data: bases, isError } = useQuery(reportingQueries.bases());
  if (isError) return <Alert kind="danger">{t('basisFailed')}</Alert>;
  if (!bases) return <Skeleton className="h-24 rounded-md" />;
  return (
    <RadioCardsField
      form={form}
      name="reportingBasisId"
      label={t('basis')}
      options={bases.map(({ reportingBasisId, name, description }) => ({
        value: reportingBasisId,
        label: name,
        description,
      }))}
    />
  );
}

/** Shows the last day immediately. The server calculates it by the same rule. */
function PeriodFields({ form, seenStart }: FieldsProps) {
  const { t } = useTranslation('reporting-information');
  const format = useFormat();
  const start = form.methods.watch('periodStart') as string | null;
  const end = endOf(start);
  return (
    <div className="flex flex-col gap-3">
      <DateField
        form={form}
        name="periodStart"
        label={t('periodStart')}
        hint={t('periodStartHint')}
        className="max-w-80"
      />
      <p role="status" className="font-medium">
        {end ? t('periodEnd', { date: format.date(end) }) : t('noPeriodEnd')}
      </p>
      {start && end && start !== seenStart ? <PeriodEffect periodStart={start} /> : null}
    </div>
  );
}
