import { FileCode } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EvidenceValue } from '#api/contract/intake/evidence';
import { EmptyState } from '@/components/ui/empty-state';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/table';

/** The values of an XML file with the element that each is in. */
export function ElementValues({ values }: { values: readonly EvidenceValue[] }) {
  const { t } = useTranslation('source-file');
  if (values.length === 0)
    return (
      <EmptyState icon={<FileCode />} title={t('element.none')}>
        {t('element.noneHint')}
      </EmptyState>
    );
  return (
    <Table scrollLabel={t('element.label')}>
      <TableHead>
        <tr>
          <HeaderCell>{t('element.part')}</HeaderCell>
          <HeaderCell>{t('element.value')}</HeaderCell>
          <HeaderCell>{t('element.place')}</HeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {values.map(({ part, raw, place }) => (
          <TableRow key={`${part} ${JSON.stringify(place)}`}>
            <HeaderCell scope="row">{t(`parts.${part}`)}</HeaderCell>
            <Cell>
              <mark className="wrap-anywhere bg-attention-soft text-on-attention-soft">{raw}</mark>
            </Cell>
            <Cell className="wrap-anywhere text-ink-muted">
              {place.type === 'element' ? place.path : t('element.rows')}
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
