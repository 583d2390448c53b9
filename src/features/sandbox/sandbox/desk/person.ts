import type { SandboxAccount } from '#api/contract/sandbox/sandbox';

/** How a person is called on screen: by name, or by e-mail until there is one. */
export function nameOf({ firstName, lastName, email }: SandboxAccount): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}
