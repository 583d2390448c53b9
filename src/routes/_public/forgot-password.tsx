import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { ForgotPasswordPage } from '@/features/session/forgot-password-page';

export const Route = createFileRoute('/_public/forgot-password')({
  validateSearch: z.object({ email: z.string().optional().catch(undefined) }),
  component: () => <ForgotPasswordPage email={Route.useSearch().email ?? ''} />,
});
