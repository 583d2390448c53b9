import * as settingsContract from '#api/contract/emissions/widget-settings';
import * as contract from '#api/contract/emissions/widgets';
import { route } from '#api/kernel/route';
import { readEmissionMonths } from './emission-months';
import * as service from './service';
import * as settings from './settings';

export const widgetRoutes = [
  route(settingsContract.readFuelAggregateSettings, settings.readFuelAggregateSettings),
  route(settingsContract.updateFuelAggregateSettings, settings.updateFuelAggregateSettings),
  route(settingsContract.readUtilityAggregateSettings, settings.readUtilityAggregateSettings),
  route(settingsContract.updateUtilityAggregateSettings, settings.updateUtilityAggregateSettings),
  route(settingsContract.readYearSetting, settings.readYearSetting),
  route(settingsContract.updateYearSetting, settings.updateYearSetting),
  route(settingsContract.listWidgetSelections, settings.listWidgetSelections),
  route(settingsContract.updateWidgetSelection, settings.updateWidgetSelection),
  route(settingsContract.moveWidget, settings.moveWidget),
  route(contract.listFuelAggregates, service.listFuelAggregates),
  route(contract.listUtilityAggregates, service.listUtilityAggregates),
  route(contract.readScopeAggregates, service.readScopeAggregates),
  route(contract.readEmissionCategories, service.readEmissionCategories),
  route(contract.readTopEmissions, service.readTopEmissions),
  route(contract.readEmissionMonths, readEmissionMonths),
  route(contract.readElectricityShares, service.readElectricityShares),
  route(contract.readElectricitySeries, service.readElectricitySeries),
];
