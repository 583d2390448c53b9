import { ProblemError } from '#api/kernel/problem-error';

/**
 * A reset and an update wait for every running request, and a page gives up on the old version after twelve
 * seconds. A guide is small, so a download that takes longer will not finish.
 */
const waitMs = 10_000;

/** Guides are plain files beside the application, downloaded when opened; they are not available offline. */
export function createGuideReader(scope: URL): (fileName: string) => Promise<Uint8Array> {
  return async (fileName) => {
    try {
      const response = await fetch(new URL(`guides/${fileName}`, scope), {
        signal: AbortSignal.timeout(waitMs),
      });
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
    } catch {
      // No network, or one that hangs before or within the file: treated as missing.
    }
    throw new ProblemError('unavailable');
  };
}
