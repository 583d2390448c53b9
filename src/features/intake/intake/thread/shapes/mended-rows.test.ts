import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadEvidenceFile } from '#api/contract/intake/evidence';
import {
  checkIntake,
  type IntakeChoices,
  readIntakeChoices,
  recordIntake,
  startIntake,
} from '#api/contract/intake/intakes';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import type { RowAnswer } from '../../model';
import { createIntakeSession } from '../intake-session';
import { intakeSteps } from '../steps';
import { questionsOf } from './from-bytes';

/** Rows that the API refuses as the file has them, and takes once the user has mended them on the screen. */

let api: Awaited<ReturnType<typeof createTestApi>>;
let owner: Company;
let choices: IntakeChoices;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.company();
  choices = (await api.call(readIntakeChoices, { token: owner.token.User })).body;
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

/** The calorific value is ten times what gas has. */
const gas = new TextEncoder().encode(
  'Od;Do;Paliwo;Ilość (m3);Ciepło spalania (kWh/m3);Współczynnik korekcji;Nr faktury\n' +
    '2025-01-01;2025-01-31;Gaz ziemny;1200;112;0,98;G/1\n',
);

async function entriesWith(row: RowAnswer) {
  const session = createIntakeSession(intakeSteps);
  await session.read(gas);
  const rows = { '2': row };
  const found = await session.interpret({ choices, answers: { rows } });
  expect(questionsOf(found)).toEqual([]);
  expect(found.incomplete).toEqual([]);
  return found.entries;
}

test('a calorific value far from any published one is refused, and recorded as the user mends it', async () => {
  const token = owner.token.User;
  const body = new FormData();
  body.append('file', new File([gas], 'gas.csv'));
  const { evidenceFileId } = (await api.call(uploadEvidenceFile, { token, body })).body;
  const { body: started } = await api.call(startIntake, { token, body: { evidenceFileId } });
  const params = { id: started.intakeId };
  const issuesOf = async (row: RowAnswer) => {
    const entries = await entriesWith(row);
    const { body: checked } = await api.call(checkIntake, { token, params, body: { entries } });
    return checked.entries.flatMap(({ issues }) => issues.map(({ path }) => path));
  };
  expect(await issuesOf({})).toEqual(['calorificValue']);
  expect(await issuesOf({ calorificValue: null })).toEqual([]);
  const mended = { calorificValue: 11.2, volumeCorrection: 0.97 };
  expect(await issuesOf(mended)).toEqual([]);
  const entries = await entriesWith(mended);
  expect(entries).toMatchObject([
    { entry: { calorificValue: 11.2, calorificValueUnit: 'kWh/m3-gross', volumeCorrection: 0.97 } },
  ]);
  // What the file says stays beside it.
  expect(entries[0]?.values).toContainEqual(expect.objectContaining({ part: 'calorificValue', raw: '112' }));
  const { status } = await api.call(recordIntake, { token, params, body: { entries, profile: null } });
  expect(status).toBe(200);
});
