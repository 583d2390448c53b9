import type { MissingPart } from './start-failure';

/** What the engine needs on every host. */
export function missingParts(): MissingPart[] {
  const missing: MissingPart[] = [];
  if (!globalThis.isSecureContext) missing.push('secure-context');
  if (!('WebAssembly' in globalThis)) missing.push('webassembly');
  if (!('DecompressionStream' in globalThis)) missing.push('compression');
  if (!('BroadcastChannel' in globalThis)) missing.push('workers');
  return missing;
}

const probeName = 'ledgerleaf-probe';

/** Whether IndexedDB works here; some browsers expose it but refuse, or never answer. */
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
