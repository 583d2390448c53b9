/** The double materiality assessment in the built sandbox: all of it with the keyboard only, and what it refuses. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFullForm } from '#api/testing/test-form';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { moveTo, press, tabTo, typeInto } from '../support/keyboard';
import { enterAs, openPath } from '../support/screen';
import { beginStatement } from '../support/statement';
import { en } from '../support/words';

let sandbox: Desk;
let page: Page;
let token: string;
let headerId: number;

beforeAll(async () => {
  sandbox = await openDesk();
  page = sandbox.page;
  token = await enterAs(sandbox, 'user@jagodno.example');
  headerId = await beginStatement(sandbox, { token });
});

afterAll(async () => {
  await closeDesk(sandbox);
  expect(sandbox.failures).toEqual([]);
});

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

/** From a list with a search; choosing one of several leaves it open. */
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
  await press(dialog().getByRole('button', { name: en('common', 'actions.save'), exact: true }));
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

describe('keyboard only', () => {
  // spec: materiality.page.header, materiality.wizard.back, materiality.wizard.own-next
  // spec: materiality.information.fields
  it('starts with the company information, and the other steps are locked until then', async () => {
    await openPath(sandbox, address(headerId));
    await heading(en('materiality', 'steps.information')).waitFor();
    await page.getByText(en('report-forms', 'language.title.en')).waitFor();
    const steps = page.getByRole('navigation', { name: en('materiality', 'steps.label') });
    expect(await steps.getByRole('button', { name: /Value chain/ }).isDisabled()).toBe(true);
    expect(await button(en('common', 'actions.back')).count()).toBe(0);
    expect(await button(en('materiality', 'documents.open')).count()).toBe(0);
    await findByKeys(
      page.getByLabel(en('materiality', 'information.sector'), { exact: true }),
      'Manufacturing',
    );
    await chooseByKeys(page.getByLabel(en('materiality', 'information.size'), { exact: true }), /Large/);
    await tabTo(page.getByRole('checkbox', { name: en('materiality', 'information.readConfirmation') }));
    await page.keyboard.press('Space');
    await press(button(en('common', 'actions.next')));
    await heading(en('materiality', 'steps.valueChain')).waitFor();
  });

  // spec: materiality.wizard.next, materiality.value-chain.add, materiality.stakeholders.name
  // spec: materiality.stakeholders.form, materiality.constants.scores
  it('lists an activity and a stakeholder, each required for the next steps', async () => {
    expect(await button(en('common', 'actions.next')).isDisabled()).toBe(true);
    await press(button(en('materiality-lists', 'activities.add')));
    await typeInto(field(en('materiality-lists', 'activities.name')), 'Drying fruit');
    await page.keyboard.press('Tab');
    await chooseByKeys(field(en('materiality-lists', 'activities.type')), /Own operations/);
    await axeFindsNothing();
    await saveByKeys();
    await page.getByRole('rowheader', { name: 'Drying fruit' }).waitFor();
    await nextByKeys();
    await heading(en('materiality', 'steps.stakeholders')).waitFor();

    await press(button(en('materiality-lists', 'stakeholders.add')));
    await typeInto(field(en('materiality-lists', 'stakeholders.name')), 'People who live beside the mill');
    await page.keyboard.press('Tab');
    await findByKeys(field(en('materiality-lists', 'stakeholders.activities')), 'Drying', true);
    await typeInto(field(en('materiality-lists', 'stakeholders.impactOnEntity')), '2.5');
    await tabTo(field(en('materiality-results', 'stakeholders.onStakeholders')));
    // From empty up to 0.2, in steps of a tenth.
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await findByKeys(field(en('materiality-lists', 'stakeholders.channels')), 'Survey', true);
    await saveByKeys();
    const row = page.getByRole('row').filter({ hasText: 'People who live beside the mill' });
    await row.getByText('2.5', { exact: true }).waitFor();
    await row.getByText('0.2', { exact: true }).waitFor();
    await nextByKeys();
    await heading(en('materiality', 'steps.topics')).waitFor();
  });

  // spec: materiality.topics.form, materiality.topics.issue, materiality.iro.button, materiality.iro.lists
  // spec: materiality.states.refresh
  it('lists a topic, an impact and a risk', async () => {
    await press(button(en('materiality-lists', 'topics.add')));
    await chooseByKeys(field(en('materiality-results', 'matrix.filter')), /Environmental/);
    await chooseByKeys(field(en('materiality-results', 'columns.topic')), /E2/);
    await press(field(en('materiality-results', 'columns.subtopic')));
    await option(/./).first().waitFor();
    await page.keyboard.press('Enter');
    await typeInto(field(en('materiality-lists', 'topics.issue')), 'Dust of the dryers');
    await saveByKeys();
    await page.getByText('Dust of the dryers').first().waitFor();
    await nextByKeys();
    await heading(en('materiality-lists', 'iros.form')).waitFor();

    await press(button(/^Add IROs/));
    await press(button(en('materiality-lists', 'iros.impacts.add')));
    await expect
      .poll(() =>
        field(en('materiality-lists', 'iros.impacts.item', { number: '1' })).evaluate(
          (box) => box === document.activeElement,
        ),
      )
      .toBe(true);
    await page.keyboard.type('Dust reaches the houses');
    await press(button(en('materiality-lists', 'iros.risks.add')));
    await field(en('materiality-lists', 'iros.risks.item', { number: '1' })).waitFor();
    await page.keyboard.type('Filters have to be bought');
    await axeFindsNothing();
    await saveByKeys();
    await button(/^Edit IROs/).waitFor();
    await nextByKeys();
    await heading(en('materiality', 'copy.from')).waitFor();
  });

  // spec: materiality.wizard.last, materiality.assessment.button, materiality.assessment.impact
  // spec: materiality.assessment.probability, materiality.assessment.risk, materiality.states.switch
  it('assesses both, shows the score before it is saved, and leads to the results', async () => {
    await press(button('Add assessment: Dust reaches the houses'));
    await chooseByKeys(
      field(en('materiality-scores', 'fields.dmAssessmentIrremediabilityId')),
      /Remediable with effort/,
    );
    await chooseByKeys(field(en('materiality-scores', 'fields.dmAssessmentType1Id')), /Negative/);
    await chooseByKeys(field(en('materiality-scores', 'fields.dmAssessmentType2Id')), /Actual/);
    expect(await field(en('materiality-scores', 'fields.dmAssessmentProbabilityId')).count()).toBe(0);
    await chooseByKeys(field(en('materiality-scores', 'fields.dmAssessmentScopeId')), /Local/);
    await chooseByKeys(field(en('materiality-scores', 'fields.dmAssessmentImpactScaleId')), /Medium/);
    await dialog().getByText('3.0', { exact: true }).waitFor();
    await dialog().getByText(en('materiality-scores', 'score.reaches')).waitFor();
    await chooseByKeys(field(en('materiality-scores', 'fields.dmAssessmentMaterialityId')), /^Material/);
    await axeFindsNothing();
    await saveByKeys();
    await button('Impact materiality: Dust reaches the houses').waitFor();

    await press(button('Add assessment: Filters have to be bought'));
    await chooseByKeys(field(en('materiality-scores', 'fields.dmAssessmentRiskScaleId')), /Medium/);
    await chooseByKeys(field(en('materiality-scores', 'fields.dmAssessmentProbabilityId')), /Possible/);
    await dialog().getByText('1.8', { exact: true }).waitFor();
    await chooseByKeys(field(en('materiality-scores', 'fields.dmAssessmentMaterialityId')), /Not material/);
    await saveByKeys();
    await button('Financial materiality: Filters have to be bought').waitFor();
    await nextByKeys('Next: results');
    await page.waitForURL(/view=results/);
    await button(en('materiality-results', 'edit')).waitFor();
  });

  it('explains a result, and what another threshold would change', async () => {
    const score = page.getByRole('listitem').getByRole('button', { name: /: 3\.0$/ });
    await axeFindsNothing();
    await press(score);
    await dialog()
      .getByText(/^R\d+$/)
      .first()
      .waitFor();
    await press(dialog().getByRole('button', { name: 'Dust reaches the houses' }));
    await dialog()
      .getByRole('heading', { name: en('materiality-results', 'trail.chosen') })
      .waitFor();
    await dialog().getByText('Remediable with effort', { exact: false }).first().waitFor();
    await axeFindsNothing();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => score.evaluate((one) => one === document.activeElement)).toBe(true);

    await tabTo(
      page.getByRole('slider', { name: en('materiality-results', 'method.impactThreshold'), exact: true }),
    );
    await page.keyboard.press('ArrowRight');
    await page.getByText(en('materiality-results', 'method.turns', { count: 1 }), { exact: true }).waitFor();
    await page.getByText(/Impact only → Below both thresholds/).waitFor();
    await axeFindsNothing();
    await press(button(en('materiality-results', 'method.reset')));
    await page
      .getByText(en('materiality-results', 'method.turns', { count: 1 }), { exact: true })
      .waitFor({ state: 'detached' });
  });

  it('stores why climate change is not material, and no longer asks for it', async () => {
    const explanation = page.getByLabel(en('materiality-results', 'climate.label'), { exact: true });
    await page.getByText('Climate change is not material, but the explanation', { exact: false }).waitFor();
    await tabTo(explanation);
    await page.keyboard.type(
      'The mill burns nothing and buys power from its own turbine. Nothing that is planned before 2035 would change that.',
    );
    // The steps and another tab would lose it; a trial method does not.
    const question = page.getByRole('alertdialog', { name: en('common', 'unsaved.title') });
    for (const way of [
      button(en('materiality-results', 'edit')),
      page.getByRole('tab', { name: en('materiality', 'steps.stakeholders'), exact: true }),
    ]) {
      await way.click();
      await press(question.getByRole('button', { name: en('common', 'unsaved.stay') }));
      await question.waitFor({ state: 'detached' });
    }
    await tabTo(
      page.getByRole('slider', { name: en('materiality-results', 'method.impactThreshold'), exact: true }),
    );
    await page.keyboard.press('ArrowRight');
    await page.getByText(en('materiality-results', 'method.turns', { count: 1 }), { exact: true }).waitFor();
    expect(await explanation.inputValue()).toContain('its own turbine');
    await press(button(en('materiality-results', 'method.reset')));
    await page
      .getByText(en('materiality-results', 'method.turns', { count: 1 }), { exact: true })
      .waitFor({ state: 'detached' });
    await press(button(en('common', 'actions.save')));
    await page.getByText(en('materiality-results', 'climate.saved'), { exact: true }).waitFor();
    await page
      .getByText('Climate change is not material, but the explanation', { exact: false })
      .waitFor({ state: 'detached' });
    expect(await explanation.inputValue()).toContain('its own turbine');
  });

  // spec: materiality.results.tabs, materiality.results.edit, materiality.results.stakeholder-table
  // spec: materiality.results.impacts, materiality.results.financials, materiality.states.switch
  it('shows stakeholders, impacts and risks in tabs, and links back to the steps', async () => {
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
    await press(button(en('materiality-results', 'edit')));
    await page.waitForURL(/view=wizard/);
    await heading(en('materiality', 'steps.information')).waitFor();
  });
});

