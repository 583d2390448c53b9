import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  deleteLogo,
  logoLimits,
  readLogo,
  readLogoInfo,
  replaceLogo,
} from '#api/contract/company/company-logo';
import { auditLog } from '#api/db/schema/platform';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { jpegPicture, pngChunk, pngPicture } from '#api/testing/pictures';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

function upload(owner: Company, bytes: Uint8Array, name = 'logo.png', role: 'Admin' | 'User' = 'Admin') {
  const body = new FormData();
  body.append('file', new File([bytes as Uint8Array<ArrayBuffer>], name));
  return api.call(replaceLogo, { token: owner.token[role], body });
}

async function read(owner: Company) {
  const answer = await api.call(readLogo, { token: owner.token.View });
  return { ...answer, bytes: new Uint8Array(answer.body as unknown as ArrayBuffer) };
}

const info = async (owner: Company) => (await api.call(readLogoInfo, { token: owner.token.View })).body;

describe('a logo', () => {
  // spec: settings.ours.logo
  test('is stored without the metadata beside its pixels, and read by every role', async () => {
    const owner = await api.company();
    const note = pngChunk('tEXt', Buffer.from('Author\0Anna Nowak'));
    const { status, body } = await upload(owner, pngPicture(30, 20, { before: [note] }), '../Łąka.png');
    expect([status, body]).toEqual([
      200,
      { name: 'Łąka.png', widthPx: 30, heightPx: 20, updatedOn: expect.any(String) },
    ]);
    expect(await info(owner)).toEqual(body);
    const stored = await read(owner);
    expect(stored.headers.get('content-type')).toBe('image/png');
    expect(stored.bytes).toEqual(pngPicture(30, 20));
  });

  test('is replaced, then removed, with a trace that does not hold the pictures', async () => {
    const owner = await api.company();
    await upload(owner, pngPicture(30, 20));
    await upload(owner, jpegPicture(40, 10), 'logo.jpeg');
    expect(await info(owner)).toMatchObject({ name: 'logo.jpeg', widthPx: 40 });
    expect((await api.call(deleteLogo, { token: owner.token.Admin })).status).toBe(204);
    expect([await info(owner), (await read(owner)).status]).toEqual([null, 404]);
    expect((await api.call(deleteLogo, { token: owner.token.Admin })).status).toBe(404);
    const trail = await api.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.companyId, owner.companyId), eq(auditLog.entity, 'company_logos')));
    expect(trail.map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
    expect(trail[1]).toMatchObject({ after: { name: 'logo.jpeg', mediaType: 'image/jpeg' } });
    expect(JSON.stringify(trail)).not.toContain('content');
  });

  // spec: settings.ours.logo
  test('may have 4,000 pixels on each side, and not one more', async () => {
    const owner = await api.company();
    expect((await upload(owner, pngPicture(4000, 4000))).status).toBe(200);
    for (const [width, height] of [
      [4001, 10],
      [10, 4001],
    ] as const) {
      const { status, problem } = await upload(owner, pngPicture(width, height));
      expect(status).toBe(422);
      expect(problem.errors).toEqual({
        File: [`The image has ${width} × ${height} pixels. At most 4000 per side are accepted`],
      });
    }
    expect(await info(owner)).toMatchObject({ widthPx: 4000 });
  });

  const pixels = pngPicture(30, 20);
  // spec: settings.ours.logo
  test.each([
    ['empty', new Uint8Array(), 'logo.png', 422, 'The file is empty'],
    ['no picture', Buffer.from('MZ is no picture'), 'logo.png', 415, /can't be recognised from its content/],
    ['a page', Buffer.from('<svg onload="x()"/>'), 'logo.png', 415, /HTML\/XML are not accepted/],
    ['a picture of another type', jpegPicture(4, 3), 'logo.png', 415, /the content is JPG/],
    ['by its name no picture', pixels, 'logo.svg', 415, /svg are not accepted/],
    ['damaged', pixels.subarray(0, -20), 'logo.png', 422, /damaged/],
    ['too large', new Uint8Array(logoLimits.maxFileBytes + 1), 'logo.png', 413, /5\.01 MB/],
  ] as const)(
    'that is %s is refused at its field, and the one there was stays',
    async (_case, bytes, name, code, text) => {
      const owner = await api.company();
      const { body: before } = await upload(owner, pixels);
      const { status, problem } = await upload(owner, bytes, name);
      expect([status, problem.errors]).toEqual([
        code,
        { File: [typeof text === 'string' ? text : expect.stringMatching(text)] },
      ]);
      expect(await info(owner)).toEqual(before);
    },
  );

  test('is an administrator’s to change, and seen by the own company only', async () => {
    const owner = await api.company();
    const other = await api.company();
    expect((await upload(owner, pixels, 'logo.png', 'User')).status).toBe(403);
    await upload(owner, pixels);
    expect((await read(other)).status).toBe(404);
  });
});
