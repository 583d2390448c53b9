/** A finished report's PDF is compared with the report in the portal, as it was saved and with one byte changed. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { bytesOf } from '../support/downloads';
import { enterAs } from '../support/screen';
import { en } from '../support/words';

let sandbox: Desk;

beforeAll(async () => {
  sandbox = await openDesk();
});

afterAll(() => closeDesk(sandbox));

const name = 'GHG report for the bank and key customers';

it('accepts the finished report until one byte of it differs', async () => {
  const { page } = sandbox;
  const token = await enterAs(sandbox, 'user@jagodno.example', { path: 'reports/1?tab=saved' });
  // Jobs finish the demo's reports while the sandbox starts.
  const path = 'api/Reports/1/Headers?completeOnly=true';
  const complete = async () => (await request<unknown[]>(sandbox, path, { token })).body.length;
  await expect.poll(complete, { timeout: 90_000 }).toBe(2);

  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  const act = async (action: string) => {
    await row.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };
  const downloading = page.waitForEvent('download', { timeout: 60_000 });
  await act(en('reports', 'pdf'));
  const bytes = Buffer.from(await bytesOf(await downloading));
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await act(en('reports', 'check.open'));
  await page.getByRole('heading', { level: 1, name: en('reports', 'check.title') }).waitFor();
  const check = (buffer: Buffer) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer });
  await check(bytes);
  await page.getByText(en('reports', 'check.verdict.equal.title')).waitFor({ timeout: 60_000 });

  const altered = Buffer.from(bytes);
  const middle = Math.floor(altered.length / 2);
  altered.writeUInt8(altered.readUInt8(middle) ^ 1, middle);
  await check(altered);
  await page
    .getByText(en('reports', 'check.verdict.differs.title', { name, number: 1 }))
    .waitFor({ timeout: 60_000 });
  expect(await page.getByText(en('reports', 'check.verdict.equal.title')).count()).toBe(0);
});
