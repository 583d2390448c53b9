import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Document, DocumentTable } from '#api/contract/documents/document';
import { locations } from '#api/db/schema/company';
import { auditLog, jobs } from '#api/db/schema/platform';
import { emissionFactors, factorEditions } from '#api/db/schema/reference';
import {
  companyLockedReports,
  reportAnswers,
  reportFacilities,
  reportHeaders,
  reportIssues,
} from '#api/db/schema/reports';
import { type LedgerState, totalsOf } from '#api/domain/reports/ledger-state';
import { digest } from '#api/kernel/digest';
import { runDueJobs } from '#api/kernel/jobs';
import { readReportHeader } from '#api/modules/reports/headers/read';
import { canonicalJson } from '#api/modules/reports/issues/canonical-json';
import { finishReport } from '#api/modules/reports/issues/finish';
import { generateReport } from '#api/modules/reports/issues/service';
import { listQuestionnairePages } from '#api/modules/reports/questionnaires/service';
import { listReports } from '#api/modules/reports/reports/service';
import { readReportValidations } from '#api/modules/reports/validations/service';
import { createDemoApi } from '#api/testing/create-demo-api';
import { demoCompanies } from '../../companies/demo-companies';
import { referenceDate } from '../../reference-date';
import { contextOf } from './demo-context';
import { demoJobs } from './demo-jobs';
import { finishDemoReportsJob } from './finish-reports';
import { rollForward } from './roll-forward';

type Api = Awaited<ReturnType<typeof createDemoApi>>;

let api: Api;
const today = new Date(`${referenceDate}T12:00:00Z`);
const headersOf = ({ db }: Api) => db.select().from(reportHeaders).orderBy(asc(reportHeaders.id));
const issuesOf = ({ db }: Api) => db.select().from(reportIssues).orderBy(asc(reportIssues.headerId));
/** Only a greenhouse gas report has a workbook. */
const isInventory = ({ workbook }: { workbook: unknown }) => workbook !== null;
const inventoriesOf = async (of: Api) => (await issuesOf(of)).filter(isInventory);
async function statementOf(of: Api) {
  const [statement, ...others] = (await issuesOf(of)).filter((issue) => !isInventory(issue));
  expect(others).toEqual([]);
  if (!statement) throw new Error('There is no finished sustainability statement.');
  return { ...statement, document: statement.document as Document };
}

/** Advances the time between two of them. */
async function runJobs({ db, platform }: Api, from: Date = today): Promise<void> {
  for (let now: Date | null = from; now; ) {
    const at = now;
    now = await runDueJobs(db, { ...platform, clock: { now: () => at } }, demoJobs);
  }
}

function contextIn({ db, platform }: Api, companyId: number, userId: number) {
  const company = demoCompanies.find(({ id }) => id === companyId);
  if (!company) throw new Error(`There is no company ${companyId}.`);
  return contextOf({ db, platform }, company, userId);
}

/** What each owner is told about changes of the ledger since the issue. */
async function dataChanges(of: Api) {
  const answers = [];
  for (const { id: headerId, companyId, createdBy } of await headersOf(of)) {
    const ctx = contextIn(of, companyId, createdBy);
    const { issueNumber, dataChange } = await readReportHeader({ ctx, input: { params: { headerId } } });
    answers.push({ issueNumber, dataChange });
  }
  return answers;
}

function tableIn(document: Document, title: string): DocumentTable {
  const table = document.pages
    .flatMap(({ sections }) => sections)
    .flatMap(({ paragraphs }) => paragraphs)
    .find((paragraph) => paragraph.type === 'table' && paragraph.title === title);
  if (table?.type !== 'table') throw new Error(`There is no table "${title}".`);
  return table;
}

/** The last row of a table by the key of its column. */
function totalIn(document: Document, title: string): Record<string, unknown> {
  const table = tableIn(document, title);
  return Object.fromEntries(table.columns.map(({ key }, index) => [key, table.total?.[index]]));
}

