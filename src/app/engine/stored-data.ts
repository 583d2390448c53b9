import type { Workspace } from '#api/contract/engine-workspaces';
import { appBaseUrl } from '@/lib/api/api-base';
import { readFileName } from '@/lib/api/file-name';
import { saveFile } from '@/lib/api/save-file';

/** Downloads the saved data, even while the database cannot be opened. */
export async function exportStoredData(): Promise<void> {
  const response = await askEngine('api/Sandbox/Export', { method: 'GET' });
  const name = readFileName(response.headers.get('content-disposition'));
  saveFile({ blob: await response.blob(), name });
}

/** Deletes the saved data; the next start creates fresh demo data. */
export async function resetStoredData(): Promise<void> {
  await askEngine('api/Sandbox/Reset', { method: 'POST' });
}

/** Works even while the database of the open workspace cannot be opened. */
export async function listStoredWorkspaces(): Promise<Workspace[]> {
  const response = await askEngine('api/Sandbox/Workspaces', { method: 'GET' });
  return response.json();
}

/** The previous one stays unchanged, with its picture. */
export async function openStoredWorkspace(key: string): Promise<void> {
  await askEngine(`api/Sandbox/Workspaces/${encodeURIComponent(key)}/Switch`, {
    method: 'POST',
    body: JSON.stringify({ picture: null }),
  });
}

/** A request to the store itself; works without the client of a signed-in page. */
export async function askEngine(path: string, init: RequestInit): Promise<Response> {
  const response = await globalThis.fetch(new URL(path, appBaseUrl), init);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}
