// The Turkish of misconceptions/*.json: of each entry what is wrong and right, with the numbers and code words of the English.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FIELDS = ['wrong', 'right']
/** Abbreviations, and words that only a program spells so: `null`, Promise.all, auto-fit, post_tags, localStorage. */
const CODE_WORD = /`[^`]+`|\b[A-Z]{2,}[\dA-Z]*(?=\b|s\b)|\b[A-Za-z]+(?:[._][A-Za-z]+)+\b|\b[A-Za-z]+[a-z][A-Z]\w*/gu
/** Abbreviations that Turkish says in words. */
const SAID = { AI: /yapay zek[âa]/iu, EU: /\bAB\b/u, HR: /İK/u, UI: /arayüz/iu, PC: /bilgisayar/iu }

/** Digits alone: 2.4 and 2,4 are one number, and so are 5,000 and 5.000. */
const numbersIn = (text) =>
  (text.match(/\d+(?:[.,]\d+)*/gu) ?? [])
    .map((number) => number.replace(/[.,]/gu, ''))
    .sort()
    .join(' ')

const hasWord = (text, word) => text.includes(word) || SAID[word]?.test(text)

export function checkTurkishObjections(folder, say) {
  const load = (...name) => JSON.parse(readFileSync(join(folder, ...name), 'utf8'))
  const names = (...at) => readdirSync(join(folder, ...at)).filter((name) => name.endsWith('.json'))
  const present = new Set(names('tr'))
  for (const name of names()) {
    if (!present.delete(name)) say(`tr/${name} is missing`)
    else checkObjections(`tr/${name}`, load(name).misconceptions, load('tr', name), say)
  }
  for (const name of present) say(`tr/${name} translates nothing`)
}

export function checkObjections(name, entries, turkish, say) {
  const known = new Set(entries.map(({ id }) => id))
  for (const id of Object.keys(turkish)) if (!known.has(id)) say(`${name} has an unknown id ${id}`)
  for (const entry of entries) {
    for (const field of FIELDS) {
      const [english, said] = [entry[field], turkish[entry.id]?.[field]]
      if (typeof said !== 'string' || said === '' || said.trim() !== said) {
        say(`${name} lacks ${field} of ${entry.id}`)
        continue
      }
      if (said === english) say(`${name} repeats the English ${field} of ${entry.id}`)
      if (numbersIn(said) !== numbersIn(english)) say(`${name} has other numbers in ${field} of ${entry.id}`)
      for (const word of english.match(CODE_WORD) ?? [])
        if (!hasWord(said, word)) say(`${name} lacks ${word} in ${field} of ${entry.id}`)
    }
  }
}
