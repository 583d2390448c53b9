import { editionsAndFactors, type StoredFactorSet, unpackActivities } from '#api/domain/factors/factor-set';
import type { FuelLink, FuelPropertyRecord, GwpRecord } from '#api/domain/factors/reference-index';
import type { ReferenceRows } from '#api/domain/factors/reference-rows';
import activities from '#seed/reference/activities.json';
import uk2016 from '#seed/reference/factors/116-uk-desnz-2016.json';
import uk2017 from '#seed/reference/factors/117-uk-desnz-2017.json';
import uk2018 from '#seed/reference/factors/118-uk-desnz-2018.json';
import uk2019 from '#seed/reference/factors/119-uk-desnz-2019.json';
import uk2020 from '#seed/reference/factors/120-uk-desnz-2020.json';
import uk2021 from '#seed/reference/factors/121-uk-desnz-2021.json';
import uk2022 from '#seed/reference/factors/122-uk-desnz-2022.json';
import uk2023 from '#seed/reference/factors/123-uk-desnz-2023.json';
import uk2024 from '#seed/reference/factors/124-uk-desnz-2024.json';
import uk2025 from '#seed/reference/factors/125-uk-desnz-2025.json';
import uk2026 from '#seed/reference/factors/126-uk-desnz-2026.json';
import eu2018 from '#seed/reference/factors/201-eu-mrr-2018.json';
import ipcc2006 from '#seed/reference/factors/211-ipcc-2006.json';
import jec2020 from '#seed/reference/factors/221-jec-2020.json';
import pl2025 from '#seed/reference/factors/301-pl-kobize-2025.json';
import plFuels2025 from '#seed/reference/factors/302-pl-kobize-2025.json';
import plHeat2024 from '#seed/reference/factors/311-pl-heat-2024.json';
import deHeat2026 from '#seed/reference/factors/321-de-bafa-2026.json';
import eea2024 from '#seed/reference/factors/400-eea-2024.json';
import eea2025 from '#seed/reference/factors/401-eea-2025.json';
import ie2026 from '#seed/reference/factors/501-ie-seai-2026.json';
import ieBefore2019 from '#seed/reference/factors/502-ie-seai-2026.json';
import ieFuels2026 from '#seed/reference/factors/503-ie-seai-2026.json';
import owid2026 from '#seed/reference/factors/601-owid-2026.json';
import owidBefore2018 from '#seed/reference/factors/602-owid-2026.json';
import epa2024 from '#seed/reference/factors/701-us-epa-2024.json';
import epa2025 from '#seed/reference/factors/702-us-epa-2025.json';
import egrid2025 from '#seed/reference/factors/711-us-egrid-2025.json';
import egridBefore2022 from '#seed/reference/factors/712-us-egrid-2024.json';
import aib2026 from '#seed/reference/factors/801-aib-2026.json';
import useeio2024 from '#seed/reference/factors/901-us-useeio-2024.json';
import ukSpend2025 from '#seed/reference/factors/911-uk-eeio-2025.json';
import properties from '#seed/reference/fuel-properties.json';
import gwp from '#seed/reference/gwp.json';
import { renewables, renewableUnits, supplyTypes, utilities } from '../reference/catalogue/energy';
import type { FuelSources } from '../reference/catalogue/fuel-records';
import { fuelCategories, fuels } from '../reference/catalogue/fuels';
import { units } from '../reference/catalogue/units';

export const factorSets = [
  uk2016,
  uk2017,
  uk2018,
  uk2019,
  uk2020,
  uk2021,
  uk2022,
  uk2023,
  uk2024,
  uk2025,
  uk2026,
  eu2018,
  ipcc2006,
  jec2020,
  pl2025,
  plFuels2025,
  plHeat2024,
  deHeat2026,
  eea2024,
  eea2025,
  ie2026,
  ieBefore2019,
  ieFuels2026,
  owid2026,
  owidBefore2018,
  epa2024,
  epa2025,
  egrid2025,
  egridBefore2022,
  aib2026,
  useeio2024,
  ukSpend2025,
] as StoredFactorSet[];

/** Every edition and factor that ships. */
export const { editions, factors } = editionsAndFactors(factorSets);

export const allActivities = unpackActivities(activities);
const activityIds = new Map(allActivities.map((activity) => [activity.code, activity.id]));
const unitIds = new Map(units.map((unit) => [unit.code, unit.id]));

