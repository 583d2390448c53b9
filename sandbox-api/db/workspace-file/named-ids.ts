/**
 * References without a foreign key: in plain columns and within JSON. They are changed when a company gets
 * new ids. A column that is not listed here contains no id, or one of reference data, which is the same
 * everywhere; a test looks for columns that are neither (tests/architecture/workspace-file-ids.test.ts).
 *
 * Checksums are left unchanged: `report_issues.hash` is printed on distributed reports, so that the report
 * can be found by it; its document differs from the issued one only in the addresses of its pictures.
 */
import { readIssueImage } from '#api/contract/reports/issues';
import type { TableKey } from '#api/db/tables';
import { columnNamed, tables } from '#api/db/tables';
import type { StoredVariables } from '#api/domain/scenarios/prefill/stored-simulation';

/** The new id of a row. */
export type NewId = (table: TableKey, id: number) => number;

/** The other columns of the row, as they are in the file. */
type Row = (column: string) => unknown;

type Rewrite<Stored> = (value: Stored, newId: NewId, row: Row) => unknown;

/** Ids of rows that must be in the file, like those of a foreign key: the ledger has no foreign keys, for speed. */
export const neededIds: Partial<Record<TableKey, Record<string, TableKey>>> = {
  emissionLines: {
    company_id: 'companies',
    location_id: 'locations',
    factor_id: 'emissionFactors',
    company_factor_id: 'companyFactors',
    trail_id: 'emissionTrails',
  },
};

/** Ids of rows that may have been deleted; another column of the row may determine their table. */
export const plainIds: Partial<Record<TableKey, Record<string, TableKey | ((row: Row) => TableKey | null)>>> =
  {
    emissionLines: {
      source_id: entryTable,
    },
    evidenceLinks: { entry_id: entryOfEvidence },
    replacedEntries: { entry_id: entryOfEvidence },
    companyKeyFigures: { created_by: 'users' },
    reportHeaders: { based_on_id: 'reportHeaders' },
    reportGeneralInformations: { based_on_id: 'reportHeaders' },
    materialityAssessments: { based_on_header_id: 'reportHeaders' },
    materialityTopicEntries: { based_on_id: 'materialityTopicEntries' },
    materialityIros: { based_on_id: 'materialityIros' },
    recalculations: { last_change_id: 'auditLog' },
    recalculationFailures: { source_id: entryTable },
    auditLog: { entity_id: (row) => tableOfEntity(row('entity')) },
  };

/** A JSON column that refers to rows. */
export const idsInJson: Partial<Record<TableKey, Record<string, Rewrite<never>>>> = {
  auditLog: { before: changedFields, after: changedFields },
  recalculations: {
    extent: changedFields,
    cursor: (cursor: { kindIndex: number; afterId: number }, newId, row) => {
      const { kinds } = JSON.parse(String(row('extent'))) as { kinds?: string[] };
      const table = entryTables[kinds?.[cursor.kindIndex] ?? ''];
      return table && cursor.afterId > 0 ? { ...cursor, afterId: newId(table, cursor.afterId) } : cursor;
    },
  },
  emissionPins: {
    contract_shares: (shares: Record<string, unknown>, newId) =>
      withKeys(shares, (id) => newId('locationSupplyTypes', id)),
  },
  materialityIroAssessments: {
    activity_ids: (ids: number[], newId) => ids.map((id) => newId('materialityActivities', id)),
    stakeholder_ids: (ids: number[], newId) => ids.map((id) => newId('materialityStakeholders', id)),
  },
  reportIssues: {
    document: (document: unknown, newId) => everyText(document, (text) => pictureAddress(text, newId)),
    ledger_state: ledgerState,
  },
  replacedEntries: { entry: keptFields, links: keptFields },
  scenarioSimulations: {
    variables: placedVariables,
    inputs: (inputs: unknown, newId) => everyText(inputs, (text) => linkedAddress(text, newId)),
    facts: (facts: { locationNames: Record<string, string> }, newId) => ({
      ...facts,
      locationNames: withKeys(facts.locationNames, (id) => newId('locations', id)),
    }),
  },
};

/** A location is a variable itself, or a field of each of its rows; always as text. */
function placedVariables(variables: StoredVariables, newId: NewId): unknown {
  const placed = (value: unknown) =>
    typeof value === 'string' && /^[1-9]\d*$/.test(value) ? String(newId('locations', Number(value))) : value;
  const withPlace = (row: object) => ('location' in row ? { ...row, location: placed(row.location) } : row);
  return variables.map(({ code, value }) => {
    if (code === 'location') return { code, value: placed(value) };
    return { code, value: Array.isArray(value) ? value.map((row: object) => withPlace(row)) : value };
  });
}

/** Types of entries, by their names in the ledger; evidence says `valueChain` for the last one. */
const entryTables: Record<string, TableKey> = {
  fuel: 'fuelConsumptions',
  utility: 'utilityConsumptions',
  renewable: 'renewableConsumptions',
  scope3: 'scope3Consumptions',
  valueChain: 'scope3Consumptions',
};

function entryOfEvidence(row: Row): TableKey | null {
  return entryTables[String(row('entry_kind'))] ?? null;
}

function entryTable(row: Row): TableKey | null {
  return entryTables[String(row('source_kind'))] ?? null;
}

const entityTables = new Map(
  Object.keys(tables).map((key) => [key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), key]),
);

function tableOfEntity(entity: unknown): TableKey | null {
  // Of its user and type, and of the mail, which has neither.
  if (entity === 'widget_selections') return null;
  const key = entity === 'widget_durations' ? 'users' : entityTables.get(String(entity));
  const table = key as TableKey | undefined;
  return table && columnNamed(tables[table], 'id') ? table : null;
}

