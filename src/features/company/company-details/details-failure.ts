import { readServerProblem } from '@/components/form/server-problem';

/**
 * Shows the server's message about a company as a whole at its postcode (specification 001, section 8). A refusal
 * that names fields stays unchanged.
 */
export function atPostCode(error: unknown): unknown {
  const { fields, detail } = readServerProblem(error);
  if (Object.keys(fields).length > 0 || !detail) return error;
  return Object.assign(new Error(detail), { problem: { errors: { PostCode: [detail] } } });
}
