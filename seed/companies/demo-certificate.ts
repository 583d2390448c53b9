/**
 * A certificate as a file: one PDF page written by hand, so that its bytes are the same on every day. It contains no
 * dates, because the demo moves with the visitor's date, and says in both languages that it is fictional.
 */
export function certificatePdf({ title, reference }: { title: string; reference: string }): Uint8Array {
  const lines = [
    title,
    `No. / Nr: ${reference}`,
    'Demo document. Issuer and number are made up.',
    'Dokument demonstracyjny. Wystawca i numer są zmyślone.',
  ];
  const text = lines.map((line, index) => `1 0 0 1 72 ${760 - index * 28} Tm (${encoded(line)}) Tj`);
  const content = `BT /F1 14 Tf ${text.join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${firstCode} ${letters.map(([, name]) => `/${name}`).join(' ')}] >> >>`,
  ];
  return new TextEncoder().encode(assembled(objects));
}

/** Letters that the standard encoding lacks, by their font names; they use codes from 128 on. */
const letters = [
  ['ą', 'aogonek'],
  ['ć', 'cacute'],
  ['ę', 'eogonek'],
  ['ł', 'lslash'],
  ['ń', 'nacute'],
  ['ś', 'sacute'],
  ['ź', 'zacute'],
  ['ż', 'zdotaccent'],
  ['Ś', 'Sacute'],
  ['ó', 'oacute'],
  ['ü', 'udieresis'],
] as const;
const firstCode = 128;

/** In ASCII; other characters are written as their codes. */
function encoded(line: string): string {
  return [...line]
    .map((letter) => {
      const index = letters.findIndex(([known]) => known === letter);
      if (index >= 0) return `\\${(firstCode + index).toString(8)}`;
      return /[()\\]/.test(letter) ? `\\${letter}` : letter;
    })
    .join('');
}

/** The objects in sequence, with the table of their start positions. */
function assembled(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const starts: string[] = [];
  for (const [index, object] of objects.entries()) {
    starts.push(String(file.length).padStart(10, '0'));
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = starts.map((start) => `${start} 00000 n \n`).join('');
  const size = objects.length + 1;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
