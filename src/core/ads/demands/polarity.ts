import { remembered } from '#core/text/remembered.ts'

/**
 * What a clause does with what it names, by classes of words in eight languages, folded: a word that denies, a word that asks,
 * and what turns a denial around. No phrase names a tool or a firm.
 */
export type Polarity = 'insisted' | 'forgiven' | 'denied' | null

const anyOf = (...sources: string[]) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?![\\p{L}\\p{N}])`, 'u')
const WORDS = '(?:[^\\s.,;:!?()]+ ){0,6}?'
const FEW = '(?:[^\\s.,;:!?()]+ ){0,3}?'

/** Two denials ask for it: 'you won't get far without SQL', 'holds no secrets', 'doesn't scare you', 'not only'. */
const INSISTED = anyOf(
  // without it, not
  `(?:\\p{L}+n't|not|nobody|no one|never|nothing|cannot|hardly|hard|difficult|tough) ${WORDS}without`,
  `(?:without|do without) (?!any)${WORDS}(?:\\p{L}+n't|not|nothing|no|hard|tough|difficult|impossible|nowhere|lost)`,
  `ohne ${WORDS}(?:nicht|nichts|kein\\p{L}*|kaum|schwer|unmoglich)`,
  `(?:nicht|nichts|kein\\p{L}*|kaum) ${WORDS}ohne`,
  `sans ${WORDS}(?:pas|rien|difficile|impossible|dur|complique)`,
  `(?:pas|rien|impossible) ${WORDS}sans`,
  `sin ${WORDS}(?:no|nada|dificil|imposible)`,
  `no ${WORDS}sin`,
  `senza ${WORDS}(?:non|niente|difficile|impossibile)`,
  `non ${WORDS}senza`,
  `sem ${WORDS}(?:nao|nada|dificil|impossivel)`,
  `nao ${WORDS}sem`,
  `zonder ${WORDS}(?:niet|niets|geen|lastig|onmogelijk)`,
  `(?:niet|niets|geen) ${WORDS}zonder`,
  `\\p{L}+m[ae]d[ae]n ${WORDS}(?:olmaz|yurumez|yapamaz\\p{L}*|mumkun degil)`,
  // no way past it
  `no (?:way|getting|path) (?:a?round|past)|kein\\p{L}* ${FEW}weg ${FEW}vorbei`,
  // no fear of it, no secret in it
  `(?:\\p{L}+n't|not|no|never) ${FEW}(?:scare[sd]?|frighten\\p{L}*|faze[sd]?|afraid|scared|strangers?|secrets?|myster\\p{L}+|optional)`,
  `(?:nicht|kein\\p{L}*) ${FEW}(?:schreck\\p{L}*|angst|fremd\\p{L}*|fremdworte?r?|geheimnis\\p{L}*|buch mit sieben siegeln)`,
  `(?:schreckt|schrecken) (?:dich|sie) nicht(?: ab)?`,
  `(?:pas|plus|aucun) (?:de )?${FEW}(?:peur|secrets?|mystere|etranger)`,
  `no (?:te |le |les |os )?${FEW}(?:asusta\\p{L}*|miedo|secretos?|misterios?)`,
  `non ${FEW}(?:spaventa\\p{L}*|paura|segret\\p{L}|mister\\p{L}+)`,
  `nao ${FEW}(?:assusta\\p{L}*|medo|segredos?|misterios?)`,
  `(?:niet|geen) ${FEW}(?:bang|geheim\\p{L}*|vreemd\\p{L}*)`,
  'not (?:only|just|merely)|nicht (?:nur|bloss)|pas (?:seulement|que)|no (?:solo|solamente|unicamente)|non (?:solo|soltanto)|nao (?:so|apenas|somente)|niet (?:alleen|enkel)|sadece \\p{L}+ degil',
  `(?:if|wenn|si|se|als) ${WORDS}(?:can't|cannot|don't|nicht|ne|no|non|nao|niet) ${WORDS}(?:hard|tough|struggle|schwer\\p{L}*|difficile|dificil|moeilijk|not for you)`,
)

