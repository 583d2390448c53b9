import type { SessionUser } from '#api/contract/account/session';
import type { createApiClient } from '@/lib/api/client';

/** How the replay calls the API. */
export type Calls = Pick<ReturnType<typeof createApiClient>, 'call' | 'callPage'>;

/** The company whose year is replayed, and the user who enters it. */
export type Player = Pick<SessionUser, 'userId' | 'isAdmin' | 'modules' | 'trialDaysRemaining'>;
