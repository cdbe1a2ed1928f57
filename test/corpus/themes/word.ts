import { must } from '#core/must.ts'
import { pack } from '#test/corpus/docx.ts'
import { byEmployer, escape as e, type Sheet, type Theme } from './theme.ts'

type Look = { bold?: boolean; italic?: boolean; caps?: boolean; size?: number; color?: string }
const run = (text: string, look: Look = {}) =>
  `<w:r><w:rPr>${look.bold ? '<w:b/>' : ''}${look.italic ? '<w:i/>' : ''}${look.caps ? '<w:caps/>' : ''}${look.color ? `<w:color w:val="${look.color}"/>` : ''}${look.size ? `<w:sz w:val="${look.size * 2}"/>` : ''}</w:rPr>${text
    .split('\t')
    .map((part) => `<w:t xml:space="preserve">${e(part)}</w:t>`)
    .join('<w:tab/>')}</w:r>`
const para = (inner: string, props = '') => `<w:p><w:pPr>${props}</w:pPr>${inner}</w:p>`
const line = (text: string, look: Look = {}, props = '') => para(run(text, look), props)
const item = (text: string) => line(text, {}, '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>')
/** A placeholder of a template, as a block and inside a paragraph. */
const control = (inner: string) =>
  `<w:sdt><w:sdtPr><w:alias w:val="x"/></w:sdtPr><w:sdtContent>${inner}</w:sdtContent></w:sdt>`
const table = (rows: string[][]) =>
  `<w:tbl><w:tblPr/><w:tblGrid/>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc><w:tcPr/>${cell === '' ? '<w:p/>' : cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`
const box = (inner: string) =>
  `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:wsp><wps:txbx><w:txbxContent>${inner}</w:txbxContent></wps:txbx></wps:wsp></w:drawing></mc:Choice><mc:Fallback><w:pict><w:txbxContent>${inner}</w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`
const heading = (text: string) => line(text, { bold: true, size: 14, color: '2E74B5' }, '<w:pStyle w:val="Heading1"/>')

/** Employer, place and title in one line, dates in capitals below: a table of two columns without borders. */
function serif({ member: m, headings: h, posts, studies, summary, projects }: Sheet): Uint8Array {
  const head = (text: string) => line(text, { bold: true, size: 10, color: 'F2511B', caps: true })
  const main = [
    head(h.experience),
    ...posts.flatMap((post) => [
      para(
        run(post.company, { bold: true, size: 13 }) +
          run(`${post.city ? `, ${post.city}` : ''} — `, { size: 13 }) +
          run(post.title, { italic: true, size: 13 }),
      ),
      line(post.dates, { size: 9, color: '666666' }),
      ...post.told.map((text) => line(text)),
    ]),
    head(h.education),
    ...studies.flatMap((study) => [
      para(
        run(study.school, { bold: true, size: 13 }) +
          run(`${study.city ? `, ${study.city}` : ''} — `, { size: 13 }) +
          run(study.what, { italic: true, size: 13 }),
      ),
      line(study.dates, { size: 9, color: '666666' }),
    ]),
    ...(projects.length > 0
      ? [
          head(h.projects),
          ...projects.flatMap(([name, text]) => [
            para(run(name, { bold: true }) + run(' — ') + run(text, { italic: true })),
          ]),
        ]
      : []),
  ]
  const side = [
    head(h.skills),
    ...m.skills.flatMap(([, items]) => items).map((text) => line(text)),
    ...(m.certificates
      ? [
          head(h.certificates),
          ...m.certificates.map(([name, issuer]) => para(run(name, { bold: true }) + run(`, ${issuer}`))),
        ]
      : []),
    ...(m.spoken ? [head(h.spoken), line(m.spoken.map(([name]) => name).join(', '))] : []),
  ]
  return pack(
    table([
      [
        line(m.name, { bold: true, size: 36 }) + line(summary, { size: 11 }),
        line(m.city) + line(m.phone, { bold: true }) + line(m.email, { bold: true }),
      ],
      [main.join(''), side.join('')],
    ]),
  )
}

