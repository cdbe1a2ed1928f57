import { daysBetween } from '#core/time.ts'
import { flagsIn } from '#core/ads/scam/flags.ts'
import type { JobPageInput, JobPageReading, PageFlag } from '#core/ads/page/reading.ts'

/** What a person reads of a text or of a page so short that no part of it was found to be the advert. */
export const plainly = (text: string) =>
  text
    .slice(0, 50_000)
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '\n')

const DAYS_TO_OLD = 60

export function flagsOf(
  reading: JobPageReading,
  text: string,
  hidden: string,
  input: JobPageInput,
): JobPageReading['flags'] {
  const flags: { kind: PageFlag; words: string }[] = flagsIn(text, hidden).flatMap(({ kind, words }) =>
    kind === 'no-interview' ? [] : [{ kind, words }],
  )
  if (reading.company === null && reading.kind === 'job') flags.push({ kind: 'no-employer', words: '' })
  if (reading.postedOn && daysBetween(reading.postedOn, input.today) > DAYS_TO_OLD)
    flags.push({ kind: 'old', words: reading.postedOn })
  if (reading.validThrough && reading.validThrough < input.today)
    flags.push({ kind: 'expired', words: reading.validThrough })
  const reposted =
    /\b(?:reposted|re-posted|erneut (?:veröffentlicht|ausgeschrieben)|yeniden yayınlandı|republi[ée]e?|publicad[ao] de nuevo|re-advertised|readvertised|re-?advertisement|erneute ausschreibung|nouvelle publication|nueva publicación|herplaatst|opnieuw (?:geplaatst|gepubliceerd)|ripubblicat\p{L}*|republicad[ao]|ponownie (?:opublikowan\p{L}*|ogłoszon\p{L}*)|wiederholte ausschreibung)\b[^.\n]{0,40}/iu.exec(
      input.text.length < 400_000 ? input.text.replaceAll(/<script[\s\S]*?<\/script>/gi, ' ') : '',
    )?.[0]
  if (reposted) flags.push({ kind: 'reposted', words: reposted.replaceAll(/<[^>]*>/g, ' ') })
  return flags
}
