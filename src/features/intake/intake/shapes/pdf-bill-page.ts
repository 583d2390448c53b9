import { jsPDF } from 'jspdf';

/** A text at millimetres from the top left corner of an A4 page. */
export type Drawn = { x: number; y: number; text: string; size?: number; align?: 'left' | 'right' };
export type PdfBill = Drawn[][];

/** Draws the pages of a bill with a text layer; `font` is a TrueType in base64. */
export function drawBill(
  pages: PdfBill,
  font: string,
  { password, attachment }: { password?: string; attachment?: { name: string; text: string } } = {},
): Uint8Array {
  const encryption =
    password === undefined
      ? undefined
      : { userPassword: password, ownerPassword: password, userPermissions: [] };
  const pdf = new jsPDF({ unit: 'mm', format: 'a4', compress: true, encryption });
  // The same bill is the same file, so that it is known when it is used again.
  pdf.setCreationDate("D:20260101000000+00'00'");
  pdf.setFileId('0'.repeat(32));
  pdf.addFileToVFS('inter.ttf', font);
  pdf.addFont('inter.ttf', 'Inter', 'normal');
  pdf.setFont('Inter', 'normal');
  for (const [index, page] of pages.entries()) {
    if (index > 0) pdf.addPage();
    for (const { x, y, text, size = 10, align = 'left' } of page) {
      pdf.setFontSize(size);
      pdf.text(text, x, y, { align });
    }
  }
  if (attachment) attach(pdf, attachment);
  return new Uint8Array(pdf.output('arraybuffer'));
}

/** The parts of jsPDF that write objects; its types leave them out. */
type Internals = {
  newObject(): number;
  out(text: string): void;
  events: { subscribe(topic: string, listener: () => void): void };
};

/** A file inside the PDF, as Factur-X has it. */
function attach(pdf: jsPDF, { name, text }: { name: string; text: string }): void {
  const internal = pdf.internal as unknown as Internals;
  // As hexadecimal digits, so that the file can be written as text.
  const hex = [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  let fileObject = 0;
  internal.events.subscribe('postPutResources', () => {
    const stream = internal.newObject();
    internal.out(`<< /Type /EmbeddedFile /Filter /ASCIIHexDecode /Length ${hex.length + 1} >>`);
    internal.out(`stream\n${hex}>\nendstream\nendobj`);
    fileObject = internal.newObject();
    internal.out(`<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F ${stream} 0 R >> >>\nendobj`);
  });
  internal.events.subscribe('putCatalog', () => {
    internal.out(`/Names << /EmbeddedFiles << /Names [(${name}) ${fileObject} 0 R] >> >>`);
  });
}
