import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EngineStatus } from '#api/contract/engine';
import type { Workspace } from '#api/contract/engine-workspaces';
import { engineState } from './engine-state';
import { exportedOf } from './safety-copy';
import { lookAtStore, safetyCopies } from './watch-store';

const at = (epoch: number, id: string | null = 'a') => ({ id, epoch });
const statusAt = (epoch: number, kind = 'overlay') => statusOf({ kind, ...at(epoch) });
const statusOf = (store: unknown) => ({ engine: 'ledgerleaf', state: 'ready', store }) as EngineStatus;
/** The engine's repeated status after an export. */
let later: EngineStatus;
const exports = vi.fn(() => new Response('exported'));
let workspaces: Pick<Workspace, 'storeId' | 'isCurrent'>[] = [];
const networkFetch = async (url: URL) => {
  if (url.pathname.endsWith('Workspaces')) return Response.json(workspaces);
  return url.pathname.endsWith('__engine') ? Response.json(later) : exports();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('fetch', networkFetch);
  exports.mockClear();
  workspaces = [];
  engineState.change({ notice: null });
});
afterEach(() => {
  safetyCopies.forget();
  engineState.change({ notice: null });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The engine's next status of its store, without changes in between. */
async function look(status: EngineStatus): Promise<void> {
  later = status;
  const looked = lookAtStore(status, safetyCopies.read());
  await vi.advanceTimersByTimeAsync(5000);
  await looked;
}

describe('a store that changed', () => {
  it('is copied once there are no more changes, and not again before the next change', async () => {
    void lookAtStore(statusAt(4), null);
    expect(exports).not.toHaveBeenCalled();
    await look(statusAt(4));
    expect(safetyCopies.read()?.store.epoch).toBe(4);
    expect(await (await exportedOf(safetyCopies.read()?.file ?? '')).text()).toBe('exported');
    await look(statusAt(4));
    expect(exports).toHaveBeenCalledTimes(1);
    await look(statusAt(5));
    expect(safetyCopies.read()?.store.epoch).toBe(5);
  });
});

describe('a store that replaced another', () => {
  it('is copied, even before the page that reports it has reloaded', async () => {
    engineState.change({ notice: 'data-replaced' });
    await look(statusAt(4));
    expect(safetyCopies.read()?.store.epoch).toBe(4);
  });

  it("is not copied because of the previous store's number of changes", async () => {
    void lookAtStore(statusAt(9), null);
    engineState.change({ notice: 'data-replaced' });
    await look(statusOf({ kind: 'overlay', ...at(9, 'b') }));
    expect(safetyCopies.read()).toBeNull();
  });
});

describe('a store that a full disk left unchanged', () => {
  it('is copied while that is reported, because the disk may be full again', async () => {
    engineState.change({ notice: 'storage-full' });
    await look(statusAt(4));
    expect(safetyCopies.read()?.store).toEqual(at(4));
  });
});

describe('a store with the name of the copied one and another id', () => {
  const other = (epoch: number) => statusOf({ kind: 'overlay', ...at(epoch, 'b') });

  it('is a different one, however many changes it has', async () => {
    await safetyCopies.keep(at(9), new Blob(['saved']));
    await look(other(40));
    expect(engineState.read().notice).toBe('store-missing');
    expect(exports).not.toHaveBeenCalled();
    expect(safetyCopies.read()?.store).toEqual(at(9));
  });

  it('replaces no copy when it arrived while the previous one was exported', async () => {
    await safetyCopies.keep(at(9), new Blob(['saved']));
    exports.mockImplementationOnce(() => {
      later = other(40);
      return new Response('fresh');
    });
    await look(statusAt(10));
    expect(await (await exportedOf(safetyCopies.read()?.file ?? '')).text()).toBe('saved');
    await look(other(41));
    expect(engineState.read().notice).toBe('store-missing');
  });

  it('is no loss if the copy is of another workspace; the open one is copied instead', async () => {
    await safetyCopies.keep(at(9), new Blob(['saved']));
    workspaces = [
      { storeId: 'a', isCurrent: false },
      { storeId: 'b', isCurrent: true },
    ];
    await look(other(2));
    expect(engineState.read().notice).toBeNull();
    expect(safetyCopies.read()?.store).toEqual(at(2, 'b'));
  });

  it('is the same if only one of them has an id, as after an update', async () => {
    await safetyCopies.keep(at(9, null), new Blob(['saved']));
    await look(statusAt(9));
    expect(engineState.read().notice).toBeNull();
    expect(safetyCopies.read()?.store).toEqual(at(9));
  });
});

describe('a store with fewer changes than the copied one', () => {
  it('is reported as a different one, and the copy stays', async () => {
    await safetyCopies.keep(at(9), new Blob(['saved']));
    await look(statusAt(3));
    expect(engineState.read().notice).toBe('store-missing');
    await look(statusAt(3));
    expect(exports).not.toHaveBeenCalled();
    expect(safetyCopies.read()?.store.epoch).toBe(9);
  });

  it('is no loss when another tab copied a later state after the question', async () => {
    await safetyCopies.keep(at(9), new Blob(['saved']));
    await lookAtStore(statusAt(8), null);
    expect(engineState.read().notice).toBeNull();
  });

  it('is ignored where nothing is saved', async () => {
    await safetyCopies.keep(at(9), new Blob(['saved']));
    await look(statusAt(0, 'memory'));
    expect(engineState.read().notice).toBeNull();
  });
});
