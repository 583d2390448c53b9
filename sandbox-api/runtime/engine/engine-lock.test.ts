import { afterEach, describe, expect, it, vi } from 'vitest';
import { takeLock } from './engine-lock';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function stubLocks(request: (signal: AbortSignal) => Promise<never>) {
  const locks = { request: (_: string, { signal }: { signal: AbortSignal }) => request(signal) };
  vi.stubGlobal('navigator', { locks });
}

describe('the lock of the engine', () => {
  it('works without a lock where the browser forbids it, as the engine stores nothing there', async () => {
    stubLocks(() => Promise.reject(new DOMException('Access is denied.', 'SecurityError')));
    const letGo = await takeLock('engine');
    expect(letGo()).toBeUndefined();
  });

  it('reports that the engine is in use when another host does not release it', async () => {
    const deadline = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    stubLocks(
      (signal) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
    );
    const taking = takeLock('engine');
    deadline.abort();
    await expect(taking).rejects.toMatchObject({ problem: 'in-use' });
  });
});
