import type { DocumentPart } from '../document';

/** Specification 001: locations, contracts and their files. */
export const locations: DocumentPart = { lines: [], entities: [], calls: [] };
