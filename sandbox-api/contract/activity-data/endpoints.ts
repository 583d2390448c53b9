import * as fuelConsumptions from './fuel-consumptions';
import * as fuels from './fuels';
import * as imports from './imports';
import * as renewableConsumptions from './renewable-consumptions';
import * as renewables from './renewables';
import * as units from './units';
import * as utilities from './utilities';
import * as utilityConsumptions from './utility-consumptions';
import * as valueChain from './value-chain';
import * as valueChainForms from './value-chain-forms';

/** The contracts of this area. */
export const activityDataContracts = {
  fuelConsumptions,
  fuels,
  imports,
  renewableConsumptions,
  renewables,
  valueChainForms,
  valueChain,
  units,
  utilities,
  utilityConsumptions,
};
