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
  /** The date chosen for the sandbox; null for today. */
  today: string | null;
  /** Path and parameters below the folder of the app. */
  screen: string;
};

/** The current screen as a recipe for a prospect. */
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

/** The link that opens a recipe; null when it exceeds the maximum length. */
export function linkOf(recipe: Recipe): string | null {
  const packed = pack(JSON.stringify(recipe));
  return packed.length > recipeLimits.linkBytes ? null : new URL(`demo#demo=${packed}`, appBaseUrl).href;
}
