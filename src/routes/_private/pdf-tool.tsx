import { createFileRoute, redirect } from '@tanstack/react-router';
import { PdfToolPage } from '@/features/documents/pdf-tool/pdf-tool-page';

/** For developers only; in other builds it redirects to the dashboard. */
export const Route = createFileRoute('/_private/pdf-tool')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw redirect({ to: '/', replace: true });
  },
  component: PdfToolPage,
});
