import type { Contract } from '#api/domain/emissions/activity';

/** The contract in force on a day: the newest that started on or before it. */
export function contractOn(contracts: readonly Contract[], day: string): Contract | null {
  return contracts
    .filter((contract) => contract.startDate <= day)
    .reduce<Contract | null>(
      (newest, contract) => (newest && newest.startDate >= contract.startDate ? newest : contract),
      null,
    );
}
