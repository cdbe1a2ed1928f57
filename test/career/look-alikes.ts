import type { JsonResume } from '../eval/json-resume.ts'

/** Somebody whose title or list says more, less or something else than their work does; `readiness` as in the people sets. */
export type LookAlike = { id: string; own: string; readiness: number; resume: JsonResume }

type Entry = NonNullable<JsonResume['work']>[number]
export const lookAlikes: LookAlike[] = []
const add = (id: string, own: string, readiness: number, resume: JsonResume) =>
  lookAlikes.push({ id, own, readiness, resume })
const w = (
  position: string,
  name: string,
  startDate: string,
  endDate: string | null,
  ...highlights: string[]
): Entry => ({ position, name, startDate, ...(endDate ? { endDate } : {}), highlights })
const sk = (...keywords: string[]) => [{ keywords }]

add('sd-recruiter', 'software-developer', 1, {
  basics: { label: 'Senior Technical Recruiter' },
  work: [
    w(
      'Senior Technical Recruiter, Software Engineering',
      'Brightpath Talent',
      '2018-03',
      null,
      'Source and screen Java, Kotlin, React and Kubernetes developers for fintech clients',
      'Filled 140 software engineer positions, average time to hire 31 days',
      'Run take-home tests with HackerRank and explain the results to hiring managers',
      'Built a sourcing database in Airtable',
    ),
    w('Recruiter', 'Adeo', '2014-01', '2018-02', 'Screened PHP and Python programmers'),
  ],
  skills: sk(
    'Boolean search',
    'LinkedIn Recruiter',
    'Greenhouse',
    'Java',
    'Kubernetes',
    'React',
    'Microservices',
    'Agile',
  ),
})
add('ai-prompter', 'ai-engineer', 1, {
  basics: {
    label: 'AI Engineer | Generative AI Expert | LLM Architect',
    summary:
      'AI Engineer with 6+ years of driving transformation with LLMs, RAG, fine-tuning, LangChain, vector databases, PyTorch and MLOps.',
  },
  work: [
    w(
      'AI Engineer & Founder',
      'NextWave AI Solutions',
      '2020-01',
      null,
      'Leverage ChatGPT to write newsletters and product texts for 20 customers',
      'Posts about AI on LinkedIn, 14,000 followers',
      'Sells prompt packs, 300 copies',
    ),
    w('Sales assistant', 'Mediamarkt', '2015-02', '2019-12', 'Sold televisions'),
  ],
  skills: sk(
    'LLMs',
    'RAG',
    'LangChain',
    'Fine-tuning',
    'Vector Databases',
    'PyTorch',
    'TensorFlow',
    'MLOps',
    'Python',
    'Docker',
    'Kubernetes',
    'Prompt engineering',
    'REST APIs',
    'Machine Learning',
    'Deep Learning',
  ),
  certificates: [{ name: 'ChatGPT for Business, 2 hours' }],
})
add('ds-title', 'data-scientist', 2, {
  basics: {
    label: 'Senior Data Scientist',
    summary: 'Data scientist with passion for big data, machine learning, deep learning and AI.',
  },
  work: [
    w(
      'Senior Data Scientist',
      'Kendra Logistics',
      '2019-04',
      null,
      'Weekly delivery report in Excel with pivot tables for the management',
      'Merges lists of customers, checks addresses',
      'Presents figures in PowerPoint',
    ),
    w('Office clerk', 'Kendra Logistics', '2015-01', '2019-03', 'Invoices'),
  ],
  skills: sk(
    'Data Science',
    'Machine Learning',
    'Deep Learning',
    'Python',
    'R',
    'SQL',
    'Tableau',
    'Statistics',
    'Big Data',
    'TensorFlow',
    'Excel',
  ),
})
add('sd-pm', 'software-developer', 2, {
  basics: { label: 'IT project manager' },
  work: [
    w(
      'Software Development Project Manager',
      'Norvik',
      '2016-01',
      null,
      'Plan sprints for two teams who build a Java and Angular claims portal on Azure',
      'Jira boards, budget 1.4 M, steering committee, risk list',
      'Write user stories with the business; developers estimate',
    ),
    w('Project coordinator', 'Norvik', '2012-01', '2015-12', 'Minutes, travel'),
  ],
  skills: sk('Scrum', 'Jira', 'Stakeholder management', 'Confluence', 'MS Project'),
})
add('ne-gas', 'network-engineer', 1, {
  basics: { label: 'Network engineer, gas distribution' },
  work: [
    w(
      'Network Engineer',
      'Stadtwerke Lindau (gas and water)',
      '2014-05',
      null,
      'Plan low pressure gas networks for 14,000 connections, calculate pressure in STANET',
      'Supervise pipe laying and welders, leak detection, GIS as-built drawings',
      'On call for ruptures',
    ),
    w('Technician', 'Rohrbau AG', '2009-01', '2014-04', 'Pipe laying'),
  ],
  skills: sk('AutoCAD', 'ArcGIS', 'STANET', 'Excel', 'Project planning'),
})
add('cy-guard', 'cybersecurity-analyst', 1, {
  basics: { label: 'Security Analyst' },
  work: [
    w(
      'Security Operations Center Supervisor',
      'Guardium Malls',
      '2017-01',
      null,
      'Monitor 220 cameras and 40 access points, supervise 12 guards',
      'Incident response: theft, medical, fire; incident reports in the log',
      'Alarm monitoring and access control cards, risk assessments of entrances',
    ),
    w('Security officer', 'Guardium Malls', '2012-01', '2016-12', 'Patrols, monitoring of alarms'),
  ],
  skills: sk('Incident response', 'Monitoring', 'Risk management', 'Report writing', 'CCTV', 'Access control'),
})
add('cl-sales', 'cloud-engineer', 1, {
  basics: { label: 'Cloud Solutions Consultant' },
  work: [
    w(
      'Cloud Solutions Account Executive',
      'Telvora',
      '2018-01',
      null,
      'Sell AWS, Azure and Google Cloud contracts to mid-sized companies, 130 % of quota',
      'Explain Kubernetes, Terraform and Docker offers of our partners to customers',
      'Negotiations, Salesforce, forecasts',
    ),
    w('Sales representative', 'Vodacom', '2013-01', '2017-12', 'Mobile contracts'),
  ],
  skills: sk('AWS', 'Azure', 'GCP', 'Kubernetes', 'Terraform', 'Negotiation', 'Salesforce'),
  certificates: [{ name: 'AWS Certified Cloud Practitioner' }],
})
add('ux-ia', 'ui-ux-designer', 1, {
  basics: { label: 'Interior designer' },
  work: [
    w(
      'Senior Designer',
      'Studio Havn',
      '2013-01',
      null,
      'Kitchens and shop interiors: sketches, mood boards, colours, materials',
      'Interviews with clients on how they use the room',
      'Wireframe models and 3D renderings in SketchUp and 3ds Max',
    ),
  ],
  skills: sk('SketchUp', 'AutoCAD', 'Photoshop', 'InDesign', 'Colour', 'Typography of signage'),
})
add('mo-phone', 'mobile-app-developer', 1, {
  basics: { label: 'Mobile engineer' },
  work: [
    w(
      'Mobile Engineer',
      'FoneFix',
      '2016-01',
      null,
      'Repair iPhone and Android phones: screens, batteries, boards',
      'Data recovery, flashing of Android firmware, unlocking',
      'Trains two apprentices',
    ),
  ],
  skills: sk('iOS', 'Android', 'Soldering', 'Diagnostics', 'Customer service'),
})
add('fs-stuffed', 'full-stack-developer', 1, {
  basics: {
    label: 'Full Stack Developer',
    summary:
      'Results-driven full stack developer. React, Node.js, TypeScript, Docker, AWS, Kubernetes, GraphQL, PostgreSQL, MongoDB, Redis.',
  },
  work: [w('Warehouse operative', 'Amzl', '2019-01', null, 'Picking and packing, scanner, forklift')],
  skills: sk(
    'React',
    'Node.js',
    'TypeScript',
    'JavaScript',
    'HTML',
    'CSS',
    'Docker',
    'AWS',
    'Kubernetes',
    'GraphQL',
    'PostgreSQL',
    'MongoDB',
    'Redis',
    'CI/CD',
    'Jest',
    'REST APIs',
    'Git',
  ),
  education: [{ institution: 'Udemy', studyType: 'The complete web developer bootcamp, started 2026-09' }],
})
add('sd-teacher', 'software-developer', 3, {
  basics: { label: 'Teacher of computer science' },
  work: [
    w(
      'Teacher of computer science and mathematics',
      'Gymnasium Nord',
      '2012-08',
      null,
      'Python and Java with classes 9 to 12, databases with SQLite, Karel the robot',
      'Leads the robotics club: Arduino, C',
      'Looks after the school timetable program written in Java by a former colleague',
    ),
  ],
  skills: sk('Python', 'Java', 'SQL', 'Git for the club', 'Scratch'),
})
add('sd-oss', 'software-developer', 5, {
  basics: { label: 'Contributor' },
  work: [
    w(
      'Freelancer',
      'self-employed',
      '2015-01',
      null,
      'Booking engine in PHP and later Go for a chain of hostels, 40,000 bookings a month; Postgres, Redis, Docker, own CI',
      'REST API used by eleven partners, with tests and a changelog',
      'Code review for the two others',
    ),
    w('Cook', 'Hostel', '2010-01', '2014-12', 'Breakfast'),
  ],
  skills: sk('Go', 'PHP', 'PostgreSQL', 'Docker', 'Git', 'Linux'),
})
add('sd-mts', 'software-developer', 5, {
  basics: { label: 'MTS III' },
  work: [
    w(
      'Member of Technical Staff',
      'Halcyon Storage',
      '2017-06',
      null,
      'Replication service in Java and gRPC, 3 regions, 99.99 %',
      'On-call, post-mortems, design documents, code reviews',
      'JUnit, Jenkins, Kubernetes',
    ),
  ],
  skills: sk('Java', 'gRPC', 'Kubernetes', 'SQL', 'Git'),
})
add('sd-analyst', 'software-developer', 5, {
  basics: { label: 'Analyst programmer' },
  work: [
    w(
      'IT Specialist II',
      'Ministry of Transport',
      '2011-03',
      null,
      'Maintain and extend the vehicle registration system: C#, .NET, SQL Server, 4 million records',
      'Web services for police and insurers, unit tests since 2018, Azure DevOps pipelines',
      'Train newcomers',
    ),
  ],
  skills: sk('C#', '.NET', 'SQL Server', 'TFS', 'Git', 'SOAP', 'REST'),
})
add('ds-quant', 'data-scientist', 5, {
  basics: { label: 'Quantitative marketing lead' },
  work: [
    w(
      'Decision Science Lead',
      'Retaylor',
      '2019-02',
      null,
      'Uplift models in Python (LightGBM, scikit-learn) for coupons, A/B tests with 2 million customers',
      'SQL on Snowflake, Airflow, dashboards in Looker',
      'Leads four people, reviews their code',
    ),
    w('Econometrician', 'Central bank', '2013-01', '2019-01', 'Forecasting models in R, time series, papers'),
  ],
  skills: sk('Python', 'R', 'SQL', 'Causal inference', 'LightGBM'),
})
add('ne-isp', 'network-engineer', 5, {
  basics: { label: 'NOC lead' },
  work: [
    w(
      'NOC shift lead',
      'Fibrenet',
      '2014-02',
      null,
      'BGP sessions with 40 peers, MPLS core on Juniper MX and Nokia 7750, changes at night',
      'Broken DWDM spans, packet loss, tickets to carriers',
      'Wrote Ansible playbooks for access switches; LibreNMS',
    ),
  ],
  skills: sk('Juniper', 'BGP', 'OSPF', 'MPLS', 'IPv6', 'Wireshark'),
  certificates: [{ name: 'JNCIP-SP' }],
})
add('cl-plat', 'cloud-engineer', 5, {
  basics: { label: 'Production engineer' },
  work: [
    w(
      'Production Engineer',
      'Marlin Pay',
      '2018-05',
      null,
      '240 services on EKS, Terraform modules, Argo CD',
      'Halved the bill with spot and rightsizing; Prometheus, Grafana, PagerDuty',
      'IAM boundaries, secrets in Vault; Go tools',
    ),
  ],
  skills: sk('AWS', 'Kubernetes', 'Terraform', 'Go', 'Linux', 'Python'),
})
add('cy-csirt', 'cybersecurity-analyst', 5, {
  basics: { label: 'CSIRT member' },
  work: [
    w(
      'Incident handler',
      'National CERT',
      '2016-02',
      null,
      'Triage of 60 reports a week, phishing, malware samples, takedowns',
      'Log analysis in Splunk and Elastic, YARA and Sigma rules, MISP',
      'Disk and memory forensics with Volatility; courses for hospitals',
    ),
  ],
  skills: sk('DFIR', 'Splunk', 'MISP', 'YARA', 'Python', 'Wireshark'),
  certificates: [{ name: 'GCFA' }],
})
add('ux-pd', 'ui-ux-designer', 5, {
  basics: { label: 'Product person' },
  work: [
    w(
      'Experience Lead',
      'Banko',
      '2017-02',
      null,
      'Design of the loan application, from 14 to 5 screens; tests with 60 customers, completion 41 to 67 %',
      'Component library in Figma used by nine teams, WCAG 2.2',
      'Critique on Thursdays; hires and coaches three',
    ),
  ],
  skills: sk('Figma', 'Prototyping', 'User interviews', 'Accessibility', 'Design systems'),
})
add('mo-indie', 'mobile-app-developer', 5, {
  basics: { label: 'Indie maker' },
  projects: [
    {
      name: 'Trainspot (2018 to today)',
      description:
        'Kotlin and Jetpack Compose app with 400,000 downloads. Room, WorkManager, Retrofit, Firebase, tests with Espresso; CI on GitHub Actions, releases every two weeks. 4.8 stars.',
    },
    {
      name: 'Trainspot for iPhone (2021 to today)',
      description: 'Swift, SwiftUI, Core Data, TestFlight, 90,000 downloads.',
    },
  ],
  work: [w('Owner', 'Trainspot UG', '2018-01', null, 'Two apps, 60,000 euros a year from subscriptions')],
  skills: sk('Kotlin', 'Jetpack Compose', 'Swift', 'SwiftUI', 'Git'),
})
add('ai-res', 'ai-engineer', 5, {
  basics: { label: 'Applied scientist' },
  work: [
    w(
      'Applied Scientist',
      'Lumen Search',
      '2020-02',
      null,
      'Retrieval for 30 million documents: embeddings, FAISS, reranker fine-tuned in PyTorch',
      'Service in FastAPI on Kubernetes, evaluation set of 2,000 questions, nightly',
      'Answers with a language model and citations, hallucinations from 11 to 3 %',
    ),
  ],
  skills: sk('Python', 'PyTorch', 'Hugging Face', 'FAISS', 'Docker', 'SQL'),
})
add('fs-agency', 'full-stack-developer', 5, {
  basics: { label: 'Technical director, small agency' },
  work: [
    w(
      'Technical Director',
      'Kolibri Web, 6 people',
      '2014-01',
      null,
      'Shops and portals in Laravel and Vue, since 2021 Nuxt and TypeScript; I still write half of the code',
      'Deployments with GitLab CI and Docker to Hetzner, Postgres and Redis',
      'Pest and Playwright tests, login with OAuth, payment with Stripe',
    ),
  ],
  skills: sk('PHP', 'Laravel', 'Vue.js', 'TypeScript', 'Tailwind CSS', 'MySQL', 'Docker'),
})
add('ne-tower', 'network-engineer', 1, {
  basics: { label: 'Network marketing leader' },
  work: [
    w(
      'Network Director',
      'Herbaline',
      '2015-01',
      null,
      'Built a network of 300 partners in four countries, training every week',
      'Routing of deliveries to partners',
    ),
  ],
  skills: sk('Networking', 'Sales', 'Leadership', 'Presentations'),
})
add('ds-admin', 'data-scientist', 1, {
  basics: { label: 'Data entry' },
  work: [
    w(
      'Data Analyst',
      'Clinic Sofia',
      '2020-01',
      null,
      'Enter forms of 60 patients a day, check spelling',
      'Monthly list for the ministry in Excel',
    ),
  ],
  skills: sk('Excel', 'Word', 'fast typing'),
})
add('sd-qa-manual', 'software-developer', 2, {
  basics: { label: 'QA engineer' },
  work: [
    w(
      'Software Engineer in Test (manual)',
      'Kraft',
      '2020-01',
      null,
      'Test cases in TestRail, bugs in Jira, regression by hand before each release',
      'Postman collections written by developers',
    ),
  ],
  skills: sk('TestRail', 'Jira', 'Postman', 'SQL: simple selects', 'Java: course started'),
})
add('cl-datacentre', 'cloud-engineer', 2, {
  basics: { label: 'Cloud technician' },
  work: [
    w(
      'Cloud Infrastructure Engineer',
      'Colo One',
      '2019-01',
      null,
      'Rack servers, swap disks, run cables, label them, 200 tickets a month for hyperscale customers',
      'Escort visitors, check generators',
    ),
  ],
  skills: sk('Cabling', 'Server hardware', 'Linux: logging in to check lights', 'AWS (free tier)'),
})
// tested what others built, under a title in Spanish
add('sd-pruebas', 'software-developer', 3, {
  basics: { label: 'Analista QA' },
  work: [
    w(
      'Analista QA',
      'Cobalto Seguros',
      '2023-05',
      null,
      'Automaticé las pruebas de la póliza con Selenium en Java',
      'Probé servicios REST y revisé los datos con consultas SQL',
      'Planeé las pruebas de cada entrega con el equipo Scrum',
    ),
  ],
  skills: sk('Selenium', 'Java', 'JUnit', 'SQL', 'Git', 'Scrum'),
})
// programs machines
add('sd-plc', 'software-developer', 3, {
  basics: { label: 'SPS-Programmierer' },
  work: [
    w(
      'SPS-Programmierer',
      'Hagedorn Anlagenbau',
      '2016-04',
      null,
      'Programme für Verpackungslinien in SCL, Bibliothek für sechs Kollegen',
      'Python-Skript, das aus dem Stromlaufplan Bausteine schreibt; der Code liegt in Git',
    ),
  ],
  skills: sk('TIA Portal', 'Python', 'Git', 'SQL'),
})
// lays the cables of networks
add('ne-cables', 'network-engineer', 3, {
  basics: { label: 'Electrician' },
  work: [
    w(
      'Electrician for data networks',
      'Lindner & Kofler',
      '2017-02',
      null,
      'Fibre and Cat 7 for offices, measured and documented',
      'Set up small MikroTik routers, two VLANs and the Wi-Fi for practices',
    ),
  ],
  skills: sk('Structured cabling', 'MikroTik', 'UniFi'),
})
