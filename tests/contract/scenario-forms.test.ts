/** The scenario forms as the client fills and validates them, compared with the API that accepts them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { executeScenario, listScenarioSections } from '#api/contract/scenarios/scenarios';
import { createTestApi } from '#api/testing/create-test-api';
import { filledVariables, recordElectricity, scenarioIds } from '#api/testing/filled/filled-scenario';
import type { Company } from '#api/testing/filled/insert-company';
import { toFieldName } from '@/components/form/server-problem';
import { enteredOf, startValues, withEntered } from '@/features/scenarios/scenarios/calculator/form-values';
import { fieldNameOf } from '@/features/scenarios/scenarios/calculator/use-calculator-form';
import { variableIssues } from '@/features/scenarios/scenarios/calculator/variable-issues';

let api: Awaited<ReturnType<typeof createTestApi>>;
let company: Company;
beforeAll(async () => {
  api = await createTestApi();
  company = await api.company();
  await recordElectricity(api, company);
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const sectionsOf = async (id: number) =>
  (await api.call(listScenarioSections, { token: company.token.View, params: { id }, query: {} as never }))
    .body;

const execute = (id: number, variables: unknown) =>
  api.call(executeScenario, {
    token: company.token.View,
    params: { id },
    body: { variables } as never,
  });

describe.each(Object.entries(scenarioIds))('the form of %s', (_, id) => {
  it('lacks on screen what the API reports as missing, when untouched', async () => {
    const sections = await sectionsOf(id);
    const values = startValues(sections);
    const entered = enteredOf(sections, values);
    const shown = variableIssues(sections, values).map(({ path }) => ['variables', ...path].join('.'));
    const { status, body } = await execute(id, entered);
    const errors = status === 200 ? {} : ((body as { errors?: Record<string, unknown> }).errors ?? {});
    const refused = Object.keys(errors).map((name) => toFieldName(fieldNameOf(name, entered)));
    // Only the API finds problems that require a calculation; it checks once the form is complete.
    expect(shown.toSorted()).toEqual(shown.length > 0 ? refused.toSorted() : []);
  });
});

/** The forms that can be completed without a table of the company's own. */
const { led, solar, compressedAir } = scenarioIds;

describe('a completed form', () => {
  it.each([led, solar, compressedAir])('has no problem for either (%i)', async (id) => {
    const sections = await sectionsOf(id);
    const given = (await filledVariables(api, company.token.View, id)) as never;
    const values = withEntered(sections, given);
    expect(variableIssues(sections, values)).toEqual([]);
    const { status } = await execute(id, enteredOf(sections, values));
    expect(status).toBe(200);
  });
});
