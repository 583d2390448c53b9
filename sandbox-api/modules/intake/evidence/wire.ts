import { z } from 'zod';
import {
  type EvidenceFile,
  type EvidenceLink,
  type EvidenceValue,
  evidenceValue,
} from '#api/contract/intake/evidence';
import { type LeftOutRow, leftOutRow } from '#api/contract/intake/intakes';
import type { DescribedFile, LinkRow } from './repository';

type Named = { firstName: string | null; lastName: string | null; email: string | null };

/** A user's name, else the e-mail address; empty if there is neither. */
export function nameOf({ firstName, lastName, email }: Named): string {
  return [firstName, lastName].filter(Boolean).join(' ') || (email ?? '');
}

export function fileWire(file: DescribedFile): EvidenceFile {
  return {
    evidenceFileId: file.id,
    fileName: file.name,
    mediaType: file.mediaType,
    sizeBytes: file.sizeBytes,
    sha256: file.sha256,
    uploadedOn: file.createdOn.toISOString(),
    uploadedByName: nameOf(file),
    entryCount: file.entryCount,
  };
}

const storedValues = z.array(evidenceValue);

export function valuesOf({ values }: LinkRow): EvidenceValue[] {
  return storedValues.parse(JSON.parse(values));
}

const storedLeftOut = z.array(leftOutRow);

/** What an intake left out; rows of earlier releases stand for one row each. */
export function leftOutOf(text: string): LeftOutRow[] {
  return storedLeftOut.parse(JSON.parse(text));
}

export function linkWire(
  { link, ...confirmer }: Named & { link: LinkRow },
  file: DescribedFile,
): EvidenceLink {
  return {
    evidenceLinkId: link.id,
    file: fileWire(file),
    entryKind: link.entryKind,
    entryId: link.entryId,
    values: valuesOf(link),
    intakeId: link.intakeId,
    profileVersion: link.profileVersion,
    confirmedByName: nameOf(confirmer),
    confirmedOn: link.confirmedOn.toISOString(),
    keptWarnings: link.keptWarnings.split(',').filter(Boolean),
  };
}
