import { fold } from '../fold.ts'
import { kindOfHeading } from '../sections/section-kind.ts'

export type PageKind = 'job' | 'closed' | 'list' | 'login-wall' | 'stub' | 'not-a-job'

const CLOSED =
  /\b(?:(?:job|position|role|posting|vacancy|opening|listing|advert|ad|offer|opportunity)\b[^.!?]{0,40}\b(?:no longer|has (?:now |already |since )?(?:been )?(?:expired|closed|filled|removed|ended)|is (?:now )?(?:closed|filled|expired|unavailable|not available|not accepting)|was (?:filled|removed|closed)|has already been filled|cannot be found|could not be found|isn't available|doesn't exist|does not exist)|no longer (?:open|available|accepting applications|active|online|exists|advertised|live)|applications? (?:for this \p{L}+ )?(?:are|is|have|has)(?: now)? (?:been )?closed|we (?:couldn't|could not|can't) find (?:anything|the|this|that)|this (?:job|position) (?:may have|might have|has) been|(?:stelle|position|stellenanzeige|stellenangebot|anzeige|ausschreibung)\b[^.!?]{0,40}\b(?:bereits besetzt|nicht mehr|wurde (?:inzwischen |bereits )?besetzt|ist (?:inzwischen |bereits )?besetzt|abgelaufen|beendet|deaktiviert|geschlossen)|nicht mehr (?:verfugbar|online|aktuell|aktiv|ausgeschrieben|vakant)|ilan\w*\b[^.!?]{0,40}\b(?:yayindan|sona er|kaldiril|suresi dol|aktif degil|kapan)\w*|basvurular (?:kapa|sona)\w*|(?:offre|annonce|poste)\b[^.!?]{0,40}\b(?:n'est plus|n'est pas disponible|a expire|est expiree|est pourvue?|a ete pourvue?|cloturee?|est fermee)|(?:oferta|vacante|puesto|proceso|anuncio|plaza)\b[^.!?]{0,40}\b(?:ya no|no esta disponible|ha caducado|caducada|cerrad[oa]|ha finalizado|cubiert[oa]|expirad[oa])|vacature\b[^.!?]{0,40}\b(?:is (?:inmiddels )?(?:vervuld|gesloten|verlopen)|niet meer)|(?:posizione|offerta|annuncio|candidatur\w+)\b[^.!?]{0,40}\b(?:non e piu|chius[aeo]|scadut[ao]|copert[ao])|(?:vaga|oferta|anuncio)\b[^.!?]{0,40}\b(?:encerrad[ao]|preenchida|ja nao|nao esta mais)|(?:oferta|ogloszenie|rekrutacja)\b[^.!?]{0,40}\b(?:wygasl\w+|nieaktualn\w+|zakonczon\w+|zamkniet\w+)|(?:tjansten|annonsen|stillingen)\b[^.!?]{0,40}\b(?:tillsatt|inte langre|utgatt|besatt|ikke lenger))/u
const WALL =
  /\b(?:sign in|log in|login|join|sign up|register|create (?:an|your|a free) account|anmelden|einloggen|registrieren|giris yap|uye ol|connectez-vous|se connecter|identifiez-vous|inicia sesion|registrate|inloggen|log in|accedi|effettua il login|iniciar sessao|entre na sua conta|zaloguj sie|logga in)\b[^.!?\n]{0,60}\b(?:to (?:continue|see|view|read|apply|proceed|access)|um (?:fortzufahren|fort zu|die|diese|weiter)|linkedin|devam|pour (?:continuer|voir|acceder)|para (?:continuar|ver|acceder))|\b(?:verify (?:that )?you(?:'re| are) (?:a )?human|are you (?:a )?(?:human|robot)|not a robot|checking your browser|just a moment|enable javascript and cookies|security check|captcha|unusual traffic|access (?:to this page has been )?denied|request blocked|attention required|bot detection|pardon our interruption|human verification|bist du ein mensch|kein roboter|sicherheitsuberprufung|robot olmadiginizi|je ne suis pas un robot|no soy un robot|complete the security|press (?:and|&) hold)\b|\b(?:ray id|cf-chl)\b/
const NONE_OPEN =
  /\b(?:no (?:open|current) (?:positions|vacancies|openings|roles|jobs)|no (?:positions|vacancies|openings|jobs) (?:are )?(?:currently |right now|at the moment|at present)?(?:open|available)?|not (?:currently )?hiring|keine (?:offenen|aktuellen|freien) (?:stellen|positionen)|acik pozisyon\w* (?:yok|bulunmuyor|bulunmamaktadir)|aucun(?:e)? (?:poste|offre)|no hay (?:ofertas|vacantes|puestos))\b/

export const saysClosed = (text: string) => CLOSED.test(fold(text))
export const saysWall = (text: string) => WALL.test(fold(text))
export const saysNoneOpen = (text: string) => NONE_OPEN.test(fold(text))

const ASKS =
  /\b(?:requirements?|qualifications?|responsibilit\w+|what (?:you|we)(?:'ll)? (?:bring|need|do|look|will)|you (?:bring|have|will)|we are looking for|we look for|to apply|apply by|aufgaben|profil|wir (?:suchen|bieten|erwarten)|bewerb\w*|nitelik\w*|aranan|is tanimi|basvur\w*|missions?|profil recherche|postuler|candidature|requisitos|buscamos|ofrecemos|full[- ]time|part[- ]time|vollzeit|teilzeit|salary|gehalt|we offer|wir bieten|sunuyoruz|profil recherche|funciones|se ofrece|inscrib\w*|requisit[io]|cerchiamo|offriamo|mansioni|retribuzione|candidat\w*|tempo pieno|functie-?eisen|(?:wij|we) (?:vragen|bieten|zoeken)|solliciteer\w*|vacature|procuramos|oferecemos|curriculo|wymagania|oferujemy|obowiazk\w*|wynagrodzenie|aplikuj\w*|vi soker|vi erbjuder|kvalifikationer|join our team|the role|your role|experience (?:with|in)|years of)\b/g

/** How many different things an advert speaks of that other pages do not: its words, and the kinds of its headings. */
export function advertWords(text: string): number {
  const cut = text.slice(0, 20_000)
  const kinds = new Set<string>()
  for (const line of cut.split('\n')) {
    if (line.length > 60 || line.startsWith('- ') || /[.!,;]$/.test(line)) continue
    const kind = kindOfHeading(fold(line))
    if (kind === 'must' || kind === 'duties' || kind === 'offer' || kind === 'nice') kinds.add(kind)
  }
  return new Set(fold(cut).match(ASKS) ?? []).size + kinds.size
}
