export const creditsWords = {
  en: {
    actions: 'Actions and results',
    noActions: 'The company has stated no change of this period.',
    none: 'no',
    notDescribed: 'yes, not described',
    targets: 'Targets',
    noTargets:
      'This inventory does not hold targets for lowering emissions. A sustainability report states those that the company has set (ESRS E1-4).',
    removals: 'Removals in own operations',
    noRemovals: 'This inventory does not hold removals of greenhouse gases, so none is in any figure.',
    credits: 'Credits',
    noCredits:
      'This inventory does not hold credits, neither bought nor sold nor cancelled, so none is set against emissions. A sustainability report states those that the company has cancelled (ESRS E1-7).',
  },
  pl: {
    actions: 'Działania i ich wyniki',
    noActions: 'Firma nie podała żadnych zmian w tym okresie.',
    none: 'nie',
    notDescribed: 'tak, bez opisu',
    targets: 'Cele',
    noTargets:
      'Ta inwentaryzacja nie zawiera celów redukcji emisji. Cele, które firma sobie wyznaczyła, podaje sprawozdanie zrównoważonego rozwoju (ESRS E1-4).',
    removals: 'Pochłanianie we własnej działalności',
    noRemovals:
      'Ta inwentaryzacja nie zawiera pochłaniania gazów cieplarnianych, więc nie ma go w żadnej liczbie.',
    credits: 'Jednostki emisji',
    noCredits:
      'Ta inwentaryzacja nie zawiera jednostek emisji, ani kupionych, ani sprzedanych, ani umorzonych, więc żadnych nie odejmuje się od emisji. Umorzone przez firmę podaje sprawozdanie zrównoważonego rozwoju (ESRS E1-7).',
  },
};
