import type { Found, Told } from './tokens.ts'

/** A word of two senses: it accuses only with what it `needs`, and not where `harmless` stands, unless `harmful` stands too. */
type TwoSenses = { word: RegExp; needs?: RegExp; harmless?: RegExp; harmful?: RegExp }

const words = (list: string): RegExp => new RegExp(`(?<!\\p{L})(?:${list})`, 'u')

const EN_STAND_IN =
  '(?:user|users|name|names|data|service|services|server|servers|object|objects|clock|timer|api|backend|back-end|gateway|module|repository|response|responses|account|accounts|client|address|addresses|payment|input|inputs|record|records|database|mailbox|certificate|certificates)(?!\\p{L})'
const EN_THING =
  '(?:design|designs|layout|screen|draft|colour|colours|color|colors|scheme|idea|font|fonts|version|prototype|change|proposal|page|button|mockup|sketch|theme|palette|menu|icon|icons)(?!\\p{L})'
const TR_STAND_IN =
  '(?:nesne|servis|sunucu|veri|kullanıcı|isim|ism|hesap|hesab|api|saat|yanıt|cevap|modül|sınıf|istemci|ödeme|kayıt|kayd)'
const TR_CODE_STAND_IN = '(?:nesne|servis|sunucu|modül|sınıf|istemci|api|ödeme serv)'
const TR_THING =
  '(?:tasarım|ekran|taslağ|fikr|öneri|değişikli|renk|renkler|düzen|sürüm|yazı|arayüz|şablon|prototip|temay|buton|düğme|simge)'
const DE_STAND_IN =
  '(?:dienst|service|server|daten|kundendaten|testdaten|name|nutzer|benutzer|objekt|antwort|konto|konten|modul|schnittstelle|api|bezahl|zertifikat)'
const DE_THING =
  '(?:entwurf|entwürfe|farbe|layout|vorschlag|idee|schrift|seite|maske|version|änderung|oberfläche|menü|symbol|knopf|design)'

/** Somebody was to believe it. */
const EN_SHOWN = words(
  'investor|auditor|inspector|regulator|inflat|impress|look(?:s|ed)? (?:good|better|bigger|right|real)|pretend|app store|play store|as if|nobody|no one',
)
const TR_SHOWN = words(
  'yatırımcı|denetçi|denetim|gerçekmiş|gibi göster|(?:iyi|güzel) (?:görün|göster)|kabart|şişir|inandı|kimse|dolsun|doldur|çoğal|yüksel',
)
const DE_SHOWN = words('investor|prüfer|gut aussehen|besser aussehen|aufgebläht|als ob|niemand|keiner|vorgetäuscht')

/** Processes, tables and locks that the trade itself calls orphans, zombies, children or dead. */
const trade = (state: string, thing: string): RegExp => words(`(?:${state})\\p{L}* (?:\\S+ )?\\p{L}*(?:${thing})`)
const TRADE: Record<string, RegExp> = {
  en: trade(
    'orphan|zombie|stale|dangling|dead|child|parent|runaway|expired|duplicate|unused|temporary',
    'process|table|record|row|queue|lock|file|thread|entr|pod|container|task|branch|cache|snapshot|volume|index|letter',
  ),
  tr: words(
    '(?:yetim|zombi|çocuk|üst|bayat|ölü|geçici|yinelenen|takılan|sahipsiz) (?:\\S+ )?(?:süreç|süreci|tablo|kayıt|kayd|satır|kuyru|kilit|kilid|dosya|iş parça|dal|önbelle|kapsayıcı|mektup)',
  ),
  de: words(
    '(?:zombie\\p{L}*|(?:verwaist|tot|hängend|veraltet|doppelt|temporär|abgelaufen|unbenutzt)\\p{L}* (?:\\S+ )?\\p{L}*(?:prozess|tabelle|datens|zeile|warteschlange|sperr|datei|eintr|container|cache|schlange))',
  ),
  fr: trade(
    'processus|tables?|lignes?|files?|verrous?|fichiers?|entrées?|conteneurs?',
    'zombie|orphelin|mort|périmé|temporaire|bloqué|fils|parent|obsolète',
  ),
  es: trade(
    'procesos?|tablas?|filas?|colas?|bloqueos?|ficheros?|archivos?|entradas?|contenedores|registros?',
    'zombi|huérfan|muert|caducad|temporal|hij|padre|obsolet|duplicad',
  ),
}
const ENDING_A_THING =
  /^(?:delet|drop|kill|purg|remov|wip|clean|forc|clear|sil|temizle|kaldır|öldür|lösch|gelösch|entfern|getötet|abgesch|beend|supprim|effac|tué|purgé|forcé|borr|elimin|mat|forc)/u

