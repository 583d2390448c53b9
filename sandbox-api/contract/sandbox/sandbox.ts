import { z } from 'zod';
import { login } from '#api/contract/account/session';
import { defineEndpoint, moduleKeys, roleNames } from '#api/contract/endpoint';
import { date, id, idParam, instant, pageQuery } from '#api/contract/fields';

/**
 * Calls that only a sandbox answers: its accounts need no password and its mail is shown instead of sent.
 * They are not in `endpoints`, so that no host serves them by accident. See contract/engine.ts for the calls
 * about the store itself.
 */

const tag = 'Sandbox';
const anyone = { level: 'public' } as const;

export const sandboxAccount = z
  .object({
    userId: id,
    companyId: id,
    companyName: z.string(),
    isTrial: z.boolean(),
    email: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    roleName: z.enum(roleNames),
    forcePasswordChange: z.boolean(),
  })
  .meta({ id: 'SandboxAccount' });
export type SandboxAccount = z.output<typeof sandboxAccount>;

export const listSandboxAccounts = defineEndpoint({
  id: 'listSandboxAccounts',
  tag,
  summary: 'Accounts that can be entered with one click',
  method: 'get',
  path: '/api/Sandbox/Accounts',
  access: anyone,
  response: z.array(sandboxAccount),
});

export const enterSandboxAccount = defineEndpoint({
  id: 'enterSandboxAccount',
  tag,
  summary: 'Sign in as an account of the sandbox, without its password',
  method: 'post',
  path: '/api/Sandbox/Sessions',
  access: anyone,
  body: z.object({ userId: id }),
  response: login.response,
  isIdempotencyKept: false,
});

export const sandboxMail = z
  .object({
    id,
    recipient: z.string(),
    kind: z.string(),
    subject: z.string(),
    body: z.string(),
    createdOn: instant,
  })
  .meta({ id: 'SandboxMail' });
export type SandboxMail = z.output<typeof sandboxMail>;

export const listSandboxOutbox = defineEndpoint({
  id: 'listSandboxOutbox',
  tag,
  summary: 'Mail that the sandbox wrote, newest first',
  method: 'get',
  path: '/api/Sandbox/Outbox',
  access: anyone,
  query: pageQuery,
  response: z.array(sandboxMail),
  isPaged: true,
});

export const sandboxClock = z
  .object({
    /** The sandbox's date, `YYYY-MM-DD`. */
    today: date,
    /** The date was chosen and is not the present. */
    isChosen: z.boolean(),
  })
  .meta({ id: 'SandboxClock' });
export type SandboxClock = z.output<typeof sandboxClock>;

export const readSandboxClock = defineEndpoint({
  id: 'readSandboxClock',
  tag,
  summary: "The sandbox's today",
  method: 'get',
  path: '/api/Sandbox/Clock',
  access: anyone,
  response: sandboxClock,
});

export const setSandboxClock = defineEndpoint({
  id: 'setSandboxClock',
  tag,
  summary: 'Travel to a date, or back to the present with null; running sessions keep their remaining time',
  method: 'put',
  path: '/api/Sandbox/Clock',
  access: anyone,
  body: z.object({ today: date.nullable() }),
  response: sandboxClock,
});

export const readSandboxChanges = defineEndpoint({
  id: 'readSandboxChanges',
  tag,
  summary: 'Whether people changed anything in this sandbox that a fresh demo would lose',
  method: 'get',
  path: '/api/Sandbox/Changes',
  access: anyone,
  response: z.object({ isChanged: z.boolean() }).meta({ id: 'SandboxChanges' }),
});

export const setSandboxPlan = defineEndpoint({
  id: 'setSandboxPlan',
  tag,
  summary: 'What a company of the sandbox is licensed for, and how long its trial lasts',
  method: 'put',
  path: '/api/Sandbox/Companies/{companyId}/Plan',
  access: anyone,
  params: z.object({ companyId: idParam }),
  body: z.object({
    /** Left as they are without it. */
    modules: z.array(z.enum(moduleKeys)).optional(),
    /** Null ends the trial for good; left as it is without it. */
    trialDays: z.number().int().min(0).max(365).nullable().optional(),
  }),
  isIdempotencyKept: false,
});
