import { lazy, Suspense } from 'react';

// Loaded later to save ten kilobytes at first paint; there is no toast before the user has done something.
const ToasterView = lazy(() => import('./toaster-view').then((module) => ({ default: module.ToasterView })));

/** Shows toasts, three at most. Call `toast.success(text)` and similar functions of `sonner`. */
export function Toaster() {
  return (
    <Suspense>
      <ToasterView />
    </Suspense>
  );
}
