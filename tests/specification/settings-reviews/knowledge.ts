import type { DocumentPart } from '../document';

/** Specification 001: knowledge base. */
export const knowledge: DocumentPart = { lines: [], entities: [], calls: [] };
