import type { Recalculation } from '#api/contract/emissions/recalculations';
import type { Locale } from '#api/contract/messages';
import { factorName as activityName } from '#api/domain/factors/names/factor-name';
import type { Ctx } from '#api/kernel/context';
import { localName } from '#api/kernel/names';
import type { EditionChoice } from './proposal-of';
import type { RunRow } from './repository-runs';

type Person = { firstName: string | null; lastName: string | null; email: string };

/** The reason of a recalculation that the portal proposes on its own (reference-update.ts). */
const correctedFactors: Record<Locale, string> = {
  en: 'Published emission factors were corrected',
  pl: 'Opublikowane wskaźniki emisji zostały poprawione',
};

export function nameOf(person: Person | null): string | null {
  return [person?.firstName, person?.lastName].filter(Boolean).join(' ') || (person?.email ?? null);
}

export function toWire({ run, requester, decider, ...target }: RunRow, ctx: Ctx): Recalculation {
  const choice = run.editionChoice as EditionChoice | null;
  return {
    recalculationId: run.id,
    kind: run.kind,
    state: run.state,
    periodStart: run.periodStart,
    periodEnd: run.periodEnd,
    gwpSet: run.gwpSet,
    headlineScope2Method: run.headlineScope2Method,
    editionChoice: choice?.choice ?? null,
    editionPublisher: choice?.publisher ?? null,
    editionYear: choice?.year ?? null,
    companyFactorName: factorName(target, ctx),
    locationName: target.locationName,
    totalRows: run.totalRows,
    doneRows: run.doneRows,
    changedRows: run.changedRows,
    failedRows: run.failedRows,
    reason: run.reason ?? (run.kind === 'settings' ? correctedFactors[ctx.locale] : null),
    decisionNote: run.decisionNote,
    requestedByName: nameOf(requester),
    createdOn: run.createdOn.toISOString(),
    decidedByName: nameOf(decider),
    decidedOn: run.decidedOn?.toISOString() ?? null,
  };
}

function factorName(
  {
    fuel,
    utility,
    activityPath,
    locationName,
  }: Pick<RunRow, 'fuel' | 'utility' | 'activityPath' | 'locationName'>,
  { locale }: Ctx,
): string | null {
  const item = fuel ?? utility;
  const name = item ? localName(item, locale) : activityPath && activityName(activityPath, locale);
  return name && locationName ? `${name}, ${locationName}` : name;
}
