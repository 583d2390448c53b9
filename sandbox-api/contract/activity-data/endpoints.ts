import * as fuelConsumptions from './fuel-consumptions';
import * as fuels from './fuels';
import * as imports from './imports';
import * as renewableConsumptions from './renewable-consumptions';
import * as renewables from './renewables';
import * as scope3 from './scope3';
import * as scope3Consumptions from './scope3-consumptions';
import * as units from './units';
import * as utilities from './utilities';
import * as utilityConsumptions from './utility-consumptions';

/** The contracts of this area. */
export const activityDataContracts = {
  fuelConsumptions,
  fuels,
  imports,
  renewableConsumptions,
  renewables,
  scope3,
  scope3Consumptions,
  units,
  utilities,
  utilityConsumptions,
};
