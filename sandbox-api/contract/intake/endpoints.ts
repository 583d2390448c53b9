import * as evidence from './evidence';
import * as intakeProfiles from './intake-profiles';
import * as intakes from './intakes';

/** The contracts of this area. */
export const intakeContracts = { evidence, intakes, intakeProfiles };
