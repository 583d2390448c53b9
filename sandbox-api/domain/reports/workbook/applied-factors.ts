import { Decimal, zero } from '#api/domain/units/decimal';
import type { FactorGases, GasKey, WorkbookFacts, WorkbookLine } from './facts';
import { formats, formula, number, quoted, type WorkbookCell, type WorkbookSheet } from './sheet';
import { workbookWords } from './words';

type Potentials = { published: Decimal; applied: Decimal };

/** A factor as lines multiply it: by gas, in the warming potentials of the inventory. */
export type AppliedFactor = {
  address: string;
  gasAddress: Readonly<Record<GasKey, string>>;
  biogenicAddress: string;
  value: number;
  gases: Readonly<Record<GasKey, number>>;
  biogenic: number;
};

type Printed = Readonly<Record<GasKey | 'biogenic', Decimal | null>>;
type Question = Pick<WorkbookLine, 'factorId' | 'companyFactorId' | 'gwpSet'> & {
  origin: 'fossil' | 'biogenic';
  /** Only CH4 and N2O count, beside another publisher's CO2. */
  isHalf: boolean;
};
type TotalAddresses = Record<'factor' | 'ownFactor', ReadonlyMap<number, { address: string }>>;

/** The sheet grows by a row for each factor and set of warming potentials that lines ask for. */
export class AppliedFactors {
  private readonly rows: WorkbookCell[][] = [];
  private readonly known = new Map<string, AppliedFactor | null>();

  constructor(
    private readonly facts: WorkbookFacts,
    private readonly totals: TotalAddresses,
  ) {}

