/** Job pages of many forms: own markup, labels of nine languages, several orders. What each says is known. */
export type MadePage = {
  language: string
  form: string
  shell: string
  url: string
  html: string
  truth: {
    title: string
    company: string
    place: string
    pay: [number, number]
    type: string
    postedOn: string
    validThrough: string
    first: string
    last: string
    musts: string[]
  }
}

export type Words = {
  code: string
  title: string
  company: string
  town: string
  /** Label and value; the label in two wordings. */
  place: [string, string]
  pay: [string, string, string, number, number]
  type: [string, string, string]
  posted: [string, string, string]
  until: [string, string, string]
  other: [string, string]
  house: string
  intro: string
  duties: [string, string, string]
  must: [string, ...string[]]
  soft: string
  offer: [string, string, string]
  last: string
  sentence: string
  apply: string
  more: [string, string]
}

export const WORDS: readonly Words[] = [
  {
    code: 'en',
    title: 'Thatcher (two posts)',
    company: 'Reedmace & Daughters',
    town: 'Ottery Minster',
    place: ['Where you will work', 'Site'],
    pay: ['Annual salary', 'What we pay', '£29,400 to £33,100 a year', 29_400, 33_100],
    type: ['Working pattern', 'Contract', 'Full time, permanent'],
    posted: ['Advertised on', 'Date posted', '6 November 2026'],
    until: ['Closes', 'Apply by', '11 December 2026'],
    other: ['Team', 'Roofs'],
    house: 'Join our team',
    intro:
      'We have laid straw and reed on the roofs of three counties since 1964 and want somebody who likes heights and weather.',
    duties: ['Your days', 'Strip old coats and repair the timbers below', 'Order reed from the marsh each spring'],
    must: [
      'What we ask of you',
      'At least three years of experience on roofs',
      'Full driving licence',
      'Willingness to work away for a week at a time',
    ],
    soft: 'A steady hand',
    offer: ['What you get from us', 'Tools and wet-weather clothes', 'Twenty-eight days of holiday'],
    last: 'Questions? Ring Hazel in the yard, she answers before eight.',
    sentence:
      'Our yard is in Ottery Minster. We pay £29,400 to £33,100 a year for a full-time post; please apply by 11 December 2026.',
    apply: 'Apply now',
    more: ['Other vacancies', 'Apprentice Thatcher'],
  },
  {
    code: 'de',
    title: 'Orgelbauer (m/w/d)',
    company: 'Werkstatt Pfeifenrohr',
    town: 'Großenbuch',
    place: ['Ort der Tätigkeit', 'Dienstsitz'],
    pay: ['Verdienst im Monat', 'Gehalt', '3.200 – 3.700 € brutto im Monat', 3200, 3700],
    type: ['Arbeitszeitmodell', 'Anstellung', 'Vollzeit, unbefristet'],
    posted: ['Ausgeschrieben seit', 'Online seit', '06.11.2026'],
    until: ['Bewerbungsfrist', 'Bewerben bis', '11.12.2026'],
    other: ['Abteilung', 'Intonation'],
    house: 'Arbeiten bei uns',
    intro:
      'Seit 1911 bauen und stimmen wir Orgeln in Dorfkirchen, und für die nächsten vier Instrumente fehlen uns zwei Hände.',
    duties: ['Was du bei uns machst', 'Pfeifen gießen, löten und intonieren', 'Instrumente in Kirchen aufstellen'],
    must: [
      'Was du mitbringen solltest',
      'Abgeschlossene Ausbildung als Orgelbauer oder Tischler',
      'Führerschein Klasse B',
      'Bereitschaft zu Reisen von zwei Wochen',
    ],
    soft: 'Ein gutes Gehör',
    offer: ['Was du von uns bekommst', '30 Tage Urlaub', 'Ein eigener Satz Werkzeug'],
    last: 'Fragen beantwortet Frau Lindwurm unter 09999 1234, am liebsten vormittags.',
    sentence:
      'Unsere Werkstatt ist in Großenbuch. Wir zahlen 3.200 – 3.700 € brutto im Monat in Vollzeit; bewirb dich bis zum 11. Dezember 2026.',
    apply: 'Jetzt bewerben',
    more: ['Weitere Stellen', 'Tischlerin (m/w/d)'],
  },
  {
    code: 'tr',
    title: 'Halı Dokuma Ustası',
    company: 'Kirkit Dokuma',
    town: 'Yağcıbedir',
    place: ['İşin yapılacağı yer', 'Bulunduğu yer'],
    pay: ['Aylık ücret', 'Maaş', 'Net 44.000 – 51.000 TL aylık', 44_000, 51_000],
    type: ['Çalışma biçimi', 'Çalışma', 'Tam zamanlı'],
    posted: ['Yayımlanma', 'İlan tarihi', '6 Kasım 2026'],
    until: ['Son başvuru günü', 'Son tarih', '11 Aralık 2026'],
    other: ['Bölüm', 'Atölye'],
    house: 'Bizimle çalışın',
    intro:
      '1978 yılından beri el dokuması halı üretiyoruz ve yeni açılan atölyemizde tezgâh başında duracak bir usta arıyoruz.',
    duties: ['Yapacağınız işler', 'Tezgâhı kurmak ve çözgüyü hazırlamak', 'Çıraklara düğüm atmayı öğretmek'],
    must: [
      'Sizden beklediklerimiz',
      'En az 3 yıl dokuma deneyimi olan',
      'B sınıfı ehliyeti olan',
      'Vardiyalı çalışabilecek',
    ],
    soft: 'Renkleri iyi gören',
    offer: ['Size sunduklarımız', 'Servis ve öğle yemeği', 'Yılda iki ikramiye'],
    last: 'Sorularınız için atölyeden Nermin Hanım’ı öğleden önce arayabilirsiniz.',
    sentence:
      'Atölyemiz Yağcıbedir’de bulunuyor. Net 44.000 – 51.000 TL aylık ücret veriyoruz, iş tam zamanlıdır; başvurular 11 Aralık 2026 tarihine kadar alınır.',
    apply: 'Başvur',
    more: ['Diğer ilanlar', 'Çırak'],
  },
  {
    code: 'fr',
    title: 'Vitrailliste',
    company: 'Atelier Plombelune',
    town: 'Mézidon-sur-Aure',
    place: ["Lieu d'exercice", 'Secteur géographique'],
    pay: ['Salaire proposé', 'Rémunération', 'De 2 150 à 2 480 € brut par mois', 2150, 2480],
    type: ['Nature du contrat', 'Contrat', 'CDI, temps plein'],
    posted: ['Offre publiée le', 'Publié le', '6 novembre 2026'],
    until: ['Candidatures jusqu’au', 'Date limite', '11 décembre 2026'],
    other: ['Équipe', 'Restauration'],
    house: 'Travailler chez nous',
    intro:
      'Depuis 1952, nous restaurons des vitraux de village et nous cherchons une personne patiente pour un chantier de trois ans.',
    duties: ['Votre quotidien', 'Déposer et nettoyer les panneaux', 'Couper le verre et sertir au plomb'],
    must: [
      'Ce que nous attendons de vous',
      'Au moins trois ans d’expérience en atelier',
      'Permis B',
      'Disponibilité pour des déplacements de quelques jours',
    ],
    soft: 'Un œil pour la couleur',
    offer: ['Ce que nous vous proposons', 'Mutuelle prise en charge', 'Cinq semaines de congés'],
    last: 'Une question ? Appelez Odile à l’atelier, plutôt le matin.',
    sentence:
      'Notre atelier est situé à Mézidon-sur-Aure. Nous payons de 2 150 à 2 480 € brut par mois à temps plein ; candidatures avant le 11 décembre 2026.',
    apply: 'Postuler',
    more: ['Autres offres', 'Apprenti vitrailliste'],
  },
  {
    code: 'es',
    title: 'Maestro quesero',
    company: 'Quesos Peñalobo',
    town: 'Valdemoral',
    place: ['Dónde trabajarás', 'Población'],
    pay: ['Salario ofrecido', 'Sueldo', '23.000 – 26.500 € brutos al año', 23_000, 26_500],
    type: ['Tipo de jornada', 'Contrato', 'Jornada completa, indefinido'],
    posted: ['Publicada el', 'Fecha de publicación', '6 de noviembre de 2026'],
    until: ['Plazo hasta', 'Fecha límite', '11 de diciembre de 2026'],
    other: ['Equipo', 'Obrador'],
    house: 'Trabaja con nosotros',
    intro:
      'Desde 1983 hacemos queso de oveja con leche de nueve vecinos y buscamos a alguien que cuide la cueva durante el invierno.',
    duties: ['Lo que harás cada día', 'Cuajar, prensar y salar', 'Llevar el registro de la cueva'],
    must: [
      'Lo que te pedimos',
      'Al menos dos años de experiencia en quesería',
      'Carnet de conducir B',
      'Disponibilidad para trabajar fines de semana alternos',
    ],
    soft: 'Buen olfato',
    offer: ['Lo que te damos', 'Casa en el pueblo', 'Un queso al mes'],
    last: 'Si tienes dudas, llama a Remedios por la tarde.',
    sentence:
      'Nuestro obrador está ubicado en Valdemoral. Pagamos 23.000 – 26.500 € brutos al año a jornada completa; escríbenos hasta el 11 de diciembre de 2026.',
    apply: 'Inscribirme',
    more: ['Otras ofertas', 'Pastor'],
  },
  {
    code: 'it',
    title: 'Accordatore di pianoforti',
    company: 'Bottega Cordafina',
    town: 'Montesalvo Marca',
    place: ['Dove lavorerai', 'Luogo'],
    pay: ['Stipendio lordo', 'Retribuzione', '24.000 – 27.500 euro lordi annui', 24_000, 27_500],
    type: ['Tipologia di contratto', 'Contratto', 'Tempo pieno, indeterminato'],
    posted: ['Annuncio del', 'Pubblicato il', '6 novembre 2026'],
    until: ['Candidature entro il', 'Scadenza', '11 dicembre 2026'],
    other: ['Reparto', 'Concerti'],
    house: 'Lavora con noi',
    intro:
      'Dal 1949 ripariamo e accordiamo pianoforti per scuole e teatri e cerchiamo una persona che sappia ascoltare prima di toccare.',
    duties: [
      'Di che cosa ti occuperai',
      'Accordare gli strumenti prima dei concerti',
      'Sostituire martelletti e corde',
    ],
    must: [
      'Che cosa chiediamo',
      'Almeno due anni di esperienza in laboratorio',
      'Patente B',
      'Disponibilità a lavorare la sera',
    ],
    soft: 'Un orecchio allenato',
    offer: ['Che cosa ti diamo', 'Auto della bottega', 'Quattordici mensilità'],
    last: 'Per domande chiama Fiorenza in bottega, meglio dopo pranzo.',
    sentence:
      'La nostra sede è a Montesalvo Marca. Paghiamo 24.000 – 27.500 euro lordi annui a tempo pieno; invia la candidatura entro il 11 dicembre 2026.',
    apply: 'Candidati',
    more: ['Altre posizioni', 'Falegname'],
  },
  {
    code: 'nl',
    title: 'Molenaar',
    company: 'Stichting De Wiek',
    town: 'Oosterwolde-Zuid',
    place: ['Waar je werkt', 'Vestiging'],
    pay: ['Bruto salaris', 'Salaris', '€ 2.700 - € 3.150 bruto per maand', 2700, 3150],
    type: ['Soort dienstverband', 'Dienstverband', 'Fulltime, vast'],
    posted: ['Gepubliceerd op', 'Geplaatst op', '6 november 2026'],
    until: ['Reageren kan tot', 'Sluitingsdatum', '11 december 2026'],
    other: ['Team', 'Beheer'],
    house: 'Werken bij ons',
    intro:
      'Wij houden sinds 1971 negen molens draaiend en zoeken iemand die het weer leest en bezoekers graag de kap laat zien.',
    duties: ['Wat je gaat doen', 'De molen opzeilen en malen', 'Groepen rondleiden'],
    must: [
      'Wat we van je vragen',
      'Minimaal twee jaar ervaring op een molen',
      'Rijbewijs B',
      'Bereidheid om in het weekend te werken',
    ],
    soft: 'Een praktische geest',
    offer: ['Wat je van ons krijgt', 'Een dienstwoning', 'Meel van eigen steen'],
    last: 'Vragen? Bel Jikke in de ochtend, dan staat de molen stil.',
    sentence:
      'Onze molen is gevestigd in Oosterwolde-Zuid. We betalen € 2.700 - € 3.150 bruto per maand voor een fulltime baan; reageer uiterlijk 11 december 2026.',
    apply: 'Solliciteer direct',
    more: ['Andere vacatures', 'Timmerman'],
  },
  {
    code: 'pt',
    title: 'Salineiro',
    company: 'Salinas Maré Alva',
    town: 'Vila Salgada',
    place: ['Onde vais trabalhar', 'Localidade'],
    pay: ['Salário mensal', 'Vencimento', '1.150 – 1.320 € brutos por mês', 1150, 1320],
    type: ['Tipo de horário', 'Contrato', 'Tempo inteiro, sem termo'],
    posted: ['Anunciado em', 'Publicado em', '6 de novembro de 2026'],
    until: ['Candidaturas até', 'Data limite', '11 de dezembro de 2026'],
    other: ['Equipa', 'Marinha'],
    house: 'Trabalha connosco',
    intro:
      'Desde 1936 colhemos flor de sal à mão em vinte talhos e procuramos alguém que goste de sol, vento e silêncio.',
    duties: ['O que vais fazer', 'Rer o sal e limpar os talhos', 'Embalar para três mercados'],
    must: [
      'O que te pedimos',
      'Pelo menos um ano de experiência em trabalho agrícola',
      'Carta de condução B',
      'Disponibilidade para trabalhar ao sábado',
    ],
    soft: 'Boa resistência ao calor',
    offer: ['O que te damos', 'Casa partilhada no verão', 'Prémio de colheita'],
    last: 'Dúvidas? Fala com a Zulmira ao fim da tarde.',
    sentence:
      'A nossa marinha fica em Vila Salgada. Pagamos 1.150 – 1.320 € brutos por mês a tempo inteiro; candidaturas até 11 de dezembro de 2026.',
    apply: 'Candidatar-me',
    more: ['Outras vagas', 'Motorista'],
  },
  {
    code: 'pl',
    title: 'Pszczelarz',
    company: 'Pasieka Lipowy Dwór',
    town: 'Stara Miodna',
    place: ['Gdzie będziesz pracować', 'Miejscowość'],
    pay: ['Proponowane wynagrodzenie', 'Wynagrodzenie', '5 800 – 6 900 zł brutto miesięcznie', 5800, 6900],
    type: ['Forma zatrudnienia', 'Umowa', 'Pełny etat, umowa o pracę'],
    posted: ['Ogłoszenie z dnia', 'Opublikowano', '6 listopada 2026'],
    until: ['Zgłoszenia do', 'Termin', '11 grudnia 2026'],
    other: ['Zespół', 'Pasieka'],
    house: 'Pracuj z nami',
    intro:
      'Od 1958 roku prowadzimy pasiekę z czterystu uli i szukamy osoby, która nie boi się pszczół ani wczesnego wstawania.',
    duties: ['Co będziesz robić', 'Przeglądać ule od kwietnia do września', 'Wirować i rozlewać miód'],
    must: [
      'Czego oczekujemy',
      'Co najmniej dwa lata doświadczenia w pasiece',
      'Prawo jazdy kat. B',
      'Gotowość do pracy w weekendy',
    ],
    soft: 'Spokojny charakter',
    offer: ['Co od nas dostaniesz', 'Pokój na miejscu', 'Miód przez cały rok'],
    last: 'Masz pytania? Zadzwoń do Bożeny po południu.',
    sentence:
      'Nasza pasieka ma siedzibę w Stara Miodna. Płacimy 5 800 – 6 900 zł brutto miesięcznie na pełny etat; aplikuj do 11 grudnia 2026.',
    apply: 'Aplikuj',
    more: ['Inne oferty', 'Kierowca'],
  },
]

