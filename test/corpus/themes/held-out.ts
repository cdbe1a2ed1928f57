import { must } from '#core/must.ts'
import { pack } from '#test/corpus/docx.ts'
import { each, escape as e, html, sheet, type Sheet, type Theme } from './theme.ts'

const cell = (lines: string[]) =>
  `<w:tc><w:tcPr/>${(lines.length > 0 ? lines : ['']).map((text, at) => `<w:p><w:r><w:rPr>${at === 0 ? '<w:b/>' : ''}</w:rPr><w:t xml:space="preserve">${e(text)}</w:t></w:r></w:p>`).join('')}</w:tc>`
const row = (...cells: string[][]) => `<w:tr>${cells.map(cell).join('')}</w:tr>`
const COLUMNS: Record<string, string[]> = {
  en: ['Period', 'Employer', 'Position and duties', 'School', 'Degree'],
  de: ['Zeitraum', 'Arbeitgeber', 'Position und Aufgaben', 'Schule', 'Abschluss'],
  fr: ['Période', 'Employeur', 'Poste et missions', 'Établissement', 'Diplôme'],
  es: ['Periodo', 'Empresa', 'Puesto y funciones', 'Centro', 'Título'],
  pt: ['Período', 'Empresa', 'Cargo e funções', 'Escola', 'Grau'],
  pl: ['Okres', 'Pracodawca', 'Stanowisko i obowiązki', 'Uczelnia', 'Tytuł'],
  tr: ['Dönem', 'İşveren', 'Görev ve sorumluluklar', 'Okul', 'Derece'],
}

/** Ruled tables with a row of column names. */
function ruled({ member: m, headings: h, posts, studies, summary }: Sheet): Uint8Array {
  const names = must(COLUMNS[m.language])
  const head = (text: string) =>
    `<w:p><w:pPr><w:spacing w:before="200"/></w:pPr><w:r><w:rPr><w:b/><w:sz w:val="26"/></w:rPr><w:t>${e(text)}</w:t></w:r></w:p>`
  const line = (text: string, size = 20) =>
    `<w:p><w:r><w:rPr><w:sz w:val="${size}"/></w:rPr><w:t xml:space="preserve">${e(text)}</w:t></w:r></w:p>`
  const work = `<w:tbl>${row([must(names[0])], [must(names[1])], [must(names[2])])}${posts.map((post) => row([post.dates], [post.company, post.city ?? ''].filter(Boolean), [post.title, ...post.told])).join('')}</w:tbl>`
  const school = `<w:tbl>${row([must(names[0])], [must(names[3])], [must(names[4])])}${studies.map((study) => row([study.dates], [study.school], [study.what])).join('')}</w:tbl>`
  return pack(
    line(m.name, 40) +
      line(m.headline) +
      line(`${m.phone}; ${m.email}; ${m.city}`) +
      head(h.summary) +
      line(summary) +
      head(h.experience) +
      work +
      head(h.education) +
      school +
      head(h.skills) +
      m.skills.map(([label, items]) => line(`${label}: ${items.join(', ')}`)).join(''),
  )
}

