import type { RecordedCallDetails } from '#api/contract/engine-calls';
import { nodeHost } from './node-host';

/**
 * The same request for the API on Node, to paste into a shell. The credential is a shell variable, because the
 * sandbox's own is not valid there. A body that was only partly recorded is read from a file.
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

/** Within single quotes, only the closing quote is special. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
