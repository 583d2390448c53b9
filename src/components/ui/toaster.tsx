import { lazy, Suspense } from 'react';

// Ten kilobytes that no first paint needs: nothing is toasted before someone has done something.
const ToasterView = lazy(() => import('./toaster-view').then((module) => ({ default: module.ToasterView })));

/** Where toasts appear; three at most. Call `toast.success(text)` and its kin from `sonner`. */
export function Toaster() {
  return (
    <Suspense>
      <ToasterView />
    </Suspense>
  );
}
