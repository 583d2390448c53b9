import type { Intake } from '#api/contract/intake/intakes';
import type { IntakeTools } from './intake-tools';
import type { IntakeSearch } from './search';

export type IntakePageProps = {
  intake: Intake;
  tools: IntakeTools;
  search: IntakeSearch;
  onSearch: (search: IntakeSearch) => void;
};