/** A built-in template: headings in a narrow column of a table, everything in content controls, the name in a text box. */
function controls({ member: m, headings: h, posts, studies, summary }: Sheet): Uint8Array {
  const entry = (name: string, owner: string, dates: string, told: string[]) =>
    control(
      para(control(run(name, { bold: true })) + run(', ') + control(run(owner)) + run('\t') + control(run(dates))) +
        told.map((text) => control(item(text))).join(''),
    )
  const rows = [
    [line(h.summary, { bold: true, color: '1F4E79' }), control(line(summary))],
    [
      line(h.skills, { bold: true, color: '1F4E79' }),
      m.skills
        .map(([label, items]) => control(para(run(`${label}: `, { italic: true }) + run(items.join(', ')))))
        .join(''),
    ],
    [
      line(h.experience, { bold: true, color: '1F4E79' }),
      posts.map((post) => entry(post.title, post.company, post.dates, post.told)).join(''),
    ],
    [
      line(h.education, { bold: true, color: '1F4E79' }),
      studies.map((study) => entry(study.what, study.school, study.dates, study.grade ? [study.grade] : [])).join(''),
    ],
  ]
  return pack(box(control(line(m.name, { size: 28 }))) + box(line(`${m.city} | ${m.phone} | ${m.email}`)) + table(rows))
}

/** The German form: label and answer, dates in front, one table a section. */
function form({ member: m, headings: h, posts, studies, summary }: Sheet): Uint8Array {
  const person = table([
    [line('Name'), line(m.name)],
    [line('E-Mail'), line(m.email)],
    [line('Tel.'), line(m.phone)],
    [line('Anschrift'), line(m.city)],
  ])
  const work = table(
    posts.map((post) => [
      line(post.dates),
      line(post.title, { bold: true }) +
        line(`${post.company}${post.city ? `, ${post.city}` : ''}`) +
        post.told.map((text) => line(`– ${text}`)).join(''),
    ]),
  )
  const school = table(
    studies.map((study) => [
      line(study.dates),
      line(study.what, { bold: true }) + line(study.school) + (study.grade ? line(study.grade) : ''),
    ]),
  )
  const skills = table(m.skills.map(([label, items]) => [line(label), line(items.join(', '))]))
  const spoken = m.spoken ? heading(h.spoken) + table(m.spoken.map(([name, level]) => [line(name), line(level)])) : ''
  return pack(
    line(m.language === 'de' ? 'Lebenslauf' : 'Curriculum Vitae', { bold: true, size: 22 }) +
      heading(h.contact) +
      person +
      heading(h.summary) +
      line(summary) +
      heading(h.experience) +
      work +
      heading(h.education) +
      school +
      heading(h.skills) +
      skills +
      spoken,
  )
}

/** Employer once, the roles under it with tab stops; hyphens typed as bullets, no styles at all. */
function typed({ member: m, headings: h, posts, studies }: Sheet): Uint8Array {
  const tabs = '<w:tabs><w:tab w:val="right" w:pos="9300"/></w:tabs>'
  const rule = '<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="auto"/></w:pBdr>'
  const head = (text: string) => line(text.toLocaleUpperCase(m.language), { bold: true }, rule)
  const work = byEmployer(posts).flatMap((group) => [
    line(`${must(group[0]).company}\t${must(group[0]).city ?? ''}`, { bold: true }, tabs),
    ...group.flatMap((post) => [
      line(`${post.title}\t${post.dates}`, { italic: true }, tabs),
      ...post.told.map((text) => line(`- ${text}`)),
    ]),
  ])
  const school = studies.flatMap((study) => [
    line(`${study.school}\t${study.city ?? ''}`, { bold: true }, tabs),
    line(`${study.what}\t${study.dates}`, { italic: true }, tabs),
    ...(study.grade ? [line(study.grade)] : []),
  ])
  return pack(
    line(m.name.toLocaleUpperCase(m.language), { bold: true, size: 16 }, '<w:jc w:val="center"/>') +
      line([m.email, m.phone, m.city, ...m.links].join(' • '), {}, '<w:jc w:val="center"/>') +
      head(h.experience) +
      work.join('') +
      head(h.education) +
      school.join('') +
      head(h.skills) +
      m.skills.map(([label, items]) => para(run(`${label}:\t`, { bold: true }) + run(items.join('; ')))).join(''),
  )
}

export const WORD_THEMES: Theme[] = [
  { name: 'serif', kind: 'docx', dates: 'upper', showsProjects: true, write: serif, hides: { links: true } },
  { name: 'controls', kind: 'docx', dates: 'quarter', write: controls, hides: { jobCity: true } },
  { name: 'label-form', kind: 'docx', dates: 'since', write: form },
  { name: 'typed-tabs', kind: 'docx', dates: 'numeric', groups: true, write: typed, hides: { summary: true } },
  { name: 'waves', kind: 'docx', dates: 'wave', write: typed, hides: { summary: true } },
]