/** To lack it does no harm, so having it is liked: 'no dealbreaker', 'don't let it put you off', 'pas rédhibitoire'. */
const FORGIVEN = anyOf(
  `(?:\\p{L}+n't|not|no|never) ${WORDS}(?:put (?:you|anyone) off|turn (?:you|anyone) (?:away|down)|stop you|deter\\p{L}*|hold (?:you|it) (?:back|against)|deal-?breakers?|show-?stoppers?|hesitate|exclude you|rule you out|a problem|disqualif\\p{L}*)`,
  `(?:kein\\p{L}*|nicht) ${FEW}(?:grund|hindernis|beinbruch|problem|drama|k\\.? ?o\\.?|ausschluss\\p{L}*|abschreck\\p{L}*|schlimm|tragisch)`,
  `(?:pas|ne|n'est) ${WORDS}(?:redhibitoire\\p{L}*|eliminatoire\\p{L}*|frein|freiner|grave|bloquant\\p{L}*|un probleme|arreter|un obstacle)`,
  `no ${WORDS}(?:excluyente\\p{L}*|eliminatori\\p{L}+|un problema|pasa nada|te frene|te eches atras|importa si)`,
  `non ${WORDS}(?:un ostacolo|un problema|escludente|vincolante|ti scoraggi\\p{L}*)`,
  `nao ${WORDS}(?:eliminatori\\p{L}+|um problema|impediment\\p{L}+|excludente|desanime|desista)`,
  `(?:niet|geen) ${WORDS}(?:erg|ramp|probleem|drempel|bezwaar|breekpunt)`,
  '(?:dert|sorun|engel|problem) (?:degil|olmaz|yok)',
)

/** What is denied is a part of it, and the rest stays: 'you don't need to be an expert', 'not all of these'. */
const SOFTENED = anyOf(
  `(?:be|being|become|as) (?:an? |the )?(?:\\p{L}+ )?(?:expert|wizard|guru|master|ninja|fluent|perfect|senior)`,
  '(?:all|every|each|everything|every one|any one|the whole list|tick \\p{L}+|years|decades|phd|degree|certificates?|certified) ?(?:of|one|box\\p{L}*)?(?= (?:these|those|them|the|below|above|listed|item)|[.,;!]|$)',
  '(?:alle|alles|jede\\p{L}*|samtliche|tous|toutes|tout|todos|todas|todo|tutti|tutte|tudo|allemaal|hepsi\\p{L}*|tumu\\p{L}*)(?= (?:punkte|davon|erfullen|cocher|maitriser|cumplir|saber|sapere|kunnen|bil\\p{L}*)|[.,;!]|$)',
  '(?:experte|expertin|profi|expert|experto|experta|esperto|especialista|specialist|uzman) (?:sein|etre|ser|essere|zijn|te zijn|olman\\p{L}*)',
)

