/** The whole way of a file with the keyboard only. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { billsCsv } from '@/features/intake/intake/shapes/overlapping-bills-csv';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { firstEntry, questions, recordButton } from '../support/intake';
import { pickByTyping, press, tabTo } from '../support/keyboard';
import { enterAs } from '../support/screen';
import { en } from '../support/words';

let sandbox: Desk;
let page: Page;
let location: string;

beforeAll(async () => {
  sandbox = await openDesk();
  page = sandbox.page;
  const token = await enterAs(sandbox, 'user@jagodno.example', { path: 'locations/intake' });
  const { body } = await request<{ name: string }[]>(sandbox, 'api/Locations', { token });
  location = body[0]?.name ?? '';
});

afterAll(() => closeDesk(sandbox));

const name = 'Keyboard.csv';
const bytes = billsCsv([
  { meter: 'KEY-100', from: '2025-01-01', to: '2025-01-31', kwh: '1820', invoice: 'KEY/1' },
  { meter: 'KEY-100', from: '2025-02-01', to: '2025-02-28', kwh: '1750.5', invoice: 'KEY/2' },
]);
const isFocusKept = () =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);

it('chooses a file', async () => {
  const input = page.getByRole('main').locator('input[type=file]').first();
  await tabTo(input);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Space')]);
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(bytes) });
  await page.getByRole('heading', { level: 1, name }).waitFor();
});

it('answers the question, and the focus moves on when it is gone', async () => {
  const asked = questions(page);
  await asked.waitFor();
  await pickByTyping(
    asked.getByRole('button', { name: en('intake', 'entry.location'), exact: true }),
    location,
  );
  await pickByTyping(
    asked.getByRole('button', { name: en('intake', 'questions.meters.item'), exact: true }),
    'Electricity',
  );
  await press(asked.getByRole('button', { name: en('intake', 'questions.meters.use') }));
  await asked.waitFor({ state: 'hidden' });
  await expect.poll(isFocusKept).toBe(true);
});

it('opens an entry and closes it, and the focus returns to its row', async () => {
  await press(firstEntry(page));
  const close = page.getByRole('button', { name: en('intake', 'entry.done'), exact: true });
  await press(close);
  await close.waitFor({ state: 'detached' });
  await expect
    .poll(() => firstEntry(page).evaluate((button) => button === document.activeElement))
    .toBe(true);
});

it('records, and the result gets the focus', async () => {
  const keepAll = page.getByRole('button', { name: en('intake', 'record.keepAll') });
  const ready = page.getByText(en('intake', 'record.ready'));
  await keepAll.or(ready).first().waitFor();
  if (await keepAll.isVisible()) await press(keepAll);
  await ready.waitFor();
  await press(recordButton(page));
  const recorded = en('intake', 'done.recorded', { count: 2 });
  await page.getByText(recorded).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(recorded);
});

it('takes the recording back, and the focus stays with the result', async () => {
  await press(page.getByRole('button', { name: en('intake', 'done.undo') }));
  const undone = en('intake', 'done.undone');
  await page.getByText(undone).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(undone);
});
