/** Texts of each kind that is read, line by line; a line may go on where it says '…'. */
export const PAGE = [
  '<html lang="en"><head><title>Data Engineer at Initech…</title><meta property="og:title" content="Data Engineer | Initech…">',
  '<meta property="og:site_name" content="Initech…"><meta name="description" content="Initech is hiring a Data Engineer in Leeds…">',
  '<script type="application/ld+json">{"@type":"JobPosting","title":"Data Engineer…","hiringOrganization":{"name":"Initech"},',
  '"jobLocation":{"address":{"addressLocality":"Leeds…","addressCountry":"GB"}},"baseSalary":"40,000 to 50,000 GBP…","employmentType":"FULL_TIME…",',
  '"datePosted":"2026-11-01…","description":"We need a data engineer who knows SQL and Python…"}</script>',
  '<style>.q { width: calc(1px + 2em)… }</style><style>@supports (display: grid…) { .q { clip-path: polygon(0 0, 1px 1px…) } }</style></head>',
  '<body style="color: rgb(0 0 0)…"><nav>Home > Jobs…</nav>',
  '<header><a href="/"><img alt="Initech logo…"></a></header>',
  '<h1>Data Engineer (m/f/d)…</h1>',
  '<p>Initech, Leeds · Full time · 40,000 to 50,000 GBP a year…</p>',
  '<dl><dt>Location…</dt><dd>Leeds, United Kingdom…</dd><dt>Closing date</dt><dd>12 December 2026…</dd><dt>Reference</dt><dd>AB-12…</dd></dl>',
  '<h2>Requirements…</h2><ul><li>Three years of Python and SQL…</li><li>German B2…</li></ul>',
  '<h2>About us</h2><p>Initech Ltd is based in Leeds. Write to jobs@initech.example…</p>',
  '<a href="https://initech.example/apply?x=1…">Apply now…</a>',
  '<footer>Initech Ltd, 12 Mill Lane, Leeds LS1 4AP…</footer></body></html>',
]

export const ADVERT = [
  'Data Engineer (m/f/d)…',
  'Initech Ltd…',
  'Leeds, United Kingdom (hybrid)…',
  'Salary: 40,000 to 50,000 GBP a year…',
  'We are looking for an engineer who builds pipelines with Python, SQL and Airflow…',
  'Requirements:…',
  '- Three years of experience with Python…',
  '- German (B2) and English…',
  '- A degree in computer science or similar…',
  'What we offer…',
  '- Working from home two days a week…',
  'Apply by 12 December 2026 to Jane Doe, jobs@initech.example, +44 113 496 0000…',
]

export const REPLY = [
  'Jane Doe <jane@initech.example>…',
  'Your application as Engineer…',
  'Dear Ada,…',
  'thank you for your application. We would like to invite you to an interview on Tuesday 8 December 2026 at 10:30 (CET)…',
  'Please send us your certificates by 4 December…',
  'The call is at https://meet.initech.example/abc…',
  'Kind regards…',
  'Jane Doe, Initech Ltd…',
]

export const RESUME = [
  'Ada Walker…',
  'ada.walker@example.org | +44 20 7946 0000 | London…',
  'Skills…',
  'Python, SQL, JavaScript (3 years), Docker…',
  'Experience…',
  'Junior Developer, Longroad Ltd…',
  'Jan 2023 - Present…',
  'Built a reporting service with Python and PostgreSQL…',
  'Education…',
  'BSc Computer Science, University of Leeds, 2019 - 2022…',
  'Languages: German (B2), English…',
]
