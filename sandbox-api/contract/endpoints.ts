import { accountContracts } from './account/endpoints';
import { activityDataContracts } from './activity-data/endpoints';
import { companyContracts } from './company/endpoints';
import { emissionsContracts } from './emissions/endpoints';
import { type Endpoint, isEndpoint } from './endpoint';
import { factorsContracts } from './factors/endpoints';
import { intakeContracts } from './intake/endpoints';
import { knowledgeContracts } from './knowledge/endpoints';
import { materialityContracts } from './materiality/endpoints';
import { reportsContracts } from './reports/endpoints';
import { reviewsContracts } from './reviews/endpoints';
import { scenariosContracts } from './scenarios/endpoints';

/** Every descriptor, for the conformance suite and the check that each has a route. */
export const endpoints: readonly Endpoint[] = [
  accountContracts,
  companyContracts,
  activityDataContracts,
  intakeContracts,
  emissionsContracts,
  factorsContracts,
  reviewsContracts,
  scenariosContracts,
  reportsContracts,
  materialityContracts,
  knowledgeContracts,
]
  .flatMap((area): object[] => Object.values(area))
  .flatMap((contract) => Object.values(contract).filter(isEndpoint));