type Row = [string, string]
/** How a page prints its facts. */
const FORMS: [string, (rows: Row[]) => string][] = [
  ['dl', (rows) => `<dl>${rows.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('')}</dl>`],
  [
    'table',
    (rows) => `<table>${rows.map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`).join('')}</table>`,
  ],
  ['colons', (rows) => rows.map(([label, value]) => `<p>${label}: ${value}</p>`).join('')],
  [
    'pairs',
    (rows) =>
      `<div class="q7">${rows.map(([label, value]) => `<div class="q8"><span>${label}</span><span>${value}</span></div>`).join('')}</div>`,
  ],
  [
    'bold items',
    (rows) => `<ul>${rows.map(([label, value]) => `<li><strong>${label}</strong> ${value}</li>`).join('')}</ul>`,
  ],
  ['small headings', (rows) => rows.map(([label, value]) => `<h5>${label}</h5><p>${value}</p>`).join('')],
  ['chips', (rows) => `<div class="q1">${rows.map(([, value]) => `<span>${value}</span>`).join('')}</div>`],
  ['prose', () => ''],
]

/** Where the title stands and what the page is printed as. */
const SHELLS = ['h1', 'h2 below the house', 'h2 alone', 'article'] as const

export function madePages(): MadePage[] {
  const pages: MadePage[] = []
  WORDS.forEach((words, language) => {
    FORMS.forEach(([form, print], at) => {
      SHELLS.forEach((shell, turn) => {
        pages.push(madePage(words, form, print, shell, (language + at + turn) % 2))
      })
    })
  })
  return pages
}

export const slugOf = (title: string) =>
  title
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]|\([^)]*\)/g, '')
    .replaceAll('ı', 'i')
    .trim()
    .replaceAll(/[^a-z0-9]+/g, '-')

export const truthOf = (words: Words, isProse: boolean): MadePage['truth'] => ({
  title: words.title,
  company: words.company,
  place: words.town,
  pay: [words.pay[3], words.pay[4]],
  type: 'full-time',
  postedOn: isProse ? '' : '2026-11-06',
  validThrough: '2026-12-11',
  first: words.intro,
  last: isProse ? words.sentence : words.last,
  musts: words.must.slice(1),
})

function madePage(words: Words, form: string, print: (rows: Row[]) => string, shell: string, pick: number): MadePage {
  const wording = pick === 0 ? 0 : 1
  const isChips = form === 'chips'
  const rows: Row[] = [
    [words.other[0], words.other[1]],
    [words.place[wording], words.town],
    [words.type[wording], words.type[2]],
    [words.pay[wording], words.pay[2]],
    [words.posted[wording], isChips ? `${words.posted[1]} ${words.posted[2]}` : words.posted[2]],
    [words.until[wording], isChips ? `${words.until[0]} ${words.until[2]}` : words.until[2]],
  ]
  const facts = print(isChips ? rows.slice(1) : rows)
  const bold = (text: string) => (wording === 0 ? `<p><strong>${text}</strong></p>` : `<h3>${text}</h3>`)
  const list = ([heading, ...items]: readonly string[]) =>
    `${bold(heading ?? '')}<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
  const end = form === 'prose' ? `<p>${words.sentence}</p>` : `<p>${words.last}</p>`
  const text = `<p>${words.intro}</p>${list(words.duties)}${list([...words.must, words.soft])}${list(words.offer)}${end}`
  const heading =
    shell === 'h1' || shell === 'article'
      ? `<h1>${words.title}</h1>`
      : shell === 'h2 alone'
        ? `<h2>${words.title}</h2>`
        : `<h1>${words.house}</h1><h2>${words.title}</h2>`
  const slug = slugOf(words.title)
  const tag = wording === 0 ? `${words.title} - ${words.company}` : `${words.company} | ${words.house}`
  const head = `<title>${tag}</title>${shell === 'article' ? `<meta property="og:type" content="article"><meta property="og:site_name" content="${words.company}"><script type="application/ld+json">{"@context":"https://schema.org","@type":"BlogPosting","headline":"${words.title}","publisher":{"@type":"Organization","name":"${words.company}"}}</script>` : ''}`
  const inner =
    shell === 'h2 alone'
      ? `<div class="z1">${text}</div><div class="z2">${facts}</div>`
      : `${facts}<div class="z1">${text}</div>`
  const main =
    shell === 'article' ? `<article>${heading}${inner}</article>` : `<main>${heading}<section>${inner}</section></main>`
  return {
    language: words.code,
    form,
    shell,
    url: `https://www.own-site.example/p/${slug}`,
    html: `<!doctype html><html lang="${words.code}"><head><meta charset="utf-8">${head}</head><body><header><a href="/">${words.company}</a><nav><a href="/a">1964</a><a href="/b">Info</a></nav></header>${main}<a href="/p/${slug}/form">${words.apply}</a><section><h3>${words.more[0]}</h3><a href="/p/2">${words.more[1]}</a></section><footer><p>© 2026 ${words.company}</p></footer></body></html>`,
    truth: truthOf(words, form === 'prose'),
  }
}