const DENIED = anyOf(
  // en: a denial and what one would ask or do
  `(?:\\p{L}+n't|\\p{L}+n’t|not|never|nobody|no one|none|neither|nor) ${WORDS}(?:need\\p{L}*|requir\\p{L}*|expect\\p{L}*|ask(?:ed|ing)?|quizz?\\p{L}*|touch\\p{L}*|us(?:e[ds]?|ing)|pick(?:ed|ing)? up|open|matter\\p{L}*|reward\\p{L}*|look(?:ing)? for|draw\\p{L}*|mandatory|necessary|help you|help here|part of|be (?:doing|using|touching|writing|working)|come near|be considered|accepted|searching|seeking|hiring|job for|the job|the role)`,
  `(?:no|zero|without) ${FEW}(?:needed|required|necessary|expected|anywhere|here|involved|wanted|planned|on the menu|in sight)`,
  `(?:without|no need (?:for|of|to)|needs? no|no prior|no previous) (?:knowing|knowledge|experience|know|learn|have)|no need (?:for|of)`,
  '(?:not|nicht|pas|no|non|nao|niet) (?:your|dein\\p{L}*|ihr\\p{L}*|votre|ton|tu|il tuo|o teu|o seu|jouw|uw) (?:worry|problem|concern|job|business|thema|aufgabe|problem|affaire|souci|probleme|problema|compito|tarefa|probleem|zorg)',
  `leave ${WORDS}(?:to (?:the|our|us|others|someone|somebody)|at (?:home|the door))`,
  `(?:will|would|is|are|get) (?:be )?(?:rejected|excluded|ignored|filtered out|discarded|out of scope)`,
  // de
  `(?:nicht|nie|niemals|niemand|kein\\p{L}*|keinerlei) ${WORDS}(?:konnen|kennen|lernen|beherrschen|brauch\\p{L}*|benotig\\p{L}*|erwart\\p{L}*|verlang\\p{L}*|voraus\\p{L}*|such\\p{L}*|notig|notwendig|erforderlich|gefragt|gefordert|gesucht|anfassen|beruhr\\p{L}*|zu tun|nutz\\p{L}*|einsetz\\p{L}*|thema|rolle)`,
  `(?:brauch|benotig|erwart|verlang|such|setz|nutz|verwend|forder|frag|pruf)(?:e|en|st|t|ten)? ${WORDS}(?:nicht|niemand|kein\\p{L}*)(?: voraus)?`,
  `(?:musst|mussen|muss|brauchst|brauchen|sollst) (?:du|sie|man|ihr) ${WORDS}(?:nicht|kein\\p{L}*)`,
  `ohne ${FEW}(?:genauso|ebenso|auch|trotzdem|gerne?|willkommen)|verzichten (?:wir|\\p{L}+)|ist hier falsch|hier (?:falsch|verkehrt)`,
  // tr
  `(?:bekle|ara|iste|sor|kullan|gerek|kosul|aran|dokun|sur|calis|ugras|yaz|karis)\\p{L}*(?:m[iu]yor\\p{L}*|me(?:z|yecek\\p{L}*|mekte\\p{L}*|yen)|ma(?:z|yacak\\p{L}*|makta\\p{L}*|yan))`,
  `(?:gerek|ihtiyac\\p{L}*|isiniz|isin|yeri|bilmenize|bilmene) (?:yok\\p{L}*|olmayacak|degil\\p{L}*)|(?:konusu|sart|zorunlu|parcasi) degil\\p{L}*|kosulmuyor|elinizi surme\\p{L}*`,
  // fr
  `(?:ne|n'|pas|jamais|aucun\\p{L}*|personne|inutile|nul besoin|ni) ?${WORDS}(?:demand\\p{L}*|exig\\p{L}*|requis\\p{L}*|attendu\\p{L}*|attendons|necessaire\\p{L}*|obligatoire\\p{L}*|besoin|connaitre|savoir|maitriser|touch\\p{L}*|utilis\\p{L}*|cherch\\p{L}*|recherch\\p{L}*|toucher a|au programme)`,
  `sans objet|hors (?:perimetre|sujet|scope)|pas (?:\\p{L}+ )?dans (?:le|notre|ce) (?:perimetre|scope|poste)`,
  `(?:inutile|pas la peine|nul besoin|pas besoin|sans avoir besoin) d\\p{L}*|pas d[eu'] ?[^\\s.;!?]+ (?:chez nous|ici|dans ce poste)|non,? merci|passez votre chemin`,
  // es
  `(?:no|nadie|nunca|ni|tampoco|ningun\\p{L}*) ${WORDS}(?:ped\\p{L}*|pid\\p{L}*|exig\\p{L}*|requier\\p{L}*|necesari\\p{L}*|necesit\\p{L}*|obligatori\\p{L}*|hace falta|falta que|busc\\p{L}*|quer\\p{L}*|esper\\p{L}*|us(?:amos|aras|aremos)|utiliz\\p{L}*|toc\\p{L}*|preguntar\\p{L}*|saber|sepas|tu oferta|tu sitio)`,
  `fuera de(?:l| este)? (?:puesto|alcance|oferta)`,
  // it
  `(?:non|nessun\\p{L}*|mai|ne) ${WORDS}(?:chied\\p{L}*|richied\\p{L}*|richiest\\p{L}*|serv\\p{L}*|necessari\\p{L}*|obbligatori\\p{L}*|bisogno|cerch\\p{L}*|us\\p{L}{2,5}|utilizz\\p{L}*|tocc\\p{L}*|conoscere|sapere|previst\\p{L}*)`,
  // pt
  `(?:nao|ninguem|nunca|nem|nenhum\\p{L}*) ${WORDS}(?:ped\\p{L}*|exig\\p{L}*|requer\\p{L}*|precis\\p{L}*|necessari\\p{L}*|obrigatori\\p{L}*|esper\\p{L}*|busc\\p{L}*|procur\\p{L}*|us(?:amos|ara|aremos)|utiliz\\p{L}*|mex\\p{L}*|toc\\p{L}*|saber|conhecer|cobr\\p{L}*)`,
  // nl
  `(?:niet|geen|nooit|niemand|nergens|niets) ${WORDS}(?:nodig|vereist|verplicht|verwacht\\p{L}*|gevraagd|vragen|kennen|kunnen|leren|gebruik\\p{L}*|aanraken|te maken|zoek\\p{L}*|hoef\\p{L}*|noodzakelijk)`,
  `hoe(?:f|ft|ven) (?:je|jij|u|men)? ?${WORDS}(?:niet|geen)|(?:krijg|heb) (?:je|u) (?:hier )?niets te maken|zit je hier verkeerd`,
)

