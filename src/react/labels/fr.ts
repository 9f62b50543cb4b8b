import type { BaseLabels } from './BaseLabels.js';
import { pluralForm } from './pluralForm.js';

export const frenchBase: BaseLabels = {
  locale: 'fr',
  direction: 'ltr',
  common: {
    retry: 'Réessayer',
    signIn: 'Se connecter',
    copy: 'Copier',
    copied: 'Copié',
    copyFailed: 'Copie impossible',
    copyRequestId: 'Copier l’ID de la requête',
    close: 'Fermer',
    cancel: 'Annuler',
    loading: 'Chargement…',
    showMore: 'Afficher plus',
    shownOf: (shown, total) => `${shown} sur ${total}`,
    showLess: 'Afficher moins',
    rowsNotPrinted: (count, formatted) =>
      pluralForm('fr', count, {
        one: `${formatted} autre ligne non imprimée`,
        other: `${formatted} autres lignes non imprimées`,
      }),
    columnsNotPrinted: (count, formatted) =>
      pluralForm('fr', count, {
        one: `${formatted} autre colonne non imprimée`,
        other: `${formatted} autres colonnes non imprimées`,
      }),
    requestId: (id) => `Requête ${id}`,
    retryIn: (time) => `Vous pourrez réessayer dans ${time}.`,
    retryReady: 'Vous pouvez réessayer maintenant.',
    sortAscending: (column) => `Trier par ${column}, ordre croissant`,
    sortDescending: (column) => `Trier par ${column}, ordre décroissant`,
  },
  errors: {
    authentication: { title: 'Votre session a expiré.', advice: 'Reconnectez-vous, puis réessayez.' },
    permission: { title: 'Vous n’êtes pas autorisé à effectuer cette action.', advice: 'Demandez l’accès à un administrateur.' },
    'not-found': { title: 'Élément introuvable.', advice: 'Il a peut-être été supprimé.' },
    conflict: { title: 'Cet élément a changé depuis que vous l’avez ouvert.', advice: 'Actualisez, puis réessayez.' },
    'thread-busy': { title: 'Une autre réponse est en cours dans cette conversation.', advice: 'Suivez-la ou arrêtez-la.' },
    validation: { title: 'Cette requête n’est pas valide.', advice: 'Corrigez-la, puis réessayez.' },
    unprocessable: { title: 'Le service n’a pas pu traiter cette requête.', advice: 'Modifiez-la, puis réessayez.' },
    'rate-limited': { title: 'Trop de requêtes.', advice: 'Patientez un instant, puis réessayez.' },
    server: { title: 'Une erreur s’est produite sur le serveur.', advice: 'Réessayez dans un instant.' },
    network: { title: 'Le service est injoignable.', advice: 'Vérifiez votre connexion, puis réessayez.' },
    interrupted: { title: 'La connexion a été interrompue.', advice: 'Vérifiez votre connexion, puis réessayez.' },
    'not-sent': { title: 'Votre question n’a pas été envoyée.', advice: 'Réessayez pour l’envoyer.' },
    protocol: { title: 'Le service a envoyé une réponse inattendue.', advice: 'Réessayez ou contactez votre administrateur.' },
    unsupported: { title: 'Cette fonction n’est pas disponible ici.', advice: 'Contactez votre administrateur.' },
    aborted: { title: 'La requête a été arrêtée.', advice: 'Réessayez pour la relancer.' },
  },
  errorReasons: {
    'not-configured': { title: 'La configuration n’est pas terminée.', advice: 'Contactez votre administrateur.' },
    'token-unavailable': { title: 'La connexion à votre compte a échoué.', advice: 'Réessayez ou actualisez la page.' },
    'token-malformed': {
      title: 'La connexion à votre compte a échoué.',
      advice: 'Cette page ne dispose d’aucun jeton valide pour vous. Contactez votre administrateur.',
    },
    'token-without-subject': {
      title: 'Impossible de vous identifier.',
      advice: 'Votre jeton ne désigne aucun utilisateur. Contactez votre administrateur.',
    },
    'token-without-scope': {
      title: 'Vous n’avez pas accès à ce chat.',
      advice: 'Votre jeton ne l’inclut pas. Contactez votre administrateur.',
    },
    'chat-token': { title: 'Cette fonction n’est pas disponible avec un jeton de chat.', advice: 'Contactez votre administrateur.' },
    'credentials-refused': {
      title: 'Votre connexion a été refusée.',
      advice: 'Reconnectez-vous ou contactez votre administrateur.',
    },
    'user-deactivated': { title: 'Votre compte est désactivé.', advice: 'Demandez à un administrateur de le réactiver.' },
    'endpoint-missing': {
      title: 'Service introuvable.',
      advice: 'Son adresse est peut-être incorrecte. Contactez votre administrateur.',
    },
    'web-page': {
      title: 'Le service a renvoyé une page web au lieu de données.',
      advice: 'Rechargez la page ou contactez votre administrateur.',
    },
    'thread-forbidden': {
      title: 'Vous ne pouvez pas ouvrir cette conversation.',
      advice: 'Elle appartient à quelqu’un d’autre. Commencez une nouvelle conversation.',
    },
    'thread-gone': {
      title: 'Cette conversation n’existe plus.',
      advice: 'Les conversations sont supprimées à la fin de leur durée de conservation. Commencez une nouvelle conversation.',
    },
    'user-limit': {
      title: 'Ce compte a atteint sa limite d’utilisateurs.',
      advice: 'Demandez à un administrateur d’augmenter cette limite.',
    },
    quota: { title: 'Vous avez atteint votre limite d’utilisation.', advice: 'Demandez à un administrateur d’augmenter cette limite.' },
  },
};
