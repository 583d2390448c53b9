/** Starting an assessment from an earlier one, and simultaneous changes by two users or in two tabs in its wizard. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { enterAs, openPath, settled } from '../support/screen';
import { beginAssessedStatement, beginStatement } from '../support/statement';
import { en, like } from '../support/words';

let sandbox: Desk;
let page: Page;
let token: string;

beforeAll(async () => {
  sandbox = await openDesk();
  page = sandbox.page;
  token = await enterAs(sandbox, 'user@jagodno.example');
});

afterAll(async () => {
  await closeDesk(sandbox);
  expect(sandbox.failures).toEqual([]);
});

/** A risk that scores 3.2. */
const likely = {
  dmAssessmentRiskScaleId: 54,
  dmAssessmentProbabilityId: 34,
  dmAssessmentMaterialityId: 1,
  reason: null,
};
const thisYear = new Date().getUTCFullYear();

const beginReport = (year?: number) => beginStatement(sandbox, { token, year });

type Source = { reportHeaderId: number; name: string | null };
const assessmentPath = (of: number) => `api/Reports/${of}/DoubleMateriality`;
const sourcesOf = async (of: number) =>
  (await request<Source[]>(sandbox, `${assessmentPath(of)}/Sources`, { token })).body;
const begin = (of: number, dmSectorId: number) =>
  request(sandbox, `${assessmentPath(of)}/Information`, {
    method: 'POST',
    token,
    body: { reportHeaderId: of, dmSectorId, dmCompanySizeId: 1, readConfirmation: true },
  });
const beginCopy = () => beginAssessedStatement(sandbox, { token });

const address = (of: number, step = '') =>
  `reports/2/double-materiality?headerId=${of}${step && `&step=${step}`}`;
const button = (name: string | RegExp, on = page) =>
  on.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = () => page.getByRole('dialog').last();
const heading = (name: string, on = page) => on.getByRole('heading', { level: 2, name, exact: true });
const toast = (text: string | RegExp) => page.locator('[data-sonner-toast]').filter({ hasText: text });

it('starts from an earlier assessment: asks which, says what is copied, requires the guidance to be read', async () => {
  const headerId = await beginReport();
  expect((await sourcesOf(headerId)).length).toBeGreaterThan(0);
  await openPath(sandbox, address(headerId));
  await button(en('materiality', 'copy.open')).click();
  await dialog().getByText(en('materiality', 'copy.content.assessments')).waitFor();
  await dialog().getByText(en('materiality', 'copy.content.documents')).waitFor();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => [colorScheme, id, nodes[0]?.html])).toEqual([]);
  }
  await button(en('materiality', 'copy.submit')).click();
  await dialog().getByText(en('common', 'validation.readConfirmationRequired')).first().waitFor();
  await dialog()
    .getByRole('checkbox', { name: en('materiality', 'information.readConfirmation') })
    .check();
  await button(en('materiality', 'copy.submit')).dblclick();
  await heading(en('materiality', 'steps.valueChain')).waitFor();
  await toast('The assessment was copied.').waitFor();
  await page.getByRole('rowheader').nth(2).waitFor();
  const steps = page.getByRole('navigation', { name: en('materiality', 'steps.label') });
  await expect.poll(() => steps.getByRole('button', { name: /^.*Assessment/ }).isEnabled()).toBe(true);
  await button(en('common', 'actions.back')).click();
  await heading(en('materiality', 'steps.information')).waitFor();
  expect(await button(en('materiality', 'copy.open')).count()).toBe(0);
});

it('copies no topics into a year with another list, and says so before', async () => {
  const headerId = await beginReport(thisYear + 1);
  await openPath(sandbox, address(headerId));
  await button(en('materiality', 'copy.open')).click();
  await dialog()
    .getByText(/another list of topics applies/)
    .waitFor();
  expect(await dialog().getByText(en('materiality', 'copy.content.topics')).count()).toBe(0);
});

it('copies nothing into an assessment that another user has started, and shows that one', async () => {
  const headerId = await beginReport();
  await openPath(sandbox, address(headerId));
  await button(en('materiality', 'copy.open')).click();
  await dialog()
    .getByRole('checkbox', { name: en('materiality', 'information.readConfirmation') })
    .check();
  await begin(headerId, 3);
  await button(en('materiality', 'copy.submit')).click();
  await toast('Nothing was copied.').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page
    .getByLabel(en('materiality', 'information.sector'), { exact: true })
    .getByText(/^C · /)
    .waitFor();
});

