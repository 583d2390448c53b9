/** The screen of the intake in the built sandbox: opened, given a file, and watched by the page's own clock. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IntakeChoices } from '#api/contract/intake/intakes';
import words from '@/i18n/locales/en/intake/intake.json';
import { bootSignedIn, demoEditor, loginOf } from '../account';
import type { Profile } from '../browser';
import { ask, timeCall } from '../page-calls';
import { markAt, meterNumber } from './files';

export type IntakeScreen = {
  profile: Profile;
  url: string;
  token: string;
  /** Electricity in kWh at a location. */
  bill: { locationId: number; utilityId: number; unitId: number };
};

/** Signs in, in English, as an editor whose company knows the meter of the half-hours, so that nothing is asked. */
export async function openIntakes(profile: Profile, url: string): Promise<IntakeScreen> {
  const { page } = profile;
  const { token, insert } = await bootSignedIn(page, url);
  const { locationId } = insert.body as { locationId: number };
  await timeCall(page, url, {
    path: 'api/Users/Languages',
    method: 'PUT',
    token,
    body: { languageId: 1 },
    expect: 204,
  });
  await timeCall(page, url, { path: 'api/UserSettings/Tour?value=true', method: 'PUT', token });
  const choices = await ask<IntakeChoices>(page, url, { path: 'api/Intakes/Choices', token });
  const bill = { locationId, ...electricityOf(choices) };
  const body = { ...bill, value: 8000, startDate: '2024-12-01', endDate: '2024-12-31', meterNumber };
  await timeCall(page, url, { path: 'api/Utilities/Consumptions', method: 'POST', token, body });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(url);
  const { username, password } = loginOf(demoEditor.email).body as { username: string; password: string };
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.locator('nav').first().waitFor({ timeout: 60_000 });
  return { profile, url, token, bill };
}

function electricityOf({ items }: IntakeChoices): Omit<IntakeScreen['bill'], 'locationId'> {
  const item = items.find(({ kind, names }) => kind === 'utility' && names.includes('Electricity'));
  const unit = item?.units.find(({ symbol }) => symbol === 'kWh');
  if (!item || !unit) throw new Error('The demo company has no electricity in kWh to record.');
  return { utilityId: item.itemId, unitId: unit.unitId };
}

/** Milliseconds since the file was given; null for what did not appear. */
export type Seen = {
  /** The first entry. */
  entries: number | null;
  /** All entries are checked. */
  checked: number | null;
  /** The first page. */
  drawn: number | null;
  longestTask: number;
  /** Of the entries listed; null if none are. */
  entryCount: number | null;
};

type Given = {
  name: string;
  content: string | Uint8Array;
  until: ('entries' | 'checked' | 'drawn')[];
  /** The screen is open already, and stays. */
  isSamePage?: boolean;
};

/** Gives a file to the screen of the intakes, which is loaded for it as in a new visit. */
export async function giveFile(
  { profile: { page, folder }, url }: IntakeScreen,
  { name, content, until, isSamePage = false }: Given,
): Promise<Seen> {
  const path = join(folder, name);
  await writeFile(path, content);
  if (!isSamePage) await page.goto(new URL('locations/intake', url).href);
  const input = page.locator('#main input[type=file]').first();
  await input.waitFor({ state: 'attached', timeout: 60_000 });
  // The list of files is loaded, and the page is idle.
  await page.waitForTimeout(1500);
  const watched = page.evaluate(watch, { until, markAt, labels, limitMs: 120_000 });
  const [seen] = await Promise.all([watched, input.setInputFiles(path)]);
  return seen;
}

const afterCount = (text: string) => text.replace('{{count}}', '');

const labels = {
  table: words.entries.label,
  titles: [afterCount(words.entries.title_one), afterCount(words.entries.title_other)],
  /** What the bar for recording says once the entries are checked. */
  checked: [
    words.record.ready,
    afterCount(words.record.obstacles.warnings_one),
    afterCount(words.record.obstacles.warnings_other),
  ],
};

type Watching = { until: Given['until']; markAt: number; labels: typeof labels; limitMs: number };

/** Runs in the page, and contains no named function. The next file that is given starts the clock. */
async function watch({ until, markAt, labels, limitMs }: Watching): Promise<Seen> {
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  });
  observer.observe({ type: 'longtask' });
  const startedAt = await new Promise<number>((resolve, reject) => {
    const start = { capture: true, once: true };
    document.addEventListener('change', () => resolve(performance.now()), start);
    setTimeout(() => reject(new Error('No file was given to the page.')), limitMs);
  });
  const seen: Pick<Seen, 'entries' | 'checked' | 'drawn'> = { entries: null, checked: null, drawn: null };
  while (until.some((step) => seen[step] === null)) {
    await new Promise(requestAnimationFrame);
    const now = performance.now() - startedAt;
    const main = document.querySelector('#main');
    if (now > limitMs)
      throw new Error(`The page does not show this: ${until}. ${main?.textContent.slice(0, 2000)}`);
    if (main?.querySelector(`table[aria-label="${labels.table}"] tbody th`)) seen.entries ??= now;
    const states = [...(main?.querySelectorAll('[role=status]') ?? [])].map(({ textContent }) => textContent);
    if (states.some((text) => labels.checked.some((end) => text?.endsWith(end)))) seen.checked ??= now;
    const canvas = main?.querySelector('canvas');
    // A new canvas has a width of 300. The settings are those of the library: the first ones given count.
    if (!canvas || canvas.width <= 300 || seen.drawn !== null) continue;
    const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
    const mark = context?.getImageData(0, Math.round(canvas.height * markAt), canvas.width, 1).data;
    // White paper with dark letters; before it is drawn, all of it is black.
    const reds = mark?.filter((_, at) => at % 4 === 0);
    if (reds?.some((red) => red > 200) && reds.some((red) => red < 60)) seen.drawn = now;
  }
  // Tasks are reported after they have ended.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  observer.disconnect();
  const headings = [...document.querySelectorAll('#main h2, #main h3')].map(({ textContent }) => textContent);
  const title = headings.find((text) => labels.titles.some((end) => text.endsWith(end)));
  const entryCount = title === undefined ? null : Number.parseInt(title.replaceAll(',', ''), 10);
  return { ...seen, longestTask: Math.max(0, ...tasks), entryCount };
}
