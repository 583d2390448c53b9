import type { ReportChanges } from '#api/contract/reports/issues';
import { changesBetween, type LedgerChange, type LedgerSums } from '#api/domain/reports/ledger-state';
import type { Ctx } from '#api/kernel/context';
import { found } from '#api/kernel/problem-error';
import { namesFor } from '#api/modules/emissions/sums/service';
import { ledgerStateOf } from '#api/modules/reports/documents/service';
import { requireReadable } from '#api/modules/reports/headers/service';
import * as repository from './repository';
import { assertIssued, keyOf } from './service';

type Call = {
  ctx: Ctx;
  input: { params: { headerId: number }; query: { issue?: number | undefined } };
};

/** What the ledger says today against an issue. An issue of a report that was changed since is compared by its number. */
export async function readReportChanges({ ctx, input: { params, query } }: Call): Promise<ReportChanges> {
  const header = await requireReadable(ctx, params.headerId);
  assertIssued(header, query.issue);
  const issue = found(await repository.findLedgerState(ctx.db, keyOf(header), query.issue));
  const { hasChanged, scopes, categories, locations } = changesBetween(
    issue.ledgerState,
    await ledgerStateOf(ctx, header.row.id),
  );
  const names = await namesFor(ctx);
  const words = wordsIn[ctx.locale];
  return {
    issueNumber: issue.number,
    issuedOn: issue.createdOn.toISOString(),
    hasChanged,
    scopes: scopes.map((change) => ({
      label: `${words.scope} ${change.scope}${words.methods[change.method]}`,
      ...figuresOf(change),
    })),
    categories: categories.map((change) => ({
      label: `${change.category} ${names.category(change.category)}${words.methods[change.method]}`,
      ...figuresOf(change),
    })),
    locations: locations.map((change) => ({
      locationId: change.locationId,
      label: names.location(change.locationId),
      ...figuresOf(change),
    })),
  };
}

const figuresOf = ({ issuedT, nowT, reasons }: LedgerChange) => ({ issuedT, nowT, reasons });

type Words = { scope: string; methods: Record<keyof LedgerSums, string> };

/** Scope 2 is listed by both methods, each with its name. */
const wordsIn: Record<Ctx['locale'], Words> = {
  en: { scope: 'Scope', methods: { none: '', location: ' (location-based)', market: ' (market-based)' } },
  pl: {
    scope: 'Zakres',
    methods: { none: '', location: ' (metoda lokalizacyjna)', market: ' (metoda rynkowa)' },
  },
};
