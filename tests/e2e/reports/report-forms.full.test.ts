import { read } from '@e965/xlsx';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReportLocation } from '#api/contract/reports/facilities';
import type { ReportHeader } from '#api/contract/reports/headers';
import type { Report } from '#api/contract/reports/reports';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { bytesOf } from '../support/downloads';
import { choose, enterAs, openPath, toast } from '../support/screen';
import { en, like, optional } from '../support/words';

let sandbox: Desk;
let page: Page;
let token: string;
let header: ReportHeader;
/** The timeout of a locator. */
const patiently = { timeout: 20_000 };

const name = 'Emissions of last year';

beforeAll(async () => {
  sandbox = await openDesk();
  page = sandbox.page;
  token = await enterAs(sandbox, 'admin@jagodno.example');
  header = await begin();
});

afterAll(async () => {
  await closeDesk(sandbox);
  expect(sandbox.failures).toEqual([]);
});

/** A greenhouse gas report of last year without any content. */
async function begin(): Promise<ReportHeader> {
  const year = new Date().getUTCFullYear() - 1;
  const body = { reportId: 1, startDate: `${year}-01-01`, endDate: `${year}-12-31`, language: 'en' };
  return (await request<ReportHeader>(sandbox, 'api/Reports/Headers', { method: 'POST', token, body })).body;
}

const wizard = (step: string, of = header) => `reports/1/create?headerId=${of.reportHeaderId}&step=${step}`;
const field = (label: string, of = page) => of.getByLabel(label, { exact: true });
const goOn = (of = page) => of.getByRole('button', { name: en('common', 'actions.continue') }).click();
const row = (of: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: of }) });
const required = "This field can't be empty";

async function rowAction(of: string, action: string): Promise<void> {
  await row(of)
    .getByRole('button', { name: `Actions for ${of}` })
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** In the page, until it is reloaded: such requests get no response, or one of a failed server. */
async function failCalls(method: string, path: RegExp, answer: 'lost' | 'failed'): Promise<void> {
  await page.evaluate(
    ({ method: failing, source, isLost }) => {
      const ask = window.fetch;
      window.fetch = (input, init) => {
        const asked = input instanceof Request ? input : new Request(String(input), init);
        if (asked.method !== failing || !new RegExp(source).test(asked.url))
          return ask.call(window, input, init);
        return isLost
          ? Promise.reject(new TypeError('lost'))
          : Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }));
      };
    },
    { method, source: path.source, isLost: answer === 'lost' },
  );
}

// spec: reports.list.new-report
it('a new report shows its name and purpose', async () => {
  const { body: report } = await request<Report>(sandbox, 'api/Reports/1', { token });
  await openPath(sandbox, 'reports/1');
  await page.getByRole('heading', { level: 1, name: report.name }).waitFor();
  await page
    .getByRole('tabpanel', { name: en('reports', 'tabs.new') })
    .getByText(report.description)
    .waitFor();
});

// spec: reports.list.cancel
it('Cancel leads back to the report type, and to the saved reports once there is one', async () => {
  await page.getByRole('link', { name: en('reports', 'new.begin') }).click();
  await page.getByRole('heading', { level: 2, name: en('reports', 'step.timePeriod') }).waitFor();
  await page.getByRole('button', { name: en('common', 'actions.cancel') }).click();
  await page.waitForURL(/\/reports\/1$/);
  await openPath(sandbox, wizard('details'));
  await page.getByRole('button', { name: en('common', 'actions.cancel') }).click();
  await page.waitForURL(/\/reports\/1\?tab=saved$/);
});

// spec: reports.routes.edit-mode
it('a saved report is opened for editing, which the navigation state keeps over a reload', async () => {
  await row('Unnamed report')
    .getByRole('button', { name: like('components', 'table.actionsOf') })
    .click();
  await page.getByRole('menuitem', { name: en('common', 'actions.edit'), exact: true }).click();
  const isEditing = async () => {
    await page.getByRole('heading', { level: 1, name: en('reports', 'wizard.editing') }).waitFor();
    return page.evaluate(() => window.history.state.editMode);
  };
  expect(await isEditing()).toBe(true);
  await page.reload();
  expect(await isEditing()).toBe(true);
});

