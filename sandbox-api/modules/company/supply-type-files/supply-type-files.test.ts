import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { archiveLocation, createLocation } from '#api/contract/company/locations';
import * as contract from '#api/contract/company/supply-type-files';
import { createLocationSupplyType } from '#api/contract/company/supply-types';
import { auditLog } from '#api/db/schema/platform';
import { createTestApi } from '#api/testing/create-test-api';
import { type Company, polandId } from '#api/testing/filled/insert-company';
import { pngPicture } from '#api/testing/pictures';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const megabyte = 1_000_000;

/** A pdf of so many bytes. */
function pdf(size = 20): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'));
  bytes.set(new TextEncoder().encode('%%EOF'), size - 5);
  return bytes;
}

type Upload = { name: string; bytes: Uint8Array<ArrayBuffer> };

function formOf(files: readonly Upload[]): FormData {
  const form = new FormData();
  for (const { name, bytes } of files) form.append('submittedFile', new File([bytes], name));
  return form;
}

async function contractOf(company: Company, locationId = company.locationId): Promise<number> {
  const { body } = await api.call(createLocationSupplyType, {
    token: company.token.Admin,
    body: { locationId, supplyTypeId: 1, startDate: '2025-01-01', certificateReference: 'GO 1' },
  });
  return body.id;
}

const upload = (company: Company, id: number, files: readonly Upload[], token = company.token.Admin) =>
  api.call(contract.uploadSupplyTypeFiles, { token, params: { id }, body: formOf(files) });

const list = async (company: Company, id: number) =>
  (await api.call(contract.listSupplyTypeFiles, { token: company.token.View, params: { id } })).body;

const fetchFile = (company: Company, fileId: number) =>
  api.call(contract.downloadSupplyTypeFile, { token: company.token.View, params: { fileId } });

const remove = (company: Company, fileId: number, token = company.token.Admin) =>
  api.call(contract.deleteSupplyTypeFile, { token, params: { fileId } });

const audited = (company: Company) =>
  api.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.companyId, company.companyId), eq(auditLog.entity, 'location_supply_type_files')))
    .orderBy(auditLog.id);

describe('a file of a contract', () => {
  // spec: locations.files
  test('is listed with its name, size and who uploaded it, and downloaded as it was', async () => {
    const company = await api.company();
    const id = await contractOf(company);
    const name = 'Świadectwo „GO” (żółć).pdf';
    const { status, body } = await upload(company, id, [{ name, bytes: pdf(1234) }]);
    expect(status).toBe(200);
    const kept = 'Świadectwo „GO” (żółć).pdf';
    expect(body).toEqual(await list(company, id));
    expect(body).toMatchObject([{ name: kept, sizeBytes: 1234, createdByName: expect.any(String) }]);
    const fetched = await fetchFile(company, body[0]?.locationSupplyTypeFileId ?? 0);
    expect(fetched.headers.get('content-type')).toBe('application/pdf');
    const [, encoded = ''] =
      /filename\*=UTF-8''(\S+)$/.exec(fetched.headers.get('content-disposition') ?? '') ?? [];
    expect(decodeURIComponent(encoded)).toBe(kept);
    expect(new Uint8Array(fetched.body as unknown as ArrayBuffer)).toEqual(pdf(1234));
  });

  // spec: locations.files
  test('comes alone or with others; those of a request are all stored or none', async () => {
    const company = await api.company();
    const id = await contractOf(company);
    const both = [
      { name: 'a.pdf', bytes: pdf() },
      { name: 'b.pdf', bytes: pdf() },
    ];
    expect((await upload(company, id, both)).body.map(({ name }) => name)).toEqual(['b.pdf', 'a.pdf']);
    const { status } = await upload(company, id, [...both, { name: 'c.png', bytes: pdf() }]);
    expect(status).toBe(415);
    expect(await list(company, id)).toHaveLength(2);
  });

  // spec: locations.files
  test('leaves in the audit what it was, without its content, and that it was deleted', async () => {
    const company = await api.company();
    const id = await contractOf(company);
    const { body } = await upload(company, id, [{ name: 'a.pdf', bytes: pdf() }]);
    const fileId = body[0]?.locationSupplyTypeFileId ?? 0;
    expect((await remove(company, fileId)).status).toBe(204);
    expect(await list(company, id)).toEqual([]);
    expect((await fetchFile(company, fileId)).status).toBe(404);
    const trail = await audited(company);
    const described = { name: 'a.pdf', sizeBytes: 20, digest: expect.stringMatching(/^[0-9a-f]{64}$/) };
    expect(trail).toMatchObject([
      { action: 'create', entityId: fileId, after: described },
      { action: 'delete', entityId: fileId, before: described },
    ]);
    expect(Object.keys(trail[0]?.after ?? {})).not.toContain('content');
  });

  // spec: locations.files
  test('goes with the data of its location, and only there', async () => {
    const company = await api.company();
    const { body: other } = await api.call(createLocation, {
      token: company.token.Admin,
      body: { name: 'Other', countryId: polandId, town: 'Gdynia', address1: 'Portowa 3' },
    });
    const id = await contractOf(company);
    const otherId = await contractOf(company, other.locationId);
    for (const contractId of [id, otherId])
      await upload(company, contractId, [{ name: 'a.pdf', bytes: pdf() }]);
    const { status } = await api.call(archiveLocation, {
      token: company.token.Admin,
      params: { id: company.locationId },
      query: { deleteData: 'true' },
    });
    expect(status).toBe(204);
    const gone = await api.call(contract.listSupplyTypeFiles, { token: company.token.View, params: { id } });
    expect(gone.status).toBe(404);
    expect(await list(company, otherId)).toHaveLength(1);
    expect((await audited(company)).filter(({ action }) => action === 'delete')).toHaveLength(1);
  });
});

