/**
 * Several people assess the same impact in the built sandbox: their opinions, how far apart they are, and the
 * resulting assessment.
 */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { enterAs, openPath, settled } from '../support/screen';
import { beginAssessedStatement } from '../support/statement';
import { en } from '../support/words';

type Row = {
  dmIroId: number;
  description: string;
  typeCode: string;
  chosen: { dmAssessmentType1Id: number; dmAssessmentMaterialityId: number } | null;
};

let sandbox: Desk;
let page: Page;
let token: string;
let headerId: number;
let impact: Row;

beforeAll(async () => {
  sandbox = await openDesk();
  page = sandbox.page;
  token = await enterAs(sandbox, 'user@jagodno.example');
  headerId = await beginAssessedStatement(sandbox, { token });
  const rows = await request<Row[]>(sandbox, `${path()}/Assessments`, { token });
  const found = rows.body.find(
    ({ typeCode, chosen }) =>
      typeCode === 'impact' &&
      chosen?.dmAssessmentType1Id === 1 &&
      // Concluded to be material, as it stays with the mean, so no reason is required.
      chosen.dmAssessmentMaterialityId === 1,
  );
  if (!found) throw new Error('The demo has no material negative impact.');
  impact = found;
});

afterAll(async () => {
  await closeDesk(sandbox);
  expect(sandbox.failures).toEqual([]);
});

const path = () => `api/Reports/${headerId}/DoubleMateriality`;

const address = () => `reports/2/double-materiality?headerId=${headerId}&view=wizard&step=assessment`;
const word = (key: Parameters<typeof en<'materiality-opinions'>>[1]) => en('materiality-opinions', key);
const dialog = () => page.getByRole('dialog').last();
const panel = () => page.getByRole('region', { name: word('title'), exact: true });
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click();
const openImpact = () =>
  page.getByRole('button', { name: `Impact materiality: ${impact.description}`, exact: true }).click();

async function choose(field: 'Irremediability' | 'Type1' | 'Type2' | 'Scope' | 'ImpactScale', index: number) {
  await dialog()
    .getByLabel(en('materiality-scores', `fields.dmAssessment${field}Id`), { exact: true })
    .click();
  const option = page.getByRole('option').nth(index);
  await option.click();
  await page.getByRole('option').first().waitFor({ state: 'detached' });
}

/** An actual negative impact with these levels; the list of remedies starts with "not applicable". */
async function chooseLevels(irremediability: number, scope: number, scale: number) {
  await choose('Type1', 0);
  await choose('Type2', 0);
  await choose('Irremediability', irremediability);
  await choose('Scope', scope - 1);
  await choose('ImpactScale', scale - 1);
}

async function saveOpinion() {
  await press(en('common', 'actions.save'));
  await expect.poll(() => page.getByRole('dialog').count(), { timeout: 10_000 }).toBe(1);
}

const cellsOf = (row: string) =>
  panel()
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: row }) })
    .getByRole('cell');

it('saves opinions of the user and of a colleague, and shows mean and spread', async () => {
  await openPath(sandbox, address());
  await openImpact();
  await panel().getByText(word('empty')).waitFor();
  await press(word('addOwn'));
  await chooseLevels(3, 3, 3);
  await saveOpinion();
  await panel().getByRole('rowheader').first().waitFor();
  expect(
    await panel()
      .getByRole('button', { name: word('addOwn') })
      .count(),
  ).toBe(0);

  await press(word('addOf'));
  await chooseLevels(5, 5, 3);
  await press(en('common', 'actions.save'));
  await dialog()
    .getByRole('alert')
    .getByText(/^Full name: /)
    .waitFor();
  await dialog().getByLabel(word('fields.personName'), { exact: true }).fill('Anna Nowak');
  await saveOpinion();
  await panel().getByRole('rowheader', { name: 'Anna Nowak' }).waitFor();

  expect(await cellsOf(word('mean')).allInnerTexts()).toEqual(
    expect.arrayContaining(['4.00', '3.00', '3.67']),
  );
  const spread = (await cellsOf(word('spread')).allInnerTexts()).map((text) => text.split('\n')[0]);
  expect(spread.filter((text) => text?.startsWith('3–5'))).toHaveLength(2);
  expect(spread).toContain('3.0–4.3');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => [colorScheme, id, nodes[0]?.html])).toEqual([]);
  }
});

it('fills the form with the mean, which counts once the user saves it', async () => {
  const stored = async () =>
    (
      await request<Record<string, unknown>>(sandbox, `${path()}/Impacts/Assessments/${impact.dmIroId}`, {
        token,
      })
    ).body;
  const before = await stored();
  await press(word('useMean'));
  await panel().getByText(word('filled')).waitFor();
  await dialog().getByText('3.7', { exact: true }).waitFor();
  expect(await stored()).toEqual(before);
  await press(en('common', 'actions.saveChanges'));
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const mean = { dmAssessmentIrremediabilityId: 14, dmAssessmentScopeId: 24, dmAssessmentImpactScaleId: 43 };
  expect(await stored()).toMatchObject({ ...mean, score: { score: 3.6667 } });

  await page.reload();
  await settled(page);
  await openImpact();
  await panel().getByRole('rowheader', { name: 'Anna Nowak' }).waitFor();
  await dialog().getByText('3.7', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

it('counts opinions in the list, finds where they differ, and deletes one', async () => {
  await page.getByLabel(en('materiality-scores', 'filter.state'), { exact: true }).click();
  await page
    .getByRole('option', { name: `${en('materiality-scores', 'filter.states.opinions')} (1)` })
    .click();
  await expect.poll(() => page.getByRole('rowheader').count(), { timeout: 10_000 }).toBe(1);
  await page.getByRole('button', { name: `2 opinions differ: ${impact.description}` }).click();
  await dialog().getByRole('button', { name: "Delete Anna Nowak's opinion" }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: en('common', 'actions.delete'), exact: true })
    .click();
  await panel().getByRole('rowheader', { name: 'Anna Nowak' }).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await openPath(sandbox, address());
  await page.getByRole('button', { name: `1 opinion: ${impact.description}` }).waitFor();
});
