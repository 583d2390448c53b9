/** Adds numbers of up to nine decimals without the rounding errors of binary fractions. */
export class ExactSum {
  private whole = 0;
  private billionths = 0;

  add(amount: number): void {
    const whole = Math.trunc(amount);
    this.whole += whole;
    this.billionths += Math.round((amount - whole) * 1e9);
  }

  value(): number {
    const carried = Math.trunc(this.billionths / 1e9);
    const total = BigInt(this.whole + carried) * 1_000_000_000n + BigInt(this.billionths - carried * 1e9);
    const digits = String(total < 0n ? -total : total).padStart(10, '0');
    return Number(`${total < 0n ? '-' : ''}${digits.slice(0, -9)}.${digits.slice(-9)}`);
  }
}

export function exactSum(amounts: Iterable<number>): number {
  const sum = new ExactSum();
  for (const amount of amounts) sum.add(amount);
  return sum.value();
}
