/** D10 as UBL 2.1, or the credit note of it. */
export function ublInvoice({ isCredit = false }: { isCredit?: boolean } = {}): string {
  const root = isCredit ? 'CreditNote' : 'Invoice';
  const line = (id: number, name: string, unit: string, quantity: string, net: string) => `
  <cac:${root}Line>
    <cbc:ID>${id}</cbc:ID>
    <cbc:${isCredit ? 'Credited' : 'Invoiced'}Quantity unitCode="${unit}">${quantity}</cbc:${isCredit ? 'Credited' : 'Invoiced'}Quantity>
    <cbc:LineExtensionAmount currencyID="EUR">${net}</cbc:LineExtensionAmount>
    <cac:Item><cbc:Name>${name}</cbc:Name>
      <cac:AdditionalItemProperty><cbc:Name>Meter number</cbc:Name><cbc:Value>70123456</cbc:Value></cac:AdditionalItemProperty>
    </cac:Item>
  </cac:${root}Line>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${root}-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:ID>BE/2026/01/0417</cbc:ID>
  <cbc:IssueDate>2026-02-05</cbc:IssueDate>
  <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cac:InvoicePeriod><cbc:StartDate>2026-01-01</cbc:StartDate><cbc:EndDate>2026-01-31</cbc:EndDate></cac:InvoicePeriod>
  <cac:AccountingSupplierParty><cac:Party>
    <cac:PartyTaxScheme><cbc:CompanyID>PL5260000001</cbc:CompanyID></cac:PartyTaxScheme>
    <cac:PartyLegalEntity><cbc:RegistrationName>Bursztyn Energia Sp. z o.o.</cbc:RegistrationName></cac:PartyLegalEntity>
  </cac:Party></cac:AccountingSupplierParty>${line(1, 'Active energy, day', 'KWH', '1250.5', '812.83')}${line(2, 'Active energy, night', 'KWH', '640', '288.00')}${line(3, 'Standing charge', 'MON', '1', '35.00')}
</${root}>`;
}
