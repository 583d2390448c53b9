import { type Document, document } from '#api/contract/documents/document';

export type ReadDocument =
  | { document: Document }
  | { problem: 'notJson'; message: string }
  /** `path` such as `pages.0.sections.2.title`; empty when the whole text is not a document. */
  | { problem: 'notDocument'; path: string; message: string };

/** Reads a pasted document, or says where it is invalid. */
export function readDocument(json: string): ReadDocument {
  let pasted: unknown;
  try {
    pasted = JSON.parse(json);
  } catch (cause) {
    return { problem: 'notJson', message: cause instanceof Error ? cause.message : String(cause) };
  }
  const read = document.safeParse(pasted);
  if (read.success) return { document: read.data };
  const [issue] = read.error.issues;
  return { problem: 'notDocument', path: issue?.path.join('.') ?? '', message: issue?.message ?? '' };
}
