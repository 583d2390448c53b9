import type { Document } from '#api/contract/documents/document';
import { saveFile } from '@/lib/api/save-file';
import { documentFileName } from './document-file-name';
import { type SetPdfOptions, setPdf } from './set-pdf';

export type SavePdfOptions = Omit<SetPdfOptions, 'madeOn'> & {
  /** Without its extension. */
  fileName: string;
  /** By default the current time. */
  madeOn?: Date;
};

/** Sets the document as PDF and saves it through the browser's downloads. */
export async function savePdf(document: Document, options: SavePdfOptions): Promise<void> {
  const { fileName, madeOn = new Date(), ...setting } = options;
  const bytes = await setPdf(document, { ...setting, madeOn });
  saveFile({ blob: new Blob([bytes], { type: 'application/pdf' }), name: documentFileName(fileName) });
}