/** Fields of entered and recorded data, by the table that they refer to. */
export const idFields: Record<string, TableKey> = {
  companyId: 'companies',
  locationId: 'locations',
  userId: 'users',
  createdBy: 'users',
  updatedBy: 'users',
  requestedBy: 'users',
  decidedBy: 'users',
  answeredBy: 'users',
  ownerId: 'users',
  companyFactorId: 'companyFactors',
  locationSupplyTypeId: 'locationSupplyTypes',
  importId: 'imports',
  intakeId: 'intakes',
  intakeProfileId: 'intakeProfiles',
  evidenceFileId: 'evidenceFiles',
  recordedBy: 'users',
  confirmedBy: 'users',
  pinId: 'emissionPins',
  recalculationId: 'recalculations',
  reviewHeaderId: 'reviewHeaders',
  headerId: 'reportHeaders',
  reportHeaderId: 'reportHeaders',
  basedOnHeaderId: 'reportHeaders',
  issueId: 'reportIssues',
  topicEntryId: 'materialityTopicEntries',
  iroId: 'materialityIros',
  activityIds: 'materialityActivities',
  stakeholderIds: 'materialityStakeholders',
  stakeholders: 'materialityStakeholders',
  scenarioBackupIds: 'scenarioSimulations',
  simulationIds: 'scenarioSimulations',
};

/** Fields of the history of changes that refer to the changed row itself, or to another row of its table. */
const ownFields = ['id', 'ids', 'correctsId'];
/** The report that a copy was made from; within an assessment, the copied row of the same type. */
const basedOn: Record<string, TableKey> = {
  report_headers: 'reportHeaders',
  report_general_informations: 'reportHeaders',
  materiality_topic_entries: 'materialityTopicEntries',
  materiality_iros: 'materialityIros',
};

function changedFields(fields: unknown, newId: NewId, row: Row): unknown {
  const entity = String(row('entity') ?? '');
  return fieldsOf({ entity, own: tableOfEntity(entity) }, fields, newId);
}

/** The key of an entry that is kept, and of the entry of its evidence, is in the row itself. */
function keptFields(fields: unknown, newId: NewId): unknown {
  return fieldsOf({ entity: '', own: null }, fields, newId);
}

function fieldsOf(
  { entity, own }: { entity: string; own: TableKey | null },
  fields: unknown,
  newId: NewId,
): unknown {
  const visit = (value: unknown, isTop: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => visit(item, false));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => {
        const table =
          isTop && ownFields.includes(name)
            ? own
            : name === 'basedOnId'
              ? (basedOn[entity] ?? null)
              : (idFields[name] ?? null);
        return [name, table ? withNewIds(field, (id) => newId(table, id), visit) : visit(field, false)];
      }),
    );
  };
  return visit(fields, true);
}

/** An id, an id as text, or several of them; anything else is not an id. */
function withNewIds(
  field: unknown,
  change: (id: number) => number,
  visit: (value: unknown, isTop: boolean) => unknown,
): unknown {
  if (typeof field === 'number' && Number.isInteger(field) && field > 0) return change(field);
  if (typeof field === 'string' && /^[1-9]\d{0,9}$/.test(field)) return String(change(Number(field)));
  if (Array.isArray(field)) return field.map((item) => withNewIds(item, change, visit));
  return visit(field, false);
}

type LedgerState = {
  shares: { locationId: number }[];
  factors: { id: number }[];
  companyFactorIds: number[];
  groups: { locationId: number; rows: string[] }[];
};

/** See domain/reports/ledger-state.ts; a row is `fuel1000.<what was entered>.<its result>`. */
function ledgerState(state: LedgerState, newId: NewId): LedgerState {
  const place = <Of extends { locationId: number }>(of: Of): Of => ({
    ...of,
    locationId: newId('locations', of.locationId),
  });
  return {
    ...state,
    shares: state.shares.map(place),
    factors: state.factors.map((factor) => ({ ...factor, id: newId('emissionFactors', factor.id) })),
    companyFactorIds: state.companyFactorIds.map((id) => newId('companyFactors', id)),
    groups: state.groups.map((group) => ({
      ...place(group),
      rows: group.rows.map((row) => entryOfRow(row, newId)),
    })),
  };
}

function entryOfRow(row: string, newId: NewId): string {
  return row.replace(/^(fuel|utility|renewable|scope3)(\d+)/, (whole, kind: string, id: string) => {
    const table = entryTables[kind];
    return table ? `${kind}${newId(table, Number(id))}` : whole;
  });
}

const issuePicture = new RegExp(`^${readIssueImage.path.replaceAll(/\{\w+\}/g, '(\\d+)')}$`);

function pictureAddress(text: string, newId: NewId): string {
  const [, headerId, number, imageId] = issuePicture.exec(text) ?? [];
  if (!headerId || !number || !imageId) return text;
  return readIssueImage.path
    .replace('{headerId}', String(newId('reportHeaders', Number(headerId))))
    .replace('{number}', number)
    .replace('{imageId}', String(newId('reportIssueImages', Number(imageId))));
}

/** Addresses in the portal: `/explorer?location=101&…`, `/factors?factor=1210897`. */
function linkedAddress(text: string, newId: NewId): string {
  if (!text.startsWith('/')) return text;
  return text
    .replace(/([?&]location=)(\d+)/, (_, name: string, id: string) => name + newId('locations', Number(id)))
    .replace(
      /([?&]factor=)(\d+)/,
      (_, name: string, id: string) => name + newId('emissionFactors', Number(id)),
    );
}

function everyText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => everyText(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, everyText(field, change)]));
}

function withKeys<Value>(
  record: Record<string, Value>,
  change: (id: number) => number,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([id, value]) => [String(change(Number(id))), value]));
}
