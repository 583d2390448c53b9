/** Sets PDFs in a worker so that the page stays responsive: a long report takes seconds. */

import normalUrl from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url';
import boldUrl from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url';
import { makePdf } from './make-pdf';
import type { PdfAnswer, PdfRequest } from './messages';

self.onmessage = async ({ data: { document, options } }: MessageEvent<PdfRequest>) => {
  try {
    const [normal, bold] = await Promise.all([readFont(normalUrl), readFont(boldUrl)]);
    const onProgress = (share: number) => answer({ kind: 'progress', share });
    answer({ kind: 'done', bytes: makePdf(document, { ...options, fonts: { normal, bold }, onProgress }) });
  } catch (cause) {
    answer({ kind: 'failed', message: cause instanceof Error ? cause.message : String(cause) });
  }
};

function answer(message: PdfAnswer): void {
  self.postMessage(message);
}

async function readFont(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`A font of the PDF did not arrive: ${response.status}`);
  return toBase64(new Uint8Array(await response.arrayBuffer()));
}

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  // A function call accepts a limited number of arguments.
  for (let start = 0; start < bytes.length; start += 0x8000)
    binary += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  return btoa(binary);
}