/** Never looked at while rules were written. */
export const HELD_OUT: Theme[] = [
  { name: 'ruled-tables', kind: 'docx', dates: 'numeric', write: ruled },
  {
    name: 'band',
    kind: 'html',
    dates: 'short',
    draw: ({ member: m, headings: h, posts, studies, summary }) =>
      sheet(
        'body{font:9.5pt/1.4 "Liberation Sans"}@page{size:A4;margin:0}header{background:#2a3d53;color:#fff;padding:26pt 40pt}h1{font-size:25pt}main{padding:16pt 40pt}.g{display:grid;grid-template-columns:120pt 1fr;gap:16pt;margin-bottom:9pt}h2{color:#2a3d53;font-size:13pt;border-top:1px solid #ccc;padding-top:6pt;margin:8pt 0 5pt}.w{font-weight:bold;color:#2a3d53}.p{color:#666;font-size:8.5pt}.t{font-weight:bold;font-size:10.5pt}.c{font-style:italic}li:before{content:"• "}.bar{display:grid;grid-template-columns:130pt 80pt 130pt 80pt;gap:3pt 10pt}.bar i{background:#2a3d53;height:6pt;margin-top:4pt}',
        html`<header>
            <h1>${e(m.name)}</h1>
            <p>${e(m.headline)}</p>
            <p>${e(m.city)} &nbsp; ${e(m.phone)} &nbsp; ${e(m.email)}</p>
          </header>
          <main>
            <p>${e(summary)}</p>
            <h2>${h.experience}</h2>
            ${each(
              posts,
              (post) =>
                html`<div class="g">
                  <div>
                    <p class="w">${post.dates}</p>
                    <p class="p">${e(post.city ?? '')}</p>
                  </div>
                  <div>
                    <p class="t">${e(post.title)}</p>
                    <p class="c">${e(post.company)}</p>
                    <ul>
                      ${each(post.told, (text) => `<li>${e(text)}</li>`)}
                    </ul>
                  </div>
                </div>`,
            )}
            <h2>${h.education}</h2>
            ${each(
              studies,
              (study) =>
                html`<div class="g">
                  <div>
                    <p class="w">${study.dates}</p>
                    <p class="p">${e(study.city ?? '')}</p>
                  </div>
                  <div>
                    <p class="t">${e(study.what)}</p>
                    <p class="c">${e(study.school)}</p>
                    ${study.grade && `<p>${e(study.grade)}</p>`}
                  </div>
                </div>`,
            )}
            <h2>${h.skills}</h2>
            <div class="bar">
              ${each(
                m.skills.flatMap(([, items]) => items),
                (item) => `<span>${e(item)}</span><i></i>`,
              )}
            </div>
          </main>`,
      ),
  },
  {
    name: 'dense',
    kind: 'html',
    dates: 'numeric',
    draw: ({ member: m, headings: h, posts, studies, summary }) =>
      sheet(
        'body{font:9pt/1.3 "Liberation Serif"}@page{size:Letter;margin:14mm 20mm}h1{font-size:16pt;display:inline}h2{font-size:10pt;font-variant:small-caps;letter-spacing:.05em;margin:9pt 0 2pt;border-bottom:.5pt solid #000}.e{margin-bottom:4pt;text-align:justify}',
        html`<p><h1>${e(m.name)}</h1> — ${e(m.headline)}</p><p>${e(m.email)} — ${e(m.phone)} — ${e(m.city)}${each(m.links, (link) => ` — ${e(link)}`)}</p><h2>${h.summary}</h2><p>${e(summary)}</p><h2>${h.experience}</h2>${each(posts, (post) => html`<p class="e"><b>${e(post.company)}</b>${post.city && ` (${e(post.city)})`} — <i>${e(post.title)}</i> (${post.dates}). ${post.told.map(e).join(' ')}</p>`)}<h2>${h.education}</h2>${each(studies, (study) => html`<p class="e"><b>${e(study.school)}</b> — <i>${e(study.what)}</i> (${study.dates}).</p>`)}<h2>${h.skills}</h2><p>${m.skills.map(([label, items]) => `<b>${e(label)}</b> — ${items.map(e).join(', ')}`).join('; ')}.</p>`,
      ),
  },
  {
    name: 'markdown',
    kind: 'html',
    dates: 'iso',
    showsProjects: true,
    draw: ({ member: m, headings: h, posts, studies, summary, projects }) =>
      sheet(
        'body{font:10.5pt/1.5 "DejaVu Sans"}@page{size:A4;margin:20mm}h1{font-size:22pt}h2{font-size:14pt;border-bottom:1px solid #ddd;margin:14pt 0 6pt}h3{font-size:11pt;margin-top:8pt}code{font:9pt "DejaVu Sans Mono";background:#eee;padding:1pt 4pt}li{margin-left:14pt;text-indent:-10pt}li:before{content:"• "}blockquote{border-left:3px solid #ccc;padding-left:8pt;color:#555}',
        html`<h1>${e(m.name)}</h1>
          <blockquote>${e(summary)}</blockquote>
          <p><code>${e(m.email)}</code> <code>${e(m.phone)}</code> <code>${e(m.city)}</code></p>
          <h2>▣ ${h.skills}</h2>
          ${each(m.skills, ([label, items]) => html`<p>${e(label)}: ${each(items, (item) => `<code>${e(item)}</code> `)}</p>`)}
          <h2>▣ ${h.experience}</h2>
          ${each(
            posts,
            (post) =>
              html`<h3>${e(post.title)} · ${e(post.company)}</h3>
                <p><code>${post.dates.replace(' to ', ' → ')}</code>${post.city && ` · ${e(post.city)}`}</p>
                <ul>
                  ${each(post.told, (text) => `<li>${e(text)}</li>`)}
                </ul>`,
          )}
          <h2>▣ ${h.education}</h2>
          ${each(
            studies,
            (study) =>
              html`<h3>${e(study.what)} · ${e(study.school)}</h3>
                <p><code>${study.dates.replace(' to ', ' → ')}</code>${study.grade && ` · ${e(study.grade)}`}</p>`,
          )}${projects.length > 0 && `<h2>${h.projects}</h2>`}${each(projects, ([name, text]) => `<p><b>${e(name)}</b>: ${e(text)}</p>`)}`,
      ),
  },
  {
    name: 'ledger',
    kind: 'html',
    dates: 'long',
    draw: ({ member: m, headings: h, posts, studies, summary }) =>
      sheet(
        'body{font:10pt "DejaVu Sans Condensed"}@page{size:A4;margin:14mm}h1{font-size:19pt;text-align:right}.r{text-align:right;font-size:9pt;color:#555}.s{border:1px solid #999;margin-top:8pt;display:grid;grid-template-columns:112pt 1fr}.s h2{font-size:10pt;background:#eee;padding:5pt;border-right:1px solid #999}.s>div{padding:5pt}.t{font-weight:bold}li{margin-left:11pt;text-indent:-9pt}li:before{content:"– "}',
        html`<h1>${e(m.name)}</h1>
          <p class="r">${e(m.headline)}</p>
          <p class="r">${e(m.phone)} / ${e(m.email)} / ${e(m.city)}</p>
          <div class="s">
            <h2>${h.summary}</h2>
            <div>${e(summary)}</div>
          </div>
          <div class="s">
            <h2>${h.skills}</h2>
            <div>${each(m.skills, ([label, items]) => `<p>${e(label)} – ${items.map(e).join('; ')}</p>`)}</div>
          </div>
          <div class="s">
            <h2>${h.experience}</h2>
            <div>
              ${each(
                posts,
                (post) =>
                  html`<p class="t">
                      ${e(post.title)} / ${e(post.company)}${post.city && ` / ${e(post.city)}`} / ${post.dates}
                    </p>
                    <ul>
                      ${each(post.told, (text) => `<li>${e(text)}</li>`)}
                    </ul>`,
              )}
            </div>
          </div>
          <div class="s">
            <h2>${h.education}</h2>
            <div>
              ${each(
                studies,
                (study) =>
                  html`<p class="t">${e(study.what)} / ${e(study.school)} / ${study.dates}</p>
                    ${study.grade && `<p>${e(study.grade)}</p>`}`,
              )}
            </div>
          </div>`,
      ),
  },
  {
    name: 'postcard',
    kind: 'html',
    dates: 'upper',
    draw: ({ member: m, headings: h, posts, studies, summary }) =>
      sheet(
        'body{font:9.5pt/1.35 "Liberation Serif"}@page{size:Letter;margin:15mm}header{display:grid;grid-template-columns:1fr 1fr}h1{font-size:27pt;line-height:1}.a{text-align:right}h2{font-size:12pt;color:#8a3324;margin:12pt 0 5pt;text-transform:lowercase}.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:22pt}.x{margin-bottom:8pt}.x b{font-size:10.5pt}.d{float:right;font-size:8.5pt}li:before{content:"» "}',
        html`<header>
            <h1>${e(m.name)}</h1>
            <div class="a">
              <p>${e(m.city)}</p>
              <p>${e(m.email)}</p>
              <p>${e(m.phone)}</p>
            </div>
          </header>
          <p><i>${e(m.headline)}.</i> ${e(summary)}</p>
          <h2>${h.experience}</h2>
          ${each(
            posts,
            (post) =>
              html`<div class="x">
                <p><b>${e(post.company)}</b>${post.city && `, ${e(post.city)}`} <span class="d">${post.dates}</span></p>
                <p><i>${e(post.title)}</i></p>
                <ul>
                  ${each(post.told, (text) => `<li>${e(text)}</li>`)}
                </ul>
              </div>`,
          )}
          <div class="three">
            <div>
              <h2>${h.education}</h2>
              ${each(
                studies,
                (study) =>
                  html`<div class="x">
                    <p><b>${e(study.school)}</b></p>
                    <p>${e(study.what)}</p>
                    <p>${study.dates}</p>
                  </div>`,
              )}
            </div>
            <div>
              <h2>${h.skills}</h2>
              ${each(m.skills, ([label, items]) => `<p>${e(label)}</p><p>${items.map(e).join(', ')}</p>`)}
            </div>
            <div>
              <h2>${h.spoken}</h2>
              ${each(m.spoken, ([name, level]) => `<p>${name} — ${level}</p>`)}
            </div>
          </div>`,
      ),
  },
]
