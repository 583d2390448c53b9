import { describe, expect, it } from 'vitest';
import type { Scope3Part } from '#api/domain/emissions/activity';
import type { Choices, DecimalField, FieldDefinition, MethodDefinition } from './definitions';
import { type EntryValue, EntryValues } from './entry-values';
import { enteredLabel, findField, findForm, findMethod, formFields, scope3Forms } from './forms';

/**
 * The fields and multiplications of every method, written out: forms are built from shared fields, and a
 * mistake in one of those would change many. The formulas are those of the Technical Guidance for Calculating
 * Scope 3 Emissions 1.0 (2013), chapter by category.
 */
const methods = scope3Forms.flatMap((form) => form.methods);

/** A field as its form asks for it: `?` optional, `*` with a hint; what a number may be, where a choice comes from. */
function asked(field: FieldDefinition): string {
  const name = `${field.name}${field.isRequired ? '' : '?'}${field.hint ? '*' : ''}`;
  switch (field.type) {
    case 'Decimal':
      return `${name} number${boundsOf(field)}`;
    case 'DropDown':
      return `${name} of ${choicesOf(field.choices)}`;
    case 'TextField':
      return `${name} text (${field.maxLength})`;
    case 'DatePicker':
      return `${name} day`;
    case 'Checkbox':
      return `${name} tick${field.isCheckedFirst ? 'ed' : ''}`;
  }
}

function boundsOf({ isInteger, isZeroAllowed, min, max, unitSymbol, unitField }: DecimalField): string {
  const bounds = [
    isInteger ? 'whole' : '',
    isZeroAllowed ? 'or 0' : '',
    min === 0 ? '' : `from ${min}`,
    max === null ? '' : `to ${max}`,
    unitSymbol ? [...new Set([unitSymbol.en, unitSymbol.pl])].join(' / ') : '',
    unitField ? `in ${unitField}` : '',
  ].filter(Boolean);
  return bounds.length > 0 ? ` (${bounds.join(' ')})` : '';
}

function choicesOf(choices: Choices): string {
  if (choices.kind === 'fixed')
    return choices.choices.length > 6
      ? `${choices.choices.length}`
      : choices.choices.map(({ value }) => value).join('|');
  const list = choices.kind === 'catalogue' ? choices.list : 'a list';
  return choices.parent ? `${list} below ${choices.parent}` : list;
}

function groupsOf({ together = [], anyOf }: MethodDefinition): string {
  const groups = [
    ...together.map((group) => `${group.join('+')} together`),
    ...(anyOf ? [`one of ${anyOf.join(', ')}`] : []),
  ];
  return groups.map((group) => `; ${group}`).join('');
}

/** Numbers 2, 3, 4, … in the order of the fields, the first of each list, the field's name as text. */
function entered(method: MethodDefinition, isLeast: boolean): EntryValues {
  const values: Record<string, EntryValue> = {};
  let number = 1;
  for (const field of method.fields) {
    if (field.type === 'Decimal') number += 1;
    if (isLeast && !field.isRequired) continue;
    values[field.name] = enteredIn(field, number, values);
  }
  return new EntryValues(values);
}

function enteredIn(field: FieldDefinition, number: number, values: Record<string, EntryValue>): EntryValue {
  if (field.type === 'Decimal') return number;
  if (field.type === 'Checkbox') return true;
  if (field.type !== 'DropDown') return field.name;
  const { choices } = field;
  if (choices.kind === 'fixed') return choices.choices[0]?.value ?? '';
  if (choices.kind === 'dependent') return choices.choicesOf(String(values[choices.parent]))[0]?.value ?? '';
  return choices.list === 'fuels' || choices.list === 'refrigerants' ? '7' : choices.list;
}

function multiplied({ field, quantity, unit, stepsFrom, steps, notes = [], basis }: Scope3Part): string {
  const way = [
    `${field} ${quantity} ${unit}`,
    ...(stepsFrom ? [`to ${stepsFrom}`] : []),
    ...steps.map((step) => `× ${step.field} ${step.factor} to ${step.to}`),
    `× ${Object.values(basis).join(' ')}`,
    ...(notes.length > 0 ? [`[${notes.join()}]`] : []),
  ];
  return way.join(' ');
}

const partsOf = (method: MethodDefinition, isLeast: boolean) =>
  method.parts(entered(method, isLeast)).map(multiplied);

