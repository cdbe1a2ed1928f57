import { beyondReading, sentencesIn } from './unheld.ts'

/** A job is looked for from here on, in the languages resumes are written in. */
const SEEKS =
  /(?<![\p{L}])(?:(?:actively |currently )?(?:seeking|looking for|searching for|in search of|on the lookout for)|to (?:obtain|secure|find|get|land)|(?:ich )?(?:suche|bin auf der suche nach)|auf der suche nach|(?:je )?(?:recherche|cherche)|(?:à|a) la recherche d|(?:estoy )?(?:busco|buscando)|en busca de|procuro|cerco|alla ricerca di|szukam|poszukuję|op zoek naar)(?![\p{L}])/iu
/** Turkish says so at the end. */
const SEEKS_AT_END = /(?:arıyorum|arayışındayım|aramaktayım)[\s\p{P}]*$/iu
/** What somebody brings to it, they have. */
const BRINGS =
  /(?<![\p{L}])(?:us(?:e|ing)|appl(?:y|ying)|bring(?:ing)?|contribut(?:e|ing)|leverag(?:e|ing)|utili[sz](?:e|ing)|with (?:my|over|more than|\d)|my|einbringen|meine[nrm]?|mes|mis|minhas?|deneyimimi|bilgimi)(?![\p{L}])/iu

/** A summary in what its person has and what they look for: 'Seeking a role in data science' shows none. Pure. */
export function partSought(text: string): { held: string; sought: string } {
  let [held, sought] = ['', '']
  for (const [sentence] of sentencesIn(text)) {
    const from = SEEKS_AT_END.test(sentence) ? lastClause(sentence) : (SEEKS.exec(sentence)?.index ?? sentence.length)
    const brings = BRINGS.exec(sentence.slice(from))
    const to = brings ? from + brings.index : sentence.length
    held += `${sentence.slice(0, from)} ${sentence.slice(to)}`
    sought += `${sentence.slice(from, to)} `
  }
  return { held: held + beyondReading(text), sought: sought.trim() }
}

/** 'React bilen bir geliştiriciyim, veri bilimi alanında iş arıyorum': what stands before the last comma is held. */
const lastClause = (sentence: string) => sentence.lastIndexOf(',') + 1
