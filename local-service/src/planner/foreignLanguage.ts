import { fillerWords } from './fillerWords.js';
import { describeAbilities } from './smallTalk.js';
import { readWords } from './words.js';

/** The answer to a question in a language that the planner does not read, in that language where it can; `undefined` for English. */
export function answerForeignLanguage(text: string): string | undefined {
  const language = languageOf(text);
  if (language === undefined) return undefined;
  return describeAbilities(['I read questions in English only.', ...(language.reply === undefined ? [] : [language.reply])].join(' '));
}

interface Language {
  readonly reply: string | undefined;
}

function languageOf(text: string): Language | undefined {
  const letters = text.match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter));
  if (foreign.length > letters.length / 2) return languageOfScript(foreign.join(''));
  const words = readWords(text)
    .slice(0, maxWords)
    .map((word) => word.text);
  const scores = latinLanguages.map((language) => ({ language, score: words.filter((word) => language.words.has(word)).length }));
  const [best] = scores.sort((one, other) => other.score - one.score);
  const english = words.filter((word) => englishWords.has(word)).length;
  return best !== undefined && best.score >= 2 && best.score > english ? best.language : undefined;
}

function languageOfScript(letters: string): Language {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letters)) return { reply: '英語の質問だけに対応しています。' };
  if (/\p{Script=Arabic}/u.test(letters)) return { reply: 'أفهم الأسئلة بالإنجليزية فقط.' };
  return { reply: undefined };
}

const maxWords = 300;

/** Small words and words of business, without accents; none of them is a word of an English question. */
const latinLanguages: readonly (Language & { readonly words: ReadonlySet<string> })[] = [
  {
    reply: 'Ich verstehe nur Fragen auf Englisch.',
    words: wordSet(
      'zeig zeige zeigen gib mir uns den dem das der die des ein eine einen einer und oder nach pro fur mit ohne von vom im am auf aus wie viel viele was welche welcher welches wer wo wann warum war waren ist sind hat haben wurde letzten letztes letzte letzter diesem dieses jahr jahre jahren monat monate monaten woche wochen tag tage quartal umsatz umsatze verkauf verkaufe verkauft bestellung bestellungen kunde kunden produkt produkte laden filiale filialen gewinn anzahl hochste hochsten beste besten meisten alle nur auch bitte vergleiche',
    ),
  },
  {
    reply: 'Solo entiendo preguntas en inglés.',
    words: wordSet(
      'muestra muestrame dame quiero ver el la los las un una unos y o por para con sin de del en al como cuanto cuanta cuantos cuantas que cual cuales quien donde cuando fue fueron es son ultimo ultima ultimos este esta ano anos mes meses semana semanas dia dias trimestre venta ventas ingreso ingresos pedido pedidos cliente clientes producto productos tienda tiendas ganancia ganancias beneficio mejores peores todos solo tambien',
    ),
  },
  {
    reply: 'Je ne comprends que les questions en anglais.',
    words: wordSet(
      'montre montrez moi donne donnez le la les un une des et ou par pour avec sans de du en au aux dans comment combien quel quelle quels quelles qui quand pourquoi est sont etait dernier derniere derniers cette ce annee annees mois semaine semaines jour jours trimestre vente ventes chiffre affaires revenu revenus commande commandes client clients produit produits magasin magasins benefice meilleurs tous seulement aussi',
    ),
  },
  {
    reply: undefined,
    words: wordSet(
      'mostra mostrami dammi il lo gli una uno e per con senza di del della dei delle nel nella al come quanto quanta quanti quante che quale quali chi dove quando anno anni mese mesi settimana giorno vendita vendite fatturato ricavi ordine ordini cliente clienti prodotto prodotti negozio negozi migliori solo anche',
    ),
  },
  {
    reply: undefined,
    words: wordSet(
      'mostre mostra o os as um uma e ou por para com sem de do da dos das em no na como quanto quantos quantas qual quais quem onde quando foi foram ano anos mes meses semana dia dias venda vendas receita pedidos clientes produtos loja lojas lucro melhores todos apenas tambem',
    ),
  },
  {
    reply: undefined,
    words: wordSet(
      'toon laat zien geef mij me de het een en of per voor met zonder van in op hoeveel wat welke wie waar wanneer was waren is zijn jaar maand maanden week weken dag dagen kwartaal omzet verkoop verkopen bestelling bestellingen klant klanten product producten winkel winkels winst beste alle alleen ook',
    ),
  },
];

const englishWords: ReadonlySet<string> = new Set([
  ...fillerWords,
  ...'by in for of from which what who where when how top best worst revenue sales orders units customers products stores compare versus last year month week quarter'.split(
    ' ',
  ),
]);

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
