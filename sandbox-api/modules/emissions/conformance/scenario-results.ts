import type { ConformanceCase } from '#api/contract/emissions/conformance';
import { unitText } from '#api/domain/scenarios/document/document-words';
import { checkScenarioGoldenCase } from '#api/domain/scenarios/golden-cases/check-golden-case';
import {
  inputsOfCase,
  type ScenarioGoldenCase,
  scenarioGoldenCases,
} from '#api/domain/scenarios/golden-cases/golden-cases';
import type { ScenarioModel } from '#api/domain/scenarios/model/model';
import type { Ctx } from '#api/kernel/context';
import { newestModels } from '#api/modules/scenarios/scenarios/service';
import { workingText } from './working-text';

/** The cases are calculated in the currency of their country's published prices. */
const currency = 'EUR';

/** Runs the golden cases of the scenarios with the newest definitions of this database. */
export async function scenarioResults(ctx: Ctx): Promise<ConformanceCase[]> {
  const models = await newestModels(ctx.db);
  return scenarioGoldenCases.flatMap((golden) => {
    const model = models.get(golden.scenario);
    return model ? [resultOf(model, golden, ctx)] : [];
  });
}

function resultOf(model: ScenarioModel, golden: ScenarioGoldenCase, { locale }: Ctx): ConformanceCase {
  const { id, source, expected, unit, figure } = golden;
  const { isMet, actual, problem } = checkScenarioGoldenCase(model, golden);
  const formula = [...model.formulas, ...model.results].find(
    (parsed) => parsed.formula.id === figure,
  )?.formula;
  return {
    id,
    title: locale === 'pl' ? golden.titlePl : golden.titleEn,
    countryCode: String(inputsOfCase(golden).country),
    gwpSet: null,
    source,
    working: workingText(golden.working, locale),
    lines: [],
    figure: {
      label: formula?.label[locale] ?? figure,
      unit: unitText(unit, locale, currency),
      expected,
      actual,
    },
    outcomes: [],
    expectedProblem: null,
    actualProblem: problem,
    hasPassed: isMet,
  };
}
