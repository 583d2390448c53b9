/**
 * A form with the file's content in memory; reports how much was read. The request then sends what was read, even if
 * the file is changed or removed in the meantime.
 */
export async function readFileForm(
  file: File,
  onShare: (share: number) => void,
  field = 'file',
): Promise<FormData> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = file.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.byteLength;
    onShare(file.size === 0 ? 1 : size / file.size);
  }
  const form = new FormData();
  form.append(field, new File(parts, file.name, { type: file.type }));
  return form;
}
