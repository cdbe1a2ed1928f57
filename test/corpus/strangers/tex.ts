import { must } from '#core/must.ts'
import { all, type Family } from './family.ts'
import { rolesOf, skillsOf, studiesOf } from './people.ts'

const tex = (text: string) =>
  text
    .replaceAll(/[&%#_$]/g, (sign) => `\\${sign}`)
    .replaceAll('→', '$\\rightarrow$')
    .replaceAll('–', '--')
const comma = (...parts: string[]) => parts.filter(Boolean).map(tex).join(', ')
const list = (lines: string[], options = '') =>
  lines.length === 0 ? '' : `\\begin{itemize}${options}${all(lines, (line) => `\\item ${tex(line)}`)}\\end{itemize}`
const preamble = (source: string) => must(source.split('\\begin{document}')[0])
const UTF = '\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}'
const braced = (lines: string[]) => lines.map((line) => `{${tex(line)}}`).join(', ')

export const TEX: Family[] = [
  {
    name: 'mcdowell',
    half: 'a',
    engine: 'xelatex',
    repo: 'dnl-blkv+mcdowell-cv',
    files: /^mcdowellcv\.cls$/,
    write: (
      p,
    ) => `\\documentclass[]{mcdowellcv}\\usepackage{amsmath}\\name{${p.first} ${p.last}}\\address{${tex(p.address)}}\\contacts{${p.phone} \\linebreak ${tex(p.email)}}\\begin{document}\\makeheader
\\begin{cvsection}{${tex(p.headings.experience)}}${all(rolesOf(p), (role) => `\\begin{cvsubsection}{${tex(role.title || role.firm)}}{${role.title ? tex(role.firm) : ''}}{${tex(role.dates)}}${list(role.lines)}\\end{cvsubsection}`)}\\end{cvsection}
\\begin{cvsection}{${tex(p.headings.education)}}${all(studiesOf(p), (study) => `\\begin{cvsubsection}{${comma(study.city)}}{${tex(study.school)}}{${tex(study.dates)}}${list([study.shown, ...study.lines])}\\end{cvsubsection}`)}\\end{cvsection}
\\begin{cvsection}{${tex(p.headings.skills)}}\\begin{cvsubsection}{}{}{}${list(p.skills.map(([label, items]) => `${label ? `${label}: ` : ''}${items.join(', ')}`))}\\end{cvsubsection}\\end{cvsection}
${all(p.more, ([heading, lines]) => `\\begin{cvsection}{${tex(heading)}}\\begin{cvsubsection}{}{}{}${list(lines)}\\end{cvsubsection}\\end{cvsection}`)}\\end{document}`,
    hidesTowns: true,
  },
  {
    name: 'autocv',
    half: 'a',
    engine: 'pdflatex',
    repo: 'jitinnair1+autoCV',
    files: /^(?:cv\.tex|citations\.bib)$/,
    write: (
      p,
      read,
    ) => `${preamble(read('cv.tex')).replaceAll(/\\usepackage\[style=authoryear[^\n]*|\\addbibresource[^\n]*|\\setlength\\bibitemsep[^\n]*/g, '')}${UTF}\\begin{document}\\pagestyle{empty}
\\begin{tabularx}{\\linewidth}{@{} C @{}}\\Huge{${p.first} ${p.last}} \\\\[7.5pt] \\faHome\\ ${tex(p.address)} \\ $|$ \\ \\faEnvelope \\ ${tex(p.email)} \\ $|$ \\ \\faMobile \\ ${p.phone}\\\\\\end{tabularx}
\\section{${tex(p.headings.about)}}${tex(p.about)}
\\section{${tex(p.headings.experience)}}${all(rolesOf(p), (role) => `\\begin{joblong}{${comma(role.title, role.firm, role.city)}}{${tex(role.dates)}}${all(role.lines.length > 0 ? role.lines : ['--'], (line) => `\\item ${tex(line)}`)}\\end{joblong}`)}
\\section{${tex(p.headings.education)}}\\begin{tabularx}{\\linewidth}{@{}l X@{}}${all(studiesOf(p), (study) => `${tex(study.dates)} & ${tex(study.shown)} -- \\textbf{${tex(study.school)}} \\hfill ${tex(study.lines[0] ?? '')}\\\\`)}\\end{tabularx}
\\section{${tex(p.headings.skills)}}\\begin{tabularx}{\\linewidth}{@{}l X@{}}${all(p.skills, ([label, items]) => `${tex(label)} & ${tex(items.join(', '))}\\\\`)}\\end{tabularx}
${all(p.more, ([heading, lines]) => `\\section{${tex(heading)}}${all(lines, (line) => `${tex(line)}\\\\`)}`)}\\end{document}`,
  },
  {
    name: 'latexcv-classic',
    half: 'a',
    engine: 'pdflatex',
    repo: 'jankapunkt+latexcv',
    files: /^classic\/main\.tex$/,
    write: (
      p,
      read,
    ) => `${preamble(read('main.tex'))}\\begin{document}\\pagestyle{fancy}\\begin{center}\\HUGE \\textsc{${p.first} ${p.last}} \\textcolor{sectcol}{\\rule[-1mm]{1mm}{0.9cm}} \\textsc{Resume}\\\\[2pt]\\small ${tex(p.role)}\\end{center}
\\metasection{${tex(p.address)}}{${tex(p.about.slice(0, 60))}}\\metasection{${tex(p.email)}}{}\\metasection{${p.phone}}{}\\textcolor{softcol}{\\hrule}\\normalsize
\\cvsection{${tex(p.headings.experience)}}${all(rolesOf(p), (role) => `\\cvevent{${tex(role.dates)}}{${tex(role.title || role.firm)}}{${role.title ? comma(role.firm, role.city) : ''}}{${braced(role.lines)}}`)}
\\cvsection{${tex(p.headings.education)}}${all(studiesOf(p), (study) => `\\cvevent{${tex(study.dates)}}{${tex(study.shown)}}{${comma(study.school, study.city)}}{${braced(study.lines)}}`)}
\\cvsection{${tex(p.headings.skills)}}${all(p.skills, ([label, items]) => `${label ? `\\textbf{${tex(label)}:} ` : ''}${tex(items.join(', '))}\\\\`)}
${all(p.more, ([heading, lines]) => `\\cvsection{${tex(heading)}}${all(lines, (line) => `${tex(line)}\\\\`)}`)}\\end{document}`,
  },
  {
    name: 'yaac',
    half: 'a',
    engine: 'xelatex',
    repo: 'darwiin+yaac-another-awesome-cv',
    files: /^(?:yaac-another-awesome-cv\.cls|fonts\/.*)$/,
    write: (
      p,
    ) => `\\documentclass[10pt,compact]{yaac-another-awesome-cv}\\name{${p.first}}{${p.last}}\\tagline{${tex(p.role)}}\\socialinfo{\\smartphone{${p.phone}}\\email{${tex(p.email)}}\\\\ \\address{${tex(p.address)}}}\\begin{document}\\makecvheader
\\sectionTitle{${tex(p.headings.experience)}}{\\faSuitcase}\\begin{experiences}${all(rolesOf(p), (role) => {
      const [from = '', to = ''] = role.dates.split(/ (?:–|-|to|à|→|au) /)
      return `\\experience{${tex(to)}}{${tex(role.title)}}{${tex(role.firm)}}{${tex(role.city)}}{${tex(from)}}{${list(role.lines)}}{}`
    })}\\end{experiences}
\\sectionTitle{${tex(p.headings.education)}}{\\faGraduationCap}\\begin{scholarship}${all(studiesOf(p), (study) => `\\scholarshipentry{${tex(study.dates)}}{${comma(study.shown, study.school, study.city)}}`)}\\end{scholarship}
\\sectionTitle{${tex(p.headings.skills)}}{\\faTasks}\\begin{keywords}${all(p.skills, ([label, items]) => `\\keywordsentry{${tex(label || p.headings.skills)}}{${tex(items.join(', '))}}`)}\\end{keywords}
${all(p.more, ([heading, lines]) => `\\sectionTitle{${tex(heading)}}{\\faStar}${list(lines)}`)}\\end{document}`,
  },
  {
    name: 'treyhunner',
    half: 'b',
    engine: 'pdflatex',
    repo: 'treyhunner+resume',
    files: /^resume\.cls$/,
    write: (
      p,
    ) => `\\documentclass{resume}${UTF}\\usepackage{textcomp}\\usepackage[left=0.75in,top=0.6in,right=0.75in,bottom=0.6in]{geometry}\\name{${p.first} ${p.last}}\\address{${tex(p.address)}}\\address{${p.phone} \\\\ ${tex(p.email)}}\\begin{document}
\\begin{rSection}{${tex(p.headings.about)}}${tex(p.about)}\\end{rSection}
\\begin{rSection}{${tex(p.headings.education)}}${all(studiesOf(p), (study) => `{\\bf ${comma(study.school, study.city)}} \\hfill {\\em ${tex(study.dates)}} \\\\ {${tex(study.shown)}}${study.lines.map((line) => `\\\\ ${tex(line)}`).join('')}\\par\\smallskip`)}\\end{rSection}
\\begin{rSection}{${tex(p.headings.experience)}}${all(rolesOf(p), (role) => `\\begin{rSubsection}{${tex(role.firm)}}{${tex(role.dates)}}{${tex(role.title)}}{${tex(role.city)}}${all(role.lines.length > 0 ? role.lines : ['--'], (line) => `\\item ${tex(line)}`)}\\end{rSubsection}`)}\\end{rSection}
\\begin{rSection}{${tex(p.headings.skills)}}\\begin{tabular}{ @{} >{\\bfseries}l @{\\hspace{6ex}} l }${all(p.skills, ([label, items]) => `${tex(label)} & ${tex(items.join(', '))}\\\\`)}\\end{tabular}\\end{rSection}
${all(p.more, ([heading, lines]) => `\\begin{rSection}{${tex(heading)}}${all(lines, (line) => `${tex(line)}\\par`)}\\end{rSection}`)}\\end{document}`,
  },
  {
    name: 'latexcv-two-column',
    half: 'b',
    engine: 'pdflatex',
    repo: 'jankapunkt+latexcv',
    files: /^two_column\/main\.tex$/,
    write: (p, read) => `${preamble(read('main.tex'))}\\begin{document}\\pagestyle{fancy}
\\begin{minipage}[t]{0.485\\textwidth}\\vspace{\\spread}\\hspace{-0.25\\linewidth}\\colorbox{bgcol}{\\makebox[1.25\\linewidth][c]{\\LARGE{\\textcolor{white}{\\textsc{${p.first}}} } \\textcolor{sectcol}{\\rule[-1mm]{1mm}{0.9cm}} \\LARGE{\\textcolor{white}{\\textsc{${p.last}}} } }}

${tex(p.address)}\\\\${p.phone}\\\\${tex(p.email)}\\end{minipage}\\hfill\\begin{minipage}[t]{0.485\\textwidth}\\vspace{\\spread}\\cvsection{${tex(p.headings.about)}}\\\\ ${tex(p.about)}\\end{minipage}

\\begin{minipage}[t]{0.485\\textwidth}\\vspace{\\spread}\\cvsection{${tex(p.headings.education)}}
${all(studiesOf(p), (study) => `\\cvevent{${tex(study.dates)}}{${tex(study.shown)}}{${comma(study.school, study.city)}}{${tex(study.lines[0] ?? study.city)}}{}`)}
\\cvsection{${tex(p.headings.skills)}}${all(p.skills, ([label, items]) => `\\metasection{${tex(label)}}{${tex(items.join(', '))}}`)}
${all(p.more, ([heading, lines]) => `\\cvsection{${tex(heading)}}${all(lines, (line) => `\\metasection{}{${tex(line)}}`)}`)}
\\end{minipage}\\hfill\\begin{minipage}[t]{0.485\\textwidth}\\vspace{\\spread}\\cvsection{${tex(p.headings.experience)}}
${all(rolesOf(p), (role) => `\\cvevent{${tex(role.dates)}}{${tex(role.title)}}{${comma(role.firm, role.city)}}{${tex(role.lines[0] ?? '')}}{${tex(role.lines[1] ?? '')}}`)}\\end{minipage}\\end{document}`,
  },
  {
    name: 'europecv',
    half: 'b',
    engine: 'pdflatex',
    write: (
      p,
    ) => `\\documentclass[a4paper,nologo,english]{europecv}${UTF}\\usepackage[a4paper,top=1.2cm,left=1.2cm,right=1.2cm,bottom=2.5cm]{geometry}\\ecvname{${p.last}, ${p.first}}\\ecvaddress{${tex(p.address)}}\\ecvtelephone{${p.phone}}\\ecvemail{${tex(p.email)}}\\begin{document}\\begin{europecv}\\ecvpersonalinfo
\\ecvsection{${tex(p.headings.experience)}}${all(rolesOf(p), (role) => `\\ecvitem{Dates}{\\textbf{${tex(role.dates)}}}\\ecvitem{Occupation or position held}{${tex(role.title)}}\\ecvitem{Main activities and responsibilities}{${tex(role.lines.join(' '))}}\\ecvitem[10pt]{Name and address of employer}{${comma(role.firm, role.city)}}`)}
\\ecvsection{${tex(p.headings.education)}}${all(studiesOf(p), (study) => `\\ecvitem{Dates}{\\textbf{${tex(study.dates)}}}\\ecvitem{Title of qualification awarded}{${tex(study.shown)}}\\ecvitem[10pt]{Name and type of organisation providing education and training}{${comma(study.school, study.city)}}`)}
\\ecvsection{${tex(p.headings.skills)}}${all(p.skills, ([label, items]) => `\\ecvitem{${tex(label)}}{${tex(items.join(', '))}}`)}
${all(p.more, ([heading, lines]) => `\\ecvsection{${tex(heading)}}${all(lines, (line) => `\\ecvitem{}{${tex(line)}}`)}`)}\\end{europecv}\\end{document}`,
  },
  {
    name: 'simplecv',
    half: 'b',
    engine: 'lualatex',
    write: (
      p,
    ) => `\\documentclass[11pt]{simplecv}\\usepackage{fontspec}\\leftheader{${tex(p.address)}}\\rightheader{Phone: ${p.phone}\\\\ E-mail: ${tex(p.email)}}\\title{${p.first} ${p.last}}\\begin{document}\\maketitle
\\section{${tex(p.headings.education)}}\\begin{topic}${all(studiesOf(p), (study) => `\\item[${tex(study.dates)}] ${tex(study.shown)}, \\emph{${tex(study.school)}}, ${tex(study.city)}.${study.lines.map((line) => ` ${tex(line)}`).join('')}`)}\\end{topic}
\\section{${tex(p.headings.experience)}}\\begin{topic}${all(rolesOf(p), (role) => `\\item[${tex(role.dates)}] \\textbf{${tex(role.title || role.firm)}}${role.title ? `, ${comma(role.firm, role.city)}` : ''}. ${tex(role.lines.join(' '))}`)}\\end{topic}
\\section{${tex(p.headings.skills)}}${tex(skillsOf(p).join(', '))}
${all(p.more, ([heading, lines]) => `\\section{${tex(heading)}}${all(lines, (line) => `${tex(line)}\\par`)}`)}\\end{document}`,
  },
]
