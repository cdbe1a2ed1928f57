import { slugOf, truthOf, WORDS, type MadePage, type Words } from './job-page-forms.ts'

/** What the shapes are filled with: the advert's parts, printed by each shape in its own way. */
type Parts = {
  words: Words
  slug: string
  rows: [string, string][]
  /** Intro, then heading and items three times, then the last sentence. */
  sections: [string, string[]][]
  body: string
}

type Shape = { name: string; url: (slug: string) => string; html: (parts: Parts) => string }

const doc = (lang: string, title: string, body: string, head = '') =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`
const facts = ({ rows }: Parts) =>
  `<table>${rows.map(([label, value]) => `<tr><td>${label}:</td><td>${value}</td></tr>`).join('')}</table>`
const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
/** As one would write it in a mail or a file of plain text. */
const plain = ({ words, rows, sections }: Parts) =>
  [
    words.intro,
    '',
    ...rows.map(([label, value]) => `${label}: ${value}`),
    '',
    ...sections.flatMap(([heading, items]) => [`${heading}:`, ...items.map((item) => `- ${item}`), '']),
    words.last,
  ].join('\n')
const site = (slug: string) => `https://www.own-site.example/p/${slug}`

/** Pages as systems print them that no list of ours held: each is a form, never a wording. */
const SHAPES: Shape[] = [
  {
    name: 'a page that is one form (WebForms)',
    url: () => 'https://portal.own-site.example/Pages/Detail.aspx?id=4471',
    html: (parts) =>
      doc(
        parts.words.code,
        parts.words.title,
        `<form method="post" action="./Detail.aspx?id=4471" id="aspnetForm"><input type="hidden" name="__VIEWSTATE" value="dDwtMTY5"><div id="top"><a href="/">${parts.words.company}</a><input type="text" name="q"></div><div id="ctl00_Body"><h1>${parts.words.title}</h1>${facts(parts)}<div id="ctl00_Text">${parts.body}</div><input type="submit" value="${parts.words.apply}"></div></form>`,
      ),
  },
  {
    name: 'one table with the title in its first cell',
    url: () => 'https://portal.own-site.example/print.do?id=119',
    html: (parts) =>
      doc(
        parts.words.code,
        'Print',
        `<table border="1"><tr><td colspan="2" align="center"><b>${parts.words.title}</b></td></tr><tr><th>${COMPANY[parts.words.code] ?? 'Employer'}:</th><td>${parts.words.company}</td></tr>${parts.rows.map(([label, value]) => `<tr><th>${label}:</th><td>${value}</td></tr>`).join('')}<tr><td colspan="2"><p>${parts.words.intro}</p></td></tr>${parts.sections.map(([heading, items]) => `<tr><th>${heading}</th><td>${list(items)}</td></tr>`).join('')}<tr><td colspan="2"><p>${parts.words.last}</p></td></tr></table>`,
      ),
  },
  {
    name: 'a post of a forum with rules beside it and answers below',
    url: (slug) => `https://forum.example/r/workshops/comments/1pq8xk2/${slug.replaceAll('-', '_')}/`,
    html: (parts) =>
      doc(
        parts.words.code,
        `${parts.words.title} : workshops`,
        `<div class="side"><h1 class="name"><a href="/r/workshops/">workshops</a></h1><div class="md"><h3>Rules</h3><ol><li>Say what you pay. Posts below $15/hr are removed</li><li>Be kind</li></ol></div></div><div class="content" role="main"><div class="thing"><p class="title"><a class="title" href="/x">[Hiring] ${parts.words.title}</a></p><p class="tagline">submitted by inky</p><form class="usertext"><div class="md"><p>${COMPANY[parts.words.code] ?? 'Employer'}: ${parts.words.company}</p><p>${parts.words.intro}</p>${parts.rows.map(([label, value]) => `<p><strong>${label}:</strong> ${value}</p>`).join('')}${parts.body.slice(parts.body.indexOf('</p>') + 4)}</div></form></div><div class="commentarea"><div class="comment"><form class="usertext"><div class="md"><p>Is the dog part of the team? I once worked where the dog had a better contract than I did.</p></div></form></div></div></div>`,
      ),
  },
  {
    name: 'an archive of a mailing list',
    url: () => 'https://lists.example/pipermail/jobs/2026-November/004412.html',
    html: (parts) =>
      doc(
        parts.words.code,
        `[jobs] ${parts.words.title}`,
        `<h1>[jobs] ${parts.words.title}</h1><b>Hazel Quill</b> <a href="mailto:hazel%40own-site.example">hazel at own-site.example</a><br><i>Fri Nov 6 10:12:44 UTC 2026</i><p><ul><li>Previous message: <a href="004411.html">[jobs] minutes</a></li><li>Next message: <a href="004413.html">[jobs] thanks</a></li></ul><hr><pre>${COMPANY[parts.words.code] ?? 'Employer'}: ${parts.words.company}\n${plain(parts)}</pre><hr><a href="date.html">More information about the jobs mailing list</a>`,
      ),
  },
  {
    name: 'the text layer of a viewer',
    url: (slug) => `https://www.own-site.example/files/${slug}.pdf`,
    html: (parts) =>
      doc(
        parts.words.code,
        `${slugOf(parts.words.title)}.pdf`,
        `<div id="toolbarViewer"><button>Zoom in</button><button>Zoom out</button><span>1 / 1</span></div><div id="viewer" class="pdfViewer"><div class="page"><div class="textLayer">${[parts.words.title, parts.words.company, ...plain(parts).split('\n').filter(Boolean)].map((line, at) => `<span role="presentation" style="left:72px;top:${72 + at * 14}px">${line}</span><br role="presentation">`).join('')}</div></div></div>`,
      ),
  },
  {
    name: 'a published document without headings',
    url: () => 'https://docs.example/document/d/e/2PACX-1vQx/pub',
    html: (parts) =>
      doc(
        parts.words.code,
        `${parts.words.company}: ${parts.words.title}`,
        `<div id="header">Published document</div><div id="contents"><div class="c14 doc-content"><p class="c5 title" id="h.x1"><span class="c8">${parts.words.title}</span></p><p class="c0"><span class="c1">${parts.words.intro}</span></p>${parts.rows.map(([label, value]) => `<p class="c0"><span class="c3">${label}: </span><span class="c1">${value}</span></p>`).join('')}${parts.sections.map(([heading, items]) => `<p class="c0"><span class="c3">${heading}</span></p>${items.map((item) => `<ul class="c9 lst-kix-0"><li class="c2"><span class="c1">${item}</span></li></ul>`).join('')}`).join('')}<p class="c0"><span class="c1">${parts.words.last}</span></p></div></div>`,
        '<style>.c1{font-size:11pt}.c3{font-weight:700}.c8{font-size:26pt}</style>',
      ),
  },
  {
    name: 'parts that open when pressed',
    url: site,
    html: (parts) =>
      doc(
        parts.words.code,
        `${parts.words.title} - ${parts.words.company}`,
        `<header><a href="/">${parts.words.company}</a></header><main><h1>${parts.words.title}</h1>${facts(parts)}<p>${parts.words.intro}</p>${parts.sections.map(([heading, items], at) => `<h3><button aria-expanded="false" aria-controls="p${at}">${heading}</button></h3><div id="p${at}" class="panel" hidden>${list(items)}</div>`).join('')}<p>${parts.words.last}</p></main>`,
      ),
  },
  {
    name: 'tabs of which one is shown',
    url: site,
    html: (parts) =>
      doc(
        parts.words.code,
        `${parts.words.title} | ${parts.words.company}`,
        `<header><a href="/">${parts.words.company}</a></header><main><h1>${parts.words.title}</h1><ul role="tablist"><li role="tab" aria-controls="t1">1</li><li role="tab" aria-controls="t2">2</li></ul><div role="tabpanel" id="t1">${facts(parts)}</div><div role="tabpanel" id="t2" style="display:none">${parts.body}</div></main>`,
      ),
  },
  {
    name: 'web components with their own roots',
    url: site,
    html: (parts) =>
      doc(
        parts.words.code,
        `${parts.words.title} - ${parts.words.company}`,
        `<job-app><template shadowrootmode="open"><style>h1{color:red}</style><job-head><template shadowrootmode="open"><h1>${parts.words.title}</h1></template></job-head>${facts(parts)}<job-text><template shadowrootmode="open">${parts.body}</template></job-text></template></job-app>`,
      ),
  },
  {
    name: 'a page inside a page',
    url: site,
    html: (parts) =>
      doc(
        parts.words.code,
        parts.words.company,
        `<header><a href="/">${parts.words.company}</a><nav><a href="/a">1964</a></nav></header><iframe srcdoc="${doc(
          parts.words.code,
          parts.words.title,
          `<h1>${parts.words.title}</h1>${facts(parts)}${parts.body}`,
        )
          .replaceAll('&', '&amp;')
          .replaceAll('"', '&quot;')}"></iframe><footer>© 2026 ${parts.words.company}</footer>`,
      ),
  },
  {
    name: 'an old page of bold lines and line breaks',
    url: () => 'http://www.own-site.example/jobs2.htm',
    html: (parts) =>
      `<HTML><HEAD><TITLE>${parts.words.company}</TITLE></HEAD><BODY BGCOLOR="#FFFFFF"><CENTER><FONT SIZE="5"><B>${parts.words.title}</B></FONT></CENTER><BR><FONT FACE="Arial">${plain(parts).replaceAll('\n- ', '<BR>• ').replaceAll('\n\n', '<BR><BR>').replaceAll('\n', '<BR>')}</FONT><HR><DIV ID="copyright">© 2026 ${parts.words.company}</DIV></BODY></HTML>`,
  },
  {
    name: 'facts that name themselves in attributes (RDFa)',
    url: site,
    html: (parts) =>
      doc(
        parts.words.code,
        parts.words.company,
        `<div vocab="https://schema.org/" typeof="JobPosting"><h2 property="title">${parts.words.title}</h2><p property="hiringOrganization" typeof="Organization"><span property="name">${parts.words.company}</span></p><p property="jobLocation" typeof="Place"><span property="address" typeof="PostalAddress"><span property="addressLocality">${parts.words.town}</span></span></p>${facts(parts)}<div property="description">${parts.body}</div></div>`,
      ),
  },
  {
    name: 'nothing but the state of an app in its own words',
    url: (slug) => `https://app.example/v/${slug}-88213`,
    html: (parts) =>
      doc(
        parts.words.code,
        'App',
        `<div id="root"></div><script>window.__KX_BOOT__=${JSON.stringify({ env: 'live', user: null, view: { id: 88213, name: parts.words.title, employer: { name: parts.words.company }, city: parts.words.town, [parts.words.pay[1]]: parts.words.pay[2], [parts.words.until[1]]: parts.words.until[2], contract: parts.words.type[2], html: `<p>${parts.words.intro}</p>${parts.body.slice(parts.body.indexOf('</p>') + 4)}` } })}</script>`,
      ),
  },
  {
    name: 'a message in a channel',
    url: () => 'https://chat.example/s/workshops/4411',
    html: (parts) =>
      doc(
        parts.words.code,
        'Workshops – channel',
        `<div class="page"><div class="channel_info">Workshops<div>2 411 subscribers</div></div><div class="message_wrap"><div class="message_text"><b>${parts.words.title}</b><br>${parts.words.company}<br><br>${plain(parts).replaceAll('\n', '<br>')}</div><div class="message_footer"><a href="/s/workshops/4411"><time datetime="2026-11-06T08:00:00+00:00">08:00</time></a></div></div></div>`,
        `<meta property="og:site_name" content="Chat"><meta property="og:title" content="Workshops">`,
      ),
  },
  {
    name: 'a mail laid out in tables',
    url: () => '',
    html: (parts) =>
      doc(
        parts.words.code,
        '',
        `<table width="100%"><tr><td align="center"><table width="600"><tr><td style="font-size:24px"><strong>${parts.words.title}</strong></td></tr><tr><td>${parts.words.company}</td></tr><tr><td>${facts(parts)}</td></tr><tr><td style="padding:12px">${parts.body}</td></tr><tr><td><a href="https://www.own-site.example/p/${parts.slug}/form">${parts.words.apply}</a></td></tr></table></td></tr></table>`,
      ),
  },
  ...['elementor-widget', 'et_pb_module widget', 'sqs-block banner', 'side-block share-block', 'promo'].map(
    (name): Shape => ({
      name: `a builder that calls every part '${name}'`,
      url: site,
      html: (parts) =>
        doc(
          parts.words.code,
          `${parts.words.title} – ${parts.words.company}`,
          `<div class="menu"><a href="/">${parts.words.company}</a><a href="/blog">Blog</a></div><main><div class="${name}"><h2>${parts.words.title}</h2></div><div class="${name}">${list(parts.rows.map(([label, value]) => `${label}: ${value}`))}</div><div class="${name}"><p>${parts.words.intro}</p></div>${parts.sections.map(([heading, items]) => `<div class="${name}"><h4>${heading}</h4></div><div class="${name}">${list(items)}</div>`).join('')}<div class="${name}"><p>${parts.words.last}</p></div></main><footer>© ${parts.words.company}</footer>`,
        ),
    }),
  ),
  {
    name: 'sections that are never closed',
    url: site,
    html: (parts) =>
      doc(
        parts.words.code,
        `${parts.words.title} | ${parts.words.company}`,
        `<header><a href="/">${parts.words.company}</a></header><main><h1>${parts.words.title}</h1>${facts(parts)}<div class="panel"><p>${parts.words.intro}</p>${parts.sections.map(([heading, items]) => `<div class="panel"><h3>${heading}</h3><div>${list(items)}</div>`).join('')}<p>${parts.words.last}</p></main>`,
      ),
  },
  {
    name: 'a board with an estimate and hints around the text',
    url: (slug) => `https://www.board.example/viewjob/${slug}`,
    html: (parts) =>
      doc(
        parts.words.code,
        `${parts.words.title} - board.example`,
        `<nav><a href="/">Start</a></nav><main class="viewjob"><h1>${parts.words.title}</h1><a href="/profile/77">${parts.words.company}</a>${facts(parts)}<div class="insights"><h2>Insights</h2><p>Your profile and this job, side by side, as far as we can tell from what you have uploaded to us so far.</p><ul><li>Driving licence</li><li>Bookkeeping</li></ul><p>Did you do this before, and for how long? Tell employers more about yourself to stand out from the rest of the crowd.</p></div><div id="jobDescriptionText"><div>${parts.body}</div></div><section class="salary"><h2>Estimate</h2><p>Estimated €99.000 - €120.000, based on 214 reports.</p></section></main>`,
      ),
  },
]