it('lets two users start at the same time, and the second decides between both choices', async () => {
  const headerId = await beginReport();
  await openPath(sandbox, address(headerId));
  await page.getByLabel(en('materiality', 'information.sector'), { exact: true }).click();
  await page.getByRole('option', { name: /^A · / }).click();
  await page.getByLabel(en('materiality', 'information.size'), { exact: true }).click();
  await page.getByRole('option', { name: /Large/ }).first().click();
  await page.getByRole('checkbox', { name: en('materiality', 'information.readConfirmation') }).check();
  await begin(headerId, 3);
  await button(en('common', 'actions.next')).click();
  await dialog().getByText(en('materiality', 'information.sector'), { exact: true }).waitFor();
  await dialog()
    .getByRole('radio', { name: /^Overwrite|^Use mine|Agri/ })
    .first()
    .check();
  await dialog().getByRole('button').last().click();
  await heading(en('materiality', 'steps.valueChain')).waitFor();
  const { body } = await request<{ dmSectorId: number }>(sandbox, `${assessmentPath(headerId)}/Information`, {
    token,
  });
  expect(body.dmSectorId).toBe(1);
});

it('opens one form, with its own data, when two rows are pressed quickly', async () => {
  const headerId = await beginCopy();
  await openPath(sandbox, address(headerId, 'iro'));
  const edit = button(/^Edit IROs/);
  await edit.nth(1).waitFor();
  await page.evaluate(() => {
    const found = [...document.querySelectorAll<HTMLButtonElement>('button[aria-label^="Edit IROs"]')];
    found[0]?.click();
    found[1]?.click();
  });
  await dialog()
    .getByLabel(/^(Impact|Risk|Opportunity) 1$/)
    .first()
    .waitFor();
  await page.waitForTimeout(500);
  const content = await dialog().textContent();
  const texts = await dialog()
    .locator('textarea')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLTextAreaElement).value));
  const { body: entries } = await request<{ dmTopicEntryId: number; issue: string }[]>(
    sandbox,
    `${assessmentPath(headerId)}/Topics/Entries`,
    { token },
  );
  const shown = entries.slice(0, 2).find(({ issue }) => content?.includes(issue));
  const lists = await Promise.all(
    ['Impacts', 'Risks', 'Opportunities'].map((list) =>
      request<{ value: string }[]>(
        sandbox,
        `${assessmentPath(headerId)}/Topics/${shown?.dmTopicEntryId}/${list}`,
        { token },
      ),
    ),
  );
  expect(texts).toEqual(lists.flatMap(({ body }) => body.map(({ value }) => value)));
});

// spec: materiality.errors.file-toast
it('explains a subtopic, and announces a document that was not stored', async () => {
  const headerId = await beginCopy();
  await openPath(sandbox, address(headerId, 'topics'));
  await button(en('materiality-lists', 'topics.add')).click();
  const choose = async (label: string, name: RegExp) => {
    await dialog().getByLabel(label, { exact: true }).click();
    await page.getByRole('option', { name }).first().click();
  };
  await choose(en('materiality-results', 'matrix.filter'), /^Environmental/);
  await choose(en('materiality-results', 'columns.topic'), /^E3/);
  await choose(en('materiality-results', 'columns.subtopic'), /Water consumption/);
  await dialog()
    .getByText(/we decided which of the two each point belongs to/)
    .waitFor();
  await page.keyboard.press('Escape');
  await button(en('common', 'unsaved.leave')).click();
  await settled(page);
  await button(en('materiality', 'documents.open')).click();
  await dialog()
    .locator('input[type=file]')
    .setInputFiles({ name: 'minutes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no document') });
  await toast("“minutes.pdf” wasn't uploaded.").waitFor();
  await dialog().getByText('minutes.pdf').first().waitFor();
});

