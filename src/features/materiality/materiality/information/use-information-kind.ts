import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  type MaterialityInformation,
  type MaterialityInformationBody,
  updateMaterialityInformation,
} from '#api/contract/materiality/information';
import type { Changeable, ChangePart } from '@/components/crud/changeable';
import { materialityQueries } from '@/features/materiality/materiality/queries';
import { call } from '@/lib/api/call';
import { type InformationValues, informationSchema, toValues } from './values';

type Kind = Changeable<MaterialityInformation, InformationValues, MaterialityInformationBody>;

/** How the information is saved, and which fields are decided when another user has changed them too. */
export function useInformationKind(): Kind {
  const { t } = useTranslation('materiality');
  const { data: sectors = [] } = useQuery(materialityQueries.sectors());
  const { data: sizes = [] } = useQuery(materialityQueries.sizes());
  const nameIn = (options: readonly { id: number; name: string }[], id: number) =>
    options.find((option) => option.id === id)?.name ?? '–';
  const editionPart: ChangePart<InformationValues> = {
    id: 'edition',
    label: t('information.edition'),
    fields: ['edition'],
    describe: async ({ edition }) => (edition ? t(`information.editions.${edition}.name`) : '–'),
  };
  return {
    schema: informationSchema,
    toValues,
    update: ({ reportHeaderId, updatedOn }, body) =>
      call(updateMaterialityInformation, {
        params: { id: reportHeaderId },
        body,
        seenUpdatedOn: updatedOn,
      }),
    // When the financial year determines the edition, no user has chosen one.
    parts: ({ mine }) => [
      {
        id: 'sector',
        label: t('information.sector'),
        fields: ['dmSectorId'],
        describe: async ({ dmSectorId }) => nameIn(sectors, dmSectorId),
      },
      {
        id: 'size',
        label: t('information.size'),
        fields: ['dmCompanySizeId'],
        describe: async ({ dmCompanySizeId }) => nameIn(sizes, dmCompanySizeId),
      },
      ...(mine.edition === undefined ? [] : [editionPart]),
    ],
  };
}
