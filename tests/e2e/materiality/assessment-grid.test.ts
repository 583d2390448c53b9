/** The grid of the assessment: choices made in the rows, and rows pasted from a spreadsheet. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { enterAs, openPath, settled } from '../support/screen';
import { beginAssessedStatement } from '../support/statement';
import { en, like, pl } from '../support/words';

type Row = {
  dmIroId: number;
  typeCode: string;
  description: string;
  score: number | null;
  chosen: { reason: string | null } | null;
};

let sandbox: Desk;
let page: Page;
let token: string;
let headerId: number;

beforeAll(async () => {
  sandbox = await openDesk();
  page = sandbox.page;
  token = await enterAs(sandbox, 'user@jagodno.example');
  headerId = await beginAssessedStatement(sandbox, { token });
});

afterAll(async () => {
  await closeDesk(sandbox);
  expect(sandbox.failures).toEqual([]);
});

const path = () => `api/Reports/${headerId}/DoubleMateriality`;

const list = async () => (await request<Row[]>(sandbox, `${path()}/Assessments`, { token })).body;
const address = (more = '') =>
  `reports/2/double-materiality?headerId=${headerId}&step=assessment${more && `&${more}`}`;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const gridRow = (item: string) => page.getByRole('row').filter({ hasText: item });
const cell = (field: string, item: string) =>
  page.getByLabel(en('materiality-grid', 'cell', { field, item }), { exact: true });
const scaleOf = (item: string) => cell(en('materiality-scores', 'fields.dmAssessmentRiskScaleId'), item);
const conclusionOf = (item: string) =>
  cell(en('materiality-scores', 'fields.dmAssessmentMaterialityId'), item);

async function axeFindsNothing(within: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).include(within).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => [colorScheme, id, nodes[0]?.html])).toEqual([]);
  }
}

describe('the grid', () => {
  it('is opened by the address, and has a list for each choice', async () => {
    await openPath(sandbox, address());
    await button(en('materiality-grid', 'views.grid')).click();
    await page.waitForURL(/layout=grid/);
    const first = (await list())[0] as Row;
    await gridRow(first.description).getByRole('combobox').first().waitFor();
    await axeFindsNothing('table');
    await openPath(sandbox, address('layout=grid&kind=impact'));
    await page.getByRole('table').getByRole('combobox').first().waitFor();
  });

  it('saves a choice immediately with the keyboard only, shows the score, and keeps it after a reload', async () => {
    const risk = (await list()).find(({ typeCode }) => typeCode === 'risk') as Row;
    await openPath(sandbox, address('layout=grid&kind=risk'));
    const scale = scaleOf(risk.description);
    const before = await scale.inputValue();
    await scale.focus();
    await page.keyboard.press(
      (await scale.locator('option:checked').textContent())?.startsWith('5') ? 'ArrowUp' : 'ArrowDown',
    );
    const chosen = await scale.inputValue();
    expect(chosen).not.toBe(before);
    const row = gridRow(risk.description);
    // If the score moves across the threshold against the conclusion, a reason is required first.
    const saved = row.getByText(en('materiality-grid', 'saved'), { exact: true });
    await saved.or(page.getByRole('dialog')).first().waitFor();
    await saved.waitFor();
    const score = (await list()).find(({ dmIroId }) => dmIroId === risk.dmIroId)?.score;
    expect(score).not.toBe(risk.score);
    await row.getByText(Number(score).toFixed(1), { exact: true }).waitFor();
    expect(await scale.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.reload();
    await settled(page);
    await expect.poll(() => scaleOf(risk.description).inputValue()).toBe(chosen);
  });

  it('opens the form with the choice when a conclusion needs a reason', async () => {
    const risk = (await list())
      .filter(({ typeCode, chosen }) => typeCode === 'risk' && !chosen?.reason)
      .at(-1) as Row;
    await openPath(sandbox, address('layout=grid&kind=risk'));
    const conclusion = conclusionOf(risk.description);
    await conclusion.selectOption({ label: Number(risk.score) < 3 ? 'Material' : 'Not material' });
    const dialog = page.getByRole('dialog');
    await dialog.getByText(en('materiality-grid', 'takenOver')).waitFor();
    await dialog
      .getByLabel(like('materiality-scores', 'fields.reason'))
      .first()
      .fill('Two customers ask for it.');
    await dialog.getByRole('button', { name: en('common', 'actions.saveChanges'), exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await gridRow(risk.description)
      .getByText(en('materiality-scores', 'marks.disagrees'), { exact: true })
      .waitFor();
    expect(await gridRow(risk.description).getByText(en('materiality-grid', 'reasonNeeded')).count()).toBe(0);
  });
});

describe('rows from a spreadsheet', () => {
  it('are shown with what they change; valid ones are saved, an invalid one says why', async () => {
    const [first, second, third] = (await list()).filter(({ typeCode }) => typeCode === 'impact') as Row[];
    await openPath(sandbox, address('layout=grid'));
    await button(en('materiality-paste', 'open')).click();
    const dialog = page.getByRole('dialog');
    const line = (row: Row | undefined, reason: string) =>
      `"${row?.description.replaceAll('"', '""')}"\t${reason}\t3,0`;
    const rows = [
      'Wpływ, ryzyko lub szansa\tUzasadnienie\tSkala',
      line(first, '"Seen by\ntwo people"'),
      line(second, 'Agreed in May').replace('3,0', '7'),
      line(third, 'Agreed in June'),
    ];
    await dialog.getByLabel(en('materiality-paste', 'text.label'), { exact: true }).fill(rows.join('\r\n'));
    const preview = dialog.getByRole('table', { name: en('materiality-paste', 'preview.label') });
    await preview.getByText(/^Row 3, column “Skala”: “7” is not an option/).waitFor();
    await preview.getByText('Seen by', { exact: false }).waitFor();
    await axeFindsNothing('[role=dialog]');
    await dialog.getByRole('button', { name: en('materiality-paste', 'save', { count: 2 }) }).click();
    await dialog.getByText(en('materiality-paste', 'outcome.saved', { count: 2 }), { exact: true }).waitFor();
    expect(await preview.getByText(en('materiality-paste', 'preview.saved'), { exact: true }).count()).toBe(
      2,
    );
    const saved = await list();
    const reasonOf = (row: Row | undefined) =>
      saved.find(({ dmIroId }) => dmIroId === row?.dmIroId)?.chosen?.reason;
    expect([reasonOf(first), reasonOf(third)]).toEqual(['Seen by\ntwo people', 'Agreed in June']);
    expect(reasonOf(second)).not.toBe('Agreed in May');
    // The unsaved row is kept until the user discards it.
    await page.keyboard.press('Escape');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: en('common', 'unsaved.leave') })
      .click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('and the grid work in Polish and in dark mode', async () => {
    await enterAs(sandbox, 'user@jagodno.example', { languageId: 2, theme: 'dark' });
    await openPath(sandbox, address('layout=grid&kind=impact'));
    await page.getByRole('table').getByRole('combobox').first().waitFor();
    await button(pl('materiality-paste', 'open')).click();
    await page
      .getByRole('dialog')
      .getByLabel(pl('materiality-paste', 'text.label'), { exact: true })
      .fill('Nr\tSkala\n1\t9');
    await page.getByText(/^Wiersz 2, kolumna „Skala”: nie ma opcji „9”/).waitFor();
  });
});