const TEAM =
  '(?:team|squad|department|group|crew|unit|tribe|guild|folks|colleagues?|agency|abteilung|kolleg\\p{L}+|agentur|equipe|service|agence|collegues|equipo|departamento|companeros|gruppo|squadra|reparto|colleghi|time|grupo|colegas|afdeling|collega\\p{L}*|ekip\\p{L}*|ekib\\p{L}*|departman\\p{L}*|birim\\p{L}*)'
const OTHER =
  '(?:another|other|a separate|a different|its own|their own|a dedicated|sister|ein anderes|eine andere|andere[nrms]?|ein eigenes|eine eigene|separat\\p{L}*|(?:une? )?autres?|une? \\p{L}+ a part|otr[oa]s?|(?:un )?altr[oa]|outr[oa]s?|een ander|een apart|andere|ayri(?: bir)?|baska(?: bir)?|diger)'
const HOUSE =
  '(?:sales|marketing|finance|accounting|accounts|hr|legal|support|operations|procurement|payroll|vertrieb|buchhaltung|personalabteilung|einkauf|vertriebler\\p{L}*|commerciaux|comptabilite|compta|ventas|contabilidad|administracion|amministrazione|vendite|contabilita|financeiro|vendas|comercial|verkoop|boekhouding|administratie|satis|muhasebe|finans|insan kaynaklari|pazarlama)'