const finished = { issueNumber: 1, dataChange: null };
const inProgress = { issueNumber: null, dataChange: null };
const reconciliation = {
  pl: 'Uzgodnienie z raportem o emisjach gazów cieplarnianych',
  en: 'Reconciliation with the greenhouse gas report',
};
const byLocation = { pl: 'Emisje według lokalizacji', en: 'Emissions by location' };
const accordance = { pl: 'Sporządzono zgodnie z', en: 'Prepared in accordance with' };
const basis = { pl: 'Sporządzono na podstawie', en: 'Prepared on the basis of' };

beforeAll(async () => {
  api = await createDemoApi();
});
afterAll(() => api.close());

it('ships them unfinished with nothing missing, so that the snapshot has neither documents nor workbooks', async () => {
  expect(await issuesOf(api)).toEqual([]);
  expect((await headersOf(api)).filter(({ isComplete }) => isComplete)).toEqual([]);
  await runJobs(api);
  const states = await api.db.select({ state: jobs.state, lastError: jobs.lastError }).from(jobs);
  expect(states).toEqual(Array(4).fill({ state: 'done', lastError: null }));
});

it('has reports of two years, one of them a sustainability statement, two in progress and one over all open shops, of several owners', async () => {
  const stated = (await headersOf(api)).map(
    ({ companyId, reportId, createdBy, language, periodStart, periodEnd, isComplete, shareStatus }) =>
      [companyId, reportId, createdBy, language, periodStart, periodEnd, isComplete, shareStatus].join(' '),
  );
  expect(stated).toEqual([
    '1 1 102 pl 2024-01-01 2024-12-31 true public',
    '1 1 101 en 2025-01-01 2025-12-31 true public',
    '1 2 111 pl 2025-01-01 2025-12-31 false public',
    '1 2 101 en 2024-01-01 2024-12-31 true public',
    '4 1 402 en 2025-01-01 2025-12-31 true public',
    '4 2 402 en 2025-01-01 2025-12-31 false public',
  ]);
  const facilities = await api.db.select().from(reportFacilities);
  const open = await api.db.select().from(locations).where(eq(locations.isActive, true));
  const shops = facilities.filter(({ companyId }) => companyId === 4).map(({ locationId }) => locationId);
  expect(shops).toHaveLength(40);
  expect(new Set(shops)).toEqual(
    new Set(open.filter(({ companyId }) => companyId === 4).map(({ id }) => id)),
  );
  expect(facilities.filter(({ isExcluded }) => isExcluded)).toHaveLength(2);
});

it('has no year in a name, because the periods move', async () => {
  for (const { name, description } of await headersOf(api))
    expect(`${name} ${description}`).not.toMatch(/\d{4}/);
});

it('leaves the sustainability report out of the plan of the logistics company only', async () => {
  expect(await api.db.select().from(companyLockedReports)).toEqual([{ companyId: 2, reportId: 2 }]);
  const query = { PageNumber: 1, PageSize: 10, IncludeCount: false, search: '' };
  const offered = await listReports({ ctx: contextIn(api, 2, 202), input: { query } });
  expect(offered.items.map(({ reportId, isAvailable }) => [reportId, isAvailable])).toEqual([
    [1, true],
    [2, false],
  ]);
});

it('answers about a third of the draft, and nothing that the data would fill in', async () => {
  const draft = (await headersOf(api)).find(({ reportId, isComplete }) => reportId === 2 && !isComplete);
  const answers = await api.db
    .select()
    .from(reportAnswers)
    .where(eq(reportAnswers.headerId, draft?.id ?? 0));
  expect(answers.length).toBeGreaterThanOrEqual(20);
  expect(answers.length).toBeLessThan(32);
  expect(answers.filter(({ isFromData }) => isFromData)).toEqual([]);
});