it('shows items again that could not be removed: changed by another user, or assessed since', async () => {
  const headerId = await beginCopy();
  const of = assessmentPath(headerId);
  const post = async <Body>(path: string, body: object, method = 'POST') =>
    (await request<Body>(sandbox, `${of}/${path}`, { method, token, body })).body;
  const { dmTopicEntryId } = await post<{ dmTopicEntryId: number }>('Topics/Entries', {
    dmTopicCategoryId: 1,
    dmTopicId: 102,
    dmSubtopicId: 1004,
    issue: 'Dust of the dryers',
  });
  const add = (value: string) =>
    post<{ dmIroId: number }>('Topics/Risks', { value, reportHeaderId: headerId, dmTopicEntryId });
  const [filters, fines] = [await add('Filters have to be bought'), await add('Fines have to be paid')];

  await openPath(sandbox, address(headerId, 'iro'));
  await button(/^Edit IROs: .*Dust of the dryers/).click();
  await dialog()
    .getByLabel(en('materiality-lists', 'iros.risks.item', { number: '2' }), { exact: true })
    .waitFor();
  await post(
    `Topics/Risks/${filters.dmIroId}`,
    { dmIroId: filters.dmIroId, value: 'Filters cost twice' },
    'PUT',
  );
  await button('Remove: Risk 1').click();
  await dialog()
    .getByRole('button', { name: en('common', 'actions.save'), exact: true })
    .click();
  await dialog().getByRole('alert').first().waitFor();
  await expect
    .poll(() =>
      dialog()
        .getByLabel(en('materiality-lists', 'iros.risks.item', { number: '2' }), { exact: true })
        .inputValue(),
    )
    .toBe('Filters cost twice');
  await button('Remove: Risk 2').click();

  await post('Risks/Assessments', { dmIroId: fines.dmIroId, ...likely });
  await button('Remove: Risk 1').click();
  await dialog()
    .getByRole('button', { name: en('common', 'actions.save'), exact: true })
    .click();
  // The removable one is gone; the other one stays and says why.
  await expect
    .poll(() =>
      dialog()
        .getByLabel(en('materiality-lists', 'iros.risks.item', { number: '1' }), { exact: true })
        .inputValue(),
    )
    .toBe('Fines have to be paid');
  expect(await button('Remove: Risk 1').getAttribute('aria-disabled')).toBe('true');
  expect(
    await dialog()
      .getByLabel(en('materiality-lists', 'iros.risks.item', { number: '2' }), { exact: true })
      .count(),
  ).toBe(0);
});

it('leaves room for user texts with long Polish words on a small screen, without scrolling the table', async () => {
  const headerId = await beginCopy();
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const step of ['topics', 'iro', 'assessment']) {
    await enterAs(sandbox, 'user@jagodno.example', { languageId: 2, path: address(headerId, step) });
    const texts = page.locator('tbody tr:first-child .whitespace-pre-line');
    await texts.first().waitFor();
    const widths = await texts.evaluateAll((found) => found.map((one) => one.getBoundingClientRect().width));
    expect(Math.min(...widths), step).toBeGreaterThanOrEqual(150);
    const pushed = await page
      .locator('table')
      .evaluateAll((tables) =>
        Math.max(
          ...tables.map(({ parentElement }) =>
            parentElement ? parentElement.scrollWidth - parentElement.clientWidth : 0,
          ),
        ),
      );
    expect(pushed, step).toBeLessThanOrEqual(1);
  }
});

it('says who owns a report that the user may not change, and opens it for reading without offering to edit it', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { body: reports } = await request<{ reportHeaderId: number; isOwner: boolean }[]>(
    sandbox,
    'api/Reports/2/Headers?PageSize=50',
    { token },
  );
  const others = reports.find(({ isOwner }) => !isOwner)?.reportHeaderId ?? 0;
  await enterAs(sandbox, 'user@jagodno.example', { path: address(others, 'stakeholders') });
  await page.getByText(en('materiality', 'rows.ownersOnly')).waitFor();
  await openPath(sandbox, address(others, 'assessment'));
  await button(/^Impact materiality: /)
    .first()
    .click();
  await dialog()
    .getByRole('heading', { name: en('materiality-scores', 'show.impact'), exact: true })
    .waitFor();
  await page.keyboard.press('Escape');
  await openPath(sandbox, address(others, 'iro'));
  await button(/^Show IROs/)
    .first()
    .click();
  await dialog()
    .getByRole('heading', { name: like('materiality-lists', 'iros.showTitle') })
    .waitFor();
});

it('explains what to do when a report was moved to a year with other topics, and links there', async () => {
  const headerId = await beginCopy();
  const year = thisYear + 1;
  const moved = await request(sandbox, `api/Reports/Headers/${headerId}`, {
    method: 'PUT',
    token,
    body: {
      reportHeaderId: headerId,
      reportId: 2,
      language: 'en',
      startDate: `${year}-01-01`,
      endDate: `${year}-12-31`,
    },
  });
  expect(moved.status).toBe(200);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPath(sandbox, `${address(headerId)}&view=results`);
  await page.getByText(en('materiality', 'wrongEdition.title', { year })).waitFor();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => [colorScheme, id, nodes[0]?.html])).toEqual([]);
  }
  await page.getByRole('link', { name: en('materiality', 'wrongEdition.begin') }).click();
  await page.waitForURL(/tab=new/);
  await page.goBack();
  await page.getByRole('link', { name: en('materiality', 'wrongEdition.back') }).click();
  await page.waitForURL(/step=timePeriod/);
  await settled(page);
});

