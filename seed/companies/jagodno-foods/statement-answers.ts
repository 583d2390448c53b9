import type { DemoCsrdReport } from '../demo-report';

/**
 * All answers of the finished statement except those from the ledger: those figures are filled in when it is
 * finished, because they move with the demo. No text names a year or a month.
 */
export const statementAnswers: DemoCsrdReport['answers'] = {
  'BP-EDITION': ['esrs2023'],
  'BP-CONSOLIDATION': ['individual'],
  'BP-VALUECHAIN': ['upstream', 'own', 'downstream'],
  'BP-HORIZON': ['no'],
  'BP-ESTIMATES': ['yes'],
  'BP-ESTIMATESTEXT': [
    'Emissions from services and capital goods are estimated from spending and industry averages, with an uncertainty of about 30%. Starting with the next report, we will ask our ten largest suppliers for their own data.',
  ],
  'GOV-EXEC': ['4'],
  'GOV-NONEXEC': ['6'],
  'GOV-WOMEN': ['30'],
  'GOV-INDEP': ['33.3'],
  'GOV-OVERSIGHT': [
    'The chief operating officer is responsible for sustainability matters on the management board. She reports on them every quarter to the audit committee of the supervisory board.',
  ],
  'GOV-FREQ': ['quarterly'],
  'GOV-PAY': ['no'],
  'GOV-DD': ['embed', 'identify', 'act'],
  'GOV-CONTROL': [
    'A second member of the sustainability team checks all data against meters and invoices. Sites explain every deviation of more than 15%.',
  ],
  'SBM-PRODUCTS': [
    'We make frozen fruit, pressed juices and jams under our own brand and for retail chains. Our main product groups did not change during the year.',
  ],
  'SBM-MARKETS': ['Poland, Germany and the Czech Republic: retail chains, bakeries and food service.'],
  'SBM-SECTORS': ['none'],
  'SBM-CHAIN': [
    'About 900 farms, most of them in the Lublin and Greater Poland regions, supply our fruit. We also buy sugar, glass and cardboard. Three plants process the fruit, a cold store keeps it at –25°C, and a distribution centre ships the goods to retailers, bakeries and food service.',
  ],
  'SBM-ENGAGE': [
    'We meet employees and their unions, growers, retailers, the bank and residents near our plants. Unions raised working time in the harvest season, growers raised prices and payment terms, and retailers asked for carbon data. Working time and purchase conditions became matters of the materiality assessment; our greenhouse gas report answers the retailers.',
  ],
  'IRO-METHOD': [
    'The sustainability team listed impacts, risks and opportunities along the value chain for all ten topical standards. It scored them with production, purchasing, human resources and finance, using site records, accident reports, supplier visits and interviews with stakeholders. The supervisory board reviewed the result.',
  ],
  'IRO-THRESHOLD': ['3'],
  'IRO-THRESHOLDFIN': ['3'],
  'IRO-CHANGE': ['first'],
  'IRO-CLIMATE': ['yes'],
  'E1-PLAN': ['no'],
  'E1-POLICY': ['mitigation', 'efficiency', 'renewables'],
  'E1-ACTIONS': [
    'Solar panels on the roof of the Poznań plant went into operation during the year and generated about 99 MWh. Deliveries to retail chains are combined at the Łódź distribution centre. Refrigerant circuits are checked for leaks every quarter. We plan to replace coal at Lublin. The effect of these actions in t CO₂e has not been measured separately.',
  ],
  'E1-TARGET': ['yes'],
  'E1-TARGETSCOPES': ['s1', 's2mb'],
  'E1-TARGETYEAR': ['2030'],
  'E1-REDUCTION': ['42'],
  'E1-SCIENCE': ['no'],
  'E1-NUCLEAR': ['0'],
  'E1-ETS': ['0'],
  'E1-S3PRIMARY': ['14.3'],
  'E1-GHGMETHOD': [
    'We follow the GHG Protocol with the operational control approach. Scopes 1 and 2 are based on meters and invoices, Scope 3 on quantities, distances, supplier data and spending. The factors are published ones and, for sugar, one stated by the supplier; the greenhouse gas report lists each with its edition.',
  ],
  'E1-REVENUE': ['396200000'],
  'E1-REVENUECUR': ['PLN'],
  'E1-CREDITS': ['no'],
  'E1-ICP': ['no'],
  'E-MATERIAL': ['E2', 'E3', 'E5'],
  'E2-POLLUTANTS': [
    'To air, from the coal boiler at Lublin, calculated from the fuel burnt: about 24 t of sulphur oxides, 6 t of nitrogen oxides and 5 t of dust. To water, in wastewater sent to municipal treatment from Poznań: about 2 t of nitrogen and 0.4 t of phosphorus. No releases to soil were recorded.',
  ],
  'E3-WATER': ['15280'],
  'E3-WATERRISK': ['15280'],
  'E5-WASTE': ['883'],
  'E5-NONREC': ['10.7'],
  'S1-TOTAL': ['611'],
  'S1-WOMEN': ['275'],
  'S1-TURNOVER': ['11.8'],
  'S1-CBA': ['60'],
  'S1-WAGE': ['yes'],
  'S1-TRAINING': ['13'],
  'S1-ACCIDENTS': ['11'],
  'S1-FATAL': ['0'],
  'S1-PAYGAP': ['7.4'],
  'G1-POLICY': ['code', 'corruption', 'whistle', 'training'],
  'G1-INCIDENTS': ['0'],
  'G1-PAYDAYS': ['28'],
  'G1-PAYONTIME': ['94'],
  'S-MATERIAL': ['S2', 'S4'],
  'E2-MDRP': [
    'The environmental policy covers all six sites and sets limits for wastewater quality and boiler emissions. The chief operating officer is responsible for it. It does not cover fertiliser use on farms.',
  ],
  'E2-MDRA': [
    'Poznań tests its wastewater every week and pre-treats it before discharge. Agronomists advise growers on fertiliser doses. No separate budget was set for this.',
  ],
  'E2-MDRT': ['We have no measurable target for pollution yet. We track the weekly wastewater results.'],
  'E2-MDRM': [
    'Amounts to air are calculated from fuel and standard emission indicators, amounts to water from weekly samples. Losses of nutrients on farms are not measured. No one outside the company has checked the figures.',
  ],
  'E3-MDRP': [
    'The environmental policy asks every site to meter its water and use it sparingly. It gives priority to the wells at Poznań. The chief operating officer is responsible for it.',
  ],
  'E3-MDRA': [
    'The Poznań plant checks its well levels every month in the harvest season and repairs leaks in the washing lines. A closed loop for rinsing water is being examined; no money is committed yet.',
  ],
  'E3-MDRT': [
    'We have no water target yet. Progress is followed by the water drawn at Poznań for each tonne of fruit.',
  ],
  'E3-MDRM': [
    'Water consumption is the metered supply less the wastewater at Poznań. The other sites use little water for processing and are not included. No one outside the company has checked the figure.',
  ],
  'E5-MDRP': [
    'The packaging policy prefers recyclable, light and returnable packaging and asks for fruit waste to be used as feed or in a biogas plant. The head of purchasing is responsible for it.',
  ],
  'E5-MDRA': [
    'Food waste from Poznań goes to a biogas plant, and cardboard is bought with recycled content. We test single-material film with two suppliers. The cost is part of the purchasing budget.',
  ],
  'E5-MDRT': [
    'We have no target for packaging or waste yet. We track tonnes of waste and the share that is incinerated.',
  ],
  'E5-MDRM': [
    'Waste is weighed by the carriers at Poznań; the other sites do not weigh theirs yet. Incinerated waste counts as not recycled. No one outside the company has checked the figures.',
  ],
  'S1-MDRP': [
    'The health and safety policy and the work rules cover all employees, including seasonal ones. The management board is responsible for them; the unions are consulted on changes.',
  ],
  'S1-MDRA': [
    'Guards on cutters and conveyors were inspected at all plants, ammonia alarms at Gniezno were tested, and night shifts in the season are planned with the unions. The cost is part of the sites’ maintenance budgets.',
  ],
  'S1-MDRT': [
    'The aim is to have no fatal accident in any year; none occurred in this one. We have no target for overtime and track it each month.',
  ],
  'S1-MDRM': [
    'Employees are counted at the end of the year without seasonal staff, accidents from the accident register of all sites. No one outside the company has checked the figures.',
  ],
  'S2-MDRP': [
    'The supplier code requires the legal minimum wage, a written contract, water and shade for pickers. It applies to all farms with a supply contract. The head of purchasing is responsible for it.',
  ],
  'S2-MDRA': [
    'Our agronomists speak with pickers during farm visits in the season. Where pay falls short, the farm agrees on a correction. No separate budget was set for this.',
  ],
  'S2-MDRT': ['We have no measurable target yet. Progress is followed by the findings of farm visits.'],
  'S2-MDRM': [
    'The metric is the number of findings on pay and contracts. Only visited farms are covered, and the findings have not been totalled for the year. No one outside the company has checked them.',
  ],
  'S4-MDRP': [
    'The food safety policy covers every product and plant. It follows the HACCP principles and the BRCGS standard. The head of quality is responsible for it.',
  ],
  'S4-MDRA': [
    'Every batch is tested before it is released, jars pass an X-ray inspection, and a recall exercise is held once a year. The cost is part of the quality budget.',
  ],
  'S4-MDRT': ['The aim is to have no recall in any year. There was none in this one.'],
  'S4-MDRM': [
    'The metric is the number of public recalls: none in the year, from the quality register of all plants. A certification body audits the food safety system, but not this figure.',
  ],
  'G1-MDRP': [
    'The code of conduct covers all employees, and the purchasing rules set prices and payment terms for growers. The management board is responsible for both.',
  ],
  'G1-MDRA': [
    'Growers can choose three-year contracts with a minimum price and an advance for seedlings. Buyers and managers are trained on the code every year. No separate budget was set for this.',
  ],
  'G1-MDRT': [
    'The aim is to pay every invoice on the agreed terms. In the year 94% of payments met it; no base year is set.',
  ],
  'G1-MDRM': [
    'The payment figures come from the accounts and include all suppliers. Disputed invoices count as late. No one outside the company has checked them.',
  ],
  'SBM-EFFECTS': [
    'In the short term, swings in energy prices and poor harvests reduce our margin, because prices agreed with retailers are fixed. In the medium term, producer responsibility fees rise with the weight of our packaging. In the long term, frost and drought can make fruit scarcer and more expensive. We have not calculated amounts for this first statement.',
  ],
  'E1-EFFECTS': [
    'Physical risks: frost during blossom and drought raise the price of fruit and can leave contracts unfulfilled. Transition risks: power and gas prices hit our margin directly, and replacing coal at Lublin will take investment. We have identified no climate opportunity with a material effect. We have not calculated amounts for this first statement.',
  ],
  'E1-SCENARIO': [
    'We looked at frost, drought and heat in the regions where our fruit grows and at our six sites, and at energy prices and rules on coal and refrigerants, in the short, medium and long term. The basis was our own records and interviews with growers. We used no climate scenario, because this was our first assessment and we had no model for our regions.',
  ],
  'E1-RESILIENCE': [
    'We have not analysed the resilience of the whole business yet; this is planned for the next report. About 900 farms in several regions, a cold store and three-year contracts with growers soften a poor harvest. Fixed prices in our sales contracts and coal at Lublin make us vulnerable. How often late frosts will return is the largest uncertainty.',
  ],
  'E2-SUBSTANCES': ['yes'],
  'E2-SOC': ['18'],
  'E2-SVHC': ['0'],
  'E2-SUBSTANCETEXT': [
    'Ammonia for the refrigeration system in Gniezno, and cleaning agents with peracetic acid or sodium hypochlorite at the plants: all are hazardous to the aquatic environment. The amount is what we bought, mostly cleaning agents. They leave with the wastewater; how much of them is left by then is not measured. Our products contain none of them.',
  ],
  'E5-INFLOWS': [
    'For the Poznań plant: 5,018 t of fruit, 1,346 t of sugar, 541 t of glass jars and 259 t of cardboard. For Łódź: 450 t of fruit concentrate. The weights come from invoices and weighbridge tickets. Film, labels and the materials of the other plants are not recorded by weight yet and are not included.',
  ],
  'E5-INWEIGHT': ['7614'],
  'E5-INBIO': ['0'],
  'E5-INSECONDARY': ['3.4'],
  'G1-SUPPLIERS': [
    'Agronomists visit farms with a supply contract in the season, and growers can choose three-year contracts with a minimum price. The supplier code sets social requirements for farms; environmental criteria do not count in our choice of suppliers yet. Growers are paid at the end of the longest period the law allows. We check the accounts for late payments, but have no separate rule for small suppliers.',
  ],
  'G1-CORRUPTION': [
    'The code of conduct forbids bribes and limits gifts. Employees and suppliers can report concerns through the whistleblowing channel. The legal department investigates reports and informs the audit committee of the supervisory board. Buyers and managers, the functions most at risk, are trained on the code every year.',
  ],
  'G1-POLITICAL': ['no'],
  'E-TAXONOMY': ['no'],
  'E-TAXWHYNOT': [
    'We publish this statement voluntarily; we had no duty to report on sustainability for this period. Our activities have not been assessed against the taxonomy.',
  ],
};
