import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runToEnd, tool } from './run.mjs';

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
const installations = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * The path of a Chromium: CHROMIUM_PATH, otherwise one on the system, otherwise Debian's package if this process may
 * install it, otherwise Playwright's download. Null when none of them works.
 */
export async function ensureBrowser() {
  const present = await findBrowser();
  if (present) return present;
  if (await installDebianPackage()) return findBrowser();
  console.log('Installing a browser through Playwright …');
  const code = await runToEnd(process.execPath, [tool.playwright, 'install', 'chromium']);
  return code === 0 ? findBrowser() : null;
}

/** The path of an installed Chromium, or null. */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  return onPath(commands) ?? installations.find((path) => existsSync(path)) ?? (await playwrightBrowser());
}

async function playwrightBrowser() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
}

async function installDebianPackage() {
  if (process.platform !== 'linux' || !onPath(['apt-get'])) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && (!onPath(['sudo']) || (await runToEnd('sudo', ['-n', 'true'], { stdio: 'ignore' })) !== 0)) {
    return false;
  }
  console.log('Installing the chromium package …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args) =>
    isRoot ? runToEnd('apt-get', args, { env }) : runToEnd('sudo', ['-n', '-E', 'apt-get', ...args], { env });
  const install = () => aptGet('install', '-y', '--no-install-recommends', 'chromium');
  if ((await install()) === 0) return true;
  // The package list of a fresh container is empty or old.
  return (await aptGet('update')) === 0 && (await install()) === 0;
}

function onPath(names) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      const path = join(folder, name);
      if (isExecutable(path)) return path;
    }
  }
  return null;
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