describe('missing fields of a report', () => {
  // spec: reports.errors.show-errors
  it('are marked in the step that the review links to', async () => {
    await openPath(sandbox, wizard('review'));
    await page
      .getByRole('button', { name: en('reports', 'review.completeData') })
      .first()
      .waitFor();
    await page
      .getByRole('button', { name: en('reports', 'review.edit', { step: en('reports', 'step.author') }) })
      .click();
    await page.waitForURL(/showErrors=true/);
    await expect
      .poll(() => field(en('reports', 'author.name')).getAttribute('aria-invalid'), patiently)
      .toBe('true');
    await expect.poll(() => page.getByText(required, { exact: true }).count(), patiently).toBe(2);
    await page.reload();
    await expect.poll(() => page.getByText(required, { exact: true }).count(), patiently).toBe(2);
  });

  // spec: reports.errors.show-errors
  it('are not marked when the user opens the step another way, and complete ones never are', async () => {
    await openPath(sandbox, wizard('author'));
    await field(en('reports', 'author.name')).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByText(required, { exact: true }).count()).toBe(0);
    await openPath(sandbox, wizard('review'));
    await page
      .getByRole('button', { name: en('reports', 'review.edit', { step: en('reports', 'step.timePeriod') }) })
      .click();
    await page.waitForURL(/step=timePeriod$/);
  });

  it('do not include a field with a proposed value', async () => {
    await openPath(sandbox, `${wizard('generalInfo')}&showErrors=true`);
    await field(en('report-forms', 'general.companyName')).waitFor();
    await page.waitForLoadState('networkidle');
    for (const proposed of ['companyName', 'countries'] as const)
      expect(await field(en('report-forms', `general.${proposed}`)).getAttribute('aria-invalid')).toBe(
        'false',
      );
  });
});

// spec: reports.errors.global
it('a save without a response is reported in the form and loses nothing', async () => {
  await openPath(sandbox, wizard('details'));
  await field(en('reports', 'details.name')).fill(name);
  for (const answer of ['failed', 'lost'] as const) {
    await failCalls('PUT', /\/Names$/, answer);
    await goOn();
    await page.getByRole('alert').getByText(en('common', 'errors.global')).waitFor();
    expect(await field(en('reports', 'details.name')).inputValue()).toBe(name);
  }
  page.once('dialog', (dialog) => void dialog.accept());
  await openPath(sandbox, wizard('details'));
  await field(en('reports', 'details.name')).fill(name);
  await goOn();
  await page.waitForURL(/step=author/);
});

it('Back within the wizard asks about unsaved values and stays at the step', async () => {
  await field(en('reports', 'author.name')).fill('Anna Nowak');
  await page.goBack();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: en('common', 'unsaved.stay') }).click();
  expect(await field(en('reports', 'author.name')).inputValue()).toBe('Anna Nowak');
  expect(page.url()).toMatch(/step=author/);
  await field(en('reports', 'author.department')).fill('Environment');
  await goOn();
  await page.waitForURL(/step=facilities/);
});

it('a period that was changed elsewhere is shown when the user is not changing it', async () => {
  await openPath(sandbox, wizard('timePeriod'));
  await field(en('reports', 'period.months')).getByText('Dec, ', { exact: false }).waitFor();
  const path = `api/Reports/Headers/${header.reportHeaderId}`;
  const { body } = await request<ReportHeader>(sandbox, path, { token });
  const { startDate, reportId, reportHeaderId, updatedOn } = body;
  await request(sandbox, path, {
    method: 'PUT',
    token,
    headers: { 'if-unmodified-since': new Date(updatedOn).toUTCString() },
    body: { startDate, endDate: startDate.replace('-01-01', '-11-30'), reportId, reportHeaderId },
  });
  // As when returning to the tab.
  await page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')));
  await field(en('reports', 'period.months')).getByText('Nov, ', { exact: false }).waitFor();
});

describe('two users who store the general information at the same time', () => {
  it('decide about what they wrote differently instead of losing it', async () => {
    await openPath(sandbox, wizard('generalInfo'));
    const other = await sandbox.context.newPage();
    await other.goto(page.url());
    for (const [tab, text] of [
      [page, 'We make jam.'],
      [other, 'We make juice.'],
    ] as const) {
      await field(optional(en('report-forms', 'general.production')), tab).fill(text);
      await field(optional(en('report-forms', 'general.policies')), tab).fill('We buy green electricity.');
    }
    await goOn(other);
    await other.waitForURL(/step=details/);
    await other.close();
    await goOn();
    const question = page.getByRole('dialog', { name: en('entries', 'conflict.title') });
    await question.getByText(en('entries', 'conflict.overwrite', { value: 'We make jam.' })).click();
    await question.getByRole('button', { name: en('entries', 'conflict.save') }).click();
    await page.waitForURL(/step=details/);
  });
});

