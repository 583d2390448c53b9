import { appBaseUrl } from '@/lib/api/api-base';
import { type ReadRecipe, readPackedRecipe, readRecipe } from './read-recipe';

/** From a link: the name of a prepared demo, or a whole packed recipe. */
export type RecipeSource = { name: string } | { packed: string };

export async function findRecipe(source: RecipeSource): Promise<ReadRecipe> {
  if ('packed' in source) return readPackedRecipe(source.packed);
  const answer = await fetch(new URL(`demos/${encodeURIComponent(source.name)}.json`, appBaseUrl));
  // A static host may answer a request for a missing file with a page.
  const isRecipe = answer.ok && answer.headers.get('content-type')?.includes('json');
  if (!isRecipe) return { faults: [{ path: source.name, code: 'not-found' }] };
  return readRecipe(await answer.json());
}
