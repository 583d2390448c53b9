export function ensureBrowser(): Promise<string | null>;
export function findBrowser(): Promise<string | null>;
