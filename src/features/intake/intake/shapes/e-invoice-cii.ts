/** D10 as Cross Industry Invoice; `typeCode` 381 is a credit note. */
export function ciiInvoice({
  typeCode = '380',
  hasLines = true,
}: {
  typeCode?: string;
  hasLines?: boolean;
} = {}): string {
  const line = (id: number, name: string, unit: string, quantity: string, net: string) => `
    <ram:IncludedSupplyChainTradeLineItem>
      <ram:AssociatedDocumentLineDocument><ram:LineID>${id}</ram:LineID></ram:AssociatedDocumentLineDocument>
      <ram:SpecifiedTradeProduct><ram:Name>${name}</ram:Name>
        <ram:ApplicableProductCharacteristic><ram:Description>Zählernummer</ram:Description><ram:Value>70123456</ram:Value></ram:ApplicableProductCharacteristic>
      </ram:SpecifiedTradeProduct>
      <ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="${unit}">${quantity}</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
      <ram:SpecifiedLineTradeSettlement>
        <ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${net}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation>
      </ram:SpecifiedLineTradeSettlement>
    </ram:IncludedSupplyChainTradeLineItem>`;
  const lines = `${line(1, 'Strom, Hochtarif', 'KWH', '1250.5', '812.83')}${line(2, 'Strom, Niedertarif', 'KWH', '640', '288.00')}${line(3, 'Grundpreis', 'MON', '1', '35.00')}`;
  const day = (date: string) => `<udt:DateTimeString format="102">${date}</udt:DateTimeString>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
  <rsm:ExchangedDocument><ram:ID>BE/2026/01/0417</ram:ID><ram:TypeCode>${typeCode}</ram:TypeCode>
    <ram:IssueDateTime>${day('20260205')}</ram:IssueDateTime></rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>${hasLines ? lines : ''}
    <ram:ApplicableHeaderTradeAgreement><ram:SellerTradeParty><ram:Name>Bursztyn Energie GmbH</ram:Name></ram:SellerTradeParty></ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeDelivery/>
    <ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
      <ram:BillingSpecifiedPeriod><ram:StartDateTime>${day('20260101')}</ram:StartDateTime><ram:EndDateTime>${day('20260131')}</ram:EndDateTime></ram:BillingSpecifiedPeriod>
    </ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`;
}
