import { type ComponentType, lazy, Suspense } from 'react';

type DemoAccountsProps = { onSignedIn: () => Promise<unknown> };

/**
 * What only the sandbox build shows. With a remote API the conditions below are false while building, so
 * that nothing of the sandbox is in the output.
 */
const isSandbox = !import.meta.env.VITE_API_BASE_URL;

const Strip: ComponentType | null = isSandbox
  ? lazy(() =>
      import('@/features/sandbox/sandbox/sandbox-strip').then((file) => ({ default: file.SandboxStrip })),
    )
  : null;

const Accounts: ComponentType<DemoAccountsProps> | null = isSandbox
  ? lazy(() =>
      import('@/features/sandbox/sandbox/demo-accounts').then((file) => ({ default: file.DemoAccounts })),
    )
  : null;

export function SandboxStrip() {
  // The fallback has the strip's height: nothing below it moves when it arrives.
  return Strip ? (
    <Suspense fallback={<div className="h-9 shrink-0 border-b bg-sunken" />}>
      <Strip />
    </Suspense>
  ) : null;
}

export function DemoAccounts(props: DemoAccountsProps) {
  return Accounts ? (
    <Suspense>
      <Accounts {...props} />
    </Suspense>
  ) : null;
}
