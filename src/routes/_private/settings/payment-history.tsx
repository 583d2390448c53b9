import { createFileRoute } from '@tanstack/react-router';
import { PaymentHistoryPage } from '@/features/company/payment-history/payment-history-page';
import { loadScreenTexts } from '@/i18n/setup';

export const Route = createFileRoute('/_private/settings/payment-history')({
  loader: () => loadScreenTexts('payment-history'),
  component: PaymentHistoryPage,
});
