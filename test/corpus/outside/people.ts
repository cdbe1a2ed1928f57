/** Invented people for layouts of other makers, with the habits real resumes have; no rule was written for them. */
export type Job = {
  title: string
  firm: string
  city: string
  dates: string
  from: string
  to: string
  lines: string[]
}
export type School = {
  degree: string
  area: string
  school: string
  city: string
  dates: string
  from: string
  to: string
}
export type Person = {
  id: string
  headings: Record<'experience' | 'education' | 'skills' | 'about', string>
  first: string
  last: string
  role: string
  email: string
  phone: string
  city: string
  about: string
  skills: [label: string, items: string[]][]
  jobs: Job[]
  schools: School[]
}

const EN = { experience: 'Experience', education: 'Education', skills: 'Skills', about: 'Summary' }
const job = (
  title: string,
  firm: string,
  city: string,
  dates: string,
  from: string,
  to: string,
  ...lines: string[]
): Job => ({ title, firm, city, dates, from, to, lines })
const school = (
  degree: string,
  area: string,
  name: string,
  city: string,
  dates: string,
  from: string,
  to: string,
): School => ({ degree, area, school: name, city, dates, from, to })

export const PEOPLE: Person[] = [
  {
    id: 'tamsin',
    headings: EN,
    first: 'Tamsin',
    last: 'Oyelowo-Hart',
    role: 'Computational Biologist',
    email: 'tamsin.oh@posthouse.example.org',
    phone: '+1 (617) 555-0182',
    city: 'Cambridge, MA',
    about: 'Biologist who writes code that other biologists can run.',
    skills: [
      ['Languages', ['Python', 'R', 'Julia']],
      ['Tools', ['Docker', 'Git', 'PostgreSQL']],
    ],
    jobs: [
      job(
        'Graduate Research Assistant',
        'Wexley Institute for Marine Genomics',
        'Cambridge, MA',
        'Sept. 2021 – Present',
        '2021-09',
        'Present',
        'Assembled eleven genomes from field samples.',
        'Supervised two summer students.',
      ),
      job(
        'Data Science Intern',
        'Corviant',
        'Boston, MA',
        'May 2020 – Aug. 2020',
        '2020-05',
        '2020-08',
        'Cut a nightly report from four hours to twenty minutes.',
      ),
      job(
        'Teaching Fellow, Organic Chemistry',
        'Marlbridge College',
        'Northampton, MA',
        'Jan. 2018 – May 2019',
        '2018-01',
        '2019-05',
        'Led weekly sections for thirty students.',
      ),
    ],
    schools: [
      school(
        'Ph.D.',
        'Computational Biology',
        'University of Eastern Massachusetts',
        'Cambridge, MA',
        '2021 – Present',
        '2021',
        'Present',
      ),
      school('B.A.', 'Biochemistry', 'Marlbridge College', 'Northampton, MA', '2015 – 2019', '2015', '2019'),
    ],
  },
  {
    id: 'gideon',
    headings: { ...EN, experience: 'Work Experience', skills: 'Technical Skills' },
    first: 'Gideon',
    last: 'Marchetti',
    role: 'Backend Engineer',
    email: 'gideon@marchetti.example.dev',
    phone: '415-555-0139',
    city: 'San Jose, California',
    about: 'Engineer for payments and ledgers.',
    skills: [
      ['Languages', ['Java', 'Kotlin', 'Go', 'SQL']],
      ['Infrastructure', ['Kubernetes', 'Terraform', 'Kafka', 'Redis']],
    ],
    jobs: [
      job(
        'Staff Software Engineer',
        'Plover',
        'San Francisco, CA',
        'Mar 2023 - Present',
        '2023-03',
        'Present',
        'Own the ledger that settles two million transfers a day.',
        'Wrote the runbooks the whole floor uses.',
      ),
      job(
        'Senior Software Engineer',
        'Plover',
        'San Francisco, CA',
        'Jul 2020 - Feb 2023',
        '2020-07',
        '2023-02',
        'Split the monolith along its billing seam.',
      ),
      job(
        'Software Engineer II',
        'Northgate Freight Systems',
        'Oakland, CA',
        'Jun 2017 - Jun 2020',
        '2017-06',
        '2020-06',
        'Built the rate engine and its rule editor.',
      ),
    ],
    schools: [
      school(
        'B.S.',
        'Computer Engineering',
        'California Coast State University',
        'San Luis Obispo, CA',
        'Sep 2013 - Jun 2017',
        '2013-09',
        '2017-06',
      ),
    ],
  },
  {
    id: 'rosalba',
    headings: {
      experience: 'Employment History',
      education: 'Education & Training',
      skills: 'Key Skills',
      about: 'Profile',
    },
    first: 'Rosalba',
    last: 'Finnegan',
    role: 'Registered Nurse',
    email: 'r.finnegan@mailbarn.example.com',
    phone: '+353 1 555 0147',
    city: 'Dublin, Ireland',
    about: 'Ward nurse with nine years in cardiac care.',
    skills: [['', ['Triage', 'Phlebotomy', 'Epic', 'Microsoft Excel']]],
    jobs: [
      job(
        'Clinical Nurse Manager',
        'St. Brannock’s Hospital',
        'Dublin',
        'February 2021 – present',
        '2021-02',
        'Present',
        'Manage a team of fourteen on a 28-bed ward.',
      ),
      job(
        'Staff Nurse – Cardiology',
        'St. Brannock’s Hospital',
        'Dublin',
        'August 2016 – January 2021',
        '2016-08',
        '2021-01',
        'Trained new starters on telemetry.',
      ),
      job(
        'Healthcare Assistant',
        'Harrow Lodge',
        'Bray',
        'June 2014 – July 2016',
        '2014-06',
        '2016-07',
        'Looked after residents with dementia.',
      ),
    ],
    schools: [
      school('BSc (Hons)', 'General Nursing', 'Dublin Bay University', 'Dublin', '2012 – 2016', '2012', '2016'),
    ],
  },
  {
    id: 'anselm',
    headings: { experience: 'Berufserfahrung', education: 'Ausbildung', skills: 'Kenntnisse', about: 'Profil' },
    first: 'Anselm',
    last: 'Krönert',
    role: 'Maschinenbauingenieur',
    email: 'anselm.kroenert@postfach.example.de',
    phone: '+49 30 5550 1820',
    city: 'Berlin, Deutschland',
    about: 'Konstrukteur mit einem Auge für Fertigung.',
    skills: [
      ['Software', ['SolidWorks', 'MATLAB', 'Python']],
      ['Verfahren', ['FMEA', 'Six Sigma']],
    ],
    jobs: [
      job(
        'Entwicklungsingenieur',
        'Havelwerk Antriebe GmbH',
        'Berlin',
        '04/2020 – heute',
        '2020-04',
        'Present',
        'Auslegung von Getrieben für Schienenfahrzeuge.',
      ),
      job(
        'Werkstudent Konstruktion',
        'Spreebau AG',
        'Berlin',
        '10/2018 – 03/2020',
        '2018-10',
        '2020-03',
        'Zeichnungen für Sondermaschinen erstellt.',
      ),
      job(
        'Praktikant',
        'Ostsee Turbinen KG',
        'Rostock',
        '02/2017 – 07/2017',
        '2017-02',
        '2017-07',
        'Prüfstand für Schaufeln betreut.',
      ),
    ],
    schools: [
      school(
        'Master of Science',
        'Maschinenbau',
        'Technische Universität Havelland',
        'Berlin',
        '10/2017 – 03/2020',
        '2017-10',
        '2020-03',
      ),
      school(
        'Bachelor of Science',
        'Maschinenbau',
        'Hochschule Warnow',
        'Rostock',
        '10/2013 – 09/2017',
        '2013-10',
        '2017-09',
      ),
    ],
  },
  {
    id: 'solene',
    headings: {
      experience: 'Expériences professionnelles',
      education: 'Formation',
      skills: 'Compétences',
      about: 'Profil',
    },
    first: 'Solène',
    last: 'Kerbrat',
    role: 'Cheffe de projet digital',
    email: 'solene.kerbrat@courrielle.example.fr',
    phone: '+33 6 55 55 01 39',
    city: 'Rennes, France',
    about: 'Dix ans à faire aboutir des sites utiles.',
    skills: [
      ['Outils', ['Figma', 'Jira', 'WordPress']],
      ['Langages', ['HTML', 'CSS', 'JavaScript']],
    ],
    jobs: [
      job(
        'Cheffe de projet digital',
        'Armorique Habitat',
        'Rennes',
        'Depuis janvier 2021',
        '2021-01',
        'Present',
        'Refonte du portail des locataires.',
      ),
      job(
        'Chargée de communication',
        'Les Moulins du Couesnon',
        'Fougères',
        'Mars 2017 – Décembre 2020',
        '2017-03',
        '2020-12',
        'Lettre mensuelle et réseaux sociaux.',
      ),
      job(
        'Stagiaire webmaster',
        'Mairie de Plouvien',
        'Plouvien',
        'Avril 2016 – Août 2016',
        '2016-04',
        '2016-08',
        'Mise à jour du site de la commune.',
      ),
    ],
    schools: [
      school(
        'Master',
        'Communication numérique',
        'Université de Haute-Bretagne',
        'Rennes',
        '2014 – 2016',
        '2014',
        '2016',
      ),
      school('Licence', 'Lettres modernes', 'Université de Cornouaille', 'Quimper', '2011 – 2014', '2011', '2014'),
    ],
  },
  {
    id: 'kerem',
    headings: { experience: 'İş Deneyimi', education: 'Eğitim', skills: 'Beceriler', about: 'Hakkımda' },
    first: 'Kerem',
    last: 'Tuncalı',
    role: 'Elektrik Mühendisi',
    email: 'kerem.tuncali@eposta.example.com.tr',
    phone: '+90 532 555 01 64',
    city: 'Ankara, Türkiye',
    about: 'Güç sistemleri üzerine çalışan mühendis.',
    skills: [
      ['Yazılım', ['MATLAB', 'AutoCAD', 'Python']],
      ['Sistemler', ['SCADA', 'PLC']],
    ],
    jobs: [
      job(
        'Proje Mühendisi',
        'Bozkır Enerji A.Ş.',
        'Ankara',
        'Mart 2021 – Halen',
        '2021-03',
        'Present',
        'Trafo merkezlerinin devreye alınması.',
      ),
      job(
        'Saha Mühendisi',
        'Yıldıztepe Elektrik',
        'Konya',
        'Temmuz 2018 – Şubat 2021',
        '2018-07',
        '2021-02',
        'Saha ölçümleri ve raporlama.',
      ),
      job(
        'Stajyer',
        'Kızılırmak Santralleri',
        'Kırıkkale',
        'Haziran 2017 – Ağustos 2017',
        '2017-06',
        '2017-08',
        'Bakım planlarını güncelledi.',
      ),
    ],
    schools: [
      school(
        'Lisans',
        'Elektrik-Elektronik Mühendisliği',
        'Anadolu Bozkır Üniversitesi',
        'Ankara',
        '2013 – 2018',
        '2013',
        '2018',
      ),
    ],
  },
  {
    id: 'ines',
    headings: {
      experience: 'Experiencia profesional',
      education: 'Formación académica',
      skills: 'Competencias',
      about: 'Perfil',
    },
    first: 'Inés',
    last: 'Bermejo Rual',
    role: 'Analista de datos',
    email: 'ines.bermejo@correo.example.es',
    phone: '+34 655 550 128',
    city: 'Valladolid, España',
    about: 'Analista que explica los números sin jerga.',
    skills: [['Herramientas', ['SQL', 'Python', 'Power BI', 'Excel']]],
    jobs: [
      job(
        'Analista de datos',
        'Seguros Pisuerga',
        'Valladolid',
        'Septiembre 2021 – Actualidad',
        '2021-09',
        'Present',
        'Cuadros de mando para siniestros.',
      ),
      job(
        'Técnica de control de gestión',
        'Harinas del Duero S.A.',
        'Zamora',
        'Febrero 2019 – Agosto 2021',
        '2019-02',
        '2021-08',
        'Informes mensuales de coste.',
      ),
      job(
        'Becaria',
        'Ayuntamiento de Toro',
        'Toro',
        'Julio 2018 – Diciembre 2018',
        '2018-07',
        '2018-12',
        'Limpieza del padrón.',
      ),
    ],
    schools: [
      school('Grado', 'Estadística', 'Universidad de Tierra de Campos', 'Valladolid', '2014 – 2018', '2014', '2018'),
    ],
  },
  {
    id: 'desmond',
    headings: {
      experience: 'Professional Experience',
      education: 'Academic Background',
      skills: 'Core Competencies',
      about: 'Objective',
    },
    first: 'Desmond',
    last: 'Achterberg Pym',
    role: 'Supply Chain Analyst',
    email: 'd.pym@harbourpost.example.net',
    phone: '(206) 555-0174',
    city: 'Tacoma, WA',
    about: 'Seeking a planning role close to the port.',
    skills: [['', ['Excel', 'SAP', 'Tableau', 'SQL', 'Forecasting']]],
    jobs: [
      job(
        'Supply Chain Analyst II',
        'Puget Produce',
        'Tacoma, WA',
        '06/2022 - Current',
        '2022-06',
        'Present',
        'Forecast demand for four hundred lines.',
      ),
      job(
        'Inventory Coordinator',
        'Rainier Outfitters, Inc.',
        'Kent, WA',
        '01/2020 - 05/2022',
        '2020-01',
        '2022-05',
        'Counted, recounted and automated the counting.',
      ),
      job(
        'Barista',
        'Gull & Gable',
        'Olympia, WA',
        '09/2017 - 12/2019',
        '2017-09',
        '2019-12',
        'Opened the shop four mornings a week.',
      ),
    ],
    schools: [
      school(
        'Bachelor of Business Administration',
        'Operations Management',
        'Olympic Peninsula University',
        'Olympia, WA',
        '2016 - 2020',
        '2016',
        '2020',
      ),
    ],
  },
]
