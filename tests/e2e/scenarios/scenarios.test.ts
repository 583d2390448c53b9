/**
 * Scenarios in the built sandbox: from the form to the result, saved, compared, planned; locked, read only, by
 * keyboard.
 */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFullForm } from '#api/testing/test-form';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { press, tabTo, typeInto } from '../support/keyboard';
import { enterAs, openPath, settled, toast } from '../support/screen';
import { en, like } from '../support/words';

let sandbox: Desk;
let page: Page;
/** The timeout of a locator. */
const patiently = { timeout: 20_000 };

const led = 'scenarios/1';
const mine = 'Lamps of the hall';

beforeAll(async () => {
  sandbox = await openDesk();
  page = sandbox.page;
});

afterAll(() => closeDesk(sandbox));

const field = (name: string | RegExp) => page.getByLabel(name, { exact: true });
const result = () => page.getByRole('region', { name: en('scenarios', 'result.title'), exact: true });
const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

async function axeFindsNothing(): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => [colorScheme, id, nodes[0]?.html])).toEqual([]);
  }
}

async function rowAction(name: string, action: string): Promise<void> {
  await row(name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** One row of lamps: forty tubes are replaced by LED. */

async function toggleAssumptions(): Promise<void> {
  await page.locator('summary').filter({ hasText: 'assumptions' }).click();
}

async function fillLamps(): Promise<void> {
  const lamps = page.getByRole('group', { name: 'Lamps to be replaced' });
  await lamps.getByRole('button', { name: en('scenarios', 'table.add') }).click();
  const first = lamps.getByRole('group', { name: 'Row 1' });
  await first.getByLabel('Current lamp').click();
  await page.getByRole('option', { name: /T8 58 W, magnetic/ }).click();
  await first.getByLabel('Number', { exact: true }).fill('40');
  await first.getByLabel(/^LED power/).fill('24');
  await field('Electricity price, without VAT').fill('0.9');
  await field(/^Investment/).fill('5000');
}

async function simulate(): Promise<void> {
  await page.getByRole('button', { name: en('scenarios', 'calculator.simulate') }).click();
}

describe('the area', () => {
  // spec: scenarios.routes.start, scenarios.menus.submenu, scenarios.screens.start
  it('opens at its first measure, from the menu with its list beside it', async () => {
    await enterAs(sandbox, 'user@jagodno.example', { path: 'scenarios' });
    await page.waitForURL(/\/scenarios\/1$/);
    const list = page.getByRole('navigation', { name: en('scenarios', 'title'), exact: true });
    await expect.poll(() => list.getByRole('link').count(), patiently).toBe(10);
    await page.getByRole('heading', { level: 1, name: 'LED lighting' }).waitFor();
    await page.getByRole('link', { name: en('scenarios', 'start.begin') }).waitFor();
    await openPath(sandbox, 'scenarios/999');
    await page.waitForURL(/\/scenarios\/1$/);
  });

  // spec: scenarios.routes.start
  it('is locked for a company without it, also by address', async () => {
    await enterAs(sandbox, 'user@kestrelvale.example', { path: 'scenarios/1/calculator' });
    await page.waitForURL((url) => url.pathname === '/');
    await page
      .getByRole('button', { name: /^Scenarios/ })
      .first()
      .click();
    await page.getByText(en('common', 'locked.message')).waitFor();
  });

  // spec: scenarios.menus.add-location
  it('waits for a first location', async () => {
    await enterAs(sandbox, 'user@nowytor.example', { path: 'scenarios' });
    await page.waitForURL((url) => url.pathname === '/');
  });
});

describe('the calculator', () => {
  // spec: scenarios.routes.calculator, scenarios.screens.calculator
  it('is filled with recorded data and defaults, each with its source', async () => {
    await enterAs(sandbox, 'user@jagodno.example', { path: `${led}/calculator` });
    await page.getByText(en('scenarios', 'origin.company'), { exact: true }).first().waitFor();
    await page.getByText(en('scenarios', 'origin.default'), { exact: true }).first().waitFor();
    await page.getByText(en('scenarios', 'level.short.B'), { exact: true }).first().waitFor();
    await axeFindsNothing();
  });

  it('opens with the inputs, and keeps defaults and settings under one heading', async () => {
    const rate = field(/^Discount rate/);
    expect(await rate.isVisible()).toBe(false);
    await toggleAssumptions();
    await rate.waitFor();
    await axeFindsNothing();
  });

  it('restores a suggestion in place of unreadable text, and keeps the focus in the field', async () => {
    const rate = field(/^Discount rate/);
    const suggested = await rate.inputValue();
    await rate.fill('about three');
    const restore = page.getByRole('button', { name: /^Use .+ for “Discount rate/ });
    const visible = ((await restore.textContent()) ?? '').trim();
    expect(await restore.getAttribute('aria-label')).toContain(visible);
    // Pressed for as long as a finger takes: nothing may move the button away until then.
    await restore.click({ delay: 400 });
    await restore.waitFor({ state: 'detached' });
    expect(await rate.inputValue()).toBe(suggested);
    expect(await rate.evaluate((input) => input === document.activeElement)).toBe(true);
  });

  // spec: scenarios.rules.between
  it('names what is missing or outside its limits at its field, and keeps typed values', async () => {
    await fillLamps();
    await field(/^Assessment period/).fill('80');
    await field('Number').fill('');
    await simulate();
    const summary = page.getByRole('alert').filter({ hasText: /needs? your attention/ });
    await summary.getByText(/The value must be between 1 and 40/).waitFor();
    await summary.getByText(/^Lamps to be replaced, row 1: Number: /).waitFor();
    await field('Number').fill('40');
    expect(await field(/^Assessment period/).inputValue()).toBe('80');
    expect(await field(/^Investment/).inputValue()).toBe('5,000');
    await field(/^Assessment period/).fill('10');
  });

  // spec: scenarios.product.run, scenarios.screens.calculator
  it('shows the result below, both methods separately, each figure with its trail', async () => {
    await simulate();
    await result()
      .getByRole('heading', { level: 2, name: en('scenarios', 'result.title') })
      .waitFor();
    const located = result().getByRole('region', { name: en('scenarios', 'plan.methods.location') });
    await located.getByRole('button', { name: /^Saved in the first year, location-based/ }).click();
    const trail = page.getByRole('dialog', { name: 'Saved in the first year, location-based' });
    await trail.getByText(en('scenarios', 'trail.filled')).waitFor();
    await page.keyboard.press('Escape');
    await trail.waitFor({ state: 'detached' });
    await axeFindsNothing();
  });

  it('scrolls the result into view again, and says until then that inputs have changed', async () => {
    const bar = page.getByRole('status').filter({ hasText: en('scenarios', 'simulations.npv') });
    const shown = await bar.textContent();
    const heading = result().getByRole('heading', { level: 2, name: en('scenarios', 'result.title') });
    await field(/^Investment/).fill('9000');
    await page.getByText('Inputs have changed since this result', { exact: false }).waitFor();
    await simulate();
    await page
      .getByText('Inputs have changed since this result', { exact: false })
      .waitFor({ state: 'detached' });
    expect(await bar.textContent()).not.toBe(shown);
    await expect
      .poll(() => heading.evaluate((element) => element === document.activeElement), patiently)
      .toBe(true);
    const top = (await heading.boundingBox())?.y ?? Number.NaN;
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(page.viewportSize()?.height ?? 0);
    await result()
      .getByText(/^Saves .+ location-based and .+ market-based in the first year\./)
      .waitFor();
  });

  it('opens the assumptions when one of them is refused', async () => {
    const rate = field(/^Discount rate/);
    const suggested = await rate.inputValue();
    await rate.fill('90');
    // Collapsed or not, refused fields are shown.
    await toggleAssumptions();
    await simulate();
    await rate.waitFor();
    await rate.fill(suggested);
    await simulate();
  });

  // spec: scenarios.states.unsaved
  it('asks before the user leaves with an unsaved result', async () => {
    await page.getByRole('link', { name: en('scenarios', 'calculator.back') }).click();
    await page.getByRole('alertdialog').getByText(en('common', 'unsaved.title')).waitFor();
    await page.getByRole('button', { name: en('common', 'unsaved.stay') }).click();
  });

  // spec: scenarios.product.run, scenarios.states.flow, scenarios.rules.name
  it('saves under a name of at most a hundred characters, and opens the list', async () => {
    await page.getByRole('button', { name: en('scenarios', 'save.title') }).click();
    const dialog = page.getByRole('dialog', { name: en('scenarios', 'save.title') });
    await dialog.getByRole('button', { name: en('common', 'actions.save'), exact: true }).click();
    await dialog.getByText(en('common', 'validation.required')).first().waitFor();
    await dialog.getByLabel(en('scenarios', 'save.name'), { exact: true }).fill('x'.repeat(101));
    expect(await dialog.getByLabel(en('scenarios', 'save.name'), { exact: true }).inputValue()).toHaveLength(
      100,
    );
    await dialog.getByLabel(en('scenarios', 'save.name'), { exact: true }).fill(mine);
    await dialog.getByRole('button', { name: en('common', 'actions.save'), exact: true }).click();
    await page.waitForURL(/\/scenarios\/1\/simulations$/);
    await row(mine).waitFor();
  });
});

inFullForm(() => {
  describe('saved simulations', () => {
    // spec: scenarios.routes.simulations, scenarios.screens.list
    it('show name and date, are found by name, and say when there are none', async () => {
      await row(mine)
        .getByText(/^\d{2}\.\d{2}\.\d{4}$/)
        .waitFor();
      await axeFindsNothing();
      await page.getByLabel(en('scenarios', 'simulations.search')).fill('no such thing');
      await page.waitForURL(/search=no/);
      await page
        .getByText(en('scenarios', 'simulations.nothingFound', { search: 'no such thing' }))
        .waitFor();
      await page.getByLabel(en('scenarios', 'simulations.search')).fill('lamps of');
      await row(mine).waitFor();
    });

    // spec: scenarios.screens.last-page
    it('redirect from a missing page to the last one', async () => {
      await openPath(sandbox, `${led}/simulations?page=99`);
      await page.waitForURL((url) => url.searchParams.get('page') !== '99');
      await row(mine).waitFor();
    });

    // spec: scenarios.screens.list
    it('are renamed by their owner', async () => {
      await rowAction(mine, 'Rename');
      const dialog = page.getByRole('dialog', { name: `Rename “${mine}”` });
      await dialog.getByLabel(en('scenarios', 'save.name'), { exact: true }).fill(`${mine} 2`);
      await dialog.getByRole('button', { name: en('common', 'actions.rename') }).click();
      await row(`${mine} 2`).waitFor();
    });

    // spec: scenarios.product.run, scenarios.routes.preview, scenarios.screens.preview
    it('are read as they were saved, and downloaded as a PDF with their name', async () => {
      await row(`${mine} 2`)
        .getByRole('button', { name: `${mine} 2` })
        .first()
        .click();
      await page.getByRole('heading', { level: 1, name: `${mine} 2` }).waitFor();
      await settled(page);
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: en('scenarios', 'preview.pdf') }).click();
      expect((await downloading).suggestedFilename()).toBe(`${mine} 2.pdf`);
      await page.getByRole('button', { name: en('scenarios', 'preview.rework') }).click();
      await page
        .getByText(/Nothing has changed|As saved/)
        .first()
        .waitFor();
      await axeFindsNothing();
    });

    // spec: scenarios.screens.preview
    it('report an error for a missing one', async () => {
      await openPath(sandbox, `${led}/simulations/999999/preview`);
      await page.getByText(en('common', 'errors.global')).first().waitFor();
    });

    // spec: scenarios.screens.edit-mode, scenarios.states.flow
    it('are changed in the calculator, and saved in place', async () => {
      await openPath(sandbox, `${led}/simulations`);
      await rowAction(`${mine} 2`, 'Open in the calculator');
      await page.getByRole('heading', { level: 1, name: `Edit “${mine} 2”` }).waitFor();
      await field(/^Investment/).fill('7000');
      await simulate();
      await page
        .getByText('Inputs have changed since this result', { exact: false })
        .waitFor({ state: 'detached' });
      await page.getByRole('button', { name: en('common', 'actions.saveChanges') }).click();
      await page.waitForURL(/\/scenarios\/1\/simulations$/);
      await toast(page, `“${mine} 2” was saved`);
    });
  });
});

