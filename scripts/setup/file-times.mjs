import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Where a run stores the times of its files. */
export const fileTimesPath = '.cache/test-reports/file-times.json';

/**
 * A reporter for Vitest that writes how long each file took, in milliseconds. Its JSON report leaves out module
 * loading and hooks, which are most of a browser suite.
 */
export default class FileTimes {
  #times = [];

  onTestModuleEnd(module) {
    const { prepareDuration, environmentSetupDuration, setupDuration, collectDuration, duration } =
      module.diagnostic();
    const ms = prepareDuration + environmentSetupDuration + setupDuration + collectDuration + duration;
    this.#times.push({ name: module.relativeModuleId, ms });
  }

  onTestRunEnd() {
    mkdirSync(dirname(fileTimesPath), { recursive: true });
    writeFileSync(fileTimesPath, JSON.stringify(this.#times));
  }
}

/**
 * The slowest files as lines of text, the slowest first.
 *
 * @param {{ name: string, ms: number }[]} times
 * @param {number} count
 */
export function slowestFiles(times, count) {
  return times
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}
