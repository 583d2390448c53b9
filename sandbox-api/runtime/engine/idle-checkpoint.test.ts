import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIdleCheckpoint } from './idle-checkpoint';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp({ isNeeded = true } = {}) {
  const checkpoint = vi.fn(async () => {});
  const onError = vi.fn();
  return {
    checkpoint,
    onError,
    idle: createIdleCheckpoint({ isNeeded: () => isNeeded, checkpoint, onError }),
  };
}

describe('the checkpoint in a quiet moment', () => {
  it('waits until no request came for a while, and is made once', async () => {
    const { checkpoint, idle } = setUp();
    idle.noteRequest();
    await vi.advanceTimersByTimeAsync(1000);
    idle.noteRequest();
    await vi.advanceTimersByTimeAsync(1000);
    expect(checkpoint).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(checkpoint).toHaveBeenCalledTimes(1);
    await idle.settled();
  });

  it('is not put off for ever by somebody who never pauses', async () => {
    const { checkpoint, idle } = setUp();
    for (let second = 0; second < 70; second += 1) {
      idle.noteRequest();
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(checkpoint).toHaveBeenCalledTimes(2);
  });

  it('is not begun again while it runs', async () => {
    const { checkpoint, idle } = setUp();
    checkpoint.mockImplementationOnce(() => new Promise((done) => setTimeout(done, 5000)));
    idle.noteRequest();
    await vi.advanceTimersByTimeAsync(2000);
    idle.noteRequest();
    await vi.advanceTimersByTimeAsync(2500);
    await vi.advanceTimersByTimeAsync(5000);
    expect(checkpoint).toHaveBeenCalledTimes(1);
    await idle.settled();
  });

  it('keeps nobody waiting once another way made it unnecessary', async () => {
    let isNeeded = true;
    const idle = createIdleCheckpoint({ isNeeded: () => isNeeded, checkpoint: vi.fn(), onError: vi.fn() });
    idle.noteRequest();
    isNeeded = false;
    idle.noteRequest();
    await idle.settled();
  });

  it('is not made while the log is short', async () => {
    const { checkpoint, idle } = setUp({ isNeeded: false });
    idle.noteRequest();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(checkpoint).not.toHaveBeenCalled();
    await idle.settled();
  });

  it('keeps the host alive until it is done', async () => {
    const { idle } = setUp();
    idle.noteRequest();
    const settled = vi.fn();
    void idle.settled().then(settled);
    await vi.advanceTimersByTimeAsync(1000);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(settled).toHaveBeenCalled();
  });

  it('is dropped when the engine closes, and a failure is told', async () => {
    const { checkpoint, onError, idle } = setUp();
    idle.noteRequest();
    idle.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(checkpoint).not.toHaveBeenCalled();
    checkpoint.mockRejectedValueOnce(new Error('full'));
    idle.noteRequest();
    await vi.advanceTimersByTimeAsync(5000);
    expect(onError).toHaveBeenCalledTimes(1);
    await idle.settled();
  });
});
