import { EnginePglite } from '#api/db/connect/engine-pglite';
import { connectPglite } from '#api/db/connect/pglite';
import { loadDemo } from '../../seed/load/demo/demo';
import { referenceDate } from '../../seed/reference-date';
import { createTestApi } from './create-test-api';
import { filledFiles } from './lent-pglite';
import { pgliteFiles } from './pglite-copies';
import { testClock, testPlatform } from './test-platform';

/** The time of the demo in tests: the first moment of the day that it is made for. */
const madeAt = `${referenceDate}T00:00:00Z`;

/** The real API over a copy of the demo, as on a new host; the caller closes it. The demo is loaded once in a run. */
export async function createDemoApi() {
  const pglite = await EnginePglite.open({ loadDataDir: await pgliteFiles('demo-database', makeDemo) });
  const api = await createTestApi({ connection: connectPglite(pglite) });
  api.clock.advance(new Date(madeAt).getTime() - api.clock.now().getTime());
  return api;
}

async function makeDemo(): Promise<EnginePglite> {
  const pglite = await EnginePglite.open({ loadDataDir: await filledFiles() });
  const { db } = connectPglite(pglite);
  await loadDemo({ db, platform: testPlatform(testClock(madeAt)), referenceDate });
  return pglite;
}
