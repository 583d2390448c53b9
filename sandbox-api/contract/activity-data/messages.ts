/** Messages about files and rows that are imported, by code. */
export const importMessages = {
  en: {
    requiredSelection: 'Make a selection',
    fileCount: 'Choose exactly one file',
    fileType: 'Files of type {type} are not accepted. Accepted: {accepted}',
    fileTypeUnknown: 'This file is not a workbook. Accepted: {accepted}',
    fileContentUnknown: "The type of this file can't be recognised from its content. Accepted: {accepted}",
    fileWithoutEnding: 'The file name has no extension. Accepted: {accepted}',
    fileOtherEnding:
      'The file name ends in .{ending}, but the content is {type}. Rename the file and choose it again',
    fileEmpty: 'The file is empty',
    fileDamaged: 'The file is damaged: the end is missing. Save it again and choose it once more',
    filesTooLarge: 'The files add up to {size} MB. At most {max} MB are accepted',
    fileTooLarge: 'The file has {size} MB. At most {max} MB are accepted',
    importEncrypted: 'The file is protected by a password. Remove the password and upload the file again',
    importMacros: 'The file contains macros. Save it as .xlsx without macros and upload it again',
    importBroken:
      'The file is damaged and cannot be read. Save it again as .xlsx, or start with a new template',
    importUnpacksTooLarge:
      'The file is too large once unpacked. Copy the filled rows into a new template and upload that',
    importNoTable: 'No sheet in this file has the columns of a template. Download a template and fill it in',
    importNoRows: 'The file has no filled rows',
    importManyTables:
      'Several sheets of the file have rows to import. Put all rows into one sheet, or hide the others',
    importTooManyRows: 'The file has more than {max} rows. Split it into several files',
    importOtherLocation:
      'This template was made for another location: {name}. Choose that location, or download a template for this one',
    importOfLocations: 'This is a file of locations. Upload it where locations are managed',
    importOfEntries: 'This is a file of entries. Upload it with Add new data at their location',
    locationKnown: 'An active location with this name already exists',
    locationRepeated: 'Same name as in row {row}. Give each location its own name',
    importAmbiguousNumber:
      'This could be two different numbers. Enter it as a number, or without thousands separators',
    importAmbiguousDate: 'This could be two different days. Write the date like {example}',
    importCellError: 'The cell contains an error ({value}) instead of a value',
    importUncalculated: 'The formula in this cell has no stored result. Enter the value itself',
    importRepeated: 'Same entry as in row {row}. If both are right, give each its own related invoice',
    importKnown: 'This entry is already recorded. If it is a different one, give it another related invoice',
  },
  pl: {
    requiredSelection: 'Wybierz jedną z opcji',
    fileCount: 'Wybierz dokładnie jeden plik',
    fileType: 'Pliki typu {type} nie są przyjmowane. Przyjmowane: {accepted}',
    fileTypeUnknown: 'Zawartość tego pliku nie jest skoroszytem. Przyjmowane: {accepted}',
    fileContentUnknown: 'Po zawartości pliku nie można poznać jego typu. Przyjmowane: {accepted}',
    fileWithoutEnding: 'Nazwa pliku nie ma rozszerzenia, które mówi o jego typie. Przyjmowane: {accepted}',
    fileOtherEnding:
      'Nazwa pliku kończy się na .{ending}, ale jego zawartość to {type}. Zmień nazwę i wybierz plik ponownie',
    fileEmpty: 'Plik jest pusty',
    fileDamaged: 'Plik jest uszkodzony: brakuje jego końca. Zapisz go ponownie i wybierz jeszcze raz',
    filesTooLarge: 'Pliki mają razem {size} MB. Przyjmowane jest do {max} MB',
    fileTooLarge: 'Plik ma {size} MB. Przyjmowane są pliki do {max} MB',
    importEncrypted: 'Plik jest chroniony hasłem. Usuń hasło i prześlij plik ponownie',
    importMacros: 'Plik zawiera makra. Zapisz go jako .xlsx bez makr i prześlij ponownie',
    importBroken:
      'Plik jest uszkodzony i nie można go odczytać. Zapisz go ponownie jako .xlsx lub użyj nowego szablonu',
    importUnpacksTooLarge:
      'Po rozpakowaniu plik zawiera zbyt wiele danych. Skopiuj wypełnione wiersze do nowego szablonu i prześlij go',
    importNoTable: 'W pliku nie ma arkusza z kolumnami szablonu. Pobierz szablon i wypełnij go',
    importNoRows: 'W pliku nie ma wypełnionych wierszy',
    importManyTables:
      'Kilka arkuszy w pliku zawiera wiersze do importu. Umieść wszystkie wiersze w jednym arkuszu albo ukryj pozostałe',
    importTooManyRows: 'Plik ma więcej niż {max} wierszy. Podziel go na kilka plików',
    importOtherLocation:
      'Ten szablon przygotowano dla innej lokalizacji: {name}. Wybierz tę lokalizację albo pobierz szablon dla bieżącej',
    importOfLocations: 'To plik z lokalizacjami. Prześlij go tam, gdzie zarządza się lokalizacjami',
    importOfEntries: 'To plik z wpisami. Prześlij go przez „Dodaj nowe dane” w lokalizacji, do której należą',
    locationKnown: 'Aktywna lokalizacja o tej nazwie już istnieje',
    locationRepeated: 'Taka sama nazwa jak w wierszu {row}. Nadaj każdej lokalizacji inną nazwę',
    importAmbiguousNumber:
      'Ten zapis może oznaczać dwie różne liczby. Wpisz ją jako liczbę albo bez znaków oddzielających tysiące',
    importAmbiguousDate: 'Ten zapis może oznaczać dwa różne dni. Zapisz datę tak: {example}',
    importCellError: 'Komórka zawiera błąd ({value}) zamiast wartości',
    importUncalculated: 'Formuła w tej komórce nie ma zapisanego wyniku. Wpisz samą wartość',
    importRepeated: 'Taki sam wpis jest w wierszu {row}. Jeśli oba są właściwe, nadaj im różne numery faktur',
    importKnown: 'Ten wpis jest już zapisany. Jeśli to inny wpis, nadaj mu inny numer faktury',
  },
} as const;
