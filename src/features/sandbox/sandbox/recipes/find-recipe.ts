import { appBaseUrl } from '@/lib/api/api-base';
import { type ReadRecipe, readPackedRecipe, readRecipe } from './read-recipe';

/** Of a link: the name of a finished demo, or all of a recipe, packed. */
export type RecipeSource = { name: string } | { packed: string };

export async function findRecipe(source: RecipeSource): Promise<ReadRecipe> {
  if ('packed' in source) return readPackedRecipe(source.packed);
  const answer = await fetch(new URL(`demos/${encodeURIComponent(source.name)}.json`, appBaseUrl));
  // A plain host answers an unknown file with a page.
  const isRecipe = answer.ok && answer.headers.get('content-type')?.includes('json');
  if (!isRecipe) return { faults: [{ path: source.name, code: 'not-found' }] };
  return readRecipe(await answer.json());
}
