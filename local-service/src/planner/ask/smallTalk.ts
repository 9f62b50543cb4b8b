import { withoutOccasions } from '../words/occasions.js';

/** Replies to messages that are not questions about the data. */
export type SmallTalkKind = 'greeting' | 'thanks' | 'help' | 'forecast' | 'save';

/** Recognizes what is not a question about the data; `undefined` for anything else. */
export function smallTalkKind(text: string): SmallTalkKind | undefined {
  const plain = withoutOccasions(text)
    .trim()
    .toLowerCase()
    .replace(/(?<![!?.\s])[!?.\s]+$/, '');
  return rules.find(({ pattern }) => pattern.test(plain))?.kind;
}

interface SmallTalk {
  readonly kind: SmallTalkKind;
  readonly pattern: { test(text: string): boolean };
}

const rules: readonly SmallTalk[] = [
  { kind: 'greeting', pattern: /^(hi|hello|hey|good (morning|afternoon|evening))( there| everyone)?$/ },
  { kind: 'thanks', pattern: /^(thanks|thank you|thx|great|perfect|nice|cool|ok|okay)( so much| very much| a lot)?$/ },
  {
    kind: 'help',
    pattern:
      /^(help|what can (you|i) (do|ask|answer)( you)?( for me)?|what do you know|how do(es)? (this|it) work|who are you|what are you|what data (do you have|is there|can i ask about)|which (data|measures|metrics|questions).*(have|there|available|ask|answer))$/,
  },
  { kind: 'forecast', pattern: /\b(forecast|predict|prediction|next (year|month|quarter|week)|tomorrow|in the future)\b/ },
  { kind: 'save', pattern: inOrder(/\b(save|publish|pin|store|create|build|make|export)\b/, /\b(report|dashboard|workbook)\b/) },
];

/** The second somewhere after the first. One pattern with both would look for the second again after each of the first. */
function inOrder(first: RegExp, second: RegExp): SmallTalk['pattern'] {
  return {
    test(text) {
      const found = first.exec(text);
      return found !== null && second.test(text.slice(found.index + found[0].length));
    },
  };
}
