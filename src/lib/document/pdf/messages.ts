import type { Document } from '#api/contract/documents/document';
import type { PdfOptions } from './make-pdf';

/** What the page sends to the worker that sets a PDF. */
export type PdfRequest = { document: Document; options: Omit<PdfOptions, 'fonts' | 'onProgress'> };

export type PdfAnswer =
  | { kind: 'progress'; share: number }
  | { kind: 'done'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'failed'; message: string };
