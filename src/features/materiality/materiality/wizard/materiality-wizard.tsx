import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MaterialityCompletion } from '#api/contract/materiality/information';
import type { ReportHeader } from '#api/contract/reports/headers';
import type { Report } from '#api/contract/reports/reports';
import { stepInAddress, useWizard } from '@/components/wizard/use-wizard';
import { useWizardGuard } from '@/components/wizard/use-wizard-guard';
import { Wizard } from '@/components/wizard/wizard';
import { AssessmentStep } from '@/features/materiality/materiality/assessment/assessment-step';
import { AddDocuments } from '@/features/materiality/materiality/documents/add-documents';
import { InformationStep } from '@/features/materiality/materiality/information/information-step';
import { IroStep } from '@/features/materiality/materiality/iros/iro-step';
import { MaterialityHeader } from '@/features/materiality/materiality/materiality-header';
import type { MaterialitySearch, OnMaterialitySearch } from '@/features/materiality/materiality/search';
import { StakeholdersStep } from '@/features/materiality/materiality/stakeholders/stakeholders-step';
import { TopicsStep } from '@/features/materiality/materiality/topics/topics-step';
import { ValueChainStep } from '@/features/materiality/materiality/value-chain/value-chain-step';
import { CopiedNotice } from './copied-notice';
import type { StepProps, WizardStepId } from './step-props';
import { stepToOpen } from './step-to-open';
import { useMaterialitySteps } from './use-materiality-steps';

type MaterialityWizardProps = {
  report: Report;
  header: ReportHeader;
  /** Messages about the assessment as a whole. */
  notice?: ReactNode;
  completion: MaterialityCompletion;
  isEditor: boolean;
  search: MaterialitySearch & { headerId: number };
  onSearch: OnMaterialitySearch;
  onResults: () => void;
};

/** The six steps of the assessment. The server says which are open and which are complete. */
export function MaterialityWizard(props: MaterialityWizardProps) {
  const { t } = useTranslation('materiality');
  const { report, header, notice, completion, isEditor, search, onSearch, onResults } = props;
  const { headerId } = search;
  const steps = useMaterialitySteps(completion);
  // The step chosen on opening, so completing it does not move the user away.
  const [first] = useState(() => stepToOpen(completion));
  const wizard = useWizard<WizardStepId>(
    steps,
    // The page number belongs to one table.
    stepInAddress({ step: search.step ?? first }, ({ step }) =>
      onSearch({ headerId, view: search.view, step }),
    ),
  );
  useWizardGuard();
  const current = wizard.current ?? 'information';
  const step: StepProps = {
    headerId,
    header,
    isEditor,
    wizard,
    page: search.page ?? 1,
    search,
    onSearch: (next, arrival) => onSearch({ ...next, headerId, step: current }, arrival),
    onPage: (page, replace) => onSearch({ ...search, step: current, page }, { replace }),
    onNext: () => {
      const next = wizard.steps[wizard.steps.findIndex(({ id }) => id === current) + 1];
      if (next) wizard.advance(next.id);
      else onResults();
    },
  };
  return (
    <>
      <MaterialityHeader
        {...{ report, header }}
        actions={current === 'information' ? undefined : <AddDocuments {...{ headerId, isEditor }} />}
      />
      {notice}
      <Wizard wizard={wizard} label={t('steps.label')}>
        <CopiedNotice headerId={headerId} completion={completion} isEditor={isEditor} step={current} />
        <CurrentStep id={current} step={step} />
      </Wizard>
    </>
  );
}

function CurrentStep({ id, step }: { id: WizardStepId; step: StepProps }) {
  const key = step.headerId;
  switch (id) {
    case 'information':
      return <InformationStep key={key} {...step} />;
    case 'valueChain':
      return <ValueChainStep key={key} {...step} />;
    case 'stakeholders':
      return <StakeholdersStep key={key} {...step} />;
    case 'topics':
      return <TopicsStep key={key} {...step} />;
    case 'iro':
      return <IroStep key={key} {...step} />;
    case 'assessment':
      return <AssessmentStep key={key} {...step} />;
  }
}
