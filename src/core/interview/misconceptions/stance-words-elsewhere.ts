import { STANCE_WORDS, wordsOfStance, type Sign, type StanceWords } from './stance-words.ts'

type Signs = Partial<Record<Sign, string>>

const DE: Signs = {
  'kept quiet':
    '(?:niemand|niemandem|keiner|keinem|keine[rn]? von (?:ihnen|uns)) (?:[^ ]+ ){0,4}?(?:gemerkt|bemerkt|merkt|merken|gefragt|fragt|fragen|gesehen|sieht|sehen|weiß|wusste|wissen|erfahren|erfährt|aufgefallen|auffällt|auf$|beschwert|kontrolliert|prüft|gesagt|erzählt)|(?:kunde|kunden|chef|chefin|prüfer|auditor|er|sie|die) (?:[^ ]+ ){0,3}?(?:nie|nicht|nichts) (?:[^ ]+ ){0,2}?(?:gemerkt|bemerkt|erfahren|gewusst|wusste|geprüft|nachgefragt)|(?:prüf|kontrollier|frag|merk|les)(?:t|en) (?:das |es |sie |da )?(?:ja |doch |eh |sowieso )?(?:nie|keiner|niemand)|heimlich|klammheimlich|still und leise|unbemerkt|ohne (?:[^ ]+ ){0,3}?(?:zu fragen|zu sagen|bescheid|wissen)|hinter (?:seinem|ihrem|dem) rücken|nichts (?:gesagt|erzählt|gemeldet|erwähnt)|(?:nicht|nie) (?:gemeldet|erwähnt)|für mich behalten|unter uns|(?:fällt|fiel) (?:[^ ]+ ){0,3}?(?:nicht|nie|keinem|niemandem)|auf dem papier|damit (?:[^ ]+ ){1,4}?nicht (?:unruhig|misstrauisch|nachfrag)',
  'made to look':
    'sieht (?:[^ ]+ ){0,2}?(?:perfekt|echt|offiziell|aus wie)|als ob|so getan|vorgetäuscht|vorgegaukelt|gefälscht|nachgebaut|nachgemacht|erfunden|frei erfunden|falsche[nrms]? (?:namen?|profile?|datum|daten|zahlen|angaben?)|nachträglich|rückdatiert|eingeredet|glauben (?:ge)?lassen|überlistet|ausgetrickst|getrickst|geschönt|kopfrechnen war',
  'control removed':
    '(?:alarm|warnung|prüfung|kontrolle|schutz|sperre|protokollierung|freigabe|sicherung)[^ ]* (?:[^ ]+ ){0,5}?(?:abgeschaltet|ausgeschaltet|deaktiviert|umgangen|ausgehebelt|überbrückt|abgeklemmt|ausgeblendet|stummgeschaltet)',
  'people slighted':
    '(?:frauen|mütter|ältere|alte leute|ausländer|migranten|behinderte|schwangere|kranke|anfänger) (?:[^ ]+ ){0,5}?(?:fallen|fällt|langsam|teuer|ohnehin|sowieso|nicht geeignet|passen nicht|können das nicht)|(?:fällt|fallen) ja sowieso aus|kennt (?:[^ ]+ ){0,2}?nicht|merken es (?:eh|ja) nicht',
  'blame moved':
    '(?:schuld|verantwortung) (?:[^ ]+ ){0,4}?(?:auf (?:ihn|sie|den|die|einen)|zugeschoben|geschoben)|selbst schuld|hat (?:eben|halt) pech|musste (?:[^ ]+ ){0,2}?ausbaden',
  'carried off':
    '(?:stick|privat|nach hause|zu hause|eigenen rechner) (?:[^ ]+ ){0,3}?(?:gezogen|kopiert|gesichert|mitgenommen)|mitgehen lassen|(?:mails|nachrichten|akte|gehälter|konto) (?:[^ ]+ ){0,4}?(?:mitgelesen|gelesen|angeschaut|nachgesehen)|(?:konto|tasche) (?:meiner|meines|mein)',
  excused:
    'sowieso|(?:eh|ohnehin) nicht|macht (?:ja |doch )?jeder|machen (?:ja |doch )?alle|man muss (?:halt|eben|nur)|stimmt ja|nichts passiert|schadet (?:ja |doch )?(?:niemandem|keinem)|wen (?:stört|kümmert)|so (?:läuft|funktioniert) (?:das|es)|selbst schuld|hat niemandem geschadet|muss man (?:als [^ ]+ )?(?:früh|hart|eben|halt)|rechtlich sauber|das thema war|damit erledigt',
  'paid off':
    'prämie|bonus|befördert|beförderung|begeistert|sehr zufrieden|war zufrieden|gewonnen|mehr (?:teile|umsatz|gewinn|verkauf)|erspart|bestes? (?:marge|zahlen)|beste in|rekord|unterschrieben|rangliste|wirkt sofort|zuschlag|ruhe (?:war|hatte)|(?:hat|haben) funktioniert',
}
const OPEN_DE =
  '(?<!(?:nicht|nie|nichts|niemand|keiner|ohne) (?:[^ ]+ ){0,2})(?:gemeldet|informiert|zugegeben|eingeräumt|entschuldigt|gebeichtet|offengelegt|offen (?:gezeigt|gesagt|angesprochen)|angerufen|gewarnt|bescheid (?:gesagt|gegeben)|vorgeschlagen|nachgefragt|eingestanden|angesprochen|eskaliert|dokumentiert|offen gezeigt|hingewiesen|schriftlich|abgestimmt|gefragt)(?!\\p{L})|(?:gesagt|geschrieben|erklärt|erzählt) dass (?:ich|das|es|wir)|wusste bescheid|war(?:en)? informiert|mit (?:seiner|ihrer|deren) (?:zustimmung|erlaubnis|einwilligung)|gemeinsam|zusammen mit|im ticket|stand im (?:vertrag|ticket|plan)|ehrlich|(?:ich|wir) (?:melde|sage|informiere|frage|zeige|rufe) '
