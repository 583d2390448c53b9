import fc from 'fast-check';
import type { Endpoint } from '#api/contract/endpoint';
import type { Company } from '#api/testing/insert-company';
import {
  askingReport,
  choices,
  choicesAt,
  climateMitigation,
  compressedAirId,
  createdAt,
  filledCompressedAir,
  headersPath,
  iroPlurals,
  keysAt,
  materialityPath,
  picturedQuestions,
  questionnairePath,
  savesPath,
  scaleOf,
  scenariosPath,
} from './field-choices';

export type KnownCompany = Pick<Company, 'locationId' | 'userId'>;

type Row = Record<string, number | null>;

/** What the walk was told: ids by the name of their field, and rows whose ids belong together. */
export class KnownIds {
  private readonly byName = new Map<string, number[]>();
  private readonly rows: Row[] = [];
  /** The key of a row by the path it is created at: `/api/Locations` makes what `/api/Locations/{id}` and all below it names. */
  private readonly byPath = new Map<string, { keyName: string; ids: number[] }>();

  constructor(company: KnownCompany) {
    this.byName.set('locationId', [company.locationId]);
    this.byName.set('userId', Object.values(company.userId));
  }

  learnFrom(endpoint: Endpoint, body: unknown): void {
    this.learn(body);
    const [key] = Object.entries(body ?? {}).filter(([name]) => isIdName(name));
    if (endpoint.method !== 'post' || typeof key?.[1] !== 'number') return;
    const known = this.byPath.get(endpoint.path)?.ids ?? [];
    this.byPath.set(endpoint.path, { keyName: key[0], ids: [key[1], ...known].slice(0, 8) });
  }

