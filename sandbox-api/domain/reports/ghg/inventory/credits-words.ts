export const creditsWords = {
  en: {
    actions: 'Actions and results',
    noActions: 'The company has stated no changes for this period.',
    none: 'no',
    notDescribed: 'yes, not described',
    targets: 'Targets',
    noTargets:
      'This inventory does not include emission reduction targets. Targets set by the company are disclosed in a sustainability report (ESRS E1-4).',
    removals: 'Removals in own operations',
    noRemovals:
      'This inventory does not include removals of greenhouse gases, so they are not part of any figure.',
    credits: 'Credits',
    noCredits:
      'This inventory does not include carbon credits, whether bought, sold or cancelled, so none are deducted from emissions. Credits cancelled by the company are disclosed in a sustainability report (ESRS E1-7).',
  },
  pl: {
    actions: 'Działania i ich wyniki',
    noActions: 'Firma nie podała żadnych zmian w tym okresie.',
    none: 'nie',
    notDescribed: 'tak, bez opisu',
    targets: 'Cele',
    noTargets:
      'Ta inwentaryzacja nie obejmuje celów redukcji emisji. Cele wyznaczone przez firmę ujawnia się w raporcie zrównoważonego rozwoju (ESRS E1-4).',
    removals: 'Pochłanianie we własnej działalności',
    noRemovals:
      'Ta inwentaryzacja nie obejmuje pochłaniania gazów cieplarnianych, więc nie uwzględnia go żadna wartość.',
    credits: 'Jednostki emisji',
    noCredits:
      'Ta inwentaryzacja nie obejmuje jednostek emisji, ani kupionych, ani sprzedanych, ani umorzonych, więc żadnych nie odejmuje się od emisji. Jednostki umorzone przez firmę ujawnia się w raporcie zrównoważonego rozwoju (ESRS E1-7).',
  },
};
