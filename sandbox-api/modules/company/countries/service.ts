import type { ColumnName } from '#api/contract/company/companies';
import type { Country, GridSubregion } from '#api/contract/company/countries';
import type { FieldIssue } from '#api/contract/field-issue';
import { gridSubregionsOf } from '#api/domain/factors/grid-subregions';
import type { Ctx, PublicContext } from '#api/kernel/context';
import { localName } from '#api/kernel/names';
import { found, ProblemError } from '#api/kernel/problem-error';
import { columnNames } from './column-names';
import { type CompanyNumbers, checkCompanyNumbers } from './company-numbers';
import { type CountryRow, findCountries, findCountry } from './repository';

/** Sorted here, because a database's collations differ from host to host. */
export async function listCountries({ ctx }: { ctx: PublicContext }): Promise<Country[]> {
  const { compare } = new Intl.Collator(ctx.locale);
  const rows = await findCountries(ctx.db);
  return rows
    .map((row) => ({
      id: row.id,
      countryId: row.id,
      name: localName(row, ctx.locale),
      code: row.isoCodeTwo,
      isoCodeTwo: row.isoCodeTwo,
      languageId: row.languageId,
      requiresVatNumber: row.requiresVatNumber,
      hasPkdNumber: row.hasPkdNumber,
    }))
    .sort((a, b) => compare(a.name, b.name));
}

export async function listGridSubregions({ ctx }: { ctx: Ctx }): Promise<GridSubregion[]> {
  const rows = await findCountries(ctx.db);
  return rows
    .flatMap(({ id, isoCodeTwo }) =>
      gridSubregionsOf(isoCodeTwo).map(({ code, name }) => ({ code, name, countryId: id })),
    )
    .sort((left, right) => (left.code < right.code ? -1 : 1));
}

export async function listColumnNames({
  ctx,
  input,
}: {
  ctx: PublicContext;
  input: { params: { countryId: number } };
}): Promise<ColumnName[]> {
  return columnNames(found(await findCountry(ctx.db, input.params.countryId)), ctx.locale);
}

/**
 * Checks the country of a company and the numbers it asks for, and gives the numbers as they are stored.
 * Refuses with every issue at once.
 */
export async function requireCompanyNumbers(
  ctx: PublicContext,
  entered: CompanyNumbers & { countryId: number; requiresExtraInfo: boolean },
): Promise<{ country: CountryRow; numbers: CompanyNumbers }> {
  const country = await findCountry(ctx.db, entered.countryId);
  if (!country) refuse([{ path: 'countryId', code: 'unknownReference', params: {} }]);
  const { issues, numbers } = checkCompanyNumbers(country, entered.requiresExtraInfo, entered);
  if (issues.length > 0) refuse(issues);
  return { country, numbers };
}

function refuse(issues: FieldIssue[]): never {
  throw new ProblemError('validation_failed', { issues });
}
