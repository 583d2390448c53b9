import { text } from '#api/domain/value-chain/field-builders';
import { choiceTree } from './choice-tree';

const origins = {
  'primary-material-production': text('Primary material', 'Surowiec pierwotny'),
  'closed-loop-source': text('Closed-loop recycled', 'Z recyklingu tego samego produktu'),
  'open-loop-source': text('Open-loop recycled', 'Z recyklingu innego produktu'),
  're-used': text('Reused', 'Ponowne użycie'),
};

const p = 'primary-material-production';
const both = `${p} closed-loop-source`;
const all = `${p} closed-loop-source open-loop-source`;

/** Materials and origins for which a factor is published (UK conversion factors, Material use; cradle to gate). */
export const materialTree = choiceTree(
  [
    `other/food-and-drink | Food and drink | Żywność i napoje | ${p}`,
    `paper/paper-and-board-mixed | Paper and board, mixed | Papier i tektura, zmieszane | ${both}`,
    `paper/paper-and-board-board | Board | Tektura | ${both}`,
    `paper/paper-and-board-paper | Paper | Papier | ${both}`,
    `plastic/plastics-average-plastics | Plastics, average | Tworzywa sztuczne, średnio | ${all}`,
    `plastic/plastics-average-plastic-film | Plastic film | Folia z tworzyw | ${all}`,
    `plastic/plastics-average-plastic-rigid | Rigid plastics | Tworzywa sztywne | ${all}`,
    `plastic/plastics-pet-incl-forming | PET, formed | PET z formowaniem | ${all}`,
    `plastic/plastics-hdpe-incl-forming | HDPE, formed | HDPE z formowaniem | ${all}`,
    `plastic/plastics-ldpe-and-lldpe-incl-forming | LDPE and LLDPE, formed | LDPE i LLDPE z formowaniem | ${all}`,
    `plastic/plastics-pp-incl-forming | PP, formed | PP z formowaniem | ${all}`,
    `plastic/plastics-ps-incl-forming | PS, formed | PS z formowaniem | ${all}`,
    `plastic/plastics-pvc-incl-forming | PVC, formed | PVC z formowaniem | ${all}`,
    `other/glass | Glass | Szkło | ${all}`,
    `metal/metal-steel-cans | Steel cans | Puszki stalowe | ${both}`,
    `metal/metal-aluminium-cans-and-foil-excl-forming | Aluminium cans and foil | Puszki i folia aluminiowa | ${both}`,
    `metal/metal-mixed-cans | Mixed cans | Puszki mieszane | ${both}`,
    `metal/metal-scrap-metal | Metal, average scrap quality | Metale, jakość złomu | ${both}`,
    `construction/metals | Construction metals | Metale budowlane | ${both}`,
    `construction/concrete | Concrete | Beton | ${all}`,
    'construction/bricks | Bricks | Cegły | primary-material-production',
    `construction/aggregates | Aggregates | Kruszywa | ${p} re-used closed-loop-source open-loop-source`,
    `construction/asphalt | Asphalt | Asfalt | ${p} re-used closed-loop-source`,
    `construction/insulation | Insulation | Materiały izolacyjne | ${both}`,
    `construction/plasterboard | Plasterboard | Płyty gipsowe | ${both}`,
    `construction/wood | Wood | Drewno | ${p} re-used closed-loop-source`,
    `construction/average-construction | Construction materials, average | Materiały budowlane, średnio | ${p}`,
    `construction/tyres | Tyres | Opony | ${p} re-used`,
    `construction/mineral-oil | Mineral oil | Olej mineralny | ${both}`,
    `other/clothing | Clothing | Odzież | ${p} re-used`,
    `organic/compost-derived-from-garden-waste | Compost from garden waste | Kompost z odpadów zielonych | ${p}`,
    `electrical-items/electrical-items-it | IT equipment | Sprzęt IT | ${p}`,
    `electrical-items/electrical-items-large | Large electrical equipment | Duży sprzęt elektryczny | ${p}`,
    `electrical-items/electrical-items-small | Small electrical equipment | Mały sprzęt elektryczny | ${p}`,
    `electrical-items/electrical-items-fridges-and-freezers | Fridges and freezers | Lodówki i zamrażarki | ${p}`,
    `electrical-items/batteries-li-ion | Lithium-ion batteries | Baterie litowo-jonowe | ${p}`,
    `electrical-items/batteries-alkaline | Alkaline batteries | Baterie alkaliczne | ${p}`,
  ],
  origins,
);

export const materialActivity = (material: string, origin: string) =>
  `uk-desnz:material-use/${material}/${origin}`;
