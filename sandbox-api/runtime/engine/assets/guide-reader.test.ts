import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGuideReader } from './guide-reader';

const read = createGuideReader(new URL('https://host/demo/'));
const network = vi.fn<typeof fetch>();

/** Fails like a body whose request is aborted. */
const until = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

beforeEach(() => {
  vi.stubGlobal('fetch', network);
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a guide', () => {
  it('is loaded from beside the application', async () => {
    network.mockResolvedValueOnce(new Response('%PDF'));
    expect(new TextDecoder().decode(await read('start.en.pdf'))).toBe('%PDF');
    expect(String(network.mock.calls[0]?.[0])).toBe('https://host/demo/guides/start.en.pdf');
  });

  it.each<[string, () => Promise<Response>]>([
    ['the host does not have', async () => new Response('', { status: 404 })],
    ['cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'breaks off',
      async () => new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('Reset')) })),
    ],
  ])('that %s is reported as unavailable', async (_, answer) => {
    network.mockImplementationOnce(answer);
    await expect(read('start.en.pdf')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it.each<[string, typeof fetch]>([
    ['before its first byte', (_, init) => until(init?.signal)],
    [
      'in the middle',
      async (_, init) =>
        new Response(
          new ReadableStream({
            start: (body) => {
              body.enqueue(new TextEncoder().encode('%PDF'));
              until(init?.signal).catch((reason) => body.error(reason));
            },
          }),
        ),
    ],
  ])('that hangs %s is aborted, so that a reset or an update need not wait for it', async (_, answer) => {
    const own = new AbortController();
    vi.mocked(AbortSignal.timeout).mockReturnValue(own.signal);
    network.mockImplementationOnce(answer);
    const reading = read('start.en.pdf');
    own.abort(new DOMException('Too late.', 'TimeoutError'));
    await expect(reading).rejects.toMatchObject({ code: 'unavailable' });
  });
});
