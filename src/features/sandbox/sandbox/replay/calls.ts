import type { SessionUser } from '#api/contract/account/session';
import type { createApiClient } from '@/lib/api/client';

/** How the replay talks to the API. */
export type Calls = Pick<ReturnType<typeof createApiClient>, 'call' | 'callPage'>;

/** Whose year it is, and who enters it. */
export type Player = Pick<SessionUser, 'userId' | 'isAdmin' | 'modules' | 'trialDaysRemaining'>;