it('finished them on an earlier day, in accordance with the standards where nothing is missing, each matching the ledger', async () => {
  const issues = await inventoriesOf(api);
  for (const [index, { hash, createdOn, workbook, ...issue }] of issues.entries()) {
    const document = issue.document as Document;
    const { totalMb, totalLb } = totalIn(document, byLocation[document.language]);
    const { marketBasedT, locationBasedT } = totalsOf(issue.ledgerState as LedgerState);
    expect(totalMb).toBeCloseTo(marketBasedT, 6);
    expect(totalLb).toBeCloseTo(locationBasedT, 6);
    // The reviews of the last year say that not all data is entered.
    expect(document.subtitle).toContain((index === 0 ? accordance : basis)[document.language]);
    expect(document.isDraft).toBe(false);
    expect(hash).toBe(await digest(canonicalJson(document)));
    expect(createdOn.toISOString().slice(5, 10)).toBe('08-24');
    expect(workbook?.length).toBeGreaterThan(100_000);
  }
  expect(issues).toHaveLength(3);
  const verified = JSON.stringify(issues[1]?.document);
  expect(verified).toContain('Verified with limited assurance in accordance with');
  expect(verified).toContain('14 August 2026');
  expect(await dataChanges(api)).toEqual([finished, finished, inProgress, finished, finished, inProgress]);
});

it('finishes the sustainability statement once, a week after the inventory that it names, with nothing left open', async () => {
  const { headerId, number, createdOn, createdBy, document } = await statementOf(api);
  expect([number, createdOn.toISOString().slice(5, 10), createdBy]).toEqual([1, '08-31', 101]);
  const ctx = contextIn(api, 1, createdBy ?? 0);
  const { steps, canFinish } = await readReportValidations({ ctx, input: { params: { headerId } } });
  expect(steps.map(({ missing }) => missing)).toEqual(steps.map(() => []));
  expect(canFinish).toBe(true);
  expect(document.isDraft).toBe(false);
  const reconciled = tableIn(document, reconciliation.en);
  expect(String(reconciled.rows[0]?.[0])).toContain('issue 1 of 24 August 2026');
  expect(Number(reconciled.total?.[1])).toBeGreaterThan(1_000);
  expect(tableIn(document, 'Material impacts, risks and opportunities (SBM-3)').rows).toHaveLength(17);
  expect(tableIn(document, 'Topics that are not material').rows.map(([standard]) => standard)).toEqual([
    'E4',
    'S3',
  ]);
  expect(JSON.stringify(document)).not.toContain('Answers that differ from the assessment');
  // The questionnaire asks for everything that the edition requires, and all of it is answered or has a relief.
  const [index] = document.pages.filter(({ title }) => title?.startsWith('Appendix A'));
  const rows = index?.sections.flatMap(({ paragraphs }) =>
    paragraphs.flatMap((paragraph) => (paragraph.type === 'table' ? paragraph.rows : [])),
  );
  expect(rows?.filter((row) => row.includes('Not answered'))).toEqual([]);
  const asked = ['E2-5', 'E5-4', 'G1-2', 'G1-3', 'G1-5', 'E1-9'];
  for (const code of asked) expect(rows?.find(([first]) => first === code)).toContain('Reported');
  expect(tableIn(document, 'GHG emissions by scope').rows.length).toBeGreaterThan(15);
});

it('answers every required question of the statement, its figures from the ledger', async () => {
  const { headerId, createdBy } = await statementOf(api);
  const ctx = contextIn(api, 1, createdBy ?? 0);
  const input = { params: { headerId }, query: {} };
  const pages = await listQuestionnairePages({ ctx, input });
  for (const { requiredCount, answeredCount } of pages) expect(answeredCount).toBe(requiredCount);
  const answers = await api.db.select().from(reportAnswers).where(eq(reportAnswers.headerId, headerId));
  expect(answers.filter(({ isFromData }) => isFromData).length).toBeGreaterThanOrEqual(14);
});

