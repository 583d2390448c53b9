import type { RecordedCallDetails } from '#api/contract/engine-calls';
import { nodeHost } from './node-host';

/**
 * The same call for the API on Node, to be pasted into a shell. The credential is a variable of that shell, since the
 * sandbox's own means nothing there. A body that was not recorded as a whole is read from a file.
 */
export function asCurl(call: RecordedCallDetails): string {
  const { method, path, headers, isSignedIn, request } = call;
  const parts = [`curl ${quoted(nodeHost + path)}`];
  if (method !== 'GET') parts.push(`-X ${method}`);
  if (isSignedIn) parts.push('-H "authorization: Basic $TOKEN"');
  for (const [name, value] of Object.entries(headers)) parts.push(`-H ${quoted(`${name}: ${value}`)}`);
  if (request.text !== null && !request.isCut) parts.push(`--data-raw ${quoted(request.text)}`);
  else if (request.bytes !== 0) parts.push('--data-binary @body');
  return parts.join(' \\\n  ');
}

/** Nothing is special between single quotes but their end. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
