import { activityDataContracts as contracts } from '#api/contract/activity-data/endpoints';
import * as locationImports from '#api/contract/company/location-imports';
import { bindRoutes, type Route } from '#api/kernel/route';
import * as fuelConsumptions from './fuel-consumptions/service';
import * as fuels from './fuels/service';
import * as imports from './imports/service';
import * as renewableConsumptions from './renewable-consumptions/service';
import * as renewables from './renewables/service';
import * as units from './units/service';
import * as utilities from './utilities/service';
import * as utilityConsumptions from './utility-consumptions/service';
import * as valueChain from './value-chain/service';
import * as valueChainForms from './value-chain-forms/service';

/** The calls of this area. */
export const activityDataAreaRoutes: readonly Route[] = [
  ...bindRoutes(contracts.fuelConsumptions, fuelConsumptions),
  ...bindRoutes(contracts.fuels, fuels),
  ...bindRoutes(contracts.imports, imports),
  ...bindRoutes(locationImports, imports),
  ...bindRoutes(contracts.renewableConsumptions, renewableConsumptions),
  ...bindRoutes(contracts.renewables, renewables),
  ...bindRoutes(contracts.valueChainForms, valueChainForms),
  ...bindRoutes(contracts.valueChain, valueChain),
  ...bindRoutes(contracts.units, units),
  ...bindRoutes(contracts.utilities, utilities),
  ...bindRoutes(contracts.utilityConsumptions, utilityConsumptions),
];
