import type { EvidencedKind } from '#api/contract/intake/evidence';
import { EvidencePanel } from '@/features/intake/evidence/evidence-panel';
import { openIntakeThread } from '@/features/intake/intake/thread/intake-thread';

const openReader = () => openIntakeThread();

/** The files that prove an entry, which the intake's thread reads. */
export function EntryEvidence(entry: { entryKind: EvidencedKind; entryId: number }) {
  return <EvidencePanel {...entry} openReader={openReader} />;
}