/** Between the period, which every method asks for first, and the source document, which it asks for last. */
const asks = [
  '1 3.1 purchased-goods upstream',
  '101 supplier-specific, quality 1: itemName text (120), supplier text (120), quantity number (or 0 in quantityUnit), quantityUnit of 8, supplierFactor number (or 0 kg CO₂e per unit of quantity / kg CO₂e na jednostkę ilości), factorSource* text (300)',
  '102 hybrid, quality 2: itemName text (120), supplier text (120), supplierEmissions number (or 0 in supplierEmissionsUnit), supplierEmissionsUnit of tCO2e|kgCO2e, factorSource* text (300), materialType of 37, materialOrigin of a list below materialType, materialMass number (or 0 in massUnit), massUnit of t|kg, inboundDistance?* number (km), supplierWaste?* number (t), supplierWasteTreatment? of landfill|incineration-with-energy-recovery|closed-loop|composting|anaerobic-digestion; supplierWaste+supplierWasteTreatment together',
  '103 average-data, quality 3: itemName text (120), materialType of 37, materialOrigin of a list below materialType, quantity number (or 0 in massUnit), massUnit of t|kg',
  '104 spend-based, quality 4: itemName text (120), spendSource of us-useeio|uk-eeio, productGroup of a list below spendSource, spend number (or 0 in currency), currency of PLN|EUR|GBP|USD, priceYear of price-years, exchangeRate?* number',
  '105 water-supply, quality 3: waterVolume number (m³)',
  '2 3.2 capital-goods upstream',
  '201 supplier-specific, quality 1: itemName text (120), supplier text (120), quantity number (or 0 in quantityUnit), quantityUnit of 8, supplierFactor number (or 0 kg CO₂e per unit of quantity / kg CO₂e na jednostkę ilości), factorSource* text (300)',
  '202 hybrid, quality 2: itemName text (120), supplier text (120), supplierEmissions number (or 0 in supplierEmissionsUnit), supplierEmissionsUnit of tCO2e|kgCO2e, factorSource* text (300), materialType of 37, materialOrigin of a list below materialType, materialMass number (or 0 in massUnit), massUnit of t|kg, inboundDistance?* number (km), supplierWaste?* number (t), supplierWasteTreatment? of landfill|incineration-with-energy-recovery|closed-loop|composting|anaerobic-digestion; supplierWaste+supplierWasteTreatment together',
  '203 average-data, quality 3: itemName text (120), materialType of 37, materialOrigin of a list below materialType, quantity number (or 0 in massUnit), massUnit of t|kg',
  '204 spend-based, quality 4: itemName text (120), spendSource of us-useeio|uk-eeio, productGroup of a list below spendSource, spend number (or 0 in currency), currency of PLN|EUR|GBP|USD, priceYear of price-years, exchangeRate?* number',
  '3 3.3 fuel-energy upstream',
  '301 supplier-specific, quality 1: itemName text (120), supplier text (120), statedEmissions number (or 0 in statedEmissionsUnit), statedEmissionsUnit of tCO2e|kgCO2e, factorSource* text (300)',
  '302 resold-energy, quality 2: energyType of electricity|heat|steam, energyQuantity number (or 0 in energyUnit), energyUnit of kWh|MWh|GJ, country of countries',
  '4 3.4 upstream-transport upstream',
  '401 fuel-based, quality 1: itemName? text (120), fuelType* of fuels, fuelQuantity number (or 0 in fuelUnit), fuelUnit of fuel-units below fuelType, shareOfLoad?* number (to 100 %), refrigerantType? of refrigerants, refrigerantLeak? number (or 0 kg); refrigerantType+refrigerantLeak together',
  '402 distance-based, quality 2: itemName? text (120), vehicleType of 24, vehicleVariant of a list below vehicleType, mass number (or 0 in massUnit), massUnit of t|kg, distance number (km), radiativeForcing?* ticked',
  '403 spend-based, quality 4: itemName? text (120), spendSource of us-useeio|uk-eeio, productGroup of a list below spendSource, spend number (or 0 in currency), currency of PLN|EUR|GBP|USD, priceYear of price-years, exchangeRate?* number',
  '404 site-specific, quality 1: itemName? text (120), energyQuantity number (or 0 in energyUnit), energyUnit of kWh|MWh|GJ, country of countries, fuelType?* of fuels, fuelQuantity? number (or 0 in fuelUnit), fuelUnit? of fuel-units below fuelType, refrigerantType? of refrigerants, refrigerantLeak? number (or 0 kg), siteShare number (to 100 %); fuelType+fuelQuantity+fuelUnit together; refrigerantType+refrigerantLeak together',
  '405 storage-average, quality 3: itemName? text (120), goodsStored number (or 0 in storageUnit), storageUnit of m3-day|pallet-day|teu-day, daysStored number (to 3660 days / dni), averageFactor number (kg CO₂e per unit and day / kg CO₂e na jednostkę i dobę), factorSource* text (300)',
  '5 3.5 waste upstream',
  '501 supplier-specific, quality 1: supplier text (120), wasteType of 36, providerEmissions number (or 0 in providerEmissionsUnit), providerEmissionsUnit of tCO2e|kgCO2e, factorSource* text (300)',
  '502 waste-type-specific, quality 2: wasteType of 36, treatment of a list below wasteType, wasteMass number (or 0 in massUnit), massUnit of t|kg',
  '503 average-data, quality 3: wasteMass number (or 0 in massUnit), massUnit of t|kg, averageTreatment of landfill|incineration-with-energy-recovery|closed-loop|composting|anaerobic-digestion, treatmentShare number (to 100 %)',
  '504 wastewater, quality 3: wastewaterVolume number (m³)',
  '6 3.6 business-travel upstream',
  '601 fuel-based, quality 1: itemName? text (120), fuelType* of fuels, fuelQuantity number (or 0 in fuelUnit), fuelUnit of fuel-units below fuelType',
  '602 distance-based, quality 2: itemName? text (120), travelMode of 13, travelVariant of a list below travelMode, distance number (or 0 km), passengers* number (whole to 1000000), radiativeForcing?* ticked',
  '603 spend-based, quality 4: itemName? text (120), spendSource of us-useeio|uk-eeio, productGroup of a list below spendSource, spend number (or 0 in currency), currency of PLN|EUR|GBP|USD, priceYear of price-years, exchangeRate?* number',
  '604 hotel-nights, quality 3: itemName? text (120), hotelCountry of 53, hotelNights number (whole or 0 to 10000000)',
  '7 3.7 commuting upstream',
  '701 fuel-based, quality 1: itemName? text (120), fuelType* of fuels, fuelQuantity number (or 0 in fuelUnit), fuelUnit of fuel-units below fuelType',
  '702 distance-based, quality 2: itemName? text (120), commuteMode* of 8, commuteVariant of a list below commuteMode, employees number (whole to 10000000), oneWayDistance number (km), workDays number (whole to 3660 days / dni)',
  '703 average-data, quality 3: itemName? text (120), commuteMode* of 8, commuteVariant of a list below commuteMode, employees number (whole to 10000000), modeShare number (to 100 %), oneWayDistance number (km), workDays number (whole to 3660 days / dni)',
  '704 homeworking, quality 3: itemName? text (120), homeworkingKind of homeworking-office-equipment-heating|office-equipment|heating, employees number (whole to 10000000), teleworkDays number (whole to 3660 days / dni), hoursPerDay number (to 24 h)',
  '8 3.8 upstream-leased upstream',
  '801 asset-specific, quality 1: itemName text (120), assetType of 8, energyQuantity? number (or 0 in energyUnit), energyUnit? of kWh|MWh|GJ, country? of countries, fuelType?* of fuels, fuelQuantity? number (or 0 in fuelUnit), fuelUnit? of fuel-units below fuelType, refrigerantType? of refrigerants, refrigerantLeak? number (or 0 kg), allocationShare?* number (to 100 %); energyQuantity+energyUnit+country together; fuelType+fuelQuantity+fuelUnit together; refrigerantType+refrigerantLeak together; one of energyQuantity, fuelQuantity, refrigerantLeak',
  '802 lessor-specific, quality 2: supplier text (120), partnerEmissions number (or 0 in partnerEmissionsUnit), partnerEmissionsUnit of tCO2e|kgCO2e, allocationShare number (to 100 %), factorSource* text (300)',
  '803 average-area, quality 3: itemName? text (120), assetType of 8, area number (m²), averageFactor number (kg CO₂e/m²), factorSource* text (300)',
  '804 average-asset, quality 4: itemName? text (120), assetType of 8, assetCount number (whole pcs / szt.), averageFactor number (kg CO₂e each / kg CO₂e na sztukę), factorSource* text (300)',
  '9 3.9 downstream-transport downstream',
  '901 fuel-based, quality 1: itemName? text (120), fuelType* of fuels, fuelQuantity number (or 0 in fuelUnit), fuelUnit of fuel-units below fuelType, shareOfLoad?* number (to 100 %), refrigerantType? of refrigerants, refrigerantLeak? number (or 0 kg); refrigerantType+refrigerantLeak together',
  '902 distance-based, quality 2: itemName? text (120), vehicleType of 24, vehicleVariant of a list below vehicleType, mass number (or 0 in massUnit), massUnit of t|kg, distance number (km), radiativeForcing?* ticked',
  '903 spend-based, quality 4: itemName? text (120), spendSource of us-useeio|uk-eeio, productGroup of a list below spendSource, spend number (or 0 in currency), currency of PLN|EUR|GBP|USD, priceYear of price-years, exchangeRate?* number',
  '904 site-specific, quality 1: itemName? text (120), energyQuantity number (or 0 in energyUnit), energyUnit of kWh|MWh|GJ, country of countries, fuelType?* of fuels, fuelQuantity? number (or 0 in fuelUnit), fuelUnit? of fuel-units below fuelType, refrigerantType? of refrigerants, refrigerantLeak? number (or 0 kg), siteShare number (to 100 %); fuelType+fuelQuantity+fuelUnit together; refrigerantType+refrigerantLeak together',
  '905 storage-average, quality 3: itemName? text (120), goodsStored number (or 0 in storageUnit), storageUnit of m3-day|pallet-day|teu-day, daysStored number (to 3660 days / dni), averageFactor number (kg CO₂e per unit and day / kg CO₂e na jednostkę i dobę), factorSource* text (300)',
  '10 3.10 processing downstream',
  '1001 site-specific, quality 1: itemName text (120), energyQuantity number (or 0 in energyUnit), energyUnit of kWh|MWh|GJ, country of countries, fuelType?* of fuels, fuelQuantity? number (or 0 in fuelUnit), fuelUnit? of fuel-units below fuelType, refrigerantType? of refrigerants, refrigerantLeak? number (or 0 kg), processEmissions? number (or 0 in processEmissionsUnit), processEmissionsUnit? of tCO2e|kgCO2e, factorSource?* text (300), wasteMass?* number (t), wasteTreatment? of landfill|incineration-with-energy-recovery|closed-loop|composting|anaerobic-digestion; fuelType+fuelQuantity+fuelUnit together; refrigerantType+refrigerantLeak together; processEmissions+processEmissionsUnit+factorSource together; wasteMass+wasteTreatment together',
  '1002 average-data, quality 3: itemName text (120), mass number (or 0 in massUnit), massUnit of t|kg, processFactor number (kg CO₂e per unit of mass / kg CO₂e na jednostkę masy), factorSource* text (300)',
  '11 3.11 use downstream',
  '1101 direct-energy, quality 2: itemName text (120), unitsSold number (pcs / szt.), lifetimeUses* number, energyPerUse? number (kWh), country? of countries, fuelType?* of fuels, fuelQuantity? number (or 0 in fuelUnit), fuelUnit? of fuel-units below fuelType, refrigerantType? of refrigerants, refrigerantLeak? number (kg); energyPerUse+country together; fuelType+fuelQuantity+fuelUnit together; refrigerantType+refrigerantLeak together; one of energyPerUse, fuelQuantity, refrigerantLeak',
  '1102 direct-fuels, quality 2: itemName? text (120), fuelType* of fuels, fuelQuantity number (or 0 in fuelUnit), fuelUnit of fuel-units below fuelType',
  '1103 direct-gases, quality 2: itemName text (120), unitsSold number (pcs / szt.), refrigerantType of refrigerants, refrigerantLeak number (kg), releaseRate* number (to 100 %)',
  '1104 indirect-use, quality 3: itemName text (120), unitsSold number (pcs / szt.), lifetimeUses* number, scenarioShare number (to 100 %), energyPerUse? number (kWh), country? of countries, fuelType?* of fuels, fuelQuantity? number (or 0 in fuelUnit), fuelUnit? of fuel-units below fuelType; energyPerUse+country together; fuelType+fuelQuantity+fuelUnit together; one of energyPerUse, fuelQuantity',
  '1105 intermediate, quality 3: itemName text (120), unitsSold number (pcs / szt.), lifetimeUses* number, emissionsPerUse number (kg CO₂e), factorSource* text (300)',
  '12 3.12 end-of-life downstream',
  '1201 waste-type-specific, quality 2: itemName? text (120), wasteType of 36, treatment of a list below wasteType, productMass number (or 0 in massUnit), massUnit of t|kg, treatmentShare number (to 100 %)',
  '13 3.13 downstream-leased downstream',
  '1301 asset-specific, quality 1: itemName text (120), assetType of 8, energyQuantity? number (or 0 in energyUnit), energyUnit? of kWh|MWh|GJ, country? of countries, fuelType?* of fuels, fuelQuantity? number (or 0 in fuelUnit), fuelUnit? of fuel-units below fuelType, refrigerantType? of refrigerants, refrigerantLeak? number (or 0 kg), allocationShare?* number (to 100 %); energyQuantity+energyUnit+country together; fuelType+fuelQuantity+fuelUnit together; refrigerantType+refrigerantLeak together; one of energyQuantity, fuelQuantity, refrigerantLeak',
  '1302 lessee-specific, quality 2: supplier text (120), partnerEmissions number (or 0 in partnerEmissionsUnit), partnerEmissionsUnit of tCO2e|kgCO2e, allocationShare number (to 100 %), factorSource* text (300)',
  '1303 average-area, quality 3: itemName? text (120), assetType of 8, area number (m²), averageFactor number (kg CO₂e/m²), factorSource* text (300)',
  '1304 average-asset, quality 4: itemName? text (120), assetType of 8, assetCount number (whole pcs / szt.), averageFactor number (kg CO₂e each / kg CO₂e na sztukę), factorSource* text (300)',
  '14 3.14 franchises downstream',
  '1401 franchise-specific, quality 1: itemName text (120), partnerEmissions number (or 0 in partnerEmissionsUnit), partnerEmissionsUnit of tCO2e|kgCO2e, factorSource* text (300)',
  '1402 average-area, quality 3: itemName? text (120), area number (m²), averageFactor number (kg CO₂e/m²), factorSource* text (300)',
  '1403 average-asset, quality 4: itemName? text (120), franchiseCount number (whole pcs / szt.), averageFactor number (kg CO₂e each / kg CO₂e na sztukę), factorSource* text (300)',
  '15 3.15 investments downstream',
  '1501 equity-specific, quality 1: investee text (120), investeeEmissions number (or 0 in investeeEmissionsUnit), investeeEmissionsUnit of tCO2e|kgCO2e, equityShare number (to 100 %), factorSource* text (300)',
  '1502 equity-average, quality 4: investee text (120), spendSource of us-useeio|uk-eeio, productGroup of a list below spendSource, money number (or 0 in currency), currency of PLN|EUR|GBP|USD, priceYear of price-years, exchangeRate?* number, equityShare number (to 100 %)',
  '1503 project-specific, quality 1: investee text (120), investeeEmissions number (or 0 in investeeEmissionsUnit), investeeEmissionsUnit of tCO2e|kgCO2e, projectCostShare number (to 100 %), factorSource* text (300)',
  '1504 project-average, quality 4: investee text (120), projectPhase of construction|operation, spendSource of us-useeio|uk-eeio, productGroup of a list below spendSource, money number (or 0 in currency), currency of PLN|EUR|GBP|USD, priceYear of price-years, exchangeRate?* number, projectCostShare number (to 100 %)',
  '1505 project-lifetime, quality 3: investee text (120), annualEmissions number (or 0 in annualEmissionsUnit), annualEmissionsUnit of tCO2e|kgCO2e, lifetimeYears number (to 200 years / lat), projectCostShare number (to 100 %), factorSource* text (300)',
];

