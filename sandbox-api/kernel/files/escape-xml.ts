/** Text for the inside of an element or a quoted attribute. Characters that XML does not allow are left out. */
export function escapeXml(text: string): string {
  // Most texts need no escaping, and checking costs a fraction of the replacement.
  if (plain.test(text)) return text;
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (mark) => escapes[mark] ?? mark);
}

/** Printable ASCII without the characters that are escaped. */
const plain = /^[ !#-%'-;=?-~]*$/;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
