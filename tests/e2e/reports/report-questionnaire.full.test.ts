/**
 * The questionnaire in the built sandbox: saved while it is answered, dependent questions, and answers that cannot
 * be sent.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answer, QuestionnaireSection } from '#api/contract/reports/questionnaires';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { enterAs, openPath } from '../support/screen';
import { beginStatement } from '../support/statement';
import { en } from '../support/words';

let sandbox: Desk;
let page: Page;
let path: string;
let token: string;
let headerId: number;

beforeAll(async () => {
  sandbox = await openDesk();
  page = sandbox.page;
  token = await enterAs(sandbox, 'user@jagodno.example');
  headerId = await begin('en');
  path = pathOf(headerId, 'questionnaire');
  await openPath(sandbox, path);
});

afterAll(async () => {
  await closeDesk(sandbox);
  expect(sandbox.failures).toEqual([]);
});

const year = new Date().getUTCFullYear() - 1;

const begin = (language: 'en' | 'pl') => beginStatement(sandbox, { token, language });

const pathOf = (id: number, step: string) => `reports/2/create?headerId=${id}&step=${step}`;
const field = (number: string, of = page) =>
  of.locator('[id^="question-"]').filter({ has: of.getByText(number, { exact: true }) });
const saved = (number: string, of = page) =>
  field(number, of).getByText(en('report-forms', 'questionnaire.state.saved'), { exact: true }).waitFor();

/** The focused element by its role; null if the focus is not in this question. */
async function focusIn(number: string): Promise<string | null> {
  const focused = field(number).locator(':focus');
  if ((await focused.count()) === 0) return null;
  return focused.evaluate(
    (element) =>
      element.getAttribute('role') ??
      { BUTTON: 'button', INPUT: 'textbox' }[element.tagName] ??
      element.tagName,
  );
}

/** The server's answers. */
async function answers(): Promise<Answer[]> {
  const of = `api/Reports/Headers/${headerId}/Questionnaires/Answers`;
  return (await request<Answer[]>(sandbox, of, { token })).body;
}
const modifiedOn = async () =>
  (await request<{ modifiedOn: string }>(sandbox, `api/Reports/Headers/${headerId}`, { token })).body
    .modifiedOn;

/** As another user would: their tab knows nothing of this one's values. */
async function answerElsewhere(number: string, value: string): Promise<void> {
  const of = `api/Reports/Headers/${headerId}/Questionnaires`;
  const { body: sections } = await request<QuestionnaireSection[]>(sandbox, `${of}/Pages/Sections`, {
    token,
  });
  const questions = sections.flatMap((section) => section.questions);
  const { reportQuestionId } = questions.find((question) => question.number === number) ?? {};
  const answer = (await answers()).find((one) => one.reportQuestionId === reportQuestionId);
  const { status } = await request(sandbox, `${of}/Answers/${answer?.reportAnswerId}`, {
    method: 'PUT',
    token,
    headers: { 'if-unmodified-since': new Date(answer?.updatedOn ?? '').toUTCString() },
    body: { ...answer, values: [value] },
  });
  expect(status).toBe(200);
}
const conflictOf = (number: string) =>
  page.getByRole('dialog', { name: new RegExp(`Someone else answered question\\s${number}`) });
const shownValue = (number: string) =>
  expect.poll(() => field(number).getByRole('textbox').inputValue(), { timeout: 10_000 });

/** In the page: answers cannot be sent until the connection is restored. */
function loseAnswers(): void {
  const ask = window.fetch;
  const state = window as unknown as { isAway: boolean };
  state.isAway = true;
  window.fetch = (input, init) => {
    const { method, url } = input instanceof Request ? input : new Request(String(input), init);
    const isLost = state.isAway && method !== 'GET' && /\/Answers/.test(url);
    return isLost ? Promise.reject(new TypeError('lost')) : ask.call(window, input, init);
  };
}

// spec: reports.questionnaire.depends, reports.questionnaire.autosave
it('shows a question once the one it depends on has its choice, and saves as the user goes', async () => {
  await field('1.2').waitFor();
  expect(await field('1.2.1').count()).toBe(0);
  await field('1.2').getByRole('radio').nth(1).press('Space');
  await saved('1.2');
  await page.reload();
  await field('1.2').getByRole('radio', { checked: true }).waitFor();
});

it('keeps the keyboard focus when an answer is cleared or a suggestion accepted', async () => {
  await field('1.3').getByRole('checkbox').first().press('Space');
  await saved('1.3');
  await field('1.1').getByRole('button').first().click();
  await page.getByRole('option').first().click();
  await saved('1.1');
  for (const [number, button, kept] of [
    ['1.2', 'Clear answer', 'radio'],
    ['1.3', 'Clear answer', 'checkbox'],
    ['1.1', 'Clear selection', 'button'],
  ] as const) {
    const place = field(number);
    await place.getByRole('button', { name: button }).press('Enter');
    await place.getByRole('button', { name: button }).waitFor({ state: 'detached' });
    expect(await focusIn(number), number).toBe(kept);
  }
  await page.getByRole('button', { name: /^6\. / }).click();
  await field('11.1')
    .getByRole('button', { name: en('report-forms', 'questionnaire.accept') })
    .press('Enter');
  await saved('11.1');
  expect(await focusIn('11.1')).toBe('textbox');
  await page.getByRole('button', { name: /^1\. / }).click();
  await field('1.2').getByRole('radio').nth(1).press('Space');
  await saved('1.2');
});