/** Of an entry with every field filled: quantity × what is entered beside it × factor. */
const parts: Readonly<Record<number, readonly string[]>> = {
  101: ['quantity 2 t × stated 3 supplier: factorSource'],
  102: [
    'supplierEmissions 2 tCO2e to kgCO2e × stated 1 supplier: factorSource',
    'materialMass 3 t × published uk-desnz:material-use/other/food-and-drink/primary-material-production',
    'materialMass 3 t to t × inboundDistance 4 to tkm × published uk-desnz:freighting-goods/hgv-all-diesel/all-hgvs/average-laden',
    'supplierWaste 5 t × published uk-desnz:waste-disposal/refuse/commercial-and-industrial-waste/landfill',
  ],
  103: ['quantity 2 t × published uk-desnz:material-use/other/food-and-drink/primary-material-production'],
  104: ['spend 2 PLN × exchangeRate 3 to USD × published us-useeio:spend/wheat-farming [entered-rate]'],
  105: ['waterVolume 2 m3 × published uk-desnz:water-supply'],
  201: ['quantity 2 t × stated 3 supplier: factorSource'],
  202: [
    'supplierEmissions 2 tCO2e to kgCO2e × stated 1 supplier: factorSource',
    'materialMass 3 t × published uk-desnz:material-use/other/food-and-drink/primary-material-production',
    'materialMass 3 t to t × inboundDistance 4 to tkm × published uk-desnz:freighting-goods/hgv-all-diesel/all-hgvs/average-laden',
    'supplierWaste 5 t × published uk-desnz:waste-disposal/refuse/commercial-and-industrial-waste/landfill',
  ],
  203: ['quantity 2 t × published uk-desnz:material-use/other/food-and-drink/primary-material-production'],
  204: ['spend 2 PLN × exchangeRate 3 to USD × published us-useeio:spend/wheat-farming [entered-rate]'],
  301: ['statedEmissions 2 tCO2e to kgCO2e × stated 1 supplier: factorSource'],
  302: ['energyQuantity 2 kWh × energy electricity countries life-cycle'],
  401: [
    'fuelQuantity 2 fuel-units × shareOfLoad 0.03 to fuel-units × fuel 7',
    'refrigerantLeak 4 kg × shareOfLoad 0.03 to kg × fuel 7',
  ],
  402: [
    'mass 2 t to t × distance 3 to tkm × published uk-desnz:freighting-goods/hgv-all-diesel/all-hgvs/average-laden',
  ],
  403: [
    'spend 2 PLN × exchangeRate 3 to USD × published us-useeio:spend/general-freight-trucking-long-distance-truckload [entered-rate]',
  ],
  404: [
    'energyQuantity 2 kWh × siteShare 0.05 to kWh × energy electricity countries generation',
    'fuelQuantity 3 fuel-units × siteShare 0.05 to fuel-units × fuel 7',
    'refrigerantLeak 4 kg × siteShare 0.05 to kg × fuel 7',
  ],
  405: ['goodsStored 2 m3-day × daysStored 3 to m3-day × stated 4 factorSource'],
  501: ['providerEmissions 2 tCO2e to kgCO2e × stated 1 supplier: factorSource'],
  502: ['wasteMass 2 t × published uk-desnz:waste-disposal/refuse/commercial-and-industrial-waste/landfill'],
  503: [
    'wasteMass 2 t × treatmentShare 0.03 to t × published uk-desnz:waste-disposal/refuse/commercial-and-industrial-waste/landfill',
  ],
  504: ['wastewaterVolume 2 m3 × published uk-desnz:water-treatment'],
  601: ['fuelQuantity 2 fuel-units × fuel 7'],
  602: [
    'distance 2 km × passengers 3 to pkm × published uk-desnz:business-travel-air/flights/short-haul-to-from-uk/average-passenger/with-rf [with-radiative-forcing]',
  ],
  603: [
    'spend 2 PLN × exchangeRate 3 to USD × published us-useeio:spend/scheduled-passenger-air-transportation [entered-rate]',
  ],
  604: ['hotelNights 2 room-night × published uk-desnz:hotel-stay/poland'],
  701: ['fuelQuantity 2 fuel-units × fuel 7'],
  702: [
    'oneWayDistance 3 km × bothWays 2 to km × workDays 4 to km × employees 2 to km × published uk-desnz:business-travel-land/cars-by-size/average-car/diesel',
  ],
  703: [
    'oneWayDistance 4 km × bothWays 2 to km × workDays 5 to km × employees 2 to km × modeShare 0.03 to km × published uk-desnz:business-travel-land/cars-by-size/average-car/diesel',
  ],
  704: [
    'hoursPerDay 4 hour × teleworkDays 3 to hour × employees 2 to fte-hour × published uk-desnz:homeworking/homeworking-office-equipment-heating',
  ],
  801: [
    'energyQuantity 2 kWh × allocationShare 0.05 to kWh × energy electricity countries generation',
    'fuelQuantity 3 fuel-units × allocationShare 0.05 to fuel-units × fuel 7',
    'refrigerantLeak 4 kg × allocationShare 0.05 to kg × fuel 7',
  ],
  802: [
    'partnerEmissions 2 tCO2e to kgCO2e × allocationShare 0.03 to kgCO2e × stated 1 supplier: factorSource',
  ],
  803: ['area 2 m2 × stated 3 factorSource'],
  804: ['assetCount 2 piece × stated 3 factorSource'],
  901: [
    'fuelQuantity 2 fuel-units × shareOfLoad 0.03 to fuel-units × fuel 7',
    'refrigerantLeak 4 kg × shareOfLoad 0.03 to kg × fuel 7',
  ],
  902: [
    'mass 2 t to t × distance 3 to tkm × published uk-desnz:freighting-goods/hgv-all-diesel/all-hgvs/average-laden',
  ],
  903: [
    'spend 2 PLN × exchangeRate 3 to USD × published us-useeio:spend/general-freight-trucking-long-distance-truckload [entered-rate]',
  ],
  904: [
    'energyQuantity 2 kWh × siteShare 0.05 to kWh × energy electricity countries generation',
    'fuelQuantity 3 fuel-units × siteShare 0.05 to fuel-units × fuel 7',
    'refrigerantLeak 4 kg × siteShare 0.05 to kg × fuel 7',
  ],
  905: ['goodsStored 2 m3-day × daysStored 3 to m3-day × stated 4 factorSource'],
  1001: [
    'energyQuantity 2 kWh × energy electricity countries generation',
    'fuelQuantity 3 fuel-units × fuel 7',
    'refrigerantLeak 4 kg × fuel 7',
    'processEmissions 5 tCO2e to kgCO2e × stated 1 factorSource',
    'wasteMass 6 t × published uk-desnz:waste-disposal/refuse/commercial-and-industrial-waste/landfill',
  ],
  1002: ['mass 2 t × stated 3 factorSource'],
  1101: [
    'energyPerUse 4 kWh × lifetimeUses 3 to kWh × unitsSold 2 to kWh × energy electricity countries generation',
    'fuelQuantity 5 fuel-units × lifetimeUses 3 to fuel-units × unitsSold 2 to fuel-units × fuel 7',
    'refrigerantLeak 6 kg × lifetimeUses 3 to kg × unitsSold 2 to kg × fuel 7',
  ],
  1102: ['fuelQuantity 2 fuel-units × fuel 7'],
  1103: ['refrigerantLeak 3 kg × unitsSold 2 to kg × releaseRate 0.04 to kg × fuel 7'],
  1104: [
    'energyPerUse 5 kWh × lifetimeUses 3 to kWh × unitsSold 2 to kWh × scenarioShare 0.04 to kWh × energy electricity countries generation',
    'fuelQuantity 6 fuel-units × lifetimeUses 3 to fuel-units × unitsSold 2 to fuel-units × scenarioShare 0.04 to fuel-units × fuel 7',
  ],
  1105: [
    'emissionsPerUse 4 kgCO2e × lifetimeUses 3 to kgCO2e × unitsSold 2 to kgCO2e × stated 1 factorSource',
  ],
  1201: [
    'productMass 2 t × treatmentShare 0.03 to t × published uk-desnz:waste-disposal/refuse/commercial-and-industrial-waste/landfill',
  ],
  1301: [
    'energyQuantity 2 kWh × allocationShare 0.05 to kWh × energy electricity countries generation',
    'fuelQuantity 3 fuel-units × allocationShare 0.05 to fuel-units × fuel 7',
    'refrigerantLeak 4 kg × allocationShare 0.05 to kg × fuel 7',
  ],
  1302: [
    'partnerEmissions 2 tCO2e to kgCO2e × allocationShare 0.03 to kgCO2e × stated 1 supplier: factorSource',
  ],
  1303: ['area 2 m2 × stated 3 factorSource'],
  1304: ['assetCount 2 piece × stated 3 factorSource'],
  1401: ['partnerEmissions 2 tCO2e to kgCO2e × stated 1 factorSource'],
  1402: ['area 2 m2 × stated 3 factorSource'],
  1403: ['franchiseCount 2 piece × stated 3 factorSource'],
  1501: ['investeeEmissions 2 tCO2e to kgCO2e × equityShare 0.03 to kgCO2e × stated 1 factorSource'],
  1502: [
    'money 2 PLN × exchangeRate 3 to USD × equityShare 0.04 to USD × published us-useeio:spend/wheat-farming [entered-rate]',
  ],
  1503: ['investeeEmissions 2 tCO2e to kgCO2e × projectCostShare 0.03 to kgCO2e × stated 1 factorSource'],
  1504: [
    'money 2 PLN × exchangeRate 3 to USD × projectCostShare 0.04 to USD × published us-useeio:spend/wheat-farming [entered-rate]',
  ],
  1505: [
    'annualEmissions 2 tCO2e to kgCO2e × lifetimeYears 3 to kgCO2e × projectCostShare 0.04 to kgCO2e × stated 1 factorSource',
  ],
};

