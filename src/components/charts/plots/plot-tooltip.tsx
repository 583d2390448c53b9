type TooltipRow = { id: string; name: string; value: string; colour: string };

type PlotTooltipProps = {
  heading?: string;
  unit: string;
  rows: readonly TooltipRow[];
  total?: { name: string; value: string };
};

/** The small table that follows the pointer; figures are formatted as in the tables. */
export function PlotTooltip({ heading, unit, rows, total }: PlotTooltipProps) {
  return (
    <div className="rounded-md border bg-raised px-3 py-2 text-sm shadow-float">
      <div className="mb-1 flex justify-between gap-6 text-xs">
        <span className="font-medium">{heading}</span>
        <span className="text-ink-muted">{unit}</span>
      </div>
      <table className="figures">
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td className="pr-2">
                <span className="block size-2.5 rounded-[2px]" style={{ background: row.colour }} />
              </td>
              <td className="pr-6">{row.name}</td>
              <td className="text-right">{row.value}</td>
            </tr>
          ))}
        </tbody>
        {total ? (
          <tfoot className="ledger-total font-semibold">
            <tr>
              <td />
              <td className="pr-6">{total.name}</td>
              <td className="text-right">{total.value}</td>
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  );
}