/** Work of others: another team, a house department alone, another vacancy, another firm. */
const OF_OTHERS = anyOf(
  `${OTHER} ${FEW}${TEAM}`,
  `(?:other|another|next|separate|sister|different|andere[nrs]?|nachste[nrs]?|separate?|prochaine|autre|proxim[oa]|otr[oa]|prossim[oa]|altr[oa]|outr[oa]|volgende|andere|ayri bir|baska bir|sonraki) (?:\\p{L}+ )?(?:post(?:ing)?s?|ads?|roles?|positions?|openings?|vacanc\\p{L}+|company|anzeige\\p{L}*|stelle\\p{L}*|ausschreibung\\p{L}*|annonces?|postes?|offres?|ofertas?|vacantes?|puestos?|annunci?o?|posizion\\p{L}+|vagas?|anuncios?|vacatures?|ilan\\p{L}*|pozisyon\\p{L}*)`,
  `(?:only|just|solely|nur|ausschliesslich|seuls?|seulement|uniquement|solo|solamente|unicamente|soltanto|so|apenas|somente|alleen|enkel|yalnizca|sadece) ${FEW}(?:by |vom |von |der |die |das |par |por |pelo |pela |da |dall'|dall\\p{L}* |el |l'|la |le |door |o |a |die )?(?:the )?${HOUSE}`,
  `${HOUSE}(?: team| ekibi\\p{L}*)? (?:\\p{L}+ )?(?:uses?|lives? in|works? (?:in|with)|runs? on|nutzt?|nutzen|arbeitet?|arbeiten|utilise\\p{L}*|travaill\\p{L}+|usan?|utiliza\\p{L}*|trabaja\\p{L}*|usano?|lavora\\p{L}*|gebruik\\p{L}*|werk\\p{L}*|kullan\\p{L}*|ilgilen\\p{L}*)`,
  `(?:handled|looked after|run|managed|maintained|taken care of|owned) by|(?:kummern|kummert) sich ${FEW}(?:andere|jemand|ein)|(?:gere|geree|geres) par|(?:c'est )?l'affaire d\\p{L}+|(?:se encarga|lo lleva|la lleva|se ocupa|si occupa|lo segue|fica com|cuida disso|wordt gedaan door|doet een ander)`,
  `(?:our|unsere|nos|nuestr[oa]s|i nostri|nossos|onze) (?:partners?|clients?|customers?|investors?|kunden|partner|clientes|socios|clienti|parceiros|klanten) (?:\\p{L}+ )?(?:include|includes|are|like|such as|range|sind|zahlen|heissen|comme|comptent|como|incluyen|son|sono|come|sao|zijn)`,
  `(?:wait|waits|warte\\p{L}*|attend\\p{L}*|esper\\p{L}*|aspett\\p{L}*|aguard\\p{L}*|wacht\\p{L}*) (?:for|auf|pour|a|il|op|o)? ?${FEW}(?:next|nachste\\p{L}*|prochaine?|proxim[oa]|prossim[oa]|volgende)`,
  `(?:there's|there is|they have|we have|dafur (?:gibt es|haben wir)|il y a|nous avons|hay|tenemos|ha|temos|tem|c'e|abbiamo|er is|hebben we) ${FEW}${TEAM} (?:for|dafur|pour|para|per|so de|voor)|(?:bunun|onun) icin ${FEW}${TEAM}`,
  "(?:sister|parent) (?:company|firm)|schwesterfirma|muttergesellschaft|societe (?:soeur|mere)|empresa (?:hermana|matriz)|(?:our|unsere|nos|nuestr[oa]s|i nostri|nossos|onze) \\p{L}* ?(?:customers|clients|colleagues|users|researchers|students|nutzer|usagers|usuarios|kunden|kollegen|collegues|clientes|companeros|clienti|colleghi|colegas|klanten|collega's) (?:use|run|write|work|live|bring|come with|code|send|nutzen|bringen|apportent|traen|schreiben|arbeiten|utilisent|travaillent|usan|trabajan|usano|lavorano|usam|trabalham|gebruiken|werken)",
)