/** The same of an entry with its required fields alone, where it is less. */
const leastParts: Readonly<Record<number, readonly string[]>> = {
  102: [
    'supplierEmissions 2 tCO2e to kgCO2e × stated 1 supplier: factorSource',
    'materialMass 3 t × published uk-desnz:material-use/other/food-and-drink/primary-material-production',
  ],
  104: ['spend 2 PLN × published us-useeio:spend/wheat-farming'],
  202: [
    'supplierEmissions 2 tCO2e to kgCO2e × stated 1 supplier: factorSource',
    'materialMass 3 t × published uk-desnz:material-use/other/food-and-drink/primary-material-production',
  ],
  204: ['spend 2 PLN × published us-useeio:spend/wheat-farming'],
  401: ['fuelQuantity 2 fuel-units × fuel 7'],
  403: ['spend 2 PLN × published us-useeio:spend/general-freight-trucking-long-distance-truckload'],
  404: ['energyQuantity 2 kWh × siteShare 0.05 to kWh × energy electricity countries generation'],
  602: [
    'distance 2 km × passengers 3 to pkm × published uk-desnz:business-travel-air/flights/short-haul-to-from-uk/average-passenger/without-rf [without-radiative-forcing]',
  ],
  603: ['spend 2 PLN × published us-useeio:spend/scheduled-passenger-air-transportation'],
  801: [],
  901: ['fuelQuantity 2 fuel-units × fuel 7'],
  903: ['spend 2 PLN × published us-useeio:spend/general-freight-trucking-long-distance-truckload'],
  904: ['energyQuantity 2 kWh × siteShare 0.05 to kWh × energy electricity countries generation'],
  1001: ['energyQuantity 2 kWh × energy electricity countries generation'],
  1101: [],
  1104: [],
  1301: [],
  1502: ['money 2 PLN × equityShare 0.04 to PLN × published us-useeio:spend/wheat-farming'],
  1504: ['money 2 PLN × projectCostShare 0.04 to PLN × published us-useeio:spend/wheat-farming'],
};

