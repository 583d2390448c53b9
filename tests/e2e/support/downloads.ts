/** The downloads of a page. The tests' browser is connected through a socket, so files are read as a stream. */
import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

export async function bytesOf(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream());
}
