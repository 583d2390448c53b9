import { login } from '#api/contract/account/session';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import {
  createEmissionPin,
  createRecalculation,
  decideRecalculation,
} from '#api/contract/emissions/recalculations';
import { uploadEvidenceFile } from '#api/contract/intake/evidence';
import {
  checkIntake,
  type IntakeEntryInput,
  recordIntake,
  startIntake,
  type WarningAnswer,
} from '#api/contract/intake/intakes';
import { createGapExplanation } from '#api/contract/reviews/gap-explanations';
import { type TableKey, tables } from '#api/db/tables';
import { writeWorkspace } from '#api/db/workspace-file/write-workspace';
import { runDueJobs } from '#api/kernel/jobs';
import { jobHandlers } from '#api/modules/job-handlers';
import { createDemoApi } from '#api/testing/create-demo-api';
import type { createTestApi } from '#api/testing/create-test-api';
import { generateRow } from '#api/testing/filled/generate-row';
import { countRows } from '#api/testing/filled/rows-below';
import { demoPassword } from '../../../seed/companies/demo-company';
import { jagodnoFoods } from '../../../seed/companies/jagodno-foods/company';
import { demoJobs } from '../../../seed/load/demo/demo-jobs';

export type Api = Awaited<ReturnType<typeof createTestApi>>;

export async function signIn(api: Api, email: string): Promise<string> {
  const { body, status } = await api.call(login, { body: { username: email, password: demoPassword } });
  if (status !== 200) throw new Error(`${email} could not sign in.`);
  return body.token;
}

/**
 * The demo plus what it does not have initially: issued reports, an accepted recalculation, a pin, and a row in
 * every table that a file contains.
 */
export async function openWorkspace(): Promise<Api> {
  const api = await createDemoApi();
  await settle(api);
  const token = await signIn(api, 'admin@jagodno.example');
  const period = { periodStart: '2024-01-01', periodEnd: '2024-12-31' };
  const { body: run } = await api.call(createRecalculation, {
    token,
    body: { ...period, gwpSet: 'AR5', reason: 'Audit' },
  });
  await settle(api);
  const decision = { decision: 'accept' as const, note: null };
  await api.call(decideRecalculation, { token, params: { id: run.recalculationId }, body: decision });
  await settle(api);
  await api.call(createEmissionPin, { token, body: { ...period, reason: 'Assured' } });
  const locationId = jagodnoFoods.locations[0]?.id ?? 0;
  await api.call(createGapExplanation, {
    token,
    body: {
      locationId,
      list: 'fuels',
      sourceId: 101,
      firstMonth: '2024-01-01',
      lastMonth: null,
      explanation: 'Heated by others.',
    },
  });
  await enterCreditNote(api, token, locationId);
  await takeInFiles(api, token, locationId);
  const owner = { companyId: jagodnoFoods.id, locationId, userId: jagodnoFoods.accounts[0]?.id ?? 0 };
  for (const key of generated)
    if ((await countRows(api.db, tables[key], undefined)) === 0)
      await generateRow(api.db, tables[key], owner);
  return api;
}

/** Rows that no call creates without a file, or that would take long to create. */
const generated: readonly TableKey[] = [
  'widgetSelections',
  'widgetDurations',
  'reportVerificationLetters',
  'reportAnswerImages',
  'reportIssueLetters',
  'materialityFiles',
  'materialityIroOpinions',
  'recalculationFailures',
];

/** A gas bill and its credit note: a row that refers to another of its table. */
async function enterCreditNote(api: Api, token: string, locationId: number): Promise<void> {
  const bill = {
    locationId,
    fuelId: 101,
    fuelVariantId: null,
    value: 1000,
    unitId: 51,
    startDate: '2025-03-17',
    date: '2025-04-15',
    reference: 'GAS 4/2025',
  };
  const { body } = await api.call(createFuelConsumption, { token, body: bill });
  const credited = { value: -200, reference: 'KOR 1', correctsId: body.fuelConsumptionId };
  await api.call(createFuelConsumption, { token, body: { ...bill, ...credited } });
}

/** Fuel receipts from two files, with evidence and what was learnt; the receipt of the second replaces that of the first. */
async function takeInFiles(api: Api, token: string, locationId: number): Promise<void> {
  for (const name of ['receipts.csv', replacingFile]) {
    const form = new FormData();
    form.append('file', new File([`${name}\n2025-03-18;40\n`], name));
    const { body: file } = await api.call(uploadEvidenceFile, { token, body: form });
    const { evidenceFileId } = file;
    const { body: intake } = await api.call(startIntake, { token, body: { evidenceFileId } });
    const params = { id: intake.intakeId };
    const entry = receiptAt(locationId);
    const checked = await api.call(checkIntake, { token, params, body: { entries: [entry] } });
    const answers = (checked.body.entries[0]?.warnings ?? []).flatMap(({ code, other }): WarningAnswer[] =>
      other?.entryId && other.updatedOn
        ? [{ code, answer: 'replace', replaces: { entryId: other.entryId, updatedOn: other.updatedOn } }]
        : [],
    );
    const profile = { fingerprint: 'date|litres', name: 'Receipts', content: '{}' };
    const body = { entries: [{ ...entry, answers }], profile };
    const { status } = await api.call(recordIntake, { token, params, body });
    if (status !== 200) throw new Error(`${name} could not be taken in.`);
  }
}

/** The file whose recording has replaced an entry. */
export const replacingFile = 'receipts again.csv';

function receiptAt(locationId: number): IntakeEntryInput {
  return {
    kind: 'fuel',
    entry: {
      locationId,
      fuelId: 501,
      fuelVariantId: 12,
      value: 40,
      unitId: 50,
      date: '2025-03-18',
      reference: 'From a file',
    },
    values: [{ part: 'amount', place: { type: 'cells', sheet: null, cells: ['B2'] }, raw: '40' }],
  };
}

/** All background work is finished. */
export async function settle(api: Api): Promise<void> {
  for (let rounds = 0; rounds < 12; rounds += 1) {
    await runDueJobs(api.db, api.platform, { ...jobHandlers, ...demoJobs });
    api.clock.advance(5_000);
  }
}

export async function fileOf(api: Api) {
  const { bytes } = await writeWorkspace(api.db, { createdOn: api.clock.now() });
  return bytes;
}
