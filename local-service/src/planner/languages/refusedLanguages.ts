import { languagesRead } from '../words/Language.js';

/** A language that the planner does not read but in which it can say so. */
export interface RefusedLanguage {
  /** Says which languages are read and what can be asked. */
  readonly refusal: string;
}

/** Small words and words of business, without accents; none of them is a word of an English question. */
export const refusedLatinLanguages: readonly (RefusedLanguage & { readonly words: ReadonlySet<string> })[] = [
  {
    refusal:
      'Je ne comprends pas encore les questions en français. Tu peux les poser en anglais, en allemand, en espagnol, en japonais ou en arabe\u00a0: par exemple sur le chiffre d’affaires, la marge, les commandes ou les retours, par produit, magasin, pays ou mois.',
    words: wordSet(
      'montre montrez moi donne donnez le la les un une des et ou par pour avec sans de du en au aux dans comment combien quel quelle quels quelles qui quand pourquoi est sont etait dernier derniere derniers cette ce annee annees mois semaine semaines jour jours trimestre vente ventes chiffre affaires revenu revenus commande commandes client clients produit produits magasin magasins benefice meilleurs tous seulement aussi',
    ),
  },
  {
    refusal:
      'Non leggo ancora le domande in italiano. Si può chiedere in inglese, tedesco, spagnolo, giapponese o arabo: per esempio di fatturato, margine, ordini o resi, per prodotto, negozio, paese o mese.',
    words: wordSet(
      'mostra mostrami dammi il lo gli una uno e per con senza di del della dei delle nel nella al come quanto quanta quanti quante che quale quali chi dove quando anno anni mese mesi settimana giorno vendita vendite fatturato ricavi ordine ordini cliente clienti prodotto prodotti negozio negozi migliori solo anche',
    ),
  },
  {
    refusal:
      'Ainda não leio perguntas em português. Pode perguntar em inglês, alemão, espanhol, japonês ou árabe: por exemplo sobre receita, margem, pedidos ou devoluções, por produto, loja, país ou mês.',
    words: wordSet(
      'mostre mostra o os as um uma e ou por para com sem de do da dos das em no na como quanto quantos quantas qual quais quem onde quando foi foram ano anos mes meses semana dia dias venda vendas receita pedidos clientes produtos loja lojas lucro melhores todos apenas tambem',
    ),
  },
  {
    refusal:
      'Ik lees nog geen vragen in het Nederlands. Vragen kan in het Engels, Duits, Spaans, Japans of Arabisch: bijvoorbeeld over omzet, marge, bestellingen of retouren, per product, winkel, land of maand.',
    words: wordSet(
      'toon laat zien geef mij me de het een en of per voor met zonder van in op hoeveel wat welke wie waar wanneer was waren is zijn jaar maand maanden week weken dag dagen kwartaal omzet verkoop verkopen bestelling bestellingen klant klanten product producten winkel winkels winst beste alle alleen ook',
    ),
  },
];

export const russian: RefusedLanguage = {
  refusal:
    'Вопросы на русском языке пока не поддерживаются. Можно спросить на английском, немецком, испанском, японском или арабском: например, о выручке, марже, заказах или возвратах по товарам, магазинам, странам или месяцам.',
};

export const chinese: RefusedLanguage = {
  refusal:
    '目前还不支持中文提问。可以用英语、德语、西班牙语、日语或阿拉伯语提问，例如按产品、门店、国家或月份查询收入、利润率、订单或退货。',
};

/** For languages of other scripts. */
export const anyOther: RefusedLanguage = {
  refusal: languagesRead,
};

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