describe('the facilities', () => {
  const block = (of: string) => page.getByRole('region', { name: of });
  let locations: ReportLocation[];

  // spec: reports.facilities.settings
  it('link users who may edit locations to the settings', async () => {
    await openPath(sandbox, wizard('facilities'));
    const link = page.getByRole('link', { name: 'the locations in the settings' });
    expect(await link.getAttribute('href')).toMatch(/\/settings\/locations$/);
    const path = `api/Reports/${header.reportHeaderId}/Locations`;
    locations = (await request<ReportLocation[]>(sandbox, path, { token })).body;
  });

  // spec: reports.facilities.rows-changed
  it('are added row by row and removed again', async () => {
    const place = locations[0]?.name ?? '';
    await block(place).getByText(en('report-forms', 'facilities.none'), { exact: false }).waitFor();
    for (const count of [1, 2]) {
      await block(place)
        .getByRole('button', { name: en('report-forms', 'facilities.add') })
        .click();
      await expect
        .poll(() => block(place).getByLabel(en('report-forms', 'facilities.area')).count())
        .toBe(count);
    }
    await block(place).getByLabel(en('report-forms', 'facilities.area')).nth(0).fill('111');
    await block(place).getByLabel(en('report-forms', 'facilities.area')).nth(1).fill('222');
    await block(place)
      .getByRole('button', { name: en('report-forms', 'facilities.remove', { number: '1' }) })
      .click();
    await expect.poll(() => block(place).getByLabel(en('report-forms', 'facilities.area')).count()).toBe(1);
    expect(await block(place).getByLabel(en('report-forms', 'facilities.area')).inputValue()).toBe('222');
    // The keyboard focus moves here.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe(en('report-forms', 'facilities.add'));
    await choose(page, en('report-forms', 'facilities.kind'), 'Office');
    await choose(page, en('report-forms', 'facilities.ownership'), en('report-forms', 'facilities.leased'));
    await goOn();
    await page.waitForURL(/step=review/);
    await page.getByText('222 m² · rented · included', { exact: false }).waitFor();
  });

  // spec: reports.review.deactivated
  it('state in the review that a location is deactivated, and what that means', async () => {
    const { locationId = 0, name: place = '' } = locations[0] ?? {};
    const { body } = await request<{ updatedOn: string }>(sandbox, `api/Locations/${locationId}`, { token });
    const headers = { 'if-unmodified-since': new Date(body.updatedOn).toUTCString() };
    const path = `api/Locations/${locationId}?disableDate=${new Date().toISOString().slice(0, 10)}`;
    const { status } = await request(sandbox, path, { method: 'DELETE', token, headers });
    expect(status).toBeLessThan(300);
    await openPath(sandbox, wizard('facilities'));
    await block(place).getByText(en('report-forms', 'facilities.deactivated')).waitFor();
    await openPath(sandbox, wizard('review'));
    await page.getByRole('button', { name: en('report-forms', 'facilities.deactivated') }).hover();
    await page.getByRole('tooltip', { name: /This location is no longer in use/ }).waitFor();
  });
});

describe('a finished report', () => {
  // spec: reports.list.workbook
  it('can be downloaded as a workbook with its figures', async () => {
    await page.getByRole('button', { name: en('common', 'actions.finish') }).dblclick();
    await page.waitForURL(/tab=saved/);
    await row(name)
      .getByText(en('reports', 'saved.issue', { number: '1' }))
      .waitFor();
    const downloading = page.waitForEvent('download');
    await rowAction(name, 'Download as Excel');
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
    const workbook = read(await bytesOf(download));
    expect(workbook.SheetNames.length).toBeGreaterThan(5);
    const [summary = ''] = workbook.SheetNames;
    expect(JSON.stringify(workbook.Sheets[summary])).toContain('Jagodno Foods');
  });

  // spec: reports.errors.download
  it('says when it cannot be downloaded', async () => {
    await failCalls('GET', /\/Generate/, 'failed');
    await rowAction(name, 'Download as Excel');
    await toast(page, en('common', 'errors.global'));
  });

  // spec: reports.errors.delete
  it('that cannot be deleted stays in the list, and the dialog says why', async () => {
    await failCalls('DELETE', /\/Reports\/Headers\//, 'failed');
    await rowAction(name, 'Delete');
    const question = page.getByRole('alertdialog');
    await question.getByLabel(en('reports', 'delete.typeName', { name }), { exact: true }).fill(name);
    await question.getByRole('button', { name: en('reports', 'delete.confirm') }).click();
    await question.getByText(en('common', 'errors.global')).waitFor();
    await question.getByRole('button', { name: en('common', 'actions.cancel') }).click();
    await row(name).waitFor();
  });
});

it('a report deleted in another tab is reported in every form that would save it', async () => {
  for (const [step, label] of [
    ['generalInfo', optional(en('report-forms', 'general.production'))],
    ['facilities', 'Area'],
  ] as const) {
    const gone = await begin();
    await openPath(sandbox, wizard(step, gone));
    if (step === 'facilities') {
      await page
        .getByRole('button', { name: en('report-forms', 'facilities.add') })
        .first()
        .click();
      await field(label).fill('10');
      await choose(page, en('report-forms', 'facilities.kind'), 'Office');
      await choose(page, en('report-forms', 'facilities.ownership'), en('report-forms', 'facilities.leased'));
    } else {
      await field(label).fill('We make jam.');
      await field(optional(en('report-forms', 'general.policies'))).fill('Nothing.');
    }
    await request(sandbox, `api/Reports/Headers/${gone.reportHeaderId}`, { method: 'DELETE', token });
    await goOn();
    await page.getByText(en('reports', 'gone.title')).waitFor();
    await page.getByRole('link', { name: en('reports', 'toSaved') }).click();
    await page.waitForURL(/tab=saved/);
  }
});
