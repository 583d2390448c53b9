import type { Locale } from '#api/contract/messages';
import { numberText } from '#api/domain/scenarios/model/number-text';
import { decimal } from '#api/domain/units/decimal';
import type { WorkingStep } from './working-step';
import { markWords, stepWords } from './working-words';

/** One step in words, its numbers written as the language does. */
export function workingText({ code, values }: WorkingStep, language: Locale): string {
  return stepWords[language][code].replaceAll(/\{(\w+)\}/g, (name, key: string) => {
    const value = values[key];
    return value === undefined ? name : numberText(decimal(value), language);
  });
}

/** What a step rests on: `R4, norm, ESRS 1 (2023) par. 45`. */
export function basisText({ rule, mark, paragraph }: WorkingStep, language: Locale): string {
  const parts = [rule, markWords[language][mark]];
  if (paragraph) parts.push(paragraphText(paragraph, language));
  return parts.join(', ');
}

/** Where a step is stated, as the language cites it: `ESRS 1 (2023) pkt 45`. */
export function paragraphText(paragraph: string, language: Locale): string {
  return language === 'pl' ? paragraph.replaceAll('par.', 'pkt') : paragraph;
}
