import type { ConformanceCase } from '#api/contract/emissions/conformance';
import type { Locale } from '#api/contract/messages';
import {
  checkMaterialityGoldenCase,
  methodOfCase,
} from '#api/domain/materiality/golden-cases/check-golden-case';
import {
  outcomeLabel,
  outcomeText,
  settingsText,
} from '#api/domain/materiality/golden-cases/golden-case-words';
import {
  type MaterialityGoldenCase,
  materialityGoldenCases,
} from '#api/domain/materiality/golden-cases/golden-cases';
import type { Ctx } from '#api/kernel/context';
import { workingText } from './working-text';

/** Runs the golden cases of double materiality, which need no data from the database. */
export function materialityResults({ locale }: Ctx): ConformanceCase[] {
  return materialityGoldenCases.map((golden) => resultOf(golden, locale));
}

function resultOf(golden: MaterialityGoldenCase, locale: Locale): ConformanceCase {
  const { isMet, actual } = checkMaterialityGoldenCase(golden);
  const method = settingsText(methodOfCase(golden), locale);
  return {
    id: golden.id,
    title: locale === 'pl' ? golden.titlePl : golden.titleEn,
    countryCode: null,
    gwpSet: null,
    source: `Materiality rules ${golden.rules.join(', ')}; ESRS 1 (2023)`,
    working: `${workingText(golden.working, locale)}. ${method}`,
    lines: [],
    figure: null,
    outcomes: Object.entries(golden.expected).map(([name, expected]) => ({
      label: outcomeLabel(name, locale),
      expected: outcomeText(expected, locale),
      actual: outcomeText(actual[name] ?? '', locale),
    })),
    expectedProblem: null,
    actualProblem: null,
    hasPassed: isMet,
  };
}
