import type { EngineStatus } from '#api/contract/engine';
import { isFinal, RungUnavailable, StartFailure } from './start-failure';

/**
 * Asks the engine to boot and to identify itself. Any other response means that the request missed the engine: if
 * the worker is blocked or bypassed, the static host answers with its own page.
 * @throws RungUnavailable when another host may do better, StartFailure when none would.
 */
export async function probeEngine(base: URL): Promise<EngineStatus> {
  const status = await readStatus(new URL('api/__engine', base));
  if (status.state === 'ready') return status;
  if (isFinal(status.problem)) throw new StartFailure(status.problem, status.lastError);
  throw new RungUnavailable(status.lastError ?? 'The engine does not start.');
}

async function readStatus(url: URL): Promise<EngineStatus> {
  const response = await globalThis.fetch(url, { cache: 'no-store' }).catch((cause: unknown) => {
    throw new RungUnavailable('The engine cannot be reached.', { cause });
  });
  const body: unknown = await response.json().catch(() => null);
  if (!isStatus(body)) throw new RungUnavailable('Somebody else answered in place of the engine.');
  return body;
}

function isStatus(body: unknown): body is EngineStatus {
  return typeof body === 'object' && body !== null && 'engine' in body && body.engine === 'ledgerleaf';
}
