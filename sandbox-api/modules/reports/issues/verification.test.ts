import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  deleteVerificationLetter,
  downloadVerificationLetter,
  type GeneralInformationBody,
  readGeneralInformation,
  updateGeneralInformation,
  uploadVerificationLetter,
} from '#api/contract/reports/general-informations';
import { updateReportAuthors, updateReportHeader, updateReportNames } from '#api/contract/reports/headers';
import {
  downloadIssueLetter,
  finishReport,
  generateReport,
  listReportIssues,
} from '#api/contract/reports/issues';
import { auditLog } from '#api/db/schema/platform';
import { reportGeneralInformations } from '#api/db/schema/reports';
import { createTestApi } from '#api/testing/create-test-api';
import { beginReport, fillReport, general, recordYear, reportIds } from '#api/testing/filled/filled-report';
import type { Company } from '#api/testing/filled/insert-company';
import { pngPicture } from '#api/testing/pictures';

let api: Awaited<ReturnType<typeof createTestApi>>;
let owner: Company;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.company();
  await recordYear(api, owner);
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const verified = {
  verification: 'limited',
  verifier: 'Checkers Ltd',
  verifiedOn: '2026-03-12',
  verificationStandard: 'ISO 14064-3',
  isFirstAudit: false,
  number: 2,
} as const;
const cleared = {
  verification: 'none',
  verifier: null,
  verifiedOn: null,
  verificationStandard: null,
  isFirstAudit: null,
  number: null,
  verificationLetter: null,
  isVerificationCleared: true,
};
const pdf = () => new File(['%PDF-1.7 letter %%EOF'], 'letter.pdf');

const callOf = (headerId: number) => ({ token: owner.token.User, params: { headerId } });

const read = async (headerId: number) => (await api.call(readGeneralInformation, callOf(headerId))).body;

const save = (headerId: number, over: Partial<GeneralInformationBody> = {}) =>
  api.call(updateGeneralInformation, {
    ...callOf(headerId),
    body: { reportHeaderId: headerId, ...general, ...over },
  });

function upload(headerId: number, file = pdf(), token = owner.token.User) {
  const body = new FormData();
  body.append('file', file);
  return api.call(uploadVerificationLetter, { token, params: { headerId }, body: body as never });
}

const letterOf = (headerId: number) => api.call(downloadVerificationLetter, callOf(headerId));
const letterOfIssue = (headerId: number, number: number, token = owner.token.User) =>
  api.call(downloadIssueLetter, { token, params: { headerId, number } });
const text = ({ body }: { body: unknown }) => new TextDecoder().decode(body as Uint8Array);
const finish = async (headerId: number) => (await api.call(finishReport, callOf(headerId))).body;

async function printed(headerId: number, issue: number): Promise<string> {
  const { body } = await api.call(generateReport, { ...callOf(headerId), query: { issue } as never });
  return JSON.stringify(body);
}

const inPrint = 'Verified with limited assurance';

/** A draft that is verified, with its letter; finished as issue 1 where asked. */
async function verifiedReport(isFinished = true): Promise<number> {
  const { body } = await beginReport(api, owner);
  const headerId = body.reportHeaderId;
  await fillReport(api, body, owner.token.User);
  await upload(headerId);
  expect((await save(headerId, verified)).body).toMatchObject({
    ...verified,
    verificationLetter: { name: 'letter.pdf', sizeBytes: 21 },
    isVerificationCleared: false,
  });
  if (isFinished) expect(await finish(headerId)).toMatchObject({ issueNumber: 1 });
  return headerId;
}

