import { useTranslation } from 'react-i18next';
import {
  type ReportHeader,
  type ReportStep,
  type ReportValidations,
  stepsOf,
} from '#api/contract/reports/headers';
import type { Report } from '#api/contract/reports/reports';
import type { WizardStep } from '@/components/wizard/wizard-steps';

/** A step says at most so much of what it lacks; the rest stands there. */
const mostProblems = 3;

type ReportSteps = {
  report: Report;
  header: ReportHeader | undefined;
  validations: ReportValidations | undefined;
  /** What is missing is said once the person looks over everything, not while the steps are still to come. */
  isReview: boolean;
};

/** The table of steps of a kind of report, with how far each is. */
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
    // The review itself lacks nothing: it is incomplete until the report is finished.
    if (!state || state.missing.length === 0) return [];
    const texts = state.missing.slice(0, mostProblems).map(({ text }) => text);
    const more = state.missing.length - texts.length;
    if (more > 0) texts.push(t('wizard.moreMissing', { count: more }));
    return [texts.join(', ')];
  }
}
