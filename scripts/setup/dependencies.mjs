import { existsSync, readFileSync } from 'node:fs';
import { runToEnd } from './run.mjs';

const oldestNode = [20, 19];

/**
 * Makes sure that this Node is new enough and that node_modules matches the lock file. Uses only Node, because it
 * runs before anything is installed.
 */
export async function ensureDependencies() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
    throw new Error(`Node ${oldestNode.join('.')} or newer is needed; this is ${process.versions.node}.`);
  }
  const reason = whyOutdated();
  if (!reason) return;
  console.log(`Installing packages (${reason}) …`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const code = await runToEnd(npm, ['ci', '--no-audit', '--no-fund'], {
    shell: process.platform === 'win32',
  });
  if (code !== 0) throw new Error(`npm ci ended with code ${code}.`);
}

/** Compares the lock file with the one npm leaves in node_modules; optional packages may be absent. */
function whyOutdated() {
  const installedLock = 'node_modules/.package-lock.json';
  if (!existsSync(installedLock)) return 'nothing is installed yet';
  const wanted = packagesOf('package-lock.json');
  const installed = packagesOf(installedLock);
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '') continue;
    const found = installed[path];
    if (!found && !entry.optional && !entry.devOptional && !entry.peer) return `${path} is missing`;
    if (found && found.version !== entry.version) return `${path} has another version`;
  }
  return null;
}

function packagesOf(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}
