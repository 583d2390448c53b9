import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AreaPalette } from '@/components/layout/shell-types';
import { CommandPalette } from '@/components/ui/command-palette';
import { usePalette as useAccount } from '@/features/account/palette';
import { usePalette as useActivityData } from '@/features/activity-data/palette';
import { usePalette as useCompany } from '@/features/company/palette';
import { usePalette as useEmissions } from '@/features/emissions/palette';
import { usePalette as useFactors } from '@/features/factors/palette';
import { usePalette as useIntake } from '@/features/intake/palette';
import { usePalette as useReports } from '@/features/reports/palette';
import { usePalette as useReviews } from '@/features/reviews/palette';
import { usePalette as useScenarios } from '@/features/scenarios/palette';
import { menuIcons } from './menu-icons';
import type { MenuItem } from './menu-items';

type PaletteProps = { isOpen: boolean; onClose: () => void; items: readonly MenuItem[] };

/** Every screen that the user may open, and the results of each area. */
export function Palette({ isOpen, onClose, items }: PaletteProps) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const screens = items
    .filter(({ state }) => state === 'open')
    .map(({ id, path }) => ({
      id,
      label: t(`menu.${id}`),
      icon: menuIcons[id],
      onSelect: () => void navigate({ to: path }),
    }));
  const groups = useAreas(isOpen ? typed : '');
  return (
    <CommandPalette
      isOpen={isOpen}
      onClose={() => {
        setTyped('');
        onClose();
      }}
      onType={setTyped}
      groups={[
        { id: 'screens', heading: t('navigation.screens'), items: screens },
        ...groups.filter(({ items }) => items.length > 0),
      ]}
    />
  );
}

/** Screens and locations first; results found by text search come last. */
const useAreas: AreaPalette = (typed) => {
  const emissions = useEmissions(typed);
  const company = useCompany(typed);
  const reports = useReports(typed);
  const reviews = useReviews(typed);
  const scenarios = useScenarios(typed);
  const account = useAccount(typed);
  const activityData = useActivityData(typed);
  const intake = useIntake(typed);
  const factors = useFactors(typed);
  return [
    ...emissions,
    ...company,
    ...intake,
    ...reports,
    ...reviews,
    ...scenarios,
    ...account,
    ...activityData,
    ...factors,
  ];
};
