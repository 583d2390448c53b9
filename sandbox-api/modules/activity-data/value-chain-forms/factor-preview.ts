import { type Scope3FactorAnswer, scope3Values } from '#api/contract/activity-data/value-chain-forms';
import type { FieldIssue } from '#api/contract/field-issue';
import { fieldMessage } from '#api/contract/messages';
import type { EmissionLine } from '#api/domain/emissions/emission-line';
import { factorName } from '#api/domain/factors/names/factor-name';
import { decimal } from '#api/domain/units/decimal';
import { localSymbol } from '#api/domain/units/local-symbol';
import { entryActivity } from '#api/domain/value-chain/entry-activity';
import { enteredLabel, findMethod } from '#api/domain/value-chain/forms';
import { unusualRate } from '#api/domain/value-chain/unusual-rate';
import type { Ctx } from '#api/kernel/context';
import { fieldProblem, found, ProblemError } from '#api/kernel/problem-error';
import { requireLocation } from '#api/modules/company/locations/service';
import { prepareEmissions } from '#api/modules/emissions/ledger/ledger';
import { type KeptEntry, readEntry } from './read-entry';
import { findEnteredRates, findFactorSources } from './repository';

type Input = { params: { id: number }; query: { locationId: number; values: string } };

/** Factors and emissions of values entered so far. What is missing or wrong is part of the answer, not a refusal. */
export async function readScope3EmissionFactor({
  ctx,
  input: { params, query },
}: {
  ctx: Ctx;
  input: Input;
}): Promise<Scope3FactorAnswer> {
  await requireLocation(ctx, query.locationId);
  const { form, method } = found(findMethod(params.id));
  const { issues, entry } = await readEntry(ctx, {
    scope3InputFormId: form.id,
    scope3MethodId: method.id,
    values: parseValues(query.values),
  });
  if (!entry) return withoutFigure(ctx, issues);
  try {
    const { lines, carbonEquivalentKg } = await prepareEmissions({
      db: ctx.db,
      companyId: ctx.session.companyId,
      locationId: query.locationId,
      activity: entryActivity(entry),
      locale: ctx.locale,
    });
    return {
      factors: await factorsOf(ctx, form.id, lines),
      carbonEquivalent: Number(carbonEquivalentKg),
      missing: [],
      errors: {},
      unusualRate: await unusualRateOf(ctx, entry),
    };
  } catch (error) {
    if (!(error instanceof ProblemError) || !error.details.issues) throw error;
    return withoutFigure(ctx, error.details.issues);
  }
}

function parseValues(text: string) {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw fieldProblem('values', 'invalid');
  }
  const values = scope3Values.safeParse(parsed);
  if (!values.success) throw fieldProblem('values', 'invalid');
  return values.data;
}

/** Empty required fields are not errors while the user is typing. */
function withoutFigure({ locale }: Ctx, issues: readonly FieldIssue[]): Scope3FactorAnswer {
  const errors = new Map<string, string[]>();
  const missing = issues.filter(({ code }) => code === 'required').map(({ path }) => path);
  for (const issue of issues) {
    if (issue.code === 'required') continue;
    errors.set(issue.path, [...(errors.get(issue.path) ?? []), fieldMessage(locale, issue)]);
  }
  return {
    factors: [],
    carbonEquivalent: null,
    missing,
    errors: Object.fromEntries(errors),
    unusualRate: null,
  };
}

/** A rate far from the company's earlier ones: inverted, or with a misplaced decimal mark. */
async function unusualRateOf(ctx: Ctx, { values }: KeptEntry): Promise<Scope3FactorAnswer['unusualRate']> {
  const { exchangeRate: rate, currency, spendSource, priceYear } = values;
  if (typeof rate !== 'number' || typeof currency !== 'string' || typeof spendSource !== 'string')
    return null;
  const others = await findEnteredRates(ctx.db, ctx.session.companyId, { currency, spendSource });
  const unusual = unusualRate({ rate: String(rate), priceYear: Number(priceYear) }, others);
  return unusual ? { ...unusual, usual: Number(unusual.usual) } : null;
}

/** Each factor once, whatever number of months it is used in. */
async function factorsOf(
  { db, locale }: Ctx,
  formId: number,
  lines: readonly EmissionLine[],
): Promise<Scope3FactorAnswer['factors']> {
  const seen = new Map<string, EmissionLine>();
  for (const line of lines) {
    if (!line.isHeadline) continue;
    const key = line.factor ? `factor ${line.factor.id}` : `${line.factorUnit} ${line.factorValue}`;
    if (!seen.has(key)) seen.set(key, line);
  }
  const used = [...seen.values()];
  const sources = await findFactorSources(
    db,
    used.flatMap(({ factor }) => (factor ? [factor.id] : [])),
  );
  return used.map((line) =>
    factorOf(
      { line, locale, formId },
      sources.find(({ id }) => id === line.factor?.id),
    ),
  );
}

function factorOf(
  { line, locale, formId }: { line: EmissionLine; locale: Ctx['locale']; formId: number },
  published: { path: string; title: string } | undefined,
): Scope3FactorAnswer['factors'][number] {
  const { factor } = line;
  const perUnit = line.factorQuantity.isZero()
    ? decimal(factor?.kgCo2e ?? line.factorValue ?? 0)
    : line.kgCo2e.div(line.factorQuantity);
  const stated = line.steps.find((step) => step.kind === 'stated-factor');
  return {
    kgCo2ePerUnit: perUnit.toNumber(),
    unitSymbol: localSymbol(line.factorUnit, locale),
    label: published ? factorName(published.path, locale) : (stated?.source ?? ''),
    source: published?.title ?? '',
    region: factor?.region ?? '',
    year: factor?.yearFrom ?? null,
    reason: line.reason,
    notes: [...line.notes],
    multipliers: line.steps.flatMap(({ kind, source = '', factor: by }) =>
      kind === 'entered'
        ? [{ label: enteredLabel(formId, source)?.[locale] ?? source, value: Number(by) }]
        : [],
    ),
  };
}
