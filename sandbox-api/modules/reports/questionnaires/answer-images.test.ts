import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import {
  type Answer,
  answerImageLimits,
  createAnswerImage,
  deleteAnswerImage,
  listQuestionnaireSections,
  listReportAnswers,
  readAnswerImage,
  replaceAnswerImage,
  updateReportAnswer,
} from '#api/contract/reports/questionnaires';
import { auditLog } from '#api/db/schema/platform';
import { reportHeaders } from '#api/db/schema/reports';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { insertReport } from '#api/testing/filled/insert-report';
import { jpegPicture, pngChunk, pngPicture } from '#api/testing/pictures';

let api: Awaited<ReturnType<typeof createTestApi>>;
let owner: Company;
let headerId: number;
let chart: number;
let members: number;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.company();
  headerId = await insertReport(api, owner);
  const { body } = await api.call(listQuestionnaireSections, {
    token: owner.token.User,
    params: { headerId },
    query: { PageNumber: 2 },
  });
  const keyOf = (code: string) =>
    body.flatMap(({ questions }) => questions).find((question) => question.code === code)?.reportQuestionId ??
    0;
  [chart, members] = [keyOf('GOV-CHART'), keyOf('GOV-EXEC')];
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const pixels = pngPicture(30, 20);

function formOf(bytes: Uint8Array, name: string) {
  const body = new FormData();
  body.append('file', new File([bytes as Uint8Array<ArrayBuffer>], name));
  return body;
}

const upload = (bytes = pixels, name = 'chart.png', questionId = chart) =>
  api.call(createAnswerImage, {
    token: owner.token.User,
    params: { headerId, questionId },
    body: formOf(bytes, name),
  });
const replace = (
  { reportAnswerId: answerId, updatedOn }: Answer,
  bytes: Uint8Array,
  name: string,
  seen = updatedOn,
) =>
  api.call(replaceAnswerImage, {
    token: owner.token.User,
    params: { headerId, answerId },
    body: formOf(bytes, name),
    seenUpdatedOn: seen,
  });
const remove = ({ reportAnswerId: answerId, updatedOn }: Answer, seen = updatedOn) =>
  api.call(deleteAnswerImage, {
    token: owner.token.User,
    params: { headerId, answerId },
    seenUpdatedOn: seen,
  });
const answers = async () =>
  (await api.call(listReportAnswers, { token: owner.token.User, params: { headerId } })).body;

async function read(answerId: number, token = owner.token.User) {
  const answer = await api.call(readAnswerImage, { token, params: { headerId, answerId } });
  return { ...answer, bytes: new Uint8Array(answer.body as unknown as ArrayBuffer) };
}