/** What the house has given up. */
const PAST = anyOf(
  `(?:was|were) (?:once|originally|first|initially|until \\d{4}) (?:written|built|made|run)|used to (?:be|run|use|have|write)`,
  `(?:retired|phased out|phasing out|sunset|dropped|ditched|abandoned|replaced|discontinued|decommissioned|moved (?:off|away)|got rid of|said goodbye|no longer (?:use|used|run|have)|run out|chose something else|going away)`,
  `(?:verabschiedet|abgeschafft|abgelost|abgeschaltet|ausgemustert|geschichte|nicht mehr|abgekundigt|ersetzt worden|getrennt)`,
  `(?:(?:avons|a|ont|ete) (?:abandonne|debranche|remplace|quitte|arrete)\\p{L}*|n'utilisons plus|mis a la retraite)`,
  `(?:dejamos \\S+ (?:hace|en|atras)|dejamos de usar|lo dejamos|jubilamos|jubilado|abandonamos|retiramos|sustituimos|ya no (?:usamos|utilizamos|tenemos))`,
  `(?:abbandonat\\p{L}*|dismess\\p{L}*|sostituit\\p{L}*|non usiamo piu|mandato in pensione)`,
  `(?:abandonamos|aposentamos|substituimos|desligamos|ja nao usamos|nao usamos mais|deixamos de usar)`,
  `(?:afgestapt|afscheid genomen|uitgefaseerd|vervangen door|gebruiken we niet meer|niet langer)`,
  `(?:biraktik|kaldirdik|vazgectik|terk ettik|emekli ettik|artik kullanm\\p{L}+)`,
)

/** How it is hired and what the house holds: interviews by video, certificates of the firm, law. */
const OF_HOUSE = anyOf(
  `(?:interviews?|gesprach\\p{L}*|entretiens?|entrevistas?|colloqui\\p{L}*|gesprek\\p{L}*|gorusme\\p{L}*|mulakat\\p{L}*) ${WORDS}(?:over|via|uber|par|por|tramite|uzerinden)`,
  `(?:applications?|data|daten|bewerbung\\p{L}*|donnees|candidatures?|datos|dati|dados|gegevens|veriler\\p{L}*) ${WORDS}(?:handled|processed|stored|verarbeite\\p{L}*|traite\\p{L}*|trata\\p{L}*|tratti|trattat\\p{L}*|verwerkt|islen\\p{L}*)`,
  `(?:we are|we're|is|are|sind|ist|sommes|est|somos|es|siamo|zijn|company is) ${WORDS}(?:certified|audited|accredited|assessed|compliant|zertifiziert|certifie\\p{L}*|certificad\\p{L}*|certificat\\p{L}*|gecertificeerd)`,
  `(?:certified|audited|zertifizierte\\p{L}*|certifiee?|belgeli|sertifikali|iso \\d{4,5}) (?:\\p{L}+ )?(?:company|firm|business|partner|organi[sz]ation|unternehmen|betrieb|entreprise|societe|empresa|azienda|bedrijf|firma\\p{L}*|sirket\\p{L}*)`,
  `belge(?:sine|lerine|si|leri) sahib\\p{L}+|(?:example|screening) question|do you have experience`,
)

/** Without one of these nothing insists or forgives: most lines have none, and the long patterns are not asked. */
const TURNS =
  /n['’]t|(?<!\p{L})(?:no|never|without|hard|difficult|tough|nicht|kein|kaum|ohne|schreck|sans|pas|rien|impossible|plus|aucun|ne |n'|sin |nada|senza|niente|sem |nao|zonder|niet|geen|dert|sorun|engel|problem|sadece|if |wenn |si |se |als )|m[ae]d[ae]n/u

/** Whether a denial is turned around; asked of every line, so the other classes are left out. */
export const turnOf = remembered((folded: string): 'insisted' | 'forgiven' | null => {
  if (!TURNS.test(folded)) return null
  if (INSISTED.test(folded)) return 'insisted'
  return FORGIVEN.test(folded) ? 'forgiven' : null
})

/** What the clause names need not be there, whatever else of it is softened: 'no degree is needed'. */
export const isNotNeeded = (folded: string): boolean => {
  const turned = turnOf(folded)
  return turned === 'forgiven' || (turned === null && DENIED.test(folded))
}

/** How a clause treats what it names; null where it only says so. */
export const polarityOf = remembered((folded: string): Polarity => {
  const turned = turnOf(folded)
  if (turned) return turned
  if (DENIED.test(folded) && !SOFTENED.test(folded)) return 'denied'
  return OF_OTHERS.test(folded) || PAST.test(folded) || OF_HOUSE.test(folded) ? 'denied' : null
})
