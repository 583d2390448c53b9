import { createFileRoute } from '@tanstack/react-router';
import { openReview } from './-open-review';

export const Route = createFileRoute('/_private/reviews/')({
  beforeLoad: async ({ context }) => void (await openReview(context, null)),
});
