import type { Document } from '#api/contract/documents/document';
import { saveFile } from '@/lib/api/save-file';
import { documentFileName } from './document-file-name';
import { type SetPdfOptions, setPdf } from './set-pdf';

export type SavePdfOptions = Omit<SetPdfOptions, 'madeOn'> & {
  /** Without its ending. */
  fileName: string;
  /** Left out: now. */
  madeOn?: Date;
};

/** Sets the document as PDF and hands it to the browser's downloads. */
export async function savePdf(document: Document, options: SavePdfOptions): Promise<void> {
  const { fileName, madeOn = new Date(), ...setting } = options;
  const bytes = await setPdf(document, { ...setting, madeOn });
  saveFile({ blob: new Blob([bytes], { type: 'application/pdf' }), name: documentFileName(fileName) });
}
