/** Completeness reviews in the built sandbox: answers, reasons, autosave, bulk answers, two users, evidence. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReviewCategory, ReviewHeader } from '#api/contract/reviews/reviews';
import { inFullForm } from '#api/testing/test-form';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { moveTo, press, tabTo } from '../support/keyboard';
import { enterAs, openPath, settled, toast } from '../support/screen';
import { en, like } from '../support/words';

let sandbox: Desk;
let page: Page;
/** The timeout of a locator. */
const patiently = { timeout: 20_000 };

beforeAll(async () => {
  sandbox = await openDesk();
  page = sandbox.page;
});

afterAll(() => closeDesk(sandbox));

const question = (name: string) => page.getByRole('region', { name: new RegExp(`^\\d\\.\\d+ ${name}$`) });
const answer = (card: Locator, text: 'Yes' | 'No') => card.getByRole('radio', { name: text, exact: true });
const said = (card: Locator, text: string | RegExp) => card.getByRole('status').filter({ hasText: text });
const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const autosave = () => page.getByRole('switch', { name: en('reviews', 'autosave') });

async function reviews(token: string): Promise<ReviewHeader[]> {
  return (await request<ReviewHeader[]>(sandbox, 'api/Emissions/Reviews', { token })).body;
}

async function categories(token: string, reviewId: number): Promise<ReviewCategory[]> {
  const path = `api/Emissions/Reviews/${reviewId}/Scopes/Categories`;
  return (await request<ReviewCategory[]>(sandbox, path, { token })).body;
}

/** The newest review of the trial company, which has no answers yet. */
async function openTrial(role = 'user') {
  const token = await enterAs(sandbox, `${role}@kestrelvale.example`, { path: 'reviews' });
  const [review] = await reviews(token);
  const reviewId = review?.reviewHeaderId ?? 0;
  const stored = async (name: string) =>
    (await categories(token, reviewId)).find((category) => category.scopeCategoryName === name);
  return { token, reviewId, stored };
}

inFullForm(() => {
  describe('the address', () => {
    // spec: reviews.route.first
    it('redirects to the first review when it names none or a missing one', async () => {
      const { reviewId } = await openTrial();
      await page.waitForURL(new RegExp(`/reviews/${reviewId}$`));
      await openPath(sandbox, 'reviews/999999');
      await page.waitForURL(new RegExp(`/reviews/${reviewId}$`));
    });

    // spec: reviews.route.no-locations
    it('redirects to the dashboard for a company without locations', async () => {
      await enterAs(sandbox, 'user@nowytor.example', { path: 'reviews' });
      await page.waitForURL((url) => url.pathname === '/');
    });
  });
});

