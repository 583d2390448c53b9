import { benefit, type DemoTopic, harm, opportunity, risk } from '../demo-materiality';

/** Matters of E1 to E5 that the food producer assessed. */
export const environmentTopics: readonly DemoTopic[] = [
  {
    matter: 'E1.1',
    issue: 'Wiosenne przymrozki, susze i upały w rejonach, z których pochodzą owoce.',
    place: {
      horizon: 'long',
      activities: ['growing', 'cold'],
      stakeholders: ['Rolnicy dostarczający owoce', 'Sieci handlowe i piekarnie'],
    },
    iros: [
      harm(
        'Skup skupiony na kilku odmianach zniechęca gospodarstwa do uprawy odmian odpornych na suszę, przez co trudniej im przystosować się do zmiany klimatu.',
        [2, 3, 3, 3],
        'notMaterial',
      ),
      risk(
        'Przymrozki w czasie kwitnienia i susza zmniejszają zbiory: mniej surowca, wyższe ceny skupu i niewykonane kontrakty na mrożonki.',
        [4, 4],
        'material',
      ),
      risk(
        'Fale upałów przeciążają chłodnictwo w Gnieźnie w szczycie sezonu i grożą utratą partii towaru.',
        [3, 3],
        'watch',
      ),
      opportunity(
        'Umowy wieloletnie na odmiany odporne i nawadnianie kropelkowe stabilizują dostawy i ceny.',
        [2, 3],
        'notMaterial',
      ),
    ],
  },
  {
    matter: 'E1.2',
    issue: 'Emisje własne: kotłownia węglowa w Lublinie, gaz i czynniki chłodnicze w mroźni.',
    place: {
      horizon: 'medium',
      activities: ['processing', 'cold', 'energy'],
      stakeholders: ['Mieszkańcy i gminy w sąsiedztwie zakładów', 'Bank finansujący i ubezpieczyciel'],
    },
    iros: [
      harm(
        'Spalanie węgla i gazu na parę i ciepło technologiczne powoduje emisje CO₂, które pozostają w atmosferze przez stulecia.',
        [3, 5, 5],
        'material',
      ),
      harm(
        'Ubytki R-404A z instalacji chłodniczych: mało kilogramów, ale o bardzo wysokim potencjale tworzenia efektu cieplarnianego.',
        [3, 5, 4],
        'material',
      ),
      risk(
        'Rosnący koszt uprawnień i paliw kopalnych oraz ograniczenia F-gazów zmuszają do wymiany kotłów i chłodnictwa wcześniej, niż zakładał plan inwestycji.',
        [4, 4],
        'material',
      ),
      opportunity(
        'Odzysk ciepła ze sprężarek i pompy ciepła zastępują część pary i obniżają koszt energii.',
        [3, 4],
        'watch',
      ),
    ],
  },
  {
    matter: 'E1.2',
    issue: 'Emisje w łańcuchu wartości: uprawa, szkło i cukier, transport.',
    place: {
      horizon: 'medium',
      activities: ['growing', 'ingredients', 'packaging', 'outbound'],
      stakeholders: ['Rolnicy dostarczający owoce', 'Sieci handlowe i piekarnie'],
    },
    iros: [
      harm(
        'Nawozy azotowe w uprawach, wytop szkła i produkcja cukru emitują gazy cieplarniane, zanim owoce trafią do naszych zakładów.',
        [3, 5, 5],
        'material',
      ),
      harm(
        'Transport chłodniczy surowca i wyrobów zużywa olej napędowy na długich trasach do Niemiec i Czech.',
        [2, 5, 4],
        'material',
      ),
      risk(
        'Sieci handlowe wymagają śladu węglowego wyrobów i celów redukcji; bez nich grozi utrata marek własnych.',
        [4, 3],
        'watch',
        'Ślad wyrobów podajemy już dziś, a celów redukcji żadna sieć nie wpisała jeszcze do umowy. Temat jest istotny ze względu na wpływ; ryzyko ocenimy ponownie, gdy taki wymóg się pojawi.',
      ),
      opportunity(
        'Wyroby o potwierdzonym niższym śladzie, np. w lżejszym szkle, uzyskują lepszą pozycję w przetargach sieci.',
        [3, 3],
        'notMaterial',
      ),
    ],
  },
  {
    matter: 'E1.3',
    issue: 'Energochłonność mrożenia i przechowywania, zależność od cen energii.',
    place: {
      horizon: 'short',
      activities: ['processing', 'cold', 'energy'],
      stakeholders: ['Dostawcy opakowań, dodatków i energii', 'Rada nadzorcza i akcjonariusze'],
    },
    iros: [
      harm(
        'Mroźnia i tunele pracują całą dobę, głównie na energii ze źródeł nieodnawialnych.',
        [2, 4, 3],
        'material',
      ),
      risk(
        'Wahania cen prądu i gazu w sezonie przenoszą się wprost na marżę, bo kontrakty z sieciami mają stałe ceny.',
        [5, 4],
        'material',
      ),
      opportunity(
        'Własna fotowoltaika i umowa na zakup energii (PPA) zmniejszają zależność od cen rynkowych.',
        [3, 4],
        'watch',
      ),
    ],
  },
  {
    matter: 'E2.1',
    issue: 'Pył i tlenki siarki z kotłowni węglowej w Lublinie.',
    place: {
      horizon: 'medium',
      activities: ['processing'],
      stakeholders: ['Mieszkańcy i gminy w sąsiedztwie zakładów'],
    },
    iros: [
      harm(
        'Kotłownia emituje pył, SO2 i NOx w mieście, w którym normy pyłu zimą bywają przekroczone.',
        [3, 3, 2],
        'watch',
      ),
      risk(
        'Zaostrzone standardy emisyjne dla średnich obiektów spalania wymagają filtrów albo wymiany kotła.',
        [3, 3],
        'notMaterial',
      ),
    ],
  },
  {
    matter: 'E2.2',
    issue: 'Nawozy w zlewniach upraw i ścieki z mycia owoców.',
    place: {
      horizon: 'short',
      activities: ['growing', 'processing'],
      stakeholders: ['Przyroda: gleby, wody i zapylacze', 'Mieszkańcy i gminy w sąsiedztwie zakładów'],
    },
    iros: [
      harm(
        'Azot i fosfor z pól spływają do rzek i zbiorników, gdzie przyspieszają zakwity i odbierają tlen rybom.',
        [3, 4, 3],
        'material',
      ),
      harm(
        'Awaria podczyszczalni w szczycie sezonu może odprowadzić ścieki o dużym ładunku organicznym do rzeki.',
        [4, 3, 3, 2],
        'watch',
      ),
    ],
  },
  {
    matter: 'E2.4',
    issue: 'Pozostałości środków ochrony roślin w owocach i w glebie.',
    place: {
      horizon: 'short',
      activities: ['growing'],
      stakeholders: ['Przyroda: gleby, wody i zapylacze', 'Konsumenci'],
    },
    iros: [
      harm(
        'Zabiegi przed zbiorem mogą pozostawiać w owocach i organizmach glebowych ślady substancji czynnych.',
        [3, 4, 3, 2],
        'watch',
      ),
      risk(
        'Partia z pozostałościami powyżej limitu odbiorcy zostaje zwrócona i przechodzi na tańszy rynek.',
        [3, 3],
        'watch',
      ),
    ],
  },
  {
    matter: 'E3.1.1',
    issue: 'Zużycie wody do mycia, blanszowania i chłodzenia.',
    place: {
      horizon: 'short',
      activities: ['processing'],
      stakeholders: ['Mieszkańcy i gminy w sąsiedztwie zakładów'],
    },
    iros: [
      harm(
        'Woda z procesu odparowuje lub trafia do wyrobu i nie wraca do zlewni; udział w lokalnym zużyciu jest niewielki.',
        [2, 2, 2],
        'notMaterial',
      ),
      opportunity('Zamknięcie obiegu wody płuczącej obniża opłaty za wodę i ścieki.', [2, 4], 'notMaterial'),
    ],
  },
  {
    matter: 'E3.1.2',
    issue: 'Własne studnie zakładu w Poznaniu w suche lata.',
    place: {
      horizon: 'medium',
      activities: ['processing'],
      stakeholders: ['Mieszkańcy i gminy w sąsiedztwie zakładów', 'Przyroda: gleby, wody i zapylacze'],
    },
    iros: [
      harm(
        'Pobór z głębokich studni w szczycie sezonu obniża poziom wód gruntowych w okolicy, a warstwa odnawia się latami.',
        [3, 3, 4],
        'material',
      ),
      risk(
        'Odnowione pozwolenie wodnoprawne może dopuścić mniejszy pobór latem i ograniczyć mycie owoców.',
        [4, 3],
        'watch',
        'Zakład ma przyłącze wodociągowe, które w razie ograniczenia poboru wystarczy do mycia. Temat jest istotny ze względu na wpływ; ryzyko monitorujemy do nowej decyzji.',
      ),
    ],
  },
  {
    matter: 'E4.1.2',
    issue: 'Duże plantacje jednej odmiany i usuwanie miedz.',
    place: {
      horizon: 'medium',
      activities: ['growing'],
      stakeholders: ['Przyroda: gleby, wody i zapylacze', 'Rolnicy dostarczający owoce'],
    },
    iros: [
      harm(
        'Zamówienia na duże jednolite partie sprzyjają plantacjom jednej odmiany i znikaniu miedz oraz zadrzewień.',
        [3, 3, 2],
        'watch',
      ),
      benefit(
        'Premia za pasy kwietne i remizy może przywrócić siedliska zapylaczy w gospodarstwach dostawców.',
        [3, 3, 3],
        'notMaterial',
      ),
      risk('Mniej zapylaczy to niższe plony i gorsza jakość wiśni, malin i porzeczek.', [3, 3], 'watch'),
    ],
  },
  {
    matter: 'E4.3.1',
    issue: 'Gleby pod wieloletnimi uprawami truskawek i malin.',
    place: {
      horizon: 'long',
      activities: ['growing'],
      stakeholders: ['Przyroda: gleby, wody i zapylacze', 'Rolnicy dostarczający owoce'],
    },
    iros: [
      harm(
        'Uprawa w jednym miejscu i częste zabiegi ubożą glebę w próchnicę i nasilają erozję na zboczach.',
        [2, 3, 3],
        'watch',
      ),
      risk('Wyjałowione gleby obniżają plony stałych dostawców w ciągu kilku lat.', [2, 3], 'notMaterial'),
    ],
  },
  {
    matter: 'E5.1',
    issue: 'Szkło, folie i cukier jako główne surowce poza owocami.',
    place: {
      horizon: 'medium',
      activities: ['packaging', 'ingredients'],
      stakeholders: ['Dostawcy opakowań, dodatków i energii'],
    },
    iros: [
      harm(
        'Opakowania powstają w większości z surowców pierwotnych, których wydobycie obciąża środowisko.',
        [2, 3, 3],
        'watch',
      ),
      risk(
        'Wymóg zawartości recyklatu w opakowaniach podnosi ich cenę i zawęża grono dostawców.',
        [3, 3],
        'watch',
      ),
      opportunity('Lżejsze słoiki obniżają koszt szkła i transportu.', [2, 4], 'notMaterial'),
    ],
  },
  {
    matter: 'E5.2',
    issue: 'Opakowania wprowadzane na rynek z wyrobami.',
    place: {
      horizon: 'medium',
      activities: ['packaging', 'consumption'],
      stakeholders: ['Konsumenci', 'Sieci handlowe i piekarnie'],
    },
    iros: [
      harm(
        'Opakowania z każdym wyrobem trafiają do gospodarstw domowych w kilku krajach; folie wielowarstwowe nie nadają się do recyklingu.',
        [3, 4, 3],
        'material',
      ),
      benefit(
        'Pojemniki zwrotne w dostawach do gastronomii zastępują wiadra jednorazowe.',
        [2, 2],
        'notMaterial',
      ),
      risk(
        'Opłaty z rozszerzonej odpowiedzialności producenta rosną wraz z masą i niską podatnością opakowań na recykling.',
        [3, 5],
        'material',
      ),
    ],
  },
  {
    matter: 'E5.3',
    issue: 'Wytłoki, odsort i straty żywności.',
    place: {
      horizon: 'short',
      activities: ['processing', 'inbound'],
      stakeholders: ['Rolnicy dostarczający owoce'],
    },
    iros: [
      benefit(
        'Wytłoki i odsort trafiają na paszę i do biogazowni zamiast na składowisko.',
        [3, 2],
        'notMaterial',
      ),
      harm(
        'Część przyjętych owoców psuje się w szczycie skupu, zanim trafi na linię, i staje się odpadem.',
        [3, 3, 2],
        'watch',
      ),
      opportunity(
        'Sprzedaż pestek i suszonych wytłoków jako surowca kosmetycznego i paszowego.',
        [2, 4],
        'notMaterial',
      ),
    ],
  },
];
