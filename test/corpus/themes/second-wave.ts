import { must } from '#core/must.ts'
import { byEmployer, each, escape as e, html, sheet, type Sheet, type Theme } from './theme.ts'

const told = (texts: string[]) => `<ul>${each(texts, (text) => `<li>${e(text)}</li>`)}</ul>`
const LIST = 'ul{margin:2pt 0 5pt;padding-left:12pt;list-style:disc}'
const place = (city: string | undefined, before = ', ') => (city ? before + e(city) : '')
const section = (title: string, body: string) =>
  body === '' ? '' : `<section><h2>${title}</h2><div>${body}</div></section>`
const lists = (page: Sheet, join = ', ') =>
  each(page.member.skills, ([label, items]) => `<p><b>${e(label)}:</b> ${items.map(e).join(join)}</p>`)

/** Layouts of later batches, each scored before a rule was touched for it. */
export const SECOND_WAVE_THEMES: Theme[] = [
  {
    name: 'run-on',
    kind: 'html',
    dates: 'short',
    draw: (page) =>
      sheet(
        `@page{size:A4;margin:20mm}body{font:10pt/1.4 "Liberation Sans"}h1{font-size:18pt}h2{font-size:12pt;margin:10pt 0 3pt}.w{margin-bottom:6pt}`,
        html`<h1>${e(page.member.name)}, <small>${e(page.member.headline)}</small></h1>
          <p>${[page.member.city, page.member.phone, page.member.email].map(e).join(' | ')}</p>
          ${section(page.headings.summary, `<p>${e(page.summary)}</p>`)}${section(
            page.headings.experience,
            each(
              page.posts,
              (post) =>
                `<p class="w"><b>${e(post.title)} – ${e(post.company)}</b> (${e(post.dates)})${place(post.city)}. ${post.told.map(e).join(' ')}</p>`,
            ),
          )}${section(
            page.headings.education,
            each(page.studies, (study) => `<p>${e(study.what)}, ${e(study.school)}, ${e(study.dates)}</p>`),
          )}${section(page.headings.skills, lists(page))}`,
      ),
  },
  {
    name: 'card-rows',
    kind: 'html',
    dates: 'numeric',
    draw: (page) =>
      sheet(
        `@page{size:A4;margin:12mm}body{font:10pt/1.4 "Liberation Sans"}.c{border:1px solid #ddd;border-radius:4pt;padding:8pt 10pt;margin-bottom:8pt}.t{display:grid;grid-template-columns:1fr 1fr;gap:8pt}h1{font-size:20pt}h2{font-size:11pt;color:#c2255c;margin:4pt 0}.h{display:flex;justify-content:space-between}.d{font-size:8.5pt;color:#666}.k{display:inline-block;background:#eee;padding:1pt 5pt;margin:1pt}${LIST}`,
        html`<div class="c h">
            <div>
              <h1>${e(page.member.name)}</h1>
              <p>${e(page.member.headline)}</p>
            </div>
            <div style="text-align:right">
              <p>${e(page.member.email)}</p>
              <p>${e(page.member.phone)}</p>
              <p>${e(page.member.city)}</p>
            </div>
          </div>
          <h2>${page.headings.experience}</h2>
          ${each(page.posts, (post) => `<div class="c"><div class="h"><b>${e(post.title)}</b><span class="d">${e(post.dates)}</span></div><div class="h"><span>${e(post.company)}</span><span class="d">${e(post.city ?? '')}</span></div>${told(post.told)}</div>`)}
          <h2>${page.headings.education}</h2>
          <div class="t">
            ${each(page.studies, (study) => `<div class="c"><b>${e(study.school)}</b><p>${e(study.what)}</p><p class="d">${e(study.dates)}</p></div>`)}
          </div>
          <h2>${page.headings.skills}</h2>
          <div class="t">
            ${each(page.member.skills, ([label, items]) => `<div class="c"><b>${e(label)}</b><br>${each(items, (item) => `<span class="k">${e(item)}</span> `)}</div>`)}
          </div>`,
      ),
    hides: { summary: true },
  },
  {
    name: 'ruled-print',
    kind: 'html',
    dates: 'numeric',
    draw: (page) =>
      sheet(
        `@page{size:A4;margin:18mm}body{font:10.5pt/1.35 "Liberation Serif"}h1{font-size:19pt;border-bottom:3px double #000}h2{font-size:12pt;font-variant:small-caps;margin:10pt 0 3pt}table{border-collapse:collapse;width:100%;font-size:10pt}td,th{border:1px solid #999;padding:2pt 5pt;text-align:left;vertical-align:top}${LIST}`,
        html`<h1>${e(page.member.name)}</h1>
          <p>${[page.member.headline, page.member.city, page.member.phone, page.member.email].map(e).join(' | ')}</p>
          ${section(page.headings.skills, lists(page))}${section(page.headings.experience, `<table><tr><th>Period</th><th>Position</th><th>Employer</th><th>Location</th></tr>${each(page.posts, (post) => `<tr><td>${e(post.dates)}</td><td>${e(post.title)}</td><td>${e(post.company)}</td><td>${e(post.city ?? '')}</td></tr>`)}</table>${told(page.posts.flatMap((post) => post.told))}`)}${section(page.headings.education, `<table><tr><th>Period</th><th>Degree</th><th>Institution</th></tr>${each(page.studies, (study) => `<tr><td>${e(study.dates)}</td><td>${e(study.what)}</td><td>${e(study.school)}</td></tr>`)}</table>`)}`,
      ),
    hides: { summary: true },
  },
  {
    name: 'dates-inside',
    kind: 'html',
    dates: 'short',
    groups: true,
    draw: (page) =>
      sheet(
        `@page{size:Letter;margin:14mm}body{font:9.5pt/1.35 "Liberation Sans"}.g{display:grid;grid-template-columns:2fr 1fr;gap:8mm}h1{font-size:24pt}h2{font-size:12pt;color:#246;text-transform:uppercase;margin:8pt 0 3pt}.l{display:flex;justify-content:space-between}${LIST}`,
        html`<h1>${e(page.member.name)}</h1>
          <p>${e(page.member.headline)}</p>
          <div class="g">
            <div>
              ${section(
                page.headings.experience,
                each(
                  byEmployer(page.posts),
                  (group) =>
                    `<p><b>${e(must(group[0]).company)}</b>${place(must(group[0]).city)}</p>${each(group, (post) => `<div class="l"><span>${e(post.title)}</span><span>${e(post.dates)}</span></div>${told(post.told)}`)}`,
                ),
              )}${section(
                page.headings.education,
                each(
                  page.studies,
                  (study) =>
                    `<div class="l"><b>${e(study.school)}</b><span>${e(study.dates)}</span></div><p>${e(study.what)}</p>`,
                ),
              )}
            </div>
            <div>
              ${section(page.headings.contact, `<p>${e(page.member.email)}</p><p>${e(page.member.phone)}</p><p>${e(page.member.city)}</p>`)}${section(page.headings.summary, `<p>${e(page.summary)}</p>`)}${section(
                page.headings.skills,
                each(
                  page.member.skills,
                  ([label, items]) => `<p><b>${e(label)}</b></p>${each(items, (item) => `<p>${e(item)}</p>`)}`,
                ),
              )}
            </div>
          </div>`,
      ),
  },
  {
    name: 'rail',
    kind: 'html',
    dates: 'long',
    groups: true,
    draw: (page) =>
      sheet(
        `@page{size:A4;margin:16mm 14mm}body{font:9.8pt/1.4 "DejaVu Serif"}h1{font-size:24pt;font-weight:400;border-bottom:1px solid}section{display:flex;margin-top:9pt}section>h2{width:35mm;flex:none;font-size:9.5pt;text-transform:uppercase;color:#666;padding-right:4mm;text-align:right}section>div{flex:1}.l{display:flex;justify-content:space-between}.co{font-variant:small-caps}${LIST}`,
        html`<h1>${e(page.member.name)}</h1>
          <p>${[page.member.headline, page.member.phone, page.member.email, page.member.city].map(e).join(' • ')}</p>
          ${section(
            page.headings.education,
            each(
              page.studies,
              (study) =>
                `<div class="l"><b>${e(study.school)}</b><span>${e(study.dates)}</span></div><p>${e(study.what)}</p>`,
            ),
          )}${section(
            page.headings.experience,
            each(
              byEmployer(page.posts),
              (group) =>
                `<div class="l"><b class="co">${e(must(group[0]).company)}</b><span>${e(must(group[0]).city ?? '')}</span></div>${each(group, (post) => `<div class="l"><i>${e(post.title)}</i><span>${e(post.dates)}</span></div>${told(post.told)}`)}`,
            ),
          )}${section(page.headings.skills, lists(page))}`,
      ),
    hides: { summary: true },
  },
  {
    name: 'pills',
    kind: 'html',
    dates: 'dotted',
    draw: (page) =>
      sheet(
        `@page{size:A4;margin:0}body{font:9.8pt/1.4 "DejaVu Serif"}header{background:#0f4c5c;color:#fff;padding:11mm 14mm}h1{font-size:23pt;font-weight:500}.g{display:grid;grid-template-columns:1fr 58mm;gap:9mm;padding:8mm 14mm}h2{font-size:11pt;color:#e36414;margin:4pt 0}.pill{display:inline-block;background:#fde8d7;border-radius:8pt;padding:0 6pt;font-size:8pt}.e{margin:0 0 8pt}.tag{display:inline-block;border:1px solid;padding:0 4pt;margin:1pt;font-size:8.3pt}${LIST}`,
        html`<header>
            <h1>${e(page.member.name)}</h1>
            <p>${e(page.member.headline)}</p>
            <p style="font-size:8.5pt">
              ✉ ${e(page.member.email)} &nbsp; ☎ ${e(page.member.phone)} &nbsp; ${e(page.member.city)}
            </p>
          </header>
          <div class="g">
            <div>
              ${section(
                page.headings.experience,
                each(
                  page.posts,
                  (post) =>
                    `<div class="e"><span class="pill">${e(post.dates)}</span><p><b>${e(post.title)}</b></p><p>${e(post.company)}${place(post.city, ' — ')}</p>${told(post.told)}</div>`,
                ),
              )}${section(
                page.headings.education,
                each(
                  page.studies,
                  (study) =>
                    `<div class="e"><span class="pill">${e(study.dates)}</span><p><b>${e(study.what)}</b></p><p>${e(study.school)}</p></div>`,
                ),
              )}
            </div>
            <div>
              ${section(page.headings.summary, `<p>${e(page.summary)}</p>`)}${section(
                page.headings.skills,
                each(
                  page.member.skills,
                  ([label, items]) =>
                    `<p>${e(label)}</p>${each(items, (item) => `<span class="tag">${e(item)}</span> `)}`,
                ),
              )}
            </div>
          </div>`,
      ),
  },
  {
    name: 'raw-marks',
    kind: 'html',
    dates: 'iso',
    draw: (page) =>
      sheet(
        `@page{size:A4;margin:15mm}body{font:8.6pt/1.45 "Liberation Mono"}h1{font-size:12pt}h2{font-size:9pt;margin:9pt 0 2pt}`,
        html`<h1># ${e(page.member.name)}</h1>
          <p>${e(page.member.headline)}</p>
          <p>${[page.member.email, page.member.phone, page.member.city].map(e).join(' | ')}</p>
          <h2>## ${page.headings.experience}</h2>
          ${each(page.posts, (post) => `<p>### ${e(post.title)}, ${e(post.company)}</p><p>${e(post.dates)}${place(post.city, ' | ')}</p>${each(post.told, (text) => `<p>* ${e(text)}</p>`)}`)}
          <h2>## ${page.headings.education}</h2>
          ${each(page.studies, (study) => `<p>### ${e(study.what)}, ${e(study.school)}</p><p>${e(study.dates)}</p>`)}
          <h2>## ${page.headings.skills}</h2>
          ${each(page.member.skills, ([label, items]) => `<p>${e(label)}: ${items.map(e).join(', ')}</p>`)}`,
      ),
    hides: { summary: true },
  },
]
