import { must } from '#core/must.ts'
import { each, escape as e, html, sheet, type Theme } from './theme.ts'

/** What typesetting classes, word processors and hand-made pages print. */
/** Under another name the formatter leaves the line breaks of a typewritten page alone. */
const typed = html

export const PAPER_THEMES: Theme[] = [
  {
    name: 'hints-left',
    kind: 'html',
    dates: 'year',
    draw: ({ member: m, headings: h, posts, studies, summary }) =>
      sheet(
        'body{font:10.5pt "Liberation Serif"}@page{size:A4;margin:16mm}header{display:flex;justify-content:space-between}h1{font-size:30pt;font-weight:normal;color:#444}.hl{font-style:italic;font-size:14pt;color:#888}.r{text-align:right;font-style:italic;font-size:9.5pt;color:#777}.i{display:grid;grid-template-columns:78pt 1fr;gap:10pt;margin-bottom:3pt}.i>:first-child{text-align:right}h2{color:#3873b3;font-weight:normal;font-size:15pt;display:grid;grid-template-columns:78pt 1fr;gap:10pt;margin:10pt 0 4pt;align-items:center}h2:before{content:"";height:4pt;background:#3873b3}li{margin-left:12pt;text-indent:-9pt}li:before{content:"○ ";font-size:7pt}.sc{font-variant:small-caps}',
        html`<header>
            <div>
              <h1>${e(m.name)}</h1>
              <p class="hl">${e(m.headline)}</p>
            </div>
            <div class="r">
              <p>${e(m.city)}</p>
              <p>✆ ${e(m.phone)}</p>
              <p>✉ ${e(m.email)}</p>
              ${each(m.links, (link) => `<p>${e(link)}</p>`)}
            </div>
          </header>
          <p style="text-align:center;margin-top:8pt">“${e(summary)}”</p>
          <h2>${h.education}</h2>
          ${each(
            studies,
            (study) =>
              html`<div class="i">
                <p>${study.dates}</p>
                <p>
                  <b>${e(study.what)}</b>,
                  <i>${e(study.school)}</i
                  >${study.city && `, ${e(study.city)}`}${study.grade && `, <i>${e(study.grade)}</i>`}.
                </p>
              </div>`,
          )}
          <h2>${h.experience}</h2>
          ${each(
            posts,
            (post) =>
              html`<div class="i">
                <p>${post.dates}</p>
                <div>
                  <p>
                    <b>${e(post.title)}</b>,
                    <span class="sc">${e(post.company)}</span>${post.city && `, ${e(post.city)}`}.
                  </p>
                  <ul>
                    ${each(post.told, (text) => `<li>${e(text)}</li>`)}
                  </ul>
                </div>
              </div>`,
          )}
          <h2>${h.skills}</h2>
          ${each(
            m.skills,
            ([label, items]) =>
              html`<div class="i">
                <p>${e(label)}</p>
                <p>${items.map(e).join(', ')}</p>
              </div>`,
          )}${m.spoken && `<h2>${h.spoken}</h2>`}${each(
            m.spoken,
            ([name, level]) =>
              html`<div class="i">
                <p>${name}</p>
                <p><b>${level}</b></p>
              </div>`,
          )}`,
      ),
  },
  {
    name: 'awesome',
    kind: 'html',
    dates: 'short',
    draw: ({ member: m, headings: h, posts, studies, summary }) =>
      sheet(
        'body{font:9.5pt "Liberation Sans";color:#414141}@page{size:A4;margin:14mm 18mm}header{text-align:center}h1{font-size:30pt;font-weight:normal}h1 b{color:#222}.hl{color:#dc3522;font-variant:small-caps;font-size:9pt}.ad{font-style:italic;font-size:8pt;color:#999}.so{font-size:8pt}h2{font-size:15pt;border-bottom:1px solid #999;margin:11pt 0 6pt}h2 b{color:#dc3522}.l{display:flex;justify-content:space-between}.co{font-weight:bold;font-size:10.5pt}.lo{font-style:italic;color:#dc3522;font-size:9pt}.po{font-variant:small-caps;font-size:8.5pt;color:#666}.da{font-style:italic;font-size:8pt;color:#888}li{margin-left:14pt;text-indent:-9pt}li:before{content:"• "}.sk{display:grid;grid-template-columns:90pt 1fr;gap:8pt}.sk b{text-align:right}',
        html`<header>
            <h1>${e(m.name.split(' ').slice(0, -1).join(' '))} <b>${e(must(m.name.split(' ').at(-1)))}</b></h1>
            <p class="hl">${e(m.headline)}</p>
            <p class="ad">${e(m.city)}</p>
            <p class="so">✆ ${e(m.phone)} | ✉ ${e(m.email)}${each(m.links, (link) => ` | ⌂ ${e(link)}`)}</p>
          </header>
          <h2>${h.summary}</h2>
          <p>${e(summary)}</p>
          <h2>${h.experience}</h2>
          ${each(
            posts,
            (post) =>
              html`<div class="l">
                  <p class="co">${e(post.company)}</p>
                  <p class="lo">${e(post.city ?? '')}</p>
                </div>
                <div class="l">
                  <p class="po">${e(post.title)}</p>
                  <p class="da">${post.dates}</p>
                </div>
                <ul>
                  ${each(post.told, (text) => `<li>${e(text)}</li>`)}
                </ul>`,
          )}
          <h2>${h.skills}</h2>
          ${each(
            m.skills,
            ([label, items]) =>
              html`<div class="sk">
                <b>${e(label)}</b>
                <p>${items.map(e).join(', ')}</p>
              </div>`,
          )}
          <h2>${h.education}</h2>
          ${each(
            studies,
            (study) =>
              html`<div class="l">
                  <p class="co">${e(study.school)}</p>
                  <p class="lo">${e(study.city ?? '')}</p>
                </div>
                <div class="l">
                  <p class="po">${e(study.what)}</p>
                  <p class="da">${study.dates}</p>
                </div>
                ${study.grade && `<ul><li>${e(study.grade)}</li></ul>`}`,
          )}${m.certificates && `<h2>${h.certificates}</h2>`}${each(
            m.certificates,
            ([name, issuer, date]) =>
              html`<div class="l">
                <p><b>${e(name)}</b>, ${e(issuer)}</p>
                <p class="da">${date.slice(0, 4)}</p>
              </div>`,
          )}`,
      ),
  },
  {
    name: 'narrow-left',
    kind: 'html',
    dates: 'short',
    showsProjects: true,
    hides: { summary: true },
    draw: ({ member: m, headings: h, posts, studies, projects }) =>
      sheet(
        'body{font:9.5pt "Liberation Sans"}@page{size:Letter;margin:12mm}header{text-align:center;border-bottom:1px solid #888;padding-bottom:5pt}h1{font-size:32pt;font-weight:normal}.cols{display:grid;grid-template-columns:33% 1fr;gap:20pt}h2{text-transform:uppercase;font-weight:normal;font-size:14pt;color:#555;margin-top:10pt}h3{text-transform:uppercase;font-size:11pt;margin-top:6pt}.d{font-weight:bold;color:#666;font-size:9pt}.l{color:#888;font-size:8.5pt}li{margin-left:10pt;text-indent:-8pt}li:before{content:"• "}h3 i{font-weight:normal}',
        html`<header>
            <h1>${e(m.name)}</h1>
            <p>${m.links.map(e).join(' ')}</p>
            <p>${e(m.email)} | ${e(m.phone)} | ${e(m.city)}</p>
          </header>
          <div class="cols">
            <aside>
              <h2>${h.education}</h2>
              ${each(
                studies,
                (study) =>
                  html`<h3>${e(study.school)}</h3>
                    <p class="d">${e(study.what)}</p>
                    <p class="l">${study.dates}${study.city && ` | ${e(study.city)}`}</p>
                    ${study.grade && `<p class="l">${e(study.grade)}</p>`}`,
              )}
              <h2>${h.skills}</h2>
              ${each(
                m.skills,
                ([label, items]) =>
                  html`<h3>${e(label)}</h3>
                    <p>${items.map(e).join(' • ')}</p>`,
              )}${m.spoken && `<h2>${h.spoken}</h2>`}
              <p>${each(m.spoken, ([name, level]) => `${name} (${level}) `)}</p>
            </aside>
            <main>
              <h2>${h.experience}</h2>
              ${each(
                posts,
                (post) =>
                  html`<h3>${e(post.company)} <i>| ${e(post.title)}</i></h3>
                    <p class="l">${post.dates}${post.city && ` | ${e(post.city)}`}</p>
                    <ul>
                      ${each(post.told, (text) => `<li>${e(text)}</li>`)}
                    </ul>`,
              )}${projects.length > 0 && `<h2>${h.projects}</h2>`}${each(projects, ([name, text]) => `<h3>${e(name)}</h3><p>${e(text)}</p>`)}
            </main>
          </div>`,
      ),
  },
  {
    name: 'hanging',
    kind: 'html',
    dates: 'until',
    draw: ({ member: m, headings: h, posts, studies, summary }) =>
      sheet(
        'body{font:11pt/1.3 "Liberation Serif"}@page{size:A4;margin:25mm}h1{font-size:15pt;text-align:center;font-variant:small-caps}.c{text-align:center}h2{font-size:11pt;text-transform:uppercase;margin:14pt 0 4pt}.h{padding-left:88pt;text-indent:-88pt;margin-bottom:5pt}.w{display:inline-block;width:88pt;text-indent:0}.n{padding-left:88pt;margin-bottom:4pt}',
        html`<h1>${e(m.name)}</h1>
          <p class="c">${e(m.city)} · ${e(m.phone)} · ${e(m.email)}</p>
          <h2>${h.education}</h2>
          ${each(
            studies,
            (study) =>
              html`<p class="h">
                  <span class="w">${study.dates}</span>${e(study.what)},
                  ${e(study.school)}${study.city && `, ${e(study.city)}`}
                </p>
                ${study.grade && `<p class="n">${e(study.grade)}</p>`}`,
          )}
          <h2>${h.experience}</h2>
          ${each(
            posts,
            (post) =>
              html`<p class="h">
                  <span class="w">${post.dates}</span>${e(post.title)},
                  ${e(post.company)}${post.city && `, ${e(post.city)}`}
                </p>
                ${each(post.told, (text) => `<p class="n">${e(text)}</p>`)}`,
          )}
          <h2>${h.summary}</h2>
          <p>${e(summary)}</p>
          <h2>${h.skills}</h2>
          <p>${m.skills.map(([label, items]) => `<i>${e(label)}:</i> ${items.map(e).join(', ')}`).join('. ')}.</p>
          ${m.spoken && `<h2>${h.spoken}</h2>`}
          <p>${each(m.spoken, ([name, level]) => `${name} (${level}), `)}</p>`,
      ),
  },
  {
    name: 'functional',
    kind: 'html',
    dates: 'tick',
    draw: ({ member: m, headings: h, posts, studies, summary }) =>
      sheet(
        'body{font:10.5pt "Liberation Sans"}@page{size:Letter;margin:18mm}h1{font-size:18pt;border-bottom:2px solid #000}h2{font-size:12pt;background:#eee;padding:2pt 4pt;margin:12pt 0 5pt}h3{font-size:10.5pt;text-decoration:underline;margin-top:5pt}li{margin-left:16pt;text-indent:-10pt}li:before{content:"■ ";font-size:7pt}',
        html`<h1>${e(m.name)}</h1>
          <p>${e(m.city)} | ${e(m.phone)} | ${e(m.email)}</p>
          <h2>${h.summary}</h2>
          <p>${e(summary)}</p>
          <h2>${h.skills}</h2>
          ${each(
            m.skills,
            ([label, items], at) =>
              html`<h3>${e(label)}</h3>
                <p>${items.map(e).join(', ')}</p>
                <ul>
                  ${each(
                    posts.filter((_, index) => index % m.skills.length === at).flatMap((post) => post.told),
                    (text) => `<li>${e(text)}</li>`,
                  )}
                </ul>`,
          )}
          <h2>${h.experience}</h2>
          ${each(posts, (post) => html`<p>${e(post.title)}, ${e(post.company)}${post.city && `, ${e(post.city)}`}, ${post.dates}</p>`)}
          <h2>${h.education}</h2>
          ${each(studies, (study) => html`<p>${e(study.what)}, ${e(study.school)}, ${study.dates}</p>`)}`,
      ),
  },
  {
    name: 'monospace',
    kind: 'html',
    dates: 'iso',
    draw: ({ member: m, headings: h, posts, studies, summary }) =>
      sheet(
        'body{font:9.5pt/1.25 "Liberation Mono";white-space:pre-wrap}@page{size:A4;margin:20mm}',
        typed`${e(m.name)}
${e(m.headline)}

${e(m.email)}  /  ${e(m.phone)}  /  ${e(m.city)}

== ${h.summary} ${'='.repeat(30)}

${e(summary)}

== ${h.experience} ${'='.repeat(30)}
${each(
  posts,
  (post) => `
${e(post.company)}${post.city ? ` (${e(post.city)})` : ''}
${e(post.title)}
${post.dates}
${each(post.told, (text) => `  * ${e(text)}\n`)}`,
)}
== ${h.education} ${'='.repeat(30)}
${each(
  studies,
  (study) => `
${e(study.school)}${study.city ? ` (${e(study.city)})` : ''}
${e(study.what)}
${study.dates}
`,
)}
== ${h.skills} ${'='.repeat(30)}

${each(m.skills, ([label, items]) => `${e(label.padEnd(14))} ${items.map(e).join(', ')}\n`)}`,
      ),
  },
]
