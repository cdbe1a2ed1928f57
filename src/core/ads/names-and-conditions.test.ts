import { describe, expect, it } from 'vitest'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { contactsIn } from './fields/contact.ts'
import { degreeIn } from './fields/degree.ts'
import { readAdText } from './read-ad-text.ts'
import { cleanTitle } from './header/title.ts'

const asked = (text: string) =>
  readAdText(fullCatalogue, `Support engineer\n\nWhat you bring\n${text}`).skills.flatMap(({ ids, level }) =>
    ids.map((id) => `${id} ${level}`),
  )

describe('names of things, conditions and columns', () => {
  it.each([
    ['Unsere Schiffe heißen Phoenix, Neon und Kafka.', []],
    ['Our meeting rooms are called Docker, Ghost and Swift.', []],
    ['Nos serveurs s’appellent Ruby et Julia.', []],
    ['Programmieren in Rust oder Scala verlangt niemand.', []],
    ['If you have run a cluster with Proxmox at home, tell us about it.', ['proxmox wish']],
    ['Si vous avez monté un serveur avec Proxmox, racontez-le.', ['proxmox wish']],
    ['Kenntnisse in C, möglichst nach MISRA', ['c must', 'misra-c wish']],
    ['You have published deep links', ['deep-linking must']],
    ['Experiência em pesquisa com utilizadores', ['user-research must']],
    ['Excel to an advanced level', ['excel must']],
    ['Du richtest Windows-Rechner ein.', ['windows must']],
    ['Kotlin   Android   Jetpack Compose   Git', ['kotlin must', 'android must', 'jetpack-compose must', 'git must']],
  ])('%s', (text, wanted) => {
    expect(asked(text)).toEqual(wanted)
  })

  it.each([
    ['DEPO SORUMLUSU ALINACAKTIR', 'DEPO SORUMLUSU'],
    ['IT-Support an Land (m/w/d), unbefristet, Vollzeit.', 'IT-Support an Land'],
    ['Data Analyst – Full-time', 'Data Analyst'],
  ])('the title of %s', (text, title) => {
    expect(cleanTitle(text)).toBe(title)
  })

  it.each([
    ['en az lise mezunu', null],
    ['Bac +5 en statistique', 'master'],
    ['Bac+3 en informatique', 'bachelor'],
    ['üniversitelerin bilgisayar bölümlerinden mezun', 'bachelor'],
  ])('the degree of %s', (text, level) => {
    expect(degreeIn(text, false)?.level ?? null).toBe(level)
  })

  it.each([
    ['So it is a PHP developer we are after.', 'PHP developer'],
    ["Yakamoz Perakende'de Veri Analisti arıyoruz.", 'Veri Analisti'],
    ['Die Stelle: Webentwickler*in, 30 bis 40 Stunden, ab März.', 'Webentwickler*in'],
  ])('the title in: %s', (text, title) => {
    expect(readAdText(fullCatalogue, `Hello!\n\n${text}`).fields.title?.value).toBe(title)
  })

  it('columns behind criteria say which are essential', () => {
    const text = `Person specification (essential or desirable)\nOSPF or BGP\tE\tA/I\nCCNP, or working towards it\tD\tA\nWorking with Ansible\tD\tI\nLinux\tE\tT`
    const { skills } = readAdText(fullCatalogue, `Network Engineer\n\n${text}`)
    expect(skills.flatMap(({ ids, level }) => ids.map((id) => `${id} ${level}`))).toEqual([
      'ospf must',
      'bgp must',
      'ccnp wish',
      'ansible wish',
      'linux must',
    ])
  })

  it.each([
    ['Tercera. Requisitos', 'Experiencia con Docker', ['docker must']],
    ['Was wir dir geben', 'Docker als Haustier', []],
  ])('under %s', (heading, line, wanted) => {
    const { skills } = readAdText(
      fullCatalogue,
      `Linux-Administrator\n\nAnforderungen\n- Linux\n\n${heading}\n- ${line}`,
    )
    expect(skills.flatMap(({ ids, level }) => ids.map((id) => `${id} ${level}`))).toEqual(['linux must', ...wanted])
  })

  it('hours of the day are no telephone', () => {
    expect(contactsIn('Müracaat: 09.00-17.00 arası, ya da 0274 555 01 66').map(({ words }) => words)).toEqual([
      '0274 555 01 66',
    ])
  })

  const fieldsOf = (text: string) => readAdText(fullCatalogue, text).fields

  it.each([
    ['Contrato sem termo, 32.000 a 38.000 € brutos por ano', null],
    ['Unbefristeter Vertrag, 28 Tage Urlaub', null],
    ['Unbefristeter Vertrag in Vollzeit', ['full-time']],
    ['A permanent contract, 40 hours a week', ['full-time']],
    ['CDI à temps partiel', ['part-time']],
  ])('of the hours %s says %j', (line, types) => {
    const ad = `UX Designer\nAzinheira Digital, Lda., Lisboa\n\nWhat you bring\n- Figma\n\nWhat we offer\n- ${line}`
    expect(fieldsOf(ad).types?.value ?? null).toEqual(types)
  })

  it.each([
    ['Harbourlight Ltd, remote (Portugal or UK)', 'Portugal or UK'],
    ['Harbourlight Ltd, Bristol (hybrid)', 'Bristol'],
    ['Location: Victoria Island, Lagos (Hybrid – 3 days onsite)', 'Victoria Island, Lagos'],
  ])('the place of %s', (head, place) => {
    const ad = `Product Designer\n${head}\n\nYou have\n- Strong Figma skills`
    expect(fieldsOf(ad).place?.value).toBe(place)
  })

  it.each(['Nimbus Retail Sp. z o.o.', 'Kometa Robotics a.s.', 'Radbuza Software s.r.o.', 'Borg d.o.o.'])(
    'an employer is called by its whole name: %s',
    (name) => {
      const ad = `Cloud Engineer\n${name}\nWrocław\n\nRequirements\n- Azure\n- Terraform`
      expect(fieldsOf(ad).company?.value).toBe(name)
    },
  )

  it.each([
    ['- Minimum of a Second Class Lower degree in Economics, Statistics, Computer Science or any related field', []],
    ['- Bachelor’s degree in Computer Science', []],
    ['- A Statistics, Mathematics or Computer Science degree', []],
    ['- HND/B.Sc in Statistics, Computer Science or any numerate discipline', []],
    ['- Degree: Statistics / Computer Science / Economics', []],
    ['- A good first degree (Statistics, Economics, Computer Science)', []],
    ['- Degree in Computer Science, Cybersecurity, or a related field', []],
    ['- Degree in Graphic Design, Interaction Design or HCI', []],
    ['- MSc in Data Science, Machine Learning or Artificial Intelligence', []],
    ['- You study Computer Science, Statistics or similar', []],
    ['- Master en data science ou équivalent', []],
    ['- 60% throughout 10th, 12th and graduation, no active backlogs', []],
    ['- You keep the backlog of the team in order', ['agile must']],
    ['- Degree in Economics with strong knowledge of statistics and SQL', ['statistics must', 'sql must']],
    ['- Good knowledge of statistics', ['statistics must']],
  ])('the subjects of a degree are studies and no skills: %s', (line, skills) => {
    expect(asked(line)).toEqual(skills)
  })
})