const COMPANY: Readonly<Record<string, string>> = {
  en: 'Employer',
  de: 'Arbeitgeber',
  tr: 'İşveren',
  fr: 'Employeur',
  es: 'Empresa',
  it: 'Azienda',
  nl: 'Werkgever',
  pt: 'Empresa',
  pl: 'Pracodawca',
}

export function shapedPages(): MadePage[] {
  return WORDS.flatMap((words, language) =>
    SHAPES.map(({ name, url, html }, at) => {
      const wording = (language + at) % 2 === 0 ? 0 : 1
      const slug = slugOf(words.title)
      const sections: [string, string[]][] = [
        [words.duties[0], words.duties.slice(1)],
        [words.must[0], [...words.must.slice(1), words.soft]],
        [words.offer[0], words.offer.slice(1)],
      ]
      const body = `<p>${words.intro}</p>${sections.map(([heading, items]) => `<h3>${heading}</h3>${list(items)}`).join('')}<p>${words.last}</p>`
      const rows: [string, string][] = [
        [words.place[wording], words.town],
        [words.type[wording], words.type[2]],
        [words.pay[wording], words.pay[2]],
        [words.posted[wording], words.posted[2]],
        [words.until[wording], words.until[2]],
      ]
      return {
        language: words.code,
        form: name,
        shell: 'own',
        url: url(slug),
        html: html({ words, slug, rows, sections, body }),
        truth: truthOf(words, false),
      }
    }),
  )
}
