import { must } from '#core/must.ts'
import { all, type Family } from './family.ts'
import { rolesOf, skillsOf, type Stranger, studiesOf } from './people.ts'

const esc = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
type Look = { b?: boolean; i?: boolean; size?: number; color?: string; caps?: boolean }
const run = (text: string, look: Look = {}) =>
  text
    .split('\t')
    .map(
      (part, index) =>
        `<w:r><w:rPr>${look.b ? '<w:b/>' : ''}${look.i ? '<w:i/>' : ''}${look.caps ? '<w:caps/>' : ''}${look.color ? `<w:color w:val="${look.color}"/>` : ''}${look.size ? `<w:sz w:val="${look.size}"/>` : ''}</w:rPr>${index > 0 ? '<w:tab/>' : ''}<w:t xml:space="preserve">${esc(part)}</w:t></w:r>`,
    )
    .join('')
const para = (runs: string, more = '') => `<w:p><w:pPr>${more}</w:pPr>${runs}</w:p>`
const TAB = '<w:tabs><w:tab w:val="right" w:pos="9600"/></w:tabs>'
const head = (text: string) =>
  para(run(text, { b: true, size: 26 }), '<w:pStyle w:val="Heading1"/><w:spacing w:before="240" w:after="60"/>')
const item = (text: string) =>
  para(run(`•\t${text}`), '<w:tabs><w:tab w:val="left" w:pos="360"/></w:tabs><w:ind w:left="360" w:hanging="360"/>')
