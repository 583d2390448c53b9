import { readCallsByArea } from '#api/modules/areas';

/** Evaluated by worker-bundle.ts outside the build, which takes plain data from here. */
export const calls = await readCallsByArea();
