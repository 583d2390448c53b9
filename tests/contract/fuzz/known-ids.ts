import fc from 'fast-check';
import type { Endpoint } from '#api/contract/endpoint';
import type { Company } from '#api/testing/filled/insert-company';
import { chanceOf } from './chance';
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

/**
 * Keys of rows of other types, because each type counts from one, and of reference data. Not all ids of earlier
 * responses: those of one more call would change all other requests.
 */
const guesses = fc.oneof(
  fc.constantFrom(1, 2, 3),
  fc.integer({ min: 1, max: 60 }),
  fc.constantFrom(101, 504, 616, climateMitigation),
);

/** The maximum number of remembered rows with the same names. */
const mostAlike = 40;

/** What the walk has learned: ids by field name, and rows whose ids belong together. */
export class KnownIds {
  private readonly byName = new Map<string, number[]>();
  /** Distinct rows by the names that they have, newest last. */
  private readonly rows = new Map<string, Map<string, Row>>();
  /** The last row that named a key. */
  private readonly lastWith = new Map<string, Row>();
  /** The type of each report. */
  private readonly reports = new Map<number, number>();
  /**
   * The key of a row by the path it is created at: `/api/Locations` creates what `/api/Locations/{id}` and all paths
   * below it name.
   */
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

  /** Ids of an outer row apply to its inner rows too: a fuel and each of its units. */
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
    this.keep(row);
    for (const field of Object.values(value)) this.learn(field, row);
  }

  /** Mostly a known id of that name, the newest first; otherwise what may be the key of another item. */
  choice(name: string, { path }: Endpoint): fc.Arbitrary<unknown> | undefined {
    const ofPath = choicesAt[path]?.[name];
    if (ofPath) return ofPath;
    if (name === 'questionId') return picturedQuestions;
    // Half of the calls use reports with questions, whatever the seed.
    if (name === 'reportId' && path === headersPath) return fc.constantFrom(1, askingReport);
    const asking = name === 'headerId' && path.startsWith(questionnairePath) ? this.asking() : [];
    if (asking.length > 0)
      return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...asking) }, fc.constantFrom(1, 2, 3));
    const ofMateriality = this.choiceOfMateriality(name, path);
    if (ofMateriality) return ofMateriality;
    const ofScenario = this.choiceOfScenario(name, path);
    if (ofScenario) return ofScenario;
    if (!isIdName(name)) return choicesAt[path] ? undefined : choices[name];
    const keyName = keysAt[path]?.[name] ?? name;
    const own = this.madeAbove(path, name) ?? this.byName.get(keyName) ?? [];
    const [newest] = own;
    if (newest === undefined) return guesses;
    return fc.oneof(
      { weight: 3, arbitrary: fc.constant(newest) },
      { weight: 3, arbitrary: fc.constantFrom(...own) },
      { weight: 1, arbitrary: guesses },
    );
  }

  /** Keys of the rows that a path names by that placeholder, if a call created some. */
  private madeAbove(path: string, name: string): readonly number[] | undefined {
    const [below = path] = path.split(`/{${name}}`);
    const isPlaceholder = below !== path;
    const madeAt = createdAt[`${path} ${name}`] ?? (isPlaceholder ? (createdAt[below] ?? below) : path);
    return isPlaceholder || madeAt !== path ? this.byPath.get(madeAt)?.ids : undefined;
  }

  /**
   * Mostly the first report with questions, so that one assessment fills up; its keys in lists are those learned for
   * it.
   */
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
    // An assessment is started, or copied from the one that fills up, in a report that has none.
    const isBegun = !path.endsWith('/Copies') && !path.endsWith('/Information');
    const mostly = isBegun || name !== 'id' ? [first] : reports;
    return fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...mostly) }, fc.constantFrom(1, 2, ...reports));
  }

  /** The form of a scenario is data, so no schema says what fits it: mostly the completed form of compressed air. */
  private choiceOfScenario(name: string, path: string): fc.Arbitrary<unknown> | undefined {
    if (name === 'variables') {
      const [locationId = 1] = this.byName.get('locationId') ?? [];
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

  /** Keys of rows that a call to that path created, newest first. */
  madeAt(path: string): readonly number[] {
    return this.byPath.get(path)?.ids ?? [];
  }

  /**
   * An item of the type that an assessment form is for, if there is an unassessed one. Of several the newest stays
   * open, because an assessed one cannot be deleted.
   */
  openItemFor(form: object): number | undefined {
    const plural = iroPlurals.find((name) => scaleOf[name] in form);
    if (!plural) return undefined;
    const items = this.madeAt(`${materialityPath}/Topics/${plural}`);
    const assessed = this.madeAt(`${materialityPath}/${plural}/Assessments`);
    return items.slice(1).find((id) => !assessed.includes(id)) ?? items.at(-1);
  }

  /** The last known unit of a row. */
  unitOf(keyName: string, id: unknown): number | undefined {
    return this.lastWith.get(`${keyName} ${id}`)?.unitId ?? undefined;
  }

  /** The report of an answer. */
  headerOf(answerId: unknown): number | undefined {
    return this.lastWith.get(`reportAnswerId ${answerId}`)?.reportHeaderId ?? undefined;
  }

  /** The type of a report. */
  reportOf(headerId: unknown): number | undefined {
    return typeof headerId === 'number' ? this.reports.get(headerId) : undefined;
  }

  /** Reports with questions, newest first. */
  private asking(): number[] {
    return [...this.reports].flatMap(([id, kind]) => (kind === askingReport ? [id] : [])).reverse();
  }

  /** The name of a path key within the row: `{id}` is `fuelConsumptionId` there. */
  keyNameOf({ path }: Endpoint): string | undefined {
    return this.byPath.get(path.replace('/{id}', ''))?.keyName;
  }

  /** Ids that belong together, for as many body fields as any known row has. */
  consistent(body: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
    return fc.tuple(body, fc.nat(400)).map(([value, draw]) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      const row = fallsTo(draw, this.rowsFitting(value)) ?? {};
      return Object.fromEntries(
        Object.entries(value).map(([name, field]) => [name, name in row ? row[name] : field]),
      );
    });
  }

  /** The rows that share most of its names, by their text, if they share more than one. */
  private rowsFitting(value: object): Map<string, Row> {
    let most = 1;
    let fitting = new Map<string, Row>();
    for (const [names, rows] of this.rows) {
      const overlap = names.split(' ').filter((name) => name in value).length;
      if (overlap > most) fitting = new Map(rows);
      else if (overlap === most && most > 1) for (const [text, row] of rows) fitting.set(text, row);
      most = Math.max(most, overlap);
    }
    return fitting;
  }

  /** The newest rows of each set of names, so that responses of other calls displace none. */
  private keep(row: Row): void {
    const names = Object.keys(row);
    if (names.length < 2) return;
    for (const name of names) this.lastWith.set(`${name} ${row[name]}`, row);
    if (row.reportHeaderId && row.reportId) this.reports.set(row.reportHeaderId, row.reportId);
    const alike = this.rows.get(names.join(' ')) ?? new Map<string, Row>();
    const text = JSON.stringify(row);
    // A row that is seen again becomes the newest.
    alike.delete(text);
    alike.set(text, row);
    const [oldest] = alike.keys();
    if (alike.size > mostAlike && oldest !== undefined) alike.delete(oldest);
    this.rows.set(names.join(' '), alike);
  }

  private remember(name: string, id: number): void {
    const known = this.byName.get(name) ?? [];
    if (!known.includes(id)) this.byName.set(name, [id, ...known].slice(0, 8));
  }
}

/** The item that a random number selects: adding one to the list changes few selections. */
function fallsTo<T>(draw: number, items: ReadonlyMap<string, T>): T | undefined {
  let best: { chance: number; item: T } | undefined;
  for (const [text, item] of items) {
    const chance = chanceOf(`${draw} ${text}`);
    if (!best || chance > best.chance) best = { chance, item };
  }
  return best?.item;
}

function isIdName(name: string): boolean {
  return /id$/i.test(name);
}
