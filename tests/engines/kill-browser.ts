import { execFileSync } from 'node:child_process';

/** SIGKILL for the browser and all its children, found by the profile that only they use. */
export function killBrowser(profile: string): void {
  const processes = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n');
  for (const line of processes) {
    if (!line.includes(`--user-data-dir=${profile}`)) continue;
    try {
      process.kill(Number.parseInt(line, 10), 'SIGKILL');
    } catch {
      // It ended with its parent.
    }
  }
}