it('says before a copy that its topics decide the list, where the year leaves a choice', async () => {
  const headerId = await beginReport(2026);
  await openPath(sandbox, address(headerId));
  await button(en('materiality', 'copy.open')).click();
  await dialog().getByText("you can't choose another one for this report", { exact: false }).waitFor();
});

describe('the address of the results', () => {
  const threshold = () =>
    page.getByRole('slider', { name: en('materiality-results', 'method.impactThreshold'), exact: true });
  const whatIf = () => page.getByText('This is a what-if', { exact: false });
  const asked = () => new URL(page.url()).searchParams;
  let headerId: number;
  beforeAll(async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await enterAs(sandbox, 'user@jagodno.example');
    headerId = await beginCopy();
  });

  it('holds the final position of a slider, but not each step on the way', async () => {
    await openPath(sandbox, `${address(headerId)}&view=results`);
    const before = await page.evaluate(() => history.length);
    await threshold().focus();
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowLeft');
    expect(await threshold().inputValue()).toBe('2.4');
    await page.waitForURL(/impactThreshold=2\.4/);
    await whatIf().waitFor();
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.reload();
    await settled(page);
    expect(await threshold().inputValue()).toBe('2.4');
    await whatIf().waitFor();
    await page.getByText(en('materiality-results', 'notices.whatIf'), { exact: false }).waitFor();
    for (let step = 0; step < 6; step += 1) await threshold().press('ArrowRight');
    await expect.poll(() => asked().has('impactThreshold')).toBe(false);
    await whatIf().waitFor({ state: 'detached' });
  });

  it('holds the page, the order and the category, and Back restores earlier ones', async () => {
    await openPath(sandbox, `${address(headerId)}&view=results&impactThreshold=2.5`);
    const topics = page.getByRole('table', { name: en('materiality', 'steps.topics'), exact: true });
    await topics
      .getByRole('button', { name: en('materiality-results', 'columns.standard'), exact: true })
      .click();
    await page.waitForURL(/sort=standard/);
    const next = button(en('components', 'pagination.next')).first();
    await next.scrollIntoViewIfNeeded();
    const place = await next.boundingBox();
    await next.click();
    await page.waitForURL(/page=2/);
    expect((await next.boundingBox())?.y).toBeCloseTo(place?.y ?? 0, -2);
    await page.getByRole('tab', { name: 'Social', exact: true }).click();
    await page.waitForURL(/category=\d/);
    const first = await topics.getByRole('rowheader').first().textContent();
    await page.reload();
    await settled(page);
    expect(await topics.getByRole('rowheader').first().textContent()).toBe(first);
    expect(await page.getByRole('tab', { name: 'Social', exact: true }).getAttribute('aria-selected')).toBe(
      'true',
    );
    await page.goBack();
    await expect.poll(() => asked().has('category')).toBe(false);
    await page.goBack();
    await expect.poll(() => asked().has('page')).toBe(false);
    expect([asked().get('sort'), asked().get('impactThreshold')]).toEqual(['standard', '2.5']);
    await page.getByRole('tab', { name: en('materiality', 'steps.stakeholders'), exact: true }).click();
    await page.waitForURL(/tab=stakeholders/);
    expect(asked().has('sort')).toBe(false);
    await page.goBack();
    await expect.poll(() => threshold().inputValue()).toBe('2.5');
  });

  it('drops the trial method once it is applied, and shows no other method in between', async () => {
    await openPath(sandbox, `${address(headerId)}&view=results&impactThreshold=2.2`);
    await whatIf().waitFor();
    await threshold().evaluate((slider) => {
      const seen: string[] = [];
      const look = () => seen.push((slider as HTMLInputElement).value);
      new MutationObserver(look).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      Object.assign(window, { seen });
    });
    await button(en('materiality-results', 'method.choose')).click();
    await toast('The method was saved').waitFor();
    await expect.poll(() => asked().has('impactThreshold')).toBe(false);
    await whatIf().waitFor({ state: 'detached' });
    await settled(page);
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(new Set(seen)).toEqual(new Set(['2.2']));
  });
});
