import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { date, id, idParam, instant, pageQuery } from '#api/contract/fields';

/** The one policy there is: the terms and conditions (specification 001, section 3). */
export const policyCode = z.enum(['conditions']);

export const policyLanguage = z
  .object({
    languageId: id,
    /** In that language itself. */
    name: z.string(),
  })
  .meta({ id: 'PolicyLanguage' });
export type PolicyLanguage = z.output<typeof policyLanguage>;

export const policy = z
  .object({
    title: z.string(),
    /** Markdown of headings, paragraphs and lists. */
    text: z.string(),
    version: z.string(),
    validFrom: date,
    languageId: id,
    languages: z.array(policyLanguage),
    /** This version and all others in force so far, the newest first. */
    versions: z.array(z.object({ version: z.string(), validFrom: date })),
  })
  .meta({ id: 'Policy' });
export type Policy = z.output<typeof policy>;

export const ownAcceptance = z
  .object({
    /** The version in force today. */
    version: z.string(),
    validFrom: date,
    /** When the caller accepted it; null = not yet. */
    acceptedOn: instant.nullable(),
    /** Every version that the caller accepted, the newest first. */
    accepted: z.array(z.object({ version: z.string(), acceptedOn: instant })),
  })
  .meta({ id: 'OwnPolicyAcceptance' });
export type OwnAcceptance = z.output<typeof ownAcceptance>;

export const policyAcceptance = z
  .object({
    policyAcceptanceId: id,
    version: z.string(),
    /** Whether that version is the one in force. */
    isCurrent: z.boolean(),
    languageId: id,
    personName: z.string(),
    email: z.string(),
    acceptedOn: instant,
  })
  .meta({ id: 'PolicyAcceptance' });
export type PolicyAcceptance = z.output<typeof policyAcceptance>;

/** The version that was read: the server refuses it when another version is in force by now. */
export const policyAcceptanceBody = z.object({ version: z.string().max(40), languageId: id });
export type PolicyAcceptanceBody = z.output<typeof policyAcceptanceBody>;

const tag = 'Policies';
const open = { level: 'public' } as const;
const params = z.object({ code: policyCode });
const path = '/api/Policies/{code}';

export const listPolicyLanguages = defineEndpoint({
  id: 'listPolicyLanguages',
  tag,
  summary: 'Languages that a policy can be read in',
  method: 'get',
  path: `${path}/Languages`,
  access: open,
  params,
  response: z.array(policyLanguage),
});

export const readPolicy = defineEndpoint({
  id: 'readPolicy',
  tag,
  summary: 'The version of a policy that is in force, or an earlier one, in a language',
  method: 'get',
  path: `${path}/Languages/{languageId}`,
  access: open,
  params: params.extend({ languageId: idParam }),
  query: z.object({ version: z.string().max(40).optional() }),
  response: policy,
});

export const readOwnAcceptance = defineEndpoint({
  id: 'readOwnAcceptance',
  tag,
  summary: 'Whether the caller accepted the version of a policy that is in force',
  method: 'get',
  path: `${path}/Acceptances/Own`,
  access: { level: 'member' },
  params,
  response: ownAcceptance,
});

export const listPolicyAcceptances = defineEndpoint({
  id: 'listPolicyAcceptances',
  tag,
  summary: 'Who in the company accepted which version of a policy, newest first',
  method: 'get',
  path: `${path}/Acceptances`,
  access: { level: 'admin' },
  params,
  query: pageQuery,
  response: z.array(policyAcceptance),
  isPaged: true,
});

export const acceptPolicy = defineEndpoint({
  id: 'acceptPolicy',
  tag,
  summary: 'Accept the version of a policy that is in force; a second time changes nothing',
  method: 'post',
  path: `${path}/Acceptances`,
  access: { level: 'editor' },
  params,
  body: policyAcceptanceBody,
  response: ownAcceptance,
});
