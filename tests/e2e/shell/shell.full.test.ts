import { read, utils } from '@e965/xlsx';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import dashboardTexts from '@/i18n/locales/pl/emissions/dashboard.json';
import { demoPassword } from '../../../seed/companies/demo-company';
import { request, waitForApp } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { bytesOf } from '../support/downloads';
import { editor, fillSignIn, menuLink, reader, signIn, signOut } from '../support/portal';
import { en, pl } from '../support/words';

let sandbox: Desk;
let page: Page;

beforeAll(async () => {
  sandbox = await openDesk({ path: 'login?email=user@kestrelvale.example' });
  page = sandbox.page;
  await waitForApp(page);
});

afterAll(() => closeDesk(sandbox));

const menu = () => page.getByRole('navigation', { name: en('shell', 'menu.label') });
const help = async (entry: string) => {
  await page.getByRole('button', { name: en('shell', 'help.label'), exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

describe('before sign-in', () => {
  // spec: routes.login
  it('the address fills in the e-mail', async () => {
    expect(await page.getByRole('textbox', { name: en('profile', 'email') }).inputValue()).toBe(
      'user@kestrelvale.example',
    );
  });

  // spec: routes.unknown, layouts.private, knowledge-routes.unknown
  it('an unknown address leads to sign-in, and to the overview once signed in', async () => {
    await page.goto(new URL('no/such/screen', sandbox.host.url).href);
    await page.getByRole('heading', { level: 1, name: en('session', 'login.title') }).waitFor();
    await signIn(page, editor);
    await page.goto(new URL('no/such/screen', sandbox.host.url).href);
    await page.getByRole('heading', { level: 1, name: en('shell', 'menu.overview') }).waitFor();
  });

  // spec: routes.new-password, routes.pdf-tool, layouts.public, knowledge-routes.pdf-tool
  it('public screens redirect signed-in users to the overview', async () => {
    for (const path of ['login', 'forgot-password', 'invitation', 'new-password', 'pdf-tool']) {
      await page.goto(new URL(path, sandbox.host.url).href);
      await page.getByRole('heading', { level: 1, name: en('shell', 'menu.overview') }).waitFor();
    }
  });
});

describe('the frame', () => {
  // spec: shell.menu-width, constants.sidebar, knowledge-constants.sidebar
  it('has a menu of 264 px that can be collapsed, and is narrow below the large breakpoint', async () => {
    const width = async () => (await menu().boundingBox())?.width;
    expect(await width()).toBe(264);
    await page.getByRole('button', { name: en('shell', 'menu.collapse') }).click();
    await expect.poll(width).toBe(64);
    await page.reload();
    await menu().waitFor();
    expect(await width()).toBe(64);
    await page.getByRole('button', { name: en('shell', 'menu.expand') }).click();
    await expect.poll(width).toBe(264);
    await page.setViewportSize({ width: 1199, height: 900 });
    await expect.poll(width).toBe(64);
    expect(await page.getByRole('button', { name: en('shell', 'menu.expand') }).count()).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(width).toBe(264);
  });

  // spec: product.unsupported, knowledge-product.unsupported, knowledge-constants.sidebar
  it('asks for the desktop version below the medium breakpoint', async () => {
    await page.setViewportSize({ width: 959, height: 900 });
    await page.getByText('Use the desktop version', { exact: false }).waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    await menu().waitFor();
  });

  // spec: routes.profile, shell.header, shell.account-menu, members.screens.profile, knowledge-shell.avatar-menu
  it('shows company, initials and the link to the profile', async () => {
    await page.getByText('Kestrel & Vale Logistics Ltd').first().waitFor();
    const avatar = page.getByRole('button', { name: en('shell', 'user.menu', { name: 'Tom Ashdown' }) });
    expect(await avatar.textContent()).toBe('TA');
    await avatar.click();
    await page.getByRole('menuitem', { name: en('shell', 'user.profile') }).click();
    await page.waitForURL(/\/profile$/);
  });

  // spec: shell.submenu, shell.explorer-submenu
  it('offers a submenu with the one entry of the emission report', async () => {
    await menuLink(page, en('shell', 'menu.explorer')).click();
    const panel = page.getByRole('navigation', { name: en('shell', 'menu.explorer') });
    await panel.waitFor();
    expect(await panel.getByRole('link').allTextContents()).toEqual([en('shell', 'submenu.emissions')]);
    await menuLink(page, en('shell', 'menu.overview')).click();
    await panel.waitFor({ state: 'detached' });
  });

  // spec: shell.coming-soon
  it('has two marketplaces that are always coming soon', async () => {
    const item = menu().getByRole('button', { name: en('shell', 'menu.offsetting') });
    expect(await item.getAttribute('aria-disabled')).toBe('true');
    await item.hover();
    await page.getByRole('tooltip', { name: en('shell', 'menu.comingSoon') }).waitFor();
    expect(
      await menu()
        .getByRole('button', { name: en('shell', 'menu.sustainability') })
        .getAttribute('aria-disabled'),
    ).toBe('true');
  });

  it('finds a screen and a location by name', async () => {
    const search = page.getByRole('dialog').getByRole('combobox');
    await page.keyboard.press('ControlOrMeta+K');
    await search.fill('felix');
    await page.getByRole('option', { name: /Felixstowe yard/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Felixstowe yard' }).waitFor();
    await page.keyboard.press('ControlOrMeta+K');
    await search.fill('emission rep');
    await page.getByRole('option', { name: /Emission report/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: en('shell', 'submenu.emissions') }).waitFor();
  });
});

describe('help', () => {
  // spec: shell.help-menu, errors.contact, constants.hours, knowledge-product.help, knowledge-shell.help-menu
  // spec: knowledge-help.contact-fields, knowledge-help.hours, knowledge-rules.contact-required
  // spec: knowledge-rules.contact-lengths, knowledge-errors.contact, knowledge-constants.hours
  it('has a contact form that names what is missing and says when it could not be sent', async () => {
    await help('Contact form');
    const dialog = page.getByRole('dialog', { name: en('shell', 'upgrade.contact') });
    await dialog.getByText(en('contact-form', 'intro')).waitFor();
    const message = dialog.getByLabel(en('contact-form', 'message'), { exact: true });
    expect(await message.getAttribute('rows')).toBe('8');
    await dialog.getByRole('button', { name: en('contact-form', 'send') }).click();
    await dialog.getByText(en('common', 'validation.required')).first().waitFor();
    await dialog.getByLabel(en('contact-form', 'subject'), { exact: true }).fill('A question');
    await message.fill('How do I enter steam?');
    await refuse('ContactMessages');
    await dialog.getByRole('button', { name: en('contact-form', 'send') }).click();
    await page.getByText(en('contact-form', 'failedTitle')).waitFor();
    await page.getByText(en('contact-form', 'failed')).first().waitFor();
    await refuse('');
    await dialog.getByRole('button', { name: en('contact-form', 'send') }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(en('contact-form', 'sentTitle')).waitFor();
  });

  // spec: shell.tour, shell.tour-index, scenarios.menus.tour, knowledge-product.help, knowledge-shell.help-menu
  // spec: knowledge-help.tour-steps, knowledge-help.tour-wraps, knowledge-help.tour-tells
  it('has a tour that can be left at any time, completed, and restarted', async () => {
    await help('User guide tour');
    const heading = (name: string) => page.getByRole('dialog', { name });
    await heading(en('tour', 'intro.title')).waitFor();
    await page.getByRole('button', { name: en('tour', 'noThanks') }).waitFor();
    await page.getByRole('button', { name: en('tour', 'start') }).click();
    await heading(en('tour', 'explorer.title')).waitFor();
    await page.locator('[data-menu-item="explorer"].driver-active-element').waitFor();
    await page.getByRole('button', { name: en('shell', 'addLocationGuide.next') }).click();
    await heading(en('tour', 'tools.title')).waitFor();
    await page.locator('[data-menu-item="scenarios"].driver-active-element').waitFor();
    await page.getByRole('button', { name: en('shell', 'addLocationGuide.back') }).click();
    await heading(en('tour', 'explorer.title')).waitFor();
    await page.keyboard.press('Escape');
    await help('User guide tour');
    await heading(en('tour', 'intro.title')).waitFor();
    await page.getByRole('button', { name: en('tour', 'start') }).click();
    await page.getByRole('button', { name: en('shell', 'addLocationGuide.next') }).click();
    await page.getByRole('button', { name: en('shell', 'addLocationGuide.next') }).click();
    await heading(en('shell', 'menu.reports')).waitFor();
    await page.getByRole('button', { name: en('common', 'actions.finish') }).click();
    await heading(en('tour', 'finish.title')).waitFor();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: en('components', 'dialog.close') })
      .last()
      .click();
  });

  // spec: constants.faqs
  it('answers at most six frequent questions', async () => {
    await help(en('shell', 'help.faqs'));
    const dialog = page.getByRole('dialog', { name: en('shell', 'help.faqs') });
    await dialog.getByRole('button', { name: 'What are Scopes 1, 2 and 3?' }).click();
    await dialog.getByText('Scope 1 is what you burn or leak yourself.', { exact: false }).waitFor();
    expect(await dialog.getByRole('heading', { level: 3 }).count()).toBe(6);
    await page.keyboard.press('Escape');
  });

  // spec: dashboard.guides
  it('downloads the user guides as PDFs', async () => {
    await menuLink(page, en('shell', 'menu.overview')).click();
    const file = await download(() =>
      page.getByRole('button', { name: /^Getting started.*Download as PDF$/ }).click(),
    );
    expect(file.name).toBe('getting-started.en.pdf');
    expect(file.content.subarray(0, 5).toString()).toBe('%PDF-');
  });

  // spec: errors.downloads, knowledge-errors.global
  it('changes nothing when a download fails', async () => {
    const guides = page.getByRole('button', { name: /Download as PDF$/ });
    await refuse('UserGuides/');
    await guides.first().click();
    await page.getByText(en('app', 'error.global')).first().waitFor();
    await refuse('');
    expect(await guides.count()).toBe(7);
  });

  // spec: routes.advice
  it('has articles, each with its own address', async () => {
    await menuLink(page, en('shell', 'menu.explorer')).click();
    await page.getByRole('link', { name: en('shell', 'navigation.advice') }).click();
    await page.getByRole('heading', { level: 2, name: 'Collect fuel data' }).waitFor();
    await page.getByRole('link', { name: 'Close the year' }).click();
    await page.waitForURL(/article=year-end/);
    await page.getByRole('heading', { level: 2, name: 'Close the year' }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'replace estimates' }).waitFor();
  });
});

describe("the explorer's data", () => {
  // spec: explorer.export
  it('is saved as a workbook, as a table and as a picture, named by its filters', async () => {
    await page.goto(new URL('explorer?category=fuels', sandbox.host.url).href);
    await page.getByRole('button', { name: en('explorer', 'presets.lastTwelveMonths'), exact: true }).click();
    await page.locator('svg[data-plot]').first().waitFor();
    const take = (entry: string) =>
      download(async () => {
        await page.getByRole('button', { name: en('explorer', 'export.open') }).click();
        await page.getByRole('menuitem', { name: entry }).click();
      });
    const book = await take('Workbook (.xlsx)');
    expect(book.name).toMatch(/^[a-z-]+_emissions_all-locations_fuels_all-types(_\d{4}-\d\d-\d\d){3}\.xlsx$/);
    const rows = utils.sheet_to_json<unknown[]>(read(book.content).Sheets.Emissions ?? {}, { header: 1 });
    expect(rows).toHaveLength(13);
    expect(rows[0]?.[0]).toBe(en('explorer', 'month'));
    const table = await take('Table (.csv)');
    expect(table.content.toString('utf8').split('\r\n')).toHaveLength(14);
    const picture = await take('Chart image (.png)');
    expect(picture.content.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.content.length).toBeGreaterThan(20_000);
  });
});

describe('the sandbox panel', () => {
  it('replaces a checkpoint only after a confirmation that names it', async () => {
    await page.getByRole('button', { name: /^Sandbox/ }).click();
    const panel = page.getByRole('dialog', { name: en('sandbox', 'strip.label') });
    await panel.getByRole('tab', { name: en('locations', 'tabs.data') }).click();
    const save = async () => {
      await panel.getByLabel(en('sandbox', 'data.checkpointName')).fill('Before the audit');
      await panel.getByRole('button', { name: en('sandbox', 'data.checkpointSave') }).click();
    };
    const isSaved = () =>
      panel.getByLabel(en('sandbox', 'data.checkpointName')).and(page.locator('[value=""]')).waitFor();
    await save();
    await isSaved();
    await save();
    const question = page.getByRole('alertdialog', { name: 'Replace “Before the audit”?' });
    await question.getByRole('button', { name: en('common', 'actions.cancel') }).click();
    expect(await panel.getByLabel(en('sandbox', 'data.checkpointName')).inputValue()).toBe(
      'Before the audit',
    );
    await save();
    await question.getByRole('button', { name: en('sandbox', 'data.replaceAction') }).click();
    await isSaved();
    const kept = panel
      .getByRole('list', { name: en('sandbox', 'data.checkpointList') })
      .getByRole('listitem');
    expect(await kept.count()).toBe(1);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
  });
});

describe('the next user of this window', () => {
  // spec: knowledge-shell.avatar-menu
  it('does not see what was open when the session ended in another tab', async () => {
    await menuLink(page, en('shell', 'menu.locations')).click();
    await page
      .getByRole('navigation', { name: en('shell', 'submenu.locations') })
      .getByRole('listitem')
      .getByRole('link')
      .first()
      .click();
    await page.getByTitle(en('components', 'figure.open')).first().click();
    await page.getByRole('dialog').waitFor();
    const other = await sandbox.context.newPage();
    await other.setViewportSize({ width: 1440, height: 900 });
    await other.goto(sandbox.host.url);
    await other.getByRole('heading', { level: 1, name: en('shell', 'menu.overview') }).waitFor();
    await signOut(other);
    await other.close();
    await page.getByRole('heading', { level: 1, name: en('session', 'login.title') }).waitFor();
    await signIn(page, reader);
    await page.getByRole('region', { name: 'Total emissions' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

describe('a company without locations', () => {
  // spec: shell.location-first, shell.tour-opens, knowledge-help.tour-opens, knowledge-help.tour-hides
  it('is offered the tour by itself, and its menu says to add a location first', async () => {
    await signOut(page);
    await fillSignIn(page, { name: 'admin', company: 'nowytor' }, demoPassword);
    await page.getByRole('dialog', { name: pl('tour', 'intro.title') }).waitFor();
    await page.getByRole('button', { name: pl('tour', 'noThanks') }).click();
    await page.getByRole('note', { name: pl('shell', 'addLocationGuide.label') }).waitFor();
    const items = page.getByRole('navigation', { name: pl('shell', 'menu.label') });
    for (const name of ['Raport emisji', 'Dane wejściowe']) {
      const item = items.getByRole('button', { name });
      expect(await item.getAttribute('aria-disabled')).toBe('true');
      await item.hover();
      await page.getByRole('tooltip', { name: pl('shell', 'menu.addLocationFirst') }).waitFor();
    }
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  // spec: dashboard.empty-widget
  it('says above the tiles what to do next, in empty tiles that there is no data yet, and links to adding some', async () => {
    const login = { username: 'admin@nowytor.example', password: demoPassword };
    const { body } = await request<{ token: string }>(sandbox, 'api/Login', { method: 'POST', body: login });
    const location = { name: 'Biuro', countryId: 616, town: 'Wrocław', address1: 'ul. Kolejowa 21' };
    await request(sandbox, 'api/Locations', { method: 'POST', token: body.token, body: location });
    await page.reload();
    const totals = page.getByRole('region', { name: 'Suma emisji' });
    await totals.getByText(dashboardTexts.empty.title).waitFor();
    await page.getByRole('heading', { name: dashboardTexts.nextStep.title }).waitFor();
    await totals.getByRole('link', { name: dashboardTexts.empty.addData }).click();
    await page.getByRole('heading', { level: 1, name: 'Biuro' }).waitFor();
  });
});

/** Makes requests fail whose address contains this part. */
async function refuse(part: string): Promise<void> {
  await page.evaluate((text) => {
    type Patched = { realFetch?: typeof fetch };
    const patched = globalThis as unknown as Patched;
    const real = patched.realFetch ?? globalThis.fetch.bind(globalThis);
    patched.realFetch = real;
    globalThis.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!text || !url.includes(text)) return real(input, init);
      return Promise.resolve(new Response('{}', { status: 500 }));
    };
  }, part);
}

async function download(start: () => Promise<unknown>) {
  const [file] = await Promise.all([page.waitForEvent('download'), start()]);
  return { name: file.suggestedFilename(), content: await bytesOf(file) };
}
