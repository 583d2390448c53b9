/** Reports in the built sandbox: from the list through the wizard to the finished report; shared, deleted, copied. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFullForm } from '#api/testing/test-form';
import { gasAt } from '../../contract/fuzz/gas-entry';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { choose, enterAs, locationIds, openPath, pickDay, settled, toast } from '../support/screen';
import { en, like, optional } from '../support/words';

let sandbox: Desk;
let page: Page;
let token: string;
/** The timeout of a locator. */
const patiently = { timeout: 20_000 };

const user = 'user@jagodno.example';
const mine = 'Emissions of the first half';
const forTheBank = 'GHG report for the bank and key customers';
const demoReports = [forTheBank, 'Emisje gazów cieplarnianych – raport dla zarządu'];

beforeAll(async () => {
  sandbox = await openDesk();
  page = sandbox.page;
});

afterAll(() => closeDesk(sandbox));

const steps = (of = page) => of.getByRole('navigation', { name: en('reports', 'wizard.steps') });
const stepButton = (name: string, of = page) => steps(of).getByRole('button', { name });
const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
const headerIdOf = (of: Page) => Number(new URL(of.url()).searchParams.get('headerId'));
const goOn = (of = page) => of.getByRole('button', { name: en('common', 'actions.continue') }).click();

async function axeFindsNothing(): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => [colorScheme, id, nodes[0]?.html])).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/** Jobs finish the demo’s reports while no requests are made, hence the pauses. */
async function untilFinished(count: number): Promise<void> {
  const complete = async () => {
    const path = 'api/Reports/1/Headers?completeOnly=true';
    return (await request<unknown[]>(sandbox, path, { token })).body.length;
  };
  await expect.poll(complete, { interval: 4000, timeout: 90_000 }).toBe(count);
}

/** A verification without its parts is refused; with them it is saved, and its letter immediately. */
async function enterVerification(headerId: number): Promise<void> {
  const words = (key: 'verifiedOn' | 'verificationStandard' | 'verifier') =>
    en('report-forms', `verification.${key}`);
  await openPath(sandbox, `reports/1/create?headerId=${headerId}&step=generalInfo`);
  const level = optional(en('report-forms', 'verification.level.label'));
  await choose(page, level, en('report-forms', 'verification.level.limited'));
  await goOn();
  await page.getByText(`${words('verifier')}: This field can't be empty`).waitFor();
  await pickDay(page, words('verifiedOn'), 1);
  await page.getByLabel(words('verificationStandard'), { exact: true }).fill('ISO 14064-3');
  await page.getByLabel(words('verifier'), { exact: true }).fill('Checkers Ltd');
  await page.locator('input[type=file]').setInputFiles({
    name: 'letter.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 %%EOF'),
  });
  await page
    .getByRole('button', { name: en('report-forms', 'verification.letter.download', { name: 'letter.pdf' }) })
    .waitFor();
  await axeFindsNothing();
  await goOn();
  await page.waitForURL(/step=details/);
}

async function begin(how: 'From scratch' | 'From template'): Promise<void> {
  await page.getByRole('button', { name: en('reports', 'period.create') }).click();
  const question = page.getByRole('dialog', { name: en('reports', 'template.title') });
  await question.getByRole('radio', { name: how }).click();
  await question.getByRole('button', { name: en('reports', 'period.create') }).click();
}

/** Whole months of last year. */
async function chooseMonths(first: string, last: string): Promise<void> {
  await page.getByLabel(en('reports', 'period.months'), { exact: true }).click();
  await page.getByRole('button', { name: en('components', 'date.previousYear') }).click();
  await page.getByRole('button', { name: new RegExp(`^${first} `) }).click();
  await page.getByRole('button', { name: new RegExp(`^${last} `) }).click();
}

