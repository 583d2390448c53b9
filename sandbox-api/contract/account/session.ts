import { z } from 'zod';
import { defineEndpoint, moduleKeys, roleNames } from '#api/contract/endpoint';
import { date, email, id } from '#api/contract/fields';
import { userGuide } from '#api/contract/knowledge/user-guides';
import { localeCodes } from '#api/contract/messages';

/** The signed-in user with the data that the shell needs (specification 000, section 3). */
export const sessionUser = z
  .object({
    userId: id,
    roleName: z.enum(roleNames),
    email: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    languageId: id,
    languageCode: z.enum(localeCodes),
    locale: z.string(),
    forcePasswordChange: z.boolean(),
    /** The server's date: the sandbox can change it, and no form may accept a later day. */
    today: date,
    companyName: z.string(),
    isTrial: z.boolean(),
    trialDaysRemaining: z.number().int().nullable(),
    isAdmin: z.boolean(),
    modules: z.array(z.enum(moduleKeys)),
    anyLocations: z.boolean(),
    anyConsumptions: z.boolean(),
    anyReviewHeaders: z.boolean(),
    anyIncompleteReviews: z.boolean(),
    hideTour: z.boolean(),
    hideAddLocationTooltip: z.boolean(),
    hideAddDataTooltip: z.boolean(),
    hideDashboardCompanyTile: z.boolean(),
    isCompanyComplete: z.boolean(),
    missingCompanyInfo: z.boolean(),
    missingCompanyReportingInfo: z.boolean(),
    userGuides: z.array(userGuide),
    settings: z.object({
      gwpSet: z.enum(['AR4', 'AR5', 'AR6']),
      headlineScope2Method: z.enum(['location', 'market']),
    }),
  })
  .meta({ id: 'SessionUser' });
export type SessionUser = z.output<typeof sessionUser>;

export const loginBody = z.object({ username: email, password: z.string().min(1).max(200) });

export const login = defineEndpoint({
  id: 'login',
  tag: 'Session',
  summary: 'Sign in with e-mail and password; the answer holds the credential token',
  method: 'post',
  path: '/api/Login',
  access: { level: 'public' },
  body: loginBody,
  isHashing: true,
  response: sessionUser.extend({ token: z.string() }).meta({ id: 'SignedInUser' }),
  isIdempotencyKept: false,
});

export const restoreSession = defineEndpoint({
  id: 'restoreSession',
  tag: 'Session',
  summary: 'The session user of the stored token',
  method: 'get',
  path: '/api/Login',
  access: { level: 'member', duringForcedPasswordChange: true },
  response: sessionUser,
});

export const logout = defineEndpoint({
  id: 'logout',
  tag: 'Session',
  summary: 'End this session',
  method: 'delete',
  path: '/api/Login',
  access: { level: 'member', duringForcedPasswordChange: true },
});
