import type { FileAnswer, FileRequest } from './file-messages';

/** Writes a file in a worker. Fails with the worker's error. */
export function writeFile(request: FileRequest): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('./file-thread.ts', import.meta.url), {
    type: 'module',
    name: 'data-export',
  });
  return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FileAnswer>) => {
      if (data.kind === 'done') resolve(data.bytes);
      else reject(new Error(data.message));
    };
    worker.onerror = ({ message }) => reject(new Error(message || 'The worker for files did not start'));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
