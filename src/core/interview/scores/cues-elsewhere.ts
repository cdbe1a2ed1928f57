// What `cues.ts` lists for English, as beginnings of words in four languages; one with a space behind it is a whole word.
const list = (text: string): string[] => text.split('|')

export type CuesElsewhere = Record<
  | 'steps'
  | 'reasons'
  | 'limits'
  | 'situation'
  | 'outcomes'
  | 'others'
  | 'ownCase'
  | 'checks'
  | 'negations'
  | 'sweeping'
  | 'fillers'
  | 'hedges',
  readonly string[]
> & {
  /** What the person did, in the past. */
  pastAction: RegExp
  /** What is not so, where an ending says it. */
  denial?: RegExp
  /** How many letters a word has more than in English. */
  longer: number
}

const TURKISH: CuesElsewhere = {
  steps: list(
    'önce |ilk olarak|ilk |sonra |ardından|son olarak|sonunda|en son|bunun ardından|başla|öncelikle|bu arada|ertesi|ikinci|bittikten',
  ),
  reasons: list('çünkü|bu yüzden|o yüzden|bu nedenle|dolayı|böylece|yoksa |bu sayede|için '),
  limits: list(
    'eğer |ama |fakat|ancak |yalnızca|sadece |olmadıkça|yerine|bağlı|hariç|aksi |rağmen|değilse|olursa|ise |kadar |bile |her zaman değil',
  ),
  situation: list(
    'geçen |proje|ekip|staj|okul|üniversite|hafta|ayın|ay önce|yıl|sırasında|çalışırken|derste|ders |şirket|iş yerin|gün |temmuz|ocak|mart|mayıs|haziran|eylül|ekim|kasım|aralık',
  ),
  outcomes: list(
    'sonunda|sonuç|düştü|arttı|indi |çıktı|azaldı|düzeldi|çözüldü|bitti|öğrendim|o günden|o zamandan|artık|şimdi|kurtar|yükseldi|tamamla|yayınla|geçti',
  ),
  others: list(
    'ekip|müşteri|kullanıcı|arkadaş|yönetici|müdür|onlar|onu |ona |onun |kişi|insan|birisi|biri |hoca|hasta|öğrenci|komşu|kendisi|patron|stajyer|yazılımcı|tasarımcı|teyze|amca|anne|baba',
  ),
  ownCase: list('örneğin|mesela|geçen |bizde |bizim |projem|bir keresinde|bir gün |stajım|ilk işim|işimde|benim '),
  checks: list(
    'kontrol|baktım|bakarım|bakıyor|denedi|denerim|dener|ölçtü|ölçer|sordu|sorarım|soruyor|test |doğrula|karşılaştır|incele|gözle|saydı|not al|haber ver|fark et|gördü|yazdım|söyledi',
  ),
  negations: list('değil|yok |hiç |olmaz|ne yazık'),
  sweeping: list(
    'her zaman|asla |hep |herkes |hiç kimse|kesinlikle|tamamen|mükemmel|elbette|tabii|imkansız|imkânsız|garanti|yüzde yüz|her şey|hiçbir şey|kusursuz|gerek yok|mutlaka',
  ),
  fillers: list('yani |şey |işte |hani |falan |filan |eee|ııı|hmm|neyse '),
  hedges: list('belki|galiba|sanırım|herhalde|muhtemelen|gibi geliyor|sanki |olabilir'),
  pastAction: /\p{L}{2,}[dt][ıiuü][mk](?!\p{L})/gu,
  denial: /\p{L}{2,}m[aeıiuü](?:z|dı|di|dım|dim|dık|dik|dan|den|m|mış|miş|yor\p{L}{0,4})(?!\p{L})/gu,
  longer: 1.4,
}

