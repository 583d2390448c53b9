import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { PencilRuler, Scale } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { AreaPalette } from '@/components/layout/shell-types';
import { companyFactorQueries } from './company-factors/queries';
import { useFactorScreens } from './factors/factor-screens';
import { factorQueries } from './factors/queries';

/** The screens of the area, the company's own factors, and the published factors that match the search. */
export const usePalette: AreaPalette = (typed) => {
  const { t } = useTranslation('shell');
  const screens = useFactorScreens();
  const navigate = useNavigate();
  const words = useDeferredValue(typed.trim());
  const own = useQuery(companyFactorQueries.list(1));
  const found = useQuery(factorQueries.found(words));
  return [
    {
      id: 'factors',
      heading: t('submenu.factors'),
      items: screens.map(({ id, path, icon }) => ({
        id,
        label: t(`submenu.${id}`),
        icon,
        onSelect: () => void navigate({ to: path }),
      })),
    },
    {
      id: 'own-factors',
      heading: t('submenu.companyFactors'),
      items: (own.data?.items ?? []).map(({ companyFactorId, name, publisher }) => ({
        id: String(companyFactorId),
        label: name,
        detail: publisher,
        icon: <PencilRuler />,
        onSelect: () => void navigate({ to: '/factors/company', search: { factor: companyFactorId } }),
      })),
    },
    {
      id: 'published-factors',
      heading: t('submenu.catalogue'),
      // The answer for fewer letters stays until the next one arrives, filtered by the letters typed since.
      items: (words.length >= 2 ? (found.data ?? []) : []).map((factor) => ({
        id: String(factor.factorId),
        label: factor.name,
        detail: `${factor.publisher} ${factor.editionYear}, ${factor.unitSymbol}`,
        // Found by the server in either language, so the words may not be in the label.
        keywords: found.isPlaceholderData ? [] : [words],
        icon: <Scale />,
        onSelect: () => void navigate({ to: '/factors', search: { q: words, factor: factor.factorId } }),
      })),
    },
  ];
};
