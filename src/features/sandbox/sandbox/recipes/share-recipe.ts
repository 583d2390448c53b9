import type { SessionUser } from '#api/contract/account/session';
import { type Recipe, recipeLimits, recipeVersion } from '#api/contract/sandbox/recipe';
import { appBaseUrl } from '@/lib/api/api-base';
import { pack } from './pack';

export type ShareForm = {
  title: string;
  companyName: string;
  logo: string | null;
  currency: string | null;
  country: string | null;
};

type Shown = {
  user: Pick<SessionUser, 'email' | 'languageCode'>;
  /** Null leaves the choice to the reader. */
  theme: 'light' | 'dark' | null;
  /** The day that was chosen for the sandbox; null in the present. */
  today: string | null;
  /** Path and parameters below the folder of the app. */
  screen: string;
};

/** What is on screen, made for a prospect, as a recipe. */
export function recipeOf({ title, companyName, logo, currency, country }: ShareForm, shown: Shown): Recipe {
  const prospect = {
    ...(companyName.trim() && { companyName: companyName.trim() }),
    ...(logo && { logo }),
    ...(currency && { currency: currency as NonNullable<Recipe['prospect']>['currency'] }),
    ...(country && { country }),
  };
  const { user, theme, today, screen } = shown;
  return {
    version: recipeVersion,
    title: { en: title.trim(), pl: title.trim() },
    account: user.email,
    language: user.languageCode,
    ...(theme && { theme }),
    screen,
    ...(today && { today }),
    ...(Object.keys(prospect).length > 0 && { prospect }),
  };
}

/** The link that opens a recipe; null where it is longer than links may be. */
export function linkOf(recipe: Recipe): string | null {
  const packed = pack(JSON.stringify(recipe));
  return packed.length > recipeLimits.linkBytes ? null : new URL(`demo#demo=${packed}`, appBaseUrl).href;
}