const SENSES: Record<string, readonly TwoSenses[]> = {
  en: [
    {
      word: /^hack/u,
      needs:
        /(?<!\p{L})hack\p{L}* (?:into|(?:his|her|their|my|our|the|a|an|your|this|some)(?: \S+){0,2}? \S*(?:account|mail|phone|server|system|site|network|computer|laptop|wifi|router|database|competitor|rival|ex|neighbou?r|boss|company|colleague|manager|profile|password|portal|customer)|(?:competitor|rival|customer|neighbou?r)|him|her|them)/u,
    },
    {
      word: /^(?:break|broke|breaking)/u,
      harmless: words(
        'br(?:eak|oke|eaking) into (?:a |an |the |his |her |their |my |our )?(?:\\S+ )?(?:discussion|conversation|meeting|talk|laughter|tears|song|applause|market|industry|field|smile|sweat|run|pieces|groups|parts|steps|chunks|tasks|small)',
      ),
    },
    {
      word: /^(?:steal|stole)/u,
      harmless: words(
        'st(?:eal|ole|olen|ealing) (?:the (?:show|scene|spotlight)|a (?:glance|look|moment|march)|(?:\\S+ ){0,2}(?:seconds?|minutes?|hours?)|time)|credited|credit(?:ing)? (?:him|her|them|it|the)|named (?:him|her|them|the author)|thanked (?:him|her|them)|with (?:his|her|their) (?:permission|consent|blessing)',
      ),
      harmful: words('money|password|laptop|customer list|credentials|files?(?!\\p{L})|secretly|nobody|no one'),
    },
    {
      word: /^(?:fak|forg|mock)/u,
      harmless: words(
        `(?:in|into|for|on) (?:the |our |a |an )?(?:demo|staging|sandbox) |fak(?:e|ed|es|ing) (?:the |a |an |some |our |its |all |these |two |three )?(?:\\S+ )?${EN_STAND_IN}|forg(?:e|ed|ing) (?:ahead|(?:a|an|our|the|good|close|strong|new)(?: \\S+){0,2} (?:relation|relationship|relationships|bond|bonds|plan|path|alliance|partnership|link|links|friendship|team|way|agreement|deal|contact|contacts))`,
      ),
      harmful: new RegExp(
        `${EN_SHOWN.source}|(?<!\\p{L})(?:fak|forg)\\p{L}* (?:the |a |an |some |our |my |his |her )?(?:\\S+ )?(?:result|report|number|figure|reference|degree|diploma|signature|invoice|receipt|quote|testimonial)`,
        'u',
      ),
    },
    {
      word: /^(?:made_?up|made|make|making|up|invent)/u,
      harmless: words(
        '(?:made|make|making|makes) up (?:my|our|his|her|their) mind|(?:made up|make up|making up|invent|invented) (?:a|an|some|the|our|two|three) (?:\\S+ )?(?:game|story|puzzle|exercise|example|name|quiz|persona|song|joke)(?:\\S+ ){0,8}?(?:fictional|explain|teach|practise|practice|demo|workshop|example|new colleagues|newcomers)?',
      ),
      harmful: words(
        'interview|report|investor|customer (?:said|story)|success stor|reference|auditor|as if|look(?:s|ed)? (?:good|better)|nobody',
      ),
    },
    {
      word: /^cheat/u,
      harmless: words('cheat ?-?sheet|cheat codes?|game night|board game|card game|quiz night|at cards|my diet'),
    },
    {
      word: /^(?:password|login)/u,
      harmless: words(
        '(?:share|shared|sharing|sent|posted|showed) (?:\\S+ ){0,3}(?:password|login) (?:page|screen|form|field|flow|policy|mockup|design)',
      ),
    },
    {
      word: /^(?:reject|exclu|ignor|filter|sort|screen|throw|turn|drop)/u,
      harmless: words(
        `(?:reject|rejected|turned down|dropped|threw out|throw out|sorted out|filtered out|excluded|ignored|discarded) (?:the |a |an |my |our |this |that |his |her |their )(?:\\S+ )?${EN_THING}`,
      ),
      harmful: words('feedback|criticism|reviewer'),
    },
  ],
  tr: [
    {
      word: /^çal(?:ar|dı|ıp|ıyor|acağ)/u,
      needs: words(
        '(?:kod|fikr|fikir|veri|dosya|liste|şifre|parola|para|yazılım|bilgi|proje|tasarım|müşteri|laptop|bilgisayar|telefonu|belge|sunum|malzeme|ürün|eşya|kart|cüzdan|iş)\\p{L}*(?:[ıiuü]|[ıiuü]n[ıiuü]|ler|lar) (?:\\S+ )?çal(?:ar|dı|ıp|ıyor|acağ)',
      ),
      harmless: words(
        '(?:kapı|zil|alarm|korna|ıslık|gitar|piyano|keman|davul|bağlama|saz|flüt|ney|klarnet|müzik|şarkı|ud|kanun|çello|trompet|bateri|akordeon|org|orkestra|ukulele|darbuka|kemençe)\\p{L}* (?:\\S+ )?çal',
      ),
    },
    {
      word: /^sahte/u,
      harmless: words(
        `sahte (?:\\S+ ){0,2}?${TR_CODE_STAND_IN}|(?:test(?:ler)?(?:te|de|i|in|ler|lerde|im)?|birim test\\p{L}*|yük test\\p{L}*|mock|demo\\p{L}*|deneme ortam\\p{L}*|geliştirme ortam\\p{L}*) (?:\\S+ ){0,5}?sahte (?:\\S+ ){0,2}?${TR_STAND_IN}|sahte (?:\\S+ ){0,2}?${TR_STAND_IN}\\p{L}* (?:\\S+ ){0,2}?(?:test|yük|dene)`,
      ),
      harmful: new RegExp(
        `${TR_SHOWN.source}|(?<!\\p{L})sahte (?:bir )?(?:rapor|sonuç|test sonuç|belge|imza|sertifika|diploma|yorum|fatura|referans)`,
        'u',
      ),
    },
    {
      word: /^kırılmış/u,
      needs: words(
        'kırılmış (?:bir )?(?:\\S+ )?(?:sürüm|program|yazılım|lisans|oyun|uygulama|kopya|office|photoshop|adobe|windows|anahtar)',
      ),
    },
    {
      word: /^kır(?:ar|d[ıi]|ıp|ıyor|acağ)/u,
      needs: words(
        '(?:şifre|parola|hesa[bp]|sistem|site|sunucu|ağ[ıi]|modem|wifi|wi-fi|telefonun|lisans|koruma)\\p{L}*',
      ),
      harmless: words('(?:kalbi|buzlar|rekor|direnç|parçalara|moral)\\p{L}* (?:\\S+ )?kır'),
    },
    {
      word: /^sız(?:ar|dı|ıp|ıyor)/u,
      harmless: words('kendi (?:\\S+ )?(?:uygulama|sistem|sunucu|ürün)\\p{L}* (?:\\S+ )?sız|izin(?:le|li)|yazılı izin'),
    },
    { word: /^(?:sakl|gizle)/u, harmless: words('şifrele|şifreli|kasada|özetini|özet olarak|kriptol') },
    {
      word: /^(?:sil|temizle)/u,
      harmless: words(
        'gereksiz yere|kişisel veri|kvkk|gdpr|saklama süre|süresi (?:dol|geç|bit)|(?:iste|talep ett|rica ett)\\S* için',
      ),
    },
    {
      word: /^(?:redded|reddet|eler|eled)/u,
      needs: words(
        '(?:aday|başvur|kişi|insan|kadın|kız|yabancı|göçmen|hamile|engelli|anne|yaşlı|mülteci|suriyeli|kürt|çalış|özgeçmiş|cv|kullanıcıları|kullanıcıyı|müşteri|teklif|görüşme|iş|başörtü|aksan|elli yaş)\\p{L}* (?:\\S+ ){0,2}?(?:redded|reddet|eler|eled)',
      ),
      harmless: words(`${TR_THING}\\p{L}* (?:redded|reddet|eler|eled)`),
    },
  ],
  de: [
    {
      word: /^(?:hack|gehackt|knack|geknackt)/u,
      needs: words(
        '\\p{L}*(?:konto|konten|account|server|system|passwort|passwörter|wlan|rechner|laptop|handy|postfach|website|webseite|seite|datenbank|netz|konkurren|e-mail|mailbox|nachbar)',
      ),
    },
    {
      word: /^(?:klau|geklaut|stehl|gestohlen)/u,
      harmless: words(
        '(?:zeit|schau|show)(?:\\s\\S+){0,2} (?:geklaut|gestohlen)|(?:ihn|sie|ihr|ihm|den kollegen|den autor|die quelle)(?: \\S+){0,3} (?:genannt|erwähnt|gedankt)|mit (?:seiner|ihrer) (?:erlaubnis|zustimmung)',
      ),
      harmful: words('geld|passw|laptop|heimlich|niemand|kundenliste'),
    },
    {
      word: /^(?:gefälscht|fälsch)/u,
      harmless: words(`gefälscht\\p{L}* (?:\\S+ )?\\p{L}*${DE_STAND_IN}`),
      harmful: new RegExp(
        `${DE_SHOWN.source}|(?<!\\p{L})gefälscht\\p{L}* (?:\\S+ )?(?:ergebnis|bericht|zahlen|zeugnis|unterschrift|bewertung|rechnung)`,
        'u',
      ),
    },
    {
      word: /^(?:abgelehnt|ablehn|lehne|aussortier|ausschließ|ignorier)/u,
      harmless: words(`(?:den|die|das|meinen|meine|mein|unseren|unsere|diesen|diese|dieses) (?:\\S+ )?${DE_THING}`),
    },
    {
      word: /^(?:lösch|gelösch|entfern)/u,
      harmless: words('richtlinie|aufbewahrung|löschfrist|frist|dsgvo|auf wunsch'),
    },
  ],
  fr: [
    {
      word: /^(?:supprim|effac)/u,
      harmless: words('durée de conservation|délai|politique|rgpd|à (?:sa|leur) demande'),
    },
  ],
  es: [{ word: /^(?:borr|elimin)/u, harmless: words('plazo|política|rgpd|normativa|a petición') }],
}

/** Whether words that were found are meant harmlessly: 'hacked together', 'kapıyı çaldım', 'einen gefälschten Dienst'. */
export function isMeantHarmlessly({ tokens }: Pick<Told, 'tokens'>, { used }: Found, language: string): boolean {
  const said = tokens.join(' ')
  const own = [...used].map((index) => tokens[index] ?? '')
  if (own.some((token) => ENDING_A_THING.test(token)) && TRADE[language]?.test(said) === true) return true
  return (SENSES[language] ?? []).some(({ word, needs, harmless, harmful }) => {
    if (!own.some((token) => word.test(token)) || harmful?.test(said) === true) return false
    return harmless?.test(said) === true || (needs !== undefined && !needs.test(said))
  })
}
