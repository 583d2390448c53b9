/**
 * Asks the browser not to clear the store by itself. Firefox asks its user, so this is done there only after a
 * click; other browsers decide without asking.
 */
export async function keepStore({ isAskedByUser }: { isAskedByUser: boolean }): Promise<boolean> {
  const storage = navigator.storage as StorageManager | undefined;
  if (!storage?.persist) return false;
  try {
    if (await storage.persisted()) return true;
    const mayAskUser = navigator.userAgent.includes('Firefox/');
    return mayAskUser && !isAskedByUser ? false : await storage.persist();
  } catch {
    // A browser without storage refuses the question as well.
    return false;
  }
}
