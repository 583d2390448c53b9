import { readServerProblem } from '@/components/form/server-problem';

/**
 * What the server says of a company as a whole stands at its post code (specification 001, section 8): a refusal that
 * names fields of its own stays as it is.
 */
export function atPostCode(error: unknown): unknown {
  const { fields, detail } = readServerProblem(error);
  if (Object.keys(fields).length > 0 || !detail) return error;
  return Object.assign(new Error(detail), { problem: { errors: { PostCode: [detail] } } });
}