inFullForm(() => {
  describe('a measure that is not in the plan', () => {
    // spec: scenarios.screens.tabs
    it('has a start page that says so, and links to the contact form', async () => {
      await enterAs(sandbox, 'user@blauweide.example', { path: 'scenarios/3' });
      await page.getByText(en('common', 'locked.message')).first().waitFor();
      expect(await page.getByRole('button', { name: en('scenarios', 'start.begin') }).isDisabled()).toBe(
        true,
      );
      expect(await page.getByRole('tab', { name: en('scenarios', 'tabs.reports') }).isDisabled()).toBe(true);
      await axeFindsNothing();
      await page.getByRole('button', { name: en('common', 'actions.contactUs') }).click();
      await page.getByRole('dialog', { name: en('common', 'actions.contactUs') }).waitFor();
      await page.keyboard.press('Escape');
    });

    it('is also locked by its addresses', async () => {
      await openPath(sandbox, 'scenarios/3/calculator');
      await page.waitForURL(/\/scenarios\/3$/);
      await openPath(sandbox, 'scenarios/3/simulations');
      await page.waitForURL(/\/scenarios\/3$/);
    });
  });
});

inFullForm(() => {
  describe('a user with the View role', () => {
    // spec: scenarios.screens.list
    it('can only read', async () => {
      await enterAs(sandbox, 'view@jagodno.example', { path: `${led}/simulations` });
      await row(`${mine} 2`).waitFor();
      await row(`${mine} 2`)
        .getByRole('button', { name: like('components', 'table.actionsOf') })
        .click();
      expect(await page.getByRole('menuitem').allTextContents()).toEqual([en('common', 'actions.preview')]);
      await page.keyboard.press('Escape');
    });
  });
});

