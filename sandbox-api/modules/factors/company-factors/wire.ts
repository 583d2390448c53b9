import type { CompanyFactor } from '#api/contract/factors/company-factors';
import { factorName } from '#api/domain/factors/names/factor-name';
import { decimal } from '#api/domain/units/decimal';
import { localSymbol } from '#api/domain/units/local-symbol';
import type { Ctx } from '#api/kernel/context';
import { localName } from '#api/kernel/names';
import type { CompanyFactorRow } from './repository';
import { regionName, residualMixName } from './residual-mix-names';
import { comesByNetwork } from './targets';

export function toWire(found: CompanyFactorRow, { locale }: Ctx): CompanyFactor {
  const { row, unit, author } = found;
  const { firstName, lastName, email } = author ?? {};
  return {
    companyFactorId: row.id,
    locationId: row.locationId,
    locationName: found.locationName,
    appliesTo: row.appliesTo,
    fuelId: row.fuelId,
    fuelVariantId: row.fuelVariantId,
    utilityId: row.utilityId,
    method: row.method,
    activityId: row.activityId,
    region: row.region,
    name: nameOf(found, locale),
    unitId: row.unitId,
    unitSymbol: localSymbol(unit.symbol, locale),
    kgCo2e: plain(row.kgCo2e),
    kgCo2: plain(row.kgCo2),
    kgCh4Co2e: plain(row.kgCh4Co2e),
    kgN2oCo2e: plain(row.kgN2oCo2e),
    kgCo2Biogenic: plain(row.kgCo2Biogenic),
    gwpBasis: row.gwpBasis,
    validFrom: row.validFrom,
    validTo: row.validTo,
    networkBoundary: row.networkBoundary,
    hasNetwork: found.utility !== null && comesByNetwork(found.utility.kind),
    publisher: row.publisher,
    document: row.document,
    reference: row.reference,
    note: row.note,
    createdByName: [firstName, lastName].filter(Boolean).join(' ') || (email ?? null),
    createdOn: row.createdOn.toISOString(),
    updatedOn: row.updatedOn.toISOString(),
  };
}

function nameOf(
  { row, fuel, variant, utility, country, activityPath }: CompanyFactorRow,
  locale: Ctx['locale'],
): string {
  if (row.region !== null)
    return `${residualMixName[locale]}, ${regionName(row.region, country, locale)}, ${row.validFrom.slice(0, 4)}`;
  if (utility) return localName(utility, locale);
  if (!fuel) return activityPath === null ? '' : factorName(activityPath, locale);
  return variant ? `${localName(fuel, locale)}, ${localName(variant, locale)}` : localName(fuel, locale);
}

function plain(value: string | null): string | null {
  return value && decimal(value).toString();
}
