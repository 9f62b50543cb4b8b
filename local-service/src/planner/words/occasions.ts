const time =
  '(?:today|tomorrow|tonight|this (?:morning|afternoon|week)|next (?:week|month|monday)|monday|tuesday|wednesday|thursday|friday)';
const event =
  '(?:meetings?|presentations?|call|review|stand-?up|conference|workshop|slides?|deck|memo|newsletter|e-?mail|all-hands|boss|manager|ceo|cfo|coo|management|investors?|stakeholders?|colleagues?|leadership|board|team)';
const about = '(?:board|sales|team|weekly|monthly|quarterly|annual|management|budget|business|investor|executive|strategy|staff)';
const whose = '(?:my|our|the|a|an|this|that|his|her|their)';

const patterns: readonly RegExp[] = [
  new RegExp(
    `\\b(?:for|before|ahead of|in time for|to present (?:to|at|in)) (?:${whose} )?(?:${time}(?:['’]s)? )?(?:${about} ){0,2}${event}\\b(?:['’]s)?(?: ${event}\\b)?(?: (?:on )?${time}\\b)?`,
    'gi',
  ),
  new RegExp(`\\btomorrow,? (?:i|we) (?:have|present|meet|need)\\b(?: ${whose})?(?: ${about}){0,2}(?: ${event}\\b)?`, 'gi'),
  /\b(?:(?:i|we) need (?:it|this|that|them) )?(?:by|until|due|for) (?:tomorrow|tonight)(?: (?:morning|noon|evening))?\b/gi,
];

/** Takes out what an answer is for, such as "for tomorrow's board meeting": its days are none of the data. */
export function withoutOccasions(text: string): string {
  return patterns.reduce((rest, pattern) => rest.replace(pattern, ' '), text);
}
