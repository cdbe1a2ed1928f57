/** Characters of an advert that are read; the longest real ones have a third of it. */
export const MOST_AD_CHARACTERS = 50_000
