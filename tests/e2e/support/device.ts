/** What a browser stores about its user (src/lib/device), set and cleared from outside. */
import type { Page } from 'playwright-core';

export type Remembered = { token: string; theme: 'light' | 'dark' };

/** The next page that opens is signed in with the token. */
export async function remember(page: Page, { token, theme }: Remembered): Promise<void> {
  await changeDevice(page, { token });
  await page.evaluate((choice) => localStorage.setItem('ledgerleaf.theme', JSON.stringify(choice)), theme);
}

/** The next page that opens is signed out, and uses the browser's language again. */
export async function forget(page: Page): Promise<void> {
  await changeDevice(page, { token: null, language: null });
  await page.evaluate(() => localStorage.clear());
}

function changeDevice(page: Page, values: Record<string, string | null>): Promise<void> {
  return page.evaluate(async (changes) => {
    const databases = await indexedDB.databases();
    const name = databases.find((each) => each.name?.startsWith('ledgerleaf-device:'))?.name;
    if (!name) throw new Error('The page has not opened its memory yet.');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    await new Promise((resolve, reject) => {
      const transaction = database.transaction('values', 'readwrite');
      transaction.oncomplete = resolve;
      transaction.onabort = reject;
      for (const [key, value] of Object.entries(changes)) {
        if (value === null) transaction.objectStore('values').delete(key);
        else transaction.objectStore('values').put(value, key);
      }
    });
    database.close();
  }, values);
}
