import type { RowNotTaken } from '#api/contract/factors/factors';

/** Rows of fuels that no entry takes, without their unit where none of its units is taken, and why. */
export const rowsNotTaken: Readonly<Record<string, RowNotTaken>> = {
  'uk-desnz:bioenergy/biofuel/avtur-renewable': 'no-fuel',
  'uk-desnz:bioenergy/biofuel/biomethane-liquified': 'no-fuel',
  'uk-desnz:bioenergy/biofuel/biopropane': 'no-fuel',
  'uk-desnz:bioenergy/biofuel/development-diesel': 'no-fuel',
  'uk-desnz:bioenergy/biofuel/development-petrol': 'no-fuel',
  'uk-desnz:bioenergy/biofuel/methanol-bio': 'no-fuel',
  'uk-desnz:bioenergy/biofuel/off-road-biodiesel': 'no-fuel',
  'uk-desnz:bioenergy/biogas/landfill-gas kWh-net': 'few-digits',
  'uk-desnz:fuels/gaseous-fuels/cng l': 'in-tank',
  'uk-desnz:fuels/gaseous-fuels/other-petroleum-gas l': 'in-tank',
  'uk-desnz:fuels/liquid-fuels/refinery-miscellaneous kWh-gross': 'other-units',
  'uk-desnz:fuels/solid-fuels/coal-electricity-generation-home-produced-coal-only': 'by-origin',
  'us-epa:mobile-combustion/fuel-co2/biodiesel-100': 'in-stationary-table',
  'us-epa:mobile-combustion/fuel-co2/ethanol-100': 'in-stationary-table',
  'us-epa:mobile-combustion/fuel-co2/compressed-natural-gas-cng': 'in-stationary-table',
  'us-epa:stationary-combustion/other-fuels-gaseous/fuel-gas ft3': 'no-density',
  'us-epa:stationary-combustion/other-fuels-gaseous/propane-gas': 'other-units',
  'us-epa:stationary-combustion/other-fuels-solid/municipal-solid-waste': 'mixed-origin',
  'us-epa:stationary-combustion/petroleum-products/aviation-gasoline': 'in-vehicle-tables',
  'us-epa:stationary-combustion/petroleum-products/ethane gal-us': 'in-tank',
  'us-epa:stationary-combustion/petroleum-products/kerosene-type-jet-fuel': 'in-vehicle-tables',
  'us-epa:stationary-combustion/petroleum-products/motor-gasoline': 'in-vehicle-tables',
};

/** Why no entry takes this row of a publisher's table; null where entries can. */
export const whyNotTaken = (activityCode: string, unitCode: string): RowNotTaken | null =>
  rowsNotTaken[activityCode] ?? rowsNotTaken[`${activityCode} ${unitCode}`] ?? null;
