import { describe, expect, test } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { recordChecked, runUpload, shareDone, type UploadCalls, type UploadState } from './upload-steps';

const refusal = new Error('refused');

function callsWith(calls: Partial<UploadCalls>): UploadCalls {
  return {
    readFile: async (onShare) => {
      onShare(0.5);
      return new FormData();
    },
    upload: async () => ({ importId: 7, rows: 3, errorRows: 0 }),
    findWarnings: async () => ({ warnings: [], total: 0, warnedRows: 0 }),
    process: async ({ importId }, onRecorded) => {
      onRecorded(2);
      return { importId, importedRows: 3 };
    },
    ...calls,
  };
}

async function statesOf(calls: Partial<UploadCalls>): Promise<UploadState[]> {
  const states: UploadState[] = [];
  await runUpload(callsWith(calls), (state) => states.push(state));
  return states;
}

describe('an upload', () => {
  // spec: import.progress
  test('reads, checks and records, and never goes back a step', async () => {
    const states = await statesOf({});
    expect(states.map(({ step }) => step)).toEqual([
      'reading',
      'reading',
      'checking',
      'recording',
      'recording',
      'recorded',
    ]);
    const shares = states.map(shareDone).filter((share) => share !== null);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(new Set(shares).size).toBe(shares.length);
  });

  // spec: import.errors
  test('records nothing when rows need correction', async () => {
    let wasProcessed = false;
    const states = await statesOf({
      upload: async () => ({ importId: 7, rows: 3, errorRows: 2 }),
      process: async ({ importId }) => {
        wasProcessed = true;
        return { importId, importedRows: 3 };
      },
    });
    expect(states.at(-1)).toEqual({ step: 'rejected', importId: 7, rows: 3, errorRows: 2 });
    expect(wasProcessed).toBe(false);
  });

  test('waits for the user when rows have warnings, then records the chosen rows', async () => {
    const asked: unknown[] = [];
    const found = { warnings: [], total: 2, warnedRows: 1 };
    const calls: Partial<UploadCalls> = {
      findWarnings: async () => found,
      process: async ({ importId, withoutWarned }) => {
        asked.push(withoutWarned);
        return { importId, importedRows: 2 };
      },
    };
    const states = await statesOf(calls);
    const checked = { importId: 7, rows: 3, errorRows: 0 };
    expect(states.at(-1)).toEqual({ step: 'warned', checked, found });
    expect(asked).toEqual([]);
    const wanted = { ...checked, rows: 2, withoutWarned: true };
    await recordChecked(callsWith(calls), wanted, (state) => states.push(state));
    expect(states.at(-1)).toEqual({ step: 'recorded', rows: 2 });
    expect(asked).toEqual([true]);
  });

  test('must be uploaded again when it is refused', async () => {
    const states = await statesOf({ upload: () => Promise.reject(refusal) });
    expect(states.at(-1)).toEqual({ step: 'failed', error: refusal, checked: null });
  });

  test('can be recorded again without another upload when recording failed', async () => {
    const states = await statesOf({ process: () => Promise.reject(refusal) });
    const checked = { importId: 7, rows: 3, errorRows: 0, withoutWarned: false };
    expect(states.at(-1)).toEqual({ step: 'failed', error: refusal, checked });
  });

  test('counts as recorded when an earlier attempt succeeded but its answer was lost', async () => {
    const lost = new ApiError('unreachable');
    const answers = [lost, new ApiError('import_processed')];
    const process = () => Promise.reject(answers.shift());
    const states: UploadState[] = [];
    const failed = await runUpload(callsWith({ process }), (state) => states.push(state));
    const checked = { importId: 7, rows: 3, errorRows: 0, withoutWarned: false };
    expect(failed).toEqual({ step: 'failed', error: lost, checked });
    await recordChecked({ process }, checked, (state) => states.push(state));
    expect(states.at(-1)).toEqual({ step: 'recorded', rows: 3 });
  });

  test('must be uploaded again when it no longer fits the data of its location', async () => {
    const outdated = new ApiError('import_outdated');
    const states = await statesOf({ process: () => Promise.reject(outdated) });
    expect(states.at(-1)).toEqual({ step: 'failed', error: outdated, checked: null });
  });
});
