import { useTranslation } from 'react-i18next';
import type { SimulationResult } from '#api/contract/scenarios/scenarios';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/table';
import type { FigureText } from '../use-figure-text';
import { InputSource } from './input-source';
import { useInputText } from './use-input-text';

/** Every value used in the calculation, with its source. */
export function InputsTable({ result, figures }: { result: SimulationResult; figures: FigureText }) {
  const { t } = useTranslation('scenarios');
  const inputText = useInputText(figures);
  return (
    <>
      <Table scrollLabel={t('inputs.name')}>
        <TableHead>
          <tr>
            <HeaderCell>{t('inputs.name')}</HeaderCell>
            <HeaderCell isNumeric>{t('inputs.value')}</HeaderCell>
            <HeaderCell>{t('inputs.source')}</HeaderCell>
          </tr>
        </TableHead>
        <TableBody>
          {result.inputs.map((input) => (
            <TableRow key={input.code}>
              <th scope="row" className="px-3 py-2 text-left font-medium text-ink">
                {input.label}
              </th>
              <Cell isNumeric className="whitespace-nowrap text-ink">
                {inputText(input)}
              </Cell>
              <Cell>
                <InputSource {...{ input, figures }} />
              </Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <p className="mt-3 text-sm">
        {t('inputs.version', { version: result.definitionVersion })}{' '}
        <span className="figures break-all">{t('inputs.hash', { hash: result.hash.slice(0, 12) })}</span>
      </p>
    </>
  );
}
