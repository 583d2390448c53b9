import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '@/features/account/session/forgot-password-page';
import { searchOf, text } from '@/lib/address/search';

export const Route = createFileRoute('/_public/forgot-password')({
  validateSearch: searchOf({ email: text({ maxChars: 200 }) }),
  component: () => <ForgotPasswordPage email={Route.useSearch().email ?? ''} />,
});
