/** Claims that anybody makes and nobody can check. Words with a technical sense ('dynamic', 'synergy' in names) count only as a phrase. */
const BUZZWORDS = [
  'team[ -]?player', 'hard[ -]?work(?:ing|er)', 'detail[ -]orient(?:at)?ed', 'results?[ -](?:driven|oriented|focused)', 'goal[ -]oriented', 'go[ -]getter', 'self[ -](?:starter|motivated|driven)',
  'synerg(?:y|ies|istic|ize)', 'think(?:ing)? outside (?:of )?the box', 'out[ -]of[ -]the[ -]box think\\w+', 'highly motivated', 'motivated (?:individual|professional|person|team)', 'passionate', 'enthusiastic', 'proactive(?:ly)?',
  'guru', 'ninja', 'rock[ -]?star', 'wizard', 'thought leader', 'visionary', 'game[ -]chang(?:er|ing)', 'proven track record', 'track record of success', 'best[ -]of[ -]breed', 'world[ -]class', 'cutting[ -]edge', 'bleeding[ -]edge', 'state[ -]of[ -]the[ -]art',
  'excellent communication skills', 'strong communication skills', 'great communication skills', 'good communication skills', 'people person', 'strategic thinker', 'critical thinker', 'fast[ -]learner', 'quick learner', 'value[ -]add(?:ed)?', 'move the needle', 'low[ -]hanging fruit',
  'wear(?:ing)? many hats', 'fast[ -]paced environment', 'dynamic (?:team|professional|individual|environment|leader|personality)', 'seasoned', 'dedicated (?:professional|individual|team|worker)', 'bottom[ -]line', 'go[ -]to person', 'perfectionist', 'can[ -]do attitude', 'innovative thinker', 'multi[ -]?tasker',
]
const PATTERN = new RegExp(`(?<![\\p{L}\\p{N}])(?:${BUZZWORDS.join('|')})(?![\\p{L}\\p{N}])`, 'giu')

/** The words found, lower-case. */
export function findBuzzwords(text: string): string[] {
  return [...text.matchAll(PATTERN)].map(([word]) => word.toLowerCase())
}
