import { type FactorActivity, type StoredSet, unpackActivities } from '#api/domain/factors/factor-set';
import { slug } from './labels';

/** Gives each label a permanent number: known ones keep theirs, new ones are appended. */
export class ActivityRegister {
  private readonly byCode = new Map<string, FactorActivity>();
  private lastId = 0;

  constructor(stored: StoredSet | null) {
    for (const activity of stored ? unpackActivities(stored) : []) {
      this.byCode.set(activity.code, activity);
      this.lastId = Math.max(this.lastId, activity.id);
    }
  }

  idOf(series: string, path: readonly string[]): number {
    const code = codeOf(series, path);
    const known = this.byCode.get(code);
    if (known) return known.id;
    this.lastId += 1;
    this.byCode.set(code, { id: this.lastId, code, series, path: path.join(' › ') });
    return this.lastId;
  }

  /** The number of a known label, or undefined. */
  find(series: string, path: readonly string[]): number | undefined {
    return this.byCode.get(codeOf(series, path))?.id;
  }

  toStored(): StoredSet {
    const rows = [...this.byCode.values()]
      .sort((left, right) => left.id - right.id)
      .map(({ id, code, series, path }) => [id, code, series, path].join('|'));
    return { columns: 'id|code|series|path', rows };
  }
}

function codeOf(series: string, path: readonly string[]): string {
  return `${series}:${path.map(slug).join('/')}`;
}
