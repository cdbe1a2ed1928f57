import { must } from '#core/must.ts'
import { seeded, type Random } from './random.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import type { LanguageWords } from './words/language.ts'
import { pl } from './words/pl.ts'
import { pt } from './words/pt.ts'
import { tr } from './words/tr.ts'

export type Month = { year: number; month: number }
export type Job = { title: string; company: string; city: string; from: Month; to: Month | null; bullets: string[] }
export type School = {
  school: string
  degree: string
  area: string
  joint: string
  from: Month
  to: Month
  grade: string | null
}
export type Invented = {
  id: string
  words: LanguageWords
  name: string
  headline: string
  email: string
  phone: string
  city: string
  link: string
  summary: string
  groups: { label: string; skills: string[] }[]
  jobs: Job[]
  schools: School[]
  certificates: string[]
  told: string[]
}

const LANGUAGES = [en, de, fr, es, pt, pl, tr]
const GROUPS: { label: string; skills: string[] }[] = [
  {
    label: 'Backend',
    skills: [
      'Java',
      'Spring Boot',
      'Go',
      'Node.js',
      'C#',
      '.NET',
      'Ruby on Rails',
      'PHP',
      'Laravel',
      'Rust',
      'Scala',
      'Elixir',
    ],
  },
  {
    label: 'Frontend',
    skills: ['React', 'Vue.js', 'Angular', 'TypeScript', 'Svelte', 'HTML', 'CSS', 'Next.js', 'Redux', 'Tailwind CSS'],
  },
  {
    label: 'Data',
    skills: [
      'Python',
      'R',
      'SQL',
      'pandas',
      'Apache Spark',
      'Power BI',
      'Tableau',
      'dbt',
      'Snowflake',
      'Airflow',
      'Excel',
      'scikit-learn',
    ],
  },
  {
    label: 'Cloud',
    skills: [
      'AWS',
      'Azure',
      'Google Cloud',
      'Docker',
      'Kubernetes',
      'Terraform',
      'Ansible',
      'Jenkins',
      'Helm',
      'Prometheus',
      'Grafana',
    ],
  },
  {
    label: 'Security',
    skills: ['Wireshark', 'Splunk', 'Nmap', 'Burp Suite', 'Metasploit', 'Suricata', 'Zeek', 'CrowdStrike'],
  },
  { label: 'Design', skills: ['Figma', 'Sketch', 'Adobe XD', 'Photoshop', 'ProtoPie', 'Miro'] },
  {
    label: 'Systems',
    skills: [
      'Linux',
      'C',
      'C++',
      'Bash',
      'PostgreSQL',
      'MySQL',
      'MongoDB',
      'Redis',
      'Kafka',
      'Git',
      'Nginx',
      'RabbitMQ',
    ],
  },
]
/** Real tools that a catalogue may lack. */
const RARE = [
  'Backstage',
  'Crossplane',
  'Meilisearch',
  'Dagster',
  'Icinga',
  'OpenCTI',
  'Zeplin',
  'ScyllaDB',
  'Typesense',
  'Kyverno',
  'Polars',
  'Temporal',
]
const MAIL_HOSTS = ['mailbox.example.com', 'post.example.org', 'inbox.example.net', 'studio.example.dev']

/** Person number `index`: the language turns, everything else is drawn from the seed. */
export function inventPerson(index: number): Invented {
  const random = seeded(7_919 * (index + 1))
  const words = index % 2 === 0 ? en : must(LANGUAGES[1 + (Math.floor(index / 2) % 6)])
  const name = must(words.names[Math.floor(index / (words === en ? 2 : 12)) % words.names.length])
  const groups = random
    .some(GROUPS, 3)
    .map((group) => ({ label: group.label, skills: random.some(group.skills, 3 + random.below(3)) }))
  const told = random
    .some(
      GROUPS.flatMap((group) => group.skills),
      5,
    )
    .concat(random.some(RARE, 2))
  const jobs = inventJobs(random, words, [...groups.flatMap((group) => group.skills), ...told])
  return {
    id: `p${String(index).padStart(3, '0')}-${words.code}`,
    words,
    name,
    headline: must(jobs[0]).title,
    email: emailOf(name, random),
    phone: random.pick(words.phones),
    city: random.pick(words.cities.filter((city) => city.includes(',') && city.split(',').length < 4)),
    link: `linkedin.example.com/in/u${index}`,
    summary: random.pick(words.summaries),
    groups,
    jobs,
    schools: inventSchools(random, words, must(jobs.at(-1)).from.year),
    certificates: random.some(
      ['AWS Certified Developer – Associate', 'CompTIA Security+', 'PMP', 'Cisco CCNA', 'ITIL 4 Foundation'],
      random.below(3),
    ),
    told: told.filter((skill) => jobs.some((job) => job.bullets.some((bullet) => bullet.includes(skill)))),
  }
}

function emailOf(name: string, random: Random): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .toLowerCase()
  const parts = plain.split(/[^a-z]+/).filter((part) => part.length > 1)
  const local =
    parts.length > 0
      ? random.pick([parts.join('.'), `${parts[0]}${random.below(90) + 10}`, must(parts.at(-1))])
      : `user${random.below(900)}`
  return `${local}@${random.pick(MAIL_HOSTS)}`
}

function inventJobs(random: Random, words: LanguageWords, skills: string[]): Job[] {
  const count = 2 + random.below(3)
  const companies = random.some(words.companies, count)
  const titles = random.some(words.titles, count)
  let end: Month | null = random.chance(0.7) ? null : { year: 2024, month: 1 + random.below(12) }
  let year = 2022 - random.below(2)
  return companies.map((company, index) => {
    const from = { year, month: 1 + random.below(12) }
    const job: Job = {
      title: must(titles[index]),
      company,
      city: random.pick(words.cities),
      from,
      to: end,
      bullets: inventBullets(random, words, skills),
    }
    end = from.month > 1 ? { year: from.year, month: from.month - 1 } : { year: from.year - 1, month: 12 }
    year -= 1 + random.below(3)
    return job
  })
}

function inventBullets(random: Random, words: LanguageWords, skills: string[]): string[] {
  return Array.from({ length: 1 + random.below(4) }, () => {
    if (random.chance(0.25)) return random.pick(words.plain)
    const [a, b, c] = random.some(skills, 3)
    return random.pick(words.bullets).replace('{a}', must(a)).replace('{b}', must(b)).replace('{c}', must(c))
  })
}

function inventSchools(random: Random, words: LanguageWords, before: number): School[] {
  const count = 1 + random.below(2)
  const degrees = random.some(words.degrees, count)
  return random.some(words.schools, count).map((school, index) => {
    const to = { year: before - index * 4, month: 6 + random.below(3) }
    return {
      school,
      ...must(degrees[index]),
      from: { year: to.year - 3, month: 9 },
      to,
      grade: random.chance(0.3) ? 'GPA 3.7/4.0' : null,
    }
  })
}
