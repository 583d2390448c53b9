import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as valueChain from '#api/contract/activity-data/value-chain';
import * as evidence from '#api/contract/intake/evidence';
import * as contract from '#api/contract/intake/intakes';
import { auditLog } from '#api/db/schema/platform';
import { hotelCountries } from '#api/domain/value-chain/choices/hotels';
import { travelTree } from '#api/domain/value-chain/choices/travel';
import { countStatements } from '#api/testing/count-statements';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { intakeCalls, trip } from '#api/testing/intake-calls';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const by = (owner: Company) => intakeCalls(api.call, owner);

const trips = async ({ token, locationId }: Company) =>
  (
    await api.call(valueChain.listScope3FormConsumptions, {
      token: token.View,
      params: { locationId, inputFormId: 6 },
      query: {} as never,
    })
  ).body;

const create = async (owner: Company, one: contract.IntakeEntryInput) => {
  if (one.kind !== 'valueChain') throw new Error('A trip is of the value chain.');
  const { body } = await api.call(valueChain.createScope3Consumption, {
    token: owner.token.User,
    body: one.entry,
  });
  return body;
};

describe('trips of a file', () => {
  test('are recorded like those of the form, with evidence, and taken back as one', async () => {
    const [owner, other] = [await api.company(), await api.company()];
    const intake = await by(owner).started();
    const entries = [
      trip(owner, '2025-02-03'),
      trip(owner, '2025-02-06', { travelVariant: 'business-class' }),
    ];
    const { status, body } = await by(owner).record(intake, entries);
    expect([status, body]).toMatchObject([200, { state: 'recorded', entryCount: 2 }]);
    for (const one of [
      trip(other, '2025-02-03'),
      trip(other, '2025-02-06', { travelVariant: 'business-class' }),
    ])
      await create(other, one);
    const figures = (listed: Awaited<ReturnType<typeof trips>>) =>
      listed.map(({ values, rows, carbonEquivalent }) => ({ values, rows, carbonEquivalent }));
    const recorded = await trips(owner);
    expect(figures(recorded)).toEqual(figures(await trips(other)));
    expect(recorded[0]?.carbonEquivalent).toBeGreaterThan(0);
    const links = await api.call(evidence.listEvidenceLinks, {
      token: owner.token.View,
      query: { entryKind: 'valueChain', entryId: recorded[0]?.scope3ConsumptionEntryId } as never,
    });
    expect(links.body).toMatchObject([
      { intakeId: intake.intakeId, values: [{ part: 'amount', raw: '1 000,5' }] },
    ]);
    expect((await by(owner).undo(intake)).body).toMatchObject({ state: 'undone', entryCount: 0 });
    expect(await trips(owner)).toEqual([]);
    const history = await api.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.companyId, owner.companyId), eq(auditLog.entity, 'scope3_consumptions')));
    expect(history.map(({ action }) => action)).toEqual(['import', 'delete', 'delete']);
  });

  test('are refused by the rules of the form, each field in its words', async () => {
    const owner = await api.company();
    const intake = await by(owner).started();
    const entries = [
      trip(owner, '2025-02-03'),
      trip(owner, '2099-01-01', { distance: -437 }),
      trip(owner, '2025-02-06', { travelVariant: 'first-class' }),
    ];
    const { body } = await by(owner).check(intake, entries);
    expect(body.entries.map(({ issues }) => issues.map(({ path }) => path))).toEqual([
      [],
      ['values.startDate', 'values.distance'],
      ['values.travelVariant'],
    ]);
    const { status, problem } = await by(owner).record(intake, entries);
    expect([status, problem.code]).toEqual([400, 'validation_failed']);
    expect(Object.keys(problem.errors ?? {})).toContain('Entries.2.entry.values.travelVariant');
    expect(await trips(owner)).toEqual([]);
  });

  test('are compared with each other and with those recorded, and replace one', async () => {
    const owner = await api.company();
    const intake = await by(owner).started();
    const known = await create(owner, trip(owner, '2025-02-03'));
    const entries = [trip(owner, '2025-02-06'), trip(owner, '2025-02-03'), trip(owner, '2025-02-06')];
    const { body } = await by(owner).check(intake, entries);
    const othersOf = (index: number) =>
      body.entries[index]?.warnings.map(({ code, other }) => [
        code,
        other?.entryId ?? null,
        other?.index ?? null,
      ]);
    expect(othersOf(1)).toContainEqual(['duplicate', known.scope3ConsumptionEntryId, null]);
    expect(othersOf(2)).toContainEqual(['duplicate', null, 0]);
    // As the screen does it: named as the check showed it.
    const shown = body.entries[1]?.warnings.find(({ code }) => code === 'duplicate')?.other;
    const replaces = { entryId: shown?.entryId ?? 0, updatedOn: shown?.updatedOn ?? '' };
    const same = {
      ...trip(owner, '2025-02-03'),
      answers: [{ code: 'duplicate', answer: 'replace', replaces } as const],
    };
    expect((await by(owner).record(intake, [same])).status).toBe(200);
    const [only, ...rest] = await trips(owner);
    expect(rest).toEqual([]);
    expect(only?.scope3ConsumptionEntryId).not.toBe(known.scope3ConsumptionEntryId);
  });

  test('that a person changed are not taken back', async () => {
    const owner = await api.company();
    const intake = await by(owner).started();
    await by(owner).record(intake, [trip(owner, '2025-02-03')]);
    const [entry] = await trips(owner);
    const one = trip(owner, '2025-02-03', { distance: 1500 });
    if (!entry || one.kind !== 'valueChain') throw new Error('The trip is not recorded.');
    api.clock.advance(1000);
    await api.call(valueChain.updateScope3Consumption, {
      token: owner.token.User,
      params: { id: entry.scope3ConsumptionEntryId },
      body: one.entry,
      seenUpdatedOn: entry.updatedOn,
    });
    expect((await by(owner).undo(intake)).problem.code).toBe('intake_changed');
  });

  test('need the module of the value chain', async () => {
    const owner = await api.company({ modules: ['SCOPE1', 'SCOPE2'] });
    const { status, problem } = await by(owner).check(await by(owner).started(), [trip(owner, '2025-02-03')]);
    expect([status, problem.code]).toEqual([403, 'module_required']);
  });

  test('take few statements, whether they are fifty or five hundred', async () => {
    const many = async (count: number) => {
      const owner = await api.company();
      const intake = await by(owner).started();
      const entries = Array.from({ length: count }, (_, index) =>
        trip(owner, '2025-02-03', { distance: 1000 + index, reference: `T/${index}` }),
      );
      const { body } = await by(owner).check(intake, entries);
      expect(body.entries.flatMap(({ issues }) => issues)).toEqual([]);
      const answered = entries.map((entry, index) => ({
        ...entry,
        answers: [...new Set(body.entries[index]?.warnings.map(({ code }) => code))].map((code) => ({
          code,
          answer: 'keep' as const,
        })),
      }));
      const statements = await countStatements(async () => {
        const { body: recorded } = await by(owner).record(intake, answered);
        expect(recorded.entryCount).toBe(count);
      });
      return { statements, warnings: body.entries.flatMap(({ warnings }) => warnings).length };
    };
    const [few, more] = [await many(50), await many(500)];
    expect(more.statements - few.statements).toBeLessThanOrEqual(2);
    expect([few.warnings, more.warnings]).toEqual([0, 0]);
  });
});

