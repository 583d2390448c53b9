/** The double materiality assessment in the built sandbox: all of it with the keyboard alone, and what it refuses. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { moveTo, press, tabTo, typeInto } from '../support/keyboard';
import { enterAs, openPath } from '../support/screen';

let sandbox: Desk;
let page: Page;
let token: string;
let headerId: number;

beforeAll(async () => {
  sandbox = await openDesk();
  page = sandbox.page;
  token = await enterAs(sandbox, 'user@jagodno.example');
  headerId = await beginReport();
});

afterAll(async () => {
  await closeDesk(sandbox);
  expect(sandbox.failures).toEqual([]);
});

/** A sustainability report of last year. */
async function beginReport(): Promise<number> {
  const year = new Date().getUTCFullYear() - 1;
  const { body } = await request<{ reportHeaderId: number }>(sandbox, 'api/Reports/Headers', {
    method: 'POST',
    token,
    body: { reportId: 2, startDate: `${year}-01-01`, endDate: `${year}-12-31`, language: 'en' },
  });
  return body.reportHeaderId;
}

const address = (of: number, step = '') =>
  `reports/2/double-materiality?headerId=${of}${step && `&step=${step}`}`;
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = () => page.getByRole('dialog').last();
const field = (name: string) => dialog().getByLabel(name, { exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const option = (name: string | RegExp) => page.getByRole('option', { name });

/** From a closed list, with the arrow keys. */
async function chooseByKeys(of: ReturnType<typeof field>, name: string | RegExp): Promise<void> {
  await press(of);
  await moveTo(option(name).first());
  await page.keyboard.press('Enter');
  await option(name).first().waitFor({ state: 'detached' });
}

/** From a list that is searched; one of several choices leaves it open. */
async function findByKeys(of: ReturnType<typeof field>, text: string, isMany = false): Promise<void> {
  await press(of);
  await option(/./).first().waitFor();
  await page.keyboard.type(text);
  await option(new RegExp(text)).first().waitFor();
  await page.keyboard.press('Enter');
  if (isMany) await page.keyboard.press('Escape');
  await option(/./).first().waitFor({ state: 'detached' });
}

async function saveByKeys(): Promise<void> {
  await press(dialog().getByRole('button', { name: 'Save', exact: true }));
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function nextByKeys(name = 'Next'): Promise<void> {
  await expect.poll(() => button(name).isEnabled(), { timeout: 10_000 }).toBe(true);
  await press(button(name));
}

async function axeFindsNothing(): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => [colorScheme, id, nodes[0]?.html])).toEqual([]);
  }
}

