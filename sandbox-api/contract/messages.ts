import { importMessages } from '#api/contract/activity-data/messages';
import { companyMessages } from '#api/contract/company/messages';
import { factorMessages } from '#api/contract/factors/messages';
import { intakeMessages } from '#api/contract/intake/messages';
import { materialityMessages } from '#api/contract/materiality/messages';
import { reportMessages } from '#api/contract/reports/messages';
import { questionnaireMessages } from '#api/contract/reports/questionnaire-messages';
import { reviewMessages } from '#api/contract/reviews/messages';
import { scenarioMessages } from '#api/contract/scenarios/messages';
import type { FieldIssue } from './field-issue';
import type { ProblemCode } from './problem';

export const localeCodes = ['en', 'pl'] as const;
export type Locale = (typeof localeCodes)[number];

/**
 * The API's texts in both languages: field messages (also shown by the forms, which validate with the same
 * schemas) and the `detail` of each problem. Texts given by the specification are kept as given there.
 */
type Words = {
  fields: Record<string, string>;
  problems: Record<ProblemCode, { title: string; detail: string }>;
};

const en: Words = {
  fields: {
    required: "This field can't be empty",
    invalid: 'This value is not valid',
    email: 'Email must be valid',
    date: 'Enter a valid date',
    dateAfterToday: 'The date cannot be after today',
    dateOrder: 'The start date must not be after the end date',
    minChars: 'Enter at least {count} characters',
    maxChars: 'Enter at most {count} characters',
    minValue: 'The value must be at least {count}',
    maxValue: 'The value must be at most {count}',
    greaterThan: 'The value must be greater than {count}',
    lessThan: 'The value must be less than {count}',
    between: 'The value must be between {min} and {max}',
    passwordMismatch: 'Entered passwords are different',
    passwordSame: 'The new password must differ from the current one',
    exactCode: 'Enter the exact code from the e-mail',
    tokenInvalid: 'The token is invalid, make sure you entered it correctly',
    unknownReference: 'Choose one of the listed values',
    unknownField: 'This field is not known',
    unitNotConvertible: 'The unit {unit} cannot be converted for {item}. Choose one of the listed units',
    unitNotListed: 'Enter {item} in one of these units: {units}',
    noCalorificValue: 'No calorific value of {item} is published. Enter the amount in an energy unit',
    noDensity: 'No density of {item} is published. Enter the amount in a mass unit',
    calorificValueUnitNeeded: 'Choose the unit of the calorific value, net or gross',
    propertySourceNeeded: 'Name the document this value comes from, here or under “Related invoice”',
    propertyNotOfUnit: 'This does not apply to an amount in {unit}. Clear the field or choose another unit',
    propertyFarFromPublished:
      'Published for this fuel: {published} {unit}. Enter a value from {min} to {max}, or check the unit',
    propertyOutOfBounds: 'No fuel has this value. Enter a value from {min} to {max} {unit}',
    calorificValueOfCorrectionNeeded:
      'Volume correction only works with a calorific value per cubic metre. Enter that value too, as printed on the bill',
    volumeCorrectionOutOfBounds:
      'Enter a volume correction from {min} to {max}, such as 1.02264. Check that this is not the calorific value',
    amountNotAsWorkedOut: 'Your inputs give {amount} {unit}. Enter that amount, or enter the amount by hand',
    distanceNotDriven: 'A distance only gives the fuel of vehicles and machinery. Enter the amount itself',
    distanceGivesLitres: 'Distance and fuel economy give litres. Choose the unit l',
    noFactor: 'No emission factor for {item} covers {year}. Choose another date or add your own factor',
    supplierFactorNeeded:
      'No factor for {item} is published. Enter the COP your supplier states, or add their factor under Factors as your own',
    copNotOfCooling: 'Only cooling has a COP. Clear this field for {item}',
    countryWithoutFactors:
      'Some data entered here has no emission factor in this country. Nothing was saved.',
    shareOfRenewable: 'Only a renewable contract can cover a share or a volume. Clear this field',
    shareOrVolume: 'A contract covers either a share or a volume. Clear one of the two',
    pinnedVolumeUsed:
      '{month} is pinned, and the volume of its green contract is used up. Unpin the month first',
    wholeNumber: 'Enter a whole number, digits only',
    oneLine: 'Write this on one line, without line breaks or tabs',
    hiddenMarks: 'This text contains invisible characters. Type it instead of pasting it',
    oneOfThese: 'Fill at least one of these amounts',
    rateNeeded: 'Enter the rate: the currency or price year differs from the factor table',
    rateNotNeeded: 'Clear this field: currency and price year match the factor table',
    quantityNotFinite: 'Enter a number',
    quantityNegative: "The amount can't be negative. To reduce an entry, change the entry itself",
    creditNoteNeeded: 'A negative amount is a credit note. Enter it from the entry it corrects',
    asCorrected: 'In a credit note this must match the entry it corrects',
    hasCreditNotes: 'This entry has credit notes. Delete them before you change this',
    belowCreditNotes: "The amount can't be below {rest}, which credit notes deduct",
    correctedBelowZero: 'The corrected entry would fall below 0. It has {rest} left',
    quantityTooLarge: 'The amount is too large. Check the unit and the decimal mark',
    dateOutOfRange: 'The date must be between {min} and {max}',
    periodTooLong: 'The period can have at most {maxDays} days',
    emailTaken: 'This e-mail cannot be used',
    emailFixed: "A member's e-mail can't be changed. Contact us to use a new one",
    vatInvalid: 'Invalid VAT number for the selected country',
    pkdInvalid: 'Enter a PKD number like 62.01.Z',
    tooManyLines: 'More than {count} lines. Narrow the figure down, for example to one location or month',
    termsRequired: 'You must agree to the Terms and Conditions to create an account',
    ...importMessages.en,
    ...companyMessages.en,
    ...factorMessages.en,
    ...reviewMessages.en,
    ...questionnaireMessages.en,
    ...scenarioMessages.en,
    ...reportMessages.en,
    ...materialityMessages.en,
    ...intakeMessages.en,
  },
  problems: {
    validation_failed: {
      title: 'Check the entered data',
      detail: 'Some fields need attention. Nothing was saved.',
    },
    malformed_body: {
      title: 'Unreadable request',
      detail: 'The request could not be read as JSON. Nothing was saved.',
    },
    malformed_form: {
      title: 'Unreadable upload',
      detail: 'The uploaded form could not be read. Choose the file and send it again. Nothing was saved.',
    },
    unsupported_body: { title: 'Unsupported content', detail: 'This type of content is not accepted here.' },
    body_too_large: { title: 'Too large', detail: 'The request is larger than allowed. Nothing was saved.' },
    credential_missing: { title: 'Not signed in', detail: 'Sign in to continue.' },
    credential_invalid: { title: 'Session ended', detail: 'Your session has ended. Sign in again.' },
    login_failed: { title: 'Login failed', detail: 'Login failed, check credentials or try again later' },
    current_password_wrong: { title: 'Password not changed', detail: 'The current password is not correct' },
    password_change_required: {
      title: 'New password needed',
      detail: 'Set a new password before you continue.',
    },
    role_required: {
      title: 'Not allowed',
      detail: 'Your role does not allow this. Ask an administrator of your company.',
    },
    module_required: { title: 'Feature locked', detail: 'Feature locked. Contact us to upgrade plan.' },
    plan_required: { title: 'Feature locked', detail: 'Feature locked. Contact us to upgrade plan.' },
    not_found: { title: 'Not found', detail: "This item doesn't exist or was deleted." },
    stale: {
      title: 'Changed by someone else',
      detail: 'Another user has made changes to this field. Verify the data and try again.',
    },
    blocked_by_dependants: {
      title: 'Still in use',
      detail: 'Other data depends on this item, so it was not deleted.',
    },
    conflict: { title: 'Conflict', detail: 'This does not fit the current state. Reload and try again.' },
    idempotency_key_reused: {
      title: 'Key used twice',
      detail: 'The idempotency key was already used for another request. Nothing was saved.',
    },
    too_many_attempts: {
      title: 'Too many attempts',
      detail: 'Too many attempts. Wait {minutes} min and try again.',
    },
    too_many_at_once: {
      title: 'Too many at once',
      detail: 'Too many people are signing in right now. Wait a few seconds and try again.',
    },
    code_invalid: { title: 'Wrong code', detail: 'Enter the exact code from the e-mail' },
    token_invalid: {
      title: 'Wrong token',
      detail: 'The token is invalid, make sure you entered it correctly',
    },
    last_admin: { title: 'Last administrator', detail: 'A company needs at least one active administrator.' },
    own_status: { title: 'Own account', detail: 'You cannot change the status of your own account.' },
    own_removal: {
      title: 'Own account',
      detail: 'You cannot remove your own account. Ask another administrator.',
    },
    temporary_password_expired: {
      title: 'Temporary password expired',
      detail: 'This temporary password has expired. Ask an administrator of your company for a new one.',
    },
    password_chosen: {
      title: 'Password already chosen',
      detail:
        'This member has chosen a password. If it is lost, they can ask for a code on the sign-in page.',
    },
    storage_full: {
      title: 'Storage full',
      detail:
        'The browser has no space left for this site. Nothing was saved. Free some space and try again.',
    },
    unavailable: { title: 'Not available', detail: "The service can't answer right now. Try again." },
    unprocessable_file: {
      title: 'Unreadable file',
      detail: 'The content of this file cannot be used. Nothing was saved.',
    },
    import_has_errors: {
      title: 'Rows to correct',
      detail: 'Some rows of this file need to be corrected. Nothing was recorded.',
    },
    import_processed: {
      title: 'Already imported',
      detail: 'This file was imported before. Nothing was recorded twice.',
    },
    import_outdated: {
      title: 'Check again',
      detail:
        'The data of this location changed after the file was checked. Nothing was recorded. Upload the file again.',
    },
    evidence_full: {
      title: 'No room for this file',
      detail:
        'Your files take {used} of {max} MB, and this one has {size} MB. It was not kept. Delete files you no longer need, or keep this one outside the portal.',
    },
    evidence_left_out: {
      title: 'The content of this file is not here',
      detail:
        'This workspace was loaded from a file without the contents of evidence files. The name, checksum and entries are kept. To open the file, attach it or bring it in again.',
    },
    intake_recorded: {
      title: 'Already recorded',
      detail: 'The entries of this file were recorded before. Nothing was recorded twice.',
    },
    warnings_unanswered: {
      title: 'Warnings to answer',
      detail: 'Some entries have warnings without an answer. Nothing was recorded. Check the entries again.',
    },
    intake_changed: {
      title: 'Entries were changed',
      detail:
        'Entries of this file were changed after they were recorded, so they were not deleted. Delete them one by one.',
    },
    intake_replaced: {
      title: 'Earlier entries were replaced',
      detail:
        'Entries of this file replaced earlier ones, which undoing would not bring back. Nothing was deleted. Change the entries one by one instead.',
    },
    preview_stale: {
      title: 'The data changed',
      detail: 'Data changed after this preview was made, so it was not accepted. Make a new preview.',
    },
    recalculation_open: {
      title: 'A recalculation is open',
      detail: 'Accept or reject the open recalculation first. A company has one at a time.',
    },
    review_closed: {
      title: 'Not open yet',
      detail: 'The period of this review starts on {date}. You can answer it from that day on.',
    },
    owner_required: {
      title: 'Not yours',
      detail: 'Only the person who saved this can do that. Ask them, or save your own.',
    },
    owner_active: {
      title: 'Its owner is still here',
      detail:
        'You can only take over a report when its owner was deactivated or removed. Ask {owner} to share or delete it.',
    },
    report_incomplete: {
      title: 'The report is not complete',
      detail:
        'Required content is missing, or the report has changed since it was finished. Finish it first.',
    },
    simulation_in_plan: {
      title: 'Part of a plan',
      detail: 'This simulation is part of the plan "{plan}" of {owner}. Take it out of that plan first.',
    },
    internal: { title: 'Error', detail: 'Something went wrong' },
  },
};

