import type { SandboxAccount } from '#api/contract/sandbox/sandbox';

/** The display name of a user: the name, or the e-mail address while there is none. */
export function nameOf({ firstName, lastName, email }: SandboxAccount): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}
