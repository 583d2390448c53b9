import type { TopicalStandard } from '#api/contract/materiality/screenings';

/** The assessor's own word on an item. */
type Concluded = {
  conclusion: 'material' | 'watch' | 'notMaterial';
  /** Where score and conclusion disagree, or a severe case stays below the threshold. */
  reason?: string;
};

/** Levels 1–5. An impact with a probability is potential, without one it is actual. */
type Levels = Readonly<Record<'scale' | 'scope', number>> & { probability?: number };

export type DemoImpact = {
  kind: 'impact';
  text: string;
  /** Null: nobody has assessed it yet. */
  assessed: (Concluded & Levels & { character: 'negative' | 'positive'; irremediability: number }) | null;
};

export type DemoFinancial = {
  kind: 'risk' | 'opportunity';
  text: string;
  assessed: (Concluded & { scale: number; probability: number }) | null;
};

export type DemoIro = DemoImpact | DemoFinancial;

export type DemoActivity = {
  /** By which stakeholders name it. */
  key: string;
  name: string;
  chain: 'upstream' | 'own' | 'downstream';
  description: string;
};

export type DemoStakeholder = {
  name: string;
  activities: readonly string[];
  impactOnEntity: number;
  impactOnStakeholders: number;
  /** Codes of channels. */
  channels: readonly string[];
};

/** When the effects of a matter are largest, where in the value chain they arise, and whom they touch. */
export type DemoPlace = {
  horizon: 'short' | 'medium' | 'long';
  /** By their keys. */
  activities: readonly string[];
  /** By their names. */
  stakeholders: readonly string[];
};

export type DemoTopic = {
  /** Code of the matter in the list of 2023, for instance E3.1.2. */
  matter: string;
  issue: string;
  /** Of all its items. */
  place: DemoPlace;
  iros: readonly DemoIro[];
};

/**
 * A double materiality assessment that somebody of the demo made, in the language of their report. Not part of
 * `DemoCompany`: the worker bundle knows the companies, and has no use for these texts.
 */
export type DemoMateriality = {
  /** Section of NACE. */
  sector: string;
  /** Code of the size of undertaking. */
  size: string;
  activities: readonly DemoActivity[];
  stakeholders: readonly DemoStakeholder[];
  topics: readonly DemoTopic[];
  /** Standards that are not relevant to the company, each with the reason. */
  screenedOut?: Partial<Record<TopicalStandard, string>>;
};

/** Harm that happens, or with a probability may happen: scale, scope, irremediable character. */
export function harm(
  text: string,
  [scale, scope, irremediability, probability]: readonly [number, number, number, number?],
  conclusion: Concluded['conclusion'],
  reason?: string,
): DemoImpact {
  const levels = { scale, scope, irremediability, probability };
  return { kind: 'impact', text, assessed: { character: 'negative', ...levels, conclusion, reason } };
}

/** A benefit, of scale and scope. */
export function benefit(
  text: string,
  [scale, scope, probability]: readonly [number, number, number?],
  conclusion: Concluded['conclusion'],
): DemoImpact {
  const levels = { scale, scope, irremediability: 0, probability };
  return { kind: 'impact', text, assessed: { character: 'positive', ...levels, conclusion } };
}

/** A risk, of size and probability. */
export function risk(
  text: string,
  [scale, probability]: readonly [number, number],
  conclusion: Concluded['conclusion'],
  reason?: string,
): DemoFinancial {
  return { kind: 'risk', text, assessed: { scale, probability, conclusion, reason } };
}

/** An opportunity, of size and probability. */
export function opportunity(
  text: string,
  [scale, probability]: readonly [number, number],
  conclusion: Concluded['conclusion'],
): DemoFinancial {
  return { kind: 'opportunity', text, assessed: { scale, probability, conclusion } };
}

/** One that nobody has assessed yet. */
export function open(kind: DemoIro['kind'], text: string): DemoIro {
  return { kind, text, assessed: null };
}