async function rowAction(name: string, action: string): Promise<void> {
  await row(name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

describe('the area', () => {
  // spec: reports.routes.list, reports.list.first, reports.list.submenu
  it('opens at its first report type, with the types beside it, found by name', async () => {
    token = await enterAs(sandbox, user, { path: 'reports' });
    await page.waitForURL(/\/reports\/1$/);
    const list = page.getByRole('navigation', { name: en('reports', 'title'), exact: true });
    await expect.poll(() => list.getByRole('link').count(), patiently).toBe(2);
    await list.getByRole('searchbox').fill('nothing of the kind');
    await list.getByText(en('reports', 'nothingFound', { search: 'nothing of the kind' })).waitFor();
    await list.getByRole('searchbox').fill('');
    await expect.poll(() => list.getByRole('link').count(), patiently).toBe(2);
    await openPath(sandbox, 'reports/999');
    await page.waitForURL(/\/reports\/1$/);
    await axeFindsNothing();
  });

  // spec: reports.routes.locations
  it('waits for a first location', async () => {
    await enterAs(sandbox, 'user@nowytor.example', { path: 'reports' });
    await page.waitForURL((url) => url.pathname === '/');
  });
});

inFullForm(() => {
  // spec: reports.product.available, reports.list.lock, reports.list.locked, reports.errors.unavailable
  // spec: materiality.roles.plan
  it('shows a page without further access for a type that the plan does not include', async () => {
    await enterAs(sandbox, 'user@kestrelvale.example', { path: 'reports/2/create' });
    await page.waitForURL(/\/reports\/2$/);
    await page.getByText(en('common', 'locked.message')).first().waitFor();
    expect(await page.getByRole('button', { name: en('reports', 'new.begin') }).isDisabled()).toBe(true);
    expect(await page.getByRole('tab', { name: en('reports', 'tabs.saved') }).isDisabled()).toBe(true);
    const kinds = page
      .getByRole('navigation', { name: en('reports', 'title'), exact: true })
      .getByRole('link');
    await expect.poll(() => kinds.nth(1).textContent(), patiently).toContain('Feature locked');
    expect(await kinds.nth(1).locator('svg.lucide-lock-keyhole').count()).toBe(1);
    expect(await kinds.nth(0).locator('svg').count()).toBe(0);
    await page.getByRole('button', { name: en('common', 'actions.contactUs') }).click();
    await page.getByRole('dialog', { name: en('common', 'actions.contactUs') }).waitFor();
  });
});

describe('the demo', () => {
  it('has two finished reports to read, which say why they are not in accordance with the standards', async () => {
    token = await enterAs(sandbox, user, { path: 'reports/1?tab=saved' });
    await untilFinished(2);
    // The list is watched without a reload.
    for (const name of demoReports)
      await row(name).getByText(en('reports', 'saved.complete'), { exact: true }).waitFor();
    await rowAction(forTheBank, 'Preview');
    await page.getByRole('heading', { level: 1, name: forTheBank }).waitFor();
    await page.getByRole('article').getByText('Prepared on the basis of', { exact: false }).first().waitFor();
  });
});

/**
 * In the page: as soon as the first page of a report is drawn, its last title is chosen, and what was drawn by then
 * is recorded.
 */
function chooseLastTitleAtOnce(): void {
  const state = window as unknown as { stood?: { first: boolean; last: boolean } };
  const at = (number: number) => document.getElementById(`document-page-${number}`) !== null;
  new MutationObserver((_, observer) => {
    const titles = [...document.querySelectorAll<HTMLElement>('a[href^="#document-page-"]')];
    if (titles.length === 0 || !at(0)) return;
    observer.disconnect();
    state.stood = { first: at(0), last: at(titles.length - 1) };
    titles.at(-1)?.click();
  }).observe(document, { childList: true, subtree: true });
}

inFullForm(() => {
  describe('a long report', () => {
    it('shows its first page before the last is drawn, and scrolls there once it is', async () => {
      const other = await sandbox.context.newPage();
      await other.addInitScript(chooseLastTitleAtOnce);
      await other.goto(page.url());
      const last = other
        .locator(':focus')
        .filter({ has: other.getByRole('heading', { name: /^Appendix D/ }) });
      await last.waitFor();
      expect(await other.evaluate(() => (window as unknown as { stood: unknown }).stood)).toEqual({
        first: true,
        last: false,
      });
      await expect
        .poll(() => last.evaluate((element) => element.getBoundingClientRect().top < innerHeight))
        .toBe(true);
      await other.close();
    });
  });
});

describe('the wizard', () => {
  // spec: reports.list.get-started, reports.wizard.first-only, reports.time-period.picker
  // spec: reports.validation.period-required, reports.validation.period-months
  it('opens only its first step, and accepts three to twelve months', async () => {
    token = await enterAs(sandbox, user, { path: 'reports/1' });
    await page.getByRole('link', { name: en('reports', 'new.begin') }).click();
    await page.getByRole('heading', { level: 2, name: en('reports', 'step.timePeriod') }).waitFor();
    expect(await steps().getByRole('button', { disabled: true }).count()).toBe(5);
    await chooseMonths('March', 'April');
    await page.getByText(en('common', 'validation.atLeastThreeMonths')).waitFor();
    expect(await page.getByRole('button', { name: en('common', 'actions.apply') }).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: en('reports', 'period.create') }).click();
    await page.getByText("From and to: This field can't be empty").waitFor();
  });

  // spec: reports.routes.create, reports.time-period.advance
  it('says whether the data of the period is complete, and creates the report', async () => {
    await chooseMonths('January', 'June');
    await page.getByRole('button', { name: en('common', 'actions.apply') }).click();
    await page
      .getByText(en('reports', 'banner.complete'))
      .or(page.getByText(en('reports', 'banner.incomplete')))
      .waitFor();
    await axeFindsNothing();
    await begin('From scratch');
    await page.waitForURL(/headerId=\d+&step=generalInfo/);
    await expect.poll(() => steps().getByRole('button', { disabled: true }).count(), patiently).toBe(0);
  });

  // spec: reports.details.fields, reports.author.fields
  it('requires a name, keeps typed values until they are saved, and asks before they are lost', async () => {
    await stepButton('Details').click();
    await page.getByLabel(en('reports', 'details.name'), { exact: true }).waitFor();
    await goOn();
    await page.getByText("Report name: This field can't be empty").waitFor();
    await page.getByLabel(en('reports', 'details.name'), { exact: true }).fill(mine);
    await stepButton('Author').click();
    await page.getByRole('alertdialog').getByText(en('common', 'unsaved.title')).waitFor();
    await page.getByRole('button', { name: en('common', 'unsaved.stay') }).click();
    await goOn();
    await page.getByLabel(en('reports', 'author.name'), { exact: true }).waitFor();
    await page.getByLabel(en('reports', 'author.name'), { exact: true }).fill('Anna Nowak');
    await page.getByLabel(en('reports', 'author.department'), { exact: true }).fill('Environment');
    await goOn();
    await page.getByRole('heading', { level: 2, name: en('reports', 'step.facilities') }).waitFor();
  });

  // spec: reports.author.fields, reports.validation.author
  it('keeps a chosen author, and moves on without a change', async () => {
    await stepButton('Author').click();
    await page.getByRole('heading', { level: 2, name: en('reports', 'step.author') }).waitFor();
    await page.getByLabel(en('reports', 'author.name'), { exact: true }).fill('');
    await goOn();
    await page.getByText("Full name: This field can't be empty").waitFor();
    await page.getByLabel(en('reports', 'author.name'), { exact: true }).fill('Anna Nowak');
    await goOn();
    await page.getByRole('heading', { level: 2, name: en('reports', 'step.facilities') }).waitFor();
  });

  // spec: reports.wizard.buttons, reports.review.edit, reports.review.missing
  it('shows in the review what is missing and links there', async () => {
    await stepButton('Review').click();
    await page.getByRole('heading', { level: 2, name: en('reports', 'step.review') }).waitFor();
    await page
      .getByRole('button', { name: en('reports', 'review.completeData') })
      .first()
      .waitFor();
    await axeFindsNothing();
    await page.getByRole('button', { name: en('common', 'actions.finish') }).click();
    await page.getByText("The report can't be finished yet", { exact: false }).waitFor();
    await page
      .getByRole('button', {
        name: en('reports', 'review.edit', { step: en('report-forms', 'general.productionDetails') }),
      })
      .click();
    await page.getByLabel(en('reports', 'details.name'), { exact: true }).waitFor();
  });

  // spec: reports.product.instance, reports.list.status, reports.list.finish
  it('finishes the report, and marks it in the list', async () => {
    const headerId = headerIdOf(page);
    const { body } = await request<{ countryId: number }[]>(sandbox, 'api/Countries', { token });
    const countries = [body[0]?.countryId];
    const information = {
      reportHeaderId: headerId,
      companyName: 'Jagodno Foods S.A.',
      countries,
      production: 'We make jam. We sell it in five countries. We have three plants.',
      policies: 'We buy green electricity.',
    };
    await request(sandbox, 'api/Reports/Questionnaires', { method: 'POST', token, body: information });
    await enterVerification(headerId);
    await openPath(sandbox, `reports/1/create?headerId=${headerId}&step=review`);
    await page.getByRole('link', { name: en('reports', 'review.draft') }).waitFor();
    await page.getByText(/Limited assurance, ISO 14064-3, Checkers Ltd, .*letter\.pdf/).waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: en('reports', 'review.completeData') }).count(), patiently)
      .toBe(0);
    await page.getByRole('button', { name: en('common', 'actions.finish') }).click();
    await page.waitForURL(/tab=saved/);
    await row(mine).getByText(en('reports', 'saved.justFinished')).waitFor();
    await row(mine).getByText(en('reports', 'saved.complete'), { exact: true }).waitFor();
    await axeFindsNothing();
  });
});

