import type { LanguageWords } from './language.ts'

export const en: LanguageWords = {
  code: 'en',
  months: 'January February March April May June July August September October November December'.split(' '),
  shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
  present: ['Present', 'Current', 'now', 'Present', 'ongoing'],
  headings: {
    summary: ['Summary', 'Profile', 'About Me', 'Professional Summary', 'Objective'],
    experience: ['Experience', 'Work Experience', 'Employment History', 'Professional Experience', 'Career History', 'Where I have worked'],
    education: ['Education', 'Academic Background', 'Education & Training', 'Studies'],
    skills: ['Skills', 'Technical Skills', 'Core Competencies', 'Tools & Technologies', 'Tech Stack', 'Key Skills'],
    projects: ['Projects', 'Side Projects', 'Selected Projects'],
    certifications: ['Certifications', 'Licenses & Certifications', 'Certificates'],
    languages: ['Languages'],
  },
  names: ['Wren Halloway', 'Dr. Odessa Kirkbride', 'Tobias Ashdown-Pryce', 'Ngozi Umeh', 'Priyanka', 'Calum O’Driscoll', 'Mei-Ling Zhao', 'José Ferrante Jr.', 'SORCHA BYRNE', 'Dmitri Volkonsky', 'Aaliyah Brookes', 'Анастасия Ковалёва', 'Joost van der Velde', 'Kwame A. Boateng'],
  titles: ['Senior Software Engineer', 'Software Developer', 'Data Analyst', 'Systems Administrator', 'Product Designer', 'Security Analyst', 'DevOps Engineer', 'QA Lead', 'Machine Learning Engineer', 'IT Support Technician', 'Engineering Manager', 'Network Engineer II', 'Front-End Developer', 'Head of Data', 'Research Intern', 'Principal Consultant, Cloud'],
  companies: ['Pebble & Thorn', 'Quillmark Systems', 'Northgate Freight Ltd', 'Oakhollow Health', 'Brightwater', 'Larkspur Labs, Inc.', 'City of Millbrook', 'Fenwick Rail', 'Copperline Energy', 'Sable Street Studio', 'Hartwell & Sons', 'Marrow Bay Insurance', 'Tallgrass Robotics', 'Dovetree Books', 'Rust Belt Diner Group', 'Swift Harbor Logistics'],
  cities: ['Leeds, UK', 'Austin, TX', 'Portland, OR', 'Dublin, Ireland', 'Remote', 'Halifax, NS, Canada', 'Bristol', 'Wellington, New Zealand', 'Nairobi, Kenya'],
  phones: ['+44 7700 900123', '(512) 555-0142', '512.555.0176', '+1-303-555-0119', '+353 1 555 0188', '0113 496 0334', '+254 20 555 0101'],
  schools: ['University of Eastmere', 'Kestrel Valley Community College', 'Harrowgate Institute of Technology', 'St. Brannoc’s College', 'Lakeshore State University', 'CodeForge Bootcamp'],
  degrees: [
    { degree: 'BSc', area: 'Computer Science', joint: ' in ' }, { degree: 'Bachelor of Arts', area: 'Graphic Design', joint: ' in ' },
    { degree: 'M.Sc.', area: 'Data Science', joint: ', ' }, { degree: 'Associate of Applied Science', area: 'Network Administration', joint: ' – ' },
    { degree: 'PhD', area: 'Physics', joint: ' in ' }, { degree: 'B.Eng. (Hons)', area: 'Electronic Engineering', joint: ', ' },
  ],
  bullets: ['Built an internal booking tool with {a} and {b}, used by 400 people every day.', 'Migrated the reporting stack from {a} to {b}, cutting nightly runs from 6 hours to 40 minutes.', 'Automated releases with {a}; failures fell by 35%.', 'Wrote {a} services behind a {b} gateway and monitored them in {c}.', 'Used {a} to trace slow queries and documented every finding.', 'Introduced {a}, {b} and {c} to a team of nine.'],
  plain: ['Led a team of six across two offices and ran the weekly review.', 'Reduced customer complaints by 18% in one year.', 'Helped excel at service levels and react to incidents within 15 minutes.', 'Supported the spring campaign and the go-to-market plan.', 'Trained 30 new colleagues and wrote their handbook.'],
  summaries: ['Engineer with nine years of experience who likes small teams and clear goals.', 'Curious analyst, happiest when a messy process becomes a boring one.'],
  spoken: ['English', 'Spanish', 'Hindi'],
  at: ' at ',
}
