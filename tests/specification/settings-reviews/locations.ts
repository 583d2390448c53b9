import * as utilities from '#api/contract/activity-data/utilities';
import * as places from '#api/contract/company/locations';
import * as contractFiles from '#api/contract/company/supply-type-files';
import * as contracts from '#api/contract/company/supply-types';
import type { DocumentPart } from '../document';
import { section } from '../line';
import { testsOf } from '../proof';

const company = 'sandbox-api/modules/company';
const byScreen = testsOf('tests/e2e/company/settings-locations.full.test.ts');
const byForm = testsOf('tests/e2e/company/location-form.full.test.ts');
const byFirstDay = testsOf('tests/e2e/account/first-day.test.ts');
const byLocations = testsOf(`${company}/locations/locations.test.ts`);
const byRemoval = testsOf(`${company}/locations/removal.test.ts`);
const byFiles = testsOf(`${company}/supply-type-files/supply-type-files.test.ts`);
const byEffect = testsOf(`${company}/supply-types/contract-effect.test.ts`);
const byBills = testsOf(
  'sandbox-api/modules/activity-data/utility-consumptions/utility-consumptions.test.ts',
);
const byImport = testsOf('sandbox-api/modules/activity-data/imports/location-imports.test.ts');
const bySearch = testsOf('src/features/company/locations/manage/manage-search.test.ts');
const byUploads = testsOf('src/components/form/files/upload-batch.test.ts');
const byFileCheck = testsOf('src/components/form/files/file-check.test.ts');
const byPermissions = testsOf('tests/contract/other-company.test.ts');

