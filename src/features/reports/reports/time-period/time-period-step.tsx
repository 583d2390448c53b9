import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  longestReportMonths,
  type ReportHeader,
  type ReportStep,
  shortestReportMonths,
} from '#api/contract/reports/headers';
import type { Report } from '#api/contract/reports/reports';
import { RadioField } from '@/components/form/fields/choice-fields';
import { MonthRangeField } from '@/components/form/fields/month-range-field';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { Alert } from '@/components/ui/alert';
import { StepHeading } from '@/components/wizard/step-heading';
import type { WizardController } from '@/components/wizard/use-wizard';
import { WizardActions } from '@/components/wizard/wizard-actions';
import { useFormat } from '@/hooks/use-format';
import { useSessionUser } from '@/state/session';
import { reportQueries } from '../queries';
import { PeriodBanner } from './period-banner';
import { usePeriodForm } from './use-period-form';

type TimePeriodStepProps = {
  report: Report;
  /** Undefined until this step creates the report. */
  header: ReportHeader | undefined;
  /** The report that a new one follows. */
  before?: ReportHeader | undefined;
  wizard: WizardController<ReportStep>;
  onCreated: (header: ReportHeader) => void;
  onDone: () => void;
};

/** The months that a report covers, and its language. */
export function TimePeriodStep(props: TimePeriodStepProps) {
  const { report, header, before, wizard, onCreated, onDone } = props;
  const { t } = useTranslation('reports');
  const { t: common } = useTranslation();
  const format = useFormat();
  const { today } = useSessionUser();
  const dates = useQuery(reportQueries.dates());
  const { form, dialogs } = usePeriodForm({ report, header, before, onCreated, onDone });
  const [startDate, endDate] = form.methods.watch(['startDate', 'endDate']);
  const minDate = dates.data?.minDate ?? null;
  const hasNoData = dates.data !== undefined && minDate === null;
  return (
    <>
      <StepHeading title={t('step.timePeriod')}>{t('period.hint')}</StepHeading>
      {hasNoData ? (
        <Alert kind="attention" className="mb-5" title={t('period.noData')}>
          {t('period.noDataHint')}
        </Alert>
      ) : null}
      {dates.isError && !dates.data ? (
        <Alert kind="danger" className="mb-5">
          {t('period.datesFailed')}
        </Alert>
      ) : null}
      <Form form={form} label={t('step.timePeriod')} className="max-w-2xl">
        <MonthRangeField
          form={form}
          name="startDate"
          endName="endDate"
          className="max-w-sm"
          label={t('period.months')}
          hint={
            minDate
              ? t('period.monthsHint', {
                  min: shortestReportMonths,
                  max: longestReportMonths,
                  first: format.date(minDate, 'MMM, YYYY'),
                })
              : t('period.monthsHintShort', { min: shortestReportMonths, max: longestReportMonths })
          }
          min={minDate ?? undefined}
          today={today}
          minMonths={shortestReportMonths}
          maxMonths={longestReportMonths}
          disabled={minDate === null}
        />
        {report.questionnaireType === 'GHG' && startDate && endDate ? (
          <PeriodBanner startDate={startDate} endDate={endDate} />
        ) : null}
        <RadioField
          form={form}
          name="language"
          label={t('period.language')}
          hint={t('period.languageHint')}
          orientation="horizontal"
          options={[
            { value: 'en', label: t('language.en') },
            { value: 'pl', label: t('language.pl') },
          ]}
        />
        <WizardActions wizard={wizard}>
          <SubmitButton form={form} label={header ? common('actions.continue') : t('period.create')} />
        </WizardActions>
      </Form>
      {dialogs}
    </>
  );
}
