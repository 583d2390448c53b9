import { deflateRawSync } from 'node:zlib';

/** The address that opens a recipe, below the folder of the app. */
export function linkOf(recipe: object): string {
  return `demo#demo=${deflateRawSync(JSON.stringify(recipe), { level: 9 }).toString('base64url')}`;
}
