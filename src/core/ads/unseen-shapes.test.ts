import { expect, it } from 'vitest'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { mustQuotes } from './demands/must-quotes.ts'
import { phrasedIn } from './demands/phrases.ts'
import { addresseeIn } from './fields/addressee.ts'
import { dayOrderOf } from './fields/day-order.ts'
import { yearsAsked } from './fields/years.ts'
import { cleanTitle } from './header/title.ts'
import { allowedIn } from '#core/ads/page/places/allowed-areas.ts'
import { readAdText } from './read-ad-text.ts'

const read = (text: string) => readAdText(fullCatalogue, text)
const asked = (text: string, level: string) =>
  read(text).skills.flatMap((skill) => (skill.level === level ? skill.ids : []))

it("takes 'Good to have skills' between two blank lines for a heading", () => {
  const text = `AI Engineer
Brackley Labs
Pune, India

Must have skills

Proficient in Python and its ecosystem.
Working knowledge of Docker.

Good to have skills

Deployment experience using NGINX.
Ability to build simple interfaces using React.

Show more Show less

Seniority level
Entry level`
  expect(asked(text, 'must')).toEqual(expect.arrayContaining(['python', 'docker']))
  expect(asked(text, 'wish')).toEqual(expect.arrayContaining(['nginx', 'react']))
  expect(read(text).sections.map(({ heading }) => heading?.text)).not.toContain('Show more Show less')
})

