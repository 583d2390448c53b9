import type { TrailLine } from '#api/contract/emissions/emissions';
import type { GwpSet } from '#api/domain/factors/factor-set';
import { blendParts, compositionSource, potentialSources } from '#api/domain/factors/potential-source';
import type { Ctx } from '#api/kernel/context';
import { localName } from '#api/kernel/names';
import type { LedgerSource } from '#api/modules/emissions/ledger/ledger';
import { findGasOfSource, findPotentials } from './repository-gas';

type Line = Omit<TrailLine, 'potential'>;

/**
 * Cites the GWP for lines of a refrigerant, which have no published factor: the report and its table, and for a blend
 * its composition and source.
 */
export async function withPotentials(
  { db, session, locale }: Ctx,
  source: LedgerSource,
  lines: readonly Line[],
): Promise<TrailLine[]> {
  const cited = lines.filter(isOfGas);
  const gas = cited.length > 0 ? await findGasOfSource(db, session.companyId, source) : undefined;
  if (!gas) return lines.map((line) => ({ ...line, potential: null }));
  const potentials = await findPotentials(db, [...new Set(cited.map(({ gwpSet }) => gwpSet))]);
  return lines.map((line) => {
    if (!isOfGas(line)) return { ...line, potential: null };
    const ofSet = potentials.filter(({ report }) => report === line.gwpSet);
    const composition = ofSet.find(({ gas: code }) => code === gas.code)?.composition ?? '';
    const parts = blendParts(composition, ofSet);
    return {
      ...line,
      potential: {
        gas: localName(gas, locale),
        ...potentialSources[line.gwpSet],
        parts,
        compositionSource: parts.length > 0 ? compositionSource : null,
      },
    };
  });
}

/** A gas itself, not a partner's statement or a contract. It has no factor, and its reason is `exact`. */
function isOfGas(line: Line): line is Line & { gwpSet: GwpSet } {
  return line.factor === null && line.reason === 'exact' && line.gwpSet in potentialSources;
}
