/** The picture of a public page, drawn by scripts/draw-cards.mjs: '/pricing' has /cards/pricing.png. */
export function cardOf(path: string): string {
  return `/cards/${path === '/' ? 'home' : path.slice(1)}.png`
}
