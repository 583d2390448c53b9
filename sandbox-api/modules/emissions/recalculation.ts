import type { Db } from '#api/db/db';
import type { Contract, EmissionSettings } from '#api/domain/emissions/activity';
import { type LedgerEntry, replaceManyEmissionLines } from './emission-lines';
import {
  findActivities,
  type RecordedActivity,
  type RecordedKind,
  writeHeadlines,
} from './repository-activities';
import { findContracts, findEmissionSetting } from './repository-context';

/** Rows worked on at once; a batch is one set of statements. */
const batchSize = 500;

type Scope = { db: Db; companyId: number; locationId?: number };

/**
 * Works out the stored rows again with the settings, contracts and factors of now: lines, monthly sums and each
 * row's headline figure. On the caller's handle; returns how many rows were done. Rows' stamps stay.
 */
export async function recalculateEmissions(scope: Scope): Promise<number> {
  let done = 0;
  for (const kind of ['fuel', 'utility', 'renewable', 'scope3'] as const)
    done += await recalculateKind(scope, kind, false);
  return done;
}

/** The same for the electricity of one location, after one of its contracts changed. */
export async function recalculateElectricity(scope: Scope & { locationId: number }): Promise<number> {
  return recalculateKind(scope, 'utility', true);
}

async function recalculateKind(scope: Scope, kind: RecordedKind, isElectricity: boolean): Promise<number> {
  const contexts = new LocationContexts(scope);
  let afterId = 0;
  let done = 0;
  for (;;) {
    const { db, companyId, locationId } = scope;
    const rows = await findActivities(db, companyId, kind, {
      locationId,
      afterId,
      limit: batchSize,
      isElectricity,
    });
    if (rows.length === 0) return done;
    const entries: LedgerEntry[] = [];
    for (const row of rows) entries.push(await contexts.entryOf(kind, row));
    const results = await replaceManyEmissionLines({ db, companyId, entries });
    const figures = results.map(({ source, carbonEquivalentKg }) => ({ id: source.id, carbonEquivalentKg }));
    await writeHeadlines(db, companyId, kind, figures);
    afterId = rows.at(-1)?.id ?? afterId;
    done += rows.length;
  }
}

/** Country, settings and contracts, read once per location. */
class LocationContexts {
  private readonly settings = new Map<number, { countryCode: string; settings: EmissionSettings }>();
  private readonly contracts = new Map<string, Contract[]>();

  constructor(private readonly scope: Scope) {}

  async entryOf(kind: RecordedKind, { id, locationId, activity }: RecordedActivity): Promise<LedgerEntry> {
    const contracts =
      activity.kind === 'utility' ? await this.contractsOf(locationId, activity.utilityId) : [];
    const { countryCode, settings } = await this.settingOf(locationId);
    return { countryCode, settings, locationId, source: { kind, id }, activity, contracts };
  }

  private async settingOf(locationId: number) {
    const { db, companyId } = this.scope;
    const setting = this.settings.get(locationId) ?? (await findEmissionSetting(db, companyId, locationId));
    if (!setting) throw new Error(`Location ${locationId} is not of company ${companyId}.`);
    this.settings.set(locationId, setting);
    return setting;
  }

  private async contractsOf(locationId: number, utilityId: number): Promise<Contract[]> {
    const key = `${locationId}:${utilityId}`;
    const { db, companyId } = this.scope;
    const contracts = this.contracts.get(key) ?? (await findContracts(db, companyId, locationId, utilityId));
    this.contracts.set(key, contracts);
    return contracts;
  }
}
