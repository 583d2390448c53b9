import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { id, idParams, instant } from '#api/contract/fields';

/** Browsers and systems that are recognised; others are not named. */
export const browserNames = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari'] as const;
export const systemNames = ['Android', 'ChromeOS', 'iOS', 'Linux', 'macOS', 'Windows'] as const;

/** A sign-in that is still valid. */
export const signedInDevice = z
  .object({
    sessionId: id,
    browser: z.enum(browserNames).nullable(),
    system: z.enum(systemNames).nullable(),
    signedInOn: instant,
    /** Exact to a few minutes. */
    lastUsedOn: instant,
    isCurrent: z.boolean(),
  })
  .meta({ id: 'SignedInDevice' });
export type SignedInDevice = z.output<typeof signedInDevice>;

export const listDevices = defineEndpoint({
  id: 'listDevices',
  tag: 'Accounts',
  summary: 'Where your account is signed in: this session first, then the last used',
  method: 'get',
  path: '/api/Users/Profiles/Sessions',
  access: { level: 'member' },
  response: z.array(signedInDevice),
});

export const signOutOtherDevices = defineEndpoint({
  id: 'signOutOtherDevices',
  tag: 'Accounts',
  summary: 'End all your sessions but this one',
  method: 'delete',
  path: '/api/Users/Profiles/Sessions',
  access: { level: 'member' },
});

export const signOutDevice = defineEndpoint({
  id: 'signOutDevice',
  tag: 'Accounts',
  summary: 'End one of your sessions',
  method: 'delete',
  path: '/api/Users/Profiles/Sessions/{id}',
  access: { level: 'member' },
  params: idParams,
});
