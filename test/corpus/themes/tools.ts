import { must } from '#core/must.ts'
import { byEmployer, each, escape as e, html, sheet, type Theme } from './theme.ts'

/** Exports of sites where people keep a profile. */
export const TOOL_THEMES: Theme[] = [
  {
    name: 'europass',
    kind: 'html',
    dates: 'days',
    draw: ({ member: m, headings: h, posts, studies, summary }) =>
      sheet(
        'body{font:10pt "Liberation Sans";color:#333}@page{size:A4;margin:15mm}.top{border-bottom:2px solid #004494;padding-bottom:8pt}h1{font-size:20pt;color:#004494}h2{color:#004494;font-size:11pt;text-transform:uppercase;border-bottom:1px solid #aaa;margin:14pt 0 6pt 0}.when{color:#888;margin-top:8pt}.who{font-size:11pt}.who b{color:#004494}.where{color:#555}li{margin-left:12pt}li:before{content:"• "}.k{font-weight:bold}',
        html`<div class="top">
            <h1>${e(m.name)}</h1>
            <p><b>Email:</b> (Work) ${e(m.email)} &nbsp; <b>Phone:</b> (+) ${e(m.phone)}</p>
            <p><b>Address:</b> ${e(m.city)} (Home)</p>
          </div>
          <h2>${h.summary}</h2>
          <p>${e(summary)}</p>
          <h2>${h.experience}</h2>
          ${each(
            posts,
            (post) =>
              html`<div>
                <p class="when">[ ${post.dates} ]</p>
                <p class="who"><b>${e(post.title)}</b></p>
                <p><i>${e(post.company)}</i></p>
                ${post.city && html`<p class="where"><b>City:</b> ${e(post.city)}</p>`}
                <ul>
                  ${each(post.told, (text) => `<li>${e(text)}</li>`)}
                </ul>
              </div>`,
          )}
          <h2>${h.education}</h2>
          ${each(
            studies,
            (study) =>
              html`<p class="when">[ ${study.dates} ]</p>
                <p class="who"><b>${e(study.what)}</b></p>
                <p><i>${e(study.school)}</i></p>
                ${study.grade && `<p>${e(study.grade)}</p>`}`,
          )}
          <h2>${h.skills}</h2>
          ${each(
            m.skills,
            ([label, items]) =>
              html`<p class="k">${e(label)}</p>
                <p>${items.map(e).join(' / ')}</p>`,
          )}
          <h2>${h.spoken}</h2>
          <p>${each(m.spoken, ([name, level]) => `${name} – ${level}; `)}</p>`,
      ),
  },
  {
    name: 'profile-export',
    kind: 'html',
    dates: 'long',
    groups: true,
    hides: { phone: true },
    draw: ({ member: m, headings: h, posts, studies, summary }) =>
      sheet(
        'body{font:11pt "Liberation Sans";display:grid;grid-template-columns:165pt 1fr;color:#111}@page{size:Letter;margin:0}aside{background:#293e49;color:#eee;padding:34pt 14pt;height:1400pt}aside h3{font-size:12pt;font-weight:normal;margin:14pt 0 6pt;color:#fff}aside p{font-size:9pt;margin-bottom:4pt;overflow-wrap:anywhere}main{padding:34pt 24pt}h1{font-size:24pt;font-weight:normal}h2{font-size:15pt;font-weight:normal;margin:16pt 0 8pt;border-top:1px solid #ccc;padding-top:8pt}.c{font-size:12pt;margin-top:8pt}.t{font-size:11.5pt}.d{font-size:10.5pt;color:#666}.p{color:#999;font-size:10.5pt}.b{margin-top:4pt;font-size:10.5pt}',
        html`<aside>
            <h3>${h.contact}</h3>
            <p>${e(m.email)}</p>
            ${each(m.links, (link) => `<p>www.${e(link)} (LinkedIn)</p>`)}
            <h3>Top Skills</h3>
            ${each(
              m.skills.flatMap(([, items]) => items),
              (item) => `<p>${e(item)}</p>`,
            )}${m.spoken && `<h3>${h.spoken}</h3>`}${each(m.spoken, ([name, level]) => `<p>${name} (${level})</p>`)}${m.certificates && `<h3>${h.certificates}</h3>`}${each(m.certificates, ([name]) => `<p>${e(name)}</p>`)}
          </aside>
          <main>
            <h1>${e(m.name)}</h1>
            <p>${e(m.headline)}</p>
            <p class="p">${e(m.city)}</p>
            <h2>${h.summary}</h2>
            <p class="b">${e(summary)}</p>
            <h2>${h.experience}</h2>
            ${each(
              byEmployer(posts),
              (group) =>
                html`<p class="c">${e(must(group[0]).company)}</p>
                  ${group.length > 1 && '<p class="d">5 years 2 months</p>'}${each(
                    group,
                    (post) =>
                      html`<p class="t">${e(post.title)}</p>
                        <p class="d">${post.dates} <span class="p">(2 years 3 months)</span></p>
                        ${post.city && `<p class="p">${e(post.city)}</p>`}
                        <p class="b">${post.told.map(e).join('<br>')}</p>`,
                  )}`,
            )}
            <h2>${h.education}</h2>
            ${each(
              studies,
              (study) =>
                html`<p class="c">${e(study.school)}</p>
                  <p class="d">${e(study.degree)}${study.area && `, ${e(study.area)}`} · (${study.dates})</p>`,
            )}
          </main>`,
      ),
  },
  {
    name: 'builder-margin',
    kind: 'html',
    dates: 'long',
    draw: ({ member: m, headings: h, posts, studies, summary }) =>
      sheet(
        'body{font:9.5pt "DejaVu Sans"}@page{size:A4;margin:18mm 16mm}header{text-align:center;margin-bottom:12pt}h1{font-size:20pt}.s{display:grid;grid-template-columns:130pt 1fr;gap:18pt;margin-bottom:12pt}h2{font-size:8pt;letter-spacing:.15em;text-transform:uppercase}.t{font-weight:bold;font-size:10pt}.d{color:#777;font-size:8.5pt;margin:2pt 0 3pt}li{margin-left:12pt;text-indent:-8pt}li:before{content:"• "}.sk{display:grid;grid-template-columns:1fr 1fr;gap:3pt 20pt}.sk span{float:right;color:#888}',
        html`<header>
            <h1>${e(m.name)}</h1>
            <p>${e(m.headline)}, ${e(m.city)}, ${e(m.phone)}, ${e(m.email)}</p>
          </header>
          <div class="s">
            <h2>${h.summary}</h2>
            <p>${e(summary)}</p>
          </div>
          <div class="s">
            <h2>${h.experience}</h2>
            <div>
              ${each(
                posts,
                (post) =>
                  html`<p class="t">${e(post.title)}, ${e(post.company)}${post.city && `, ${e(post.city)}`}</p>
                    <p class="d">${post.dates}</p>
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
                  html`<p class="t">${e(study.what)}, ${e(study.school)}${study.city && `, ${e(study.city)}`}</p>
                    <p class="d">${study.dates}</p>`,
              )}
            </div>
          </div>
          <div class="s">
            <h2>${h.skills}</h2>
            <div class="sk">
              ${each(
                m.skills.flatMap(([, items]) => items),
                (item, at) => `<p>${e(item)}<span>${['Expert', 'Experienced', 'Skillful'][at % 3]}</span></p>`,
              )}
            </div>
          </div>`,
      ),
  },
  {
    name: 'builder-icons',
    kind: 'html',
    dates: 'numeric',
    draw: ({ member: m, headings: h, posts, studies, summary }) =>
      sheet(
        'body{font:9.5pt "Liberation Sans";color:#384347}@page{size:A4;margin:12mm}h1{font-size:26pt;text-transform:uppercase}.hl{color:#008cff;font-size:13pt}.row{display:flex;gap:14pt;font-weight:bold;font-size:8.5pt}.cols{display:grid;grid-template-columns:1fr 175pt;gap:24pt}h2{text-transform:uppercase;font-size:13pt;border-bottom:3px solid #000;margin:14pt 0 6pt;font-weight:normal}.t{font-size:12.5pt}.c{color:#008cff;font-weight:bold;font-size:10.5pt}.d{font-size:8pt;display:flex;gap:12pt;margin:2pt 0}li{margin:0 0 2pt 10pt;text-indent:-8pt}li:before{content:"• "}.chip{display:inline-block;border-bottom:1px solid #bbb;margin:3pt 8pt 3pt 0;font-weight:bold}',
        html`<h1>${e(m.name)}</h1>
          <p class="hl">${e(m.headline)}</p>
          <div class="row">
            <span>✆ ${e(m.phone)}</span
            ><span>✉ ${e(m.email)}</span>${each(m.links.slice(0, 1), (link) => `<span>⚲ ${e(link)}</span>`)}<span
              >⌂ ${e(m.city)}</span
            >
          </div>
          <div class="cols">
            <main>
              <h2>${h.experience}</h2>
              ${each(
                posts,
                (post) =>
                  html`<p class="t">${e(post.title)}</p>
                    <p class="c">${e(post.company)}</p>
                    <p class="d"><span>▦ ${post.dates}</span>${post.city && `<span>◉ ${e(post.city)}</span>`}</p>
                    <ul>
                      ${each(post.told, (text) => `<li>${e(text)}</li>`)}
                    </ul>`,
              )}
            </main>
            <aside>
              <h2>${h.summary}</h2>
              <p>${e(summary)}</p>
              <h2>${h.skills}</h2>
              ${each(
                m.skills.flatMap(([, items]) => items),
                (item) => `<span class="chip">${e(item)}</span>`,
              )}
              <h2>${h.education}</h2>
              ${each(
                studies,
                (study) =>
                  html`<p class="t">${e(study.what)}</p>
                    <p class="c">${e(study.school)}</p>
                    <p class="d"><span>▦ ${study.dates}</span></p>`,
              )}${m.certificates && `<h2>${h.certificates}</h2>`}${each(m.certificates, ([name, issuer]) => `<p><b>${e(name)}</b></p><p>${e(issuer)}</p>`)}
            </aside>
          </div>`,
      ),
  },
  {
    name: 'sidebar-icons',
    kind: 'html',
    dates: 'year',
    draw: ({ member: m, headings: h, posts, studies, summary }) =>
      sheet(
        'body{font:9pt "Liberation Sans Narrow";display:grid;grid-template-columns:1fr 170pt}@page{size:A4;margin:0}main{padding:30pt 20pt 30pt 34pt}aside{background:#f1e9e1;padding:120pt 16pt 500pt}h1{font-size:34pt;line-height:1;letter-spacing:.06em;text-transform:uppercase;font-weight:normal}h1 span{display:block}.hl{letter-spacing:.25em;text-transform:uppercase;margin:6pt 0 14pt}h2{letter-spacing:.18em;text-transform:uppercase;font-size:12pt;margin:16pt 0 8pt}.t{text-transform:uppercase;font-weight:bold;letter-spacing:.05em}.d{font-style:italic}.item{border-left:1px solid #999;padding-left:12pt;margin-bottom:8pt;position:relative}.item:before{content:"●";position:absolute;left:-4pt;font-size:7pt}aside li{margin-bottom:3pt}li.b:before{content:"▸ "}',
        html`<main>
            <h1>
              ${
                m.name.split(' ').length === 2
                  ? m.name
                      .split(' ')
                      .map((part) => `<span>${e(part)}</span>`)
                      .join('')
                  : e(m.name)
              }
            </h1>
            <p class="hl">${e(m.headline)}</p>
            <h2>${h.experience}</h2>
            ${each(
              posts,
              (post) =>
                html`<div class="item">
                  <p class="t">${e(post.title)}</p>
                  <p class="d">${e(post.company)} | ${post.dates}</p>
                  <ul>
                    ${each(post.told, (text) => `<li class="b">${e(text)}</li>`)}
                  </ul>
                </div>`,
            )}
            <h2>${h.education}</h2>
            ${each(
              studies,
              (study) =>
                html`<div class="item">
                  <p class="t">${e(study.what)}</p>
                  <p class="d">${e(study.school)} | ${study.dates}</p>
                </div>`,
            )}
          </main>
          <aside>
            <h2>${h.contact}</h2>
            <ul>
              <li>☎ ${e(m.phone)}</li>
              <li>✉ ${e(m.email)}</li>
              <li>⌂ ${e(m.city)}</li>
              ${each(m.links, (link) => `<li>⚓ ${e(link)}</li>`)}
            </ul>
            <h2>${h.summary}</h2>
            <p>${e(summary)}</p>
            <h2>${h.skills}</h2>
            <ul>
              ${each(
                m.skills.flatMap(([, items]) => items),
                (item) => `<li>${e(item)}</li>`,
              )}
            </ul>
            ${m.spoken && `<h2>${h.spoken}</h2>`}
            <ul>
              ${each(m.spoken, ([name, level]) => `<li>${name}: ${level}</li>`)}
            </ul>
          </aside>`,
      ),
    hides: { jobCity: true },
  },
  {
    name: 'doc-export',
    kind: 'html',
    dates: 'short',
    groups: true,
    showsProjects: true,
    draw: ({ member: m, headings: h, posts, studies, summary, projects }) =>
      sheet(
        'body{font:11pt/1.5 "DejaVu Serif"}@page{size:Letter;margin:20mm}h1{font-size:24pt}h2{font-size:15pt;margin:16pt 0 4pt}h3{font-size:12.5pt;margin-top:8pt}.d{color:#888;font-size:10pt}li{padding-left:14pt;text-indent:-10pt}li:before{content:"•  "}hr{border:0;border-top:1px solid #ccc;margin:8pt 0}',
        html`<h1>${e(m.name)}</h1>
          <p>${e(m.headline)} · ${e(m.city)}</p>
          <p>${e(m.email)} · ${e(m.phone)} · ${m.links.map(e).join(' · ')}</p>
          <hr />
          <h2>${h.summary}</h2>
          <p>${e(summary)}</p>
          <h2>${h.skills}</h2>
          ${each(m.skills, ([label, items]) => `<p>${e(label)}: ${items.map(e).join(' · ')}</p>`)}
          <h2>${h.experience}</h2>
          ${each(
            byEmployer(posts),
            (group) =>
              html`<h3>${e(must(group[0]).company)}</h3>
                ${each(
                  group,
                  (post) =>
                    html`<p><b>${e(post.title)}</b></p>
                      <p class="d">${post.dates} · 2 yrs 4 mos${post.city && ` · ${e(post.city)}`}</p>
                      <ul>
                        ${each(post.told, (text) => `<li>${e(text)}</li>`)}
                      </ul>`,
                )}`,
          )}
          <h2>${h.education}</h2>
          ${each(
            studies,
            (study) =>
              html`<h3>${e(study.school)}</h3>
                <p><b>${e(study.what)}</b></p>
                <p class="d">${study.dates}${study.grade && ` · ${e(study.grade)}`}</p>`,
          )}${projects.length > 0 && `<h2>${h.projects}</h2>`}${each(projects, ([name, text]) => `<p><b>${e(name)}</b> — ${e(text)}</p>`)}`,
      ),
  },
]
