import type { DemoMateriality } from '../demo-materiality';
import { environmentTopics } from './materiality-environment';
import { peopleTopics } from './materiality-people';

/**
 * The food producer's complete assessment: eleven subtopics are material, one of them by the assessor's own
 * conclusion.
 */
export const jagodnoMateriality: DemoMateriality = {
  sector: 'C',
  size: 'large',
  activities: [
    {
      key: 'growing',
      name: 'Uprawa owoców w gospodarstwach',
      chain: 'upstream',
      description:
        'Około 900 gospodarstw, głównie z Lubelszczyzny i Wielkopolski: truskawki, maliny, porzeczki, wiśnie i jabłka. Zbiór częściowo ręczny.',
    },
    {
      key: 'ingredients',
      name: 'Produkcja cukru, pektyn i innych dodatków',
      chain: 'upstream',
      description: 'Cukier buraczany z kraju, pektyny i kwas cytrynowy od dostawców z UE.',
    },
    {
      key: 'packaging',
      name: 'Produkcja opakowań',
      chain: 'upstream',
      description: 'Słoiki i butelki szklane, zakrętki, folie, kartony i palety.',
    },
    {
      key: 'energy',
      name: 'Dostawy energii i paliw',
      chain: 'upstream',
      description:
        'Energia elektryczna, gaz, para technologiczna, ciepło sieciowe i węgiel dla zakładu w Lublinie.',
    },
    {
      key: 'inbound',
      name: 'Skup i transport owoców do zakładów',
      chain: 'upstream',
      description: 'Punkty skupu i przewoźnicy z chłodniami; w sezonie do 140 dostaw na dobę.',
    },
    {
      key: 'processing',
      name: 'Przetwórstwo owoców',
      chain: 'own',
      description:
        'Mycie, sortowanie, mrożenie, tłoczenie, gotowanie i pasteryzacja w Poznaniu, Lublinie i Rzeszowie.',
    },
    {
      key: 'cold',
      name: 'Przechowywanie w mroźni',
      chain: 'own',
      description: 'Mroźnia w Gnieźnie, temperatura –25°C, instalacje chłodnicze z R-404A i amoniakiem.',
    },
    {
      key: 'distribution',
      name: 'Centrum dystrybucji i biuro',
      chain: 'own',
      description: 'Magazyn w Łodzi, kompletacja zamówień; sprzedaż, zakupy i administracja w Warszawie.',
    },
    {
      key: 'outbound',
      name: 'Transport do odbiorców',
      chain: 'downstream',
      description: 'Zewnętrzni przewoźnicy do sieci handlowych w Polsce, Niemczech i Czechach.',
    },
    {
      key: 'consumption',
      name: 'Sprzedaż, spożycie i odpady opakowaniowe',
      chain: 'downstream',
      description: 'Sieci handlowe, piekarnie i gastronomia, konsumenci, zbiórka i recykling opakowań.',
    },
  ],
  stakeholders: [
    {
      name: 'Pracownicy',
      activities: ['processing', 'cold', 'distribution'],
      impactOnEntity: 4.2,
      impactOnStakeholders: 4.6,
      channels: ['survey', 'meeting', 'intranet', 'grievance'],
    },
    {
      name: 'Zakładowe organizacje związkowe',
      activities: ['processing', 'cold'],
      impactOnEntity: 3.6,
      impactOnStakeholders: 3.8,
      channels: ['workersReps', 'meeting'],
    },
    {
      name: 'Pracownicy sezonowi i agencyjni',
      activities: ['processing', 'inbound'],
      impactOnEntity: 2.8,
      impactOnStakeholders: 4.1,
      channels: ['interview', 'phone', 'grievance'],
    },
    {
      name: 'Rolnicy dostarczający owoce',
      activities: ['growing', 'inbound'],
      impactOnEntity: 4.5,
      impactOnStakeholders: 4.4,
      channels: ['workshop', 'meeting', 'siteVisit', 'phone'],
    },
    {
      name: 'Zbieracze owoców w gospodarstwach',
      activities: ['growing'],
      impactOnEntity: 1.9,
      impactOnStakeholders: 3.9,
      channels: ['siteVisit', 'supplierAudit'],
    },
    {
      name: 'Sieci handlowe i piekarnie',
      activities: ['outbound', 'consumption'],
      impactOnEntity: 4.8,
      impactOnStakeholders: 2.4,
      channels: ['meeting', 'supplierAudit', 'email'],
    },
    {
      name: 'Konsumenci',
      activities: ['consumption'],
      impactOnEntity: 4,
      impactOnStakeholders: 3.3,
      channels: ['survey', 'phone', 'website', 'social'],
    },
    {
      name: 'Dostawcy opakowań, dodatków i energii',
      activities: ['ingredients', 'packaging', 'energy'],
      impactOnEntity: 3.1,
      impactOnStakeholders: 2.2,
      channels: ['supplierAudit', 'meeting'],
    },
    {
      name: 'Bank finansujący i ubezpieczyciel',
      activities: ['processing', 'distribution'],
      impactOnEntity: 3.9,
      impactOnStakeholders: 1.4,
      channels: ['meeting', 'reports'],
    },
    {
      name: 'Rada nadzorcza i akcjonariusze',
      activities: ['distribution'],
      impactOnEntity: 4.4,
      impactOnStakeholders: 2.7,
      channels: ['agm', 'reports', 'workshop'],
    },
    {
      name: 'Mieszkańcy i gminy w sąsiedztwie zakładów',
      activities: ['processing', 'cold', 'inbound'],
      impactOnEntity: 2.6,
      impactOnStakeholders: 3.2,
      channels: ['publicConsultation', 'phone', 'siteVisit'],
    },
    {
      name: 'Przyroda: gleby, wody i zapylacze',
      activities: ['growing', 'processing'],
      impactOnEntity: 3.4,
      impactOnStakeholders: 3.7,
      channels: ['interview', 'reports'],
    },
  ],
  topics: [...environmentTopics, ...peopleTopics],
};
