/** The name in a `content-disposition` header: the UTF-8 form if present, otherwise the plain form. */
export function readFileName(header: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(header ?? '')?.[1];
  return safeDecode(encoded) ?? plain ?? 'download';
}

function safeDecode(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