const pl: Words = {
  fields: {
    required: 'To pole nie może być puste',
    invalid: 'Ta wartość jest nieprawidłowa',
    email: 'Podaj prawidłowy adres e-mail',
    date: 'Podaj prawidłową datę',
    dateAfterToday: 'Data nie może być późniejsza niż dzisiejsza',
    dateOrder: 'Data początkowa nie może być późniejsza niż końcowa',
    minChars: 'Minimalna liczba znaków: {count}',
    maxChars: 'Maksymalna liczba znaków: {count}',
    minValue: 'Wartość musi wynosić co najmniej {count}',
    maxValue: 'Wartość może wynosić najwyżej {count}',
    greaterThan: 'Wartość musi być większa niż {count}',
    lessThan: 'Wartość musi być mniejsza niż {count}',
    between: 'Wartość musi mieścić się w przedziale od {min} do {max}',
    passwordMismatch: 'Wprowadzone hasła różnią się od siebie',
    passwordSame: 'Nowe hasło musi się różnić od obecnego',
    exactCode: 'Wpisz dokładny kod z wiadomości e-mail',
    tokenInvalid: 'Token jest nieprawidłowy, sprawdź, czy wpisano go poprawnie',
    unknownReference: 'Wybierz jedną z wartości z listy',
    unknownField: 'To pole nie jest znane',
    unitNotConvertible:
      'Jednostki {unit} nie można przeliczyć dla: {item}. Wybierz jedną z jednostek z listy',
    unitNotListed: '{item} podaj w jednej z tych jednostek: {units}',
    noCalorificValue: 'Brak opublikowanej wartości opałowej dla: {item}. Podaj ilość w jednostce energii',
    noDensity: 'Brak opublikowanej gęstości dla: {item}. Podaj ilość w jednostce masy',
    calorificValueUnitNeeded: 'Wybierz jednostkę wartości opałowej albo ciepła spalania',
    propertySourceNeeded: 'Podaj dokument, z którego pochodzi ta wartość, tutaj albo jako fakturę',
    propertyNotOfUnit: 'To nie pasuje do ilości w jednostce {unit}. Wyczyść pole albo wybierz inną jednostkę',
    propertyFarFromPublished:
      'Opublikowano dla tego paliwa: {published} {unit}. Podaj wartość od {min} do {max} albo sprawdź jednostkę',
    propertyOutOfBounds: 'Żadne paliwo nie ma takiej wartości. Podaj wartość od {min} do {max} {unit}',
    calorificValueOfCorrectionNeeded:
      'Współczynnik korekcji objętości dotyczy ciepła spalania metra sześciennego. Podaj je także, tak jak na fakturze',
    volumeCorrectionOutOfBounds:
      'Współczynnik korekcji objętości wynosi od {min} do {max}, na przykład 1,02264. Sprawdź, czy to nie ciepło spalania',
    amountNotAsWorkedOut: 'Z podanych danych wynika {amount} {unit}. Podaj tę ilość albo wpisz ilość ręcznie',
    distanceNotDriven: 'Z przebiegu można obliczyć tylko paliwo pojazdów i maszyn. Podaj samą ilość',
    distanceGivesLitres: 'Przebieg i zużycie na 100 km dają litry. Wybierz jednostkę l',
    noFactor:
      'Żaden wskaźnik emisji dla: {item} nie obejmuje roku {year}. Wybierz inną datę lub dodaj własny wskaźnik',
    supplierFactorNeeded:
      'Brak opublikowanego wskaźnika dla: {item}. Wpisz COP podany przez dostawcę albo dodaj jego wskaźnik w sekcji Wskaźniki jako własny',
    copNotOfCooling: 'COP dotyczy tylko chłodu. Wyczyść to pole dla: {item}',
    countryWithoutFactors:
      'Część wprowadzonych tu danych nie ma wskaźnika emisji w tym kraju. Nic nie zapisano.',
    shareOfRenewable:
      'Tylko umowa na energię odnawialną może obejmować część lub wolumen. Pozostaw to pole puste',
    shareOrVolume: 'Umowa obejmuje część albo wolumen. Wyczyść jedno z tych pól',
    pinnedVolumeUsed:
      'Miesiąc {month} jest zamrożony, a wolumen jego umowy na zieloną energię jest wykorzystany. Najpierw go odblokuj',
    wholeNumber: 'Wpisz liczbę całkowitą, same cyfry',
    oneLine: 'Wpisz tekst w jednym wierszu, bez tabulatorów',
    hiddenMarks: 'Ten tekst zawiera niewidoczne znaki. Wpisz go, zamiast wklejać',
    oneOfThese: 'Wypełnij co najmniej jedną z tych ilości',
    rateNeeded: 'Wpisz kurs: waluta lub rok cen są inne niż w tabeli wskaźników',
    rateNotNeeded: 'Pozostaw to pole puste: waluta i rok cen są takie jak w tabeli wskaźników',
    quantityNotFinite: 'Podaj liczbę',
    quantityNegative: 'Ilość nie może być ujemna. Aby ją zmniejszyć, zmień sam wpis',
    creditNoteNeeded: 'Ujemna ilość to faktura korygująca. Dodaj ją przy wpisie, którego dotyczy',
    asCorrected: 'To pole faktury korygującej musi być zgodne z korygowanym wpisem',
    hasCreditNotes: 'Ten wpis ma faktury korygujące. Usuń je, zanim to zmienisz',
    belowCreditNotes: 'Faktury korygujące odejmują {rest}, więc ilość nie może być mniejsza',
    correctedBelowZero: 'Korygowany wpis spadłby poniżej 0. Można odjąć najwyżej {rest}',
    quantityTooLarge: 'Ilość jest zbyt duża. Sprawdź jednostkę i znak dziesiętny',
    dateOutOfRange: 'Data musi mieścić się w przedziale od {min} do {max}',
    periodTooLong: 'Okres jest za długi: najwyżej {maxDays} dni',
    emailTaken: 'Nie można użyć tego adresu e-mail',
    emailFixed: 'Nie można zmienić adresu e-mail tej osoby. Skontaktuj się z nami w sprawie nowego',
    vatInvalid: 'Nieprawidłowy numer VAT dla wybranego kraju',
    pkdInvalid: 'Podaj numer PKD w postaci 62.01.Z',
    tooManyLines:
      'Ponad {count} pozycji. Wybierz część tej wartości, na przykład jedną lokalizację lub miesiąc',
    termsRequired: 'Aby utworzyć konto, musisz zaakceptować Regulamin',
    ...importMessages.pl,
    ...companyMessages.pl,
    ...factorMessages.pl,
    ...reviewMessages.pl,
    ...questionnaireMessages.pl,
    ...scenarioMessages.pl,
    ...reportMessages.pl,
    ...materialityMessages.pl,
    ...intakeMessages.pl,
  },
  problems: {
    validation_failed: {
      title: 'Sprawdź wprowadzone dane',
      detail: 'Niektóre pola wymagają poprawy. Nic nie zapisano.',
    },
    malformed_body: {
      title: 'Nieczytelne żądanie',
      detail: 'Żądania nie można odczytać jako JSON. Nic nie zapisano.',
    },
    malformed_form: {
      title: 'Nieczytelne przesłanie',
      detail:
        'Przesłanego formularza nie można odczytać. Wybierz plik i wyślij go ponownie. Nic nie zapisano.',
    },
    unsupported_body: { title: 'Nieobsługiwana treść', detail: 'Ten rodzaj treści nie jest tu przyjmowany.' },
    body_too_large: {
      title: 'Zbyt duże',
      detail: 'Żądanie jest większe, niż to dozwolone. Nic nie zapisano.',
    },
    credential_missing: { title: 'Brak logowania', detail: 'Zaloguj się, aby kontynuować.' },
    credential_invalid: { title: 'Sesja wygasła', detail: 'Twoja sesja wygasła. Zaloguj się ponownie.' },
    login_failed: {
      title: 'Logowanie nie powiodło się',
      detail: 'Logowanie nie powiodło się, sprawdź dane logowania lub spróbuj ponownie później',
    },
    current_password_wrong: { title: 'Nie zmieniono hasła', detail: 'Obecne hasło jest nieprawidłowe' },
    password_change_required: { title: 'Potrzebne nowe hasło', detail: 'Ustaw nowe hasło, aby kontynuować.' },
    role_required: {
      title: 'Brak uprawnień',
      detail: 'Twoja rola na to nie pozwala. Zwróć się do administratora w swojej firmie.',
    },
    module_required: {
      title: 'Funkcja zablokowana',
      detail: 'Funkcja zablokowana. Skontaktuj się z nami, aby rozszerzyć plan.',
    },
    plan_required: {
      title: 'Funkcja zablokowana',
      detail: 'Funkcja zablokowana. Skontaktuj się z nami, aby rozszerzyć plan.',
    },
    not_found: { title: 'Nie znaleziono', detail: 'Ten element nie istnieje lub został usunięty.' },
    stale: {
      title: 'Zmienione przez inną osobę',
      detail: 'Inny użytkownik wprowadził zmiany w tym polu. Zweryfikuj dane i spróbuj ponownie.',
    },
    blocked_by_dependants: {
      title: 'Nadal w użyciu',
      detail: 'Inne dane zależą od tego elementu, więc nie został usunięty.',
    },
    conflict: { title: 'Konflikt', detail: 'To nie pasuje do bieżącego stanu. Odśwież i spróbuj ponownie.' },
    idempotency_key_reused: {
      title: 'Klucz użyty ponownie',
      detail: 'Klucz idempotencji został już użyty w innym żądaniu. Nic nie zapisano.',
    },
    too_many_attempts: {
      title: 'Zbyt wiele prób',
      detail: 'Zbyt wiele prób. Odczekaj {minutes} min i spróbuj ponownie.',
    },
    too_many_at_once: {
      title: 'Zbyt wiele naraz',
      detail: 'W tej chwili loguje się zbyt wiele osób. Odczekaj kilka sekund i spróbuj ponownie.',
    },
    code_invalid: { title: 'Błędny kod', detail: 'Wpisz dokładny kod z wiadomości e-mail' },
    token_invalid: {
      title: 'Błędny token',
      detail: 'Token jest nieprawidłowy, sprawdź, czy wpisano go poprawnie',
    },
    last_admin: {
      title: 'Ostatni administrator',
      detail: 'Firma musi mieć co najmniej jednego aktywnego administratora.',
    },
    own_status: { title: 'Własne konto', detail: 'Nie można zmienić statusu własnego konta.' },
    own_removal: {
      title: 'Własne konto',
      detail: 'Nie można usunąć własnego konta. Zwróć się do innego administratora.',
    },
    temporary_password_expired: {
      title: 'Hasło tymczasowe wygasło',
      detail: 'To hasło tymczasowe wygasło. Poproś administratora w swojej firmie o nowe.',
    },
    password_chosen: {
      title: 'Hasło już wybrano',
      detail: 'Ta osoba wybrała już hasło. Jeśli je utraciła, może poprosić o kod na stronie logowania.',
    },
    storage_full: {
      title: 'Brak miejsca',
      detail:
        'Przeglądarka nie ma już miejsca dla tej strony. Nic nie zapisano. Zwolnij miejsce i spróbuj ponownie.',
    },
    unavailable: { title: 'Niedostępne', detail: 'Usługa nie może teraz odpowiedzieć. Spróbuj ponownie.' },
    unprocessable_file: {
      title: 'Nieczytelny plik',
      detail: 'Nie można użyć zawartości tego pliku. Nic nie zapisano.',
    },
    import_has_errors: {
      title: 'Wiersze do poprawy',
      detail: 'Niektóre wiersze tego pliku wymagają poprawy. Nic nie zapisano.',
    },
    import_processed: {
      title: 'Już zaimportowano',
      detail: 'Ten plik został już zaimportowany. Nic nie zapisano ponownie.',
    },
    import_outdated: {
      title: 'Sprawdź ponownie',
      detail:
        'Dane tej lokalizacji zmieniły się po sprawdzeniu pliku. Nic nie zapisano. Prześlij plik ponownie.',
    },
    evidence_full: {
      title: 'Brak miejsca na plik',
      detail:
        'Pliki zajmują {used} z {max} MB, a ten ma {size} MB. Nie zapisano go. Usuń niepotrzebne pliki albo przechowuj ten poza portalem.',
    },
    evidence_left_out: {
      title: 'Nie ma tu zawartości tego pliku',
      detail:
        'Ten obszar roboczy wczytano z pliku bez zawartości plików z dowodami. Nazwa, suma kontrolna i wpisy są zachowane. Aby otworzyć plik, dołącz go lub wczytaj ponownie.',
    },
    intake_recorded: {
      title: 'Już zapisano',
      detail: 'Wpisy z tego pliku zapisano wcześniej. Nic nie zostało zapisane dwa razy.',
    },
    warnings_unanswered: {
      title: 'Ostrzeżenia bez odpowiedzi',
      detail: 'Niektóre wpisy mają ostrzeżenia bez odpowiedzi. Nic nie zapisano. Sprawdź wpisy jeszcze raz.',
    },
    intake_changed: {
      title: 'Wpisy zmieniono',
      detail:
        'Część wpisów z tego pliku zmieniono po zapisaniu, więc nie zostały usunięte. Usuń je pojedynczo.',
    },
    intake_replaced: {
      title: 'Zastąpiono wcześniejsze wpisy',
      detail:
        'Wpisy z tego pliku zastąpiły wcześniejsze, których cofnięcie by nie przywróciło. Niczego nie usunięto. Zmień wpisy pojedynczo.',
    },
    preview_stale: {
      title: 'Dane się zmieniły',
      detail:
        'Dane zmieniły się po przygotowaniu podglądu, więc nie został on przyjęty. Przygotuj nowy podgląd.',
    },
    recalculation_open: {
      title: 'Trwa inne przeliczenie',
      detail: 'Najpierw przyjmij lub odrzuć otwarte przeliczenie. Firma może mieć jedno naraz.',
    },
    review_closed: {
      title: 'Jeszcze nieotwarty',
      detail: 'Okres tego przeglądu zaczyna się {date}. Do tego dnia nie można na niego odpowiadać.',
    },
    owner_required: {
      title: 'Należy do innej osoby',
      detail: 'Może to zrobić tylko osoba, która to zapisała. Poproś ją albo zapisz własną wersję.',
    },
    owner_active: {
      title: 'Właściciel nadal ma dostęp',
      detail:
        'Przejąć można tylko raport osoby, której konto wyłączono lub usunięto. Poproś o udostępnienie lub usunięcie: {owner}.',
    },
    report_incomplete: {
      title: 'Raport nie jest kompletny',
      detail: 'Brakuje wymaganych treści albo raport zmieniono po zakończeniu. Najpierw go zakończ.',
    },
    simulation_in_plan: {
      title: 'Część planu',
      detail: 'Ta symulacja należy do planu „{plan}” ({owner}). Najpierw usuń ją z tego planu.',
    },
    internal: { title: 'Błąd', detail: 'Coś poszło nie tak' },
  },
};

