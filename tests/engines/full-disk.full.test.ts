/**
 * A disk that is really full, not a quota: a profile on a small file system. Chromium then removes everything that
 * the site stores under its quota, including the worker, and a user who was told that data is saved must get it
 * back.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { isSoak } from '#api/testing/test-form';
import type { SafetyCopy } from '@/app/engine/safety-copy';
import { killBrowser } from './kill-browser';
import type { PlainHost } from './plain-host';
import { addRow, sampleRow, storedReferences } from './rows';
import { closeSandbox, engineOf, enter, openSandbox, type Sandbox, startHost, waitForApp } from './sandbox';

const diskMb = 220;
/**
 * The space left when the disk fills, how often it fills, and whether the browser survives it; one case in the short
 * form.
 */
const fullDisks = [
  { leftBytes: 200_000, rounds: isSoak ? 3 : 1, isKilled: false },
  { leftBytes: 0, rounds: 2, isKilled: false },
  { leftBytes: 1_000_000, rounds: 2, isKilled: false },
  // If it is killed on a full disk a second time, Chromium has lost local storage as well, and nothing is left to
  // report it.
  { leftBytes: 200_000, rounds: 1, isKilled: true },
].slice(0, isSoak ? undefined : 1);

const disk = mkdtempSync(join(tmpdir(), 'ledgerleaf-disk-'));
const refusal = mount();
let host: PlainHost;
let sandbox: Sandbox;

afterEach(async () => {
  if (refusal) return;
  await closeSandbox(sandbox);
  await host.kill();
  await rm(ballast, { force: true });
});
afterAll(() => {
  if (!refusal) execFileSync('umount', ['--lazy', disk]);
  rmSync(disk, { recursive: true, force: true });
});

/** Why there is no such disk; undefined when there is one. */
function mount(): string | undefined {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m`, 'tmpfs', disk], { stdio: 'pipe' });
    return undefined;
  } catch (error) {
    return String(error).split('\n')[0];
  }
}

const ballast = join(disk, 'ballast');

/** Tried again if the browser wrote at the same time, because then there was less space than counted. */
async function fillDisk(leftBytes: number): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const { bavail, bsize } = await statfs(disk);
    try {
      return await writeFile(ballast, new Uint8Array(Math.max(0, bavail * bsize - leftBytes)));
    } catch (cause) {
      await rm(ballast, { force: true });
      const isFull = (cause as NodeJS.ErrnoException).code === 'ENOSPC';
      if (!isFull || tries === 5) throw cause;
    }
  }
}

async function openOnDisk(): Promise<Sandbox> {
  const opened = await openSandbox(host, { profile: join(disk, 'profile') });
  await waitForApp(opened.page);
  return opened;
}

/** Of the last acknowledged change, for a user who returns to a closed browser. */
async function untilCopied(): Promise<void> {
  const { store } = await engineOf(sandbox);
  await expect
    .poll(
      async () => {
        const copy = await sandbox.page.evaluate((): Partial<SafetyCopy> => {
          globalThis.dispatchEvent(new Event('focus'));
          const kept = Object.entries(localStorage).find(([key]) => key.startsWith('ledgerleaf.safety-copy'));
          return JSON.parse(kept?.[1] ?? '{}');
        });
        return copy.file && copy.store?.id === store?.id ? (copy.store?.epoch ?? -1) : -1;
      },
      { timeout: 30_000, interval: 1000 },
    )
    .toBeGreaterThanOrEqual(store?.epoch ?? Number.NaN);
}

const isLossSaid = () =>
  sandbox.page
    .getByText('The data saved in this browser is gone')
    .waitFor({ timeout: 30_000 })
    .then(
      () => true,
      () => false,
    );

async function bringBack(): Promise<void> {
  await sandbox.page.getByRole('button', { name: 'Restore the copy' }).click();
  await sandbox.page.getByText("This sandbox's data was replaced").waitFor({ timeout: 30_000 });
}

it.for(fullDisks)(
  'a change that a full disk refuses is answered with 507, and everything saved before is restored',
  async ({ leftBytes, rounds, isKilled }, { skip }) => {
    skip(refusal !== undefined, `no small disk can be mounted here: ${refusal}`);
    host = await startHost();
    sandbox = await openOnDisk();
    let token = await enter(sandbox);
    const sample = await sampleRow(sandbox, token);
    const saved: string[] = [];
    /** Not every full disk makes Chromium remove something; then all data is there without a message. */
    const expectSaved = async () => {
      if (await isLossSaid()) await bringBack();
      token = await enter(sandbox);
      expect(await storedReferences(sandbox, token, sample, 'disk-')).toEqual(expect.arrayContaining(saved));
    };
    for (let round = 1; round <= rounds; round += 1) {
      const add = async (name: string) => {
        const reference = `disk-${round}-${name}`;
        const answer = await addRow(sandbox, token, sample, reference);
        // A copy survives when the browser is killed.
        if (answer.status === 200 && (name === 'before' || !isKilled)) saved.push(reference);
        return answer;
      };
      await add('before');
      await untilCopied();
      // Chromium writes local storage to the disk some seconds later; what a kill removes before that cannot be
      // saved.
      if (isKilled) await new Promise((resolve) => setTimeout(resolve, 10_000));
      await fillDisk(leftBytes);
      let answer = await add('0000');
      for (let number = 1; answer.status === 200 && number < 2000; number += 1)
        answer = await add(String(number).padStart(4, '0'));
      // If the browser was the first to find no space, a fresh store answers, which knows no session.
      if (round === 1) expect(answer).toMatchObject({ status: 507, body: { code: 'storage_full' } });
      else expect([401, 503, 507]).toContain(answer.status);

      if (isKilled) killBrowser(sandbox.profile);
      await rm(ballast);
      if (isKilled) sandbox = await openOnDisk();
      console.log(`${leftBytes} bytes left, round ${round}: ${answer.status}`);
      await expectSaved();
    }
    await sandbox.context.close();
    sandbox = await openOnDisk();
    await expectSaved();
  },
);
