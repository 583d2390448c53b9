/** Written by scripts/build/engine-plugin.ts for each build of the sandbox. */
declare module 'virtual:demo-offer' {
  import type { DemoOffer } from '#api/contract/sandbox/demo-offer';
  export const offer: DemoOffer;
}
