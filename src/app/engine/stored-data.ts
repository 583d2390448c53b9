import { appBaseUrl } from '@/lib/api/api-base';
import { readFileName } from '@/lib/api/file-name';
import { saveFile } from '@/lib/api/save-file';

/** Hands the saved state to the browser's downloads, also while the database cannot be opened. */
export async function exportStoredData(): Promise<void> {
  const response = await ask('api/Sandbox/Export', 'GET');
  const name = readFileName(response.headers.get('content-disposition'));
  saveFile({ blob: await response.blob(), name });
}

/** Removes the saved state; the next start begins with the demo data. */
export async function resetStoredData(): Promise<void> {
  await ask('api/Sandbox/Reset', 'POST');
}

async function ask(path: string, method: string): Promise<Response> {
  const response = await globalThis.fetch(new URL(path, appBaseUrl), { method });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}
