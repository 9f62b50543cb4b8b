import type { BaseLabels } from './BaseLabels.js';
import { pluralForm } from './pluralForm.js';

export const italianBase: BaseLabels = {
  locale: 'it',
  direction: 'ltr',
  common: {
    retry: 'Riprova',
    signIn: 'Accedi',
    copy: 'Copia',
    copied: 'Copiato',
    copyFailed: 'Copia non riuscita',
    copyRequestId: 'Copia ID richiesta',
    close: 'Chiudi',
    cancel: 'Annulla',
    loading: 'Caricamento…',
    showMore: 'Mostra altro',
    shownOf: (shown, total) => `${shown} di ${total}`,
    showLess: 'Mostra meno',
    rowsNotPrinted: (count, formatted) =>
      pluralForm('it', count, { one: `${formatted} altra riga non stampata`, other: `${formatted} altre righe non stampate` }),
    columnsNotPrinted: (count, formatted) =>
      pluralForm('it', count, { one: `${formatted} altra colonna non stampata`, other: `${formatted} altre colonne non stampate` }),
    requestId: (id) => `Richiesta ${id}`,
    retryIn: (time) => `Puoi riprovare tra ${time}.`,
    retryReady: 'Ora puoi riprovare.',
    sortAscending: (column) => `Ordina per ${column}, crescente`,
    sortDescending: (column) => `Ordina per ${column}, decrescente`,
  },
  errors: {
    authentication: { title: 'La sessione è terminata.', advice: 'Accedi di nuovo, poi riprova.' },
    permission: { title: 'Non disponi dell’autorizzazione per questa operazione.', advice: 'Chiedi l’accesso a un amministratore.' },
    'not-found': { title: 'Elemento non trovato.', advice: 'Potrebbe essere stato eliminato.' },
    conflict: { title: 'L’elemento è cambiato da quando lo hai aperto.', advice: 'Ricarica, poi riprova.' },
    'thread-busy': {
      title: 'In questa conversazione è già in corso un’altra risposta.',
      advice: 'Seguila oppure interrompila.',
    },
    validation: { title: 'La richiesta non è valida.', advice: 'Correggila e riprova.' },
    unprocessable: { title: 'Il servizio non è riuscito a elaborare la richiesta.', advice: 'Modificala e riprova.' },
    'rate-limited': { title: 'Troppe richieste.', advice: 'Attendi un momento, poi riprova.' },
    server: { title: 'Si è verificato un errore sul server.', advice: 'Riprova tra poco.' },
    network: { title: 'Impossibile raggiungere il servizio.', advice: 'Controlla la connessione, poi riprova.' },
    interrupted: { title: 'La connessione si è interrotta.', advice: 'Controlla la connessione, poi riprova.' },
    'not-sent': { title: 'La tua domanda non è stata inviata.', advice: 'Riprova per inviarla.' },
    protocol: { title: 'Il servizio ha inviato una risposta imprevista.', advice: 'Riprova o contatta l’amministratore.' },
    unsupported: { title: 'Questa funzione non è disponibile qui.', advice: 'Contatta l’amministratore.' },
    aborted: { title: 'La richiesta è stata interrotta.', advice: 'Riprova per avviarla di nuovo.' },
  },
  errorReasons: {
    'not-configured': { title: 'La configurazione non è ancora completa.', advice: 'Contatta l’amministratore.' },
    'token-unavailable': { title: 'Accesso non riuscito.', advice: 'Riprova o ricarica la pagina.' },
    'token-malformed': {
      title: 'Accesso non riuscito.',
      advice: 'Questa pagina non ha un token valido per te. Contatta l’amministratore.',
    },
    'token-without-subject': {
      title: 'Impossibile identificarti.',
      advice: 'Il tuo token non indica alcun utente. Contatta l’amministratore.',
    },
    'token-without-scope': {
      title: 'Non hai accesso a questa chat.',
      advice: 'Il tuo token non la include. Contatta l’amministratore.',
    },
    'chat-token': { title: 'Questa funzione non è disponibile con un token per la chat.', advice: 'Contatta l’amministratore.' },
    'credentials-refused': {
      title: 'Il tuo accesso è stato rifiutato.',
      advice: 'Accedi di nuovo o contatta l’amministratore.',
    },
    'user-deactivated': { title: 'Il tuo account è disattivato.', advice: 'Chiedi a un amministratore di riattivarlo.' },
    'endpoint-missing': {
      title: 'Servizio non trovato.',
      advice: 'L’indirizzo potrebbe essere errato. Contatta l’amministratore.',
    },
    'web-page': {
      title: 'Il servizio ha restituito una pagina web invece dei dati.',
      advice: 'Ricarica la pagina o contatta l’amministratore.',
    },
    'thread-forbidden': {
      title: 'Non puoi aprire questa conversazione.',
      advice: 'Appartiene a un’altra persona. Inizia una nuova chat.',
    },
    'thread-gone': {
      title: 'Questa conversazione non esiste più.',
      advice: 'Le conversazioni vengono eliminate al termine del periodo di conservazione. Inizia una nuova chat.',
    },
    'user-limit': {
      title: 'Questo account ha raggiunto il limite di utenti.',
      advice: 'Chiedi a un amministratore di aumentare il limite.',
    },
    quota: { title: 'Hai raggiunto il tuo limite di utilizzo.', advice: 'Chiedi a un amministratore di aumentare il limite.' },
  },
};