describe('a saved report', () => {
  // spec: reports.product.instance, reports.list.reading, reports.document.preview, reports.document.pdf
  it('is read as it was finished, and downloaded as a PDF with its name', async () => {
    await rowAction(mine, 'Preview');
    await page.getByRole('heading', { level: 1, name: mine }).waitFor();
    await page.getByRole('article').waitFor();
    await settled(page);
    const downloading = page.waitForEvent('download', { timeout: 60_000 });
    await page.getByRole('button', { name: en('reports', 'pdf') }).click();
    expect((await downloading).suggestedFilename()).toBe(`${mine}.pdf`);
    await page.getByRole('link', { name: en('reports', 'tabs.saved') }).click();
    await row(mine).waitFor();
  });

  // spec: reports.document.frozen
  it('says how the data has changed since and why, and stays readable beside its new issue', async () => {
    const [locationId = 0] = await locationIds(sandbox, token);
    const date = `${new Date().getUTCFullYear() - 1}-02-10`;
    const body = gasAt(locationId, { value: 100_000, date });
    await request(sandbox, 'api/Fuels/Consumptions', { method: 'POST', token, body });
    await openPath(sandbox, 'reports/1?tab=saved');
    await row(mine)
      .getByRole('button', { name: /^Change since issue: \+/ })
      .click();
    const changes = page.getByRole('dialog', { name: `What changed since “${mine}”` });
    await changes.getByText(en('reports', 'changes.reason.new-rows')).first().waitFor();
    await axeFindsNothing();
    await changes.getByRole('link', { name: en('reports', 'changes.newIssue') }).click();
    await page.getByText("as issue 2; earlier issues don't change", { exact: false }).waitFor();
    await page.getByText(en('reports', 'verification.ofIssueHint', { number: '1' })).waitFor();
    await page.getByRole('button', { name: en('common', 'actions.finish') }).click();
    await row(mine)
      .getByText(en('reports', 'saved.issue', { number: '2' }))
      .waitFor();
    await rowAction(mine, 'Issues');
    const letter = (number: string) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: en('reports', 'issues.letterOf', { number, name: 'letter.pdf' }) });
    const downloading = page.waitForEvent('download');
    await letter('1').click();
    expect((await downloading).suggestedFilename()).toBe('letter.pdf');
    expect(await letter('2').count()).toBe(0);
    await page
      .getByRole('dialog')
      .getByRole('link', { name: en('reports', 'saved.issue', { number: '1' }) })
      .click();
    await page.getByText(/, issue 1$/).waitFor();
    await page.getByRole('article').waitFor();
    await openPath(sandbox, 'reports/1?tab=saved');
  });

  inFullForm(() => {
    // spec: reports.product.instance, reports.list.shared
    it('is shared by its owner with the whole company, and unshared', async () => {
      const share = row(mine).getByRole('switch');
      await share.click();
      await expect.poll(() => share.getAttribute('aria-checked'), patiently).toBe('true');
      await page.reload();
      await expect
        .poll(() => row(mine).getByRole('switch').getAttribute('aria-checked'), patiently)
        .toBe('true');
    });
  });

  inFullForm(() => {
    // spec: reports.list.shared, reports.roles.view
    it('can be read by others when it is shared, and changed by none of them', async () => {
      await enterAs(sandbox, 'view@jagodno.example', { path: 'reports/1?tab=saved' });
      await row(mine).getByText(en('reports', 'saved.public'), { exact: true }).waitFor();
      expect(await row(mine).getByRole('switch').count()).toBe(0);
      await row(mine)
        .getByRole('button', { name: like('components', 'table.actionsOf') })
        .click();
      const names = await page.getByRole('menuitem').allTextContents();
      expect(names).toContain(en('common', 'actions.preview'));
      expect(names).not.toContain(en('common', 'actions.edit'));
      expect(names).not.toContain(en('common', 'actions.delete'));
      await openPath(sandbox, 'reports/1/create');
      await page.getByText('Your role lets you read reports.', { exact: false }).waitFor();
    });
  });

  inFullForm(() => {
    // spec: reports.wizard.template, reports.time-period.ask, reports.general.copied
    it('is a template for the next one, whose copied steps are marked until they are checked', async () => {
      token = await enterAs(sandbox, user, { path: 'reports/1/create' });
      await chooseMonths('July', 'December');
      await page.getByRole('button', { name: en('common', 'actions.apply') }).click();
      await begin('From template');
      await page.waitForURL(/headerId=\d+/);
      await stepButton('Author (copied)').click();
      await page.getByText(en('reports', 'copied.title')).waitFor();
      expect(await page.getByLabel(en('reports', 'author.name'), { exact: true }).inputValue()).toBe(
        'Anna Nowak',
      );
      await page.getByRole('button', { name: en('reports', 'copied.looked') }).click();
      await page.getByText(en('reports', 'copied.title')).waitFor({ state: 'detached' });
      await expect.poll(() => stepButton('Author (copied)').count(), patiently).toBe(0);
    });
  });
});

