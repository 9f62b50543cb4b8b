import type { BaseLabels } from './BaseLabels.js';
import { pluralForm } from './pluralForm.js';

export const dutchBase: BaseLabels = {
  locale: 'nl',
  direction: 'ltr',
  common: {
    retry: 'Opnieuw proberen',
    signIn: 'Inloggen',
    copy: 'Kopiëren',
    copied: 'Gekopieerd',
    copyFailed: 'Kopiëren mislukt',
    copyRequestId: 'Aanvraag-ID kopiëren',
    close: 'Sluiten',
    cancel: 'Annuleren',
    loading: 'Laden…',
    showMore: 'Meer weergeven',
    shownOf: (shown, total) => `${shown} van ${total}`,
    showLess: 'Minder weergeven',
    rowsNotPrinted: (count, formatted) =>
      pluralForm('nl', count, { one: `Nog ${formatted} rij niet afgedrukt`, other: `Nog ${formatted} rijen niet afgedrukt` }),
    columnsNotPrinted: (count, formatted) =>
      pluralForm('nl', count, { one: `Nog ${formatted} kolom niet afgedrukt`, other: `Nog ${formatted} kolommen niet afgedrukt` }),
    requestId: (id) => `Aanvraag ${id}`,
    retryIn: (time) => `Je kunt het over ${time} opnieuw proberen.`,
    retryReady: 'Je kunt het nu opnieuw proberen.',
    sortAscending: (column) => `Sorteren op ${column}, oplopend`,
    sortDescending: (column) => `Sorteren op ${column}, aflopend`,
  },
  errors: {
    authentication: { title: 'Je sessie is verlopen.', advice: 'Log opnieuw in en probeer het nog eens.' },
    permission: { title: 'Je hebt hier geen toestemming voor.', advice: 'Vraag een beheerder om toegang.' },
    'not-found': { title: 'Niet gevonden.', advice: 'Mogelijk is dit verwijderd.' },
    conflict: { title: 'Dit is gewijzigd sinds je het hebt geopend.', advice: 'Laad opnieuw en probeer het nog eens.' },
    'thread-busy': { title: 'Er loopt al een ander antwoord in dit gesprek.', advice: 'Kijk mee of stop het.' },
    validation: { title: 'Deze aanvraag is niet geldig.', advice: 'Verbeter de aanvraag en probeer het opnieuw.' },
    unprocessable: { title: 'De service kon deze aanvraag niet verwerken.', advice: 'Pas de aanvraag aan en probeer het opnieuw.' },
    'rate-limited': { title: 'Te veel aanvragen.', advice: 'Wacht even en probeer het opnieuw.' },
    server: { title: 'Er is iets misgegaan op de server.', advice: 'Probeer het zo meteen opnieuw.' },
    network: { title: 'De service is niet bereikbaar.', advice: 'Controleer je verbinding en probeer het opnieuw.' },
    interrupted: { title: 'De verbinding is onderbroken.', advice: 'Controleer je verbinding en probeer het opnieuw.' },
    'not-sent': { title: 'Je vraag is niet verstuurd.', advice: 'Probeer het opnieuw om de vraag te versturen.' },
    protocol: { title: 'De service gaf een onverwacht antwoord.', advice: 'Probeer het opnieuw of neem contact op met je beheerder.' },
    unsupported: { title: 'Dit wordt hier niet ondersteund.', advice: 'Neem contact op met je beheerder.' },
    aborted: { title: 'De aanvraag is gestopt.', advice: 'Probeer het opnieuw om de aanvraag te hervatten.' },
  },
  errorReasons: {
    'not-configured': { title: 'Dit is nog niet ingesteld.', advice: 'Neem contact op met je beheerder.' },
    'token-unavailable': { title: 'Inloggen is niet gelukt.', advice: 'Probeer het opnieuw of laad de pagina opnieuw.' },
    'token-malformed': {
      title: 'Inloggen is niet gelukt.',
      advice: 'Deze pagina heeft geen geldig token voor je. Neem contact op met je beheerder.',
    },
    'token-without-subject': {
      title: 'Je kon niet worden geïdentificeerd.',
      advice: 'Je token bevat geen gebruiker. Neem contact op met je beheerder.',
    },
    'token-without-scope': {
      title: 'Je hebt geen toegang tot deze chat.',
      advice: 'Je token geldt hier niet voor. Neem contact op met je beheerder.',
    },
    'chat-token': { title: 'Dit is niet beschikbaar met een chattoken.', advice: 'Neem contact op met je beheerder.' },
    'credentials-refused': {
      title: 'Je aanmelding is geweigerd.',
      advice: 'Log opnieuw in of neem contact op met je beheerder.',
    },
    'user-deactivated': { title: 'Je account is gedeactiveerd.', advice: 'Vraag een beheerder om het opnieuw te activeren.' },
    'endpoint-missing': {
      title: 'De service is niet gevonden.',
      advice: 'Het adres klopt misschien niet. Neem contact op met je beheerder.',
    },
    'web-page': {
      title: 'De service gaf een webpagina terug in plaats van gegevens.',
      advice: 'Laad de pagina opnieuw of neem contact op met je beheerder.',
    },
    'thread-forbidden': {
      title: 'Je kunt dit gesprek niet openen.',
      advice: 'Het is van iemand anders. Begin een nieuwe chat.',
    },
    'thread-gone': {
      title: 'Dit gesprek bestaat niet meer.',
      advice: 'Gesprekken worden na de bewaartermijn verwijderd. Begin een nieuwe chat.',
    },
    'user-limit': {
      title: 'Dit account heeft het maximale aantal gebruikers bereikt.',
      advice: 'Vraag een beheerder om de limiet te verhogen.',
    },
    quota: { title: 'Je hebt je gebruikslimiet bereikt.', advice: 'Vraag een beheerder om de limiet te verhogen.' },
  },
};
