import { useNavigate, useSearch } from '@tanstack/react-router';

/** The questionnaire page named in the URL, and how to open another. */
export function usePageInAddress(): { page: number; goToPage: (page: number) => void } {
  const { page = 1 } = useSearch({ from: '/_private/reports/$reportId/create' });
  const navigate = useNavigate({ from: '/reports/$reportId/create' });
  return {
    page,
    // The navigation state is kept because this is still the same visit to the wizard.
    goToPage: (next) => void navigate({ search: (before) => ({ ...before, page: next }), state: true }),
  };
}
