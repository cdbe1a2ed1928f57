/** What a line of a job says about its relation to the things it names: who sells, orders or explains them has not worked with them. */

const LONGEST_LINE = 400

/** Verbs and things of those who stand beside the work, where a line begins with them. */
const BESIDE_WORK =
  /^[\s\p{P}]*(?:(?:i|we|ich|wir)\s+)?(?:(?:hire[ds]?|recruit(?:s|ed)?|headhunted|sells?|sold|resold|buys?|bought|ordered|ordering|purchased|procured|paid|paying|invoiced|advertised|pitched|negotiated?)\b|screen(?:s|ed|ing)? (?:[\p{L}-]+ ){0,3}(?:cvs?|resumes|candidates|applicants|developers|engineers|programmers)\b|screen(?:s|ed|ing)? cvs|sourc(?:e[ds]?|ing) (?:and|candidates|talent|developers|engineers)\b|plac(?:e[ds]?|ing) (?:[\p{L}-]+ ){0,2}(?:candidates|people|engineers|developers|scientists|consultants)\b|(?:bookkeeping|accounting) for\b|clean(?:s|ed|ing)? (?:the |our )?(?:office|room|desk|floor)\w*|translat(?:e[ds]?|ing) (?:the )?(?:documentation|documents|manuals|texts|contracts)|explain\w* .{0,80}\b(?:customers?|clients?|visitors?|guests?)\b|(?:run|ran|runs|held|conduct\w*|schedul\w*) (?:[\p{L}-]+ )?interviews?\b|interview(?:s|ed|ing)? (?:candidates|applicants|developers|engineers)|own(?:s|ed)? the (?:roadmap|backlog)|(?:wrote|writes?|writing) (?:user stories|job ads?|newsletters?)\b|report(?:s|ed)? (?:faults?|bugs?|problems?|errors?)\b|(?:work|worked|works|working|talk|talked|spoke) (?:closely )?(?:with|to) (?:the |our |their )?(?:[\p{L}-]+ )?(?:developers?|engineers?|programmers?|teams?|agency) of\b|office manage\w*|(?:verkaufte?|verkaufen|bestellte?|vermittelte?|übersetzte?)\b|(?:sattım|sattı|satıyor|çevirdi)\w*|(?:vendu|recruté|acheté|vendí|vendía|compré)(?!\p{L}))/iu

/** Somebody does something with a thing, in the languages people write in. */
const DOING =
  /(?<!\p{L})(?:buil[dt]|built|writ(?:e|es|ing|ten)|wrote|develop|program|cod(?:e|ed|ing)\b|implement|design|set up|sets up|setting up|install|configur|automat|migrat|maintain|deploy|creat|made\b|make|moved?\b|test|analy|model|host|administ|ship(?:ped|s)\b|launch|fix|debug|refactor|integrat|quer(?:y|ied)|visuali|prototyp|redesign|draw|research|secur(?:e|ed|ing)\b|patch|monitor|script|scrap|train(?:ed|ing)? (?:a |the )?model|use[ds]?\b|using|work(?:s|ed|ing)? in\b|found\b|ran\b|introduc|replac|comput|predict|gebaut|baut?e?n?\b|entwickel|entwarf|entworfen|programmier|eingerichtet|einricht|automatisier|erstell|betreu|pfleg|schreib|schrieb|geschrieben|umgestellt|geliştir|yaz(?:dı|dım|ıyor|ar|mak)|kur(?:du|dum|ulum)|tasarla|otomatik|taşı|développ|cré(?:é|e|er|ation)|conç|conception|installé|migré|mis en place|rédig|desarroll|cre(?:é|ó|ar|ación)|diseñ|instal|automatiz|migr|escrib|implant)/iu

const lineOf = (line: string) => line.slice(0, LONGEST_LINE)

/** 'Hired the Java team', 'Sold Cisco routers', 'Worked with the developers of our React shop'. */
export const isBesideWork = (line: string): boolean => BESIDE_WORK.test(lineOf(line))

/** Under a title of another trade a thing that is only named was not worked with: 'Our shop runs on React'. */
export const isDoing = (line: string): boolean => DOING.test(lineOf(line))
