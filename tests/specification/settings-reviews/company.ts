import type { DocumentPart } from '../document';

/** Specification 001: company details, reporting information, terms, payment history. */
export const company: DocumentPart = { lines: [], entities: [], calls: [] };
