import {
  dayAt,
  type InvoiceLine,
  invoiceOf,
  meterAmong,
  type PlaceAt,
  placeOf,
  type ReadInvoice,
} from './invoice-lines';
import { all, first, textAt, type XmlElement } from './xml-element';

/** UNTDID 1001: a credit note and a credit note of self-billing. */
const creditCodes = ['381', '261', '396'];

/** A Cross Industry Invoice, also the one inside a Factur-X or ZUGFeRD PDF. */
export function readCii(root: XmlElement): ReadInvoice {
  const transaction = first(root, 'SupplyChainTradeTransaction');
  const settlement = first(transaction, 'ApplicableHeaderTradeSettlement');
  const head = {
    number: first(root, 'ExchangedDocument/ID'),
    supplier: first(transaction, 'ApplicableHeaderTradeAgreement/SellerTradeParty/Name'),
    currency: first(settlement, 'InvoiceCurrencyCode'),
    isCredit: creditCodes.includes(textAt(root, 'ExchangedDocument/TypeCode') ?? ''),
  };
  const lines = all(transaction, 'IncludedSupplyChainTradeLineItem');
  return invoiceOf(
    'CII',
    head,
    lines.map((line) => lineOf(line, transaction, settlement)),
  );
}

function lineOf(
  line: XmlElement,
  transaction: XmlElement | null,
  settlement: XmlElement | null,
): InvoiceLine {
  const product = first(line, 'SpecifiedTradeProduct');
  const quantity = first(line, 'SpecifiedLineTradeDelivery/BilledQuantity');
  const period =
    first(line, 'SpecifiedLineTradeSettlement/BillingSpecifiedPeriod') ??
    first(settlement, 'BillingSpecifiedPeriod');
  const code = quantity?.attributes.unitCode;
  const shipTo =
    first(line, 'SpecifiedLineTradeDelivery/ShipToTradeParty') ??
    first(transaction, 'ApplicableHeaderTradeDelivery/ShipToTradeParty');
  const delivered = 'ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString';
  return {
    line,
    item: first(product, 'Name', 'Description'),
    note: textAt(product, 'Description') ?? '',
    quantity,
    unit: quantity && code !== undefined ? { element: quantity, text: code } : null,
    start: dayAt(first(period, 'StartDateTime/DateTimeString')),
    end: dayAt(
      first(period, 'EndDateTime/DateTimeString') ??
        first(line, `SpecifiedLineTradeDelivery/${delivered}`) ??
        first(transaction, `ApplicableHeaderTradeDelivery/${delivered}`),
    ),
    meter: meterOf(product) ?? first(shipTo, 'GlobalID', 'ID'),
    place: placeIn(shipTo),
    net: first(
      line,
      'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount',
    ),
  };
}

function meterOf(product: XmlElement | null): XmlElement | null {
  const characteristics = all(product, 'ApplicableProductCharacteristic').flatMap((characteristic) => {
    const value = first(characteristic, 'Value');
    return value ? [{ name: textAt(characteristic, 'Description') ?? '', value }] : [];
  });
  return meterAmong(characteristics);
}

function placeIn(party: XmlElement | null): PlaceAt | null {
  const address = first(party, 'PostalTradeAddress');
  const lines = ['LineOne', 'LineTwo', 'PostcodeCode', 'CityName'];
  const parts = [first(party, 'Name'), ...lines.map((line) => first(address, line))];
  return placeOf(address ?? party, parts);
}
