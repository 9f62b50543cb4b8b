import type { BaseLabels } from './BaseLabels.js';
import { pluralForm } from './pluralForm.js';

export const brazilianPortugueseBase: BaseLabels = {
  locale: 'pt-BR',
  direction: 'ltr',
  common: {
    retry: 'Tentar novamente',
    signIn: 'Entrar',
    copy: 'Copiar',
    copied: 'Copiado',
    copyFailed: 'Não foi possível copiar',
    copyRequestId: 'Copiar ID da solicitação',
    close: 'Fechar',
    cancel: 'Cancelar',
    loading: 'Carregando…',
    showMore: 'Mostrar mais',
    shownOf: (shown, total) => `${shown} de ${total}`,
    showLess: 'Mostrar menos',
    rowsNotPrinted: (count, formatted) =>
      pluralForm('pt-BR', count, { one: `Mais ${formatted} linha não impressa`, other: `Mais ${formatted} linhas não impressas` }),
    columnsNotPrinted: (count, formatted) =>
      pluralForm('pt-BR', count, { one: `Mais ${formatted} coluna não impressa`, other: `Mais ${formatted} colunas não impressas` }),
    requestId: (id) => `Solicitação ${id}`,
    retryIn: (time) => `Você poderá tentar novamente em ${time}.`,
    retryReady: 'Você já pode tentar novamente.',
    sortAscending: (column) => `Ordenar por ${column}, crescente`,
    sortDescending: (column) => `Ordenar por ${column}, decrescente`,
  },
  errors: {
    authentication: { title: 'Sua sessão terminou.', advice: 'Entre novamente e tente de novo.' },
    permission: { title: 'Você não tem permissão para fazer isto.', advice: 'Peça acesso a um administrador.' },
    'not-found': { title: 'Não encontramos este item.', advice: 'Ele pode ter sido excluído.' },
    conflict: { title: 'Este item mudou desde que você o abriu.', advice: 'Recarregue e tente novamente.' },
    'thread-busy': { title: 'Outra resposta está em andamento nesta conversa.', advice: 'Acompanhe-a ou pare-a.' },
    validation: { title: 'Esta solicitação não é válida.', advice: 'Corrija-a e tente novamente.' },
    unprocessable: { title: 'O serviço não conseguiu processar esta solicitação.', advice: 'Altere-a e tente novamente.' },
    'rate-limited': { title: 'Solicitações demais.', advice: 'Espere um momento e tente novamente.' },
    server: { title: 'Ocorreu um erro no servidor.', advice: 'Tente novamente em instantes.' },
    network: { title: 'Não foi possível acessar o serviço.', advice: 'Verifique sua conexão e tente novamente.' },
    interrupted: { title: 'A conexão foi interrompida.', advice: 'Verifique sua conexão e tente novamente.' },
    'not-sent': { title: 'Sua pergunta não foi enviada.', advice: 'Tente novamente para enviá-la.' },
    protocol: { title: 'O serviço enviou uma resposta inesperada.', advice: 'Tente novamente ou fale com o administrador.' },
    unsupported: { title: 'Este recurso não está disponível aqui.', advice: 'Fale com o administrador.' },
    aborted: { title: 'A solicitação foi interrompida.', advice: 'Tente novamente para reiniciá-la.' },
  },
  errorReasons: {
    'not-configured': { title: 'A configuração ainda não foi concluída.', advice: 'Fale com o administrador.' },
    'token-unavailable': { title: 'Não foi possível entrar.', advice: 'Tente novamente ou recarregue a página.' },
    'token-malformed': {
      title: 'Não foi possível entrar.',
      advice: 'Esta página não tem um token válido para você. Fale com o administrador.',
    },
    'token-without-subject': {
      title: 'Não foi possível identificar você.',
      advice: 'Seu token não indica nenhum usuário. Fale com o administrador.',
    },
    'token-without-scope': {
      title: 'Você não tem acesso a este chat.',
      advice: 'Seu token não inclui este acesso. Fale com o administrador.',
    },
    'chat-token': { title: 'Este recurso não está disponível com um token de chat.', advice: 'Fale com o administrador.' },
    'credentials-refused': {
      title: 'Seu acesso foi recusado.',
      advice: 'Entre novamente ou fale com o administrador.',
    },
    'user-deactivated': { title: 'Sua conta está desativada.', advice: 'Peça a um administrador para reativá-la.' },
    'endpoint-missing': {
      title: 'Serviço não encontrado.',
      advice: 'O endereço pode estar incorreto. Fale com o administrador.',
    },
    'web-page': {
      title: 'O serviço retornou uma página da web em vez de dados.',
      advice: 'Recarregue a página ou fale com o administrador.',
    },
    'thread-forbidden': {
      title: 'Você não pode abrir esta conversa.',
      advice: 'Ela pertence a outra pessoa. Comece uma nova conversa.',
    },
    'thread-gone': {
      title: 'Esta conversa não existe mais.',
      advice: 'As conversas são excluídas ao fim do período de retenção. Comece uma nova conversa.',
    },
    'user-limit': {
      title: 'Esta conta atingiu o limite de usuários.',
      advice: 'Peça a um administrador para aumentar o limite.',
    },
    quota: { title: 'Você atingiu seu limite de uso.', advice: 'Peça a um administrador para aumentar o limite.' },
  },
};
