import type { Document } from '#api/contract/documents/document';
import { readPicture } from '../picture';
import { picturesOf } from '../pictures-of';
import type { PdfIssue } from './checksum';
import type { PdfAnswer, PdfRequest } from './messages';
import type { Margins } from './sheet';

export type SetPdfOptions = {
  margins: Margins;
  author: string;
  madeOn: Date;
  issue?: PdfIssue;
  onProgress?: (share: number) => void;
};

/** Sets the document as PDF in a worker. Fails with the worker's error. */
export async function setPdf(
  document: Document,
  { onProgress, ...options }: SetPdfOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const addresses = await Promise.all(
    picturesOf(document).map(async (path) => [path, await readPicture(path)] as const),
  );
  return setInWorker(
    { document, options: { ...options, images: Object.fromEntries(addresses) } },
    onProgress,
  );
}

function setInWorker(request: PdfRequest, onProgress?: (share: number) => void) {
  const worker = new Worker(new URL('./pdf-thread.ts', import.meta.url), { type: 'module', name: 'pdf' });
  return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<PdfAnswer>) => {
      if (data.kind === 'progress') onProgress?.(data.share);
      else if (data.kind === 'done') resolve(data.bytes);
      else reject(new Error(data.message));
    };
    worker.onerror = ({ message }) => reject(new Error(message || 'The PDF worker did not start'));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