const cell = (width: number, inner: string, fill = '') =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${fill ? `<w:shd w:val="clear" w:fill="${fill}"/>` : ''}</w:tcPr>${inner || para('')}</w:tc>`
const table = (widths: number[], rows: string[][], fills: string[] = []) =>
  `<w:tbl><w:tblPr><w:tblW w:w="${widths.reduce((sum, width) => sum + width, 0)}" w:type="dxa"/></w:tblPr><w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${rows.map((cells) => `<w:tr>${cells.map((inner, at) => cell(must(widths[at]), inner, fills[at])).join('')}</w:tr>`).join('')}</w:tbl>`
const groups = (person: Stranger) =>
  person.skills.map(([label, items]) => `${label ? `${label}: ` : ''}${items.join(', ')}`)

/** Dates on the left and what belongs to them on the right, as the forms of many offices have it. */
const dated = (p: Stranger) => {
  const row = (left: string, right: string) => [para(run(left)), right]
  return (
    para(run('CURRICULUM VITAE', { b: true, size: 28 }), '<w:jc w:val="center"/>') +
    table(
      [2600, 7000],
      [
        row('Name', para(run(`${p.first} ${p.last}`, { b: true }))),
        row('Address', para(run(p.address))),
        row('Telephone', para(run(p.phone))),
        row('E-mail', para(run(p.email))),
      ],
    ) +
    head(p.headings.experience) +
    table(
      [2600, 7000],
      rolesOf(p).map((role) =>
        row(
          role.dates,
          para(run(role.title, { b: true })) +
            para(run([role.firm, role.city].filter(Boolean).join(', '))) +
            role.lines.map((line) => para(run(`- ${line}`))).join(''),
        ),
      ),
    ) +
    head(p.headings.education) +
    table(
      [2600, 7000],
      studiesOf(p).map((study) =>
        row(
          study.dates,
          para(run(study.shown, { b: true })) +
            para(run(`${study.school}, ${study.city}`)) +
            study.lines.map((line) => para(run(line))).join(''),
        ),
      ),
    ) +
    head(p.headings.skills) +
    all(groups(p), (line) => para(run(line))) +
    all(p.more, ([heading, lines]) => head(heading) + lines.map((line) => para(run(line))).join(''))
  )
}

/** One column with right tabs, employers above their roles. */
const tabbed = (p: Stranger) =>
  para(run(`${p.first} ${p.last}`, { size: 40, caps: true }), '<w:jc w:val="center"/>') +
  para(run(`${p.address} | ${p.phone} | ${p.email}`), '<w:jc w:val="center"/>') +
  head(p.headings.about) +
  para(run(p.about)) +
  head(p.headings.experience) +
  all(
    p.jobs,
    (job) =>
      para(run(job.firm, { b: true, caps: true }) + run(`\t${job.city}`), TAB) +
      job.roles
        .map(
          (role) =>
            para((role.title ? run(role.title, { i: true }) : '') + run(`\t${role.dates}`), TAB) +
            role.lines.map(item).join(''),
        )
        .join(''),
  ) +
  head(p.headings.education) +
  all(
    p.schools,
    (school) =>
      para(run(school.name, { b: true, caps: true }) + run(`\t${school.city}`), TAB) +
      school.studies
        .map((study) => para(run(study.shown) + run(`\t${study.dates}`), TAB) + study.lines.map(item).join(''))
        .join(''),
  ) +
  head(p.headings.skills) +
  groups(p).map(item).join('') +
  all(p.more, ([heading, lines]) => head(heading) + lines.map(item).join(''))

/** A dark column in a table, everything else beside it. */
const beside = (p: Stranger) => {
  const white: Look = { color: 'FFFFFF' }
  const label = (text: string) => para(run(text, { ...white, b: true, caps: true }), '<w:spacing w:before="240"/>')
  const left =
    para(run(p.first, { ...white, size: 32, b: true })) +
    para(run(p.last, { ...white, size: 32, b: true })) +
    para(run(p.role, white)) +
    label('Contact') +
    [p.address, p.phone, p.email].map((line) => para(run(line, white))).join('') +
    label(p.headings.skills) +
    skillsOf(p)
      .map((skill) => para(run(skill, white)))
      .join('') +
    p.more.map(([heading, lines]) => label(heading) + lines.map((line) => para(run(line, white))).join('')).join('')
  const right =
    head(p.headings.about) +
    para(run(p.about)) +
    head(p.headings.experience) +
    all(
      rolesOf(p),
      (role) =>
        para(run([role.title, role.firm].filter(Boolean).join(' – '), { b: true }), '<w:spacing w:before="160"/>') +
        para(run([role.dates, role.city].filter(Boolean).join(', '), { i: true, color: '777777' })) +
        role.lines.map((line) => item(line)).join(''),
    ) +
    head(p.headings.education) +
    all(
      studiesOf(p),
      (study) =>
        para(run(study.shown, { b: true }), '<w:spacing w:before="160"/>') +
        para(run(study.school)) +
        para(run(study.dates, { i: true })) +
        study.lines.map((line) => para(run(line))).join(''),
    )
  return table([3400, 6400], [[left, right]], ['243447', ''])
}

/** Headings set as small boxes of their own, entries in one line with commas. */
const boxed = (p: Stranger) =>
  table(
    [9600],
    [
      [
        para(run(`${p.first} ${p.last}, ${p.role}`, { b: true, size: 32 })) +
          para(run(`${p.address}  Tel: ${p.phone}  Email: ${p.email}`)),
      ],
    ],
  ) +
  [
    [p.headings.about, para(run(p.about))] as const,
    [
      p.headings.experience,
      all(
        rolesOf(p),
        (role) =>
          para(
            run(role.dates, { b: true }) + run(`: ${[role.title, role.firm, role.city].filter(Boolean).join(', ')}`),
          ) + role.lines.map((line) => item(line)).join(''),
      ),
    ] as const,
    [
      p.headings.education,
      all(
        studiesOf(p),
        (study) =>
          para(
            run(study.dates, { b: true }) +
              run(`: ${[study.shown, study.school, study.city].filter(Boolean).join(', ')}`),
          ) + study.lines.map((line) => para(run(line))).join(''),
      ),
    ] as const,
    [
      p.headings.skills,
      groups(p)
        .map((line) => para(run(line)))
        .join(''),
    ] as const,
    ...p.more.map(([heading, lines]) => [heading, lines.map((line) => para(run(line))).join('')] as const),
  ]
    .map(([heading, inner]) => table([9600], [[para(run(heading, { b: true, color: 'FFFFFF' }))]], ['4F81BD']) + inner)
    .join('')

export const WORD: Family[] = [
  { name: 'word-form', half: 'a', engine: 'docx', write: dated },
  { name: 'word-form-printed', half: 'a', engine: 'docx-pdf', write: dated },
  { name: 'word-dark-column', half: 'a', engine: 'docx-pdf', write: beside },
  { name: 'word-tabs', half: 'b', engine: 'docx-pdf', write: tabbed },
  { name: 'word-boxed', half: 'b', engine: 'docx', write: boxed },
  { name: 'word-boxed-printed', half: 'b', engine: 'docx-pdf', write: boxed },
]
