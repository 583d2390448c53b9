import { useTranslation } from 'react-i18next';
import { evidencedParts } from '#api/contract/intake/evidence';
import { parseAnchor } from '../../documents/fields/anchor';
import type { Service } from '../../documents/fields/services';
import type { Answers, IntakeChoices, ItemChoice } from '../../model';
import { itemName } from '../choices/item-options';
import type { LearntPart, MapPart, SinglePart } from './learnt-parts';

type PartText = { label: string; value: string };

/** What a part of a profile is about and what was learnt, in words; also for what the company no longer has. */
export function usePartText(choices: IntakeChoices): (part: LearntPart, answers: Answers) => PartText {
  const { t } = useTranslation('intake');
  const names = useNames(choices);
  const single = useSingleText(names);
  const mapped = useMapText(names);
  return (part, answers) =>
    part.key === null
      ? { label: t(`profiles.parts.${part.about}`), value: single(part.about, answers) }
      : mapped(part, answers);
}

type Names = {
  item: (item: ItemChoice | null | undefined) => string;
  unit: (unitId: number | undefined) => string;
  location: (locationId: number | undefined) => string;
};

function useNames(choices: IntakeChoices): Names {
  const { t } = useTranslation('intake');
  const gone = t('profiles.gone');
  const units = choices.items.flatMap((item) => item.units);
  return {
    item: (item) => itemName(choices, item ?? null) ?? gone,
    unit: (id) => units.find(({ unitId }) => unitId === id)?.symbol ?? gone,
    location: (id) => choices.locations.find(({ locationId }) => locationId === id)?.name ?? gone,
  };
}

function useSingleText(names: Names): (about: SinglePart, answers: Answers) => string {
  const { t } = useTranslation('intake');
  return (about, answers) => {
    const { headerRow = 0, layout = 'rows', dateOrder = 'ymd', periodEnd = 'lastDay' } = answers;
    switch (about) {
      case 'headerRow':
        return t('questions.headerRow.option', { row: headerRow + 1 });
      case 'layout':
        return t(`questions.layout.options.${layout}`);
      case 'dateOrder':
        return t(`questions.dateOrder.options.${dateOrder}`);
      case 'decimal':
        return t(answers.decimal === ',' ? 'profiles.comma' : 'profiles.point');
      case 'periodEnd':
        return t(`profiles.periodEnds.${periodEnd}`);
      case 'intervalLabel':
        return t(`questions.intervalLabel.options.${answers.intervalLabel ?? 'start'}`);
      case 'item':
        return names.item(answers.item);
      case 'locationId':
        return names.location(answers.locationId);
      default:
        return answers[about] ?? '';
    }
  };
}

type MapText = (part: { about: MapPart; key: string }, answers: Answers) => PartText;

function useMapText(names: Names): MapText {
  const { t } = useTranslation('intake');
  const anchorText = useAnchorText();
  return ({ about, key }, answers) => {
    switch (about) {
      case 'columns':
        return { label: key, value: t(`fields.${answers.columns?.[key] ?? 'ignore'}`) };
      case 'items': {
        const item = answers.items?.[key];
        return { label: key, value: item === 'leaveOut' ? t('profiles.leftOut') : names.item(item) };
      }
      case 'units':
        return { label: key, value: names.unit(answers.units?.[key]) };
      case 'locations':
        return { label: key, value: names.location(answers.locations?.[key]) };
      case 'meters': {
        const meter = answers.meters?.[key];
        const item = meter?.item ? [names.item(meter.item)] : [];
        return { label: key, value: [names.location(meter?.locationId), ...item].join(', ') };
      }
      case 'anchors':
        return anchorText(key, answers.anchors?.[key]);
    }
  };
}

/** The services of a bill, whose sections anchors name. */
const services = ['electricity', 'gas', 'heat', 'water'] as const satisfies readonly Service[];

function useAnchorText(): (key: string, value: unknown) => PartText {
  const { t } = useTranslation('intake');
  return (key, value) => {
    const name = key.slice(key.lastIndexOf('/') + 1);
    const part = evidencedParts.find((known) => known === name);
    const anchor = parseAnchor(value);
    const place = anchor && t(`profiles.places.${anchor.direction}`, { label: anchor.label });
    const service = services.find((known) => known === anchor?.section);
    const section = service ? [t(`profiles.services.${service}`)] : [];
    return {
      label: part ? t(`fields.${part}`) : name,
      value: place ? [place, ...section].join(', ') : t('profiles.gone'),
    };
  };
}
