/**
 * `npm run screens`: a picture of each screen in both languages, light and dark, at two sizes, in `screens/`.
 * `--only=<parts of names,…>` takes those screens; `--quick` takes one look of each; `--guides` renews the pictures
 * of the user guides.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startStaticServer } from '../../scripts/setup/static-server.mjs';
import { demoCompanies } from '../../seed/companies/demo-companies';
import { demoPassword } from '../../seed/companies/demo-company';
import englishTour from '../../src/i18n/locales/en/knowledge/tour.json' with { type: 'json' };
import polishTour from '../../src/i18n/locales/pl/knowledge/tour.json' with { type: 'json' };
import { openProfile } from '../bench/browser';
import type { Language } from './arrange-intake';
import { type Screen, screens, type Viewer } from './screens';

const pictures = 'seed/guides/pictures';
const isForGuides = process.argv.includes('--guides');
const isQuick = process.argv.includes('--quick');
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length) ?? '';
const isNamed = (name: string) => only.split(',').some((part) => name.includes(part));

const folder = isForGuides ? pictures : 'screens';
const languages = isQuick ? (['en'] as const) : (['en', 'pl'] as const);
const themes = isQuick || isForGuides ? (['light'] as const) : (['light', 'dark'] as const);
const allSizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
];
const guideSize = { width: 1280, height: 800 };
const sizes = isForGuides ? [guideSize] : allSizes.slice(0, isQuick ? 1 : 2);

const site = await startStaticServer({ folder: 'dist' });
const profile = await openProfile();
const { page } = profile;
page.setDefaultTimeout(60_000);
// The tour is offered a moment after the first sign-in of an account. Other dialogs belong to their screen.
const offeredTour = page
  .getByRole('dialog', { name: englishTour.intro.title })
  .or(page.getByRole('dialog', { name: polishTour.intro.title }));
await page.addLocatorHandler(offeredTour, () => page.keyboard.press('Escape'));
let count = 0;
try {
  mkdirSync(folder, { recursive: true });
  await page.setViewportSize(allSizes[0] ?? { width: 1440, height: 900 });
  const wanted = screens.filter(({ name, isInGuides }) => isNamed(name) && (isInGuides || !isForGuides));
  for (const viewer of new Set(wanted.map((screen) => screen.viewer))) {
    for (const language of languages) {
      await enterAs(page, viewer, language);
      for (const screen of wanted.filter((one) => one.viewer === viewer)) await look(page, screen, language);
    }
  }
} finally {
  await profile.close();
  await site.close();
}
console.log(`${count} pictures in ${folder}/`);

/** Signs in by the form in the language wanted; nobody at all for the screens before it. */
async function enterAs(page: Page, viewer: Viewer | null, language: Language): Promise<void> {
  await page.goto(site.url);
  await page.locator('nav, input[name=username]').first().waitFor();
  if (await page.locator('nav').count()) await signOut(page);
  if (viewer) {
    const email = demoCompanies
      .flatMap(({ accounts }) => accounts)
      .find((account) => account.role === 'Admin' && account.email.includes(viewer))?.email;
    await page.locator('input[name=username]').fill(email ?? '');
    await page.locator('input[name=password]').fill(demoPassword);
    await page.keyboard.press('Enter');
    await page.locator('nav').first().waitFor();
    await page.waitForLoadState('networkidle');
  }
  await page.getByRole('button', { name: new RegExp(`^${language.toUpperCase()}`) }).click();
  await page.waitForFunction((code) => document.documentElement.lang === code, language);
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Account menu|Menu konta)/ }).click();
  await page.getByRole('menuitem').last().click();
  await page.locator('input[name=username]').waitFor();
}

async function look(page: Page, { name, path, viewer, arrange }: Screen, language: Language): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto(new URL(path, site.url).href);
    // The screen of a start that takes long has a heading, too, but nothing to fill in or to go to.
    await page
      .locator(viewer ? '#main h1' : 'form')
      .first()
      .waitFor();
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
    // Panels come with their code, a moment after the screen.
    await page.waitForLoadState('networkidle');
    if (arrange) {
      await arrange(page, language);
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
      await page.waitForLoadState('networkidle');
    }
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      // Two frames: colours that changed with the theme have been painted.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const file = isForGuides ? `${name}.${language}.jpg` : `${name}.${language}.${theme}.${size.width}.png`;
      const path = join(folder, file);
      await page.screenshot({ path, animations: 'disabled', ...(isForGuides ? { quality: 70 } : {}) });
      count += 1;
    }
  }
}
