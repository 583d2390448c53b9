import { text } from '#api/domain/value-chain/field-builders';
import { choiceTree } from './choice-tree';

/** Types of treatment as DESNZ/DEFRA prints them. Recycling and composting count to the gate of the plant. */
const treatments = {
  landfill: text('Landfill', 'Składowanie'),
  'incineration-with-energy-recovery': text(
    'Incineration with energy recovery',
    'Spalanie z odzyskiem energii',
  ),
  'closed-loop': text('Recycling into the same product', 'Recykling na ten sam produkt'),
  'open-loop': text('Recycling into another product', 'Recykling na inny produkt'),
  composting: text('Composting', 'Kompostowanie'),
  'anaerobic-digestion': text('Anaerobic digestion', 'Fermentacja beztlenowa'),
};

const cans = 'landfill incineration-with-energy-recovery closed-loop open-loop';
const paper = 'landfill incineration-with-energy-recovery closed-loop composting';
const food = 'landfill incineration-with-energy-recovery composting anaerobic-digestion';

/** Waste types and the treatments for which a factor is published (UK conversion factors, Waste disposal). */
export const wasteTree = choiceTree(
  [
    'refuse/commercial-and-industrial-waste | Commercial and industrial waste, mixed | Zmieszane odpady z handlu i przemysłu | landfill incineration-with-energy-recovery closed-loop composting anaerobic-digestion',
    'refuse/household-residual-waste | Residual (household-like) waste | Odpady resztkowe (komunalne) | landfill incineration-with-energy-recovery closed-loop open-loop composting anaerobic-digestion',
    `refuse/organic-food-and-drink-waste | Food and drink waste | Odpady żywności i napojów | ${food}`,
    `refuse/organic-garden-waste | Garden waste | Odpady zielone | ${food}`,
    `refuse/organic-mixed-food-and-garden-waste | Mixed food and garden waste | Odpady żywności i zielone, zmieszane | ${food}`,
    `paper/paper-and-board-mixed | Paper and board, mixed | Papier i tektura, zmieszane | ${paper}`,
    `paper/paper-and-board-board | Board | Tektura | ${paper}`,
    `paper/paper-and-board-paper | Paper | Papier | ${paper}`,
    'other/glass | Glass | Szkło | landfill incineration-with-energy-recovery closed-loop open-loop',
    'other/clothing | Clothing and textiles | Odzież i tekstylia | landfill incineration-with-energy-recovery closed-loop',
    `plastic/plastics-average-plastics | Plastics, mixed | Tworzywa sztuczne, zmieszane | ${cans}`,
    `plastic/plastics-average-plastic-film | Plastic film | Folia z tworzyw | ${cans}`,
    `plastic/plastics-average-plastic-rigid | Rigid plastics | Tworzywa sztywne | ${cans}`,
    `plastic/plastics-pet-incl-forming | PET | PET | ${cans}`,
    `plastic/plastics-hdpe-incl-forming | HDPE | HDPE | ${cans}`,
    `plastic/plastics-pp-incl-forming | PP | PP | ${cans}`,
    `plastic/plastics-ps-incl-forming | PS | PS | ${cans}`,
    `plastic/plastics-pvc-incl-forming | PVC | PVC | ${cans}`,
    `metal/metal-scrap-metal | Scrap metal | Złom metali | ${cans}`,
    `metal/metal-steel-cans | Steel cans | Puszki stalowe | ${cans}`,
    `metal/metal-aluminium-cans-and-foil-excl-forming | Aluminium cans and foil | Puszki i folia aluminiowa | ${cans}`,
    'electrical-items/weee-mixed | Electrical equipment, mixed | Zużyty sprzęt elektryczny, zmieszany | landfill incineration-with-energy-recovery open-loop',
    'electrical-items/weee-large | Large electrical equipment | Zużyty sprzęt wielkogabarytowy | landfill incineration-with-energy-recovery open-loop',
    'electrical-items/weee-small | Small electrical equipment | Zużyty sprzęt małogabarytowy | landfill incineration-with-energy-recovery open-loop',
    'electrical-items/weee-fridges-and-freezers | Fridges and freezers | Lodówki i zamrażarki | landfill open-loop',
    'electrical-items/batteries | Batteries | Baterie i akumulatory | landfill open-loop',
    'construction/average-construction | Construction waste, mixed | Odpady budowlane, zmieszane | incineration-with-energy-recovery closed-loop open-loop',
    'construction/concrete | Concrete | Beton | landfill closed-loop open-loop',
    'construction/bricks | Bricks | Cegły | landfill open-loop',
    'construction/wood | Wood | Drewno | landfill incineration-with-energy-recovery closed-loop composting',
    'construction/metals | Construction metals | Metale z budowy | landfill closed-loop',
    'construction/insulation | Insulation | Materiały izolacyjne | landfill closed-loop',
    'construction/plasterboard | Plasterboard | Płyty gipsowe | landfill closed-loop',
    'construction/soils | Soil | Gleba i ziemia | landfill closed-loop',
    'construction/tyres | Tyres | Opony | closed-loop',
    'construction/mineral-oil | Mineral oil | Olej mineralny | incineration-with-energy-recovery closed-loop',
  ],
  treatments,
);

export const wasteActivity = (type: string, treatment: string) =>
  `uk-desnz:waste-disposal/${type}/${treatment}`;

/** Mixed waste of a business: what average data by treatment is about. */
export const mixedWaste = 'refuse/commercial-and-industrial-waste';

export const wastewaterActivity = 'uk-desnz:water-treatment';
export const waterSupplyActivity = 'uk-desnz:water-supply';
