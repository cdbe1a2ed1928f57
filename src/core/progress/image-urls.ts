/** Where the drawings of badges and medals are served from. */

export function badgeImageUrl(badgeId: string): string {
  return `/badges/${badgeId}.svg`
}

export function medalImageUrl(levelNumber: number): string {
  return `/medals/level-${levelNumber}.svg`
}
