import type { TopicEdition } from '#api/contract/materiality/information';
import { databaseOf } from '#api/db/db';
import { type Edition, readEdition } from '#api/domain/materiality/edition';
import type { Ctx } from '#api/kernel/context';
import { found } from '#api/kernel/problem-error';
import { findEditionContent, findEditionVersions } from './repository';

export type KnownEdition = { version: string; edition: Edition };

/** Editions read so far, by database. A row never changes, so what was read stays true. */
const cache = new WeakMap<object, Map<string, Edition>>();

/** The edition that an assessment names. */
export async function editionOf({ db }: Pick<Ctx, 'db'>, version: string): Promise<Edition> {
  const key = databaseOf(db);
  const known = cache.get(key) ?? new Map<string, Edition>();
  cache.set(key, known);
  const edition = known.get(version) ?? readEdition(found(await findEditionContent(db, version)));
  known.set(version, edition);
  return edition;
}

/** The edition with which an assessment by these standards starts. */
export async function newestEdition(ctx: Pick<Ctx, 'db'>, standards: TopicEdition): Promise<KnownEdition> {
  const versions = (await findEditionVersions(ctx.db)).filter((one) => one.startsWith(`${standards}-`));
  const version = found(versions.toSorted((a, b) => numberOf(b) - numberOf(a))[0]);
  return { version, edition: await editionOf(ctx, version) };
}

function numberOf(version: string): number {
  return Number(version.split('-')[1]);
}

/**
 * Standards that a financial year may be assessed by, the usual one first: the simplified ESRS apply from 2027 on and may be
 * chosen for 2026 (Delegated Regulation (EU) 2026/1563).
 */
export function standardsOfYear(year: number): readonly TopicEdition[] {
  if (year <= 2025) return ['ESRS2023'];
  return year === 2026 ? ['ESRS2023', 'ESRS2026'] : ['ESRS2026'];
}

/** Whether a report of this period may be assessed by the edition. */
export function isOfYear({ standards }: Pick<Edition, 'standards'>, report: { periodEnd: string }): boolean {
  return standardsOfYear(financialYear(report)).includes(standards);
}

/** The financial year of a report is that of its last day. */
export function financialYear({ periodEnd }: { periodEnd: string }): number {
  return Number(periodEnd.slice(0, 4));
}

/** Lists that are the same in all editions, such as sectors and sizes. */
export async function commonLists(ctx: Ctx): Promise<Edition> {
  return (await newestEdition(ctx, 'ESRS2023')).edition;
}

/** Whether a topic or a subtopic is of an edition other than this one; keys are given once over all editions. */
export async function isOfOtherEdition(
  ctx: Ctx,
  { standards }: Edition,
  list: 'topicById' | 'subtopicById',
  id: number,
): Promise<boolean> {
  for (const other of (['ESRS2023', 'ESRS2026'] as const).filter((one) => one !== standards)) {
    const { edition } = await newestEdition(ctx, other);
    if (edition[list].has(id)) return true;
  }
  return false;
}
