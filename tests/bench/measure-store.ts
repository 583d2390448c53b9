/** What an insert writes, and how long work on the store itself takes. */
import type { EngineStatus } from '#api/contract/engine';
import { bootSignedIn } from './account';
import { openProfile } from './browser';
import { ask, type Call, firstCall, timeCall, timeCalls } from './page-calls';
import { type Row, within } from './report';
import type { Sites } from './sites';
import { summarize } from './statistics';
import { type Turns, takeTurns } from './take-turns';

const checkpoint = 'api/Sandbox/Checkpoints/bench';
const nothing = 204;

export async function measureStore({ ours: { url } }: Sites, turns: Turns): Promise<Row[]> {
  const profile = await openProfile();
  try {
    const { page } = profile;
    const { insert } = await bootSignedIn(page, url);
    const written = async () => {
      const { store } = await ask<EngineStatus>(page, url, { path: 'api/__engine' });
      return store ?? { writtenBytes: 0, writeTransactions: 0, overlayBytes: 0 };
    };
    await timeCalls(page, url, insert, 20);
    const perInsertKib: number[] = [];
    const flushesBefore = (await written()).writeTransactions;
    const inserts = 10 * turns.rounds;
    for (let number = 0; number < inserts; number += 1) {
      const before = (await written()).writtenBytes;
      await timeCall(page, url, insert);
      perInsertKib.push(((await written()).writtenBytes - before) / 1024);
    }
    const flushes = (await written()).writeTransactions - flushesBefore;
    const times = { save: [] as number[], reset: [] as number[], restore: [] as number[] };
    const timed = async (call: Call, withAnswer: boolean) => {
      const took = await timeCall(page, url, { ...call, expect: nothing });
      return withAnswer ? took + (await timeCall(page, url, { path: firstCall })) : took;
    };
    await takeTurns(turns, async (round) => {
      const save = await timed({ path: checkpoint, method: 'PUT' }, false);
      const reset = await timed({ path: 'api/Sandbox/Reset', method: 'POST' }, true);
      const restore = await timed({ path: `${checkpoint}/Restore`, method: 'POST' }, true);
      if (round === 0) return;
      times.save.push(save);
      times.reset.push(reset);
      times.restore.push(restore);
    });
    const overlayMib = (await written()).overlayBytes / 1024 / 1024;
    return [
      within(
        {
          figure: 'bytes written per single-row insert',
          unit: 'KiB',
          note: `whole mutation (row, emissions, audit, job, stored answer); ${(flushes / inserts).toFixed(2)} write transactions per insert`,
        },
        summarize(perInsertKib),
        64,
      ),
      within({ figure: 'reset, to the next DB answer', unit: 'ms' }, summarize(times.reset), 500),
      within(
        { figure: 'checkpoint', unit: 'ms', note: `of an overlay of ${overlayMib.toFixed(1)} MiB` },
        summarize(times.save),
        200,
      ),
      within(
        { figure: 'switch (restore), to the next DB answer', unit: 'ms' },
        summarize(times.restore),
        500,
      ),
    ];
  } finally {
    await profile.close();
  }
}
