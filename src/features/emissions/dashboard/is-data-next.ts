import type { SessionUser } from '#api/contract/account/session';

type Facts = Pick<SessionUser, 'anyLocations' | 'anyConsumptions' | 'roleName'>;

/** A location is there and nothing was entered for it; who may only look has no next step. */
export function isDataNext({ anyLocations, anyConsumptions, roleName }: Facts): boolean {
  return anyLocations && !anyConsumptions && roleName !== 'View';
}