it('finished them after everything that they cite was published', async () => {
  for (const { createdOn, ledgerState } of await issuesOf(api)) {
    const ids = (ledgerState as LedgerState).factors.map(({ id }) => id);
    const cited = await api.db
      .selectDistinct({ title: factorEditions.title, year: factorEditions.year })
      .from(emissionFactors)
      .innerJoin(factorEditions, eq(factorEditions.id, emissionFactors.editionId))
      .where(inArray(emissionFactors.id, ids));
    expect(cited.length).toBeGreaterThan(3);
    // The last edition of a year was published in July.
    const lastYear = createdOn.getMonth() >= 7 ? createdOn.getFullYear() : createdOn.getFullYear() - 1;
    expect(cited.filter(({ year }) => year > lastYear)).toEqual([]);
  }
});

it('reconciles each sustainability report with the greenhouse gas report of its year', async () => {
  const drafts = (await headersOf(api)).filter(({ reportId, isComplete }) => reportId === 2 && !isComplete);
  for (const { id, companyId, createdBy, language } of drafts) {
    const ctx = contextIn(api, companyId, createdBy);
    const params = { headerId: id };
    const document = await generateReport({
      ctx,
      input: { params, query: { draft: true, issue: undefined } },
    });
    const { rows, total } = tableIn(document, reconciliation[language]);
    const [issued, ...differences] = rows;
    expect(String(issued?.[0])).toMatch(/issue 1|wydanie 1/);
    // The food producer leaves a yard out of its report for the bank, the shops leave out nothing.
    const leftOut = companyId === 1 ? ['Obiekty w lokalizacji Łódź – centrum dystrybucji'] : [];
    expect(differences.map(([label]) => String(label))).toEqual(
      leftOut.map((label) => expect.stringContaining(label)),
    );
    for (const column of [1, 2, 3, 4, 5, 6]) {
      const added = rows.reduce((sum, row) => sum + Number(row[column]), 0);
      expect(added).toBeCloseTo(Number(total?.[column]), 6);
    }
  }
  expect(drafts).toHaveLength(2);
});

it('shows in the history who started and finished them', async () => {
  const told = await api.db
    .select({ entityId: auditLog.entityId, action: auditLog.action, userId: auditLog.userId })
    .from(auditLog)
    .where(eq(auditLog.entity, 'report_headers'));
  for (const { id, isComplete, createdBy: userId } of await headersOf(api)) {
    expect(told).toContainEqual({ entityId: id, action: 'create', userId });
    expect(told.some((row) => row.entityId === id && row.action === 'finish')).toBe(isComplete);
  }
});

it('opened two months later, has them finished two months later, for later months and the ledger of that time', async () => {
  const moved = await createDemoApi();
  try {
    expect(await rollForward(moved.db, '2027-01-09')).toBe(2);
    // A visitor renames one quickly.
    const [first] = await headersOf(moved);
    await moved.db
      .update(reportHeaders)
      .set({ name: 'Mine' })
      .where(eq(reportHeaders.id, first?.id ?? 0));
    await runJobs(moved, new Date('2027-01-09T08:00:00Z'));

    expect((await headersOf(moved))[0]).toMatchObject({
      name: 'Mine',
      periodStart: '2024-03-01',
      periodEnd: '2025-02-28',
    });
    expect((await statementOf(moved)).createdOn.toISOString().slice(5, 10)).toBe('10-31');
    const issues = await inventoriesOf(moved);
    expect(issues.map(({ number }) => number)).toEqual([1, 1, 1]);
    for (const [index, issue] of issues.entries()) {
      const { language, subtitle } = issue.document as Document;
      expect(issue.createdOn.toISOString().slice(5, 10)).toBe('10-24');
      expect(issue.ledgerState).toMatchObject({ firstMonth: index === 0 ? '2024-03-01' : '2025-03-01' });
      expect(subtitle).toContain((index === 0 ? accordance : basis)[language]);
    }
    expect(JSON.stringify(issues[1]?.document)).toContain('March 2025 – February 2026, issue 1 of');
    expect(JSON.stringify(issues[1]?.document)).toContain('14 October 2026');
    expect(await dataChanges(moved)).toEqual([
      finished,
      finished,
      inProgress,
      finished,
      finished,
      inProgress,
    ]);
  } finally {
    await moved.close();
  }
}, 300_000);