describe('with the keyboard alone', () => {
  it('begins with who the company is, and the other steps are locked until then', async () => {
    await openPath(sandbox, address(headerId));
    await heading('Information').waitFor();
    const steps = page.getByRole('navigation', { name: 'Steps of the assessment' });
    expect(await steps.getByRole('button', { name: /Value chain/ }).isDisabled()).toBe(true);
    expect(await button('Back').count()).toBe(0);
    expect(await button('Add documents').count()).toBe(0);
    await findByKeys(page.getByLabel('Sector', { exact: true }), 'Manufacturing');
    await chooseByKeys(page.getByLabel('Company size', { exact: true }), /Large/);
    await tabTo(page.getByRole('checkbox', { name: 'I have read the guidance' }));
    await page.keyboard.press('Space');
    await press(button('Next'));
    await heading('Value chain').waitFor();
  });

  it('lists an activity and a stakeholder, each needed for what follows', async () => {
    expect(await button('Next').isDisabled()).toBe(true);
    await press(button('Add activity'));
    await typeInto(field('Activity name'), 'Drying fruit');
    await page.keyboard.press('Tab');
    await chooseByKeys(field('Value chain type'), /Own operations/);
    await axeFindsNothing();
    await saveByKeys();
    await page.getByRole('rowheader', { name: 'Drying fruit' }).waitFor();
    await nextByKeys();
    await heading('Stakeholders').waitFor();

    await press(button('Add stakeholder'));
    await typeInto(field('Name'), 'People who live beside the mill');
    await page.keyboard.press('Tab');
    await findByKeys(field('Activities'), 'Drying', true);
    await typeInto(field('Impact on entity'), '2.5');
    await tabTo(field('Impact on stakeholders'));
    // From nothing up to 0.2, in steps of a tenth.
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await findByKeys(field('Communication channels'), 'Survey', true);
    await saveByKeys();
    const row = page.getByRole('row').filter({ hasText: 'People who live beside the mill' });
    await row.getByText('2.5', { exact: true }).waitFor();
    await row.getByText('0.2', { exact: true }).waitFor();
    await nextByKeys();
    await heading('Topics').waitFor();
  });

  it('lists a topic, an impact and a risk', async () => {
    await press(button('Add topic'));
    await chooseByKeys(field('Category'), /Environmental/);
    await chooseByKeys(field('Topic'), /E2/);
    await press(field('Subtopic'));
    await option(/./).first().waitFor();
    await page.keyboard.press('Enter');
    await typeInto(field('Issue'), 'Dust of the dryers');
    await saveByKeys();
    await page.getByText('Dust of the dryers').first().waitFor();
    await nextByKeys();
    await heading('Impacts, risks and opportunities').waitFor();

    await press(button(/^Add IROs/));
    await press(button('Add impact'));
    await expect.poll(() => field('Impact 1').evaluate((box) => box === document.activeElement)).toBe(true);
    await page.keyboard.type('Dust reaches the houses');
    await press(button('Add risk'));
    await field('Risk 1').waitFor();
    await page.keyboard.type('Filters have to be bought');
    await axeFindsNothing();
    await saveByKeys();
    await button(/^Edit IROs/).waitFor();
    await nextByKeys();
    await heading('Assessment').waitFor();
  });

  it('assesses both, shows the score before it is saved, and leads to the results', async () => {
    await press(button('Add assessment: Dust reaches the houses'));
    await chooseByKeys(field('Irremediable character'), /Remediable with effort/);
    await chooseByKeys(field('Negative or positive'), /Negative/);
    await chooseByKeys(field('Actual or potential'), /Actual/);
    expect(await field('Probability').count()).toBe(0);
    await chooseByKeys(field('Scope of the impact'), /Local/);
    await chooseByKeys(field('Scale of the impact'), /Medium/);
    await dialog().getByText('3.0', { exact: true }).waitFor();
    await dialog().getByText('Reaches the threshold.').waitFor();
    await chooseByKeys(field('Materiality (your conclusion)'), /^Material/);
    await axeFindsNothing();
    await saveByKeys();
    await button('Impact materiality: Dust reaches the houses').waitFor();

    await press(button('Add assessment: Filters have to be bought'));
    await chooseByKeys(field('Scale of the risk'), /Medium/);
    await chooseByKeys(field('Probability'), /Possible/);
    await dialog().getByText('1.8', { exact: true }).waitFor();
    await chooseByKeys(field('Materiality (your conclusion)'), /Not material/);
    await saveByKeys();
    await button('Financial materiality: Filters have to be bought').waitFor();
    await nextByKeys('Next: the results');
    await page.waitForURL(/view=results/);
    await button('Edit assessment').waitFor();
  });

  it('says of a result how it came about, and what another threshold would turn', async () => {
    const score = page.getByRole('listitem').getByRole('button', { name: /: 3\.0$/ });
    await axeFindsNothing();
    await press(score);
    await dialog()
      .getByText(/^R\d+$/)
      .first()
      .waitFor();
    await press(dialog().getByRole('button', { name: 'Dust reaches the houses' }));
    await dialog().getByRole('heading', { name: 'What was chosen' }).waitFor();
    await dialog().getByText('Remediable with effort', { exact: false }).first().waitFor();
    await axeFindsNothing();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => score.evaluate((one) => one === document.activeElement)).toBe(true);

    await tabTo(page.getByRole('slider', { name: 'Threshold for impacts', exact: true }));
    await page.keyboard.press('ArrowRight');
    await page.getByText('1 topic turns', { exact: true }).waitFor();
    await page.getByText(/Impact only → Below both thresholds/).waitFor();
    await axeFindsNothing();
    await press(button('Back to the chosen method'));
    await page.getByText('1 topic turns', { exact: true }).waitFor({ state: 'detached' });
  });

  it('takes why climate change is not material, and no longer asks for it', async () => {
    const explanation = page.getByLabel('Explanation', { exact: true });
    await page.getByText('Climate change is not material, and the explanation', { exact: false }).waitFor();
    await tabTo(explanation);
    await page.keyboard.type('The mill burns nothing and buys power from its own turbine.');
    // The steps and another tab would lose it; what is only asked about does not.
    const question = page.getByRole('alertdialog', { name: 'You have unsaved changes.' });
    for (const way of [
      button('Edit assessment'),
      page.getByRole('tab', { name: 'Stakeholders', exact: true }),
    ]) {
      await way.click();
      await press(question.getByRole('button', { name: 'Keep editing' }));
      await question.waitFor({ state: 'detached' });
    }
    await tabTo(page.getByRole('slider', { name: 'Threshold for impacts', exact: true }));
    await page.keyboard.press('ArrowRight');
    await page.getByText('1 topic turns', { exact: true }).waitFor();
    expect(await explanation.inputValue()).toContain('its own turbine');
    await press(button('Back to the chosen method'));
    await page.getByText('1 topic turns', { exact: true }).waitFor({ state: 'detached' });
    await press(button('Save'));
    await page.getByText('The explanation was saved', { exact: true }).waitFor();
    await page
      .getByText('Climate change is not material, and the explanation', { exact: false })
      .waitFor({ state: 'detached' });
    expect(await explanation.inputValue()).toContain('its own turbine');
  });

  it('shows stakeholders, impacts and risks in tabs, and leads back to the steps', async () => {
    for (const [tab, row] of [
      ['Stakeholders', 'People who live beside the mill'],
      ['Impact materiality', 'Dust reaches the houses'],
      ['Financial materiality', 'Filters have to be bought'],
    ] as const) {
      await tabTo(page.getByRole('tab', { selected: true }).first());
      await moveTo(page.getByRole('tab', { name: tab, exact: true }), 'ArrowRight');
      await page.keyboard.press('Enter');
      await page.getByRole('rowheader', { name: row }).first().waitFor();
      await axeFindsNothing();
    }
    await press(button('Edit assessment'));
    await page.waitForURL(/view=wizard/);
    await heading('Information').waitFor();
  });
});

