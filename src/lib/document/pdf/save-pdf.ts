import type { Document } from '#api/contract/documents/document';
import { saveFile } from '@/lib/api/save-file';
import { readPicture } from '../picture';
import { picturesOf } from '../pictures-of';
import { documentFileName } from './document-file-name';
import type { PdfAnswer, PdfRequest } from './messages';
import type { Margins } from './sheet';

export type SavePdfOptions = {
  /** Without its ending. */
  fileName: string;
  margins: Margins;
  author: string;
  onProgress?: (share: number) => void;
};

/** Sets the document as PDF and hands it to the browser's downloads. Fails with what the setting said. */
export async function savePdf(document: Document, options: SavePdfOptions): Promise<void> {
  const { fileName, margins, author, onProgress } = options;
  const addresses = await Promise.all(
    picturesOf(document).map(async (path) => [path, await readPicture(path)] as const),
  );
  const request: PdfRequest = {
    document,
    options: { margins, author, images: Object.fromEntries(addresses), madeOn: new Date() },
  };
  const bytes = await setInWorker(request, onProgress);
  saveFile({ blob: new Blob([bytes], { type: 'application/pdf' }), name: documentFileName(fileName) });
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
