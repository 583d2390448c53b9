import type { FoundIssue } from '#api/contract/reports/issues';
import { readChecksum } from '@/lib/document/pdf/checksum';

export type Verdict =
  | { kind: 'equal' | 'differs'; issue: FoundIssue }
  | { kind: 'unknown'; hash: string }
  | { kind: 'unreadable' };

export type Sources = {
  /** The issue that the user may see; null when there is none. */
  findIssue: (hash: string) => Promise<FoundIssue | null>;
  /** The PDF of the issue as it is set today. */
  setIssue: (issue: FoundIssue) => Promise<Uint8Array>;
};

/**
 * Checks a file. Its checksum only identifies the issue it claims to be; then every byte is compared with a PDF
 * generated again from the server's data.
 */
export async function checkPdf(bytes: Uint8Array, { findIssue, setIssue }: Sources): Promise<Verdict> {
  const hash = readChecksum(bytes);
  if (hash === null) return { kind: 'unreadable' };
  const issue = await findIssue(hash);
  if (!issue) return { kind: 'unknown', hash };
  return { kind: areEqual(bytes, await setIssue(issue)) ? 'equal' : 'differs', issue };
}

function areEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
