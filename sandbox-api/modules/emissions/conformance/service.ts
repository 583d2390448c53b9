import type { ConformanceCase } from '#api/contract/emissions/conformance';
import { checkGoldenCase } from '#api/domain/conformance/check-golden-case';
import type { ExpectedLine, GoldenCase } from '#api/domain/conformance/golden-case';
import { goldenCases } from '#api/domain/conformance/golden-cases';
import type { ReferenceIndex } from '#api/domain/factors/reference-index';
import type { Ctx } from '#api/kernel/context';
import { referenceFor } from '#api/modules/emissions/ledger/reference-cache';
import { materialityResults } from './materiality-results';
import { scenarioResults } from './scenario-results';
import { workingText } from './working-text';

/** Runs every golden case against the reference data of this database, with the rules that record emissions. */
export async function runConformance({ ctx }: { ctx: Ctx }): Promise<ConformanceCase[]> {
  const reference = await referenceFor(ctx.db, goldenCases);
  const emissions = goldenCases.map((golden) => resultOf(reference, golden, ctx));
  return [...emissions, ...(await scenarioResults(ctx)), ...materialityResults(ctx)];
}

function resultOf(reference: ReferenceIndex, golden: GoldenCase, { locale }: Ctx): ConformanceCase {
  const { id, countryCode, gwpSet, source, expected } = golden;
  const result = checkGoldenCase(reference, golden);
  return {
    id,
    title: locale === 'pl' ? golden.titlePl : golden.titleEn,
    countryCode,
    gwpSet,
    source,
    working: workingText(golden.working, locale),
    lines: result.lines.map(({ expected: wanted, actualKgCo2e, actualKgCo2Biogenic }) => ({
      ...lineOf(wanted),
      actualKgCo2e,
      actualKgCo2Biogenic,
    })),
    figure: null,
    outcomes: [],
    expectedProblem: 'problem' in expected ? `${expected.problem} (${expected.field})` : null,
    actualProblem: result.problem,
    hasPassed: result.isMet,
  };
}

function lineOf({ scope, category, method, periodMonth, kgCo2e, kgCo2Biogenic }: ExpectedLine) {
  return {
    scope,
    category,
    method,
    periodMonth: periodMonth ?? null,
    expectedKgCo2e: kgCo2e,
    expectedKgCo2Biogenic: kgCo2Biogenic,
  };
}
