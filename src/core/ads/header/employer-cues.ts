/** Words around the name of an employer, folded: classes of words in eight languages, never names. */

const ARTICLE = `(?:(?:the|die|der|das|dem|den|la|le|les|el|los|il|lo|o|a|os|as|de|het|our|unser\\w*|firma|entreprise|empresa|company) |[dl]')?`
const ending = (words: string) => new RegExp(`(?:^|[^\\p{L}])(?:${words})[,:!]? ${ARTICLE}$`, 'u')

/** 'We're …', 'Wir sind …', 'Somos …': the firm says who it is. */
export const BEFORE_SELF = ending(
  "we're|we’re|we are|(?:we're|we are|we) called|our name is|wir hei(?:ss?|ß)en|unser name ist|nous nous appelons|on s'appelle|nos llamamos|ci chiamiamo|chamamo-nos|(?:we|wij) heten|(?:bizim )?adimiz|wir sind|wir,|nous sommes|nous,|on est|somos|siamo|noi di|wij zijn|we zijn|wij,|biz|jestesmy|vi ar|vi er|this is|hier ist|my company is|company called|firm called|greetings from|hello from|© ?\\d{0,4}|copyright \\d{4}",
)
/** 'our client, …' */
export const BEFORE_CLIENT = ending(
  '(?:our|my|the) (?:direct )?client(?: is)?|client|(?:unser|mein) (?:kunde|auftraggeber|mandant)|fur unseren kunden|(?:notre|mon) client|nuestro cliente|(?:il )?nostro cliente|nosso cliente|(?:onze|mijn) (?:opdrachtgever|klant)|musterimiz|on behalf of|im auftrag von|pour le compte de|por cuenta de|per conto di|namens',
)
/** 'at …', 'chez …', 'bei …', 'join …' */
export const BEFORE_AT = ending(
  'at|@|chez|bei|beim|bij|presso|joins?|joining|rejoins|rejoindre|rejoignez|rejoindrez|integre\\w*|integrer\\w*|integrez|incorpor\\w+ a|unirte a|unete a|te unes a|unisciti a|entra in|entrerai in|junte-se a|part of|teil (?:von|der|des)|parte d[aeio]\\w{0,3}|fa(?:ca|zer) parte d[ae]|deel van|team (?:of|at|from|von|der|de)|equipo de|equipe d[ae]|time d[ae]|squadra di|(?:all|each|everyone|most) of us (?:at|in)|welcome to|willkommen bei|bienvenue (?:chez|a)|bienvenid\\w+ a|bem-vind\\w+ a|benvenut\\w+ in|welkom bij|life (?:at|in)|work(?:ing)? (?:at|for|with)|arbeiten (?:bei|fur)|travailler (?:chez|pour)|trabajar (?:en|para)|trabalhar n[ao]|lavorare (?:in|per)|werken (?:bij|voor)|behind|hinter|through|thanks to|dank|grace a|gracias a|grazie a|na|nella|do grupo',
)
/** 'About …', 'Warum …', 'Qui est …', alone in its line. */
export const BEFORE_ABOUT = ending(
  "(?:so,? |and |but )?(?:about(?: us:?)?|why(?: join| work (?:at|for)| choose)?|meet|who is|who's|who are|what is|what's|life at|working (?:at|for)|discover|uber|warum(?: zu| bei)?|wer ist|was ist|arbeiten bei|das ist|a propos d[e'u]\\w*|pourquoi(?: rejoindre| choisir)?|qui est|c'est quoi|decouvrez|sobre|acerca de|por que(?: elegir| trabajar en| escolher)?|que es|quien es|conoce|conheca|o que e|quem e|perche(?: scegliere)?|chi e|cos'e|lavorare in|over|waarom(?: kiezen voor| werken bij)?|wie is|werken bij|neden|kim bu|biz kimiz)",
)
/** Those who are named beside the firm: investors, customers, makers of tools. */
export const BEFORE_OTHERS = ending(
  'backed by|funded by|financed by|supported by|owned by|part-owned by|acquired|bought|by|such as|like|including|incl\\.?|e\\.g\\.|for example|z\\. ?b\\.|wie|zum beispiel|comme|tels? que|como|come|zoals|gibi|(?:customers|clients|kunden|clientes|clienti|klanten|musteriler\\w*)(?: include| sind| sont| son)?|partners?(?: of| with| von| de)?|using|via|integrations? with|experience (?:with|in|of)|knowledge of|erfahrung mit|kenntnisse in|experience (?:avec|en)|experiencia (?:con|en)|esperienza con|ervaring met|certified|previously at|formerly at|ex',
)
export const BEFORE_PERSON = ending(
  '(?:mr|mrs|ms|dr|prof|sr|sra|dhr|mevr|mme|m|sig|av)\\.?|herrn?|frau|monsieur|madame|senora?|bay|bayan|contact(?: person)?|contacto|kontakt|ansprechpartner\\w*|ansprechperson|manager|message|ring|call|ask(?: for)?|reports? to|reporting to|speak to|talk to|chat with|call with|met|mit|con|com|regards|founder|ceo|cto|director|chefin|chef|responsable|hr',
)
export const BEFORE_CONJUNCTION =
  /(?:^|[^\p{L}])(?:and|or|und|oder|et|ou|y|o|e|en|of|ve|veya|&|\+|nor|plus|sowie|[/,(•·|–-]) ?$/u
export const BEFORE_DETERMINER =
  /(?:^|[^\p{L}])(?:an?|the|this|that|your|our|its|their|any|some|each|every|no|ein\w{0,2}|dein\w{0,2}|ihr\w{0,2}|unser\w{0,2}|kein\w{0,2}|die|der|das|dem|den|des|un[eao]?|les?|la|l'|vos|votre|nos|notre|des|el|los|las|tus?|nuestr\w+|il|lo|gli|tu[ao]i?|nostr\w+|uma?|os?|as?|seus?|nossa?o?s?|een|de|het|je|jouw|onze|bir) $/u
export const BEFORE_PREPOSITION =
  /(?:^|[^\p{L}])(?:in|on|of|to|for|from|with|within|into|near|as|over|under|across|between|im|am|zu|zum|zur|von|vom|mit|fur|auf|aus|nach|uber|als|dans|en|a|de|du|pour|sur|avec|par|sous|entre|au|aux|vers|con|para|por|del|al|desde|da|di|per|su|tra|nel|do|em|no|voor|naar|op|uit|met|te|tot|onder) $/u
/** 'En Cantalobo llevamos', 'In Lunarossa crediamo', 'Na Mirandela processamos' */
export const STARTS_IN = /^(?:en|in|na|no|a|da|do|nell[ao]?) $/
export const WE_FORM = /^,? (?:\p{L}+ ){0,2}?\p{L}+(?:amos|emos|imos|iamo)(?![\p{L}])/u

const ASIDE = String.raw`(?:, [^,.]{3,70},|\s\([^)]{2,60}\))?(?:\s(?:in|aus|a|en|near|te|em|uit) \p{L}[\p{L}-]+)?`
/** What a firm does, in the third person; in German, Dutch and Romance languages also of several. */
const VERBS = String.raw`(?:is|are|was|has|have|had|makes?|builds?|helps?|runs?|sells?|develops?|designs?|publishes|offers?|turns?|moves?|plans?|provides|produces|measures|keeps|lets|operates|advises|serves|powers|supports|works|gives|brings|connects|manages|delivers|supplies|creates|employs|started|began|grew|got|grown|stands|believes|exists|wants|lives|sits|belongs|ships|makes|processes|teaches|cares|ist|sind|hat|haben|war|baut|bauen|macht|entwickelt|betreibt|begleitet|begleiten|versorgt|produziert|fertigt|liefert|vertreibt|unterstutzt|betreut|berat|zahlt|gehort|beschaftigt|forscht|digitalisiert|vernetzt|bietet|steht|plant|pruft|verbindet|stellt|gibt|wurde|arbeitet|hilft|sorgt|est|sont|a ete|fabrique|exploite|concoit|developpe|accompagne|propose|restaure|produit|emploie|intervient|realise|edite|distribue|rassemble|regroupe|renforce|fournit|aide|compte|cree|construit|gere|permet|opere|es|son|hace|fabrica|desarrolla|ofrece|disena|gestiona|distribuye|produce|ayuda|nacio|crea|cuenta|construye|conecta|opera|presta|tiene|lleva|e|sono|nasce|realizza|progetta|sviluppa|conta|offre|aiuta|costruisce|gestisce|opera|ha|sviluppano|atende|desenvolve|oferece|ajuda|conecta|nasceu|esta|faz|cria|produz|conecta|tem|opera|constroi|is|zijn|bouwt|maakt|levert|helpt|ontwikkelt|biedt|verzorgt|beheert|telt|werkt|heeft|ontwerpt)`
export const AFTER_VERB = new RegExp(
  String.raw`^${ASIDE}(?:, (?:c['’]est|ce sont|das sind|dat is)|\s(?:(?:now |today |heute |aujourd'hui |hoy |oggi |hoje )?${VERBS}(?![\p{L}])))`,
  'u',
)
/** 'Sinds 1931 levert …', 'Two chemists founded …': verbs that the firm follows. */
export const BEFORE_VERB = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:${VERBS}|founded|launched|hat sich|grundeten|gegrundet|fonda|fonderent|fundaron|fondarono|fundaram|richtten|noch nicht kennt) ${ARTICLE}$`,
  'u',
)
export const AFTER_HIRES =
  /^(?:,[^,.]{3,70},|\s\([^)]{2,60}\))?(?:\s(?:in|aus|a|en) \p{L}+)?\s(?:(?:is|are|ist|est|es|e)\s)?(?:(?:currently|now|actuellement|derzeit|alla)\s)?(?:hiring|looking (?:for|to)|recruiting|seeking|seeks?|looks for|searching|on the (?:hunt|lookout)|wants|needs|would like|sucht|suchen|stellt ein|recrut\w+|recherche\w*|cherche(?:nt)?|engage(?:nt)?|embauche\w*|selecciona|incorpora|recluta|solicita|stellt|stellen|besetzt|busca|necesita|contrata|cerca|ricerca|zoekt|zoeken|procura|szuka|soker|ariyor\w*|aramakta\w*)(?![\p{L}])/u
export const AFTER_LAW =
  /^(?: (?:plc|ltd|llc|inc|gmbh|ag|limited|corp)\.?)?[,.]? (?:is (?:proud to be )?an? (?:equal|inclusive|disability|affirmative)|is (?:deeply |strongly )?committed to|does(?: not|n't) (?:accept|discriminate|charge|sponsor|work with)|uses e-verify|participates in|provides equal|welcomes (?:applica|everyone|people)|values (?:divers|equal)|acts as|considers|celebrates|encourages|all rights|fordert|begrusst|schatzt vielfalt|s'engage|se compromete|garante|si impegna|hecht waarde|promueve|promove)/u
export const AFTER_TURKISH = /^ (?:olarak|bunyesi\w*|ailesi\w*|ekibi\w*|hakkinda|kadrosu\w*|a\.s\.|buyuyor)(?![\p{L}])/u
/** 'X, 2011 yılından bu yana … geliştirmektedir': the verb comes last; what 'we' do, or others, is no verb of the first word. */
export const TURKISH_TELLS =
  /^(?!.* tarafindan ).*(?:maktadir|mektedir|mistir|mustur|[iu]yor|[ae]n bir \p{L}+(?:dir|tir|dur|tur)?)[.!]?$/u
/** ', a family business,', '(kitehollow.com)' */
export const AFTER_APART =
  /^(?:, (?:an?|the|one of|ein\w{0,2}|die|der|das|une?|la|le|l'|el|los|un[ao]?|il|lo|uma?|o|a|een|het|de|lider|leader|marktfuhrer) |,? \(?(?:https?:\/\/|www\.)?[a-z0-9-]+\.(?:com|io|co|org|net|eu|de|fr|es|it|nl|pt|uk|tr|example|app|dev|ai)\b)/u
/** A sentence that tells how the firm came to be or how large it is. */
export const SPEAKS_OF_FIRM =
  /(?:^|[^\p{L}])(?:founded|establish\w+|started|since (?:18|19|20)\d\d|for (?:more than|over) \d+ years|grown|gegrundet\w*|grundung|seit|nee? en|nes en|creee?s? (?:en|par)|fonde\w*|depuis|fundad[oa]|nacio|nacimos|desde|nasce|nasceu|nata|fondata|fundou|dal (?:18|19|20)\d\d|opgericht|sinds|kurul\w+|beri|bu yana|mission|missao|mision|family business|familien\w+|familiare|employees|mitarbeit\w+|kolleginnen|menschen|collaborateurs|salaries|personnes|empleados|personas|dipendenti|persone|colaboradores|pessoas|medewerkers|mensen|calisan\w*|people|customers|clients|kunden|clientes|clienti|klanten|musteri\w*|software|platform|plattform|plateforme|plataforma|piattaforma|logiciels?)(?![\p{L}])/u

const FORMS = String.raw`(?:GmbH|gGmbH|UG|AG|KG|SE|OHG|mbH|e\.?V\.?|eG|Ltd\.?|Limited|LLC|LLP|Inc\.?|Corp\.?|Corporation|plc|PLC|Pvt|Pty|Co\.|S\.?A\.?S?|SARL|SASU|S\.?L\.?U?\.?|S\.?r\.?l\.?|S\.?p\.?A\.?|B\.?V\.?|N\.?V\.?|Lda\.?|Ltda\.?|A\.?Ş\.?|Şti\.?|AB|ASA?|ApS|Oy|Sp\. ?z ?o\.? ?o\.?|a\.s\.|s\.r\.o\.|d\.o\.o\.|Kft\.?|Zrt\.?)`
export const LEGAL_FORMS = new RegExp(
  String.raw`(?:^|\s)${FORMS}(?:\s(?:&\s)?(?:Co\.?\s?)?(?:KG|KGaA|Ltd\.?|Şti\.?))?$`,
  'u',
)

/** Words with a capital only because they begin a sentence or a line. */
export const LEADING = new Set(
  `call ring phone ask email mail visit ruf rufen frag frage schreib schreiben appelez appelle ecrivez demandez llama llame escribe escribenos pregunta chiama scrivi chiedi liga ligue escreva pergunte bel mail vraag schrijf arayin ara
  a about above across after all along also although always among an and any anyone apply are around as ask at backed based be because become before behind being below besides between both bring build but by can chat
  come contact current currently did discover do does during each every everyone everything excellent expect experience few find first follow for founded from full get given good great grown had happy has have he
  hello help here hey hi his how however i if imagine in inside interested into is it its join just keep know last lead learn let life like list live located look looking love made make many maybe me meet more most must my
  near never new nice no nor not nothing now of off on once one only or other our over own part people perhaps please profitable proud questions read ready reporting role send several she show since so some somebody
  someone sometimes soon still strong such supported sure take talk tell than thank thanks that the their them then there these they this those though through to today together too two under unlike until up us
  very via was we welcome were what when where whether which while who why will with within without work working would write yes yet you your
  aber alle allem allen aller als also am an anders arbeiten auch auf aus bei beim bevor bewirb bin bis bist da dabei damit dann das dass dazu dein deine deinem deinen deiner dem den denn der des deshalb die dies diese dieser doch
  dort du durch ein eine einem einen einer eines er es euch euer eure falls fur ganz gegen gemeinsam gern gerne haben hallo hast hat heute hier hinter ihr ihre ihrem ihren ihrer im in interesse ist ja jede jeder jetzt kein keine
  komm liebe mehr mein mit moin nach neben nicht noch nun nur ob oder ohne schick sehr seit sei sein seine sich sie sind so sobald sowie trotz uber um und uns unser unsere unserem unseren unserer unter viel viele vom von vor
  wahrend wann war warum was weil welche wenn wer werde werden wie willkommen wir wird wo zu zum zur zwischen zwei
  acikca ama ancak artik az bana bazi belki ben beni bir biz bize bizi bizim bu bunu cok cunku daha de degil en eger gibi hala hem hep her hic icin ile ise kendi kim mi merhaba nasil ne neden nerede o olan olarak onlar
  ozellikle sana sen senin siz size sizi sizin son sonra su tum ve veya ya yeni
  afin ainsi alors apres au aujourd aucun aussi autour avant avec avez avoir bien bienvenue bonjour c car ce cela ces cet cette ceux chaque chez comme comment contactez creee dans de decouvrez depuis des dont du elle
  elles en encore ensemble entre envie est et etre eux fonde fondee fort forte ici il ils je l la le les leur leurs lors mais malgre meme mes mon ne nee ni nos notre nous on ou par parce parmi pas pendant plus plusieurs
  postulez pour pourquoi pres puis qu quand que quel quelle qui rattache rattachee rejoignez sa sans se selon ses si son sous sur ta te tes toi ton tous tout toute toutes tres tu un une venez vers votre vos vous
  a ademas ahora al algo alguien antes aqui asi aunque bajo bien buscamos cada como con conoce creada cual cuando de del desde despues donde durante el ella ellos en entre envia eres es esa ese eso esta este esto estos
  fundada fundado hace hacia hasta hay hola la las le les lo los mas me mi mientras muy nacida nacido nada nadie ni no nos nosotros nuestra nuestras nuestro nuestros o os otra otro para pero poco por porque pues que
  quien quieres se ser si sin sobre solo somos son su sus tal tambien te tenemos tengo ti tiene todo todos trabajar tras tu tus un una unas unete uno unos usted va vamos vosotros y ya yo
  ai al alla alle anche ancora attualmente c che chi ci ciao come con cosa cui da dal dalla de degli dei del della delle di dopo dove e ecco ed entra era fondata fra gia gli i il in invia io la le lei lo loro lui ma me mi
  nata nato nei nel nella nelle noi non nostra nostro o ogni oggi ora oltre per perche piu poi presso qual quale quando questa questo qui se sei senza si siamo sia sono sta su sua sul sulla suo tra tu tua tuo tutti tutto
  un una uno vi voi vostro
  ao aos as ate cada com como da das de do dos e ela ele em embora envie entre era essa esse esta este eu faca foi fundada ha hoje isso ja la mais mas me menos meu minha muito na nao nas nascemos nem no nos nosso nossa nossos nossas o
  ola onde os ou para pela pelo por porque quando que quem quer se sem ser seu seus sob sobre somos sou sua suas tambem te tem temos ter todo todos toda todas tudo um uma vaga vem venha voce voces
  aan alle alleen als altijd ben bent bij binnen dan dat de deze die dit doe door een eens en er ga geen goed haar hallo hebben hebt heeft het hier hij hoe hun ik in is ja je jij jou jouw jullie kan kom maar meer met mijn na naar
  niet nog nu of om omdat onder ons onze ook op opgericht over samen sinds sollicitatie stuur te tegen ter tot u uit uw van veel vanaf vind voor waar waarom wanneer want wat we wel welkom werk werken wie wij wil word worden zal ze
  zich zie zij zijn zo zoek zonder`.split(/\s+/),
)