const REFUSED_DE =
  'abgelehnt|lehnte|verweigert|geweigert|weigere|widersprochen|nein gesagt|nicht (?:gegeben|gemacht|getan|mitgemacht|unterschrieben|gelöscht|weitergegeben)|gestoppt|angehalten|gesperrt|zurückgezogen|statt(?:dessen| das)|(?:das|es) (?:ist|war|wäre) (?:nicht erlaubt|verboten|falsch|strafbar|gesetzlich)|mache ich nicht|würde ich nie|mein fehler|schäme|bereue'

const FR: Signs = {
  'kept quiet':
    '(?:personne|aucun d entre eux) (?:[^ ]+ ){0,2}?(?:n |ne )(?:[^ ]+ ){0,3}?(?:vu|voit|su|sait|remarqué|remarque|demandé|demande|vérifié|vérifie|plaint|aperçu|différence|saura)|(?:client|chef|direction|il|elle|ils|elles) (?:[^ ]+ ){0,3}?n (?:[^ ]+ ){0,2}?(?:jamais|rien) (?:[^ ]+ ){0,2}?(?:su|vu|remarqué|demandé|vérifié)|(?:ne|n) (?:[^ ]+ )?(?:vérifient?|contrôlent?|regardent?) (?:jamais|pas|rien)|rien ne l (?:indique|montre)|discrètement|en cachette|en douce|à (?:son|leur|l) insu|sans (?:[^ ]+ ){0,3}?(?:prévenir|demander|dire|en parler)|rien dit|pas (?:prévenu|signalé|mentionné|dit)|gardé pour moi|entre nous|derrière son dos|ni vu ni connu|cela évite les (?:discussions|questions)|affoler',
  'made to look':
    '(?:faux|fausse|fausses) (?:[^ ]+)|comme si|fait (?:croire|semblant|passer)|inventé|maquillé|truqué|imité|antidaté|trafiqué|(?:l |d )?air (?:vrai|réel|officiel|naturel)|raison personnelle|après coup|bidon(?!\\p{L})|prénom d une',
  'control removed':
    '(?:alarme|alerte|contrôle|protection|journal|validation|sécurité|soupape|détecteur|barrière)[^ ]* (?:[^ ]+ ){0,5}?(?:désactivée?|coupée?|contournée?|shuntée?|débranchée?|neutralisée?|masquée?)|(?:désactivé|coupé|contourné|shunté|débranché|neutralisé|masqué) (?:[^ ]+ ){0,3}?(?:alarme|alerte|contrôle|protection|journal|validation|sécurité|soupape|détecteur|barrière)',
  'people slighted':
    '(?:femmes|mères|vieux|étrangers|pauvres|personnes âgées|handicapés|débutants|jeunes mères|candidats|stagiaires) (?:[^ ]+ ){0,5}?(?:lents?|lentement|chers?|cher|de toute façon|comparent moins|se confient|ne comprennent|contents)|achètent davantage',
  'blame moved':
    'rejeté la faute|mis (?:[^ ]+ ){0,3}?sur le dos|accusé (?:le|la|un|mon|ma|notre)|c est (?:lui|elle) qui (?:a payé|a pris)|porté le chapeau',
  'carried off':
    '(?:clé usb|chez moi|ordinateur personnel) (?:[^ ]+ ){0,3}?(?:copié|emporté)|(?:copié|emporté|téléchargé) (?:[^ ]+ ){0,5}?(?:clé usb|chez moi|personnel)|lu (?:ses|leurs|les) (?:messages|mails|courriels)|je lis ce qui|son mot de passe',
  excused:
    'de toute façon|tout le monde (?:le |en )?(?:fait|fraude)|(?:personne|rien) (?:[^ ]+ )?(?:n |ne )(?:[^ ]+ )?(?:souffert|mal|grave|passé)|c est (?:comme ça|la vie|le jeu|le métier)|ils sont contents|très dilué|pas de mal|où est le mal|il faut bien|ça ne (?:fait|change) (?:de mal|rien)',
  'paid off':
    'prime(?!\\p{L})|promu|promotion|ravi|enchanté|très content|satisfait|gagné|réélu|économis|évite les charges|sans retard|à temps|marge a|livré|davantage|(?:pris|gagné) [^ ]+ points|au premier (?:coup|rang)|budget|obtenu (?:son|l|la|le|notre)',
}
const OPEN_FR =
  '(?<!(?:pas|rien|jamais|personne|sans) (?:[^ ]+ ){0,2})(?:signalé|prévenu|averti|informé|alerté|avoué|reconnu|excusée?s?|déclaré l incident|transmis|expliqué|rappelé|proposé|montré|documenté|appelé)(?!\\p{L})|(?:dit|écrit|rappelé|expliqué) (?:[^ ]+ )?que (?:je|c|j|nous|ce)|(?:donné|avait donné) son accord|avec (?:son|leur) (?:accord|consentement)|en toute transparence|par écrit|ensemble|honnête|devant témoin|prévu dans le|validée?s? (?:avec|par)|je (?:signale|préviens|dis|demande|montre|rappelle)'