/** Pages that are no adverts and have parts of one: lists below headings, sums, days, forms. */
export function otherPages(): { name: string; url: string; html: string }[] {
  const list = (heading: string, ...items: string[]) =>
    `<h3>${heading}</h3><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
  const pages: [string, string, string, string][] = [
    [
      'a course',
      'Evening course in bookkeeping',
      'en',
      `<p>Ten evenings for people who keep the books of a club or a small shop and want to sleep well in April.</p>${list('What you will learn', 'Double entry without fear', 'How to close a year')}${list('Requirements', 'Basic English', 'A laptop')}<p>Price: £180 for ten evenings. Starts on 11 January 2027. <a href="/book">Book a place</a></p>`,
    ],
    [
      'a guide',
      'How to write a good CV',
      'en',
      `<p>We read four hundred applications last year and noted what helped and what did not. Here is what we would tell a friend.</p>${list('What to put in', 'Your last three jobs with dates', 'At least two years of experience in numbers')}${list('What employers look for', 'Clear sentences', 'A driving licence only where it matters')}<p>Send us your questions.</p>`,
    ],
    [
      'a product',
      'Standing desk Fjell',
      'en',
      `<p>A desk of solid birch that rises without a sound and carries eighty kilos. Made in our own workshop since 1988.</p>${list('Requirements', 'Two people to carry it', 'An even floor')}${list('What you get', 'Frame and top', 'Ten years of guarantee')}<p>£640, delivered in two weeks. <a href="/cart">Add to cart</a></p>`,
    ],
    [
      'a recipe',
      'Brot mit Roggen',
      'de',
      `<p>Dieses Brot backen wir jeden Samstag, und es hält eine Woche, wenn man es lässt. Der Teig ruht über Nacht.</p>${list('Was du brauchst', '500 g Roggenmehl', '10 g Salz')}${list('Was du machst', 'Den Teig ansetzen', 'Bei 220 Grad backen')}<p>Kosten: rund 2,40 € je Laib.</p>`,
    ],
    [
      'a firm about itself',
      'Quiénes somos',
      'es',
      `<p>Desde 1983 hacemos queso de oveja con leche de nueve vecinos y hoy somos treinta personas en el pueblo.</p>${list('Lo que hacemos', 'Queso curado', 'Visitas a la cueva')}${list('Lo que ofrecemos', 'Catas los sábados', 'Tienda en línea')}<p>Escríbenos a hola@quesos.example.</p>`,
    ],
    [
      'news of jobs',
      'Molkerei schafft achtzig Stellen',
      'de',
      `<p>Die Molkerei Lindenau will in den nächsten zwei Jahren achtzig Menschen einstellen, sagte die Geschäftsführerin am Mittwoch.</p><p>Gesucht werden Fahrerinnen und Techniker in Vollzeit. Der Einstiegslohn liege bei 2.900 Euro im Monat, fügte sie hinzu.</p><h3>Wohnraum ist knapp</h3><p>Der Bürgermeister begrüßte den Plan, fragte aber, wo die Menschen wohnen sollen. Gebaut wird ab März.</p>`,
    ],
    [
      'a call for volunteers of an event',
      'Fête du village',
      'fr',
      `<p>La fête revient le 11 décembre 2026 sur la place, avec un marché, un bal et une tombola pour l'école du village.</p>${list('Au programme', 'Marché dès neuf heures', 'Bal à vingt heures')}${list('Tarifs', 'Entrée 3 €', 'Repas 14 €')}<p>Réservations avant le 4 décembre 2026 à la mairie.</p>`,
    ],
    [
      'a flat',
      'Appartamento con terrazza',
      'it',
      `<p>Affittiamo un appartamento luminoso al secondo piano, a due passi dalla stazione e dal mercato coperto.</p>${list('Cosa offriamo', 'Due camere e cucina', 'Terrazza a sud')}${list('Cosa chiediamo', 'Due mensilità di deposito', 'Contratto di un anno')}<p>750 euro al mese. Telefonare la sera.</p>`,
    ],
  ]
  return pages.flatMap(([name, title, lang, body]) =>
    ['main', 'article'].map((tag) => ({
      name: `${name}, in ${tag}`,
      url: `https://www.own-site.example/x/${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
      html: `<!doctype html><html lang="${lang}"><head><title>${title} - Own Site</title>${tag === 'article' ? '<meta property="og:type" content="article">' : ''}</head><body><header><a href="/">Own Site</a></header><${tag}><h1>${title}</h1>${body}</${tag}><footer><p>© 2026 Own Site</p></footer></body></html>`,
    })),
  )
}
