import { intakeContracts as contracts } from '#api/contract/intake/endpoints';
import { bindRoutes, type Route } from '#api/kernel/route';
import * as evidence from './evidence/service';
import * as intakeProfiles from './intake-profiles/service';
import * as intakes from './intakes/service';

/** The calls of this area. */
export const intakeAreaRoutes: readonly Route[] = [
  ...bindRoutes(contracts.evidence, evidence),
  ...bindRoutes(contracts.intakes, intakes),
  ...bindRoutes(contracts.intakeProfiles, intakeProfiles),
];
