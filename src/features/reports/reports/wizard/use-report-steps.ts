import { useTranslation } from 'react-i18next';
import {
  type ReportHeader,
  type ReportStep,
  type ReportValidations,
  stepsOf,
} from '#api/contract/reports/headers';
import type { Report } from '#api/contract/reports/reports';
import type { WizardStep } from '@/components/wizard/wizard-steps';

/** The maximum number of missing fields listed for a step; the rest is shown in the step itself. */
const mostProblems = 3;

type ReportSteps = {
  report: Report;
  header: ReportHeader | undefined;
  validations: ReportValidations | undefined;
  /** Missing fields are listed once the user opens the review, not while later steps are still open. */
  isReview: boolean;
};

/** The step table of a report type, with the progress of each step. */
export function useReportSteps({
  report,
  header,
  validations,
  isReview,
}: ReportSteps): WizardStep<ReportStep>[] {
  const { t } = useTranslation('reports');
  return stepsOf[report.questionnaireType].map((id, index) => {
    const state = validations?.steps.find(({ step }) => step === id);
    const name = t(`step.${id}`);
    return {
      id,
      label: header?.copiedSteps.includes(id) ? t('wizard.copiedStep', { step: name }) : name,
      isDone: id === 'timePeriod' ? header !== undefined : isDone(id),
      needs: index > 0 ? ['timePeriod'] : [],
      problems: isReview ? problemsOf(state) : [],
    };
  });

  function isDone(id: ReportStep): boolean {
    if (id === 'review') return header?.isComplete ?? false;
    const state = validations?.steps.find(({ step }) => step === id);
    return (state?.isComplete ?? false) && !header?.copiedSteps.includes(id);
  }

  function problemsOf(state: ReportValidations['steps'][number] | undefined): string[] {
    // The review itself lacks nothing; it is incomplete until the report is finished.
    if (!state || state.missing.length === 0) return [];
    const texts = state.missing.slice(0, mostProblems).map(({ text }) => text);
    const more = state.missing.length - texts.length;
    if (more > 0) texts.push(t('wizard.moreMissing', { count: more }));
    return [texts.join(', ')];
  }
}
