import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIdleMaintenance } from './idle-maintenance';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp({ isNeeded = true } = {}) {
  const maintain = vi.fn(async () => {});
  const onError = vi.fn();
  return {
    maintain,
    onError,
    idle: createIdleMaintenance({ isNeeded: () => isNeeded, maintain, onError }),
  };
}

describe('maintenance in a quiet moment', () => {
  it('waits until no request has arrived for a while, and runs once', async () => {
    const { maintain, idle } = setUp();
    idle.noteWork();
    await vi.advanceTimersByTimeAsync(1000);
    idle.noteWork();
    await vi.advanceTimersByTimeAsync(1000);
    expect(maintain).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(maintain).toHaveBeenCalledTimes(1);
    await idle.settled();
  });

  it('is not postponed forever by requests that never pause', async () => {
    const { maintain, idle } = setUp();
    for (let second = 0; second < 70; second += 1) {
      idle.noteWork();
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(maintain).toHaveBeenCalledTimes(2);
  });

  it('is not started again while it runs', async () => {
    const { maintain, idle } = setUp();
    maintain.mockImplementationOnce(() => new Promise((done) => setTimeout(done, 5000)));
    idle.noteWork();
    await vi.advanceTimersByTimeAsync(2000);
    idle.noteWork();
    await vi.advanceTimersByTimeAsync(2500);
    await vi.advanceTimersByTimeAsync(5000);
    expect(maintain).toHaveBeenCalledTimes(1);
    await idle.settled();
  });

  it('stops holding the host once something else has made it unnecessary', async () => {
    let isNeeded = true;
    const idle = createIdleMaintenance({ isNeeded: () => isNeeded, maintain: vi.fn(), onError: vi.fn() });
    idle.noteWork();
    isNeeded = false;
    idle.noteWork();
    await idle.settled();
  });

  it('does not run while the log is short', async () => {
    const { maintain, idle } = setUp({ isNeeded: false });
    idle.noteWork();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(maintain).not.toHaveBeenCalled();
    await idle.settled();
  });

  it('keeps the host alive until it is done', async () => {
    const { idle } = setUp();
    idle.noteWork();
    const settled = vi.fn();
    void idle.settled().then(settled);
    await vi.advanceTimersByTimeAsync(1000);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(settled).toHaveBeenCalled();
  });

  it('is dropped when the engine closes, and a failure is reported', async () => {
    const { maintain, onError, idle } = setUp();
    idle.noteWork();
    idle.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(maintain).not.toHaveBeenCalled();
    maintain.mockRejectedValueOnce(new Error('full'));
    idle.noteWork();
    await vi.advanceTimersByTimeAsync(5000);
    expect(onError).toHaveBeenCalledTimes(1);
    await idle.settled();
  });
});
