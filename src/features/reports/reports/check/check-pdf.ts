import type { FoundIssue } from '#api/contract/reports/issues';
import { readChecksum } from '@/lib/document/pdf/checksum';

export type Verdict =
  | { kind: 'equal' | 'differs'; issue: FoundIssue }
  | { kind: 'unknown'; hash: string }
  | { kind: 'unreadable' };

export type Sources = {
  /** The issue that the person may see; null where there is none. */
  findIssue: (hash: string) => Promise<FoundIssue | null>;
  /** The PDF of the issue as it is set today. */
  setIssue: (issue: FoundIssue) => Promise<Uint8Array>;
};

/**
 * What a file is worth: its checksum only names the issue that it claims to be, and every byte of it is compared with a
 * PDF that is set afresh from what the server keeps.
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