describe('with wrong input', () => {
  it('refuses scores out of the range, and says which field is wrong', async () => {
    await openPath(sandbox, address(headerId, 'stakeholders'));
    await button('Add stakeholder').click();
    await field('Impact on entity').fill('0');
    await field('Impact on stakeholders').fill('5.1');
    await dialog().getByRole('button', { name: 'Save', exact: true }).click();
    const summary = dialog().getByRole('alert');
    await summary.getByText('Impact on entity: The value must be more than 0').waitFor();
    await summary.getByText('Impact on stakeholders: The value must be 5 or less').waitFor();
    await summary.getByText(/^Name: /).waitFor();
    await summary.getByText(/^Activities: /).waitFor();
    await summary.getByText(/^Communication channels: /).waitFor();
    await field('Impact on stakeholders').fill('2.55');
    await page.keyboard.press('Tab');
    await dialog().getByText('Enter a number with at most one decimal place').first().waitFor();
    await page.keyboard.press('Escape');
    await button('Leave without saving').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('keeps what something hangs on, and says why', async () => {
    await openPath(sandbox, address(headerId, 'valueChain'));
    const remove = button('Delete “Drying fruit”');
    expect(await remove.getAttribute('aria-disabled')).toBe('true');
    await remove.hover();
    await page
      .getByRole('tooltip')
      .getByText(/Stakeholders take part/)
      .waitFor();
    await openPath(sandbox, address(headerId, 'topics'));
    expect(await button(/^Delete “.*Dust of the dryers/).getAttribute('aria-disabled')).toBe('true');
    await openPath(sandbox, address(headerId, 'iro'));
    await button(/^Edit IROs/).click();
    expect(await button('Remove: Impact 1').getAttribute('aria-disabled')).toBe('true');
  });

  it('wants a reason where the conclusion says something else than the score', async () => {
    await openPath(sandbox, address(headerId, 'assessment'));
    await button('Impact materiality: Dust reaches the houses').click();
    await field('Materiality (your conclusion)').click();
    await option(/^Not material/).click();
    await dialog().getByText('Score and conclusion differ.', { exact: false }).first().waitFor();
    await dialog().getByRole('button', { name: 'Save changes' }).click();
    await dialog()
      .getByRole('alert')
      .getByText(/^Reason: /)
      .waitFor();
    await field('Reason').fill('The filters of this year end it.');
    await dialog().getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByText('Score and conclusion differ', { exact: true }).waitFor();
  });

  it('asks a potential impact for its probability, and empties what belongs to a parent that was changed', async () => {
    await openPath(sandbox, address(headerId, 'assessment'));
    await button('Impact materiality: Dust reaches the houses').click();
    await field('Actual or potential').click();
    await option(/^Potential/).click();
    await dialog().getByRole('button', { name: 'Save changes' }).click();
    await dialog().getByRole('alert').getByText('Probability: Select an option').waitFor();
    await page.keyboard.press('Escape');
    await button('Leave without saving').click();
    await openPath(sandbox, address(headerId, 'topics'));
    await button(/^Edit “/).click();
    await field('Category').click();
    await option(/^Social/).click();
    await dialog().getByRole('button', { name: 'Save changes' }).click();
    await dialog()
      .getByRole('alert')
      .getByText(/^Topic: /)
      .waitFor();
    await dialog()
      .getByRole('alert')
      .getByText(/^Subtopic: /)
      .waitFor();
  });

  it('is read by everybody who may read the report, and changed by nobody who only reads', async () => {
    await request(sandbox, `api/Reports/Headers/${headerId}/Share/public`, { method: 'PUT', token });
    await enterAs(sandbox, 'view@jagodno.example', { path: address(headerId, 'valueChain') });
    await page.getByRole('rowheader', { name: 'Drying fruit' }).waitFor();
    expect(await button('Add activity').count()).toBe(0);
    expect(await button(/^Delete/).count()).toBe(0);
    expect(sandbox.failures).toEqual([]);
  });
});
