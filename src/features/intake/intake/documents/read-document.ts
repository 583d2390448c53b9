import { evidenceLimits } from '#api/contract/intake/evidence';
import { type Source, UnreadableFile } from '../model';
import type { OnPart } from '../read-progress';
import { documentTypeOf } from './document-type';
import { readPdf } from './pdf/read-pdf';
import { readXml } from './xml/read-xml';

/** Reads an e-invoice, a Green Button file, a PDF or a picture; its content decides which of them it is. */
export async function readDocument(bytes: Uint8Array, onPart?: OnPart): Promise<Source> {
  if (bytes.length === 0) throw new UnreadableFile('empty');
  if (bytes.length > evidenceLimits.maxFileBytes) throw new UnreadableFile('tooLarge');
  const type = documentTypeOf(bytes);
  if (type === null) throw new UnreadableFile('unknownType');
  if (type === 'xml') return readXml(bytes);
  if (type === 'pdf') return await readPdf(bytes, onPart);
  return { type: 'image', mediaType: type.image, remarks: [] };
}