  of(line: WorkbookLine): AppliedFactor | null {
    const { factorId, companyFactorId, gwpSet, gases } = line;
    const factor = this.factorOf(line);
    if (!factor) return null;
    const isBiogenic = line.sourceKind === 'fuel' && this.facts.report.names.isBiogenic(line.itemId);
    const isHalf = gases.co2 === null && factor.co2 !== null && hasGases(factor) && !line.kgCo2e.isZero();
    const origin = isBiogenic ? 'biogenic' : 'fossil';
    const key = `${factorId} ${companyFactorId} ${gwpSet} ${origin} ${isHalf}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const made = this.add(factor, { factorId, companyFactorId, gwpSet, origin, isHalf });
    this.known.set(key, made);
    return made;
  }

  sheet(): WorkbookSheet {
    const words = workbookWords[this.facts.report.language];
    const printed = (gas: string) => `${gas}, ${words.asPublished}`;
    const heads = [
      words.factorNumber,
      words.label,
      words.publishedSet,
      words.appliedSet,
      printed('CO₂'),
      printed('CH₄'),
      printed('N₂O'),
      printed(words.rest),
      words.potentialThen('CH₄'),
      words.potentialNow('CH₄'),
      words.potentialThen('N₂O'),
      words.potentialNow('N₂O'),
      'CO₂',
      'CH₄',
      'N₂O',
      words.rest,
      words.value,
      words.biogenic,
    ];
    return { name: words.sheets.applied, rows: [heads, ...this.rows], headRow: 1 };
  }

  private factorOf({ factorId, companyFactorId }: WorkbookLine): FactorGases | undefined {
    return companyFactorId ? this.facts.ownFactorGases[companyFactorId] : this.facts.factorGases[factorId];
  }

  private add(factor: FactorGases, question: Question): AppliedFactor {
    const row = this.rows.length + 2;
    const printed = printedOf(factor, question.isHalf);
    const ch4 = this.potentialsOf('ch4', factor, question);
    const n2o = this.potentialsOf('n2o', factor, question);
    const gases = {
      co2: Number(printed.co2 ?? zero),
      ch4: Number(restated(printed.ch4, ch4)),
      n2o: Number(restated(printed.n2o, n2o)),
      other: Number(printed.other ?? zero),
    };
    const biogenic = Number(printed.biogenic ?? zero);
    const value = gases.co2 + gases.ch4 + gases.n2o + gases.other;
    const { report } = this.facts;
    const own = workbookWords[report.language].own;
    this.rows.push([
      question.factorId === 0 ? null : number(question.factorId, formats.whole),
      report.factors.find(({ id }) => id === question.factorId)?.label ?? own,
      factor.gwpBasis,
      question.gwpSet === 'as-published' ? factor.gwpBasis : question.gwpSet,
      numberOrNone(printed.co2),
      numberOrNone(printed.ch4),
      numberOrNone(printed.n2o),
      this.restCell(printed, question, row),
      ...[ch4, n2o].flatMap((of) => [numberOrNone(of?.published), numberOrNone(of?.applied)]),
      formula(`E${row}`, gases.co2, formats.factor),
      formula(ch4 ? `F${row}*J${row}/I${row}` : `F${row}`, gases.ch4, formats.factor),
      formula(n2o ? `G${row}*L${row}/K${row}` : `G${row}`, gases.n2o, formats.factor),
      formula(`H${row}`, gases.other, formats.factor),
      formula(`M${row}+N${row}+O${row}+P${row}`, value, formats.factor),
      numberOrNone(printed.biogenic),
    ]);
    return { ...this.addresses(row), value, gases, biogenic };
  }

  /** What the printed total has beyond the gases printed beside it. */
  private restCell(
    printed: Printed,
    { factorId, companyFactorId, isHalf }: Question,
    row: number,
  ): WorkbookCell {
    if (printed.other === null) return null;
    const total = companyFactorId
      ? this.totals.ownFactor.get(companyFactorId)
      : this.totals.factor.get(factorId);
    if (!total || isHalf) return number(printed.other, formats.factor);
    return formula(`${total.address}-E${row}-F${row}-G${row}`, printed.other, formats.factor);
  }

  private addresses(row: number) {
    const at = (column: string) =>
      `${quoted(workbookWords[this.facts.report.language].sheets.applied)}!$${column}$${row}`;
    return {
      address: at('Q'),
      gasAddress: { co2: at('M'), ch4: at('N'), n2o: at('O'), other: at('P') },
      biogenicAddress: at('R'),
    };
  }

  /** Null where the gas is not printed, or counts as published. */
  private potentialsOf(
    gas: 'ch4' | 'n2o',
    { gwpBasis, ...factor }: FactorGases,
    { gwpSet, origin }: Question,
  ): Potentials | null {
    if (!gwpBasis || !hasGases(factor) || factor[gas] === null) return null;
    const published = this.potential(gas, gwpBasis, origin);
    const applied = this.potential(gas, gwpSet, origin);
    return published && applied ? { published, applied } : null;
  }

  private potential(gas: 'ch4' | 'n2o', report: string, origin: Question['origin']): Decimal | undefined {
    const methane = origin === 'biogenic' ? 'ch4-non-fossil' : 'ch4-fossil';
    const names = gas === 'ch4' ? [methane, 'ch4'] : [gas];
    const rows = this.facts.gasPotentials.filter((row) => row.report === report);
    return names.map((name) => rows.find((row) => row.gas === name)?.value).find(Boolean);
  }
}

/** CO2 alone needs no potentials; otherwise CH4 or N2O must be printed. */
function hasGases({ coversCo2Only, ch4, n2o }: Pick<FactorGases, 'coversCo2Only' | 'ch4' | 'n2o'>): boolean {
  return coversCo2Only || ch4 !== null || n2o !== null;
}

/** The gases that count; without printed ones the total does, undivided. */
function printedOf(factor: FactorGases, isHalf: boolean): Printed {
  const { total, co2, ch4, n2o, biogenic } = factor;
  if (isHalf) return { co2: null, ch4, n2o, other: null, biogenic: null };
  if (!hasGases(factor)) return { co2: null, ch4: null, n2o: null, other: total, biogenic };
  const parts = (co2 ?? zero).plus(ch4 ?? zero).plus(n2o ?? zero);
  return { co2, ch4, n2o, other: total?.minus(parts) ?? null, biogenic };
}

function restated(value: Decimal | null, potentials: Potentials | null): Decimal {
  const stated = value ?? zero;
  return potentials ? stated.times(potentials.applied).dividedBy(potentials.published) : stated;
}

function numberOrNone(value: Decimal | null | undefined): WorkbookCell {
  return value instanceof Decimal ? number(value, formats.factor) : null;
}
