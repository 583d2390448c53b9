export const creditsWords = {
  en: {
    actions: 'Actions and results',
    noActions: 'The company has stated no change of this period.',
    none: 'no',
    notDescribed: 'yes, not described',
    targets: 'Targets',
    noTargets: 'No target for lowering emissions is recorded.',
    removals: 'Removals in own operations',
    noRemovals:
      'No removal of greenhouse gases is recorded. Removals would stand here, apart from emissions.',
    credits: 'Credits',
    noCredits:
      'No credits are recorded, neither bought nor sold nor cancelled. Credits would stand here and are never set against emissions.',
  },
  pl: {
    actions: 'Działania i ich wyniki',
    noActions: 'Firma nie podała żadnych zmian w tym okresie.',
    none: 'nie',
    notDescribed: 'tak, bez opisu',
    targets: 'Cele',
    noTargets: 'Nie odnotowano celu redukcji emisji.',
    removals: 'Pochłanianie we własnej działalności',
    noRemovals:
      'Nie odnotowano pochłaniania gazów cieplarnianych. Znalazłoby się tutaj, oddzielnie od emisji.',
    credits: 'Jednostki emisji',
    noCredits:
      'Nie odnotowano jednostek emisji, ani kupionych, ani sprzedanych, ani umorzonych. Znalazłyby się tutaj i nigdy nie odejmuje się ich od emisji.',
  },
};
