import type { Page } from 'playwright-core';
import { type Language, openEvidence, openPdf, openQuestions, openRecorded } from './arrange-intake';

/** Whom a screen is shown to: by the part of the e-mail of a demo account. */
export type Viewer = 'jagodno' | 'kestrelvale' | 'nowytor' | 'blauweide';

export type Screen = {
  name: string;
  /** Null before sign-in. */
  viewer: Viewer | null;
  path: string;
  /** A user guide shows it. */
  isInGuides?: true;
  /** Runs after the screen has opened, once for each size. */
  arrange?: (page: Page, language: Language) => Promise<void>;
};

const lastYear = new Date().getUTCFullYear() - 1;

/** Every screen with little, usual and much data. A screen of its own is one line here. */
export const screens: readonly Screen[] = [
  { name: 'sign-in', viewer: null, path: 'login' },
  { name: 'forgot-password', viewer: null, path: 'forgot-password' },
  { name: 'invitation', viewer: null, path: 'invitation' },
  { name: 'registration', viewer: null, path: 'invitation?token=WELCOME-2026' },
  { name: 'overview-first-day', viewer: 'nowytor', path: '' },
  { name: 'overview-trial', viewer: 'kestrelvale', path: '' },
  { name: 'overview', viewer: 'jagodno', path: '', isInGuides: true },
  { name: 'overview-large', viewer: 'blauweide', path: '' },
  { name: 'input-data', viewer: 'jagodno', path: 'locations' },
  { name: 'input-data-utilities', viewer: 'jagodno', path: 'locations/101?type=utilities', isInGuides: true },
  { name: 'input-data-renewable', viewer: 'jagodno', path: 'locations/101?type=renewable' },
  { name: 'input-data-charts', viewer: 'jagodno', path: 'locations/101?tab=charts' },
  { name: 'input-data-large', viewer: 'blauweide', path: 'locations' },
  { name: 'intake-no-location', viewer: 'nowytor', path: 'locations/intake' },
  { name: 'intake-empty', viewer: 'kestrelvale', path: 'locations/intake' },
  // In this order: the list has the files of those before it, and the evidence is recorded by the one before.
  { name: 'intake-questions', viewer: 'jagodno', path: 'locations/intake', arrange: openQuestions },
  { name: 'intake-pdf', viewer: 'jagodno', path: 'locations/intake', arrange: openPdf },
  { name: 'intake-recorded', viewer: 'jagodno', path: 'locations/intake', arrange: openRecorded },
  {
    name: 'intake-recorded-evidence',
    viewer: 'jagodno',
    path: 'locations/101?type=utilities',
    arrange: openEvidence,
  },
  { name: 'intake-list', viewer: 'jagodno', path: 'locations/intake' },
  { name: 'explorer-first', viewer: 'jagodno', path: 'explorer' },
  { name: 'explorer-empty', viewer: 'jagodno', path: 'explorer?from=2019-01-01&to=2019-01-31' },
  {
    name: 'explorer',
    isInGuides: true,
    viewer: 'jagodno',
    path: `explorer?category=fuels&from=${lastYear}-01-01&to=${lastYear}-12-31`,
  },
  {
    name: 'explorer-large',
    viewer: 'blauweide',
    path: `explorer?from=${lastYear - 1}-01-01&to=${lastYear}-12-31`,
  },
  {
    name: 'explorer-stacked',
    viewer: 'jagodno',
    path: `explorer?category=fuels&view=stacked&from=${lastYear}-01-01&to=${lastYear}-12-31`,
  },
  { name: 'advice', viewer: 'jagodno', path: 'explorer/advice' },
  { name: 'knowledge-base', viewer: 'jagodno', path: 'knowledge-base' },
  { name: 'knowledge-base-dictionary', viewer: 'jagodno', path: 'knowledge-base?terms=all' },
  { name: 'knowledge-base-search', viewer: 'jagodno', path: 'knowledge-base?q=gwp' },
  { name: 'knowledge-base-nothing', viewer: 'jagodno', path: 'knowledge-base?q=nothing-of-the-kind' },
  { name: 'knowledge-base-article', viewer: 'jagodno', path: 'knowledge-base/advice/green-contracts' },
  { name: 'value-chain', viewer: 'jagodno', path: 'value-chain' },
  { name: 'value-chain-derived', viewer: 'jagodno', path: 'value-chain/3' },
  { name: 'value-chain-travel', viewer: 'jagodno', path: 'value-chain/6' },
  { name: 'value-chain-empty', viewer: 'jagodno', path: 'value-chain/14' },
  { name: 'report', viewer: 'jagodno', path: 'reports/1' },
  { name: 'reports-saved', viewer: 'jagodno', path: 'reports/1?tab=saved' },
  { name: 'reports-saved-large', viewer: 'blauweide', path: 'reports/1?tab=saved' },
  { name: 'report-csrd', viewer: 'jagodno', path: 'reports/2', isInGuides: true },
  { name: 'report-create', viewer: 'jagodno', path: 'reports/1/create' },
  { name: 'report-create-csrd', viewer: 'jagodno', path: 'reports/2/create' },
  { name: 'report-gone', viewer: 'jagodno', path: 'reports/1/create?headerId=999999' },
  { name: 'report-period', viewer: 'jagodno', path: 'reports/1/create?headerId=2&step=timePeriod' },
  { name: 'report-general-info', viewer: 'jagodno', path: 'reports/1/create?headerId=2&step=generalInfo' },
  { name: 'report-details', viewer: 'jagodno', path: 'reports/1/create?headerId=2&step=details' },
  { name: 'report-author', viewer: 'jagodno', path: 'reports/1/create?headerId=2&step=author' },
  { name: 'report-review', viewer: 'jagodno', path: 'reports/1/create?headerId=2&step=review' },
  { name: 'report-preview', viewer: 'jagodno', path: 'reports/1/headers/1/preview' },
  { name: 'report-csrd-preview', viewer: 'jagodno', path: 'reports/2/headers/4/preview' },
  { name: 'questionnaire', viewer: 'jagodno', path: 'reports/2/create?headerId=3&step=questionnaire' },
  {
    name: 'questionnaire-materiality',
    viewer: 'jagodno',
    path: 'reports/2/create?headerId=3&step=doubleMaterialityAssessment',
  },
  {
    name: 'materiality-information',
    viewer: 'jagodno',
    path: 'reports/2/double-materiality?headerId=3&view=wizard&step=information',
  },
  {
    name: 'materiality-value-chain',
    viewer: 'jagodno',
    path: 'reports/2/double-materiality?headerId=3&view=wizard&step=valueChain',
  },
  {
    name: 'materiality-stakeholders',
    viewer: 'jagodno',
    path: 'reports/2/double-materiality?headerId=3&view=wizard&step=stakeholders',
  },
  {
    name: 'materiality-topics',
    viewer: 'jagodno',
    path: 'reports/2/double-materiality?headerId=3&view=wizard&step=topics',
  },
  {
    name: 'materiality-iro',
    viewer: 'jagodno',
    path: 'reports/2/double-materiality?headerId=3&view=wizard&step=iro',
  },
  {
    name: 'materiality-assessment',
    viewer: 'jagodno',
    path: 'reports/2/double-materiality?headerId=3&view=wizard&step=assessment',
  },
  {
    name: 'materiality-grid',
    viewer: 'jagodno',
    path: 'reports/2/double-materiality?headerId=3&step=assessment&layout=grid',
  },
  {
    name: 'materiality-results-double',
    viewer: 'jagodno',
    path: 'reports/2/double-materiality?headerId=3&view=results&tab=double',
  },
  {
    name: 'materiality-results-stakeholders',
    viewer: 'jagodno',
    path: 'reports/2/double-materiality?headerId=3&view=results&tab=stakeholders',
  },
  {
    name: 'materiality-results-impact',
    viewer: 'jagodno',
    path: 'reports/2/double-materiality?headerId=3&view=results&tab=impact',
  },
  {
    name: 'materiality-results-financial',
    viewer: 'jagodno',
    path: 'reports/2/double-materiality?headerId=3&view=results&tab=financial',
  },
  { name: 'report-check', viewer: 'jagodno', path: 'reports/check' },
  { name: 'reviews', viewer: 'jagodno', path: 'reviews' },
  { name: 'reviews-scope-3', viewer: 'jagodno', path: 'reviews/3?scope=3' },
  { name: 'reviews-trial', viewer: 'kestrelvale', path: 'reviews' },
  { name: 'reviews-large', viewer: 'blauweide', path: 'reviews' },
  { name: 'scenario-start', viewer: 'jagodno', path: 'scenarios/1' },
  { name: 'scenario-calculator', viewer: 'jagodno', path: 'scenarios/1/calculator' },
  { name: 'scenario-calculator-fleet', viewer: 'jagodno', path: 'scenarios/3/calculator' },
  { name: 'scenario-calculator-heat-pump', viewer: 'jagodno', path: 'scenarios/4/calculator' },
  { name: 'scenario-calculator-large', viewer: 'blauweide', path: 'scenarios/5/calculator' },
  { name: 'scenario-simulations', viewer: 'jagodno', path: 'scenarios/1/simulations' },
  { name: 'scenario-simulations-nothing', viewer: 'jagodno', path: 'scenarios/1/simulations?search=nothing' },
  { name: 'scenario-plans', viewer: 'jagodno', path: 'scenarios/plans' },
  { name: 'scenario-preview', viewer: 'jagodno', path: 'scenarios/1/simulations/1/preview' },
  { name: 'scenario-plan', viewer: 'jagodno', path: 'scenarios/plans/1' },
  { name: 'scenario-comparison', viewer: 'jagodno', path: 'scenarios/comparison?of=1-2-3' },
  { name: 'factors', viewer: 'jagodno', path: 'factors' },
  { name: 'factor-search', viewer: 'jagodno', path: 'factors?q=gas' },
  { name: 'factor-gone', viewer: 'jagodno', path: 'factors?q=gas&factor=1' },
  { name: 'own-factors', viewer: 'jagodno', path: 'factors/company' },
  { name: 'residual-mixes', viewer: 'jagodno', path: 'factors/residual-mixes' },
  { name: 'residual-mixes-large', viewer: 'blauweide', path: 'factors/residual-mixes', isInGuides: true },
  { name: 'recalculation', viewer: 'jagodno', path: 'factors/recalculation' },
  { name: 'conformance', viewer: 'jagodno', path: 'conformance' },
  { name: 'profile', viewer: 'jagodno', path: 'profile' },
  { name: 'settings-company', viewer: 'jagodno', path: 'settings' },
  { name: 'settings-company-first-day', viewer: 'nowytor', path: 'settings' },
  { name: 'settings-reporting', viewer: 'jagodno', path: 'settings/reporting-information' },
  { name: 'settings-reporting-first-day', viewer: 'nowytor', path: 'settings/reporting-information' },
  { name: 'settings-terms', viewer: 'jagodno', path: 'settings/terms' },
  { name: 'settings-payments', viewer: 'jagodno', path: 'settings/payment-history' },
  { name: 'members', viewer: 'jagodno', path: 'settings/users' },
  { name: 'members-large', viewer: 'blauweide', path: 'settings/users' },
  { name: 'members-first', viewer: 'nowytor', path: 'settings/users' },
  { name: 'data-export', viewer: 'jagodno', path: 'settings/data-export' },
  { name: 'history', viewer: 'jagodno', path: 'settings/history' },
  { name: 'history-members', viewer: 'jagodno', path: 'settings/history?entity=users' },
  { name: 'history-large', viewer: 'blauweide', path: 'settings/history' },
  { name: 'history-empty', viewer: 'jagodno', path: 'settings/history?from=2019-01-01&to=2019-01-31' },
  { name: 'settings-locations', viewer: 'jagodno', path: 'settings/locations' },
  { name: 'settings-locations-empty', viewer: 'nowytor', path: 'settings/locations' },
  { name: 'settings-locations-large', viewer: 'blauweide', path: 'settings/locations?archivePage=1' },
];