/** Specification 001: locations, contracts and their files. */
export const locations: DocumentPart = {
  lines: section('locations', [
    [
      'route',
      '/settings/locations lists the locations; whoever cannot change them reads why',
      byScreen('reads the locations and why they cannot be changed'),
      bySearch(
        'locations are found by each word of their name and address, also without Polish letters',
        'locations stand as they come until an order is asked for; what is not known comes last in both directions',
        'another search or order begins on the first page and keeps the other',
      ),
      byScreen('is searched and sorted in the address, and back undoes it'),
    ],
    [
      'archive',
      'An active table and an archive accordion with restore',
      byScreen('without data says that nothing is lost; it is in the archive then, and comes back'),
      byLocations('puts "all" first on demand and leaves archived ones out unless asked'),
      byLocations('as closed keeps its data and can be undone'),
    ],
    [
      'modal',
      'A modal with two tabs; contracts appear after the location is saved and only with an electricity utility',
      byScreen('takes a new location, whose contracts come next, without leaving the settings'),
      byForm('is renamed, and every place shows the new name'),
      byBills('is offered for electricity and for nothing else'),
    ],
    [
      'after-adding',
      'After creating: to the contracts tab when there is electricity, else closed',
      byScreen('takes a new location, whose contracts come next, without leaving the settings'),
    ],
    [
      'first-location',
      'The first location reloads the user',
      byFirstDay('offers the tour, then leads to the first location in two steps'),
    ],
    [
      'contract-grid',
      'Contracts ten a page with name and start as DD/MM/YYYY, and a form to add one',
      byForm('lists its contracts ten a page'),
      byForm('gets an electricity contract, which changes what its bills emit'),
    ],
    [
      'green',
      'A green contract means renewable energy',
      byBills('takes its days of recorded bills to zero market-based and leaves location-based alone'),
      byBills('without a certificate says so'),
    ],
    [
      'contract-effect',
      'What a contract changes is said before it is saved',
      byEffect(
        'is what saving it does, to the bills that follow it and no others',
        'is only said: nothing is stored, and asked again it is the same',
        'counts the contract of the same day as replaced, and ends where the next one starts',
        'is nothing where no bill follows',
      ),
    ],
    [
      'import',
      'Locations can be imported from a template',
      byScreen('fills the table from a template, and gives wrong rows back'),
      byImport(
        'has the columns of the form and the countries to choose from',
        'is checked first and adds its locations when it is processed, as if entered by hand',
        'gives back every row with every reason, and adds nothing',
        'is for administrators, at each step',
      ),
    ],
    [
      'removal',
      'Removal: closed with a date, or other with the data deleted; it warns of what is lost',
      byScreen(
        'for another reason names rows and tonnes, and waits for its name',
        'as closed keeps what it emitted',
      ),
      byRemoval(
        'is said in rows by kind, in kg by year, with the first day of its data',
        'is gone afterwards, contracts included, and the empty location can be restored',
        'keeps its past in every figure: sums, charts, months, scopes, sources',
      ),
    ],
    [
      'removal-rules',
      'Reason required; the closing date required for closed, not in the future, not before the first entry',
      byScreen('without data says that nothing is lost; it is in the archive then, and comes back'),
      byLocations('needs a closing day that is not in the future, unless the data goes'),
      byRemoval('before the first entry is refused on its field, and nothing changes'),
    ],
    [
      'rules',
      'Name, address, town and country required and trimmed; post code optional; area a whole number',
      byLocations(
        'names every missing field at once',
        'stores what was entered and writes the audit row',
        'refuses an unknown country and an area that is no whole number',
      ),
      byForm('is not given another area than was typed: part of a square metre is refused in words'),
    ],
    [
      'contract-rules',
      'Start and kind of a contract required; one a day',
      byBills('is for administrators, for own locations and for known kinds only'),
      byBills('that starts on the same day is replaced, which recalculates again'),
      byEffect(
        'before the first day that anything is entered for is refused on its day, and nothing changes',
        'on the day of another one replaces it, its files stay with it',
      ),
    ],
    [
      'files',
      'Files of a contract: upload, list, download by the name in Content-Disposition, delete',
      byFiles(
        'is listed with its name, size and who uploaded it, and downloaded as it was',
        'comes alone or with others; those of a request are all stored or none',
        'leaves in the audit what it was, without its content, and that it was deleted',
        'goes with the data of its location, and only there',
      ),
      byScreen(
        'are listed with those of the demo, stored one by one, and downloaded under their Polish name',
        'are deleted after a question that names them',
      ),
    ],
    [
      'file-limits',
      'Types and sizes come from the server; each refusal names type or size; a batch too large sends nothing',
      byFiles(
        'have limits that the server states',
        '%s is refused on its field, and nothing is stored',
        'because of its name is no more: %j is stored as a safe one',
      ),
      byFileCheck('name every reason at once'),
      byScreen('of a wrong type, too large, or too large together are refused before anything is sent'),
    ],
    [
      'upload-failure',
      'A failed upload says why; the list stays, and the other files go on',
      byUploads(
        'files of a batch are read and sent one after the other, and each says how far it got',
        'a file that fails leaves the others of its batch alone',
      ),
      byScreen('of which one is not what its name says stand beside their reason, and the list stays'),
    ],
    [
      'permissions',
      'Admins change locations, contracts and files; foreign ones are missing',
      byLocations('is for administrators of the own company'),
      byFiles(
        'are read by every role and changed by administrators',
        'of another company are as missing as those that never were',
      ),
      byPermissions('every call answers as if the row did not exist'),
    ],
  ]),
  entities: [
    {
      name: 'location',
      schema: places.location,
      fields:
        'locationId name countryId countryName postCode town address1 address2 address3 address area active dateDisabled',
    },
    { name: 'utility', schema: utilities.utility, fields: 'utilityId name isElectricity' },
    { name: 'contract', schema: contracts.locationSupplyType, fields: 'id supplyTypeName startDate' },
    {
      name: 'contract payload',
      schema: contracts.locationSupplyTypeBody,
      fields: 'startDate supplyTypeId locationId',
    },
    {
      name: 'available supply type',
      schema: contracts.availableSupplyType,
      fields: 'supplyTypeId name description',
    },
    {
      name: 'supply type file',
      schema: contractFiles.supplyTypeFile,
      fields: 'locationSupplyTypeFileId name',
    },
  ],
  calls: [
    'GET /api/Locations?addOptionAll&includeInactive',
    'GET /api/Locations/{id}',
    'POST /api/Locations',
    'PUT /api/Locations/{id}',
    'DELETE /api/Locations/{id}?deleteData&disableDate',
    'PUT /api/Locations/{id}/Restore',
    'GET /api/Locations/{id}/Utilities?listAllPossible&excludeWherePriceExists&addOptionAll',
    'GET /api/Locations/{id}/Utilities/{id}/SupplyTypes',
    'POST /api/Locations/Utilities/SupplyTypes',
    'GET /api/SupplyTypes/Locations/{id}/Utilities/{id}/SupplyTypes/Available',
    'GET /api/Locations/SupplyTypes/{id}/Files',
    'POST /api/Locations/SupplyTypes/{id}/Files',
    'DELETE /api/Locations/SupplyTypes/Files/{id}',
    'GET /api/Locations/SupplyTypes/Files/{id}/Download',
    'GET /api/Locations/SupplyTypes/Files/Extensions',
    'GET /api/Locations/SupplyTypes/Files/MaxSize',
    'GET /api/Locations/SupplyTypes/Files/Batch/MaxSize',
  ],
};