describe('a file that cannot be taken', () => {
  const refused: [string, Upload[], number, string][] = [
    [
      'of a type that is not accepted',
      [{ name: 'a.exe', bytes: pdf() }],
      415,
      'Files of type exe are not accepted. Accepted: .pdf, .png, .jpg, .jpeg, .docx, .xlsx',
    ],
    [
      'whose content is not what its name says',
      [{ name: 'a.png', bytes: pdf() }],
      415,
      'The file name ends in .png, but the content is PDF. Rename the file and choose it again',
    ],
    [
      'of a picture that is cut off',
      [{ name: 'scan.png', bytes: pngPicture(3, 2).slice(0, -14) }],
      422,
      "The image is damaged and can't be read. Save it again and choose it once more",
    ],
    [
      'of a picture that is 60,000 pixels wide',
      [{ name: 'scan.png', bytes: pngPicture(60_000, 1).slice() }],
      422,
      'The image has 60000 × 1 pixels. At most 10000 per side are accepted',
    ],
    [
      'of a pdf that is cut off',
      [{ name: 'a.pdf', bytes: pdf().slice(0, -6) }],
      422,
      'The file is damaged: the end is missing. Save it again and choose it once more',
    ],
    ['that is empty', [{ name: 'a.pdf', bytes: new Uint8Array() }], 422, 'The file is empty'],
    [
      'over the limit',
      [{ name: 'a.pdf', bytes: pdf(5 * megabyte + 1) }],
      413,
      'The file has 5.01 MB. At most 5.00 MB are accepted',
    ],
    [
      'of a batch over the limit',
      Array.from({ length: 5 }, () => ({ name: 'a.pdf', bytes: pdf(4.5 * megabyte) })),
      413,
      'The files add up to 22.50 MB. At most 20.00 MB are accepted',
    ],
  ];
  // spec: locations.file-limits
  test.each(refused)(
    '%s is refused on its field, and nothing is stored',
    async (_, files, status, message) => {
      const company = await api.company();
      const id = await contractOf(company);
      const answer = await upload(company, id, files);
      expect(answer.status).toBe(status);
      expect(answer.problem.errors).toEqual({ SubmittedFile: [message] });
      expect(await list(company, id)).toEqual([]);
    },
  );

  test('is missing altogether: the field is named', async () => {
    const company = await api.company();
    const id = await contractOf(company);
    const { status, problem } = await upload(company, id, []);
    expect([status, problem.errors]).toEqual([400, { SubmittedFile: ["This field can't be empty"] }]);
  });

  // spec: locations.file-limits
  test.each([
    ['../../etc/Umowa.pdf', 'Umowa.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(251)}.pdf`],
  ])('because of its name is no more: %j is stored as a safe one', async (name, kept) => {
    const company = await api.company();
    const { body } = await upload(company, await contractOf(company), [{ name, bytes: pdf() }]);
    expect(body.map((file) => file.name)).toEqual([kept]);
  });
});

describe('files of a contract', () => {
  // spec: locations.permissions
  test('are read by every role and changed by administrators', async () => {
    const company = await api.company();
    const id = await contractOf(company);
    const { body } = await upload(company, id, [{ name: 'a.pdf', bytes: pdf() }]);
    for (const token of [company.token.User, company.token.View]) {
      expect((await upload(company, id, [{ name: 'b.pdf', bytes: pdf() }], token)).status).toBe(403);
      expect((await remove(company, body[0]?.locationSupplyTypeFileId ?? 0, token)).status).toBe(403);
    }
  });

  // spec: locations.permissions
  test('of another company are as missing as those that never were', async () => {
    const [company, other] = [await api.company(), await api.company()];
    const id = await contractOf(company);
    const { body } = await upload(company, id, [{ name: 'a.pdf', bytes: pdf() }]);
    const fileId = body[0]?.locationSupplyTypeFileId ?? 0;
    expect((await upload(other, id, [{ name: 'b.pdf', bytes: pdf() }])).status).toBe(404);
    expect((await fetchFile(other, fileId)).status).toBe(404);
    expect((await remove(other, fileId)).status).toBe(404);
    expect(await list(company, id)).toHaveLength(1);
  });

  // spec: locations.file-limits
  test('have limits that the server states', async () => {
    const company = await api.company();
    const token = company.token.View;
    const answers = [
      await api.call(contract.listSupplyTypeFileExtensions, { token }),
      await api.call(contract.readSupplyTypeFileMaxSize, { token }),
      await api.call(contract.readSupplyTypeFileBatchMaxSize, { token }),
    ].map(({ body }) => body);
    expect(answers).toEqual([
      ['pdf', 'png', 'jpg', 'jpeg', 'docx', 'xlsx'],
      { maxSize: 5 * megabyte },
      { maxSize: 20 * megabyte },
    ]);
  });
});
