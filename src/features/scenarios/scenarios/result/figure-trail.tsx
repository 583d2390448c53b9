import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ResultFigure, SimulationResult, UsedInput } from '#api/contract/scenarios/scenarios';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { FigureText } from '../use-figure-text';
import { InputSource } from './input-source';
import { useInputText } from './use-input-text';

type FigureTrailProps = {
  result: SimulationResult;
  figures: FigureText;
  /** Ids of figures and inputs, from the one that was opened to the one on screen. */
  trail: readonly string[];
  onTrail: (trail: readonly string[]) => void;
  onClose: () => void;
};

/** How a figure was calculated: its rule, the rule with numbers, and its inputs down to the sources. */
export function FigureTrail({ result, figures, trail, onTrail, onClose }: FigureTrailProps) {
  const { t } = useTranslation('scenarios');
  const id = trail.at(-1) ?? '';
  const figure = result.figures.find((one) => one.id === id);
  const input = result.inputs.find(({ code }) => code === id);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      placement="side"
      size="lg"
      title={figure?.label ?? input?.label ?? id}
      description={t(figure ? 'trail.figure' : 'trail.input')}
    >
      {trail.length > 1 ? (
        <Button variant="quiet" size="sm" className="mb-3 -ml-2" onClick={() => onTrail(trail.slice(0, -1))}>
          <ArrowLeft aria-hidden />
          {t('trail.back')}
        </Button>
      ) : null}
      {figure ? (
        <FigureFacts {...{ result, figures, figure }} onOpen={(next) => onTrail([...trail, next])} />
      ) : null}
      {input && !figure ? <InputFacts {...{ figures, input }} /> : null}
      {!figure && !input ? <p>{t('trail.unknown')}</p> : null}
    </Dialog>
  );
}

type Part = { id: string; label: string; text: string; input: UsedInput | null };

type FigureFactsProps = {
  result: SimulationResult;
  figures: FigureText;
  figure: ResultFigure;
  onOpen: (id: string) => void;
};

function FigureFacts({ result, figures, figure, onOpen }: FigureFactsProps) {
  const { t } = useTranslation('scenarios');
  const inputText = useInputText(figures);
  const { value, unit, low, high, formula, filled } = figure;
  const made = [...new Set(figure.from)].flatMap((id): Part[] => {
    const part = result.figures.find((one) => one.id === id);
    if (part) return [{ id, label: part.label, text: figures.text(part.value, part.unit), input: null }];
    const input = result.inputs.find(({ code }) => code === id);
    return input ? [{ id, label: input.label, text: inputText(input), input }] : [];
  });
  return (
    <>
      <p className="figures mb-4 font-semibold text-2xl">{figures.text(value, unit)}</p>
      {low !== null && high !== null ? (
        <p className="mb-4 text-ink-muted text-sm">
          {t('trail.band', { low: figures.text(low, unit), high: figures.text(high, unit) })}
        </p>
      ) : null}
      <h3 className="font-medium text-sm">{t('trail.formula')}</h3>
      <p className="figures mt-1 mb-3 break-words rounded-md bg-sunken p-3 text-sm">{formula}</p>
      <h3 className="font-medium text-sm">{t('trail.filled')}</h3>
      <p className="figures mt-1 mb-6 break-words rounded-md bg-sunken p-3 text-sm">{filled}</p>
      {made.length > 0 ? (
        <>
          <h3 className="mb-1 font-semibold">{t('trail.madeOf')}</h3>
          <ul className="divide-y border-y">
            {made.map(({ id, label, text, input }) => (
              <li key={id} className="py-2">
                <div className="flex justify-between gap-4">
                  <button
                    type="button"
                    className="traceable rounded-sm text-left hover:text-brand"
                    onClick={() => onOpen(id)}
                  >
                    {label}
                  </button>
                  <span className="figures shrink-0 text-right">{text}</span>
                </div>
                {input ? <InputSource {...{ input, figures }} /> : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}

function InputFacts({ figures, input }: { figures: FigureText; input: UsedInput }) {
  const inputText = useInputText(figures);
  return (
    <>
      <p className="figures mb-2 font-semibold text-2xl">{inputText(input)}</p>
      <InputSource {...{ input, figures }} />
    </>
  );
}
