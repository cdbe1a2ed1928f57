import { all, type Family } from './family.ts'
import { rolesOf, skillsOf, type Stranger, studiesOf } from './people.ts'

const esc = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const ul = (lines: string[]) => (lines.length === 0 ? '' : `<ul>${all(lines, (line) => `<li>${esc(line)}</li>`)}</ul>`)
const page = (css: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><style>*{margin:0;padding:0;box-sizing:border-box}${css}</style>${body}`
const groups = (person: Stranger) =>
  person.skills.map(([label, items]) => `${label ? `${label}: ` : ''}${items.join(', ')}`)

export const PAGES: Family[] = [
  {
    name: 'orbit',
    half: 'a',
    engine: 'html',
    repo: 'xriley+Orbit-Theme',
    files: /^assets\/css\/orbit-1\.css$/,
    write: (p, read) =>
      `<!doctype html><meta charset="utf-8"><style>${read('orbit-1.css').replaceAll(/@import[^;]*;/g, '')}@page{size:A4;margin:0}.wrapper{min-height:100vh;position:relative;max-width:none!important;margin:0!important}ul{list-style:none;padding:0}*{-webkit-print-color-adjust:exact}</style><body><div class="wrapper"><div class="sidebar-wrapper"><div class="profile-container"><h1 class="name">${p.first} ${p.last}</h1><h3 class="tagline">${esc(p.role)}</h3></div><div class="contact-container container-block"><ul class="list-unstyled contact-list"><li class="email">${p.email}</li><li class="phone">${p.phone}</li><li>${esc(p.address)}</li></ul></div><div class="education-container container-block"><h2 class="container-block-title">${esc(p.headings.education)}</h2>${all(studiesOf(p), (study) => `<div class="item"><h4 class="degree">${esc(study.shown)}</h4><h5 class="meta">${esc(study.school)}</h5><div class="time">${esc(study.dates)}</div></div>`)}</div>${all(p.more.slice(0, 2), ([heading, lines]) => `<div class="interests-container container-block"><h2 class="container-block-title">${esc(heading)}</h2><ul class="list-unstyled interests-list">${all(lines, (line) => `<li>${esc(line)}</li>`)}</ul></div>`)}</div><div class="main-wrapper"><section class="section summary-section"><h2 class="section-title">${esc(p.headings.about)}</h2><div class="summary"><p>${esc(p.about)}</p></div></section><section class="section experiences-section"><h2 class="section-title">${esc(p.headings.experience)}</h2>${all(rolesOf(p), (role) => `<div class="item"><div class="meta"><div class="upper-row"><h3 class="job-title">${esc(role.title || role.firm)}</h3><div class="time">${esc(role.dates)}</div></div><div class="company">${role.title ? `${esc(role.firm)}${role.city ? `, ${esc(role.city)}` : ''}` : ''}</div></div><div class="details">${all(role.lines, (line) => `<p>${esc(line)}</p>`)}</div></div>`)}</section>${all(p.more.slice(2), ([heading, lines]) => `<section class="section"><h2 class="section-title">${esc(heading)}</h2>${all(lines, (line) => `<p>${esc(line)}</p>`)}</section>`)}<section class="skills-section section"><h2 class="section-title">${esc(p.headings.skills)}</h2><div class="skillset">${all(skillsOf(p), (skill) => `<div class="item"><h3 class="level-title">${esc(skill)}</h3><div class="progress level-bar"></div></div>`)}</div></section></div></div></body>`,
  },
  {
    name: 'pandoc',
    half: 'a',
    engine: 'html',
    repo: 'mszep+pandoc_resume',
    files: /^styles\/chmduquesne\.css$/,
    write: (p, read) =>
      `<!doctype html><meta charset="utf-8">${read('chmduquesne.css')}<h1>${p.first} ${p.last}</h1><hr><blockquote><p>${esc(p.about)}</p></blockquote><hr><h2>${esc(p.headings.education)}</h2><dl>${all(studiesOf(p), (study) => `<dt>${esc(study.dates)}</dt><dd><p><strong>${esc(study.shown)}</strong>; ${esc(study.school)} (${esc(study.city)})</p>${all(study.lines, (line) => `<p><em>${esc(line)}</em></p>`)}</dd>`)}</dl><h2>${esc(p.headings.experience)}</h2>${all(rolesOf(p), (role) => `<p><strong>${esc([role.title, role.firm].filter(Boolean).join(', '))}</strong>${role.city ? ` (${esc(role.city)})` : ''}</p><p><em>${esc(role.dates)}</em></p>${ul(role.lines)}`)}<h2>${esc(p.headings.skills)}</h2><dl>${all(p.skills, ([label, items]) => `<dt>${esc(label || '•')}</dt><dd><p>${esc(items.join(', '))}</p></dd>`)}</dl>${all(p.more, ([heading, lines]) => `<h2>${esc(heading)}</h2>${ul(lines)}`)}<hr><blockquote><p>${p.email} • ${p.phone}<br>${esc(p.address)}</p></blockquote>`,
  },
  {
    name: 'docs-two-columns',
    half: 'a',
    engine: 'html',
    write: (p) =>
      page(
        `@page{size:Letter;margin:15mm 18mm}body{font:9pt/1.35 "Roboto"}h1{font:700 30pt "Roboto";color:#000}table{width:100%;border-collapse:collapse}td{vertical-align:top}.s{width:32%;padding-left:8mm}h2{font:700 9pt "Roboto";color:#2079c7;text-transform:uppercase;margin:6mm 0 1mm}h3{font:700 11pt "Roboto";margin-top:3mm}h3 span{font-weight:400}h4{font:400 8pt "Roboto";color:#666;text-transform:uppercase;margin:.5mm 0}li{margin-left:5mm}`,
        `<table><tr><td><h1>${p.first} ${p.last}</h1><p>${esc(p.role)}</p></td><td class=s><p>${esc(p.address)}</p><p><b>${p.phone}</b></p><p><b>${p.email}</b></p></td></tr><tr><td><h2>${esc(p.headings.experience)}</h2>${all(rolesOf(p), (role) => `<h3>${esc(role.firm)}, <span>${esc(role.city)}${role.title ? ` — <i>${esc(role.title)}</i>` : ''}</span></h3><h4>${esc(role.dates)}</h4>${ul(role.lines)}`)}<h2>${esc(p.headings.education)}</h2>${all(studiesOf(p), (study) => `<h3>${esc(study.school)}, <span>${esc(study.city)} — <i>${esc(study.shown)}</i></span></h3><h4>${esc(study.dates)}</h4>${all(study.lines, (line) => `<p>${esc(line)}</p>`)}`)}</td><td class=s><h2>${esc(p.headings.skills)}</h2>${all(groups(p), (line) => `<p>${esc(line)}</p>`)}${all(p.more, ([heading, lines]) => `<h2>${esc(heading)}</h2>${all(lines, (line) => `<p>${esc(line)}</p>`)}`)}</td></tr></table>`,
      ),
  },
  {
    name: 'universal',
    half: 'b',
    engine: 'html',
    write: (p) =>
      page(
        `@page{size:A4;margin:12mm}body{font:10pt/1.4 "Source Sans Pro"}header{display:flex;align-items:center;margin-bottom:6mm}header .i{width:16mm;height:16mm;background:#374151;color:#fff;font-size:20pt;text-align:center;margin-right:5mm;line-height:16mm}h1{font-size:22pt}.c{column-count:2;column-gap:10mm}section{margin-bottom:5mm}h2{font-size:11pt;letter-spacing:1.6px;text-transform:uppercase;border-bottom:1px solid #ccc;margin-bottom:2mm;color:#555;break-after:avoid}h3{font-size:12pt}.m{color:#555;font-size:9.5pt}.e{break-inside:avoid;margin-bottom:4mm}li{margin-left:5mm}`,
        `<header><div class=i>${p.first[0]}${p.last[0]}</div><div><h1>${p.first} ${p.last}</h1><p>${esc(p.role)} / ${p.email} / ${p.phone} / ${esc(p.address)}</p></div></header><div class=c><section><h2>${esc(p.headings.about)}</h2><p>${esc(p.about)}</p></section><section><h2>${esc(p.headings.experience)}</h2>${all(rolesOf(p), (role) => `<div class=e><h3>${esc(role.firm)}</h3><p class=m>${esc(role.dates)}${role.title ? ` | ${esc(role.title)}` : ''}</p>${ul(role.lines)}</div>`)}</section><section><h2>${esc(p.headings.education)}</h2>${all(studiesOf(p), (study) => `<div class=e><h3>${esc(study.school)}</h3><p class=m>${esc(study.dates)}</p><p>${esc(study.shown)}</p>${all(study.lines, (line) => `<p>${esc(line)}</p>`)}</div>`)}</section><section><h2>${esc(p.headings.skills)}</h2>${all(groups(p), (line) => `<p>${esc(line)}</p>`)}</section>${all(p.more, ([heading, lines]) => `<section><h2>${esc(heading)}</h2>${ul(lines)}</section>`)}</div>`,
      ),
    hidesTowns: true,
  },
  {
    name: 'poster',
    half: 'b',
    engine: 'html',
    write: (p) => {
      let top = 62
      const put = (left: number, y: number, width: number, css: string, text: string) =>
        `<div style="position:absolute;left:${left}mm;top:${y}mm;width:${width}mm;${css}">${text}</div>`
      const head = (text: string) => {
        top += 4
        const made = put(74, top, 126, 'font:700 11pt Lato,Roboto;letter-spacing:3px', esc(text.toUpperCase()))
        top += 8
        return made
      }
      const heading = head(p.headings.experience)
      const jobs = rolesOf(p).map((role) => {
        const made =
          put(74, top, 40, 'font:8.5pt Roboto;color:#888', esc(role.dates)) +
          put(118, top, 84, 'font:700 10pt Roboto', esc(role.title || role.firm)) +
          put(
            118,
            top + 5,
            84,
            'font:italic 9pt Roboto',
            role.title ? esc([role.firm, role.city].filter(Boolean).join(' • ')) : '',
          ) +
          put(
            118,
            top + 10,
            84,
            'font:9pt/1.3 Roboto',
            all(role.lines, (line) => `<p>${esc(line)}</p>`),
          )
        top += 15 + role.lines.length * 6
        return made
      })
      const work = heading + jobs.join('')
      const studies =
        head(p.headings.education) +
        all(studiesOf(p), (study) => {
          const made =
            put(74, top, 40, 'font:8.5pt Roboto;color:#888', esc(study.dates)) +
            put(118, top, 84, 'font:700 10pt Roboto', esc(study.shown)) +
            put(
              118,
              top + (study.shown.length > 46 ? 9 : 5),
              84,
              'font:italic 9pt Roboto',
              esc(`${study.school} • ${study.city}`),
            )
          top += study.shown.length > 46 ? 18 : 13
          return made
        })
      let side = 66
      const bar = (heading: string, lines: string[]) => {
        const made =
          put(10, side, 50, 'font:700 10pt Roboto;letter-spacing:2px', esc(heading.toUpperCase())) +
          put(
            10,
            side + 7,
            50,
            'font:9pt/1.5 Roboto',
            all(lines, (line) => `<p>${esc(line)}</p>`),
          )
        side += 12 + lines.reduce((sum, line) => sum + 5 * Math.ceil(line.length / 28), 0)
        return made
      }
      const bars =
        bar('Contact', [p.phone, p.email, p.address]) +
        bar(p.headings.skills, skillsOf(p)) +
        p.more.map(([heading, lines]) => bar(heading, lines)).join('')
      return page(
        '@page{size:A4;margin:0}body{width:210mm;height:296mm;position:relative}',
        `${put(0, 0, 210, 'height:50mm;background:#e8ded1', '')}${put(0, 50, 66, 'height:246mm;background:#f6f1ea', '')}${put(20, 14, 180, 'font:300 34pt Roboto;letter-spacing:4px', p.first.toUpperCase() + ' ' + p.last.toUpperCase())}${put(20, 36, 170, 'font:12pt Roboto;letter-spacing:5px', esc(p.role.toUpperCase()))}${bars}${work}${studies}`,
      )
    },
  },
]
