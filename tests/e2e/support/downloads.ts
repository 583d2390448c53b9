/** What a page downloads. The browser of the tests is reached over a socket, so its files are read as a stream. */
import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

export async function bytesOf(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream());
}
