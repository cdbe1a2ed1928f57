// npm run eval -- ads-speed: processor time of reading adverts of 12,000 characters, each one different.
import { readdirSync, readFileSync } from 'node:fs'
import { readAdText } from '#core/ads/read-ad-text.ts'
import { must } from '#core/must.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'

const LENGTH = 12_000
const folders = ['texts', 'unread'].map((name) => new URL(`../ads/${name}/ads/`, import.meta.url))
const ads = folders.flatMap((folder) => readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8')))
let seed = 1
const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648

/** Adverts in a row, some words of each misspelt, so that nothing is read twice. */
function text(): string {
  let all = ''
  while (all.length < LENGTH)
    all += `${must(ads[Math.floor(random() * ads.length)]).replaceAll(/\b[a-z]{7,9}\b/g, (word) => (random() < 0.15 ? `${word}q` : word))}\n\n`
  return all.slice(0, LENGTH)
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
