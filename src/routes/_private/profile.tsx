import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '@/features/account/profile/profile-page';
import { loadScreenTexts } from '@/i18n/setup';

export const Route = createFileRoute('/_private/profile')({
  loader: () => loadScreenTexts('profile', 'entries'),
  component: ProfilePage,
});
