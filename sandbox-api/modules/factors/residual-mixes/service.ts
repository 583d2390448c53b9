import type { CompanyFactorBody } from '#api/contract/factors/company-factors';
import type {
  ResidualMixBody,
  ResidualMixEffect,
  ResidualMixNeed,
} from '#api/contract/factors/residual-mixes';
import type { CompanyFactor } from '#api/domain/factors/company-factor';
import { residualMixPublication } from '#api/domain/factors/published-residual-mixes';
import { kgPerMegawattHour } from '#api/domain/factors/residual-mix-value';
import { decimal, sum } from '#api/domain/units/decimal';
import type { Ctx } from '#api/kernel/context';
import { ProblemError } from '#api/kernel/problem-error';
import { previewSettings } from '#api/modules/emissions/recalculation/service';
import { findStandIns, type StandIn } from '#api/modules/emissions/stand-ins/service';
import { createCompanyFactor, regionName } from '#api/modules/factors/company-factors/service';
import * as repository from './repository';

type Entered = Awaited<ReturnType<typeof repository.findEntered>>[number];
type Place = { region: string; year: number };

const keyOf = ({ region, year }: Place) => `${region} ${year}`;
const placeOf = ({ factor }: Entered): Place => ({
  region: factor.region ?? '',
  year: Number(factor.validFrom.slice(0, 4)),
});

/** The newest year first, and within a year the largest emissions first. */
export async function listResidualMixes({ ctx }: { ctx: Ctx }): Promise<ResidualMixNeed[]> {
  const standIns = await findStandIns(ctx);
  const entered = await repository.findEntered(ctx.db, ctx.session.companyId);
  const places = new Map([...standIns, ...entered.map(placeOf)].map((place) => [keyOf(place), place]));
  const regions = [...new Set([...places.values()].map(({ region }) => region))];
  const countries = await repository.findCountries(ctx.db, regions);
  return [...places.values()]
    .map(({ region, year }): ResidualMixNeed => {
      const key = keyOf({ region, year });
      const own = standIns.filter((row) => keyOf(row) === key);
      return {
        region,
        regionName: regionName(
          region,
          countries.find(({ isoCodeTwo }) => isoCodeTwo === region),
          ctx.locale,
        ),
        year,
        publication: residualMixPublication(region, year),
        standInKgCo2e: kgOf(own),
        locations: [...new Set(own.map(({ locationName }) => locationName))].toSorted(),
        entered: enteredOf(entered.find((row) => keyOf(placeOf(row)) === key)),
      };
    })
    .toSorted(
      (left, right) =>
        right.year - left.year ||
        Number(right.standInKgCo2e) - Number(left.standInKgCo2e) ||
        left.regionName.localeCompare(right.regionName, ctx.locale),
    );
}

function kgOf(rows: readonly StandIn[]): string {
  return sum(rows.map(({ kgCo2e }) => kgCo2e)).toString();
}

/** Energy is kept in megajoules. */
const megajoulesPerMwh = 3600;

function enteredOf(row: Entered | undefined): ResidualMixNeed['entered'] {
  if (!row) return null;
  const { id, kgCo2e, kgCo2, publisher, document, reference } = row.factor;
  const stated = decimal(kgCo2e ?? kgCo2 ?? 0);
  const kgCo2ePerMwh = stated.times(megajoulesPerMwh).dividedBy(row.unitPerBase).toString();
  return { companyFactorId: id, kgCo2ePerMwh, publisher, document, reference };
}

type Value = Pick<ResidualMixBody, 'region' | 'year' | 'value' | 'unit' | 'gases'>;

/** The effect of saving the value on the market-based figures, by the same rules; changes nothing. */
export async function previewResidualMix({
  ctx,
  input: { body },
}: {
  ctx: Ctx;
  input: { body: Value };
}): Promise<ResidualMixEffect> {
  const proposed = proposedFactor(body);
  const { validFrom: from, validTo: to } = proposed;
  const { changedRows, differences } = await previewSettings(
    ctx,
    { kinds: ['fuel', 'utility'], from, to, region: body.region },
    (settings) => ({
      ...settings,
      companyFactors: [...(settings.companyFactors ?? []).filter((factor) => !isFor(factor, body)), proposed],
    }),
  );
  const ofYear = differences.filter(
    ({ scope, method, year }) => scope === 2 && method === 'market' && year === body.year,
  );
  return {
    beforeKg: sum(ofYear.map(({ beforeKg }) => decimal(beforeKg))).toString(),
    afterKg: sum(ofYear.map(({ afterKg }) => decimal(afterKg))).toString(),
    changedRows,
  };
}

function isFor(factor: CompanyFactor, { region, year }: Place): boolean {
  return (
    factor.appliesTo === 'residual-mix' && factor.region === region && factor.validFrom === `${year}-01-01`
  );
}

/** As the ledger will read it. */
function proposedFactor({ region, year, ...printed }: Value): CompanyFactor & { validTo: string } {
  const value = kgPerMegawattHour(printed).toString();
  return {
    id: 0,
    locationId: null,
    appliesTo: 'residual-mix',
    region,
    unit: 'MWh',
    kgCo2e: printed.gases === 'co2e' ? value : null,
    kgCo2: printed.gases === 'co2' ? value : null,
    kgCh4Co2e: null,
    kgN2oCo2e: null,
    kgCo2Biogenic: null,
    gwpBasis: null,
    ...yearOf({ year }),
  };
}

const yearOf = ({ year }: Pick<Place, 'year'>) => ({
  validFrom: `${year}-01-01`,
  validTo: `${year}-12-31`,
});

/** Kept as one of the company's own factors, so that it has their history, trail and recalculation. */
export async function createResidualMix({
  ctx,
  input: { body },
}: {
  ctx: Ctx;
  input: { body: ResidualMixBody };
}): Promise<{ companyFactorId: number }> {
  const { region, publisher, document, reference } = body;
  const value = kgPerMegawattHour(body).toNumber();
  const factor: CompanyFactorBody = {
    appliesTo: 'residual-mix',
    region,
    unitId: await repository.findMegawattHour(ctx.db),
    kgCo2e: body.gases === 'co2e' ? value : null,
    kgCo2: body.gases === 'co2' ? value : null,
    ...yearOf(body),
    publisher,
    document,
    reference,
    note: null,
  };
  try {
    const { companyFactorId } = await createCompanyFactor({ ctx, input: { body: factor } });
    return { companyFactorId };
  } catch (error) {
    throw inFieldsOfTheForm(error);
  }
}

/** The form asks for a year, where a factor has its first and last day. */
const fields: Readonly<Record<string, string>> = {
  validFrom: 'year',
  validTo: 'year',
  unitId: 'unit',
  kgCo2e: 'value',
  kgCo2: 'value',
};

function inFieldsOfTheForm(error: unknown): unknown {
  if (!(error instanceof ProblemError) || !error.details.issues) return error;
  const issues = error.details.issues.map((issue) => ({ ...issue, path: fields[issue.path] ?? issue.path }));
  return new ProblemError(error.code, { ...error.details, issues });
}
