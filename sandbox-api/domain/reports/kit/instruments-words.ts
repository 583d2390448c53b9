export const instrumentWords = {
  en: {
    title: 'Contractual instruments of Scope 2 by type',
    row: 'Type of instrument',
    consumption: 'Scope 2 consumption',
    share: 'Share',
    certified: '{certificate} bundled with its contract ({contract})',
    certificates: {
      go: 'Guarantees of origin',
      rego: 'REGO certificates',
      rec: 'Renewable energy certificates (REC)',
      'i-rec': 'I-REC certificates',
      other: 'Other certificates',
      unknown: 'Certificates of a type that is not stated',
    },
    contract: 'contract for renewable energy',
    supplier: 'Emission factor stated by the supplier',
    covered: 'All instruments',
    uncertified: 'No instrument: {contract} without a valid certificate',
    rest: 'No instrument: all other consumption',
    note: 'Of all purchased energy in Scope 2, in MWh. A contract counts as an instrument on the days for which a certificate is recorded. A company’s own emission factor is not an instrument.',
    esrsNote:
      'ESRS E1 AR 45(d), datapoints E1-6_18 to E1-6_23. Each certificate is recorded with the contract that it came with, so all of them are bundled; 0 MWh are covered by unbundled certificates.',
    noProof:
      '{contract}: {mwh} MWh have no valid certificate. They are not covered by an instrument, yet the market-based result counts them as 0 t CO₂e. This zero has no certificate to prove it.',
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
    note: 'W odniesieniu do całej energii zakupionej w zakresie 2, w MWh. Umowa jest instrumentem w dniach, dla których odnotowano certyfikat. Własny wskaźnik emisji firmy nie jest instrumentem.',
    esrsNote:
      'ESRS E1 AR 45(d), punkty danych od E1-6_18 do E1-6_23. Każdy certyfikat jest odnotowany razem z umową, z którą go otrzymano, więc wszystkie są powiązane z energią; certyfikaty niepowiązane obejmują 0 MWh.',
    noProof:
      '{contract}: {mwh} MWh nie ma ważnego certyfikatu. Nie obejmuje ich żaden instrument, a mimo to wynik według metody rynkowej liczy je jako 0 t CO₂e. Tego zera nie potwierdza żaden certyfikat.',
  },
};
