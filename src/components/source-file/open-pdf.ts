import type { PDFDocumentProxy } from 'pdfjs-dist';

/** Opens a PDF for drawing. Its library is loaded with the first file, and it reads in a worker of its own. */
export async function openPdf(file: Blob): Promise<PDFDocumentProxy> {
  const [pdfjs, data] = await Promise.all([import('pdfjs-dist'), file.arrayBuffer()]);
  pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;
  // The page forbids code made from texts and has no WebAssembly for pictures.
  return pdfjs.getDocument({ data, isEvalSupported: false, useWasm: false }).promise;
}
