import { lowerCase } from '#core/text/turkish-letters.ts'

/** Fields of work as adverts count years in them: 'five years in system or network administration'. */
const FIELDS: [family: string, RegExp][] = [
  [
    'systems',
    /(?<!\p{L})(?:systems?(?:(?: and| or|[ ]?\/) \p{L}+)? administration|system- (?:und|oder) \p{L}+administration|systemadministration|server administration|serveradministration|sistem(?: (?:ve|veya|ve\/veya) \p{L}+)? yönetimi\p{L}*|administration (?:de )?(?:serveurs?|systèmes?)|administración de (?:servidores|sistemas))(?!\p{L})/u,
  ],
  [
    'network',
    /(?<!\p{L})(?:networks?(?:(?: and| or|[ ]?\/) \p{L}+)? administration|network engineering|netzwerkadministration|netzwerktechnik|(?:ağ|network)(?: (?:ve|veya|ve\/veya) \p{L}+)? yönetimi\p{L}*|administration (?:\p{L}+ et )?(?:de )?réseaux?|administración de redes)(?!\p{L})/u,
  ],
  [
    'software',
    /(?<!\p{L})(?:software (?:development|engineering)|softwareentwicklung|yazılım geliştirme\p{L}*|développement (?:de )?logiciels?|desarrollo de software)(?!\p{L})/u,
  ],
  [
    'web',
    /(?<!\p{L})(?:web development|webentwicklung|web geliştirme\p{L}*|développement web|desarrollo web)(?!\p{L})/u,
  ],
  [
    'data-analysis',
    /(?<!\p{L})(?:data analysis|data analytics|datenanalyse|veri analizi\p{L}*|analyse de données|análisis de datos)(?!\p{L})/u,
  ],
  [
    'support',
    /(?<!\p{L})(?:it[- ]support|technical support|teknik destek\p{L}*|support (?:informatique|technique)|soporte técnico)(?!\p{L})/u,
  ],
  [
    'security',
    /(?<!\p{L})(?:cyber ?security|information security|it[- ]sicherheit|(?:siber|bilgi) güvenli\p{L}*|cybersécurité|ciberseguridad)(?!\p{L})/u,
  ],
]

/** The families of work that a line on years speaks of by the name of the field. */
export function fieldsNamed(years: string): string[] {
  const line = lowerCase(years)
  return FIELDS.flatMap(([family, field]) => (field.test(line) ? [family] : []))
}