describe('every method of the value chain', () => {
  it('asks for a period first and for the source document last', () => {
    for (const { fields, code } of methods) {
      const own = fields.map(asked);
      expect([...own.slice(0, 2), own.at(-1)], code).toEqual([
        'startDate day',
        'endDate?* day',
        'reference? text (120)',
      ]);
    }
  });

  it('asks in between for these fields', () => {
    const written = scope3Forms.flatMap((form) => [
      `${form.id} ${form.category} ${form.code} ${form.direction}`,
      ...form.methods.map(
        (method) =>
          `${method.id} ${method.code}, quality ${method.dataQuality}: ${method.fields.map(asked).slice(2, -1).join(', ')}${groupsOf(method)}`,
      ),
    ]);
    expect(written).toEqual(asks);
  });

  it.each(methods.map((method) => [method.id, method] as const))('%s multiplies these', (id, method) => {
    expect(partsOf(method, false)).toEqual(parts[id]);
    expect(partsOf(method, true)).toEqual(leastParts[id] ?? parts[id]);
  });

  it('is found by its number, as are forms and fields', () => {
    for (const form of scope3Forms) {
      expect(findForm(form.id)).toBe(form);
      for (const method of form.methods) expect(findMethod(method.id)).toEqual({ form, method });
      const fields = formFields(form.id);
      expect(fields.map(({ id }) => id).toSorted((left, right) => left - right)).toEqual(
        fields.map((_, index) => form.id * 1000 + index + 1),
      );
      for (const field of fields) {
        expect(findField(field.id)).toBe(field);
        expect(field.form).toBe(form);
      }
    }
    expect([findForm(16), findMethod(1), findField(1), findField(16_001)]).toEqual(Array(4).fill(undefined));
    expect(formFields(16)).toEqual([]);
  });

  it('shares a field with the methods that define it alike', () => {
    const methodsOf = (formId: number, name: string) =>
      formFields(formId)
        .filter(({ field }) => field.name === name)
        .map(({ methodIds }) => methodIds);
    expect(methodsOf(1, 'startDate')).toEqual([[101, 102, 103, 104, 105]]);
    expect(methodsOf(1, 'quantity')).toEqual([[101], [103]]);
    expect(methodsOf(1, 'supplier')).toEqual([[101, 102]]);
  });

  it('names what was entered in words, and the way back', () => {
    expect(enteredLabel(7, 'bothWays')).toEqual({ en: 'There and back', pl: 'Tam i z powrotem' });
    expect(enteredLabel(7, 'startDate')).toEqual({ en: 'From', pl: 'Od' });
    expect(enteredLabel(7, 'nothing')).toBeUndefined();
    expect(enteredLabel(16, 'startDate')).toBeUndefined();
  });
});

