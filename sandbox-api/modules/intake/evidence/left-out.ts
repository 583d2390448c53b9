/**
 * Whether a file came with a workspace file that leaves out contents. Uploading the same file again restores it. An
 * uploaded file is never empty.
 */
export function isLeftOut({ content }: { content: Uint8Array }): boolean {
  return content.byteLength === 0;
}