inFullForm(() => {
  it('a measure that raises location-based emissions says so above its result', async () => {
    await enterAs(sandbox, 'user@jagodno.example', { path: 'scenarios/3/calculator' });
    await page.getByRole('button', { name: en('scenarios', 'table.add') }).click();
    const cars = page.getByRole('group', { name: 'Row 1' });
    await cars.getByLabel(en('company-details', 'sizeClass')).click();
    await page.getByRole('option', { name: 'Small car' }).click();
    // The factors of a small diesel car follow from the choice.
    await expect.poll(() => cars.getByLabel('Exhaust factor').inputValue(), patiently).toBe('0.1434');
    await cars.getByLabel('Number').fill('2');
    await cars.getByLabel('Distance per car').fill('10000');
    await cars.getByLabel('Consumption of the electric car').fill('0.6');
    await field('Fuel price, without VAT').fill('5');
    await field('Electricity price, without VAT').fill('0.9');
    await field('Investment').fill('100000');
    await simulate();
    await page.getByText(en('scenarios', 'result.raised')).waitFor();
  });
});

inFullForm(() => {
  it('another location fills in its own records and keeps typed values', async () => {
    await enterAs(sandbox, 'user@jagodno.example', { path: `${led}/calculator` });
    const recorded = field(/^Electricity used at the location, 12 months/);
    const before = await recorded.inputValue();
    await field('Investment').fill('7777');
    await field(en('scenarios', 'comparison.field.location')).click();
    await page.getByRole('option', { name: /^Lublin/ }).click();
    await expect.poll(() => recorded.inputValue(), patiently).not.toBe(before);
    await page.getByText(/^Recorded electricity, Lublin/).waitFor();
    expect(await field(en('scenarios', 'comparison.field.location')).textContent()).toMatch(/^Lublin/);
    expect(await field('Investment').inputValue()).toBe('7,777');
  });
});

