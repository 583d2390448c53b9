export const instrumentWords = {
  en: {
    title: 'Scope 2 contractual instruments by type',
    row: 'Type of instrument',
    consumption: 'Scope 2 consumption',
    share: 'Share',
    certified: '{certificate} bundled with the contract ({contract})',
    certificates: {
      go: 'Guarantees of origin',
      rego: 'REGO certificates',
      rec: 'Renewable energy certificates (REC)',
      'i-rec': 'I-REC certificates',
      other: 'Other certificates',
      unknown: 'Certificates of unspecified type',
    },
    contract: 'contract for renewable energy',
    supplier: 'Emission factor stated by the supplier',
    covered: 'All instruments',
    uncertified: 'No instrument: {contract} without a valid certificate',
    rest: 'No instrument: all other consumption',
    note: 'All energy purchased in Scope 2, in MWh. A contract counts as an instrument on the days for which a certificate is recorded. A company’s own emission factor is not an instrument.',
    esrsNote:
      'ESRS E1 AR 45(d), datapoints E1-6_18 to E1-6_23. Each certificate is recorded with the contract under which it was supplied, so all are bundled; unbundled certificates cover 0 MWh.',
    noProof:
      '{contract}: {mwh} MWh have no valid certificate. They are not covered by an instrument, but the market-based result counts them as 0 t CO₂e. No certificate supports this zero.',
  },
  pl: {
    title: 'Instrumenty umowne zakresu 2 według rodzaju',
    row: 'Rodzaj instrumentu',
    consumption: 'Zużycie w zakresie 2',
    share: 'Udział',
    certified: '{certificate} powiązane z umową ({contract})',
    certificates: {
      go: 'Gwarancje pochodzenia',
      rego: 'Certyfikaty REGO',
      rec: 'Certyfikaty energii odnawialnej (REC)',
      'i-rec': 'Certyfikaty I-REC',
      other: 'Inne certyfikaty',
      unknown: 'Certyfikaty, których rodzaju nie podano,',
    },
    contract: 'umowa na energię odnawialną',
    supplier: 'Wskaźnik emisji podany przez dostawcę',
    covered: 'Wszystkie instrumenty',
    uncertified: 'Bez instrumentu: {contract} bez ważnego certyfikatu',
    rest: 'Bez instrumentu: pozostałe zużycie',
    note: 'Cała energia zakupiona w zakresie 2, w MWh. Umowa jest instrumentem w dniach, dla których odnotowano certyfikat. Własny wskaźnik emisji firmy nie jest instrumentem.',
    esrsNote:
      'ESRS E1 AR 45(d), punkty danych od E1-6_18 do E1-6_23. Każdy certyfikat odnotowano razem z umową, w ramach której go dostarczono, więc wszystkie są powiązane z energią; certyfikaty niepowiązane obejmują 0 MWh.',
    noProof:
      '{contract}: {mwh} MWh nie ma ważnego certyfikatu. Nie obejmuje ich żaden instrument, a mimo to w wyniku według metody rynkowej liczą się jako 0 t CO₂e. Tego zera nie potwierdza żaden certyfikat.',
  },
};
