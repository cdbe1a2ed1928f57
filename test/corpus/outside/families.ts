import type { Person } from './people.ts'

/** A template of another maker, filled by its own commands. `files` are fetched beside it and never committed. */
export type Family = {
  name: string
  engine: 'pdflatex' | 'xelatex' | 'lualatex' | 'html'
  repo?: string
  files?: RegExp
  write(person: Person, classText?: string): string
}

const tex = (text: string) => text.replaceAll(/[&%#_$]/g, (sign) => `\\${sign}`).replaceAll('–', '--')
const all = <T>(items: T[], write: (item: T) => string) => items.map(write).join('\n')
const listed = (person: Person) =>
  person.skills
    .flatMap(([, items]) => items)
    .map(tex)
    .join(', ')
const items = (lines: string[]) => `\\begin{itemize}${all(lines, (line) => `\\item ${tex(line)}`)}\\end{itemize}`
const degree = (study: Person['schools'][number], joint = ' in ') => tex(`${study.degree}${joint}${study.area}`)
const jointOf = (person: Person) => ({ anselm: ' ', kerem: ', ', solene: ' ', ines: ' en ' })[person.id] ?? ' in '

/** The preamble of a published resume with ours for a body. */
const withPreamble = (source: string | undefined, body: string) =>
  `${(source ?? '').split('\\begin{document}')[0]}\\begin{document}${body}\\end{document}`

const subheadings = (person: Person, order: 'jake' | 'sb2nov') => {
  const head = (a: string, b: string, c: string, d: string) => `\\resumeSubheading{${a}}{${b}}{${c}}{${d}}`
  const joint = jointOf(person)
  const entry = (title: string, firm: string, city: string, dates: string) =>
    order === 'jake'
      ? head(tex(title), tex(dates), tex(firm), tex(city))
      : head(tex(firm), tex(city), tex(title), tex(dates))
  return `\\section{${person.headings.education}}\\resumeSubHeadingListStart
${all(person.schools, (study) => (order === 'jake' ? head(tex(study.school), tex(study.city), degree(study, joint), tex(study.dates)) : head(tex(study.school), tex(study.city), degree(study, joint), tex(study.dates))))}\\resumeSubHeadingListEnd
\\section{${person.headings.experience}}\\resumeSubHeadingListStart
${all(person.jobs, (job) => `${entry(job.title, job.firm, job.city, job.dates)}\\resumeItemListStart ${all(job.lines, (line) => (order === 'jake' ? `\\resumeItem{${tex(line)}}` : `\\item\\small{${tex(line)}}`))}\\resumeItemListEnd`)}\\resumeSubHeadingListEnd
\\section{${person.headings.skills}}${order === 'jake' ? '\\begin{itemize}[leftmargin=0.15in, label={}]\\small{\\item{' : '\\begin{itemize}[leftmargin=*]\\item{'}${all(person.skills, ([label, own]) => `${label ? `\\textbf{${label}}{: ` : '{'}${tex(own.join(', '))}} \\\\`)}${order === 'jake' ? '}}' : '}'}\\end{itemize}`
}

const moderncv = (style: string, engine: string) => (person: Person) =>
  `\\documentclass[11pt,a4paper]{moderncv}\\moderncvstyle{${style}}\\moderncvcolor{green}
${engine === 'pdflatex' ? '\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}' : ''}\\usepackage[scale=0.78]{geometry}
\\name{${person.first}}{${person.last}}\\title{${tex(person.role)}}\\address{${tex(person.city)}}{}{}\\phone[mobile]{${person.phone}}\\email{${tex(person.email)}}
\\begin{document}\\makecvtitle
\\section{${person.headings.experience}}${all(person.jobs, (job) => `\\cventry{${tex(job.dates)}}{${tex(job.title)}}{${tex(job.firm)}}{${tex(job.city)}}{}{${items(job.lines)}}`)}
\\section{${person.headings.education}}${all(person.schools, (study) => `\\cventry{${tex(study.dates)}}{${degree(study, jointOf(person))}}{${tex(study.school)}}{${tex(study.city)}}{}{}`)}
\\section{${person.headings.skills}}${all(person.skills, ([label, own]) => `\\cvitem{${tex(label)}}{${tex(own.join(', '))}}`)}
\\end{document}`

const style = (css: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><style>*{margin:0;padding:0;box-sizing:border-box}${css}</style>${body}`
const esc = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export const FAMILIES: Family[] = [
  {
    name: 'awesome-cv',
    engine: 'xelatex',
    repo: 'posquit0+Awesome-CV',
    files: /^awesome-cv\.cls$/,
    write: (
      person,
    ) => `\\documentclass[11pt, a4paper]{awesome-cv}\\geometry{left=1.4cm, top=.8cm, right=1.4cm, bottom=1.8cm, footskip=.5cm}\\colorlet{awesome}{awesome-emerald}\\setbool{acvSectionColorHighlight}{true}
\\name{${person.first}}{${person.last}}\\position{${tex(person.role)}}\\address{${tex(person.city)}}\\mobile{${person.phone}}\\email{${tex(person.email)}}
\\begin{document}\\makecvheader[C]\\makecvfooter{\\today}{${person.first} ${person.last}~~~·~~~Résumé}{\\thepage}
\\cvsection{${person.headings.about}}\\begin{cvparagraph}${tex(person.about)}\\end{cvparagraph}
\\cvsection{${person.headings.experience}}\\begin{cventries}${all(person.jobs, (job) => `\\cventry{${tex(job.title)}}{${tex(job.firm)}}{${tex(job.city)}}{${tex(job.dates)}}{\\begin{cvitems}${all(job.lines, (line) => `\\item {${tex(line)}}`)}\\end{cvitems}}`)}\\end{cventries}
\\cvsection{${person.headings.education}}\\begin{cventries}${all(person.schools, (study) => `\\cventry{${degree(study, jointOf(person))}}{${tex(study.school)}}{${tex(study.city)}}{${tex(study.dates)}}{}`)}\\end{cventries}
\\cvsection{${person.headings.skills}}\\begin{cvskills}${all(person.skills, ([label, own]) => `\\cvskill{${tex(label || person.headings.skills)}}{${tex(own.join(', '))}}`)}\\end{cvskills}\\end{document}`,
  },
  {
    name: 'jake',
    engine: 'pdflatex',
    repo: 'jakegut+resume',
    files: /^resume\.tex$/,
    write: (person, source) =>
      withPreamble(
        source,
        `\\begin{center}\\textbf{\\Huge \\scshape ${person.first} ${person.last}} \\\\ \\vspace{1pt}\\small ${person.phone} $|$ \\underline{${tex(person.email)}} $|$ ${tex(person.city)}\\end{center}${subheadings(person, 'jake')}`,
      ),
  },
  {
    name: 'sb2nov',
    engine: 'pdflatex',
    repo: 'sb2nov+resume',
    files: /^sourabh_bajaj_resume\.tex$/,
    write: (person, source) =>
      withPreamble(
        source,
        `\\begin{tabular*}{\\textwidth}{l@{\\extracolsep{\\fill}}r}\\textbf{\\Large ${person.first} ${person.last}} & Email: ${tex(person.email)}\\\\ ${tex(person.city)} & Mobile: ${person.phone} \\\\ \\end{tabular*}${subheadings(person, 'sb2nov')}`,
      ),
  },
  {
    name: 'deedy',
    engine: 'xelatex',
    repo: 'deedy+Deedy-Resume',
    files: /^OpenFonts\//,
    write: (person) => `\\documentclass[]{deedy-resume-openfont}\\begin{document}
\\namesection{${person.first}}{${person.last}}{${tex(person.email)} | ${person.phone} | ${tex(person.city)}}
\\begin{minipage}[t]{0.33\\textwidth}\\section{${person.headings.education}}${all(person.schools, (study) => `\\subsection{${tex(study.school)}}\\descript{${degree(study, jointOf(person))}}\\location{${tex(study.dates)} | ${tex(study.city)}}\\sectionsep`)}
\\section{${person.headings.skills}}${all(person.skills, ([label, own]) => `${label ? `\\subsection{${tex(label)}}` : ''}${tex(own.join(' \\textbullet{} '))}\\\\ \\sectionsep`).replaceAll('\\\\textbullet', '\\textbullet')}
\\end{minipage}\\hfill\\begin{minipage}[t]{0.66\\textwidth}\\section{${person.headings.experience}}
${all(person.jobs, (job) => `\\runsubsection{${tex(job.firm)}}\\descript{| ${tex(job.title)}}\\location{${tex(job.dates)} | ${tex(job.city)}}\\begin{tightemize}${all(job.lines, (line) => `\\item ${tex(line)}`)}\\end{tightemize}\\sectionsep`)}\\end{minipage}\\end{document}`,
  },
  {
    name: 'altacv',
    engine: 'lualatex',
    repo: 'liantze+AltaCV',
    files: /^altacv\.cls$/,
    write: (
      person,
    ) => `\\documentclass[10pt,a4paper]{altacv}\\geometry{left=1.25cm,right=1.25cm,top=1.5cm,bottom=1.5cm,columnsep=1.2cm}\\usepackage{paracol}
\\begin{document}\\name{${person.first} ${person.last}}\\tagline{${tex(person.role)}}\\personalinfo{\\email{${person.email}}\\phone{${person.phone}}\\location{${tex(person.city)}}}\\makecvheader
\\columnratio{0.6}\\begin{paracol}{2}\\cvsection{${person.headings.experience}}
${all(person.jobs, (job) => `\\cvevent{${tex(job.title)}}{${tex(job.firm)}}{${tex(job.dates)}}{${tex(job.city)}}${items(job.lines)}`)}
\\switchcolumn\\cvsection{${person.headings.about}}${tex(person.about)}\\cvsection{${person.headings.skills}}${all(
      person.skills.flatMap(([, own]) => own),
      (skill) => `\\cvtag{${tex(skill)}}`,
    )}
\\cvsection{${person.headings.education}}${all(person.schools, (study) => `\\cvevent{${degree(study, jointOf(person))}}{${tex(study.school)}}{${tex(study.dates)}}{${tex(study.city)}}`)}\\end{paracol}\\end{document}`,
  },
  {
    name: 'twentyseconds',
    engine: 'pdflatex',
    repo: 'spagnuolocarmine+TwentySecondsCurriculumVitae-LaTex',
    files: /^(?:twentysecondcv\.cls|.*\.(?:jpe?g|png))$/,
    write: (
      person,
    ) => `\\documentclass[a4paper]{twentysecondcv}\\usepackage[T1]{fontenc}\\cvname{${person.first} ${person.last}}\\cvjobtitle{${tex(person.role)}}\\cvdate{}\\cvaddress{${tex(person.city)}}\\cvnumberphone{${person.phone}}\\cvmail{${tex(person.email)}}\\cvsite{}
\\begin{document}\\aboutme{${tex(person.about)}}\\skillstext{${person.skills
      .flatMap(([, own]) => own)
      .map((skill, at) => `{${tex(skill)}/${5 - (at % 3)}}`)
      .join(',')}}\\makeprofile
\\section{${person.headings.experience}}\\begin{twenty}${all(person.jobs, (job) => `\\twentyitem{${tex(job.dates)}}{${tex(job.title)}}{${tex(job.firm)}}{${tex(job.lines.join(' '))}}`)}\\end{twenty}
\\section{${person.headings.education}}\\begin{twenty}${all(person.schools, (study) => `\\twentyitem{${tex(study.dates)}}{${degree(study, jointOf(person))}}{${tex(study.school)}}{}`)}\\end{twenty}\\end{document}`,
  },
  {
    name: 'billryan',
    engine: 'xelatex',
    repo: 'billryan+resume',
    files: /^(?:resume\.cls|fontawesome.*|fonts\/.*)$/,
    write: (
      person,
    ) => `\\documentclass{resume}\\begin{document}\\pagenumbering{gobble}\\name{${person.first} ${person.last}}\\basicInfo{\\email{${tex(person.email)}} \\textperiodcentered\\ \\phone{${person.phone}} \\textperiodcentered\\ ${tex(person.city)}}
\\section{\\faGraduationCap\\ ${person.headings.education}}${all(person.schools, (study) => `\\datedsubsection{\\textbf{${tex(study.school)}}, ${tex(study.city)}}{${tex(study.dates)}}\\textit{${tex(study.degree)}}${tex(jointOf(person))}${tex(study.area)}`)}
\\section{\\faUsers\\ ${person.headings.experience}}${all(person.jobs, (job) => `\\datedsubsection{\\textbf{${tex(job.firm)}} ${tex(job.city)}}{${tex(job.dates)}}\\role{${tex(job.title)}}{}${items(job.lines)}`)}
\\section{\\faCogs\\ ${person.headings.skills}}\\begin{itemize}${all(person.skills, ([label, own]) => `\\item ${label ? `${tex(label)}: ` : ''}${tex(own.join(', '))}`)}\\end{itemize}\\end{document}`,
  },
  { name: 'moderncv-banking', engine: 'pdflatex', write: moderncv('banking', 'pdflatex') },
  { name: 'moderncv-casual', engine: 'lualatex', write: moderncv('casual', 'lualatex') },
  { name: 'moderncv-oldstyle', engine: 'xelatex', write: moderncv('oldstyle', 'xelatex') },
  {
    name: 'currvita',
    engine: 'pdflatex',
    write: (
      person,
    ) => `\\documentclass[11pt]{article}\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{lmodern}\\usepackage[ManyBibs]{currvita}\\setlength{\\cvlabelwidth}{38mm}\\begin{document}
\\begin{cv}{${person.first} ${person.last}}\\begin{cvlist}{Contact}\\item ${tex(person.city)}\\item ${person.phone}\\item ${tex(person.email)}\\end{cvlist}
\\begin{cvlist}{${person.headings.education}}${all(person.schools, (study) => `\\item[${tex(study.dates)}] ${degree(study, jointOf(person))}, ${tex(study.school)}, ${tex(study.city)}`)}\\end{cvlist}
\\begin{cvlist}{${person.headings.experience}}${all(person.jobs, (job) => `\\item[${tex(job.dates)}] \\textbf{${tex(job.title)}}, ${tex(job.firm)}, ${tex(job.city)}. ${tex(job.lines.join(' '))}`)}\\end{cvlist}
\\begin{cvlist}{${person.headings.skills}}\\item ${listed(person)}\\end{cvlist}\\end{cv}\\end{document}`,
  },
  {
    name: 'article-bullets',
    engine: 'lualatex',
    write: (
      person,
    ) => `\\documentclass[10pt]{article}\\usepackage[margin=2cm]{geometry}\\usepackage{fontspec,enumitem,titlesec}\\setmainfont{Latin Modern Roman}\\titleformat{\\section}{\\large\\scshape}{}{0em}{}[\\titlerule]\\pagestyle{empty}\\begin{document}
\\begin{center}{\\LARGE \\textbf{${person.first} ${person.last}}}\\\\[2pt]${person.phone} $\\bullet$ ${tex(person.email)} $\\bullet$ ${tex(person.city)}\\end{center}
\\section*{${person.headings.experience}}${all(person.jobs, (job) => `\\begin{itemize}[leftmargin=*,nosep]\\item \\textbf{${tex(job.firm)}} \\hfill ${tex(job.city)}\\\\ \\textit{${tex(job.title)}} \\hfill ${tex(job.dates)}\\begin{itemize}[nosep]${all(job.lines, (line) => `\\item ${tex(line)}`)}\\end{itemize}\\end{itemize}`)}
\\section*{${person.headings.education}}${all(person.schools, (study) => `\\begin{itemize}[leftmargin=*,nosep]\\item \\textbf{${tex(study.school)}} \\hfill ${tex(study.city)}\\\\ ${degree(study, jointOf(person))} \\hfill ${tex(study.dates)}\\end{itemize}`)}
\\section*{${person.headings.skills}}${all(person.skills, ([label, own]) => `${label ? `\\textbf{${tex(label)}:} ` : ''}${tex(own.join(', '))}\\\\`)}\\end{document}`,
  },
  {
    name: 'dark-bar',
    engine: 'html',
    write: (person) =>
      style(
        `@page{size:A4;margin:0}body{font:9.5pt "Liberation Sans"}.p{display:flex;min-height:297mm}.s{width:70mm;background:linear-gradient(#22313f,#34495e);color:#fff;padding:10mm 7mm}.m{padding:12mm 10mm;flex:1}h1{font-size:21pt;line-height:1.1;margin-bottom:3mm}h2{font-size:11pt;text-transform:uppercase;letter-spacing:2px;margin:6mm 0 2mm}b{display:block}small{color:#777;display:block}.s p{margin:1mm 0}`,
        `<div class=p><div class=s><h1>${person.first}<br>${person.last}</h1><p>${esc(person.role)}</p><h2>Contact</h2><p>${person.phone}</p><p>${person.email}</p><p>${esc(person.city)}</p><h2>${person.headings.skills}</h2>${all(
          person.skills.flatMap(([, own]) => own),
          (skill) => `<p>${esc(skill)}</p>`,
        )}</div><div class=m><h2>${person.headings.about}</h2><p>${esc(person.about)}</p><h2>${person.headings.experience}</h2>${all(person.jobs, (job) => `<div style="margin-bottom:4mm"><b>${esc(job.title)}</b>${esc(job.firm)} | ${esc(job.city)}<small>${esc(job.dates)}</small>${all(job.lines, (line) => `<div>• ${esc(line)}</div>`)}</div>`)}<h2>${person.headings.education}</h2>${all(person.schools, (study) => `<b>${esc(study.degree)}${jointOf(person)}${esc(study.area)}</b>${esc(study.school)}<small>${esc(study.dates)}</small>`)}</div></div>`,
      ),
  },
  {
    name: 'docs-export',
    engine: 'html',
    write: (person) =>
      style(
        `@page{size:Letter;margin:18mm}body{font:11pt "Liberation Serif"}h1{font-size:26pt;font-weight:400}h2{font:700 12pt "Liberation Sans";color:#b45f06;margin:5mm 0 1mm}h3{font:700 11pt "Liberation Sans";margin-top:3mm}h3 span{font-weight:400}h4{font:400 8.5pt "Liberation Sans";color:#666}li{margin-left:6mm}`,
        `<h1>${person.first} ${person.last}</h1><p>${esc(person.city)} · ${person.phone} · ${person.email}</p><h2>${person.headings.experience.toUpperCase()}</h2>${all(person.jobs, (job) => `<h3>${esc(job.firm)}, <span>${esc(job.city)} — <i>${esc(job.title)}</i></span></h3><h4>${esc(job.dates.toUpperCase())}</h4><ul>${all(job.lines, (line) => `<li>${esc(line)}</li>`)}</ul>`)}<h2>${person.headings.education.toUpperCase()}</h2>${all(person.schools, (study) => `<h3>${esc(study.school)}, <span>${esc(study.city)} — <i>${esc(study.degree)}${jointOf(person)}${esc(study.area)}</i></span></h3><h4>${esc(study.dates)}</h4>`)}<h2>${person.headings.skills.toUpperCase()}</h2><p>${esc(person.skills.flatMap(([, own]) => own).join(', '))}</p>`,
      ),
  },
]
