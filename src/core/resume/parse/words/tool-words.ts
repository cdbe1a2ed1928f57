import { fold } from '#core/text/fold.ts'

/** Names of tools that no employer has. */
const TOOL =
  /^(?:python|java|javascript|typescript|c\+\+|c#|\.net|html5?|css3?|sql|mysql|postgres(?:ql)?|php|ruby|(?:ruby on )?rails|react(?:\.?js| native)?|angular(?:\.?js)?|vue(?:\.?js)?|node(?:\.?js)?|express(?:\.?js)?|django|flask|spring(?: boot)?|kotlin|scala|golang|perl|matlab|bash|kubernetes|kafka|spark|hadoop|linux|git|gcp|terraform|jenkins|graphql|jquery|laravel|pandas|numpy|pytorch|tensorflow)$/
const FEWEST = 2

/** 'Python, Java, GCP': what was worked with, not for whom or where. */
export function areTools(text: string): boolean {
  const items = text.split(/,\s?/).map((item) => fold(item).trim())
  const known = items.filter((item) => TOOL.test(item)).length
  return known >= FEWEST && known * 3 >= items.length * 2
}