/** The same database, whose first rows are read before something else happens. */
function afterFirstRead(db: Api['db'], happens: () => Promise<void>): Api['db'] {
  let isRead = false;
  const read = (columns: never) => {
    const query = db.select(columns);
    if (isRead) return query;
    isRead = true;
    return {
      from: (table: never) => ({
        where: async (condition: never) => {
          const rows = await query.from(table).where(condition);
          await happens();
          return rows;
        },
      }),
    };
  };
  return new Proxy(db, {
    get: (target, key) => (key === 'select' ? read : Reflect.get(target, key, target)),
  });
}

describe('a report that cannot be finished as planned', () => {
  const kind = demoJobs[finishDemoReportsJob];
  const job = (headerId = 0) => ({
    db: api.db,
    platform: api.platform,
    companyId: 1,
    payload: { reports: [headerId, 999_998].map((id) => ({ companyId: 1, headerId: id })) },
  });
  const waiting = async () => {
    const rows = await api.db.select().from(jobs).where(eq(jobs.state, 'waiting'));
    await api.db.delete(jobs).where(eq(jobs.state, 'waiting'));
    return rows.map(({ payload }) => payload);
  };

  it('stays as a visitor left it, finished or deleted, and the next one follows', async () => {
    const [header] = await headersOf(api);
    const hashes = async () => (await issuesOf(api)).map(({ hash }) => hash);
    const before = await hashes();
    for (const headerId of [header?.id, 999_999]) {
      await kind?.run(job(headerId));
      expect(await waiting()).toEqual([{ reports: [{ companyId: 1, headerId: 999_998 }] }]);
    }
    expect(await hashes()).toEqual(before);
  });

  it('gets no second issue from the job when a visitor finishes it at the same moment', async () => {
    const [header] = await headersOf(api);
    const headerId = header?.id ?? 0;
    await api.db.update(reportHeaders).set({ isComplete: false }).where(eq(reportHeaders.id, headerId));
    const numbers = async () =>
      (await issuesOf(api)).filter((issue) => issue.headerId === headerId).map(({ number }) => number);
    const before = await numbers();
    const visitorFinishes = async () => {
      const ctx = contextIn(api, 1, header?.createdBy ?? 0);
      await finishReport({ ctx, input: { params: { headerId }, unmodifiedSince: undefined } });
    };
    await kind?.run({ ...job(headerId), db: afterFirstRead(api.db, visitorFinishes) });
    expect(await numbers()).toEqual([...before, before.length + 1]);
    expect(await waiting()).toEqual([{ reports: [{ companyId: 1, headerId: 999_998 }] }]);
  });

  it('changes no answer and issues no statement that a visitor finishes at the same moment', async () => {
    const statement = await statementOf(api);
    const { headerId, createdBy } = statement;
    const answers = () => api.db.select().from(reportAnswers).where(eq(reportAnswers.headerId, headerId));
    await api.db.update(reportHeaders).set({ isComplete: false }).where(eq(reportHeaders.id, headerId));
    const before = await answers();
    const visitorFinishes = async () => {
      const ctx = contextIn(api, 1, createdBy ?? 0);
      await finishReport({ ctx, input: { params: { headerId }, unmodifiedSince: undefined } });
    };
    await kind?.run({ ...job(headerId), db: afterFirstRead(api.db, visitorFinishes) });
    const numbers = (await issuesOf(api)).filter((issue) => issue.headerId === headerId);
    expect(numbers.map(({ number }) => number).sort()).toEqual([1, 2]);
    expect(await answers()).toEqual(before);
    await waiting();
  });

  it('does not block the next one when it is abandoned', async () => {
    await kind?.giveUp({ ...job(), reason: 'It failed.' });
    expect(await waiting()).toEqual([{ reports: [{ companyId: 1, headerId: 999_998 }] }]);
  });
});