const GERMAN: CuesElsewhere = {
  steps: list(
    'zuerst|erst |dann |danach|schließlich|zuletzt|anschließend|bevor |nachdem|zunächst|als erstes|als nächstes|später|am ende|vorher|sobald|inzwischen|zweitens|fang|beginn',
  ),
  reasons: list('weil |denn |deshalb|daher|darum|sonst |damit |deswegen|also '),
  limits: list(
    'wenn |falls |außer|aber |jedoch|allerdings|statt|obwohl|nur |solange|bis |hängt |ohne |trotzdem|nicht immer|sofern|kostet|zwar ',
  ),
  situation: list(
    'als |während|letzte|bei uns|in meine|im projekt|projekt|praktikum|woche|monat|jahr|team |firma|ausbildung|studium|kurs|kunde|tag |tage |januar|februar|märz|april|mai |juni|juli|august|september|oktober|november|dezember',
  ),
  outcomes: list(
    'am ende|schließlich|seitdem|seither|gelernt|danach|sank|stieg|gesunken|gestiegen|fertig|gelöst|funktioniert|jetzt |heute |nächstes mal|ergebnis|gespart|behoben|lief |läuft',
  ),
  others: list(
    'sie |ihnen|ihr |ihre|er |ihm |ihn |jemand|kolleg|kund|nutzer|team |chef|leute|menschen|wer |leiter|frau |herr |gast|gäste|patient|schüler',
  ),
  ownCase: list(
    'zum beispiel|beispielsweise|bei uns|in meine|in unser|einmal|letzte|damals|neulich|ich hatte|wir hatten',
  ),
  checks: list(
    'prüf|geprüft|test|getestet|mess|gemessen|vergleich|verglich|schau|geschaut|seh |sehe |gesehen|frag|gefragt|sag|gesagt|melde|gemeldet|schreib|geschrieben|notier|merk|gemerkt|such|gezählt|zähl|rufe |angerufen|probier',
  ),
  negations: list('nicht|kein|nie |niemand|nichts|niemals|weder'),
  sweeping: list(
    'immer |nie |alle |alles|jeder |niemand|nichts|garantiert|automatisch|natürlich|selbstverständlich|unmöglich|perfekt|hundertprozentig|100 prozent|einfach |völlig|komplett|sowieso|offensichtlich|egal',
  ),
  fillers: list('äh |ähm|hm |hmm|sozusagen|halt |quasi|irgendwie|na ja|naja'),
  hedges: list(
    'vielleicht|glaube ich|ich glaube|ich denke|wahrscheinlich|eventuell|vermutlich|könnte|würde sagen|wohl ',
  ),
  pastAction:
    /(?<!\p{L})(?:(?:ich|wir) (?:habe|haben|hatte|hatten|war|waren|bin|sind|musste|mussten|ging|fragte|sagte|machte|schrieb|baute)|(?:habe|haben|hatte|hatten) (?:ich|wir))(?!\p{L})/gu,
  longer: 0.8,
}

