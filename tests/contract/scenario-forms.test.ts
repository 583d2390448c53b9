/** The forms of scenarios as the client fills and checks them, held against the API that takes them. */
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
  it('untouched lacks on screen what the API says it lacks', async () => {
    const sections = await sectionsOf(id);
    const values = startValues(sections);
    const entered = enteredOf(sections, values);
    const shown = variableIssues(sections, values).map(({ path }) => ['variables', ...path].join('.'));
    const { status, body } = await execute(id, entered);
    const errors = status === 200 ? {} : ((body as { errors?: Record<string, unknown> }).errors ?? {});
    const refused = Object.keys(errors).map((name) => toFieldName(fieldNameOf(name, entered)));
    // What takes reckoning, only the API finds; it looks once the form is filled.
    expect(shown.toSorted()).toEqual(shown.length > 0 ? refused.toSorted() : []);
  });
});

/** Those that are filled without a table of the company's own. */
const { led, solar, compressedAir } = scenarioIds;

describe('a form that is filled', () => {
  it.each([led, solar, compressedAir])('is nothing to complain of for either (%i)', async (id) => {
    const sections = await sectionsOf(id);
    const given = (await filledVariables(api, company.token.View, id)) as never;
    const values = withEntered(sections, given);
    expect(variableIssues(sections, values)).toEqual([]);
    const { status } = await execute(id, enteredOf(sections, values));
    expect(status).toBe(200);
  });
});
