import { lowerCase } from '#core/text/turkish-letters.ts'

/** Certificates that end general school, and the schools that give them. */
const GENERAL =
  /(?<!\p{L})(?:baccalauréat|bac (?:s|es|l|général|scientifique|sciences?)(?!\p{L})|lycée|abitur|allgemeine hochschulreife|gymnasium|matura|matric|high school|secondary school|sixth form|a[- ]levels?|gcses?|higher secondary|class (?:xii|12)|bachillerato|instituto de educación secundaria|ensino médio|ensino secundário|liceo|lise|lisesi|lise diploması)(?!\p{L})/u
/** These teach a trade. */
const OF_TRADE =
  /(?<!\p{L})(?:professionnel|technologique|pro|technique|beruf\p{L}*|fach\p{L}*|techni\p{L}*|technology|vocational|teknik|mesleki?|informati\p{L}*|bilişim|computing|computer|profissional|técnic\p{L}*)(?!\p{L})/u

/** Whether a school is general school: its mathematics is nobody's skill in statistics. */
export function isGeneralSchool({
  institution,
  degree,
  area,
}: Record<'institution' | 'degree' | 'area', string | null>) {
  const text = lowerCase([institution, degree, area].filter(Boolean).join('; '))
  return GENERAL.test(text) && !OF_TRADE.test(text)
}
