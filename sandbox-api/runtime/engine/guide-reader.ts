import { ProblemError } from '#api/modules/platform/problem-error';

/** Guides are plain files beside the application, fetched when somebody opens one: offline there are none. */
export function createGuideReader(scope: URL): (fileName: string) => Promise<Uint8Array> {
  return async (fileName) => {
    const response = await fetch(new URL(`guides/${fileName}`, scope)).catch(() => null);
    if (!response?.ok) throw new ProblemError('unavailable');
    return new Uint8Array(await response.arrayBuffer());
  };
}
