/** Text for the inside of an element or a quoted attribute. What XML has no character for is left out. */
export function escapeXml(text: string): string {
  // Most texts are plain, and to look is a fraction of the work.
  if (plain.test(text)) return text;
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (mark) => escapes[mark] ?? mark);
}

/** Printed ASCII without the marks that are escaped. */
const plain = /^[ !#-%'-;=?-~]*$/;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
