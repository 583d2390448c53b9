import { expect, test } from 'vitest';
import { choices, electricity, rawRecord, understoodOf } from '../match/testing';
import { type Answers, EndedThread, type Source, UnreadableFile } from '../model';
import type { ReadProgress } from '../read-progress';
import { createIntakeSession, type IntakeSteps } from './intake-session';
import { openIntakeThread, type ThreadWorker } from './intake-thread';
import type { ThreadReply, ThreadRequest } from './messages';
import { serveRequests } from './serve-requests';

const table: Source = {
  type: 'table',
  format: 'workbook',
  sheets: [
    {
      name: 'January',
      rows: [['Date', 'kWh'], ['2025-01-31', 100, 'x'], [null]],
      shown: new Map([['1:0', '31.01.2025']]),
      isHidden: false,
    },
  ],
  text: null,
  remarks: [],
};

const steps: IntakeSteps = {
  readSource: () => table,
  understand: () => understoodOf([rawRecord(2)], { settled: { headerRow: 0 } }),
};

/** Answers in the same process, with the messages copied as between threads. */
function fakeWorker(given: Partial<IntakeSteps> = {}) {
  const seen: string[] = [];
  const worker: ThreadWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (request: ThreadRequest) => {
      seen.push(request.name);
      // A Blob is passed on as it is: Node's copy of one has no methods.
      void serve(request.name === 'read' ? request : structuredClone(request));
    },
    terminate: () => seen.push('terminate'),
  };
  const serve = serveRequests(createIntakeSession({ ...steps, ...given }), (reply: ThreadReply) =>
    worker.onmessage?.call(worker as Worker, new MessageEvent('message', { data: structuredClone(reply) })),
  );
  return { worker, seen, startWorker: () => worker };
}

const file = new Blob(['Date,kWh\n']);

test('a file is read once, and the page gets its facts, rows and entries', async () => {
  const progress: ReadProgress[] = [];
  const { startWorker } = fakeWorker();
  const thread = openIntakeThread({ startWorker, onProgress: (now) => progress.push(now) });
  expect(await thread.read(file, 'anything.pdf')).toEqual({
    type: 'table',
    format: 'workbook',
    sheets: [{ name: 'January', rowCount: 3, columnCount: 3, isHidden: false }],
    text: null,
    remarks: [],
  });
  expect(progress).toEqual([{ step: 'loading', bytes: 9, ofBytes: 9 }, { step: 'reading' }]);
  expect(await thread.grid('January', 1, 1)).toEqual([['31.01.2025', 100, 'x']]);
  expect(await thread.grid('February', 0, 5)).toEqual([]);
  expect(await thread.interpret({ choices, answers: {} })).toMatchObject({
    understood: { recordCount: 1, settled: { headerRow: 0 } },
    matched: { drafts: [{ item: electricity }], questions: [] },
    entries: [{ kind: 'utility' }],
    keys: ['Sheet!2'],
    incomplete: [],
    takesTrips: false,
  });
});

test('the page learns how much of the content is read', async () => {
  const progress: ReadProgress[] = [];
  const { startWorker } = fakeWorker({
    readSource: (_, onPart) => {
      onPart?.({ unit: 'rows', count: 2, share: 0.5 });
      return table;
    },
  });
  await openIntakeThread({ startWorker, onProgress: (now) => progress.push(now) }).read(file, 'a.csv');
  expect(progress.slice(1)).toEqual([
    { step: 'reading' },
    { step: 'reading', part: { unit: 'rows', count: 2, share: 0.5 } },
  ]);
});

test('the page gets what was understood without the records, which stay in the thread', async () => {
  const { startWorker } = fakeWorker();
  const thread = openIntakeThread({ startWorker });
  await thread.read(file, 'a.xlsx');
  const { understood } = await thread.interpret({ choices, answers: {} });
  expect(understood.settled).toEqual({ headerRow: 0 });
  expect(understood).not.toHaveProperty('records');
});