/** The catalogue of the product as flat rows, the same as in the tables. */
export const referenceRows: ReferenceRows = {
  units,
  fuels: fuels.map(({ id, code, categoryId, origin, gasCode }) => ({
    id,
    code,
    category: categoryOf(categoryId),
    origin,
    gasCode,
  })),
  fuelUnits: fuels.flatMap((fuel) => unitRows(fuel.units).map((row) => ({ fuelId: fuel.id, ...row }))),
  fuelVariants: fuels.flatMap((fuel) => fuel.variants.map(({ id }) => ({ id, fuelId: fuel.id }))),
  fuelLinks: fuels.flatMap((fuel) => [
    ...linksOf(fuel.sources).map((link) => ({ fuelId: fuel.id, fuelVariantId: null, ...link })),
    ...fuel.variants.flatMap((variant) =>
      linksOf(variant.sources).map((link) => ({ fuelId: fuel.id, fuelVariantId: variant.id, ...link })),
    ),
  ]),
  utilities: utilities.map(({ id, code, kind }) => ({ id, code, kind })),
  utilityUnits: utilities.flatMap((utility) =>
    unitRows(utility.units).map((row) => ({ utilityId: utility.id, ...row })),
  ),
  renewables: renewables.map(({ id, code, replaces }) => ({ id, code, replaces })),
  renewableUnits: renewables.flatMap(({ id }) =>
    unitRows(renewableUnits).map((row) => ({ renewableId: id, ...row })),
  ),
  supplyTypes: supplyTypes.map(({ id, code, isRenewable }) => ({ id, code, isRenewable })),
  editions,
  activities: allActivities,
  properties: properties.rows.map(readProperty),
  gwp: gwp.rows.map(readGwp),
};

function categoryOf(categoryId: number) {
  const category = fuelCategories.find((candidate) => candidate.id === categoryId);
  if (!category) throw new Error(`No fuel category ${categoryId}.`);
  return category.category;
}

function unitRows(codes: readonly string[]): { unitId: number; displayOrder: number }[] {
  return codes.map((code, index) => ({ unitId: idOf(unitIds, code), displayOrder: index + 1 }));
}

/** Catalogue labels are linked to activities. */
function linksOf(sources: FuelSources): FuelLink[] {
  const id = (series: string, label: string) => idOf(activityIds, `${series}:${label}`);
  const ukId = (label: string | undefined) => (label ? id('uk-desnz', label) : null);
  const fallback = ukId(sources.companion) ?? ukId(sources.uk);
  const link = (
    role: FuelLink['role'],
    series: string,
    label: string | undefined,
    { properties = fallback, isProxyFuel = false }: Partial<LinkedFuel> = {},
  ): FuelLink[] =>
    label
      ? [
          {
            role,
            series,
            activityId: id(series, label),
            propertiesActivityId: series === 'uk-desnz' && hasOwnProperties(label) ? null : properties,
            isProxyFuel,
          },
        ]
      : [];
  const upstream = (label: string | undefined, isProxyFuel?: boolean) =>
    link('upstream', 'uk-desnz', label, { properties: burnedFuelOf(label) ?? fallback, isProxyFuel });
  return [
    ...link('combustion', 'uk-desnz', sources.uk),
    ...link('combustion', 'ie-seai', sources.ie),
    ...link('combustion', 'pl-kobize', sources.pl),
    ...link('combustion', 'eu-mrr', sources.eu),
    ...(sources.euDensity ? [densityLink(sources.euDensity)] : []),
    ...link('combustion', 'us-epa', sources.us),
    ...link('combustion', 'ipcc', sources.ipcc),
    ...link('companion', 'uk-desnz', sources.companion, { isProxyFuel: sources.isOtherFuel }),
    ...link('companion', 'us-epa', sources.usGases),
    ...upstream(sources.upstream, sources.isOtherFuel),
    ...upstream(sources.ukUpstream),
    ...link('biogenic', 'uk-desnz', sources.biogenic, { properties: ukId(sources.uk) }),
    ...link('charging', 'uk-desnz', sources.charging),
    ...link('charging-beside-fuel', 'uk-desnz', sources.chargingBesideFuel),
  ];
}

/** The density for the EU's factor. */
function densityLink(code: string): FuelLink {
  const activityId = idOf(activityIds, code);
  return { role: 'density', series: 'eu-mrr', activityId, propertiesActivityId: null, isProxyFuel: false };
}

/** The fuel of a row: whose properties it uses, and whether it is only a proxy. */
type LinkedFuel = { properties: number | null; isProxyFuel: boolean };

function hasOwnProperties(label: string): boolean {
  return label.startsWith('fuels/') || label.startsWith('bioenergy/');
}

/** The fuel whose upstream emissions a row states, if its label says so. */
function burnedFuelOf(upstream: string | undefined): number | undefined {
  return upstream?.startsWith('wtt-fuels/')
    ? activityIds.get(`uk-desnz:${upstream.slice('wtt-'.length)}`)
    : undefined;
}

function idOf(ids: ReadonlyMap<string, number>, code: string): number {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`The reference data has no "${code}".`);
  return id;
}

function readProperty(row: string): FuelPropertyRecord {
  const [activityId, year, property, value = '', unit = ''] = row.split('|');
  return {
    activityId: Number(activityId),
    year: Number(year),
    property: property as FuelPropertyRecord['property'],
    value,
    unit,
  };
}

function readGwp(row: string): GwpRecord {
  const [gas = '', report, value = '', isKyoto, composition = ''] = row.split('|');
  return { gas, report: report as GwpRecord['report'], value, isKyoto: isKyoto === '1', composition };
}
