import { createFileRoute } from '@tanstack/react-router';
import { PaymentHistoryPage } from '@/features/company/payment-history/payment-history-page';

export const Route = createFileRoute('/_private/settings/payment-history')({
  component: PaymentHistoryPage,
});
