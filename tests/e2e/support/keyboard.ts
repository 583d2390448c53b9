/** The actions of a user who only has a keyboard. */
import type { Locator, Page } from 'playwright-core';
import { en } from './words';

/** Moves down the open list, or along a row of tabs, until the option has the focus. */
export async function moveTo(option: Locator, key = 'ArrowDown'): Promise<void> {
  await option.waitFor();
  for (let step = 0; step < 30; step += 1) {
    if (await isFocused(option)) return;
    await pressAndFollow(option.page(), key);
  }
  throw new Error(`The arrow keys do not reach ${option}.`);
}

/** Waits until the focus has moved, because a busy page moves it late. At the end of a list it stays. */
async function pressAndFollow(page: Page, key: string): Promise<void> {
  const before = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press(key);
  await page
    .waitForFunction((was) => document.activeElement !== was, before, { timeout: 1000 })
    .catch(() => undefined);
}

/** Presses Tab until the control has the focus; fails when a round through the page does not reach it. */
export async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < 120; step += 1) {
    if (await isFocused(target)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

export async function press(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

export async function typeInto(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('ControlOrMeta+A');
  await target.page().keyboard.type(text);
}

/** Opens a list with a search and selects the match. */
export async function pickByTyping(field: Locator, text: string): Promise<void> {
  const page = field.page();
  await press(field);
  await page.getByPlaceholder(en('components', 'combobox.search')).waitFor();
  await page.keyboard.type(text);
  await page.getByRole('option', { name: text }).first().waitFor();
  await page.keyboard.press('Enter');
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}
