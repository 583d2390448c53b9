/** PostgreSQL's text form of bytes: `\x`, then two hex digits for each. */
const hexDigits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function textOfBytes(bytes: Uint8Array): string {
  let text = '\\x';
  for (const byte of bytes) text += hexDigits[byte];
  return text;
}

/** Works on character codes: cutting a text into pairs and parsing each takes twenty times as long. */
export function bytesOfText(text: string): Uint8Array {
  const bytes = new Uint8Array((text.length - 2) / 2);
  for (let index = 0; index < bytes.length; index += 1) {
    const at = 2 + index * 2;
    bytes[index] = (digitAt(text, at) << 4) | digitAt(text, at + 1);
  }
  return bytes;
}

/** PostgreSQL writes lower-case letters. */
function digitAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code < 58 ? code - 48 : code - 87;
}
