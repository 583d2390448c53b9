/** The SQL console's own worker: the page may end it in the middle of a statement. */
import type { ConsoleAnswer, ConsoleRequest } from '#api/contract/engine-console';
import { engineNames } from '#api/contract/engine-names';
import { createSqlConsole } from '#api/runtime/engine/developer/sql-console';
import type { EngineBuild } from '#api/runtime/engine/engine-build';
import { openDatabase } from '#api/runtime/engine/open-database';
import { currentStore } from '#api/runtime/engine/workspaces/workspace-stores';
import { createHostAssets } from './host-assets';

export function serveConsole(build: EngineBuild): void {
  const self = globalThis as unknown as DedicatedWorkerGlobalScope;
  const scope = new URL('./', self.location.href);
  const { assets } = createHostAssets(build, scope);
  const sqlConsole = createSqlConsole(async () =>
    openDatabase({
      build,
      assets,
      storeKind: 'overlay',
      storeName: await currentStore(engineNames(scope.pathname)),
      // Nothing is stored here.
      isFrozen: true,
      endPhase: () => undefined,
      onStoreLost: () => undefined,
    }),
  );
  self.onmessage = async ({ data: { id, ...asked } }: MessageEvent<ConsoleRequest>) => {
    const answer: ConsoleAnswer = await sqlConsole.run(asked).then(
      (outcome) => ({ id, outcome, problem: null }),
      (error: unknown) => ({ id, outcome: null, problem: String(error) }),
    );
    self.postMessage(answer);
  };
}
