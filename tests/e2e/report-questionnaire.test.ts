/** The questionnaire in the built sandbox: saved as it is answered, followed, kept where it cannot be sent. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PlainHost } from '../engines/plain-host';
import { closeSandbox, openSandbox, request, type Sandbox, startHost, waitForApp } from '../engines/sandbox';
import { enterAs, openPath } from './input-data-screen';

let host: PlainHost;
let sandbox: Sandbox;
let page: Page;
let path: string;
const failures: string[] = [];

beforeAll(async () => {
  host = await startHost();
  sandbox = await openSandbox(host);
  page = sandbox.page;
  sandbox.context.setDefaultTimeout(15_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  page.on('pageerror', (error) => failures.push(error.message));
  await waitForApp(page);
  const token = await enterAs(sandbox, 'user@jagodno.example');
  const year = new Date().getUTCFullYear() - 1;
  const { body } = await request<{ reportHeaderId: number }>(sandbox, 'api/Reports/Headers', {
    method: 'POST',
    token,
    body: { reportId: 2, startDate: `${year}-01-01`, endDate: `${year}-12-31`, language: 'en' },
  });
  path = `reports/2/create?headerId=${body.reportHeaderId}&step=questionnaire`;
  await openPath(sandbox, path);
});

afterAll(async () => {
  await closeSandbox(sandbox);
  await host.kill();
  expect(failures).toEqual([]);
});

const field = (number: string, of = page) =>
  of.locator('[id^="question-"]').filter({ has: of.getByText(number, { exact: true }) });
const saved = (number: string, of = page) => field(number, of).getByText('Saved', { exact: true }).waitFor();

/** In the page: the connection for answers is gone, until it is told to be back. */
function loseAnswers(): void {
  const ask = window.fetch;
  const state = window as unknown as { isAway: boolean };
  state.isAway = true;
  window.fetch = (input, init) => {
    const { method, url } = input instanceof Request ? input : new Request(String(input), init);
    const isLost = state.isAway && method !== 'GET' && /\/Answers/.test(url);
    return isLost ? Promise.reject(new TypeError('lost')) : ask.call(window, input, init);
  };
}

it('shows a question once the one it depends on has its choice, and saves on the way', async () => {
  await field('1.2').waitFor();
  expect(await field('1.2.1').count()).toBe(0);
  await field('1.2').getByRole('radio').nth(1).press('Space');
  await saved('1.2');
  await page.reload();
  await field('1.2').getByRole('radio', { checked: true }).waitFor();
});

it('keeps the page in its address, and saves a text when its field is left', async () => {
  await page.getByRole('button', { name: /^2\. / }).click();
  await page.waitForURL(/page=2/);
  await field('3.1').getByRole('textbox').fill('7');
  await field('3.1').getByText('Saved when you leave the field').waitFor();
  await page.keyboard.press('Tab');
  await saved('3.1');
  await page.reload();
  await field('3.1').getByRole('textbox').waitFor();
  await expect.poll(() => field('3.1').getByRole('textbox').inputValue(), { timeout: 10_000 }).toBe('7');
});

it('takes a picture of a PNG and nothing else, shows it and takes it back', async () => {
  const image = field('3.6');
  const file = image.locator('input[type=file]');
  await file.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await image.getByText('a.pdf is of type pdf', { exact: false }).waitFor();
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await file.setInputFiles({ name: 'chart.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
  await image.getByRole('img', { name: 'Picture of question 3.6' }).waitFor();
  await image.getByRole('button', { name: 'Remove the picture' }).click();
  await image.getByRole('img').waitFor({ state: 'detached' });
});

it('keeps what could not be sent, over a reload, and sends it', async () => {
  await page.evaluate(loseAnswers);
  await field('3.2').getByRole('textbox').fill('4');
  await page.keyboard.press('Tab');
  await page.getByText('1 answer waits to be sent').waitFor();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await saved('3.2');
  await expect.poll(() => field('3.2').getByRole('textbox').inputValue(), { timeout: 10_000 }).toBe('4');
});

it('asks which answer counts when two tabs answered, and saves the one chosen', async () => {
  const other = await sandbox.context.newPage();
  await other.goto(page.url());
  await field('3.1', other).getByRole('textbox').waitFor();
  await field('3.1', page).getByRole('textbox').fill('9');
  await field('3.1', other).getByRole('textbox').fill('8');
  await other.keyboard.press('Tab');
  await saved('3.1', other);
  await page.keyboard.press('Tab');
  const dialog = page.getByRole('dialog', { name: /Question\s3\.1\swas answered by somebody else/ });
  await dialog.getByText('8', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Overwrite with mine' }).click();
  await saved('3.1');
  await other.close();
  await page.reload();
  await expect.poll(() => field('3.1').getByRole('textbox').inputValue()).toBe('9');
});
