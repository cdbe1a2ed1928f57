import { sentencesOf } from '#core/ads/sections/ad-lines.ts'
import { fold } from '#core/ads/fold.ts'
import { areasIn } from './country-names.ts'

const LIMITS =
  /^(?:you |to )?(?:live|be based|based|reside|living|resident) in\b|\b(?:you (?:must |need to |should )?(?:live|reside|are resident|are based)|du (?:wohnst|lebst)|sie (?:wohnen|leben)|vous (?:habitez|residez)|tu habites|je woont|du bor) (?:in|en|au|i)\b|\bcan only (?:employ|hire|pay)|\b(?:must (?:be (?:based|located|living|resident)|live|reside)|(?:need|have) to (?:be based|live|reside)|(?:based|located|living|resident|reside) (?:anywhere )?in|only (?:hire|employ)|can (?:only )?(?:hire|employ)|hire (?:only )?(?:in|within|from)|open to (?:candidates|applicants|people) (?:in|from|based)|candidates (?:in|from|based)|remote(?:ly)?,? (?:from )?(?:anywhere )?(?:in|within|across|from)|(?:work|working) (?:from )?anywhere (?:in|within)|from anywhere in|anywhere in|remote \(|remote - |remote within|innerhalb|wohnsitz in|aus ganz|deutschlandweit|remote in|remote aus|teletravail depuis|en remoto desde|residir (?:en|no|na|em)|residenz[ae] in|resid(?:ente|enti|ing|are) in|woonachtig in|wonen in|mieszka\w* w|wohnhaft in|habiter (?:en|au)|'?[dt][ae] ikamet|vivir en|viver (?:no|em)|resider en|depuis n'importe ou en|turkiye'nin her yerinden)\b|\bremote\b\s*[(:–-]/

/** Where one may live or work from, when a sentence says so. */
export function allowedIn(text: string): { areas: string[]; words: string } | null {
  for (const line of text.slice(0, 30_000).split('\n'))
    for (const { text: sentence } of sentencesOf(line.replace(/^\s*[-–•*]\s+/u, ''))) {
      const at = LIMITS.exec(fold(sentence))
      if (!at) continue
      const areas = areasIn(sentence.slice(Math.max(0, at.index - 2), at.index + 160))
      if (areas.length > 0) return { areas, words: sentence }
    }
  return null
}
