import { withCoverage } from '#api/domain/emissions/apportion/volume-coverage';
import type { EmissionLine } from '#api/domain/emissions/emission-line';
import { emissionsOf } from '#api/domain/emissions/emissions';
import type { ReferenceIndex } from '#api/domain/factors/reference-index';
import { decimal } from '#api/domain/units/decimal';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import type { ExpectedLine, GoldenCase } from './golden-case';

export type GoldenResult = {
  isMet: boolean;
  /** For each expected line: the nearest result; null when there was no line of that type. */
  lines: readonly {
    expected: ExpectedLine;
    actualKgCo2e: string | null;
    actualKgCo2Biogenic: string | null;
  }[];
  /** The problem that was reported instead, as `code (field)`. */
  problem: string | null;
};

/** Largest difference that still counts as equal, in kg. */
const tolerance = decimal('1e-9');

/** Runs one golden case. Needs a reference that holds the factors of the case's country. */
export function checkGoldenCase(reference: ReferenceIndex, golden: GoldenCase): GoldenResult {
  const { countryCode, gridSubregion, gwpSet, headlineScope2Method, activity, expected } = golden;
  const context = { reference, countryCode, gridSubregion, settings: { gwpSet, headlineScope2Method } };
  const bills = [...(golden.otherBills ?? []), ...(activity.kind === 'utility' ? [activity] : [])];
  try {
    const lines = emissionsOf(context, activity, withCoverage(context, golden.contracts, bills));
    if (!isLineList(expected)) return { isMet: false, lines: [], problem: null };
    const found = expected.map((wanted) => ({ wanted, line: lines.find((line) => matches(line, wanted)) }));
    return {
      isMet: found.every(({ line }) => line !== undefined),
      lines: found.map(({ wanted, line }) =>
        resultOf(wanted, line ?? lines.find((other) => isSameKind(other, wanted))),
      ),
      problem: null,
    };
  } catch (error) {
    if (!(error instanceof EmissionProblem)) throw error;
    const isExpected =
      !isLineList(expected) && expected.problem === error.code && expected.field === error.field;
    return { isMet: isExpected, lines: [], problem: `${error.code} (${error.field})` };
  }
}

function isLineList(expected: GoldenCase['expected']): expected is readonly ExpectedLine[] {
  return Array.isArray(expected);
}

function isSameKind(line: EmissionLine, wanted: ExpectedLine): boolean {
  return (
    line.scope === wanted.scope &&
    line.category === wanted.category &&
    line.method === wanted.method &&
    line.periodMonth === (wanted.periodMonth ?? line.periodMonth)
  );
}

function matches(line: EmissionLine, wanted: ExpectedLine): boolean {
  return (
    isSameKind(line, wanted) &&
    line.reason === (wanted.reason ?? line.reason) &&
    line.kgCo2e.minus(wanted.kgCo2e).abs().lte(tolerance) &&
    line.kgCo2Biogenic.minus(wanted.kgCo2Biogenic).abs().lte(tolerance)
  );
}

function resultOf(expected: ExpectedLine, line: EmissionLine | undefined) {
  return {
    expected,
    actualKgCo2e: line?.kgCo2e.toString() ?? null,
    actualKgCo2Biogenic: line?.kgCo2Biogenic.toString() ?? null,
  };
}