describe('the picture of an answer', () => {
  // spec: reports.calls.files
  it('is stored without what was written beside its pixels, and read again', async () => {
    const note = pngChunk('tEXt', Buffer.from('Author\0Anna Nowak'));
    const { status, body } = await upload(pngPicture(30, 20, { before: [note] }), '../Łąka.png');
    expect([status, body]).toMatchObject([
      200,
      { reportQuestionId: chart, values: [], image: { name: 'Łąka.png', widthPx: 30, heightPx: 20 } },
    ]);
    expect(await answers()).toEqual([body]);
    const stored = await read(body.reportAnswerId);
    expect([stored.headers.get('content-type'), stored.bytes]).toEqual(['image/png', pixels]);
  });

  // spec: reports.questionnaire.images, reports.calls.files
  it('is replaced, then taken back with its answer, and leaves a trace that does not hold it', async () => {
    const { body: first } = await upload();
    const { body: second } = await replace(first, jpegPicture(40, 10), 'plan.jpeg');
    expect(second.image).toEqual({ name: 'plan.jpeg', widthPx: 40, heightPx: 10 });
    await api.db.update(reportHeaders).set({ isComplete: true }).where(eq(reportHeaders.id, headerId));
    expect((await remove(second)).status).toBe(204);
    expect([await answers(), (await read(first.reportAnswerId)).status]).toEqual([[], 404]);
    const [header] = await api.db.select().from(reportHeaders).where(eq(reportHeaders.id, headerId));
    expect(header?.isComplete).toBe(false);
    const trail = await api.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.companyId, owner.companyId), eq(auditLog.entity, 'report_answers')));
    expect(trail.map(({ action, after }) => [action, (after as { answer?: string } | null)?.answer])).toEqual(
      [
        ['create', 'chart.png'],
        ['update', 'plan.jpeg'],
        ['delete', undefined],
      ],
    );
    expect(JSON.stringify(trail)).not.toContain('content');
  });

  it('may have 4,000 pixels on each side', async () => {
    expect((await upload(pngPicture(4000, 4000))).body.image).toMatchObject({
      widthPx: 4000,
      heightPx: 4000,
    });
  });

  // spec: reports.validation.images, reports.errors.image
  test.each([
    ['wider than 4,000 pixels', pngPicture(30_000, 10), 'chart.png', 422, /30000 × 10 pixels. At most 4000/],
    ['higher than 4,000 pixels', pngPicture(10, 4001), 'chart.png', 422, /10 × 4001/],
    ['empty', new Uint8Array(), 'chart.png', 422, 'The file is empty'],
    ['a PDF by its name', pixels, 'chart.pdf', 415, /PDF|pdf are not accepted/],
    ['a PDF by its content', Buffer.from('%PDF-1.7\n%âãÏÓ'), 'chart.png', 415, /PDF are not accepted/],
    ['a page', Buffer.from('<svg onload="x()"/>'), 'chart.png', 415, /HTML\/XML are not accepted/],
    ['of another type than its name', jpegPicture(4, 3), 'chart.png', 415, /the content is JPG/],
    ['damaged', pixels.subarray(0, -20), 'chart.png', 422, /damaged/],
    ['too large', new Uint8Array(answerImageLimits.maxFileBytes + 1), 'chart.png', 413, /5\.01 MB/],
  ] as const)('that is %s is refused at its field', async (_case, bytes, name, code, text) => {
    const { status, problem } = await upload(bytes, name);
    const message = typeof text === 'string' ? text : expect.stringMatching(text);
    expect([status, problem.errors]).toEqual([code, { File: [message] }]);
    expect(await answers()).toEqual([]);
  });

  it('of 20 MB is refused before it is read', async () => {
    const { status, problem } = await upload(new Uint8Array(20_000_000));
    expect([status, problem.code]).toEqual([413, 'body_too_large']);
  });

  it('is taken by questions for pictures only, which take nothing else', async () => {
    const { status, problem } = await upload(pixels, 'chart.png', members);
    expect([status, problem.errors]).toEqual([400, { File: ["An image can't answer this question"] }]);
    expect((await upload(pixels, 'chart.png', 9999)).status).toBe(404);
    const { body } = await upload();
    const refused = await api.call(updateReportAnswer, {
      token: owner.token.User,
      params: { headerId, answerId: body.reportAnswerId },
      body: {
        reportAnswerId: body.reportAnswerId,
        reportQuestionId: chart,
        reportHeaderId: headerId,
        values: ['text'],
      },
    });
    expect(refused.problem.errors).toEqual({ Values: ['Only an image can answer this question'] });
  });

  it('of two people at once is the first one’s, and told to the second', async () => {
    const { body: first } = await upload();
    const again = await upload(pixels, 'other.png');
    expect([again.status, again.problem.current]).toEqual([412, first]);
    const { body: newer } = await replace(first, jpegPicture(4, 3), 'newer.jpg');
    for (const late of [await replace(first, pixels, 'late.png'), await remove(first)])
      expect([late.status, late.problem.current]).toEqual([412, newer]);
  });

  it('is missing for another company, and for those who may not see the report', async () => {
    const { body } = await upload();
    const stranger = await api.company();
    expect((await read(body.reportAnswerId, stranger.token.Admin)).status).toBe(404);
    expect((await read(body.reportAnswerId, owner.token.View)).status).toBe(404);
    await api.db.update(reportHeaders).set({ shareStatus: 'public' }).where(eq(reportHeaders.id, headerId));
    expect((await read(body.reportAnswerId, owner.token.View)).status).toBe(200);
  });
});