describe('an amount of money', () => {
  const issues = (entry: Record<string, EntryValue>) =>
    findMethod(104)?.method.issues?.(new EntryValues(entry));

  it('needs a rate unless it is in the table’s own currency at the table’s prices', () => {
    const needed = [{ path: 'exchangeRate', code: 'rateNeeded' }];
    const dollars = { spendSource: 'us-useeio', currency: 'USD', priceYear: '2022' };
    expect(issues(dollars)).toEqual([]);
    expect(issues({ ...dollars, spendSource: 'uk-eeio', currency: 'GBP' })).toEqual([]);
    expect(issues({ ...dollars, currency: 'PLN' })).toEqual(needed);
    expect(issues({ ...dollars, priceYear: '2024' })).toEqual(needed);
    expect(issues({ ...dollars, spendSource: 'uk-eeio' })).toEqual(needed);
    expect(issues({ ...dollars, currency: 'PLN', exchangeRate: 0.25 })).toEqual([]);
  });

  it('refuses a rate where there is nothing to convert: one left from another currency would change the amount', () => {
    const dollars = { spendSource: 'us-useeio', currency: 'USD', priceYear: '2022' };
    const left = [{ path: 'exchangeRate', code: 'rateNotNeeded' }];
    expect(issues({ ...dollars, exchangeRate: 0.25 })).toEqual(left);
    expect(issues({ ...dollars, exchangeRate: 1 })).toEqual([]);
    expect(issues({ ...dollars, priceYear: '2024', exchangeRate: 0.95 })).toEqual([]);
  });

  it('is marked where it was converted by the user’s rate', () => {
    const part = (entry: Record<string, EntryValue>) =>
      findMethod(104)?.method.parts(
        new EntryValues({ spendSource: 'uk-eeio', productGroup: 'grain', spend: 8, ...entry }),
      )[0];
    expect(part({ currency: 'PLN', exchangeRate: 0.2 })).toMatchObject({
      steps: [{ to: 'GBP', factor: '0.2', field: 'exchangeRate' }],
      notes: ['entered-rate'],
    });
    expect(part({ currency: 'GBP' })).toMatchObject({ steps: [], notes: [] });
  });
});
