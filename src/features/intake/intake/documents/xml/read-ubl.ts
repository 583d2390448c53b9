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

/** An invoice or credit note of UBL 2.1. */
export function readUbl(root: XmlElement): ReadInvoice {
  const party = first(root, 'AccountingSupplierParty/Party');
  const head = {
    number: first(root, 'ID'),
    supplier: first(party, 'PartyLegalEntity/RegistrationName', 'PartyName/Name'),
    currency: first(root, 'DocumentCurrencyCode'),
    isCredit: root.name === 'CreditNote',
  };
  const lines = [...all(root, 'InvoiceLine'), ...all(root, 'CreditNoteLine')];
  return invoiceOf(
    'UBL',
    head,
    lines.map((line) => lineOf(root, line)),
  );
}

function lineOf(root: XmlElement, line: XmlElement): InvoiceLine {
  const item = first(line, 'Item');
  const quantity = first(line, 'InvoicedQuantity', 'CreditedQuantity');
  const period = first(line, 'InvoicePeriod') ?? first(root, 'InvoicePeriod');
  const code = quantity?.attributes.unitCode;
  return {
    line,
    item: first(item, 'Name', 'Description'),
    note: `${textAt(item, 'Description') ?? ''} ${textAt(line, 'Note') ?? ''}`,
    quantity,
    unit: quantity && code !== undefined ? { element: quantity, text: code } : null,
    start: dayAt(first(period, 'StartDate')),
    end: dayAt(first(period, 'EndDate') ?? deliveryDay(root, line)),
    meter: meterOf(root, line, item),
    place: placeIn(first(line, 'Delivery')) ?? placeIn(first(root, 'Delivery')),
    net: first(line, 'LineExtensionAmount'),
  };
}

function deliveryDay(root: XmlElement, line: XmlElement): XmlElement | null {
  return first(line, 'Delivery/ActualDeliveryDate') ?? first(root, 'Delivery/ActualDeliveryDate');
}

function meterOf(root: XmlElement, line: XmlElement, item: XmlElement | null): XmlElement | null {
  const properties = all(item, 'AdditionalItemProperty').flatMap((property) => {
    const value = first(property, 'Value');
    return value ? [{ name: textAt(property, 'Name') ?? '', value }] : [];
  });
  const place = 'Delivery/DeliveryLocation/ID';
  return meterAmong(properties) ?? first(line, place) ?? first(root, place);
}

function placeIn(delivery: XmlElement | null): PlaceAt | null {
  const location = first(delivery, 'DeliveryLocation');
  const address = first(location, 'Address', 'LocationAddress');
  const names = [first(location, 'Name'), first(delivery, 'DeliveryParty/PartyName/Name')];
  const lines = ['StreetName', 'AdditionalStreetName', 'BuildingNumber', 'PostalZone', 'CityName'];
  const parts = [...names, ...lines.map((line) => first(address, line))];
  return placeOf(address ?? location ?? delivery, parts);
}