describe('a review', () => {
  // spec: reviews.menus.submenu, reviews.screen.tabs
  it('lists reviews with a mark on incomplete ones, in the menus and on each scope', async () => {
    await enterAs(sandbox, 'user@jagodno.example', { path: 'reviews' });
    const list = page.getByRole('navigation', { name: en('reviews', 'title'), exact: true });
    await expect.poll(() => list.getByRole('link').count(), patiently).toBe(3);
    expect(await list.getByRole('link', { name: /Incomplete/ }).count()).toBe(1);
    const menu = page.getByRole('navigation', { name: en('shell', 'menu.label') });
    await menu.getByRole('link', { name: /Reviews \(/ }).waitFor();
    await tab(en('emission-trail', 'scopes.1'))
      .getByText(en('reviews', 'open', { count: 1 }))
      .waitFor();
    await list.getByRole('link').last().click();
    await page.waitForURL(/reviews\/\d+$/);
    await settled(page);
    expect(await tab(en('emission-trail', 'scopes.1')).getByText('open').count()).toBe(0);
    await page.goBack();
    await settled(page);
  });

  // spec: reviews.screen.question, reviews.screen.category
  it('shows scope, name, description and last emissions of each category, and asks about its data', async () => {
    const card = question('Stationary combustion');
    await card.getByText(en('emission-trail', 'scopes.1'), { exact: true }).waitFor();
    await card.getByText(/^Fuels burned in boilers/).waitFor();
    await card.getByText(/t CO₂e$/).waitFor();
    await card.getByText(en('reviews', 'allData'), { exact: true }).waitFor();
    expect(await answer(card, 'Yes').isChecked()).toBe(true);
  });

  // spec: reviews.screen.tabs
  it('keeps the tab in the address, and passes axe', async () => {
    await tab(en('emission-trail', 'scopes.3')).click();
    await page.waitForURL(/scope=3/);
    await question('Business travel').waitFor();
    await settled(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});

describe('with autosave', () => {
  // spec: reviews.screen.autosave, reviews.states.saved-at-once
  it('saves an answer immediately, and waits for a missing reason or comment', async () => {
    const { stored } = await openTrial();
    const card = question('Fugitive emissions');
    expect(await autosave().isChecked()).toBe(true);
    await answer(card, 'No').click();
    await said(card, 'choose a reason').waitFor();
    expect((await stored('Fugitive emissions'))?.allData).toBeNull();
    await chooseReason(card, 'What is missing, and why?', 'Other reason');
    await said(card, 'needs a comment').waitFor();
    await card.getByLabel(en('reviews', 'comments')).fill('   ');
    await card.getByLabel(en('reviews', 'comments')).blur();
    await card.getByText(en('reviews', 'required')).waitFor();
    expect((await stored('Fugitive emissions'))?.allData).toBeNull();
    await card.getByLabel(en('reviews', 'comments')).fill('The service company is late');
    await card.getByLabel(en('reviews', 'comments')).blur();
    await said(card, 'Saved').waitFor();
    expect(await stored('Fugitive emissions')).toMatchObject({
      allData: false,
      comments: 'The service company is late',
      isComplete: true,
      answeredByName: 'Tom Ashdown',
    });
  });

  // spec: reviews.states.clearing
  it('clears the reason and the comment when the answer changes', async () => {
    const card = question('Fugitive emissions');
    await answer(card, 'Yes').click();
    const comments = card.getByLabel(en('reviews', 'comments'));
    if (await comments.count()) expect(await comments.inputValue()).toBe('');
    await answer(card, 'No').click();
    await comments.waitFor();
    expect(await comments.inputValue()).toBe('');
    expect(await card.getByLabel(en('reviews', 'prompt.INCOMPLETE')).textContent()).toContain(
      en('reviews', 'choose'),
    );
    await chooseReason(card, 'What is missing, and why?', 'Service reports of cooling equipment are missing');
    await said(card, 'Saved').waitFor();
  });
});

inFullForm(() => {
  describe('without autosave', () => {
    // spec: reviews.screen.explicit-save
    it('saves nothing before the button, asks before leaving, and remembers the setting', async () => {
      const { stored } = await openTrial();
      await autosave().click();
      const card = question('Mobile combustion');
      await answer(card, 'Yes').click();
      await page.getByText(en('reviews', 'unsaved', { count: 1 })).waitFor();
      expect((await stored('Mobile combustion'))?.allData).toBeNull();
      await page
        .getByRole('navigation', { name: en('shell', 'menu.label') })
        .getByRole('link', { name: en('shell', 'menu.overview') })
        .click();
      const leave = page.getByRole('alertdialog').or(page.getByRole('dialog'));
      await leave.getByText(en('common', 'unsaved.title')).waitFor();
      await leave.getByRole('button', { name: 'Stay' }).or(leave.getByRole('button').first()).first().click();
      // Switching tabs of the review keeps it and asks nothing.
      await tab(en('emission-trail', 'scopes.2')).click();
      await tab(en('emission-trail', 'scopes.1')).click();
      expect(await answer(card, 'Yes').isChecked()).toBe(true);
      await page.getByRole('button', { name: en('common', 'actions.cancel'), exact: true }).click();
      expect(await answer(card, 'Yes').isChecked()).toBe(false);
      await answer(card, 'Yes').click();
      await page.getByRole('button', { name: en('common', 'actions.save'), exact: true }).click();
      await said(card, 'Saved').waitFor();
      expect((await stored('Mobile combustion'))?.allData).toBe(true);
      await page.reload();
      await settled(page);
      expect(await autosave().isChecked()).toBe(false);
      await autosave().click();
    });
  });
});

inFullForm(() => {
  describe('all questions of a scope', () => {
    // spec: reviews.screen.toggle-all
    it('get the same answer in one step, which can be undone', async () => {
      const { token, reviewId } = await openTrial();
      await tab(en('emission-trail', 'scopes.2')).click();
      await question('Purchased electricity').waitFor();
      await page.getByRole('button', { name: en('reviews', 'toggle.allYes') }).click();
      const dialog = page.getByRole('dialog', { name: en('reviews', 'toggle.allYes') });
      await dialog.getByText('2 categories have no emissions').waitFor();
      await dialog.getByLabel(en('reviews', 'prompt.ZERO')).click();
      await page.getByRole('option', { name: 'Not part of our activities' }).click();
      await dialog.getByRole('button', { name: en('reviews', 'toggle.give') }).click();
      await toast(page, en('reviews', 'toggle.done', { count: 3 }));
      const answers = async () =>
        (await categories(token, reviewId))
          .filter(({ scopeNumber }) => scopeNumber === 2)
          .map(({ allData }) => allData);
      expect(await answers()).toEqual([true, true, true]);
      await page.getByRole('button', { name: en('common', 'actions.undo') }).click();
      await expect.poll(answers, patiently).toEqual([null, null, null]);
    });
  });
});

inFullForm(() => {
  describe('two users at the same time', () => {
    it('show the second the other’s answer with the name, to keep or overwrite it', async () => {
      const { token, reviewId, stored } = await openTrial();
      const admin = await request<{ userId: number; email: string }[]>(sandbox, 'api/Sandbox/Accounts');
      const userId = admin.body.find(({ email }) => email === 'admin@kestrelvale.example')?.userId;
      const session = await request<{ token: string }>(sandbox, 'api/Sandbox/Sessions', {
        method: 'POST',
        body: { userId },
      });
      const card = question('Stationary combustion');
      // At the same moment, because another user's answer appears soon after it is given.
      const bothAnswer = async (reviewExplanationId: number) => {
        const id = (await stored('Stationary combustion'))?.id;
        const path = `api/Emissions/Reviews/${reviewId}/Scopes/Categories/${id}`;
        const init = {
          method: 'PUT',
          headers: { authorization: `Basic ${session.body.token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ allData: false, reviewExplanationId }),
        };
        const url = new URL(path, sandbox.host.url).href;
        await answer(card, 'Yes').evaluate(
          async (button, theirs) => {
            await fetch(theirs.url, theirs.init);
            if (button instanceof HTMLElement) button.click();
          },
          { url, init },
        );
      };
      await bothAnswer(51);
      const dialog = page.getByRole('dialog', { name: en('entries', 'conflict.title') });
      await dialog.getByText(/Grace Holloway, .+: No, Bills or receipts have not arrived yet/).waitFor();
      await dialog.getByRole('button', { name: en('entries', 'conflict.save') }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(await answer(card, 'No').isChecked()).toBe(true);
      expect((await stored('Stationary combustion'))?.allData).toBe(false);

      await bothAnswer(52);
      await dialog.getByRole('radio', { name: /^Overwrite with mine/ }).click();
      await dialog.getByRole('button', { name: en('entries', 'conflict.save') }).click();
      await said(card, 'Saved').waitFor();
      expect((await categories(token, reviewId)).find(({ id }) => id)?.allData).toBe(true);
    });
  });
});

describe('keyboard only', () => {
  // spec: reviews.product.answers
  it('answers a whole review, and its marks disappear', async () => {
    const { token, reviewId } = await openTrial();
    for (const [scope, names] of [
      ['Scope 1', ['Stationary combustion', 'Mobile combustion', 'Fugitive emissions']],
      ['Scope 2', ['Purchased electricity', 'Purchased heat and steam', 'Purchased cooling']],
    ] as const) {
      await tabTo(
        tab(en('emission-trail', 'scopes.1'))
          .or(tab(en('emission-trail', 'scopes.2')))
          .and(page.locator('[data-state=active]')),
      );
      if (scope === 'Scope 2') {
        await moveTo(tab(en('emission-trail', 'scopes.2')), 'ArrowRight');
        await page.keyboard.press('Enter');
      }
      for (const name of names) {
        const card = question(name);
        await card.waitFor();
        if (await answer(card, 'Yes').isChecked()) continue;
        await tabInto(card.getByRole('radiogroup'));
        // The focus is on the chosen answer, otherwise on the first. An arrow key chooses while it is held, as a
        // finger does.
        const key = (await answer(card, 'No').isChecked()) ? 'ArrowLeft' : 'Space';
        await page.keyboard.press(key, { delay: 100 });
        const reason = card.getByLabel(en('reviews', 'prompt.ZERO'));
        await reason.or(said(card, 'Saved')).first().waitFor();
        if ((await reason.count()) === 0) continue;
        await press(reason);
        await moveTo(page.getByRole('option').nth(1));
        await page.keyboard.press('Enter');
        await said(card, 'Saved').waitFor();
      }
    }
    await expect
      .poll(async () => (await categories(token, reviewId)).every(({ isComplete }) => isComplete), patiently)
      .toBe(true);
    const list = page.getByRole('navigation', { name: en('reviews', 'title'), exact: true });
    await expect.poll(() => list.getByRole('link', { name: /Incomplete/ }).count(), patiently).toBe(1);
  });
});

inFullForm(() => {
  describe('the evidence beside a question', () => {
    it('names gaps and days entered twice, and a month links to its rows', async () => {
      await openTrial();
      await tab(en('emission-trail', 'scopes.2')).click();
      const card = question('Purchased electricity');
      await card.getByText(/^\d+ location-months? with (a )?gaps?$/).waitFor();
      await card.getByText(/^\d+ location-months? entered twice$/).waitFor();
      await card
        .getByRole('button', { name: en('reviews', 'evidence.toggleFor', { name: 'Purchased electricity' }) })
        .click();
      const table = card.getByRole('table', {
        name: en('reviews', 'evidence.table', { name: 'Purchased electricity' }),
      });
      const gap = table
        .getByRole('row', { name: /Leeds depot/ })
        .getByRole('button', { name: '0 days with data, gap' })
        .first();
      await gap.click();
      await card.getByText(/^Leeds depot, /).waitFor();
      await card
        .getByText(/days without data/)
        .first()
        .waitFor();
      await card.getByRole('link', { name: en('reviews', 'detail.open.utilities') }).click();
      await page.waitForURL(/locations\/201\?.*type=utilities.*year=\d{4}.*month=\d/);
    });

    it('opens the form for missing data with location, type and period filled in', async () => {
      await openTrial();
      await tab(en('emission-trail', 'scopes.2')).click();
      const card = question('Purchased electricity');
      await card
        .getByRole('button', { name: en('reviews', 'evidence.toggleFor', { name: 'Purchased electricity' }) })
        .click();
      await card
        .getByRole('row', { name: /Leeds depot/ })
        .getByRole('button', { name: '0 days with data, gap' })
        .first()
        .click();
      const title = (await card.getByText(/^Leeds depot, /).textContent()) ?? '';
      await card.getByRole('button', { name: en('reviews', 'detail.add') }).click();
      const dialog = page.getByRole('dialog').filter({ hasText: 'Leeds depot' });
      await dialog.getByRole('form', { name: en('entries', 'new') }).waitFor();
      const [month = '', year = ''] = title.replace('Leeds depot, ', '').split(' ');
      const period = await dialog.getByLabel(en('components', 'chart.period'), { exact: true }).textContent();
      expect(period).toContain(month.slice(0, 3));
      expect(period).toContain(year);
      await page.keyboard.press('Escape');
    });

    it('goes three years back, and its months are reached with the arrow keys', async () => {
      await openTrial();
      await tab(en('emission-trail', 'scopes.2')).click();
      const card = question('Purchased electricity');
      await card
        .getByRole('button', { name: en('reviews', 'evidence.toggleFor', { name: 'Purchased electricity' }) })
        .click();
      const cells = card.getByRole('table').getByRole('row').nth(1).getByRole('button');
      const short = await cells.count();
      await card.getByRole('tab', { name: en('reviews', 'evidence.years') }).click();
      await expect.poll(() => cells.count(), patiently).toBe(short + 24);
      await cells.first().focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      expect(await cells.nth(1).getAttribute('aria-pressed')).toBe('true');
    });
  });
});

inFullForm(() => {
  describe('an Admin', () => {
    it('can open the history of an answer', async () => {
      await openTrial('admin');
      await question('Stationary combustion')
        .getByRole('link', { name: en('common', 'actions.historyOf', { name: 'Stationary combustion' }) })
        .click();
      await page.waitForURL(/settings\/history\?.*entity=review_answers.*entityId=\d+/);
      const changes = page
        .getByRole('table', { name: en('common', 'actions.history') })
        .getByRole('row')
        .filter({ hasText: 'Tom Ashdown' });
      await changes.first().waitFor();
    });

    it('can open the entries of a value chain month, and all entries from there', async () => {
      await enterAs(sandbox, 'admin@jagodno.example', { path: 'reviews' });
      await tab(en('emission-trail', 'scopes.3')).click();
      const card = question('Business travel');
      await card
        .getByRole('button', { name: en('reviews', 'evidence.toggleFor', { name: 'Business travel' }) })
        .click();
      await card.getByRole('table').getByRole('button').first().click();
      await card.getByRole('link', { name: en('reviews', 'detail.open.value-chain') }).click();
      await page.waitForURL(/value-chain\/6\?.*month=%22?\d{4}-\d{2}|value-chain\/6\?.*month=\d{4}-\d{2}/);
      await page.getByText(/^Showing only entries for /).waitFor();
      await page.getByRole('button', { name: en('entries', 'filter.clear') }).click();
      await page.waitForURL((url) => !url.search.includes('month'));
      expect(await page.getByText(/^Showing only entries for /).count()).toBe(0);
    });
  });
});

inFullForm(() => {
  describe('a user with the View role', () => {
    // spec: reviews.route.signed-in
    it('reads the answers and the evidence, and answers nothing', async () => {
      await openTrial('view');
      await page.getByText(/^You can view this review/).waitFor();
      const card = question('Stationary combustion');
      expect(await answer(card, 'Yes').isDisabled()).toBe(true);
      expect(await autosave().count()).toBe(0);
      expect(await page.getByRole('button', { name: /^Answer (yes|no) to all/ }).count()).toBe(0);
      await card.getByRole('button', { name: like('reviews', 'evidence.toggleFor') }).waitFor();
    });
  });
});

it('no error occurred', () => {
  expect(sandbox.failures).toEqual([]);
});

/** Presses Tab until an element within has the focus. */
async function tabInto(group: Locator): Promise<void> {
  const hasFocus = () => group.evaluate((element) => element.contains(document.activeElement));
  for (let step = 0; step < 120 && !(await hasFocus()); step += 1) await page.keyboard.press('Tab');
  expect(await hasFocus()).toBe(true);
}

async function chooseReason(card: Locator, label: string, option: string): Promise<void> {
  await card.getByLabel(label, { exact: true }).click();
  await page.getByRole('option', { name: option }).click();
}
