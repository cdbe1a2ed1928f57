// npm run eval -- ads-speed: processor time of reading adverts of 12,000 characters. No two share a line of four words or more.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readAdText } from '#core/ads/read-ad-text.ts'
import { seededChance } from '#core/chance.ts'
import { itemAt } from '#core/must.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'

const LENGTH = 12_000
const lists = new URL('../ads/', import.meta.url)
const ads = readdirSync(lists)
  .map((list) => new URL(`${list}/ads/`, lists))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8')))
const chance = seededChance('adverts')
const letter = () => String.fromCharCode(97 + Math.floor(chance() * 26))

/** A line with three letters behind one of its words: what was kept of another line helps with none of these. */
function altered(line: string): string {
  const words = line.split(' ')
  if (words.length < 4) return line
  const at = Math.floor(chance() * words.length)
  return words.with(at, `${words[at]}${letter()}${letter()}${letter()}`).join(' ')
}

function text(): string {
  let all = ''
  while (all.length < LENGTH) all += `${itemAt(ads, Math.floor(chance() * ads.length))}\n\n`
  return all.split('\n').map(altered).join('\n').slice(0, LENGTH)
}

const millis = Array.from({ length: 190 }, text)
  .map((one) => {
    const start = process.cpuUsage()
    readAdText(fullCatalogue, one)
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })
  .slice(40)
  .toSorted((a, b) => a - b)
const at = (share: number) => (millis[Math.floor(millis.length * share)] ?? 0).toFixed(1)
console.log(
  `${millis.length} adverts: a tenth within ${at(0.1)} ms, half within ${at(0.5)}, 95 of 100 within ${at(0.95)}`,
)