describe('a verification that is entered', () => {
  it.each([
    ['verifier', 'Verifier'],
    ['verifiedOn', 'VerifiedOn'],
    ['verificationStandard', 'VerificationStandard'],
  ] as const)('needs its %s', async (part, field) => {
    const id = await verifiedReport(false);
    const { status, problem } = await save(id, { ...verified, [part]: null });
    expect(status).toBe(400);
    expect(problem.errors).toEqual({ [field]: ["This field can't be empty"] });
  });

  it.each([
    ['2026-06-16', 'The date cannot be after today'],
    ['2025-12-30', 'A verifier signs after the end of the period, 31 December 2025. Check the date'],
  ])('is refused for the %s', async (verifiedOn, words) => {
    const id = await verifiedReport(false);
    expect((await save(id, { ...verified, verifiedOn })).problem.errors).toEqual({ VerifiedOn: [words] });
    for (const fits of ['2025-12-31', '2026-06-15'])
      expect((await save(id, { ...verified, verifiedOn: fits })).body.verifiedOn).toBe(fits);
  });

  it('keeps nothing of a verifier where the report is not verified', async () => {
    const id = await verifiedReport(false);
    expect((await save(id, { ...verified, verification: 'none' })).body).toMatchObject({
      verification: 'none',
      verifier: null,
      verifiedOn: null,
      verificationStandard: null,
      verificationLetter: null,
    });
  });
});

describe('the letter of the verifier', () => {
  it('is downloaded as it was uploaded, replaced, and taken out', async () => {
    const id = await verifiedReport(false);
    expect(text(await letterOf(id))).toBe('%PDF-1.7 letter %%EOF');
    const picture = new File([pngPicture(4, 4) as Uint8Array<ArrayBuffer>], 'scan.png');
    expect((await upload(id, picture)).body.verificationLetter?.name).toBe('scan.png');
    expect((await api.call(deleteVerificationLetter, callOf(id))).status).toBe(204);
    expect([(await read(id)).verificationLetter, (await letterOf(id)).status]).toEqual([null, 404]);
    expect((await api.call(deleteVerificationLetter, callOf(id))).status).toBe(404);
  });

  it.each([
    ['a text that calls itself a PDF', new File(['hello'], 'letter.pdf'), 415],
    ['a spreadsheet', new File(['PK'], 'letter.xlsx'), 415],
    ['a PDF that is cut off', new File(['%PDF-1.7 letter'], 'letter.pdf'), 422],
    ['a picture that is 60,000 pixels wide', new File([pngPicture(60_000, 1).slice()], 'scan.png'), 422],
    ['an empty file', new File([], 'letter.pdf'), 422],
  ])('is not %s', async (_, file, status) => {
    const { body } = await beginReport(api, owner);
    const refused = await upload(body.reportHeaderId, file);
    expect([refused.status, Object.keys(refused.problem.errors ?? {})]).toEqual([status, ['File']]);
  });

  it('goes into the issue and stays with it, for everyone who may read that', async () => {
    const id = await verifiedReport();
    await upload(id, new File(['%PDF-1.7 another %%EOF'], 'other.pdf'));
    await api.call(deleteVerificationLetter, callOf(id));
    expect(text(await letterOfIssue(id, 1))).toBe('%PDF-1.7 letter %%EOF');
    expect((await api.call(listReportIssues, callOf(id))).body).toMatchObject([
      { number: 1, letterName: 'letter.pdf' },
    ]);
    expect((await letterOfIssue(id, 2)).status).toBe(404);
    expect((await letterOfIssue(id, 1, owner.token.View)).status).toBe(404);
  });

  it('is of the greenhouse gas report only', async () => {
    const { body } = await beginReport(api, owner, { reportId: reportIds.csrd });
    expect((await upload(body.reportHeaderId)).status).toBe(404);
  });
});