// spec: reports.questionnaire.pages, reports.questionnaire.autosave
it('keeps the page in its address, and saves a text when its field loses focus', async () => {
  await page.getByRole('button', { name: /^2\. / }).click();
  await page.waitForURL(/page=2/);
  await field('3.1').getByRole('textbox').fill('7');
  await field('3.1').getByText(en('report-forms', 'questionnaire.state.typed')).waitFor();
  await page.keyboard.press('Tab');
  await saved('3.1');
  await page.reload();
  await field('3.1').getByRole('textbox').waitFor();
  await expect.poll(() => field('3.1').getByRole('textbox').inputValue(), { timeout: 10_000 }).toBe('7');
});

// spec: reports.questionnaire.images, reports.validation.images, reports.errors.image
it('accepts only a PNG as a picture, shows it and removes it', async () => {
  const image = field('3.6');
  const file = image.locator('input[type=file]');
  await file.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await image.getByText('a.pdf is of type pdf', { exact: false }).waitFor();
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await file.setInputFiles({ name: 'chart.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
  await image
    .getByRole('img', { name: en('report-forms', 'questionnaire.image.preview', { number: '3.6' }) })
    .waitFor();
  await image.getByRole('button', { name: en('report-forms', 'questionnaire.image.remove') }).click();
  await image.getByRole('img').waitFor({ state: 'detached' });
  expect(await image.locator('input[type=file]:focus').count()).toBe(1);
});

it('keeps what could not be sent, over a reload, and sends it', async () => {
  await page.evaluate(loseAnswers);
  await field('3.2').getByRole('textbox').fill('4');
  await page.keyboard.press('Tab');
  await page.getByText(en('report-forms', 'questionnaire.keptAll', { count: 1 })).waitFor();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await saved('3.2');
  await expect.poll(() => field('3.2').getByRole('textbox').inputValue(), { timeout: 10_000 }).toBe('4');
});

// spec: reports.errors.conflict, reports.errors.overwrite
it('asks which answer to keep when two tabs answered, and saves the chosen one', async () => {
  const other = await sandbox.context.newPage();
  await other.goto(page.url());
  await field('3.1', other).getByRole('textbox').waitFor();
  await field('3.1', page).getByRole('textbox').fill('9');
  await field('3.1', other).getByRole('textbox').fill('8');
  await other.keyboard.press('Tab');
  await saved('3.1', other);
  await page.keyboard.press('Tab');
  const dialog = page.getByRole('dialog', { name: /Someone else answered question\s3\.1/ });
  await dialog.getByText('8', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: en('report-forms', 'questionnaire.conflict.overwrite') }).click();
  await saved('3.1');
  await other.close();
  await page.reload();
  await expect.poll(() => field('3.1').getByRole('textbox').inputValue()).toBe('9');
});

it('leaves a text to its tab while it is being typed there', async () => {
  const before = await modifiedOn();
  await field('3.1').getByRole('textbox').fill('44');
  const other = await sandbox.context.newPage();
  await other.goto(page.url());
  await field('3.1', other).getByRole('textbox').waitFor();
  await other.waitForTimeout(500);
  expect(await field('3.1', other).getByRole('textbox').inputValue()).toBe('9');
  expect(await modifiedOn()).toBe(before);
  await other.close();
  await field('3.1').getByRole('textbox').fill('9');
});

// spec: reports.errors.keep
it('keeps the saved answer when the user chooses it', async () => {
  await field('3.1').getByRole('textbox').fill('5');
  await answerElsewhere('3.1', '6');
  await page.keyboard.press('Tab');
  await conflictOf('3.1')
    .getByRole('button', { name: en('report-forms', 'questionnaire.conflict.keep') })
    .click();
  await shownValue('3.1').toBe('6');
  await page.reload();
  await shownValue('3.1').toBe('6');
});

// spec: reports.errors.overwrite-late
it('says that an answer was already updated when an overwrite comes too late, and asks again', async () => {
  await field('3.1').getByRole('textbox').fill('1');
  await answerElsewhere('3.1', '2');
  await page.keyboard.press('Tab');
  await conflictOf('3.1').getByText('2', { exact: true }).waitFor();
  await answerElsewhere('3.1', '3');
  await conflictOf('3.1')
    .getByRole('button', { name: en('report-forms', 'questionnaire.conflict.overwrite') })
    .click();
  await field('3.1').getByText('was already updated by another user', { exact: false }).waitFor();
  await field('3.1').getByRole('textbox').focus();
  await page.keyboard.press('Tab');
  await conflictOf('3.1').getByText('3', { exact: true }).waitFor();
  await conflictOf('3.1')
    .getByRole('button', { name: en('report-forms', 'questionnaire.conflict.overwrite') })
    .click();
  await saved('3.1');
});

// spec: reports.validation.answers
it('shows what is wrong with a number before anything is sent', async () => {
  const before = (await answers()).length;
  const share = field('3.3');
  for (const [typed, problem] of [
    ['200', 'The value must be 100 or less'],
    ['a third', 'Enter a number, for example 1,234.5'],
  ] as const) {
    await share.getByRole('textbox').fill(typed);
    await page.keyboard.press('Tab');
    await share.getByText(problem).waitFor();
  }
  expect(await answers()).toHaveLength(before);
  await share.getByRole('textbox').fill('30');
  await page.keyboard.press('Tab');
  await saved('3.3');
});

it('does not save a text again that was changed and changed back', async () => {
  const before = await modifiedOn();
  const share = field('3.3').getByRole('textbox');
  await share.fill('31');
  await field('3.3').getByText(en('report-forms', 'questionnaire.state.typed')).waitFor();
  await share.fill('30');
  await field('3.3')
    .getByText(en('report-forms', 'questionnaire.state.typed'))
    .waitFor({ state: 'detached' });
  await page.keyboard.press('Tab');
  await page.waitForTimeout(500);
  expect(await modifiedOn()).toBe(before);
});

it('saves a typed text when the user leaves with the Back button', async () => {
  await page.getByRole('button', { name: /^3\. / }).click();
  await page.waitForURL(/page=3/);
  await page.getByRole('button', { name: /^2\. / }).click();
  await page.waitForURL(/page=2/);
  const text = 'The management board oversees it and reports to the supervisory board each quarter.';
  await field('3.5').getByRole('textbox').fill(text);
  await page.goBack();
  await page.waitForURL(/page=3/);
  await expect.poll(async () => (await answers()).some(({ values }) => values[0] === text)).toBe(true);
});

it('does not finish a report while this browser has unsaved answers', async () => {
  await openPath(sandbox, `${path}&page=2`);
  await field('3.4').waitFor();
  await page.evaluate(loseAnswers);
  await field('3.4').getByRole('textbox').fill('40');
  await page.keyboard.press('Tab');
  await page.getByText(en('report-forms', 'questionnaire.keptAll', { count: 1 })).waitFor();
  await page
    .getByRole('navigation', { name: en('reports', 'wizard.steps') })
    .getByRole('button', { name: en('reports', 'step.review') })
    .click();
  await page.getByText("1 answer entered in this browser isn't saved.", { exact: false }).waitFor();
  await openPath(sandbox, `${path}&page=2`);
  await saved('3.4');
});

// spec: reports.errors.show-errors
it('marks missing answers when the user comes from the review', async () => {
  await openPath(sandbox, pathOf(headerId, 'review'));
  await page
    .getByRole('button', { name: en('reports', 'review.completeData') })
    .first()
    .waitFor();
  await page
    .getByRole('button', {
      name: en('reports', 'review.edit', { step: en('report-forms', 'questionnaire.title') }),
    })
    .click();
  await page.waitForURL(/page=1&showErrors=true|showErrors=true&page=1/);
  await field('1.1').getByText(en('common', 'validation.required')).waitFor();
  expect(await field('1.2').getByText(en('common', 'validation.required')).count()).toBe(0);
});

it('suggests data of the months that the report covers now', async () => {
  await openPath(sandbox, `${path}&page=6`);
  await field('11.1').getByText(`01.${year}–12.${year}`, { exact: false }).waitFor();
  await page
    .getByRole('navigation', { name: en('reports', 'wizard.steps') })
    .getByRole('button', { name: en('reports', 'step.timePeriod') })
    .click();
  await page.getByLabel(en('reports', 'period.months'), { exact: true }).click();
  await page.getByRole('button', { name: /^January / }).click();
  await page.getByRole('button', { name: /^June / }).click();
  await page.getByRole('button', { name: en('common', 'actions.apply') }).click();
  await page.getByRole('button', { name: en('common', 'actions.continue') }).click();
  await page.waitForURL(/step=doubleMaterialityAssessment/);
  await page.getByRole('button', { name: en('common', 'actions.continue') }).click();
  await page.getByRole('button', { name: /^6\. / }).click();
  await field('11.1').getByText(`01.${year}–06.${year}`, { exact: false }).waitFor();
});

// spec: reports.questionnaire.language
it("reminds users of the report's language", async () => {
  await openPath(sandbox, pathOf(await begin('pl'), 'questionnaire'));
  await page.getByText(en('report-forms', 'language.title.pl')).waitFor();
  await openPath(sandbox, path);
  await field('1.1').waitFor();
  expect(await page.getByText('This report is in', { exact: false }).count()).toBe(0);
});
