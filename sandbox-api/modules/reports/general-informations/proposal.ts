import type { GeneralInformation } from '#api/contract/reports/general-informations';
import { yearOf } from '#api/domain/calendar/calendar';
import type { Ctx } from '#api/kernel/context';
import { readCompany } from '#api/modules/company/companies/service';
import { listKeyFigures } from '#api/modules/company/key-figures/service';
import type { StoredHeader } from '#api/modules/reports/headers/service';
import { locationsOfPeriod } from '#api/modules/reports/periods/service';

type Proposal = Omit<GeneralInformation, 'countryNames' | 'verificationLetter'>;

/** The company's known data, as long as nothing is stated: its name, its countries, its employees. */
export async function proposalFor(ctx: Ctx, { row }: StoredHeader): Promise<Proposal> {
  const company = await readCompany({ ctx });
  const places = await locationsOfPeriod(ctx, row);
  return {
    reportHeaderId: row.id,
    companyName: company.name,
    countries: [...new Set(places.flatMap(({ countryId }) => countryId ?? []))],
    employees: await employeesIn(ctx, yearOf(row.periodEnd)),
    ...nothingStated,
  };
}

/** As of the year that the report ends in, or of the last one before it that has a figure; persons are whole. */
async function employeesIn(ctx: Ctx, year: number): Promise<number | null> {
  const known = (await listKeyFigures({ ctx }))
    .filter((figures) => figures.year <= year && figures.employees !== null)
    .toSorted((left, right) => right.year - left.year);
  const [newest] = known;
  return newest?.employees ? Math.round(newest.employees) : null;
}

const nothingStated = {
  production: null,
  productionDetails: null,
  policies: null,
  investments: null,
  energyChanges: null,
  processChanges: null,
  vehicleChanges: null,
  logisticsChanges: null,
  investmentComments: null,
  energyComments: null,
  processComments: null,
  vehicleComments: null,
  logisticsComments: null,
  isFirstAudit: null,
  number: null,
  purpose: null,
  exclusions: null,
  boundaryChanges: null,
  baseYearReason: null,
  recalculationPolicy: null,
  uncertainty: null,
  verification: null,
  verifier: null,
  verifiedOn: null,
  verificationStandard: null,
  isVerificationCleared: false,
  basedOnId: null,
  updatedOn: null,
} as const;
