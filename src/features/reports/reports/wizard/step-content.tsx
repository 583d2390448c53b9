import { toast } from 'sonner';
import {
  lookAtCopiedStep,
  type ReportHeader,
  type ReportStep,
  type ReportValidations,
} from '#api/contract/reports/headers';
import type { Report } from '#api/contract/reports/reports';
import type { WizardController } from '@/components/wizard/use-wizard';
import { call } from '@/lib/api/call';
import { useErrorText } from '@/lib/problem/use-error-text';
import { AuthorStep } from '../author/author-step';
import { DetailsStep } from '../details/details-step';
import { FacilitiesStep } from '../facilities/facilities-step';
import { GeneralInformationStep } from '../general-information/general-information-step';
import { QuestionnaireStep } from '../questionnaire/questionnaire-step';
import { ReviewStep } from '../review/review-step';
import { TimePeriodStep } from '../time-period/time-period-step';
import { CopiedNotice } from './copied-notice';
import { DoubleMaterialityStep } from './double-materiality-step';
import { useHeaderSaved } from './use-header-saved';
import type { Missing } from './use-missing-fields';
import { VerificationNotice } from './verification-notice';

type StepContentProps = {
  report: Report;
  header: ReportHeader | undefined;
  /** The report that a new one follows. */
  before: ReportHeader | undefined;
  validations: ReportValidations | undefined;
  /** Marks the fields of the step that are missing. */
  showsErrors: boolean;
  wizard: WizardController<ReportStep>;
  onCreated: (header: ReportHeader) => void;
};

/** The content of the current step. */
export function StepContent(props: StepContentProps) {
  const { report, header, before, validations, showsErrors, wizard } = props;
  const look = useLookAt(header);
  const step = wizard.current;
  if (!header || step === null || step === 'timePeriod')
    return (
      <TimePeriodStep
        key={header?.reportHeaderId ?? 'new'}
        {...{ report, header, before, wizard }}
        onCreated={props.onCreated}
        onDone={() => leave('timePeriod')}
      />
    );
  return (
    <>
      <VerificationNotice
        header={header}
        onState={step === 'generalInfo' ? undefined : () => void wizard.go?.('generalInfo')}
      />
      {header.copiedSteps.includes(step) ? <CopiedNotice onLooked={() => void look(step)} /> : null}
      <HeaderStep
        {...{ header, validations, wizard, step }}
        missing={showsErrors ? validations?.steps.find((one) => one.step === step)?.missing : undefined}
        onDone={() => leave(step)}
      />
    </>
  );

  function leave(done: ReportStep): void {
    // A user who has gone through the step has checked it.
    if (header?.copiedSteps.includes(done)) void look(done);
    const next = stepAfter(wizard, done);
    if (next) wizard.advance(next);
  }
}

type HeaderStepProps = {
  header: ReportHeader;
  validations: ReportValidations | undefined;
  missing: Missing | undefined;
  wizard: WizardController<ReportStep>;
  step: Exclude<ReportStep, 'timePeriod'>;
  onDone: () => void;
};

function HeaderStep({ step, validations, ...props }: HeaderStepProps) {
  // Typed values belong to one report.
  const key = props.header.reportHeaderId;
  switch (step) {
    case 'doubleMaterialityAssessment':
      return <DoubleMaterialityStep {...props} />;
    case 'questionnaire':
      return <QuestionnaireStep key={key} {...props} />;
    case 'generalInfo':
      return <GeneralInformationStep key={key} {...props} />;
    case 'details':
      return <DetailsStep key={key} {...props} />;
    case 'author':
      return <AuthorStep key={key} {...props} />;
    case 'facilities':
      return <FacilitiesStep key={key} {...props} />;
    case 'review':
      return <ReviewStep key={key} {...props} validations={validations} />;
  }
}

function stepAfter({ steps }: WizardController<ReportStep>, step: ReportStep): ReportStep | undefined {
  return steps[steps.findIndex(({ id }) => id === step) + 1]?.id;
}

/** Removes the mark of a copied step. */
function useLookAt(header: ReportHeader | undefined): (step: ReportStep) => Promise<void> {
  const errorText = useErrorText();
  const saved = useHeaderSaved();
  return async (step) => {
    if (!header) return;
    try {
      saved(await call(lookAtCopiedStep, { params: { headerId: header.reportHeaderId, step } }));
    } catch (error) {
      toast.error(errorText(error));
    }
  };
}
