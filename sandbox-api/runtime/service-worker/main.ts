/**
 * Entry of the one classic bundle that holds the whole backend. The same file runs as a service worker and,
 * where there is none, as a SharedWorker, a Worker, or a plain script in the page: the page tries these in
 * turn (src/app/engine), the file only checks where it runs. Under another name, a Worker is the SQL
 * console's. The parts of the engine are requested first, before the rest is evaluated: a bare import keeps
 * its position, while the linter would move one with a name.
 */
import './early-assets';
import { build } from 'virtual:engine-build';
import { consoleWorkerName } from '#api/contract/engine-console';
import { serveBridge, servePage, serveSharedWorker } from './bridge-host';
import { serveConsole } from './console-host';
import { earlyAssets } from './early-assets';
import { serveServiceWorker } from './service-worker-host';

if (earlyAssets) serveServiceWorker(build, earlyAssets);
else if ('SharedWorkerGlobalScope' in globalThis) serveSharedWorker(build);
else if (globalThis.name === consoleWorkerName) serveConsole(build);
else if ('DedicatedWorkerGlobalScope' in globalThis) serveBridge(build);
else servePage(build);