test.each(['encrypted', 'damaged', 'unknownType'] as const)(
  'a file that is %s fails with its reason',
  async (reason) => {
    const { startWorker } = fakeWorker({
      readSource: () => {
        throw new UnreadableFile(reason);
      },
    });
    const failure = await openIntakeThread({ startWorker })
      .read(file, 'a.csv')
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UnreadableFile);
    expect(failure).toMatchObject({ reason });
  },
);

test('an empty file and one of more than 20 MB are not read', async () => {
  const { startWorker } = fakeWorker();
  const thread = openIntakeThread({ startWorker });
  await expect(thread.read(new Blob([]), 'a.csv')).rejects.toMatchObject({ reason: 'empty' });
  const large = new Blob([new Uint8Array(20_000_001)]);
  await expect(thread.read(large, 'a.csv')).rejects.toMatchObject({ reason: 'tooLarge' });
});

test('answers that come while a file is interpreted are only interpreted once, the newest', async () => {
  const interpreted: (string | undefined)[] = [];
  const { startWorker } = fakeWorker({
    understand: async (_, { unit }: Answers) => {
      interpreted.push(unit);
      return understoodOf([rawRecord(2, { unit: null })]);
    },
  });
  const thread = openIntakeThread({ startWorker });
  await thread.read(file, 'a.csv');
  const results = await Promise.all(
    ['kWh', 'GWh', 'GJ', 'MWh'].map((unit) => thread.interpret({ choices, answers: { unit } })),
  );
  expect(interpreted).toEqual(['kWh', 'MWh']);
  expect(results.map(({ matched }) => matched.drafts[0]?.unitId)).toEqual([1, 2, 2, 2]);
  const last = await thread.interpret({ choices, answers: { unit: 'GWh' } });
  expect(last.matched.drafts[0]?.unitId).toBe(3);
});

test('editing an entry does not understand the table again', async () => {
  let count = 0;
  const { startWorker } = fakeWorker({
    understand: () => {
      count += 1;
      return understoodOf([rawRecord(2)]);
    },
  });
  const thread = openIntakeThread({ startWorker });
  await thread.read(file, 'a.csv');
  await thread.interpret({ choices, answers: {} });
  const edited = await thread.interpret({ choices, answers: { rows: { 'Sheet!2': { amount: 5 } } } });
  expect(count).toBe(1);
  expect(edited.matched.drafts[0]?.amount).toBe(5);
  await thread.interpret({ choices, answers: { headerRow: 2 } });
  expect(count).toBe(2);
});

test('an error of the reader fails its call, and the next one works', async () => {
  let isBroken = true;
  const { startWorker } = fakeWorker({
    understand: () => {
      if (isBroken) throw new Error('broken');
      return understoodOf([]);
    },
  });
  const thread = openIntakeThread({ startWorker });
  await thread.read(file, 'a.csv');
  await expect(thread.interpret({ choices, answers: {} })).rejects.toThrow('broken');
  isBroken = false;
  expect((await thread.interpret({ choices, answers: {} })).entries).toEqual([]);
});

test('closing ends the worker, and what is under way or comes later fails', async () => {
  const { startWorker, seen } = fakeWorker();
  const thread = openIntakeThread({ startWorker });
  const reading = thread.read(file, 'a.csv');
  thread.close();
  await expect(reading).rejects.toThrow('The file was closed');
  await expect(thread.page(1)).rejects.toThrow('The file was closed');
  expect(seen).toEqual(['read', 'terminate']);
});

test('a worker that does not start fails what waits for it', async () => {
  const { startWorker, worker } = fakeWorker();
  const thread = openIntakeThread({ startWorker });
  const reading = thread.read(file, 'a.csv');
  worker.onerror?.call(worker as Worker, { message: '' } as ErrorEvent);
  await expect(reading).rejects.toThrow('did not start');
});

test('a worker that ends in the middle is told apart from answers that do not fit', async () => {
  const { startWorker, worker } = fakeWorker();
  const thread = openIntakeThread({ startWorker });
  await thread.read(file, 'a.csv');
  worker.onerror?.call(worker as Worker, { message: 'out of memory' } as ErrorEvent);
  await expect(thread.interpret({ choices, answers: {} })).rejects.toBeInstanceOf(EndedThread);
  await expect(thread.grid('January', 0, 1)).rejects.toBeInstanceOf(EndedThread);
});
