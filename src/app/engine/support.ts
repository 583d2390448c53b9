import type { MissingPart } from './start-failure';

/** What the engine cannot do without, on any rung. */
export function missingParts(): MissingPart[] {
  const missing: MissingPart[] = [];
  if (!globalThis.isSecureContext) missing.push('secure-context');
  if (!('WebAssembly' in globalThis)) missing.push('webassembly');
  if (!('DecompressionStream' in globalThis)) missing.push('compression');
  if (!('BroadcastChannel' in globalThis)) missing.push('workers');
  return missing;
}

const probeName = 'ledgerleaf-probe';

/** Whether IndexedDB works here; some browsers show it and refuse, or never answer. */
export function canKeepData(): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), 5000);
    try {
      const request = indexedDB.open(probeName);
      request.onerror = () => resolve(false);
      request.onsuccess = () => {
        request.result.close();
        indexedDB.deleteDatabase(probeName);
        resolve(true);
      };
    } catch {
      resolve(false);
    }
  });
}
