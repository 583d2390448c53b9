import { type ComponentType, lazy, Suspense } from 'react';

/** Not in sandbox.tsx, which the sign-in page loads. The output for a remote API contains nothing of the samples. */
const Samples: ComponentType | null = import.meta.env.VITE_API_BASE_URL
  ? null
  : lazy(() =>
      import('@/features/intake/intake/screen/list/sample-files').then((file) => ({
        default: file.SampleFiles,
      })),
    );

/** Made-up files to bring in. */
export function SampleFiles() {
  return Samples ? (
    <Suspense>
      <Samples />
    </Suspense>
  ) : null;
}
