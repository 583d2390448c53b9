/** One Chromium for all files of a run; each file has its own context in it. */
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../../scripts/setup/browser.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's Chromium. */
    browserEndpoint: string;
  }
}

export default async function startBrowser(project: TestProject) {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error('No Chromium was found.');
  const server = await chromium.launchServer({ executablePath, args: ['--no-sandbox'] });
  project.provide('browserEndpoint', server.wsEndpoint());
  return () => server.close();
}
