import type { MaterialityStep } from '#api/contract/materiality/information';
import type { ReportHeader } from '#api/contract/reports/headers';
import type { WizardController } from '@/components/wizard/use-wizard';
import type { MaterialitySearch, OnMaterialitySearch } from '@/features/materiality/materiality/search';

/** The reporting scope is named by the server and never a step (specification 002, section 2). */
export type WizardStepId = Exclude<MaterialityStep, 'reportingScope'>;

export type StepProps = {
  headerId: number;
  header: ReportHeader;
  /** Others read. */
  isEditor: boolean;
  wizard: WizardController<WizardStepId>;
  /** Of the step's table. */
  page: number;
  onPage: (page: number, replace?: boolean) => void;
  /** What the address holds beside the step and its page. */
  search: MaterialitySearch;
  onSearch: OnMaterialitySearch;
  /** Leads on from a step that is filled. */
  onNext: () => void;
};
