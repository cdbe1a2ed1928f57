import { any } from '#core/text/any.ts'

/** Whether a clause tells what another team, a supplier or 'the developers' do; in five languages, words parted by one blank. */
export const isOthersWork = (clause: string): boolean =>
  !SPEAKER.test(clause) && (OTHERS.some((pattern) => pattern.test(clause)) || isOthersInTurkish(clause))

/** Who says 'I' or 'we' has a part in it. */
const SPEAKER = /(?:^| )(?:i|i'm|i've|me|my|we|us|ich|mir|wir|je|j'ai|nous|yo)(?: |$)/u

const some = (count: number) => String.raw`(?:\S+ ){0,${count}}?`
const clauses = (...patterns: string[]) => patterns.map((pattern) => new RegExp(`(?<!\\S)${pattern}(?!\\S)`, 'u'))

const EN_ONES = any(
  'team',
  'department',
  'agency',
  'suppliers?',
  'vendors?',
  'provider',
  'contractors?',
  'consultancy',
  'freelancers?',
  'company',
  'firm',
  'employer',
  'head office',
  'colleagues?',
  'dbas?',
  '(?:developer|engineer|programmer|analyst|scientist|designer|administrator|admin|specialist|consultant|architect)s?',
)
/** Those of whom somebody may be one are others only by what they are called: 'the data team', not 'our team'. */
const EN_MANY = any(
  'developers',
  'engineers',
  'programmers',
  'analysts',
  'scientists',
  'designers',
  'administrators',
  'admins',
  'people',
  'colleagues',
  'specialists',
)
const EN_DOES = any(
  'builds?',
  'built',
  'runs?',
  'ran',
  'uses?',
  'used',
  'makes?',
  'made',
  'writes?',
  'wrote',
  'develops?',
  'developed',
  'operates?',
  'hosts?',
  'deploys?',
  'maintains?',
  'manages?',
  'looks? after',
  'takes? care of',
  'works? (?:in|with|on)',
  'does',
  'do',
  'has',
  'have',
  'sells?',
  'trains?',
)
const EN_DONE = any(
  'done',
  'built',
  'made',
  'written',
  'developed',
  'run',
  'operated',
  'managed',
  'maintained',
  'handled',
  'hosted',
  'administered',
  'deployed',
  'looked after',
)
const EN_THE = any('the', 'our', 'their', 'his', 'her', 'its', 'an?', 'another', 'other', 'external')

const DE_ONES = String.raw`\S*${any('team', 'abteilung', 'agentur', 'dienstleister\\S*', 'lieferant\\S*', 'firma', 'hersteller', 'kolleg(?:e|en|in|innen)', 'freelancer\\S*', 'entwickler(?:n|innen)?', 'ingenieur(?:e|en|innen)?', 'administrator(?:en)?', 'admins', 'programmierer(?:n|innen)?')}`
const DE_DOES = any(
  'betreib\\S+',
  'arbeite[nt]',
  'nutz(?:t|en)',
  'verwende[nt]',
  'bau(?:t|en)',
  'schreib(?:t|en)',
  'entwickel[nt]',
  'mach(?:t|en)',
  'kümmer[nt]',
  'setz(?:t|en)',
  'pfleg(?:t|en)',
  'hat',
  'haben',
  'führ(?:t|en)',
)
const DE_THE = any('das', 'die', 'der', 'ein', 'eine', 'unser', 'unsere', 'ander(?:e|es|er|en)')

const FR_ONES = any(
  "l'équipe",
  '(?:une )?autre équipe',
  "l'agence",
  "l'éditeur",
  '(?:le|un|notre) (?:prestataire|fournisseur|sous-traitant)',
  '(?:les|nos|des) (?:développeu(?:rs|ses)|ingénieure?s|équipes|collègues|prestataires|administrateurs)',
  'un collègue',
  'une collègue',
  '(?:une|notre) agence',
)
const FR_DOES = any(
  'construi(?:t|sent)',
  '(?:utilise|développe|gère|déploie|travaille|occupe|entraîne|exploite)(?:nt)?',
  'fait',
  'font',
  'écri(?:t|vent)',
  'maintien(?:t|nent)',
)

const ES_ONES = any(
  '(?:el|nuestro) equipo de',
  'otro equipo',
  'la agencia',
  'una agencia',
  '(?:el|un|nuestro) proveedor',
  '(?:los|nuestros|otros) (?:desarrolladores|ingenieros|programadores|compañeros|analistas)',
  'un compañero',
  'una compañera',
  '(?:la|una) empresa',
)
const ES_DOES = any(
  'hacen?',
  'usan?',
  'utilizan?',
  'desarrollan?',
  'construyen?',
  'gestionan?',
  'escriben?',
  'mantienen?',
  'despliegan?',
  'trabajan?',
  'operan?',
)

const OTHERS = clauses(
  // 'the data team runs', 'another team looks after', 'the vendor writes'
  `(?:^|(?:and|where|here|there|while|which|that) )${any('the', 'our', 'their', 'an?', 'another', 'other')} ${some(3)}(?<!(?:the|our) (?=team ))${EN_ONES} (?:also |still |mainly |now |then )?${EN_DOES}`,
  // 'developers deploy with their own tools', 'head office runs'
  `^${any(EN_MANY, 'head office', 'another team', 'other teams')} ${EN_DOES}`,
  // 'is done by a freelancer', 'built by our data scientists'
  `${EN_DONE} (?:mostly |mainly |entirely )?by ${EN_THE} ${some(3)}${EN_ONES}`,
  // 'comes from the backend team'
  `${any('comes?', 'came', 'supplied', 'provided', 'delivered')} ${any('from', 'by')} ${EN_THE} ${some(3)}${EN_ONES}`,
  // 'supported the developers who build'
  `^(?!${any('led', 'lead', 'leading', 'managed?', 'managing', 'mentor\\S*', 'coach\\S*')} )(?:\\S+ ){1,8}?${EN_MANY} (?:who|that) ${EN_DOES}`,
  // 'in a company that uses', 'bei einer Firma, die … nutzt'
  `(?:in|at|for|with) an? (?:\\S+ ){0,2}?(?:company|firm|shop|bank|agency|team|startup|start-up|organi[sz]ation|employer|client|customer) ${any('that', 'which', 'who')} ${EN_DOES}`,
  // 'das Sicherheitsteam betreibt', 'unsere Entwickler arbeiten', 'ausgerollt wird vom Hosting-Team'
  `^${DE_THE} ${some(2)}(?<!unser )${DE_ONES} ${some(1)}${DE_DOES}`,
  `${DE_DOES} ${any('das', 'die', 'der', 'ein', 'eine')} ${some(1)}${DE_ONES}`,
  `${any('wird', 'werden', 'wurde', 'wurden')} ${some(4)}${any('vom', 'von (?:der|den|dem|einem|einer|unserem|unserer|unseren|anderen)')} ${some(2)}${DE_ONES}`,
  `${FR_ONES} (?!et )${some(2)}${FR_DOES}`,
  `${any('fait', 'faite', 'faits', 'développée?s?', 'gérée?s?', 'construite?s?', 'maintenue?s?')} par ${any('une?', "l'\\S+", 'le', 'la', 'les', 'nos', 'notre', 'des')} ${some(1)}${any('équipes?', 'agence', 'prestataire', 'fournisseur', 'développeurs', 'collègues?')}`,
  `${FR_DOES} un prestataire`,
  `${ES_ONES} ${some(2)}${ES_DOES}`,
  `${ES_DOES} ${any('un', 'el', 'otro')} ${any('proveedor', 'equipo', 'compañero')}`,
)

const TR_ONES = new RegExp(
  `^${some(3)}${any('ekibi', 'ekipleri', 'ajans', 'ajansı', 'firması', 'şirketi', 'tedarikçi\\S*', 'departmanı', 'birimi', '\\S*(?:yazılımcı|geliştirici|mühendis|uzman|analist|tasarımcı|arkadaş)(?:lar|ler)(?:ı|i|ımız|imiz)?')} `,
  'u',
)
/** Verbs stand last: 'kullanıyor', 'yaptı' are somebody else's, 'kullanıyorum', 'yaptım' one's own. */
const TR_DOES = /(?:yor|yorlar|[dt][ıiuü]|[dt][ıi]l[ae]r|[ıiuü]r|[ae]r)$/u

const isOthersInTurkish = (clause: string) => TR_ONES.test(clause) && TR_DOES.test(clause)
