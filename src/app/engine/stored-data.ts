import type { Workspace } from '#api/contract/engine-workspaces';
import { appBaseUrl } from '@/lib/api/api-base';
import { readFileName } from '@/lib/api/file-name';
import { saveFile } from '@/lib/api/save-file';

/** Hands the saved state to the browser's downloads, also while the database cannot be opened. */
export async function exportStoredData(): Promise<void> {
  const response = await askEngine('api/Sandbox/Export', { method: 'GET' });
  const name = readFileName(response.headers.get('content-disposition'));
  saveFile({ blob: await response.blob(), name });
}

/** Removes the saved state; the next start begins with the demo data. */
export async function resetStoredData(): Promise<void> {
  await askEngine('api/Sandbox/Reset', { method: 'POST' });
}

/** Also while the database of the open one cannot be opened. */
export async function listStoredWorkspaces(): Promise<Workspace[]> {
  const response = await askEngine('api/Sandbox/Workspaces', { method: 'GET' });
  return response.json();
}

/** The one before stays as it is, with the picture that it has. */
export async function openStoredWorkspace(key: string): Promise<void> {
  await askEngine(`api/Sandbox/Workspaces/${encodeURIComponent(key)}/Switch`, {
    method: 'POST',
    body: JSON.stringify({ picture: null }),
  });
}

/** A call on the store itself; works without the client's ways of a signed-in page. */
export async function askEngine(path: string, init: RequestInit): Promise<Response> {
  const response = await globalThis.fetch(new URL(path, appBaseUrl), init);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}