  /** Ids of an outer row hold for its inner rows too: a fuel and each of its units. */
  learn(value: unknown, outer: Row = {}): void {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value.slice(0, 12)) this.learn(item, outer);
      return;
    }
    const own = Object.entries(value).filter(
      (entry): entry is [string, number | null] =>
        isIdName(entry[0]) && (typeof entry[1] === 'number' || entry[1] === null),
    );
    for (const [name, id] of own) if (id !== null) this.remember(name, id);
    const row = { ...outer, ...Object.fromEntries(own) };
    if (Object.keys(row).length > 1) this.rows.push(row);
    for (const field of Object.values(value)) this.learn(field, row);
  }

  /** A known id of that name mostly; any other known id or a small number otherwise. */
  choice(name: string, { path }: Endpoint): fc.Arbitrary<unknown> | undefined {
    if (name === 'questionId') return picturedQuestions;
    // Half of the calls are of reports that ask questions, whatever the seed.
    if (name === 'reportId' && path === headersPath) return fc.constantFrom(1, askingReport);
    const asking = name === 'headerId' && path.startsWith(questionnairePath) ? this.asking() : [];
    if (asking.length > 0)
      return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...asking) }, fc.constantFrom(1, 2, 3));
    const ofMateriality = this.choiceOfMateriality(name, path);
    if (ofMateriality) return ofMateriality;
    const ofScenario = this.choiceOfScenario(name, path);
    if (ofScenario) return ofScenario;
    if (!isIdName(name)) return (choicesAt[path] ?? choices)[name];
    const keyName = keysAt[path]?.[name] ?? name;
    const [below = path] = path.split(`/{${name}}`);
    const madeAt = createdAt[`${path} ${name}`] ?? createdAt[below] ?? below;
    const own = this.byPath.get(madeAt)?.ids ?? this.byName.get(keyName) ?? [];
    const others = [...this.byName.values()].flat();
    const guesses = fc.constantFrom(1, 2, 3, ...others);
    return own.length === 0 ? guesses : fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...own) }, guesses);
  }

  /** Mostly the first report that asks questions, so that one assessment fills; its keys in lists are those it was told. */
  private choiceOfMateriality(name: string, path: string): fc.Arbitrary<unknown> | undefined {
    if (!path.startsWith(materialityPath)) return undefined;
    const activities = this.madeAt(`${materialityPath}/Activities`);
    if (name === 'activities' && activities.length > 0)
      return fc.subarray([...activities], { minLength: 1, maxLength: Math.min(3, activities.length) });
    const plural = iroPlurals.find((one) => path === `${materialityPath}/Topics/${one}/{iroId}`);
    const [newest] = plural ? this.madeAt(`${materialityPath}/Topics/${plural}`) : [];
    if (name === 'iroId' && newest !== undefined)
      return fc.oneof({ weight: 2, arbitrary: fc.constant(newest) }, fc.constantFrom(1, 2, 3, newest - 1));
    if (name === 'subtopicId') return fc.constantFrom(climateMitigation, climateMitigation, 1, 1001);
    const reports = this.asking();
    const first = reports.at(-1);
    if (first === undefined || !['id', 'otherId', 'fromReportHeaderId'].includes(name)) return undefined;
    // A copy is made of the one that fills, in one that is not begun.
    const mostly = path.endsWith('/Copies') && name === 'id' ? reports : [first];
    return fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...mostly) }, fc.constantFrom(1, 2, ...reports));
  }

  /** The form of a scenario is data, so no schema says what fits it: mostly the one of compressed air, filled. */
  private choiceOfScenario(name: string, path: string): fc.Arbitrary<unknown> | undefined {
    if (name === 'variables') {
      const [locationId = 1] = (this.byName.get('locationId') ?? []).toReversed();
      const filled = filledCompressedAir(locationId);
      const broken = [[], [{ code: '__proto__', value: 1 }], filled.slice(3), [...filled, ...filled]];
      return fc.oneof({ weight: 6, arbitrary: fc.constant(filled) }, fc.constantFrom(...broken));
    }
    if (name === 'scenarioBackupIds') {
      const saves = this.madeAt(savesPath);
      return saves.length > 1
        ? fc.oneof(fc.constantFrom(...saves.map((id) => [id])), fc.constant(saves.slice(0, 2)))
        : undefined;
    }
    const isOfScenario = path.startsWith(`${scenariosPath}/{id}/`) && ['id', 'scenarioId'].includes(name);
    return isOfScenario
      ? fc.oneof({ weight: 8, arbitrary: fc.constant(compressedAirId) }, fc.integer({ min: 1, max: 10 }))
      : undefined;
  }

  /** Keys of rows that a call to that path made, newest first. */
  madeAt(path: string): readonly number[] {
    return this.byPath.get(path)?.ids ?? [];
  }

  /**
   * An item of the kind that a form of an assessment is for, if there is one without an assessment. Of several the newest
   * stays open: an assessed one cannot be deleted.
   */
  openItemFor(form: object): number | undefined {
    const plural = iroPlurals.find((name) => scaleOf[name] in form);
    if (!plural) return undefined;
    const items = this.madeAt(`${materialityPath}/Topics/${plural}`);
    const assessed = this.madeAt(`${materialityPath}/${plural}/Assessments`);
    return items.slice(1).find((id) => !assessed.includes(id)) ?? items.at(-1);
  }

  /** The unit that a row was last told to be in. */
  unitOf(keyName: string, id: unknown): number | undefined {
    return this.rows.findLast((row) => row[keyName] === id)?.unitId ?? undefined;
  }

  /** The report that an answer is of. */
  headerOf(answerId: unknown): number | undefined {
    return this.rows.findLast((row) => row.reportAnswerId === answerId)?.reportHeaderId ?? undefined;
  }

  /** The kind of a report. */
  reportOf(headerId: unknown): number | undefined {
    return (
      this.rows.findLast((row) => row.reportHeaderId === headerId && row.reportId)?.reportId ?? undefined
    );
  }

  /** Reports that ask questions, newest first. */
  private asking(): number[] {
    const ids = this.rows.flatMap((row) => (row.reportId === askingReport ? [row.reportHeaderId] : []));
    return [...new Set(ids.filter((id) => typeof id === 'number'))].reverse();
  }

  /** The name that the key in a path has within the row: `{id}` is `fuelConsumptionId` there. */
  keyNameOf({ path }: Endpoint): string | undefined {
    return this.byPath.get(path.replace('/{id}', ''))?.keyName;
  }

  /** Ids that belong together, for as many fields of a body as any known row has. */
  consistent(body: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
    const rows = this.rows.slice(-400);
    return fc.tuple(body, fc.nat(400)).map(([value, position]) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      const overlap = (row: Row) => Object.keys(row).filter((name) => name in value).length;
      const most = Math.max(0, ...rows.map(overlap));
      const fitting = most > 1 ? rows.filter((row) => overlap(row) === most) : [];
      const row = fitting[position % Math.max(fitting.length, 1)] ?? {};
      return Object.fromEntries(
        Object.entries(value).map(([name, field]) => [name, name in row ? row[name] : field]),
      );
    });
  }

  private remember(name: string, id: number): void {
    const known = this.byName.get(name) ?? [];
    if (!known.includes(id)) this.byName.set(name, [id, ...known].slice(0, 8));
  }
}

function isIdName(name: string): boolean {
  return /id$/i.test(name);
}