const words: Record<Locale, Words> = { en, pl };

/** The sentence for one refused field. */
export function fieldMessage(locale: Locale, issue: Pick<FieldIssue, 'code' | 'params'>): string {
  const fields = words[locale].fields;
  return fill(locale, fields[issue.code] ?? fields.invalid ?? '', issue.params);
}

/** Title and detail of a problem. */
export function problemText(locale: Locale, code: ProblemCode, params: FieldIssue['params'] = {}) {
  const { title, detail } = words[locale].problems[code];
  return { title, detail: fill(locale, detail, params) };
}

/** All message codes by locale, for the test that both languages say the same things. */
export const messageCodes = { en: Object.keys(en.fields), pl: Object.keys(pl.fields) };

function fill(locale: Locale, template: string, params: FieldIssue['params']): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    const isQuantity = typeof value === 'number' || (quantities.has(name) && decimalText.test(value));
    return isQuantity && locale === 'pl' ? String(value).replace('.', ',') : String(value);
  });
}

/** Fields with quantities; others may contain a question number or a version that looks like one. */
const quantities = new Set([
  'count',
  'min',
  'max',
  'published',
  'amount',
  'value',
  'stated',
  'found',
  'lowerValue',
  'upperValue',
]);
const decimalText = /^-?\d+\.\d+$/;
