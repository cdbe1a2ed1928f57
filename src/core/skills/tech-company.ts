import type { TermMatch } from './term-index.ts'

/** Things of technology that say of what kind the words beside them are: 'wireframes of our booking page'. */
const TECH_THING =
  /(?<!\p{L})(?:web|(?:web ?)?sites?|web ?pages?|(?:booking|home|landing|club|order|shop) pages?|apps?|software|programs?|scripts?|(?:source )?code|servers?|databases?|data|csv|computers?|screens?|online|digital|dashboards?|spreadsheets?|pcs?|laptops?|routers?|access points?|wi-?fi|lan|internet|intranet|website|webseiten?|daten\p{L}*|skripte?|rechner|veri\p{L}*|yazılım\p{L}*|uygulama\p{L}*|sunucu\p{L}*|betik\p{L}*|betiğ\p{L}*|bilgisayar\p{L}*|données|logiciels?|serveurs?|datos|servidor(?:es)?)(?!\p{L})/iu

/** Whether a text speaks of technology by its things. Pure. */
export const namesTechThing = (text: string): boolean => TECH_THING.test(text)

/** Written as any word is: 'wireframes', 'pandas', and 'Routing' where it begins the line. A name has its capital in any place. */
export const isEverydayWord = ({ text, from }: TermMatch): boolean => {
  const rest = from === 0 ? text.slice(1) : text
  return !/[\p{Lu}\d]/u.test(rest)
}
