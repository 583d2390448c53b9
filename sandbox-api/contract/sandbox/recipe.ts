import { z } from 'zod';
import { currencies } from '#api/contract/company/currencies';
import { moduleKeys } from '#api/contract/endpoint';
import { date, email } from '#api/contract/fields';
import { localeCodes } from '#api/contract/messages';

/**
 * A demo in a few lines: which account sees which screen, what is prepared for the prospect, and what is
 * shown step by step. It is stored in `public/demos/NAME.json` (`/demo?recipe=NAME`) or contained in a link
 * (`/demo#demo=…`, packed). It names people by e-mail, screens by their address, and changes data through the
 * API's own calls only, so it can do only what a user could.
 */
export const recipeVersion = 1;

export const recipeLimits = { steps: 12, calls: 50, linkBytes: 8192, logoBytes: 6000 } as const;

const line = (maxChars: number) => z.string().trim().min(1).max(maxChars);

/** In both languages of the portal. Shown as plain text. */
const words = (maxChars: number) => z.strictObject({ en: line(maxChars), pl: line(maxChars) });

/**
 * A path of this app with its parameters. `{location:Leeds depot}` stands for the key of the location of that name, and
 * `{review}` and `{statement}` for that of the newest review and the newest sustainability report.
 */
const screen = z
  .string()
  .max(400)
  .regex(/^\/(?![/\\])[^\\\r\n]*$/);

const name = z.string().regex(/^[a-z][a-zA-Z0-9]*$/);

/** A value of a call; `"$name"` stands for what an earlier call kept under that name. */
const values = z.record(z.string(), z.json());

const recipeCall = z.strictObject({
  /** The id of an endpoint, as in the OpenAPI document: `createLocation`. */
  call: z.string().max(80),
  params: values.optional(),
  query: values.optional(),
  body: z.json().optional(),
  /** Names for fields of the answer. */
  keep: z.record(name, z.string().max(80)).optional(),
});
export type RecipeCall = z.output<typeof recipeCall>;

const prospect = z.strictObject({
  companyName: line(120).optional(),
  /** A small PNG or JPEG as a data address. */
  logo: z
    .string()
    .max(recipeLimits.logoBytes)
    .regex(/^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+=*$/)
    .optional(),
  /** Of the revenue in the key figures. */
  currency: z.enum(currencies).optional(),
  /** Two letters, of all locations. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
});
export type Prospect = z.output<typeof prospect>;

const step = z.strictObject({
  /** Text for the audience. */
  text: words(400),
  /** Text for the presenter. */
  say: words(1200).optional(),
  screen: screen.optional(),
  account: email.optional(),
  /** A text on this screen by which the demo's test checks that the step still shows its subject. */
  shows: words(200).optional(),
});
export type RecipeStep = z.output<typeof step>;

export const recipe = z.strictObject({
  version: z.literal(recipeVersion),
  title: words(100),
  /** Account with which the window continues. */
  account: email,
  language: z.enum(localeCodes).optional(),
  theme: z.enum(['light', 'dark']).optional(),
  /** The sandbox's today. */
  today: date.optional(),
  screen,
  /** Licensed modules of the account's company. */
  modules: z.array(z.enum(moduleKeys)).optional(),
  /** Days that its trial still lasts; null for a company that pays. */
  trialDays: z.number().int().min(0).max(365).nullable().optional(),
  prospect: prospect.optional(),
  calls: z.array(recipeCall).max(recipeLimits.calls).optional(),
  steps: z.array(step).max(recipeLimits.steps).optional(),
});
export type Recipe = z.output<typeof recipe>;
