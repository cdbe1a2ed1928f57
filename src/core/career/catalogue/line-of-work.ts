/** What a line of a job says about its relation to the things it names: who sells, orders or explains them has not worked with them. */

const LONGEST_LINE = 400

/** 'Ordering site', 'Recruiting app': what was built, and no errand. */
const IS_BUILT =
  /^[\s\p{P}]*\p{L}+ing (?!(?:an?|the|our|their|my|new|another)\s)(?:\p{L}+ )?(?:web ?)?(?:site|website|app|application|system|platform|portal|service|shop|page|tool|flow|form|bot|engine|module|api|pipeline|dashboard)(?!\p{L})/iu

/** Verbs and things of those who stand beside the work, where a line begins with them. */
const BESIDE_WORK =
  /^[\s\p{P}]*(?:(?:i|we|ich|wir)\s+)?(?:(?:hire[ds]?|recruit(?:s|ed)?|headhunted|sells?|sold|resold|buys?|bought|ordered|ordering|purchased|procured|paid|paying|invoiced|advertised|pitched|negotiated?)\b|screen(?:s|ed|ing)? (?:[\p{L}-]+ ){0,3}(?:cvs?|resumes|candidates|applicants|developers|engineers|programmers)\b|screen(?:s|ed|ing)? cvs|sourc(?:e[ds]?|ing) (?:and|candidates|talent|developers|engineers)\b|plac(?:e[ds]?|ing) (?:[\p{L}-]+ ){0,2}(?:candidates|people|engineers|developers|scientists|consultants)\b|(?:bookkeeping|accounting) for\b|clean(?:s|ed|ing)? (?:the |our )?(?:office|room|desk|floor)\w*|translat(?:e[ds]?|ing) (?:the )?(?:documentation|documents|manuals|texts|contracts)|explain\w* .{0,80}\b(?:customers?|clients?|visitors?|guests?)\b|(?:run|ran|runs|held|conduct\w*|schedul\w*) (?:[\p{L}-]+ )?interviews?\b|interview(?:s|ed|ing)? (?:candidates|applicants|developers|engineers)|own(?:s|ed)? the (?:roadmap|backlog)|(?:wrote|writes?|writing) (?:user stories|job ads?|newsletters?)\b|report(?:s|ed)? (?:faults?|problems?|errors?)\b|(?:work|worked|works|working|talk|talked|spoke) (?:closely )?(?:with|to) (?:the |our |their )?(?:[\p{L}-]+ )?(?:developers?|engineers?|programmers?|teams?|agency) of\b|office manage\w*|(?:verkaufte?|verkaufen|bestellte?|vermittelte?|übersetzte?)\b|(?:sattım|sattı|satıyor|çevirdi)\w*|(?:vendu|recruté|acheté|vendí|vendía|compré)(?!\p{L}))/iu

/** Somebody does something with a thing, in the languages people write in. */
const DOING =
  /(?<!\p{L})(?:buil[dt]|built|writ(?:e|es|ing|ten)|wrote|develop|program|cod(?:e|ed|ing)\b|implement|design|set up|sets up|setting up|install|configur|automat|migrat|maintain|deploy|creat|made\b|make|moved?\b|test|analy|model|host|administ|ship(?:ped|s)\b|launch|fix|debug|refactor|integrat|quer(?:y|ied)|visuali|prototyp|redesign|draw|research|secur(?:e|ed|ing)\b|patch|monitor|script|scrap|train(?:ed|ing)? (?:a |the )?model|use[ds]?\b|using|work(?:s|ed|ing)? in\b|found\b|ran\b|introduc|replac|comput|predict|gebaut|baut?e?n?\b|entwickel|entwarf|entworfen|programmier|eingerichtet|einricht|automatisier|erstell|betreu|pfleg|schreib|schrieb|geschrieben|umgestellt|geliştir|yaz(?:dı|dım|ıyor|ar|mak)|kur(?:du|dum|ulum)|tasarla|otomatik|taşı|développ|cré(?:é|e|er|ation)|conç|conception|installé|migré|mis en place|rédig|desarroll|cre(?:é|ó|ar|ación)|diseñ|instal|automatiz|migr|escrib|implant)/iu

/**
 * The plain words of who keeps a thing going, takes it over, shows it to others or does the daily work in it; only in a
 * place where they can be verbs.
 */
const TENDING =
  /^[\s\p{P}]*(?:(?:i|we|also|then) )*(?:kept|keep(?:s|ing)?|look(?:s|ed|ing)? after|cared? for|t(?:ake|akes|ook|aking) (?:care of|over)|inherit(?:ed|s)?|taught|teach(?:es|ing)?|showed|put|puts|brought|got|did|do|does|clean(?:ed|s|ing)? up|tid(?:y|ies|ied)|learn(?:ed|t)|entered|enter(?:s|ing)?|record(?:ed|s)?|track(?:ed|s)?|handled|filled|restor(?:ed|es)|restart(?:ed|s)|repaired|rescued|documented|corrected|threw out|run|runs|running|answered|prepared|drew|backed up)(?!\p{L})|(?<!\p{L})(?:and|then|now|i|we) (?:rebuilt|repaired|run|kept|put|showed|taught|brought|restarted|restored|cleaned up|took over)(?!\p{L})|(?<!\p{L})(?:(?:auf|um|aus|ein)ge(?:baut|setzt|richtet|führt)|gemacht|gewartet|gekümmert|gepackt|angelegt|gebucht|aufgeräumt|übernommen|betrieben|gehalten|beigebracht|gezeichnet|ausgewertet|gepflegt|geführt|eingegeben|gesichert|erledigt|vorbereitet|mache ich|führe ich|betreibe|kümmere)(?!\p{L})|(?<!\p{L})(?:yap|bak|tut|al|hallet|düzenle?|hazırla?|öğret|göster|yönet|kullan|işle?|gir|kaydet|çiz|topla?|sürdür|yürüt|üstlen|devral|temizle?|yedekle?|onar|ver)(?:[dt][ıiuü](?:m|k)|[ıiuü]?yor(?:um|uz)|[ıiuüae]r[ıiuü]m)(?!\p{L})/iu

const lineOf = (line: string) => line.slice(0, LONGEST_LINE)

/** 'Hired the Java team', 'Sold Cisco routers', 'Worked with the developers of our React shop'. */
export const isBesideWork = (line: string): boolean => BESIDE_WORK.test(lineOf(line)) && !IS_BUILT.test(lineOf(line))

/** Under a title of another trade a thing that is only named was not worked with: 'Our shop runs on React'. */
export const isDoing = (line: string): boolean => DOING.test(lineOf(line)) || TENDING.test(lineOf(line))