inFullForm(() => {
  describe('two tabs with the same report', () => {
    let other: Page;

    it('ask which name to keep when both changed it', async () => {
      const headerId = headerIdOf(page);
      const path = `reports/1/create?headerId=${headerId}&step=details`;
      await openPath(sandbox, path);
      other = await sandbox.context.newPage();
      await other.goto(new URL(path, sandbox.host.url).href);
      for (const tab of [page, other])
        await tab.getByLabel(en('reports', 'details.name'), { exact: true }).waitFor();
      await other.getByLabel(en('reports', 'details.name'), { exact: true }).fill('Second half');
      await page.getByLabel(en('reports', 'details.name'), { exact: true }).fill('Half two');
      await goOn(other);
      await other.waitForURL(/step=author/);
      await goOn();
      const question = page.getByRole('dialog', { name: en('entries', 'conflict.title') });
      await question.getByText(en('entries', 'conflict.keep', { value: 'Second half' })).waitFor();
      await question.getByText(en('entries', 'conflict.overwrite', { value: 'Half two' })).click();
      await question.getByRole('button', { name: en('entries', 'conflict.save') }).click();
      await page.waitForURL(/step=author/);
    });

    // spec: reports.product.instance, reports.list.delete, reports.errors.gone
    it('say when the report was deleted in the other one', async () => {
      await other.goto(new URL('reports/1?tab=saved', sandbox.host.url).href);
      await other
        .getByRole('button', { name: en('components', 'table.actionsOf', { name: 'Half two' }) })
        .click();
      await other.getByRole('menuitem', { name: en('common', 'actions.delete') }).click();
      await other
        .getByRole('alertdialog')
        .getByRole('button', { name: en('reports', 'delete.confirm') })
        .click();
      await toast(other, en('reports', 'delete.done', { name: 'Half two' }));
      await page.getByLabel(en('reports', 'author.department'), { exact: true }).fill('Another one');
      await goOn();
      await page.getByText(en('reports', 'gone.title')).waitFor();
      await page.getByRole('link', { name: en('reports', 'toSaved') }).click();
      await row(mine).waitFor();
      expect(await row('Half two').count()).toBe(0);
      await other.close();
    });
  });

  it('a finished report is deleted only after its name is typed', async () => {
    await page.getByRole('button', { name: en('components', 'table.actionsOf', { name: mine }) }).click();
    await page.getByRole('menuitem', { name: en('common', 'actions.delete') }).click();
    const question = page.getByRole('alertdialog');
    const confirm = question.getByRole('button', { name: en('reports', 'delete.confirm') });
    expect(await confirm.isDisabled()).toBe(true);
    const typed = question.getByLabel(en('reports', 'delete.typeName', { name: mine }), { exact: true });
    await typed.fill(mine.slice(1));
    expect(await confirm.isDisabled()).toBe(true);
    await typed.fill(mine);
    await confirm.click();
    await toast(page, en('reports', 'delete.done', { name: mine }));
    await expect.poll(() => row(mine).count(), patiently).toBe(0);
  });
});

inFullForm(() => {
  it('a sustainability report shows what it lacks without being hidden', async () => {
    await openPath(sandbox, 'reports/2/create');
    await chooseMonths('January', 'December');
    await page.getByRole('button', { name: en('common', 'actions.apply') }).click();
    await page.getByRole('button', { name: en('reports', 'period.create') }).click();
    // The demo has a finished one, which could be the template.
    const create = en('reports', 'period.create');
    await page.getByRole('dialog').getByRole('button', { name: create, exact: true }).click();
    await page.waitForURL(/step=doubleMaterialityAssessment/);
    await page.getByText(en('reports', 'materiality.incomplete')).waitFor();
    await goOn();
    await page.waitForURL(/step=questionnaire/);
  });
});

it('no screen threw', () => {
  expect(sandbox.failures).toEqual([]);
});
