/** Words for trades that resumes of office work do not name, folded. German makes them by their ends, so ends are known there. */
const GERMAN =
  /(?<!\p{L})(?:\p{L}*(?:fahrer|helfer|pfleger|mechaniker|mechatroniker|elektroniker|elektriker|schlosser|schweisser|schreiner|tischler|monteur|techniker|laborant|chemikant|biologe|geologe|padagog|psycholog|therapeut|logopad|apotheker|optiker|kaufmann|kauffrau|kaufleute|fachfrau|fachmann|angestellte|bearbeiter|buchhalter|referent|jurist|rechtsanwalt|notar|zeichner|gestalter|grafiker|fotograf|konstrukteur|stadtplaner|prufer|bediener|einrichter|verkaufer|betreuer|erzieher|dozent|wachmann|hausmeister|rezeptionist|archivar|bibliothekar|forster|landwirt|winzer|imker|uhrmacher|goldschmied|zimmermadchen|quereinsteiger|aushilfe|pflegekraft|servicekraft|reinigungskraft|lehrkraft|assistenz|facharzt|oberarzt|assistenzarzt)|\p{L}{3,}(?:bauer|decker|leger|macher|meister|koch|maler|gartner|backer|lehrer|arzt|planer|fuhrer|arbeiter|berater))(?:innen|[:*_/]-?in(?:nen)?|in|[ei]n|[rn])?(?!\p{L})/u
const FRENCH =
  /(?<!\p{L})(?:commis|conduct(?:eur|rice)|electricien(?:ne)?|soudeu(?:r|se)|operat(?:eur|rice)|acheteu(?:r|se)|couvreu(?:r|se)|peintre|boucher|bouchere|medecin|sage-femme|notaire|geometre|dessinat(?:eur|rice)|traduct(?:eur|rice)|documentaliste|teleconseiller|teleconseillere|veilleu(?:r|se)|regisseu(?:r|se)|tourneur|usineur|chaudronnier|controleu(?:r|se)|maraicher|maraichere|carreleur|charpentier|cordiste|frigoriste|paysagiste|puericultrice|ambulanciere?)(?!\p{L})/u
const SPANISH =
  /(?<!\p{L})(?:carretiller[oa]|mecanic[oa]|pintor|pintora|jardiner[oa]|panader[oa]|carnicer[oa]|asesora?|aparejadora?|delineante|redactora?|traductora?|trabajadora? social|psicolog[oa]|fisioterapeuta|celadora?|vigilante|socorrista|guia turistic[oa]|soldadora?|fontaner[oa]|instaladora?|peon|gobernanta)(?!\p{L})/u
const TURKISH =
  /(?<!\p{L})(?:kaynakci|tornaci|frezeci|resepsiyonist|editoru?|fizyoterapist|diyetisyen|psikolog|bahcivan|terzi|berber|kuafor|firinci|kasap|pastaci|ustasi|isci(?:si)?|katibi|memuru|sefi|hemsiresi|formeni|usta)(?!\p{L})/u
/** In English the trade is the last word, and many of these are verbs or adjectives elsewhere. */
const ENGLISH =
  /(?<!\p{L})(?:operatives?|cleaner|solicitor|optician|ranger|practitioner|hygienist|videographer|tailor|seamstress|hairdresser|deckhand|call handler|baggage handler|sdr|bdr|tour guide|archivist|fundraiser|campaigner|draughts\p{L}+|wrangler|stonemason|thatcher|farrier|cooper|arborist|groundskeeper|groundsperson|caretaker|steward|stewardess|sommelier|brewer|distiller|dispatcher|rigger|scaffolder|steeplejack|upholsterer|luthier|blacksmith|potter|weaver|bookbinder|typesetter|proofreader|lifeguard|paramedic|radiographer|phlebotomist|audiologist|podiatrist|dietitian|dietician|sonographer)(?: (?:i{1,3}|iv|[1-5]))?$/u

/** Whether a folded text names a trade. */
export const namesTrade = (folded: string): boolean =>
  GERMAN.test(folded) ||
  FRENCH.test(folded) ||
  SPANISH.test(folded) ||
  TURKISH.test(folded) ||
  ENGLISH.test(folded.trim())
