import type { EvidencedKind } from '#api/contract/intake/evidence';
import type { IntakeState } from '#api/contract/intake/intakes';

/** What the history tells of a file. It does not keep the content. */
export function fileTrace({
  id,
  name,
  mediaType,
  sizeBytes,
  sha256,
}: {
  id: number;
  name: string;
  mediaType: string;
  sizeBytes: number;
  sha256: string;
}) {
  return { id, name, mediaType, sizeBytes, sha256 };
}

export function linkTrace({ id, entryKind }: { id: number; entryKind: EvidencedKind }, fileName: string) {
  return { id, fileName, entryKind };
}

/** Without the choices, which only the page understands. */
export function intakeTrace(
  {
    id,
    state,
    entryCount,
    leftOutCount,
    updatedOn,
  }: { id: number; state: IntakeState; entryCount: number; leftOutCount: number; updatedOn: Date },
  fileName: string,
) {
  return { id, fileName, intakeState: state, entryCount, leftOutCount, updatedOn };
}
