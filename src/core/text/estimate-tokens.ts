/**
 * About how many tokens a text has, for budgets where the provider does not say: four Latin letters make one,
 * other scripts one each. On the high side for prose.
 */
export function estimateTokens(text: string): number {
  let latin = 0
  let other = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) < 0x250) latin += 1
    else other += 1
  }
  return Math.ceil(latin / 4) + other
}
