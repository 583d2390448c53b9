import type { DataRow } from '#api/contract/reports/data-tables/data-tables';
import type { Ctx } from '#api/kernel/context';
import { localName } from '#api/kernel/names';
import { listReportingBases } from '#api/modules/company/reporting-informations/service';
import { exact, flagOf, orNull } from './cells';
import * as repository from './repository';

type Address = { address1: string | null; address2: string | null; address3: string | null };

const addressOf = ({ address1, address2, address3 }: Address) =>
  orNull([address1, address2, address3].filter(Boolean).join(', '));

export async function companyRows({ db, session, locale }: Ctx): Promise<DataRow<'company'>[]> {
  const found = await repository.findCompany(db, session.companyId);
  if (!found) return [];
  const { company, country } = found;
  return [
    {
      name: company.name,
      country: localName(country, locale),
      country_code: country.code,
      town: company.town,
      post_code: company.postCode,
      address: addressOf(company),
      registration_number: company.registrationNumber,
      vat_number: company.vatNumber,
      pkd_number: company.pkdNumber,
      nace_section: company.naceSection,
      size_class: company.sizeClass,
      gwp_set: company.gwpSet,
      headline_scope2_method: company.headlineScope2Method,
    },
  ];
}

export async function locationRows({ db, session, locale }: Ctx): Promise<DataRow<'locations'>[]> {
  const rows = await repository.findLocations(db, session.companyId);
  return rows.map(({ location, country }) => ({
    location_id: location.id,
    name: location.name,
    country: localName(country, locale),
    country_code: country.code,
    grid_subregion: location.gridSubregion,
    town: location.town,
    post_code: location.postCode,
    address: addressOf(location),
    area_m2: location.areaM2,
    is_active: flagOf(location.isActive),
    closed_on: location.disabledOn,
  }));
}

export async function periodRows(ctx: Ctx): Promise<DataRow<'reporting_periods'>[]> {
  const rows = await repository.findPeriods(ctx.db, ctx.session.companyId);
  const bases = await listReportingBases({ ctx });
  return rows.map((row) => ({
    period_id: row.id,
    period_start: row.periodStart,
    period_end: row.periodEnd,
    reporting_basis: bases.find((basis) => basis.reportingBasisId === row.reportingBasisId)?.name ?? null,
    consolidation_approach: row.consolidationApproach,
    consolidation_reason: row.consolidationReason,
    base_year: row.baseYear,
    is_current: flagOf(row === rows.at(-1)),
  }));
}

export async function keyFigureRows({ db, session }: Ctx): Promise<DataRow<'key_figures'>[]> {
  const rows = await repository.findKeyFigures(db, session.companyId);
  return rows.map((row) => ({
    year: row.year,
    revenue: exact(row.revenue),
    revenue_currency: row.revenueCurrency,
    employees: exact(row.employees),
    output: exact(row.output),
    output_unit: row.outputUnit,
  }));
}
