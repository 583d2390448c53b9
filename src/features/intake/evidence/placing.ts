import type { EvidenceLink } from '#api/contract/intake/evidence';

/** How the places of an entry's values are shown in its file. */
export type Placing = 'framed' | 'listed' | 'entered' | 'wholeFile';

export function placingOf({ values, file }: Pick<EvidenceLink, 'values' | 'file'>): Placing {
  if (values.length === 0) return 'wholeFile';
  const isXml = /\bxml$/.test(file.mediaType);
  if (isXml || values.some(({ place }) => place.type === 'element')) return 'listed';
  // Beside a scan, the user enters what is on the page, and nothing on it can be framed.
  return values.some(({ place }) => place.type !== 'page' || place.boxes.length > 0) ? 'framed' : 'entered';
}
