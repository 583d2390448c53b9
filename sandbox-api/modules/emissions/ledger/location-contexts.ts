import type { Db } from '#api/db/db';
import type { Contract, EmissionSettings } from '#api/domain/emissions/activity';
import { contractsInForce } from './contracts-in-force';
import type { LedgerEntry } from './emission-lines';
import type { RecordedActivity, RecordedKind } from './repository-activities';
import { type EmissionSetting, findEmissionSetting } from './repository-context';

type Scope = {
  db: Db;
  companyId: number;
  /** Settings to use instead of the company's current ones. */
  settingsOf?: (settings: EmissionSettings) => EmissionSettings;
  /** Contracts to use instead of the location's current ones. */
  contractsOf?: (contracts: Contract[]) => Contract[];
};

/** Reads country, part of the grid, settings and contracts once per location. */
export class LocationContexts {
  private readonly settings = new Map<number, Omit<EmissionSetting, 'isActive'>>();
  private readonly contracts = new Map<string, Contract[]>();

  constructor(private readonly scope: Scope) {}

  async entryOf(kind: RecordedKind, { id, locationId, activity }: RecordedActivity): Promise<LedgerEntry> {
    const { countryCode, gridSubregion, settings } = await this.settingOf(locationId);
    const contracts =
      activity.kind === 'utility' ? await this.contractsOf(locationId, activity.utilityId) : [];
    const place = { countryCode, gridSubregion, locationId };
    return { ...place, settings, source: { kind, id }, activity, contracts };
  }

  private async settingOf(locationId: number) {
    const known = this.settings.get(locationId);
    if (known) return known;
    const { db, companyId, settingsOf = (settings) => settings } = this.scope;
    const found = await findEmissionSetting(db, companyId, locationId);
    if (!found) throw new Error(`Location ${locationId} is not of company ${companyId}.`);
    const setting = { ...found, settings: settingsOf(found.settings) };
    this.settings.set(locationId, setting);
    return setting;
  }

  private async contractsOf(locationId: number, utilityId: number): Promise<Contract[]> {
    const key = `${locationId}:${utilityId}`;
    const { db, companyId, contractsOf } = this.scope;
    const known = this.contracts.get(key);
    if (known) return known;
    const { countryCode, settings } = await this.settingOf(locationId);
    const place = { db, companyId, locationId, utilityId };
    const contracts = await contractsInForce({ ...place, countryCode, settings, contractsOf });
    this.contracts.set(key, contracts);
    return contracts;
  }
}
