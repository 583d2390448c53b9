import type { SessionUser } from '#api/contract/account/session';

type Facts = Pick<SessionUser, 'anyLocations' | 'anyConsumptions' | 'roleName'>;

/** True when the company has a location but no data. Users who can only view have no next step. */
export function isDataNext({ anyLocations, anyConsumptions, roleName }: Facts): boolean {
  return anyLocations && !anyConsumptions && roleName !== 'View';
}