describe('a verification belongs to one issue', () => {
  // spec: reports.wizard.template
  it('is not copied into a report made from a template, nor is the audit number', async () => {
    const template = await verifiedReport();
    const { body } = await beginReport(api, owner, {
      startDate: '2026-01-01',
      endDate: '2026-03-31',
      basedOnId: template,
    });
    expect(await read(body.reportHeaderId)).toMatchObject({ ...cleared, companyName: general.companyName });
    await finish(body.reportHeaderId);
    expect(await printed(body.reportHeaderId, 1)).not.toContain(inPrint);
    expect(await printed(template, 1)).toContain(inPrint);
  });

  const changes: [string, (id: number) => Promise<{ status: number }>][] = [
    [
      'its name',
      (id) => api.call(updateReportNames, { ...callOf(id), body: { name: 'Another', description: null } }),
    ],
    [
      'its author',
      (id) => api.call(updateReportAuthors, { ...callOf(id), body: { author: 'Jan', department: 'Lab' } }),
    ],
    [
      'its period',
      (id) =>
        api.call(updateReportHeader, {
          ...callOf(id),
          body: {
            reportHeaderId: id,
            reportId: reportIds.ghg,
            startDate: '2025-01-01',
            endDate: '2025-06-30',
          },
        }),
    ],
    ['other general information', (id) => save(id, { ...verified, employees: 7 })],
  ];
  it.each(changes)('ends with the first change after Finish: of %s', async (_, change) => {
    const id = await verifiedReport();
    expect((await change(id)).status).toBe(200);
    expect(await read(id)).toMatchObject(cleared);
    expect(await printed(id, 1)).toContain(inPrint);
    expect(text(await letterOfIssue(id, 1))).toBe('%PDF-1.7 letter %%EOF');
    await finish(id);
    expect(await printed(id, 2)).not.toContain('assurance');
    expect((await letterOfIssue(id, 2)).status).toBe(404);
  });

  it('is replaced by that of the next issue where the first change enters it', async () => {
    const id = await verifiedReport();
    const next = { verification: 'reasonable', verifiedOn: '2026-05-02' } as const;
    expect((await save(id, { ...verified, ...next })).body).toMatchObject({
      ...next,
      verifier: 'Checkers Ltd',
      // The letter was of the other statement, and the number of the other audit.
      verificationLetter: null,
      number: null,
      isVerificationCleared: true,
    });
    await save(id, { ...verified, ...next, number: 3 });
    await upload(id, new File(['%PDF-1.7 second %%EOF'], 'second.pdf'));
    await finish(id);
    expect(await printed(id, 2)).toContain('Verified with reasonable assurance');
    expect(text(await letterOfIssue(id, 2))).toBe('%PDF-1.7 second %%EOF');
    expect(text(await letterOfIssue(id, 1))).toBe('%PDF-1.7 letter %%EOF');
  });

  it('is not copied into another issue of an unchanged report', async () => {
    const id = await verifiedReport();
    expect(await finish(id)).toMatchObject({ issueNumber: 2, isComplete: true });
    expect(await printed(id, 2)).not.toContain(inPrint);
    expect(await read(id)).toMatchObject(cleared);
    expect(await printed(id, 1)).toContain(inPrint);
  });

  it('stays when the report is saved as it was', async () => {
    const id = await verifiedReport();
    expect((await save(id, verified)).body).toMatchObject({ ...verified, isVerificationCleared: false });
    expect((await letterOf(id)).status).toBe(200);
  });

  it('is shown as cleared until the general information is saved, and in the history', async () => {
    const id = await verifiedReport();
    await api.call(updateReportNames, { ...callOf(id), body: { name: 'Another', description: null } });
    const trail = await api.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.companyId, owner.companyId), eq(auditLog.action, 'delete')));
    expect(trail).toMatchObject([{ entity: 'report_verification_letters', before: { name: 'letter.pdf' } }]);
    const saved = await save(id, { verification: 'none' });
    expect(saved.body).toMatchObject({ ...cleared, isVerificationCleared: false });
  });
});

it('a draft from before verifications had a date keeps what was entered, and does not print it', async () => {
  const { body } = await beginReport(api, owner);
  const id = body.reportHeaderId;
  await fillReport(api, body, owner.token.User);
  const older = { verification: 'limited', verifier: 'Checkers Ltd' } as const;
  await api.db.update(reportGeneralInformations).set(older).where(eq(reportGeneralInformations.headerId, id));
  expect(await read(id)).toMatchObject({ ...older, verifiedOn: null, verificationStandard: null });
  await finish(id);
  expect(await printed(id, 1)).not.toContain('Checkers');
  expect(await read(id)).toMatchObject(older);
});
