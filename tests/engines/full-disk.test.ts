/**
 * A disk that is really full, not a quota: a profile on a small file system. Chromium then removes all that the site has
 * under its quota, the worker included, and whoever was told that something is saved has to get it back.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import type { PlainHost } from './plain-host';
import { addRow, sampleRow, storedReferences } from './rows';
import { closeSandbox, enter, openSandbox, type Sandbox, startHost, waitForApp } from './sandbox';

const diskMb = 220;
const leftBytes = 200_000;

const disk = mkdtempSync(join(tmpdir(), 'ledgerleaf-disk-'));
const refusal = mount();
let host: PlainHost;
let sandbox: Sandbox;

afterEach(async () => {
  if (refusal) return;
  await closeSandbox(sandbox);
  await host.kill();
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

/** Tried again where the browser wrote meanwhile: then there was less left than was counted. */
async function fillDisk(): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const { bavail, bsize } = await statfs(disk);
    try {
      return await writeFile(ballast, new Uint8Array(bavail * bsize - leftBytes));
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

/** Of the last change that was acknowledged, for whoever comes back to a browser that was closed. */
const untilCopied = () =>
  expect
    .poll(
      () =>
        sandbox.page.evaluate(() => {
          globalThis.dispatchEvent(new Event('focus'));
          const kept = Object.entries(localStorage).find(([key]) => key.startsWith('ledgerleaf.safety-copy'));
          return JSON.parse(kept?.[1] ?? '{}').file ?? null;
        }),
      { timeout: 30_000, interval: 1000 },
    )
    .not.toBeNull();

async function bringBack(): Promise<void> {
  await sandbox.page.getByText('What was saved in this browser is gone').waitFor({ timeout: 60_000 });
  await sandbox.page.getByRole('button', { name: 'Bring back the copy' }).click();
  await sandbox.page.getByText('The data of this sandbox was replaced').waitFor({ timeout: 30_000 });
}

it('a change that a full disk refuses is answered with 507, and all that was saved before comes back', async ({
  skip,
}) => {
  skip(refusal !== undefined, `no small disk can be mounted here: ${refusal}`);
  host = await startHost();
  sandbox = await openOnDisk();
  const token = await enter(sandbox);
  const sample = await sampleRow(sandbox, token);
  const acknowledged: string[] = [];
  const add = async (reference: string) => {
    const answer = await addRow(sandbox, token, sample, reference);
    if (answer.status === 200) acknowledged.push(reference);
    return answer;
  };
  await add('disk-before');
  await untilCopied();
  await fillDisk();
  let answer = await add('disk-0000');
  for (let number = 1; answer.status === 200 && number < 2000; number += 1)
    answer = await add(`disk-${String(number).padStart(4, '0')}`);
  expect(answer).toMatchObject({ status: 507, body: { code: 'storage_full' } });

  await rm(ballast);
  await bringBack();
  const again = await enter(sandbox);
  expect(await storedReferences(sandbox, again, sample, 'disk-')).toEqual(
    expect.arrayContaining(acknowledged),
  );

  await sandbox.context.close();
  sandbox = await openOnDisk();
  const later = await enter(sandbox);
  expect(await storedReferences(sandbox, later, sample, 'disk-')).toEqual(
    expect.arrayContaining(acknowledged),
  );
});
