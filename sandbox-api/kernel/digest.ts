/** SHA-256 in hex. Sufficient for a random secret; a password needs `hashPassword`. */
export async function digest(text: string): Promise<string> {
  return digestOfBytes(new TextEncoder().encode(text));
}

export async function digestOfBytes(content: Uint8Array): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', content as BufferSource);
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
