import type { TopicalStandard } from '#api/contract/materiality/screenings';

/** The assessor's own conclusion on an item. */
type Concluded = {
  conclusion: 'material' | 'watch' | 'notMaterial';
  /** Required if score and conclusion disagree, or a severe case stays below the threshold. */
  reason?: string;
};

/** Levels 1–5. An impact with a probability is potential, without one it is actual. */
type Levels = Readonly<Record<'scale' | 'scope', number>> & { probability?: number };

export type DemoImpact = {
  kind: 'impact';
  text: string;
  /** Null: not assessed yet. */
  assessed: (Concluded & Levels & { character: 'negative' | 'positive'; irremediability: number }) | null;
};

export type DemoFinancial = {
  kind: 'risk' | 'opportunity';
  text: string;
  assessed: (Concluded & { scale: number; probability: number }) | null;
};

export type DemoIro = DemoImpact | DemoFinancial;

export type DemoActivity = {
  /** The name by which stakeholders refer to it. */
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

/** When the effects of a matter are largest, where in the value chain they arise, and who is affected. */
export type DemoPlace = {
  horizon: 'short' | 'medium' | 'long';
  /** By key. */
  activities: readonly string[];
  /** By name. */
  stakeholders: readonly string[];
};

export type DemoTopic = {
  /** Code of the matter in the list of 2023, for instance E3.1.2. */
  matter: string;
  issue: string;
  /** For all its items. */
  place: DemoPlace;
  iros: readonly DemoIro[];
};

/**
 * A double materiality assessment by a demo user, in the language of their report. Not part of `DemoCompany`,
 * because the worker bundle contains the companies and does not need these texts.
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

/** Actual harm or, with a probability, potential harm: scale, scope, irremediable character. */
export function harm(
  text: string,
  [scale, scope, irremediability, probability]: readonly [number, number, number, number?],
  conclusion: Concluded['conclusion'],
  reason?: string,
): DemoImpact {
  const levels = { scale, scope, irremediability, probability };
  return { kind: 'impact', text, assessed: { character: 'negative', ...levels, conclusion, reason } };
}

/** A benefit, with scale and scope. */
export function benefit(
  text: string,
  [scale, scope, probability]: readonly [number, number, number?],
  conclusion: Concluded['conclusion'],
): DemoImpact {
  const levels = { scale, scope, irremediability: 0, probability };
  return { kind: 'impact', text, assessed: { character: 'positive', ...levels, conclusion } };
}

/** A risk, with size and probability. */
export function risk(
  text: string,
  [scale, probability]: readonly [number, number],
  conclusion: Concluded['conclusion'],
  reason?: string,
): DemoFinancial {
  return { kind: 'risk', text, assessed: { scale, probability, conclusion, reason } };
}

/** An opportunity, with size and probability. */
export function opportunity(
  text: string,
  [scale, probability]: readonly [number, number],
  conclusion: Concluded['conclusion'],
): DemoFinancial {
  return { kind: 'opportunity', text, assessed: { scale, probability, conclusion } };
}

/** An item that has not been assessed yet. */
export function open(kind: DemoIro['kind'], text: string): DemoIro {
  return { kind, text, assessed: null };
}
