/** Written by scripts/build/engine-plugin.ts for each build. */
declare module 'virtual:engine-build' {
  import type { EngineBuild } from '#api/runtime/engine/engine-build';
  export const build: EngineBuild;
}
