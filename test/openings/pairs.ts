import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isSameJob, marksOf } from '#core/openings/same-job.ts'

/**
 * How well the same job is known again: pairs made from a folder of ads (ads/*.txt, labels/*.json with title, company and place),
 * 15 shapes each, so that what is right is known by how a pair was made. node test/openings/pairs.ts DIR [ADS]
 */
type Ad = { title: string; company: string; place: string; text: string }
type Shape = [
  name: string,
  isSame: boolean,
  change: (ad: Ad, other: Ad) => Partial<Ad> & { url?: string; isOneSource?: boolean },
]

const words = (text: string) => text.split(/(?<=\s)/)
const city = (place: string) => place.split(/[,(|/]/)[0]?.trim() || place

const SHAPES: readonly Shape[] = [
  ['its link with a tracker', true, () => ({ url: 'https://one.example/jobs/1?utm_source=feed&ref=x' })],
  ['another list, the same text', true, () => ({})],
  [
    'a sentence of the list below',
    true,
    (ad) => ({ text: `${ad.text}\n\nOriginally posted on another site. Please mention it when you apply.` }),
  ],
  ['a line of the list above', true, (ad) => ({ text: `This job is no longer new. Apply soon.\n\n${ad.text}` })],
  ['without line breaks and signs of lists', true, (ad) => ({ text: ad.text.replaceAll(/[-•*\n]+/g, ' ') })],
  [
    'the last tenth cut off',
    true,
    (ad) => ({
      text: words(ad.text)
        .slice(0, Math.ceil(words(ad.text).length * 0.9))
        .join(''),
    }),
  ],
  [
    '(m/w/d) or (all genders) at the title',
    true,
    (ad) => ({ title: `${ad.title.replace(/\s*\((?:[mwfdx]\/?)+\)/i, '')} (all genders)` }),
  ],
  ['the form of the firm at its name', true, (ad) => ({ company: `${ad.company} GmbH` })],
  ['the country at the place', true, (ad) => ({ place: `${city(ad.place)}, Some Country` })],
  ['one list, once for another place', true, () => ({ place: 'Valparaíso', isOneSource: true })],
  ['another level', false, (ad) => ({ title: `Senior ${ad.title}` })],
  ['another firm with the same words', false, () => ({ company: 'Pallas Werke' })],
  ['another list, another place', false, () => ({ place: 'Valparaíso' })],
  ['another job of the firm under the same title', false, (_, other) => ({ text: other.text })],
  ['another team of the firm', false, (ad) => ({ title: `${ad.title}, Payments` })],
]

const [dir = '', many = '20'] = process.argv.slice(2)
const ads = readdirSync(path.join(dir, 'ads'))
  .toSorted()
  .flatMap((file): Ad[] => {
    const label = JSON.parse(readFileSync(path.join(dir, 'labels', file.replace(/\.\w+$/, '.json')), 'utf8')) as Record<
      string,
      unknown
    >
    const said = (name: string) => (typeof label[name] === 'string' ? label[name] : '')
    const text = readFileSync(path.join(dir, 'ads', file), 'utf8')
    return said('title') && said('company') && said('location')
      ? [{ title: said('title'), company: said('company'), place: said('location'), text }]
      : []
  })
  .slice(0, Number(many))

const count = { right: 0, found: 0, same: 0, both: 0 }
const wrong = new Map<string, number>()
for (const [at, ad] of ads.entries()) {
  const other = ads[(at + 1) % ads.length] ?? ad
  for (const [name, isSame, change] of SHAPES) {
    const { isOneSource = false, ...changed } = change(ad, other)
    const marks = (url: string, { place, ...rest }: Ad) => marksOf({ url, ...rest, places: [place] })
    const changedAd = { ...ad, ...changed }
    const found = isSameJob(
      marks('https://one.example/jobs/1', ad),
      marks(changed.url ?? 'https://two.example/9', changedAd),
      isOneSource,
      { one: ad.text, other: changedAd.text },
    )
    count.same += Number(isSame)
    count.found += Number(found)
    count.both += Number(found && isSame)
    count.right += Number(found === isSame)
    if (found !== isSame) wrong.set(name, (wrong.get(name) ?? 0) + 1)
  }
}
const percent = (part: number, of: number) => `${((part / of) * 100).toFixed(1)} %`
process.stdout.write(
  `${ads.length * SHAPES.length} pairs of ${ads.length} ads: precision ${percent(count.both, count.found)}, recall ${percent(count.both, count.same)}\n`,
)
for (const [name, times] of wrong) process.stdout.write(`  wrong ${times} of ${ads.length}: ${name}\n`)
