import { createFileRoute } from '@tanstack/react-router';
import { openForm } from './-open-form';

export const Route = createFileRoute('/_private/value-chain/')({
  beforeLoad: async ({ context }) => void (await openForm(context, null)),
});