describe('the choices', () => {
  test('have every means and class of travel of the form, with a key of its own', async () => {
    const owner = await api.company();
    const { body } = await api.call(contract.readIntakeChoices, { token: owner.token.User });
    const offered = body.items.filter(({ form }) => form?.variantField === 'travelVariant');
    expect(offered.map(({ form }) => form?.values.travelMode)).toEqual(
      travelTree.choices.map(({ value }) => value),
    );
    for (const { form, variants, units } of offered) {
      expect(variants.map(({ value }) => value)).toEqual(
        travelTree.choicesOf(String(form?.values.travelMode)).map(({ value }) => value),
      );
      expect(units.map(({ symbol }) => symbol)).toEqual(['km']);
      expect(new Set(variants.map(({ variantId }) => variantId)).size).toBe(variants.length);
    }
    expect(new Set(offered.map(({ itemId }) => itemId)).size).toBe(offered.length);
    expect(offered.filter(({ form }) => !form?.isPerPerson).map(({ itemId }) => itemId)).toEqual([
      8, 9, 10, 11, 12,
    ]);
  });

  test('have every country of the form for hotel nights, with a key that stays', async () => {
    const owner = await api.company();
    const { body } = await api.call(contract.readIntakeChoices, { token: owner.token.User });
    const [hotels, ...others] = body.items.filter(({ form }) => form?.variantField === 'hotelCountry');
    expect(others).toEqual([]);
    expect(hotels).toMatchObject({ itemId: 14, units: [{ symbol: 'room-nights' }] });
    expect(hotels?.variants.map(({ value }) => value)).toEqual(hotelCountries.map(({ value }) => value));
    expect(hotels?.variants.slice(0, 2).map(({ variantId, value }) => [variantId, value])).toEqual([
      [1, 'poland'],
      [2, 'germany'],
    ]);
  });

  test('have no travel for a company without the value chain', async () => {
    const owner = await api.company({ modules: ['SCOPE1'] });
    const { body } = await api.call(contract.readIntakeChoices, { token: owner.token.User });
    expect(body.items.filter(({ kind }) => kind === 'valueChain')).toEqual([]);
  });
});