inFullForm(() => {
  describe('invalid input', () => {
    // spec: materiality.validation.stakeholder, materiality.validation.scores
    it('refuses scores outside the range, and says which field is wrong', async () => {
      await openPath(sandbox, address(headerId, 'stakeholders'));
      await button(en('materiality-lists', 'stakeholders.add')).click();
      await field(en('materiality-lists', 'stakeholders.impactOnEntity')).fill('0');
      await field(en('materiality-results', 'stakeholders.onStakeholders')).fill('5.1');
      await dialog()
        .getByRole('button', { name: en('common', 'actions.save'), exact: true })
        .click();
      const summary = dialog().getByRole('alert');
      await summary.getByText('Impact on entity: The value must be more than 0').waitFor();
      await summary.getByText('Impact on stakeholders: The value must be 5 or less').waitFor();
      await summary.getByText(/^Name: /).waitFor();
      await summary.getByText(/^Activities: /).waitFor();
      await summary.getByText(/^Communication channels: /).waitFor();
      await field(en('materiality-results', 'stakeholders.onStakeholders')).fill('2.55');
      await page.keyboard.press('Tab');
      await dialog().getByText(en('common', 'validation.oneDecimal')).first().waitFor();
      await page.keyboard.press('Escape');
      await button(en('common', 'unsaved.leave')).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    });

    // spec: materiality.value-chain.delete, materiality.topics.delete, materiality.iro.kept, materiality.blocks.entry
    // spec: materiality.blocks.item, materiality.blocks.activity, materiality.blocks.tooltip
    // spec: materiality.errors.blocked
    it('keeps rows that are in use, and says why', async () => {
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

    // spec: materiality.states.item
    it('requires a reason when the conclusion differs from the score', async () => {
      await openPath(sandbox, address(headerId, 'assessment'));
      await button('Impact materiality: Dust reaches the houses').click();
      await field(en('materiality-scores', 'fields.dmAssessmentMaterialityId')).click();
      await option(/^Not material/).click();
      await dialog().getByText('The score and the conclusion differ.', { exact: false }).first().waitFor();
      await dialog()
        .getByRole('button', { name: en('common', 'actions.saveChanges') })
        .click();
      await dialog()
        .getByRole('alert')
        .getByText(/^Reason: /)
        .waitFor();
      await field(en('materiality-results', 'columns.reason')).fill('The filters of this year end it.');
      await dialog()
        .getByRole('button', { name: en('common', 'actions.saveChanges') })
        .click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByText(en('materiality-scores', 'marks.disagrees'), { exact: true }).waitFor();
    });

    // spec: materiality.validation.cascade, materiality.validation.impact
    it('asks for the probability of a potential impact, and clears values that belong to a changed parent', async () => {
      await openPath(sandbox, address(headerId, 'assessment'));
      await button('Impact materiality: Dust reaches the houses').click();
      await field(en('materiality-scores', 'fields.dmAssessmentType2Id')).click();
      await option(/^Potential/).click();
      await dialog()
        .getByRole('button', { name: en('common', 'actions.saveChanges') })
        .click();
      await dialog().getByRole('alert').getByText('Likelihood: Select an option').waitFor();
      await page.keyboard.press('Escape');
      await button(en('common', 'unsaved.leave')).click();
      await openPath(sandbox, address(headerId, 'topics'));
      await button(/^Edit “/).click();
      await field(en('materiality-results', 'matrix.filter')).click();
      await option(/^Social/).click();
      await dialog()
        .getByRole('button', { name: en('common', 'actions.saveChanges') })
        .click();
      await dialog()
        .getByRole('alert')
        .getByText(/^Topic: /)
        .waitFor();
      await dialog()
        .getByRole('alert')
        .getByText(/^Subtopic: /)
        .waitFor();
    });

    inFullForm(() => {
      // spec: materiality.roles.readers
      it('can be read by everyone who may read the report, and changed by no reader', async () => {
        await request(sandbox, `api/Reports/Headers/${headerId}/Share/public`, { method: 'PUT', token });
        await enterAs(sandbox, 'view@jagodno.example', { path: address(headerId, 'valueChain') });
        await page.getByRole('rowheader', { name: 'Drying fruit' }).waitFor();
        expect(await button(en('materiality-lists', 'activities.add')).count()).toBe(0);
        expect(await button(/^Delete/).count()).toBe(0);
        expect(sandbox.failures).toEqual([]);
      });
    });
  });
});
