/**
 * A worker is stopped while a change is being sent to it. Chromium hands such a request to the next worker, whether
 * or not the first one had carried it out. Either way the row must be stored once, and a repeated request must get
 * the first response.
 */
import { setTimeout as rest } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import type { EngineStatus } from '#api/contract/engine';
import { isSoak } from '#api/testing/test-form';
import type { PlainHost } from './plain-host';
import { addRow, sampleRow, storedReferences } from './rows';
import {
  closeSandbox,
  enter,
  openSandbox,
  request,
  type Sandbox,
  startHost,
  stopWorkers,
  waitForApp,
} from './sandbox';

let host: PlainHost;
let sandbox: Sandbox;

afterEach(async () => {
  await closeSandbox(sandbox);
  await host.kill();
});

const peek = async () => (await request<EngineStatus>(sandbox, 'api/__engine?peek=true')).body;

/** Stops the worker this long after a change was sent to it; returns whether a later worker answered it. */
async function stopInFlight(
  send: () => ReturnType<typeof addRow>,
  { afterMs, isCold }: { afterMs: number; isCold: boolean },
): Promise<boolean> {
  const before = await peek();
  if (isCold) await stopWorkers(sandbox);
  const sent = send().catch(() => null);
  await rest(afterMs);
  await stopWorkers(sandbox);
  const answer = await sent;
  const after = await peek();
  const repeated = await send();
  expect(repeated.status).toBe(200);
  if (answer?.status === 200) expect(repeated.body).toEqual(answer.body);
  // A peek is not an API request, so the new worker's only request is the one handed over.
  return answer?.status === 200 && after.instanceId !== before.instanceId && after.requests === 1;
}

it.each([
  ['while it writes', { isCold: false, stepMs: 1, tries: isSoak ? 60 : 8 }],
  ['while it starts', { isCold: true, stepMs: 40, tries: isSoak ? 20 : 4 }],
])('a change whose worker is stopped %s is stored once', async (_, { isCold, stepMs, tries }) => {
  host = await startHost();
  sandbox = await openSandbox(host);
  await waitForApp(sandbox.page);
  const token = await enter(sandbox);
  const sample = await sampleRow(sandbox, token);
  const references = Array.from({ length: tries }, (_, index) => `flight-${String(index).padStart(2, '0')}`);
  let handedOver = 0;
  for (const [index, reference] of references.entries()) {
    const send = () => addRow(sandbox, token, sample, reference);
    if (await stopInFlight(send, { afterMs: (index % 12) * stepMs, isCold })) handedOver += 1;
  }
  expect(await storedReferences(sandbox, token, sample, 'flight-')).toEqual(references);
  // Otherwise no request was in flight, and the rows above prove nothing.
  expect(handedOver).toBeGreaterThan(0);
});
