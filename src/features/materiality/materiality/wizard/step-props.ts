import type { MaterialityStep } from '#api/contract/materiality/information';
import type { ReportHeader } from '#api/contract/reports/headers';
import type { WizardController } from '@/components/wizard/use-wizard';
import type { MaterialitySearch, OnMaterialitySearch } from '@/features/materiality/materiality/search';

/** The server lists the reporting scope, but it is never a step (specification 002, section 2). */
export type WizardStepId = Exclude<MaterialityStep, 'reportingScope'>;

export type StepProps = {
  headerId: number;
  header: ReportHeader;
  /** Other users only read. */
  isEditor: boolean;
  wizard: WizardController<WizardStepId>;
  /** For the table of the step. */
  page: number;
  onPage: (page: number, replace?: boolean) => void;
  /** The address parameters besides the step and its page. */
  search: MaterialitySearch;
  onSearch: OnMaterialitySearch;
  /** Continues from a complete step. */
  onNext: () => void;
};
