import { benefit, type DemoTopic, harm, opportunity, risk } from '../demo-materiality';

/** Matters of S1 to S4 and G1 that the food producer assessed. */
export const peopleTopics: readonly DemoTopic[] = [
  {
    matter: 'S1.1.1',
    issue: 'Zatrudnienie sezonowe obok stałej załogi.',
    place: {
      horizon: 'short',
      activities: ['processing'],
      stakeholders: ['Pracownicy sezonowi i agencyjni'],
    },
    iros: [
      harm(
        'Około 200 osób pracuje tylko od czerwca do października i co roku nie wie, czy zostanie zatrudnionych ponownie.',
        [2, 3, 2],
        'watch',
      ),
      benefit(
        'Stałe umowy dają utrzymanie w miejscowościach, w których jest mało innej pracy.',
        [3, 2],
        'notMaterial',
      ),
    ],
  },
  {
    matter: 'S1.1.2',
    issue: 'Nadgodziny i zmiany nocne w szczycie zbiorów.',
    place: {
      horizon: 'short',
      activities: ['processing', 'cold'],
      stakeholders: ['Pracownicy', 'Zakładowe organizacje związkowe'],
    },
    iros: [
      harm(
        'W lipcu i sierpniu linie pracują siedem dni w tygodniu; nadgodziny i noce męczą załogę i odbijają się na zdrowiu i rodzinach.',
        [3, 2, 3],
        'material',
        'Związki i ankieta wskazują czas pracy jako najważniejszą sprawę sezonu, a skarg przybywa drugi rok. Ocena jest tuż pod progiem, bo dotyczy kilku miesięcy; mimo to ujmujemy temat w raporcie.',
      ),
      risk('Trudniej znaleźć ludzi na zmiany nocne, rosną dodatki i rotacja.', [2, 4], 'watch'),
    ],
  },
  {
    matter: 'S1.1.3',
    issue: 'Wynagrodzenia na liniach i w mroźni.',
    place: {
      horizon: 'short',
      activities: ['processing', 'cold'],
      stakeholders: ['Pracownicy', 'Zakładowe organizacje związkowe'],
    },
    iros: [
      benefit(
        'Najniższa stawka jest o 12% wyższa od płacy minimalnej, a dodatek chłodniczy przysługuje także sezonowym.',
        [3, 2],
        'notMaterial',
      ),
      risk('Szybki wzrost płacy minimalnej spłaszcza siatkę płac i podnosi koszty pracy.', [3, 4], 'watch'),
    ],
  },
  {
    matter: 'S1.1.8',
    issue: 'Wypadki przy liniach, praca w mroźni i instalacja amoniakalna.',
    place: {
      horizon: 'short',
      activities: ['processing', 'cold'],
      stakeholders: ['Pracownicy', 'Pracownicy sezonowi i agencyjni'],
    },
    iros: [
      harm(
        'Urazy rąk przy krajalnicach i przenośnikach oraz praca w –25°C; w ostatnim roku dziewięć wypadków, dwa ciężkie.',
        [4, 2, 3],
        'material',
      ),
      harm(
        'Wyciek amoniaku z instalacji chłodniczej w Gnieźnie może doprowadzić do śmierci lub trwałego uszczerbku na zdrowiu.',
        [5, 3, 5, 1],
        'material',
      ),
    ],
  },
  {
    matter: 'S1.2.1',
    issue: 'Luka płacowa i droga awansu na stanowiska mistrzowskie.',
    place: { horizon: 'medium', activities: ['processing', 'distribution'], stakeholders: ['Pracownicy'] },
    iros: [
      harm(
        'Kobiety zarabiają średnio o 7% mniej niż mężczyźni, głównie dlatego, że rzadziej kierują zmianą.',
        [2, 3, 2],
        'watch',
      ),
      benefit(
        'Program mistrzowski z grafikiem dla rodziców może zwiększyć udział kobiet wśród kierujących zmianą.',
        [2, 2, 3],
        'notMaterial',
      ),
    ],
  },
  {
    matter: 'S2.1.3',
    issue: 'Płace zbieraczy w gospodarstwach dostawców.',
    place: { horizon: 'short', activities: ['growing'], stakeholders: ['Zbieracze owoców w gospodarstwach'] },
    iros: [
      harm(
        'Zbieracze pracują na akord; przy słabym zbiorze ich zarobek za dzień spada poniżej płacy minimalnej, a część nie ma umowy na piśmie.',
        [4, 3, 3],
        'material',
      ),
      risk(
        'Ujawnienie zaniżonych płac u dostawcy prowadzi do audytu sieci handlowej i wstrzymania zamówień.',
        [3, 3],
        'watch',
      ),
    ],
  },
  {
    matter: 'S2.1.8',
    issue: 'Upał i środki ochrony roślin przy zbiorach.',
    place: { horizon: 'short', activities: ['growing'], stakeholders: ['Zbieracze owoców w gospodarstwach'] },
    iros: [
      harm(
        'Zbieracze mogą ulec przegrzaniu albo wejść na plantację przed końcem okresu prewencji po oprysku.',
        [3, 3, 2, 4],
        'watch',
      ),
    ],
  },
  {
    matter: 'S3.1.3',
    issue: 'Studnie mieszkańców w pobliżu ujęcia zakładu.',
    place: {
      horizon: 'medium',
      activities: ['processing'],
      stakeholders: ['Mieszkańcy i gminy w sąsiedztwie zakładów'],
    },
    iros: [
      harm(
        'W suche lato obniżenie zwierciadła wody może osuszyć płytkie studnie kilkunastu domów, które nie mają wodociągu.',
        [3, 2, 2, 2],
        'watch',
      ),
    ],
  },
  {
    matter: 'S4.2.1',
    issue: 'Bezpieczeństwo żywności: patogeny, ciała obce, alergeny.',
    place: {
      horizon: 'short',
      activities: ['processing', 'consumption'],
      stakeholders: ['Konsumenci', 'Sieci handlowe i piekarnie'],
    },
    iros: [
      harm(
        'Skażenie mrożonych malin norowirusem albo odłamek szkła w dżemie może spowodować chorobę lub uraz u wielu konsumentów.',
        [4, 4, 3, 2],
        'material',
      ),
      risk(
        'Wycofanie partii z kilku krajów: koszty, kary umowne i utrata kontraktu na markę własną.',
        [5, 2],
        'watch',
        'Prawdopodobieństwo ograniczają badania każdej partii i certyfikat BRCGS; szkodę w dużej części pokrywa ubezpieczenie. Temat i tak jest istotny ze względu na wpływ, dlatego ryzyko przeglądamy co kwartał.',
      ),
    ],
  },
  {
    matter: 'S4.1.3',
    issue: 'Informacja o cukrze i składzie na etykietach.',
    place: { horizon: 'short', activities: ['consumption'], stakeholders: ['Konsumenci'] },
    iros: [
      harm(
        'Drobny druk i przeliczenie na małą porcję utrudniają konsumentom ocenę zawartości cukru w dżemach.',
        [2, 3, 1],
        'notMaterial',
      ),
      opportunity('Linia bez dodatku cukru z czytelną etykietą trafia do nowych odbiorców.', [3, 4], 'watch'),
    ],
  },
  {
    matter: 'G1.5',
    issue: 'Warunki skupu i terminy płatności dla gospodarstw.',
    place: {
      horizon: 'short',
      activities: ['growing', 'inbound'],
      stakeholders: ['Rolnicy dostarczający owoce'],
    },
    iros: [
      harm(
        'Płatność w najdłuższym dozwolonym terminie 30 dni i cena ustalana dopiero w dniu dostawy przenoszą ryzyko rynku na małe gospodarstwa.',
        [3, 4, 2],
        'material',
      ),
      benefit(
        'Umowy trzyletnie z ceną minimalną i zaliczką na sadzonki dają gospodarstwom pewność zbytu.',
        [3, 3],
        'material',
      ),
      risk(
        'Plantatorzy odchodzą do konkurentów, którzy płacą szybciej, i w słabym roku brakuje surowca.',
        [3, 3],
        'watch',
      ),
    ],
  },
];
