/** A pasted range as a file, because it is kept as evidence like any other. */
export function pastedFile(text: string, name: string, now: Date): File {
  const stamp = now.toISOString().slice(0, 16).replace('T', ' ').replace(':', '.');
  return new File([text], `${name} ${stamp}.tsv`, { type: 'text/tab-separated-values' });
}
