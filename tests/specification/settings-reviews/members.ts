import type { DocumentPart } from '../document';

/** Specification 001: members, profile, history. */
export const members: DocumentPart = { lines: [], entities: [], calls: [] };
