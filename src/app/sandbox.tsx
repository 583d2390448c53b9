import { type ComponentType, lazy, Suspense } from 'react';
import { LoginPage, type LoginPageProps } from '@/features/account/session/login-page';
import type { ArrivalProps } from '@/features/sandbox/sandbox/arrival';
import { followWork } from './engine/follow-work';

/**
 * Parts that only exist in the sandbox build. With a remote API the conditions below are false at build time, so the
 * output contains nothing of the sandbox.
 */
const isSandbox = !import.meta.env.VITE_API_BASE_URL;

const Strip: ComponentType | null = isSandbox
  ? lazy(() =>
      import('@/features/sandbox/sandbox/sandbox-strip').then((file) => ({ default: file.SandboxStrip })),
    )
  : null;

const Door: ComponentType<LoginPageProps> | null = isSandbox
  ? lazy(() => import('./door/front-door').then((file) => ({ default: file.FrontDoor })))
  : null;

const Failures: ComponentType | null = isSandbox
  ? lazy(() =>
      import('@/features/sandbox/sandbox/developer/injected-failures').then((file) => ({
        default: file.InjectedFailures,
      })),
    )
  : null;

const secrets = () => import('@/features/sandbox/sandbox/demo-secrets');

const Invitations: ComponentType | null = isSandbox
  ? lazy(() => secrets().then((file) => ({ default: file.OpenInvitations })))
  : null;

const Password: ComponentType | null = isSandbox
  ? lazy(() => secrets().then((file) => ({ default: file.TemporaryPasswordNote })))
  : null;

const Arrival: ComponentType<ArrivalProps> | null = isSandbox
  ? lazy(() => import('@/features/sandbox/sandbox/arrival').then((file) => ({ default: file.Arrival })))
  : null;

/** Shows changes by the engine's background work; a server has no channel to report them. */
export const followBackground: typeof followWork = isSandbox ? followWork : () => () => undefined;

/** Whether there are demos to open by a link. */
export const hasDemos = Arrival !== null;

export function SandboxStrip() {
  // The fallback has the strip's height, so nothing below it moves when it arrives.
  return Strip ? (
    <Suspense fallback={<div className="h-9 shrink-0 border-b bg-sunken" />}>
      <Strip />
    </Suspense>
  ) : null;
}

/** The sign-in page; that of the sandbox starts with the demo. */
export function Login(props: LoginPageProps) {
  return Door ? (
    <Suspense>
      <Door {...props} />
    </Suspense>
  ) : (
    <LoginPage {...props} />
  );
}

/** The open invitations of the demo. */
export function OpenInvitations() {
  return Invitations ? (
    <Suspense>
      <Invitations />
    </Suspense>
  ) : null;
}

/** The temporary password of a demo account. */
export function TemporaryPasswordNote() {
  return Password ? (
    <Suspense>
      <Password />
    </Suspense>
  ) : null;
}

/** What a link into the sandbox opens. */
export function Demo(props: ArrivalProps) {
  return Arrival ? (
    <Suspense>
      <Arrival {...props} />
    </Suspense>
  ) : null;
}

/** Says when an error was injected on purpose. */
export function InjectedFailures() {
  return Failures ? (
    <Suspense>
      <Failures />
    </Suspense>
  ) : null;
}
