import type { BaseLabels } from './BaseLabels.js';
import { pluralForm } from './pluralForm.js';

export const polishBase: BaseLabels = {
  locale: 'pl',
  direction: 'ltr',
  common: {
    retry: 'Ponów próbę',
    signIn: 'Zaloguj się',
    copy: 'Kopiuj',
    copied: 'Skopiowano',
    copyFailed: 'Nie udało się skopiować',
    copyRequestId: 'Kopiuj identyfikator żądania',
    close: 'Zamknij',
    cancel: 'Anuluj',
    loading: 'Wczytywanie…',
    showMore: 'Pokaż więcej',
    shownOf: (shown, total) => `${shown} z ${total}`,
    showLess: 'Pokaż mniej',
    rowsNotPrinted: (count, formatted) =>
      pluralForm('pl', count, {
        one: `Nie wydrukowano ${formatted} kolejnego wiersza`,
        other: `Nie wydrukowano ${formatted} kolejnych wierszy`,
      }),
    columnsNotPrinted: (count, formatted) =>
      pluralForm('pl', count, {
        one: `Nie wydrukowano ${formatted} kolejnej kolumny`,
        other: `Nie wydrukowano ${formatted} kolejnych kolumn`,
      }),
    requestId: (id) => `Żądanie ${id}`,
    retryIn: (time) => `Możesz ponowić próbę za ${time}.`,
    retryReady: 'Możesz teraz ponowić próbę.',
    sortAscending: (column) => `Sortuj według ${column}, rosnąco`,
    sortDescending: (column) => `Sortuj według ${column}, malejąco`,
  },
  errors: {
    authentication: { title: 'Twoja sesja wygasła.', advice: 'Zaloguj się ponownie i ponów próbę.' },
    permission: { title: 'Nie masz do tego uprawnień.', advice: 'Poproś administratora o dostęp.' },
    'not-found': { title: 'Nie znaleziono tego elementu.', advice: 'Mógł zostać usunięty.' },
    conflict: { title: 'Ten element zmienił się od chwili otwarcia.', advice: 'Wczytaj go ponownie i spróbuj jeszcze raz.' },
    'thread-busy': { title: 'W tej rozmowie trwa już inna odpowiedź.', advice: 'Śledź ją albo ją zatrzymaj.' },
    validation: { title: 'To żądanie jest nieprawidłowe.', advice: 'Popraw je i spróbuj ponownie.' },
    unprocessable: { title: 'Usługa nie mogła przetworzyć tego żądania.', advice: 'Zmień je i spróbuj ponownie.' },
    'rate-limited': { title: 'Zbyt wiele żądań.', advice: 'Poczekaj chwilę i ponów próbę.' },
    server: { title: 'Na serwerze wystąpił błąd.', advice: 'Spróbuj ponownie za chwilę.' },
    network: { title: 'Nie udało się połączyć z usługą.', advice: 'Sprawdź połączenie i ponów próbę.' },
    interrupted: { title: 'Połączenie zostało przerwane.', advice: 'Sprawdź połączenie i ponów próbę.' },
    'not-sent': { title: 'Twoje pytanie nie zostało wysłane.', advice: 'Ponów próbę, aby je wysłać.' },
    protocol: { title: 'Usługa przysłała nieoczekiwaną odpowiedź.', advice: 'Ponów próbę albo skontaktuj się z administratorem.' },
    unsupported: { title: 'Ta funkcja nie jest tu obsługiwana.', advice: 'Skontaktuj się z administratorem.' },
    aborted: { title: 'Żądanie zostało zatrzymane.', advice: 'Ponów próbę, aby rozpocząć je od nowa.' },
  },
  errorReasons: {
    'not-configured': { title: 'Konfiguracja nie jest jeszcze gotowa.', advice: 'Skontaktuj się z administratorem.' },
    'token-unavailable': { title: 'Nie udało się zalogować.', advice: 'Ponów próbę albo odśwież stronę.' },
    'token-malformed': {
      title: 'Nie udało się zalogować.',
      advice: 'Ta strona nie ma dla Ciebie ważnego tokena. Skontaktuj się z administratorem.',
    },
    'token-without-subject': {
      title: 'Nie udało się ustalić Twojej tożsamości.',
      advice: 'Twój token nie wskazuje użytkownika. Skontaktuj się z administratorem.',
    },
    'token-without-scope': {
      title: 'Nie masz dostępu do tego czatu.',
      advice: 'Twój token go nie obejmuje. Skontaktuj się z administratorem.',
    },
    'chat-token': { title: 'Ta funkcja nie jest dostępna z tokenem czatu.', advice: 'Skontaktuj się z administratorem.' },
    'credentials-refused': {
      title: 'Logowanie zostało odrzucone.',
      advice: 'Zaloguj się ponownie albo skontaktuj się z administratorem.',
    },
    'user-deactivated': { title: 'Twoje konto jest dezaktywowane.', advice: 'Poproś administratora o ponowne aktywowanie.' },
    'endpoint-missing': {
      title: 'Nie znaleziono usługi.',
      advice: 'Jej adres może być nieprawidłowy. Skontaktuj się z administratorem.',
    },
    'web-page': {
      title: 'Usługa zwróciła stronę internetową zamiast danych.',
      advice: 'Odśwież stronę lub skontaktuj się z administratorem.',
    },
    'thread-forbidden': {
      title: 'Nie możesz otworzyć tej rozmowy.',
      advice: 'Należy do innej osoby. Rozpocznij nowy czat.',
    },
    'thread-gone': {
      title: 'Ta rozmowa już nie istnieje.',
      advice: 'Rozmowy są usuwane po upływie okresu przechowywania. Rozpocznij nowy czat.',
    },
    'user-limit': {
      title: 'To konto osiągnęło limit użytkowników.',
      advice: 'Poproś administratora o zwiększenie limitu.',
    },
    quota: { title: 'Twój limit użycia został wyczerpany.', advice: 'Poproś administratora o zwiększenie limitu.' },
  },
};
