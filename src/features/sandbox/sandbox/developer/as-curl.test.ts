import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import type { RecordedCallDetails } from '#api/contract/engine-calls';
import { asCurl } from './as-curl';

const none = { text: null, isCut: false, bytes: 0 };
const call: RecordedCallDetails = {
  id: 1,
  startedOn: '2026-11-27T10:00:00Z',
  method: 'POST',
  path: "/api/Fuels?Name=O'Neil&Page=1",
  status: 200,
  ms: 1,
  statementCount: 0,
  statementsMs: 0,
  storedBytes: 0,
  isInjected: false,
  operation: null,
  isSignedIn: true,
  headers: { 'content-type': 'application/json' },
  statements: [],
  request: { text: `{"note":"it's $(here) \\"now\\""}`, isCut: false, bytes: 30 },
  response: none,
};

/** The command as a shell parses it. */
function argumentsOf(command: string): string[] {
  const script = `curl() { for argument in "$@"; do printf '%s\\0' "$argument"; done; }; TOKEN=abc; ${command}`;
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

it('is one command whose values a shell passes on unchanged', () => {
  expect(argumentsOf(asCurl(call))).toEqual([
    `http://localhost:8787${call.path}`,
    '-X',
    'POST',
    '-H',
    'authorization: Basic abc',
    '-H',
    'content-type: application/json',
    '--data-raw',
    call.request.text,
  ]);
});

it('reads the body from a file when only part of it was recorded', () => {
  expect(argumentsOf(asCurl({ ...call, request: { text: '{"a', isCut: true, bytes: null } }))).toContain(
    '@body',
  );
  expect(argumentsOf(asCurl({ ...call, method: 'GET', request: none }))).not.toContain('@body');
});