const FRENCH: CuesElsewhere = {
  steps: list(
    'dabord|ensuite|puis |après|avant |enfin |premièrement|deuxièmement|en premier|pour finir|à la fin|finalement|plus tard|dès |une fois|pendant ce temps|commence',
  ),
  reasons: list('parce que|parce qu|car |donc |cest pourquoi|sinon |pour que|afin |puisque|du coup|ainsi '),
  limits: list(
    'si |sauf |mais |cependant|toutefois|au lieu|plutôt que|bien que|seulement|tant que|jusqu|dépend|sans |même si|pas toujours|à condition|coûte',
  ),
  situation: list(
    'quand |lors |pendant|lan dernier|chez nous|dans mon|dans notre|projet|stage|semaine|mois |année|équipe|entreprise|études|cours |client|jour|janvier|février|mars |avril|mai |juin |juillet|août|septembre|octobre|novembre|décembre',
  ),
  outcomes: list(
    'à la fin|finalement|depuis |appris|résultat|baissé|augmenté|passé de|résolu|terminé|fini |marche|maintenant|aujourdhui|la prochaine fois|gagné|réduit|tombé',
  ),
  others: list(
    'ils |elles |elle |il |lui |leur|quelquun|collègue|client|utilisat|équipe|chef|gens |personne |responsable|madame|monsieur|étudiant|patient|celui|celle',
  ),
  ownCase: list(
    'par exemple|chez nous|dans mon|dans notre|une fois|lan dernier|récemment|un jour|javais|nous avions|mon premier|ma première',
  ),
  checks: list(
    'vérifi|test|mesur|compar|regard|demand|pos|question|note|noté|écri|écrit|remarqu|vu |cherch|compt|essay|préviens|prévenu|appel|lu |lis |dis |dit ',
  ),
  negations: list('pas |jamais|rien |aucun|personne |ni |non '),
  sweeping: list(
    'toujours|jamais|tout le monde|tous |toutes |rien |garanti|automatiquement|évidemment|bien sûr|impossible|parfait|100 |cent pour cent|simplement|complètement|totalement|de toute façon|forcément|aucun problème',
  ),
  fillers: list('euh|bah |ben |hein |genre |en fait |voilà'),
  hedges: list('peut être|je pense|je crois|probablement|il me semble|sans doute|éventuellement|pourrait'),
  pastAction:
    /(?<!\p{L})(?:j['’]ai|j['’]avais|j['’]étais|nous avons|nous étions|nous avions|on a|on avait|je suis allée?)(?!\p{L})/gu,
  longer: 0.1,
}

const SPANISH: CuesElsewhere = {
  steps: list(
    'primero|luego |después|antes |finalmente|por último|al final|a continuación|en segundo|cuando |en cuanto|una vez|mientras tanto|más tarde|empie|empec',
  ),
  reasons: list('porque|por eso|por lo que|así que|ya que|entonces|si no |para que|debido|de modo que'),
  limits: list(
    'si |salvo|excepto|pero |sin embargo|aunque|en lugar|en vez|solo |sólo |mientras|hasta |depende|sin |a menos|no siempre|cuesta|a veces',
  ),
  situation: list(
    'cuando |durante|el año pasado|en mi |en nuestr|proyecto|prácticas|semana|mes |meses|año|equipo|empresa|curso|universidad|client|día|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  ),
  outcomes: list(
    'al final|desde entonces|aprend|resultado|bajó|subió|pasó de|pasamos|resuelt|terminó|funcion|ahora |hoy |la próxima|ahorr|redujo|cayó|acabó',
  ),
  others: list(
    'ellos|ellas|ella |él |le |les |alguien|compañer|client|usuari|equipo|jefe|jefa|gente|persona|quien|señor|alumn|pacient|vecin',
  ),
  ownCase: list('por ejemplo|en mi |en nuestr|una vez|el año pasado|hace poco|un día|mi primer|teníamos|tenía '),
  checks: list(
    'compro|revis|prob|prueb|mid|mido|midi|compar|mir|pregunt|anot|escrib|apunt|busc|cont|avis|llam|leo |leí|vi |veo |digo|dije',
  ),
  negations: list('no |nunca|nada |nadie|ningun|ningún|tampoco|ni '),
  sweeping: list(
    'siempre|nunca|todos |todas |todo el mundo|nadie|nada |garantiz|automáticamente|por supuesto|obvio|obviamente|imposible|perfect|100 |cien por cien|simplemente|totalmente|completamente|de todas formas|seguro que',
  ),
  fillers: list('eh |em |este |o sea|pues |digamos|bueno '),
  hedges: list('quizá|tal vez|creo que|pienso que|probablemente|a lo mejor|podría|supongo'),
  pastAction: /(?<!\p{L})(?:\p{L}{2,}(?:é|amos|imos)|hice|puse|dije|fui|tuve|hicimos|tuvimos|pude|vi|di)(?!\p{L})/gu,
  longer: 0.2,
}

export const CUES_ELSEWHERE: Partial<Record<string, CuesElsewhere>> = {
  tr: TURKISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
}

/** How often any of the beginnings occurs. */
export function countBeginnings(folded: string, beginnings: readonly string[]): number {
  return beginnings.reduce((count, beginning) => count + folded.split(` ${beginning}`).length - 1, 0)
}
/** How many of them occur. */
export function kindsOfBeginnings(folded: string, beginnings: readonly string[]): number {
  return beginnings.filter((beginning) => folded.includes(` ${beginning}`)).length
}
