/** Words around the place of work, folded: classes of words in nine languages, never names. */

const ending = (words: string) => new RegExp(`(?:^|[^\\p{L}])(?:${words}) $`, 'u')

const ARTICLE = '(?:(?:the|our|der|dem|das|unser\\w*|le|la|l|les|el|los|il|lo|de|het|o|a) )?'
const ARTICLE_BEFORE = '(?: (?:the|our|der|dem|das|unser\\w*|le|la|l|les|el|los|il|lo|de|het|o|a))?'
/** 'in Soest', 'à Lyon', 'w Łodzi' */
export const BEFORE_IN = ending(
  `(?:in|im|a|au|en|em|no|na|w|we|te|i|nell[ao]|raum|near|bei|nahe|pres de|cerca de|cerca di|blisko)${ARTICLE_BEFORE}`,
)
/** 'from Leeds', 'aus Kassel', 'ze Szczecina' */
export const BEFORE_FROM = ending(
  '(?:from|of|aus|von|de|du|des|del|da|di|van|uit|z|ze|to|nach|bis|for|fur|pour|para|per|voor|dla)',
)
/** 'at Temple Quay', 'am Standort Mainz' */
export const BEFORE_AT = ending(`(?:at|op|am|an|auf|presso|chez|bij|by|beim)${ARTICLE_BEFORE}`)
export const BEFORE_ARTICLE = ending(
  '(?:the|an?|der|die|das|dem|den|des|ein\\w{0,2}|le|la|les|une?|el|los|las|il|lo|gli|un[ao]?|het|een|our|your|unser\\w{0,2}|dein\\w{0,2}|ihr\\w{0,2}|votre|vos|nos|notre|tus?|nuestr\\w+|jouw|onze|bir)',
)
export const BEFORE_PERSON = ending(
  "(?:i am|i'm|my name is|ich bin|mein name ist|je suis|je m'appelle|soy|me llamo|mr|mrs|ms|dr|prof|sr|sra|dhr|mevr|mme|m|sig|herrn?|frau|monsieur|madame|senora?|bay|bayan|contact|contacto|kontakt|ask|ring|call|bel|mail|dm|bei|met|mit|con|com|avec|z|ze)\\.?",
)

/** The work is there: 'based in', 'our office in', 'Dienstort ist', 'lugar de trabajo' */
const SEATS =
  'based|located|sits?|situated|headquarter\\p{L}*|hq|standort\\p{L}*|dienstort|arbeitsort|einsatzort|arbeitsplatz|sitz|niederlassung|filiale|zentrale|buro\\p{L}*|situee?s?|basee?s?|siege|lieu(?: de travail)?|bureaux?|locaux|site|agence|ubicad\\p{L}+|sede|oficinas?|lugar de trabajo|centro de trabajo|sede di lavoro|ufficio|uffici|luogo(?: di lavoro)?|local de trabalho|escritorio|kantoor\\p{L}*|gevestigd|standplaats|werkplek|werklocatie|vestiging|biur\\p{L}*|siedzib\\p{L}*|miejsce pracy|lokalizacja|ofis\\p{L}*|merkez\\p{L}*|subemiz\\p{L}*|gorev yeri|calisma yeri|is yeri|lokasyon|offices?|studio|workshop|campus|workplace|place of work|location|depot|yard|plant|factory|werkstatt|werk|atelier|usine|taller|fabrica|atolye\\p{L}*|fabrika\\p{L}*|kontor\\p{L}*'
export const SEAT_BEFORE = new RegExp(
  `(?:^|[^\\p{L}])(?:${SEATS})(?:[,:]| (?:is|are|ist|liegt|est|sont|se trouve|esta|es|e|si trova|fica|is in|jest|sind|befindet sich))? ${ARTICLE}(?:(?:in|at|near|a|en|em|w|we|te|bei|op|im|van|de|of|von) ${ARTICLE})?$`,
  'u',
)
export const SEAT_AFTER = new RegExp(`^[ -](?:city |town )?(?:${SEATS})(?![\\p{L}])`, 'u')
/** The sentence speaks of where and how one works. */
export const OF_WORKPLACE = new RegExp(
  `(?:^|[^\\p{L}])(?:${SEATS}|hybrid\\p{L}*|hibrit|hibrid\\p{L}+|hybryd\\p{L}+|remote|on-?site|vor ort|home ?office|sur place|presentiel|teletravail|presencial|teletrabajo|uzaktan|evden|thuis\\p{L}*|zdaln\\p{L}+|zdalna|(?:days?|tage?n?|jours?|dias?|giorni|dagen|gun|dni) (?:a|per|pro|in|par|por|a la|la|en|im|week|w)|from home|von zu ?hause)(?![\\p{L}])`,
  'u',
)
/** 'We are seven in A Coruña', 'wir sitzen in', 'İzmir'de sekiz kişiyiz' */
export const OF_US =
  /(?:^|[^\p{L}])(?:we|we're|us|our|wir|uns|unser\p{L}*|nous|notre|nos|somos|estamos|nosotros|nuestr\p{L}+|siamo|wij|we zitten|onze|jestesmy|nasz\p{L}*|biz|bizim|\p{L}+(?:miz|muz|yiz|yuz)(?:[dt][ae]n?)?)(?![\p{L}])/u
/** The sentence looks for somebody. */
export const OF_HIRING =
  /(?:^|[^\p{L}])(?:hiring|looking for|seeks?|seeking|recruit\p{L}*|join|vacancy|sucht|suchen|gesucht|stellt ein|recrut\p{L}+|recherch\p{L}+|cherch\p{L}+|busca\p{L}*|necesit\p{L}+|cerca|cerchiamo|procura\p{L}*|zoekt|zoeken|szuka\p{L}*|poszuk\p{L}+|ari(?:yor|yoruz|yoruz)|aran(?:iyor|maktadir)|aramakta\p{L}*|alinacak\p{L}*|post|role|job|position|stelle|poste|puesto|plaza|pozisyon)(?![\p{L}])/u
/** Of others, or of other times: customers, branches, studies, travel, other openings. */
export const OF_OTHERS =
  /(?:^|[^\p{L}])(?:clients?|customers?|kund\p{L}+|clientes|clienti|klant\p{L}*|klient\p{L}*|musteri\p{L}*|partners?|investors?|branches|filialen|offices in|standorte|worldwide|weltweit|countries|founded|gegrundet|fondee?|fundad\p{L}+|born|studi\p{L}+|degree|university|universit\p{L}+|college|hochschule|travel\p{L}*|reise\p{L}*|deplacements?|viaj\p{L}+|trips?|also|similar|other (?:jobs|roles|openings|vacancies)|ahnliche|autres|otr[oa]s|diger|overige|court|law|gericht|registered|telephone|tel|fax|interview\p{L}*|relocation|visa|timezones?|zeitzone\p{L}*|between|utc|gmt|cet)(?![\p{L}])/u
/** '…'de', '…'daki' */
export const LOCATIVE = /^['’]n?[dt][ae](?:ki|yi[zn])?(?![\p{L}])/u