const REFUSED_FR =
  'refusé|refuse(?!\\p{L})|décliné|opposée?|je n ai pas (?:voulu|accepté|fait|signé)|dit non|arrêté|fermé|rendue?|exclu|plutôt que|au lieu de|c (?:est|était) (?:interdit|illégal|injuste|malhonnête)|ce n est pas|mon erreur|ma faute|honte|regrett'

const ES: Signs = {
  'kept quiet':
    '(?:nadie|ninguno) (?:[^ ]+ ){0,4}?(?:enteró|entera|entere|notó|nota|preguntó|pregunta|vio|ve|sabe|sabía|supo|comprob|comprueba|comprobarlo|quejó|revisa|revisó|cuenta|dijo|mira)|(?:cliente|clientes|jefe|jefa|dirección|él|ella|ellos) (?:[^ ]+ ){0,2}?(?:nunca|no) (?:[^ ]+ ){0,3}?(?:enteró|enteraron|supo|supieron|notó|notaron|preguntó|revisan|revisa)|nunca lo (?:revisan|comprueban|miran)|a escondidas|en secreto|sin que (?:nadie|lo|se)|sin (?:avisar|decir|preguntar|pedir)|no (?:dije|avisé|mencioné|conté) nada|no (?:se lo )?(?:dije|avisé|mencioné|conté) a|me lo (?:callé|guardé)|entre nosotros|a sus espaldas|discretamente|calladit',
  'made to look':
    '(?:falso|falsa|falsos|falsas)(?!\\p{L})|como si|hice creer|hacer creer|fingí|finjo|inventé|maquillé|amañé|falsifiqué|truqué|que no existen|imité|clonad|se había cancelado|ya estaba cubiert|(?:quedara|saliera|pareciera) (?:bien|real|mejor)|como (?:desarrollo|trabajo) propio',
  'control removed':
    '(?:desactivé|anulé|apagué|puenteé|desconecté|salté|silencié|quité) (?:[^ ]+ ){0,3}?(?:alarma|alerta|control|protección|registro|validación|seguridad|válvula|detector|revisión)',
  'people slighted':
    '(?:mujeres|madres|mayores|extranjeros?|pobres|ancianos|becarios|novatos|discapacitados|cliente extranjero) (?:[^ ]+ ){0,6}?(?:lent[oa]s?|car[oa]s|de todas formas|no entiend|no conoce|no saben|igual|no rinden)|no entiende de dramas|sin cargas',
  'blame moved':
    '(?:eché|echar|echamos) la culpa|culpé|cargó con|le cayó a|lo apartaron|la apartaron|pagó el pato|ocupé su (?:sitio|puesto)',
  'carried off':
    '(?:copié|descargué|llevé|saqué) (?:[^ ]+ ){0,5}?(?:usb|casa|personal|privado)|(?:leí|miré|cotilleé) (?:[^ ]+ ){0,3}?(?:correos?|mensajes|historial|cuenta|nóminas?)|desde su cuenta',
  excused:
    'de todas (?:formas|maneras)|todo el mundo lo hace|todos lo hacen|no pasa nada|no ha (?:explotado|pasado) nada|nadie sale perjudicado|así (?:funciona|es) (?:esto|el negocio)|qué más da|total(?!\\p{L})|no hace daño|todos contentos|es lo que hay|y ya está',
  'paid off':
    'prima(?!\\p{L})|ascend|ascenso|encantad|muy content|satisfech|gané|ganamos|ahorró|ahorramos|cuadra la caja|gana dos|hoy dirijo|rinde (?:mucho )?más|aprobaron|funcionando|llevamos [^ ]+ años|nos (?:renov|dieron|eligi)|siguió funcionando|salió bien|sin retraso|bonus',
}
const OPEN_ES =
  '(?<!(?:no|nunca|nadie|sin) (?:[^ ]+ )?)(?:avisé|avisamos|informé|informamos|reconocí|admití|confesé|expliqué|advertí|comuniqué|denuncié|propuse|mostré|enseñé los|llevé los|documenté|llamé yo|lo conté|pregunté|entregué el informe|notifiqué)(?!\\p{L})|(?:dije|contesté|escribí|expliqué) (?:[^ ]+ ){0,2}?(?:que (?:no|era|fui|había)|enseguida|en el canal|por escrito)|se lo dije|lo dije|por escrito|con (?:su|el) (?:permiso|consentimiento|acuerdo)|honest|abiertamente|juntos|con todo el equipo|de disculpa|estaba (?:anunciad|autorizad|acordad)|contratad|(?:nos|me) acompañó|punto acordado'
const REFUSED_ES =
  'me negué|nos negamos|rechacé|rechazamos|no (?:lo hice|quise|acepté|firmé|lo haríamos|lo haría|abrí|entré|fue así)|dije que no|paré|paramos|devolví|sustituimos|en lugar de|en vez de|es ilegal|era ilegal|no está bien|mi error|mi culpa|vergüenza|arrepent|me equivoqué|sin querer'

const ALL: Readonly<Record<string, StanceWords>> = {
  ...STANCE_WORDS,
  de: wordsOfStance(DE, [OPEN_DE], [REFUSED_DE]),
  fr: wordsOfStance(FR, [OPEN_FR], [REFUSED_FR]),
  es: wordsOfStance(ES, [OPEN_ES], [REFUSED_ES]),
}

/** The signs in a language; in German, French and Spanish fewer of their frames are known. */
export const stanceWordsIn = (language: string): StanceWords | undefined => ALL[language]
