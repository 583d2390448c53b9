import { ProblemError } from '#api/kernel/problem-error';

/**
 * A reset and an update wait for every request that runs, and a page gives up on the old version after twelve seconds.
 * A guide is small: what has not come by then does not come.
 */
const waitMs = 10_000;

/** Guides are plain files beside the application, fetched when somebody opens one: offline there are none. */
export function createGuideReader(scope: URL): (fileName: string) => Promise<Uint8Array> {
  return async (fileName) => {
    try {
      const response = await fetch(new URL(`guides/${fileName}`, scope), {
        signal: AbortSignal.timeout(waitMs),
      });
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
    } catch {
      // No network, or one that hangs, before the file or in the middle of it: as where there is none.
    }
    throw new ProblemError('unavailable');
  };
}
