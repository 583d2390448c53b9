import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Page, type Source, UnreadableFile } from '../../model';
import type { OnPart } from '../../read-progress';
import { readXml } from '../xml/read-xml';
import { wordsOf } from './page-words';

const maxPages = 500;
/** The names that Factur-X, ZUGFeRD and XRechnung give to the invoice inside a PDF. */
const invoiceNames = /^(?:factur-x|zugferd-invoice|xrechnung|order-x)\.xml$/i;

/** The invoice inside a PDF if there is one with lines, else the words of its pages. */
export async function readPdf(bytes: Uint8Array, onPart?: OnPart): Promise<Source> {
  const document = await open(bytes);
  try {
    return (await attachedInvoice(document)) ?? (await readPages(document, onPart));
  } finally {
    await document.loadingTask.destroy();
  }
}

async function open(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const library = await loadLibrary();
  const task = library.getDocument({
    // The library takes the buffer away from its owner.
    data: bytes.slice(),
    isEvalSupported: false,
    useWasm: false,
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    stopAtErrors: false,
    verbosity: library.VerbosityLevel.ERRORS,
  });
  try {
    return await task.promise;
  } catch (error) {
    await task.destroy();
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadableFile(isLocked ? 'encrypted' : 'damaged');
  }
}

/** With its worker's code loaded too, the library runs in this thread, which is a worker of the page already. */
async function loadLibrary() {
  await loadWorkerCode();
  return await import('pdfjs-dist/legacy/build/pdf.mjs');
}

/**
 * In a worker, that code starts to answer the messages of the page, unless it sees a window. So it is shown one while
 * it loads.
 */
async function loadWorkerCode(): Promise<void> {
  const scope = globalThis as { window?: unknown };
  const needsWindow = 'WorkerGlobalScope' in globalThis && !('window' in globalThis);
  if (needsWindow) scope.window = globalThis;
  try {
    await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  } finally {
    if (needsWindow) delete scope.window;
  }
}

async function attachedInvoice(document: PDFDocumentProxy): Promise<Source | null> {
  const attachments: unknown = await document.getAttachments().catch(() => null);
  if (attachments === null || typeof attachments !== 'object') return null;
  for (const attachment of Object.values(attachments)) {
    const { filename, content } = attachment as { filename?: unknown; content?: unknown };
    if (typeof filename !== 'string' || !invoiceNames.test(filename) || !(content instanceof Uint8Array))
      continue;
    const source = invoiceIn(content);
    if (source) return source;
  }
  return null;
}

/** Null for an unreadable one and for one without lines: the pages then say more. */
function invoiceIn(content: Uint8Array): Source | null {
  try {
    const source = readXml(content);
    return source.type === 'eInvoice' && source.bill.length + source.leftOut.length > 0 ? source : null;
  } catch (error) {
    if (error instanceof UnreadableFile) return null;
    throw error;
  }
}

async function readPages(document: PDFDocumentProxy, onPart?: OnPart): Promise<Source> {
  if (document.numPages === 0) throw new UnreadableFile('empty');
  if (document.numPages > maxPages) throw new UnreadableFile('tooLarge');
  const pages: Page[] = [];
  try {
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const viewport = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      pages.push({
        number,
        words: wordsOf(items, viewport),
        widthPt: viewport.width,
        heightPt: viewport.height,
      });
      page.cleanup();
      onPart?.({ unit: 'pages', count: number, share: number / document.numPages });
    }
  } catch {
    throw new UnreadableFile('damaged');
  }
  return { type: 'pdf', pages, hasText: pages.some(({ words }) => words.length > 0), remarks: [] };
}
