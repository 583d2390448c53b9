import { z } from 'zod';
import type { EvidencedPart } from '#api/contract/intake/evidence';

/** Where a supplier's bills have a value: the label beside it, and how the two lie. */
const anchor = z.object({
  /** In lower case, without colon and blanks around it. */
  label: z.string().min(1).max(200),
  direction: z.enum(['left', 'above']),
  /** The service whose section the label is in; null on a bill of one. */
  section: z.string().nullable(),
  page: z.number().int().min(1),
  /** Which of the same labels of the page and section, from 0. */
  occurrence: z.number().int().min(0),
  /** Which of the values behind or below the label, from 0. */
  index: z.number().int().min(0),
});
export type Anchor = z.output<typeof anchor>;

/** Null for what is not an anchor: a profile can be of an older version. */
export function parseAnchor(value: unknown): Anchor | null {
  const { data } = anchor.safeParse(value);
  return data ?? null;
}

/** The key of `Answers.anchors` for a part of a record of a bill. */
export function anchorKey(recordKey: string, part: EvidencedPart): string {
  return `${recordKey}/${part}`;
}

export function plainLabel(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s:.]+|[\s:.–-]+$/g, '');
}