inFullForm(() => {
  it('a measure is simulated and saved with the keyboard only', async () => {
    await enterAs(sandbox, 'user@jagodno.example', { path: 'scenarios/2' });
    await press(page.getByRole('link', { name: en('scenarios', 'start.begin') }));
    await page.getByRole('button', { name: en('scenarios', 'calculator.simulate') }).waitFor();
    await typeInto(field('Plant capacity'), '100');
    await typeInto(field('Share used on site'), '80');
    await typeInto(field('Price for exported electricity'), '0.3');
    await typeInto(field('Electricity price, without VAT'), '0.9');
    await typeInto(field('Investment'), '400000');
    await press(page.getByRole('button', { name: en('scenarios', 'calculator.simulate') }));
    await tabTo(page.getByRole('button', { name: en('scenarios', 'save.title') }));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: en('scenarios', 'save.title') }).waitFor();
    await page.keyboard.type('Roof');
    await page.keyboard.press('Enter');
    await row('Roof').waitFor();
  });
});

inFullForm(() => {
  describe('several simulations', () => {
    // spec: scenarios.screens.tabs
    it('are compared side by side, with differences shown in words and colour', async () => {
      await page
        .getByRole('checkbox', { name: en('scenarios', 'simulations.pickOne', { name: 'Roof' }) })
        .click();
      await page
        .getByRole('navigation', { name: en('scenarios', 'title'), exact: true })
        .getByRole('link', { name: 'LED lighting' })
        .click();
      await page.getByRole('tab', { name: en('scenarios', 'tabs.reports') }).click();
      await page.getByRole('checkbox', { name: `Select “${mine} 2”` }).click();
      await page.getByRole('link', { name: en('scenarios', 'selection.compare') }).click();
      await page.waitForURL(/comparison\?of=/);
      await page.getByRole('columnheader', { name: /Roof/ }).waitFor();
      await settled(page);
      await axeFindsNothing();
    });

    it('are combined into a plan without double counting', async () => {
      await page.goBack();
      await page.getByRole('button', { name: en('scenarios', 'selection.addToPlan') }).click();
      const dialog = page.getByRole('dialog').last();
      const next = dialog.getByRole('button', { name: en('common', 'actions.continue') });
      const name = dialog.getByLabel(en('scenarios', 'save.name'), { exact: true });
      await next.or(name).first().waitFor();
      if (await next.isVisible()) await next.click();
      await page
        .getByRole('dialog', { name: en('scenarios', 'plans.add') })
        .getByLabel(en('scenarios', 'save.name'), { exact: true })
        .fill('Till 2030');
      await page.getByRole('button', { name: en('scenarios', 'plans.create') }).click();
      await page.getByRole('heading', { level: 1, name: 'Till 2030' }).waitFor();
      await settled(page);
      await page.getByRole('rowheader', { name: /^1\. Lamps/ }).waitFor();
      await page.getByRole('rowheader', { name: /^2\. Roof/ }).waitFor();
      await page.getByRole('figure', { name: like('scenarios', 'plan.macTitle') }).waitFor();
      await page.getByRole('tab', { name: en('scenarios', 'plan.methods.market') }).click();
      await page.waitForURL(/method=market/);
      await axeFindsNothing();
    });

    // spec: scenarios.screens.list
    it('are deleted by the users who saved them, once no plan contains them', async () => {
      await openPath(sandbox, 'scenarios/2/simulations');
      await rowAction('Roof', 'Delete');
      await page.getByRole('button', { name: en('scenarios', 'delete.confirm') }).click();
      await page.getByText(/is part of the plan "Till 2030"/).waitFor();
      await page.getByRole('button', { name: en('common', 'actions.cancel') }).click();
      await openPath(sandbox, 'scenarios/plans');
      await rowAction('Till 2030', 'Delete');
      await page.getByRole('button', { name: en('scenarios', 'plans.deleteConfirm') }).click();
      await toast(page, en('scenarios', 'delete.done', { name: 'Till 2030' }));
      await openPath(sandbox, 'scenarios/2/simulations');
      await rowAction('Roof', 'Delete');
      await page.getByRole('button', { name: en('scenarios', 'delete.confirm') }).click();
      await toast(page, en('scenarios', 'delete.done', { name: 'Roof' }));
    });
  });
});

it('no script error occurred', () => {
  expect(sandbox.failures).toEqual([]);
});
