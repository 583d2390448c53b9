/** A real Chromium with a separate profile on disk, because in a private window IndexedDB would be in memory. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../scripts/setup/browser.mjs';

export type Profile = { context: BrowserContext; page: Page; folder: string; close(): Promise<void> };

export async function openProfile(args: readonly string[] = []): Promise<Profile> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error('No Chromium was found.');
  const folder = await mkdtemp(join(tmpdir(), 'ledgerleaf-bench-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: ['--no-sandbox', ...args],
    locale: 'en-GB',
    // Each navigation resets and sets emulated media again, which styles the whole page twice.
    colorScheme: null,
    reducedMotion: null,
    forcedColors: null,
    contrast: null,
  });
  return {
    context,
    folder,
    page: context.pages()[0] ?? (await context.newPage()),
    close: async () => {
      await context.close().catch(() => undefined);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