it.each([
  ['unit and integration tests', ['unit-testing', 'integration-testing']],
  ['unit/integration tests', ['unit-testing', 'integration-testing']],
  ['Unit- und Integrationstests', ['unit-testing', 'integration-testing']],
  ['monolith and microservice mimariler', ['microservices']],
])('reads %s with the word that both share', (text, ids) => {
  expect(phrasedIn(text).map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
})

it('does not join a word to the next but one where no conjunction stands', () => {
  expect(phrasedIn('unit costs of tests').map(({ id }) => id)).not.toContain('unit-testing')
})

it('takes neither the title, the hours of the day nor a country of the benefits for the place of work', () => {
  const benefits = `

What you'll bring:
Strong experience in Linux administration.
Running and troubleshooting Kubernetes clusters.

What we offer in return:
Health insurance including dental and vision provided in the US and the UK
25 days of holiday`
  expect(read(`Site Reliability Engineer\nTollgate is here to make roads calmer.${benefits}`).fields.place).toBeNull()
  const bars = read(`Kestrelair | Remote | EST - PST | Full time | $100K - $130K

Kestrelair offers scheduled flights in California and Texas.

We are looking for a Junior Full Stack Engineer with React.`)
  expect(bars.fields.place?.value).not.toMatch(/EST|PST|California/)
})

it("finds the town beside 'mostly remote'", () => {
  const { place } = read(`Role: DevOps Engineer
Location: Mostly remote, 2 days a month in Leeds
Rate: £500 - £525 per day

The must haves are Terraform and Kubernetes.`).fields
  expect(place?.value).toBe('Leeds')
})

it("reads no skill from where and when one works: 'agile working'", () => {
  const text = `Applications Developer
Location: Civic Offices, Wexcombe (agile working, two days in the office)

Requirements
- C# and SQL Server
- HTML and CSS`
  expect(read(text).skills.flatMap(({ ids }) => ids)).not.toContain('agile')
})

it('takes neither a heading nor what stands below it for the employer', () => {
  const { company } = read(`Senior ASP.NET Core Developer (İstanbul, Türkiye / Remote)

Bilgi ve Yetenekler
C#
ASP.NET Core (Blazor, MVC), REST API development
JavaScript, HTML

Çalışma Şartları
Haftada 5 gün çalışıyoruz. Fazla mesai yapmıyoruz.
Yol ve yemek ücreti.`).fields
  expect(company).toBeNull()
})

it.each([
  ['Web Geliştiricisi İş İlanı', 'Web Geliştiricisi'],
  ['Software Engineer - Job Description', 'Software Engineer'],
  ['Offre d’emploi : Chargé de mission', 'Chargé de mission'],
])('takes the word for an advert off the title %s', (text, title) => {
  expect(cleanTitle(text)).toBe(title)
})

it.each([
  ['2 (two) years of experience', 2],
  ['Most of our engineers have 8 years of experience', null],
  ['There is no fixed number, though most people in this role have 5-10 years of experience', null],
  ['Most successful candidates have 4 years of experience', 4],
])('asks in %s for %s years', (text, years) => {
  expect(yearsAsked(text, true)).toBe(years)
})

it.each([
  ['Deutschkenntnisse mindestens B2, Englisch für die Dokumentation', []],
  ['Teknik dokümanları takip edebilecek düzeyde İngilizce', []],
  ['Good English for documentation, and SQL', ['sql']],
  ['English for our customers and Python', ['python']],
  ['Technical documentation in English', ['technical-documentation']],
])('takes what a language is for as no skill: %s', (line, ids) => {
  const skills = read(`Developer\nAcme Ltd\n\nRequirements\n- ${line}\n- Git`).skills.flatMap((skill) => skill.ids)
  expect(skills).toEqual([...ids, 'git'])
})

it('keeps the level in the title, the unit once in the pay and the name of who posted it', () => {
  const text = `Software Developer (Entry Level)
Mauerpark Labs · Berlin, Germany (Hybrid)

€50K/yr - €58K/yr
Full-time

Meet the hiring team
Jonas Feldmann
 2nd
Engineering Manager at Mauerpark Labs

About the job
Mauerpark Labs builds booking software for museums.`
  expect(read(text).fields).toMatchObject({
    title: { value: 'Software Developer (Entry Level)' },
    pay: { value: { text: '€50K - €58K', min: 50_000, max: 58_000, period: 'year' } },
  })
  expect(addresseeIn(text).person).toEqual({ name: 'Jonas Feldmann', form: '' })
})

it('reads a list whose items begin with two dashes', () => {
  const text = `What we do:
Supply chains still run on phone calls. We turn them into bookings.

What you'll do as our second engineer:

You'll ship the pipeline and own what you build.

Requirements:

--4+ years of software engineering

--Strong Python

Nice to have:

--LLM evaluation experience

Mail me at jo@loadsmith.example`
  const { title, years } = read(text).fields
  expect([title, years?.value]).toEqual([null, 4])
  expect(asked(text, 'must')).toContain('python')
  expect(asked(text, 'wish')).toContain('llm-evaluation')
})

it('reads the employer and the title of a letter, not the board or what is arranged', () => {
  const { title, company } = read(`Betreff: Position als Data Engineer in Köln - Direktvermittlung

Hallo Frau Yilmaz,

Ihr Profil auf LinkedIn hat mich direkt angesprochen.

Was Sie mitbringen sollten:
- 3+ Jahre Erfahrung als Data Engineer
- Python und SQL

Beste Grüße
Lena Krüger
Talentbrücke GmbH, Düsseldorf`).fields
  expect([title?.value, company?.value]).toEqual(['Data Engineer', 'Talentbrücke GmbH'])
})

it('reads the name in the header, though its section about the firm holds it too', () => {
  const { company } = read(`Backend Geliştirici (Go)
Limon Ödeme
İzmir, Türkiye · 1 hafta önce
Uzaktan · Tam zamanlı

Limon Ödeme Hakkında
Ürünlerimiz Java ve Go ile yazıldı.

Aradığımız Nitelikler
PostgreSQL ve Redis bilgisi
Başvurularınızı kariyer@limonodeme.example adresine bekliyoruz.`).fields
  expect(company?.value).toBe('Limon Ödeme')
})

it("takes 'Nice to haves' for no town and a home office that is paid for as no way to work", () => {
  const { place, workMode } = read(`Senior UX Researcher
Pebble gives small charities the tools that big ones have.
We're looking for a Senior UX Researcher to join our fully-remote team.

What you'll bring:
Confidence with usability testing
Nice to haves
Survey design and statistics
What we offer in return
£500 for your home office`).fields
  expect([place, workMode?.value]).toEqual([null, 'remote'])
})

it('takes a name in capitals and the kind of contract for no headings', () => {
  const { sections, fields } = read(`Business Manager - F/H
SOLVEA CONSEIL
3 CDI
Nantes - 44

Profil recherché
Vous maîtrisez SQL.

Entreprise
SOLVEA CONSEIL
Depuis 2004, Solvea accompagne ses clients.`)
  expect(sections.map(({ heading }) => heading?.text)).not.toContain('SOLVEA CONSEIL')
  expect(fields).toMatchObject({ company: { value: 'SOLVEA CONSEIL' }, place: { value: 'Nantes' } })
  // the firm's own words below its label ask for nothing
  const firm = read(`Développeur PHP - F/H
SOLVEA CONSEIL
1 CDI
Nantes - 44
Télétravail
Ponctuel autorisé

Descriptif du poste
Vous rejoignez une équipe de six personnes.

Profil recherché
Vous maîtrisez PHP et SQL.

Entreprise
SOLVEA CONSEIL
Depuis 2004, nos expertises sont les systèmes embarqués (C++, Linux) et la cybersécurité.`)
  expect(firm.skills.flatMap(({ ids, level }) => (level === 'must' ? ids : []))).toEqual(['php', 'sql'])
})

it('reads what pasted adverts of other boards do with their lines', () => {
  const german = `IT-Anwendungsbetreuer (m/w/d) ERP
Allgäu Käse eG
Memmingen

IHRE AUFGABEN
First- und Second-Level-Support
Pflege von Schnittstellen

IHR PROFIL
Erste Erfahrung mit SAP
SQL-Kenntnisse

WIR BIETEN
30 Tage Urlaub`
  expect(asked(german, 'must')).toEqual(['sap', 'sql'])
  const turkish = `Sistem Uzmanı
Pamukova Holding
İstanbul

ARANAN ÖZELLİKLER;
- Windows Server ve Active Directory konularında uzman,
- Seyahat engeli bulunmayan.
İŞ TANIMI;
- Yedekleme (Veeam) süreçlerinin takibi.`
  expect(asked(turkish, 'must')).toEqual(['windows-server', 'active-directory'])
  expect(asked(turkish, 'named')).toEqual(['veeam'])
})

it('reads names that begin with a word before a letter that English does not have', () => {
  const french = `Ingénieur systèmes Linux (H/F)
CDI
Toulouse (31)
Aéris Cloud
Aéris Cloud héberge les données de 400 collectivités.

VOTRE PROFIL
Vous maîtrisez Ansible et Bash.`
  expect(read(french).fields.company?.value).toBe('Aéris Cloud')
  const hn = `Dispatchly (YC S21) | Remote (US/Canada) | Full-time
We make dispatch software for plumbers.
Looking for:
* Senior Rails engineer
* Must: Ruby on Rails`
  expect(read(hn).fields.company?.value).toBe('Dispatchly')
})

it.each([
  [
    'Ihre Aufgaben\n- Rufbereitschaft etwa jede sechste Woche\n- Betreuung der Anlagen',
    ['Rufbereitschaft etwa jede sechste Woche'],
  ],
  ['Ihr Profil\n- Mehrere Jahre Erfahrung mit C#\n- Teamgeist', ['Mehrere Jahre Erfahrung mit C#']],
])('quotes the conditions of %s', (text, quotes) => {
  expect(mustQuotes(`Wir suchen Verstärkung für unser Werk.\n\n${text}`)).toEqual(quotes)
})

it('finds where one may live in the item of a list', () => {
  expect(allowedIn('You\n- Live in the Netherlands or Belgium')?.areas).toEqual(['NL', 'BE'])
})

it.each([
  ['Austin, TX, USA. Apply by 12/05/2026', true],
  ['Posted 11/25/2026. Apply by 12/05/2026', true],
  ['Posted 25/11/2026, pay $90,000. Apply by 05/12/2026', false],
  ['Berlin. Apply by 12/11/2026, 60.000 €', false],
])('%s is written as Americans do: %s', (text, isAmerican) => {
  expect(dayOrderOf(text).isAmerican).toBe(isAmerican)
})
