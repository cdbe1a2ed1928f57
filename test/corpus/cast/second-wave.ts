import { type Member, post } from './member.ts'

/** People of all trades of the house, written for layouts that were scored before any rule was touched. */
export const SECOND_WAVE: Member[] = [
  {
    id: 'kwame', language: 'en', name: 'Kwame Boateng-Asante', headline: 'Senior Software Engineer', email: 'k.boateng@harmattan.example.com', phone: '+233 30 255 0147', city: 'Accra, Ghana', links: ['github.example.com/kwameba'],
    summary: 'Backend engineer with eleven years in payments. I like ledgers that balance.', skills: [['Languages', ['Go', 'PHP', 'Python', 'SQL']], ['Infrastructure', ['Docker', 'Nomad', 'Consul', 'RabbitMQ']]],
    jobs: [
      post('Senior Software Engineer', 'Volta Remit', 'Accra', '2021-04', null, 'Rewrote the FX pricing engine in [Go] with [gRPC]; p99 latency under 30 ms.', 'Introduced [Temporal] for payout orchestration.'),
      post('Software Engineer', 'Volta Remit', 'Accra', '2018-01', '2021-03', 'Moved the ledger from [MySQL] to [CockroachDB] without downtime.'),
      post('Graduate Engineer', 'Volta Remit', 'Accra', '2016-09', '2017-12', 'Built the agent portal in [Vue.js] and [Laravel].'),
      post('IT Intern', 'Gulf of Guinea Shipping Co.', 'Tema', '2015-06', '2015-08', 'Reconciled container manifests with [Excel] and [VBA].'),
    ],
    schools: [{ school: 'Cape Coast Technical University', degree: 'BSc', area: 'Computer Engineering', from: '2012-09', to: '2016-06' }], spoken: [['English', 'Fluent'], ['Twi', 'Native']],
  },
  {
    id: 'oconnell', language: 'en', name: 'Siobhán O’Connell', headline: 'Data Scientist', email: 'siobhan@oconnell.example.ie', phone: '+353 1 555 0161', city: 'Galway, Ireland', links: ['kaggle.example.com/siobhanoc'],
    summary: 'Former secondary-school maths teacher who moved into data after a conversion degree.', skills: [['Tools', ['R', 'Python', 'SQL', 'pandas', 'Power BI', 'Tableau', 'scikit-learn', 'Hypothesis testing']]],
    jobs: [
      post('Data Scientist', 'Corrib Insurance plc', 'Galway', '2022-02', null, 'Claims triage model in [XGBoost], explained with [SHAP].', 'Weekly reporting in [Power BI] and [DAX].'),
      post('Junior Data Analyst', 'Claddagh Analytics', 'Galway', '2020-10', '2022-01', 'Cleaned survey data in [R] with the [tidyverse].', 'Built dashboards in [Tableau].'),
      post('Mathematics Teacher', 'St. Enda’s Community School', 'Ennis', '2014-09', '2020-06', 'Taught higher-level mathematics and coordinated the coding club in [Scratch].'),
    ],
    schools: [{ school: 'University of the Western Isles', degree: 'Higher Diploma', area: 'Data Analytics', from: '2019-09', to: '2020-08' }, { school: 'Shannon College', degree: 'BA', area: 'Mathematics and Education', from: '2010-09', to: '2014-05' }], certificates: [['Microsoft Certified: Power BI Data Analyst Associate', 'Microsoft', '2023-03']], spoken: [['English', 'Native'], ['Irish', 'Fluent']],
  },
  {
    id: 'haddad', language: 'en', name: 'Rania Haddad', headline: 'SOC Analyst (Tier 2)', email: 'rania.haddad@cedarmail.example.org', phone: '+961 1 555 018', city: 'Beirut, Lebanon', links: ['linkedin.example.com/raniahaddad'],
    summary: 'Blue teamer. I write detections that page only when someone should wake up.', skills: [['SIEM', ['Microsoft Sentinel', 'QRadar', 'Splunk']], ['EDR', ['CrowdStrike Falcon', 'Defender for Endpoint']], ['Scripting', ['PowerShell', 'Python', 'KQL']]],
    jobs: [
      post('SOC Analyst, Tier 2', 'Levant Bank S.A.L.', 'Beirut', '2021-08', null, 'Hunted through [Microsoft Sentinel] with [KQL].', 'Tuned [CrowdStrike Falcon] policies for 4,000 endpoints.', 'Mapped detections to [MITRE ATT&CK].'),
      post('Junior Security Analyst', 'Byblos Telecom', 'Jounieh', '2019-03', '2021-07', 'Triaged [QRadar] offences; wrote playbooks in [Cortex XSOAR].'),
      post('Web Developer', 'Freelance', 'Remote', '2017-01', '2019-02', 'Small-business sites in [WordPress] and [PHP].'),
    ],
    schools: [{ school: 'Mount Lebanon University', degree: 'B.E.', area: 'Computer and Communications Engineering', from: '2012-10', to: '2016-07' }], certificates: [['GCIH', 'GIAC', '2022-05'], ['CompTIA CySA+', 'CompTIA', '2020-11']], spoken: [['Arabic', 'Native'], ['French', 'Fluent'], ['English', 'Fluent']],
  },
  {
    id: 'suharto', language: 'en', name: 'Wulandari', headline: 'Android Developer', email: 'wulandari@aplikasi.example.id', phone: '+62 21 5555 0133', city: 'Yogyakarta, Indonesia', links: ['github.example.com/wulandari-dev'],
    summary: 'Android developer; offline first, because the ferry has no signal.', skills: [['Android', ['Kotlin', 'Java', 'Jetpack Compose', 'Coroutines', 'Hilt']], ['Other', ['Firebase', 'SQLite', 'Git', 'Fastlane']]],
    jobs: [
      post('Android Developer', 'Merapi Ride', 'Yogyakarta', '2022-05', null, 'Driver app in [Kotlin] and [Jetpack Compose]; crash-free sessions 99.8%.', 'Offline queue with [Room] and [WorkManager].'),
      post('Junior Android Developer', 'Batik Digital Studio', 'Solo', '2020-02', '2022-04', 'Point-of-sale app in [Java] with [Retrofit] and [RxJava].', 'Crash triage in [Firebase Crashlytics].'),
    ],
    schools: [{ school: 'Universitas Kaliurang', degree: 'S.Kom.', area: 'Informatics', from: '2015-08', to: '2019-11' }], spoken: [['Indonesian', 'Native'], ['English', 'B2']], projects: [['Pasar Map', 'Crowd-sourced market prices in [Flutter].']],
  },
  {
    id: 'mcallister', language: 'en', name: 'Duncan McAllister III', headline: 'Principal Network Engineer', email: 'duncan.mcallister@glenmail.example.com', phone: '0131 496 0155', city: 'Edinburgh, United Kingdom', links: [],
    summary: 'Twenty-two years of keeping packets moving across finance and broadcasting.', skills: [['Tools', ['BGP', 'OSPF', 'EVPN', 'VXLAN', 'Arista EOS', 'Cisco NX-OS', 'F5 BIG-IP', 'Ansible', 'Python']]],
    jobs: [
      post('Principal Network Engineer', 'Lothian Broadcasting', 'Edinburgh', '2017', null, 'SMPTE media fabric on [Arista EOS] with [EVPN] and [VXLAN].', 'Telemetry in [Grafana] and [InfluxDB].'),
      post('Network Engineer', 'Forth & Clyde Investments', 'Glasgow', '2009', '2017', 'Low-latency trading links; [Cisco Nexus] data centre refresh.', '[F5 BIG-IP] load balancers and [Infoblox] DNS.'),
      post('Network Technician', 'Royal Borough Council', 'Perth', '2003', '2009', 'Patched cabinets, migrated [Novell NetWare] to [Windows Server].'),
    ],
    schools: [{ school: 'Dundee Tay College', degree: 'HND', area: 'Computer Networking', from: '2001', to: '2003' }], certificates: [['CCIE Enterprise Infrastructure', 'Cisco', '2012'], ['Arista ACE Level 5', 'Arista', '2018']], spoken: [['English', 'Native']],
  },
  {
    id: 'kowalczyk', language: 'en', name: 'Agnieszka Kowalczyk-Wójcik', headline: 'Full Stack Developer', email: 'aga@kowalczyk.example.pl', phone: '+48 22 555 01 19', city: 'Gdańsk, Poland', links: ['github.example.com/agakw', 'linkedin.example.com/agakw'],
    summary: 'Bootcamp graduate, ex-barista, now shipping React at scale.', skills: [['Front-end', ['TypeScript', 'React', 'Next.js', 'Tailwind CSS', 'Redux Toolkit']], ['Back-end', ['Node.js', 'NestJS', 'PostgreSQL', 'Redis']], ['Testing', ['Cypress', 'Vitest', 'Testing Library']]],
    jobs: [
      post('Full Stack Developer', 'Bałtyk Software House', 'Gdańsk', '2021-06', null, 'Booking platform in [Next.js], [NestJS] and [Prisma].', 'Cut bundle size by half with [Vite] and [Rollup].'),
      post('Junior Front-end Developer', 'Motława Interactive', 'Gdańsk', '2019-11', '2021-05', 'Landing pages in [React] with [styled-components]; end-to-end tests in [Cypress].'),
      post('Head Barista', 'Kawiarnia Pod Żurawiem', 'Gdańsk', '2015-03', '2019-10', 'Ran a team of six and the weekend rota.'),
    ],
    schools: [{ school: 'Szkoła Kodowania Neptun', degree: 'Bootcamp Certificate', area: 'Full Stack JavaScript', from: '2019-04', to: '2019-10' }, { school: 'Uniwersytet Nadmorski', degree: 'Licencjat', area: 'Filologia angielska', from: '2012-10', to: '2015-06' }], spoken: [['Polish', 'Native'], ['English', 'C1']],
  },
  {
    id: 'rao', language: 'en', name: 'Dr. Venkatesh Rao', headline: 'Applied Scientist, NLP', email: 'venkatesh.rao@deccanai.example.in', phone: '+91 80 5550 0112', city: 'Bengaluru, India', links: ['googlescholar.example.com/vrao', 'github.example.com/vrao-nlp'],
    summary: 'Applied scientist working on speech and low-resource translation for Indian languages.', skills: [['Frameworks', ['PyTorch', 'JAX', 'Hugging Face Transformers', 'fairseq']], ['Programming', ['Python', 'C++', 'CUDA']], ['MLOps', ['MLflow', 'DVC', 'Docker']]],
    jobs: [
      post('Applied Scientist, NLP', 'Deccan AI Labs Pvt. Ltd.', 'Bengaluru', '2020-07', null, 'Fine-tuned [mBART] and [Whisper] for nine languages with [DeepSpeed].', 'Serving on [Triton Inference Server] and [Kubernetes].'),
      post('Postdoctoral Researcher', 'Indian Academy of Language Technology', 'Hyderabad', '2018-08', '2020-06', 'Corpus tooling in [Python] and [spaCy].'),
    ],
    schools: [{ school: 'Deccan Institute of Science', degree: 'Ph.D.', area: 'Computer Science', from: '2013-08', to: '2018-07' }, { school: 'Mysuru Engineering College', degree: 'B.Tech', area: 'Information Technology', from: '2009-07', to: '2013-05' }], spoken: [['Kannada', 'Native'], ['Hindi', 'Fluent'], ['English', 'Fluent']],
  },
  {
    id: 'silveira', language: 'en', name: 'Thaís Silveira', headline: 'UX/UI Designer', email: 'oi@thaissilveira.example.br', phone: '+55 11 95555-0122', city: 'São Paulo, Brazil', links: ['behance.example.com/thaissilv', 'dribbble.example.com/thaissilv'],
    summary: 'Designer with a print background; I care about type, forms and error messages.', skills: [['Tools', ['Figma', 'FigJam', 'Webflow', 'InDesign', 'Illustrator', 'Prototyping', 'User interviews', 'HTML', 'CSS']]],
    jobs: [
      post('Lead Product Designer', 'Banco Ipê', 'São Paulo', '2022-08', null, 'Design system in [Figma] with tokens exported through [Style Dictionary].', 'Ran remote tests on [Maze].'),
      post('UI Designer', 'Agência Jabuticaba', 'São Paulo', '2019-01', '2022-07', 'Campaign sites in [Webflow]; motion in [Lottie].', 'Handed over through [Zeplin].'),
      post('Graphic Designer', 'Editora Sabiá', 'Campinas', '2016-02', '2018-12', 'Book covers in [InDesign] and [Illustrator].'),
    ],
    schools: [{ school: 'Faculdade de Artes Aplicadas do Tietê', degree: 'Bachelor of Design', area: 'Visual Communication', from: '2012-02', to: '2015-12' }], spoken: [['Portuguese', 'Native'], ['English', 'Advanced'], ['Spanish', 'Intermediate']],
  },
  {
    id: 'vandermerwe', language: 'en', name: 'Pieter van der Merwe', headline: 'Site Reliability Engineer', email: 'pieter@vdm.example.co.za', phone: '+27 21 555 0174', city: 'Stellenbosch, South Africa', links: ['gitlab.example.com/pvdm'],
    summary: 'SRE who automates himself out of a job roughly every eighteen months.', skills: [['Cloud', ['GCP', 'GKE', 'Cloud Run', 'BigQuery']], ['Observability', ['Prometheus', 'Grafana', 'Loki', 'OpenTelemetry']], ['Code', ['Go', 'Bash', 'Python']]],
    jobs: [
      post('Site Reliability Engineer', 'Tafelberg Cloud (Pty) Ltd', 'Cape Town', '2021-10', null, 'SLOs in [Prometheus] and [Thanos]; paging through [PagerDuty].', 'Chaos days with [LitmusChaos].'),
      post('Cloud Support Engineer', 'Tafelberg Cloud (Pty) Ltd', 'Cape Town', '2019-07', '2021-09', 'Migrated 80 customers to [Google Cloud] with [Terraform].'),
      post('Linux Administrator', 'Winelands Water Utility', 'Paarl', '2015-01', '2019-06', 'Ran [CentOS] and [Oracle Database] for billing; backups in [Veeam].'),
    ],
    schools: [{ school: 'Boland University of Technology', degree: 'National Diploma', area: 'Information Technology', from: '2012-01', to: '2014-12' }], certificates: [['Professional Cloud DevOps Engineer', 'Google Cloud', '2022-02'], ['RHCE', 'Red Hat', '2017-08']], spoken: [['Afrikaans', 'Native'], ['English', 'Fluent']],
  },
  {
    id: 'tanaka', language: 'en', name: 'Haruto Tanaka', headline: 'Embedded Software Engineer', email: 'haruto.tanaka@monozukuri.example.jp', phone: '+81 52-555-0191', city: 'Nagoya, Japan', links: ['github.example.com/htanaka-emb'],
    summary: 'Firmware engineer for motor control, comfortable with an oscilloscope.', skills: [['Languages', ['C', 'C++', 'Python', 'MATLAB']], ['Platforms', ['STM32', 'FreeRTOS', 'Zephyr', 'Yocto']]],
    jobs: [
      post('Embedded Software Engineer', 'Chūbu Motor Drives', 'Nagoya', '2018-04', null, 'Field-oriented control in [C] on [STM32] under [FreeRTOS].', 'CAN diagnostics with [CANoe]; unit tests in [Ceedling].'),
      post('Firmware Developer', 'Ise Bay Electronics', 'Tsu', '2014-04', '2018-03', 'Sensor drivers in [C++]; [MISRA C] compliance with [Polyspace].'),
    ],
    schools: [{ school: 'Tōkai Technical University', degree: 'Master of Engineering', area: 'Electrical Engineering', from: '2012-04', to: '2014-03' }, { school: 'Tōkai Technical University', degree: 'Bachelor of Engineering', area: 'Electrical Engineering', from: '2008-04', to: '2012-03' }], spoken: [['Japanese', 'Native'], ['English', 'TOEIC 860']],
  },
  {
    id: 'abdi', language: 'en', name: 'Hodan Abdi', headline: 'Software Engineer', email: 'hodan.abdi@northstar.example.com', phone: '(612) 555-0109', city: 'Minneapolis, United States', links: ['linkedin.example.com/hodanabdi', 'github.example.com/hodan'],
    summary: 'Details on request.', skills: [['Languages', ['Ruby', 'Python', 'JavaScript', 'SQL']], ['Frameworks', ['Rails', 'Django', 'React']], ['Tools', ['Git', 'Docker', 'PostgreSQL', 'Datadog']]],
    jobs: [
      post('Software Engineer II', 'Mill City Health, Inc.', 'Minneapolis, MN', '2023-01', null, 'Patient intake in [Ruby on Rails], [Hotwire] and [Sidekiq].', 'Moved CI from [CircleCI] to [Buildkite].'),
      post('Software Engineer I', 'Mill City Health, Inc.', 'Minneapolis, MN', '2021-06', '2022-12', 'FHIR integration in [Ruby]; 40 clinics onboarded.'),
      post('Software Engineering Intern', 'Lakes & Rivers Credit Union', 'St. Paul, MN', '2020-06', '2020-08', 'Prototyped fraud alerts in [Django].'),
    ],
    schools: [{ school: 'Hennepin State University', degree: 'Bachelor of Science', area: 'Computer Science', from: '2017-09', to: '2021-05' }], spoken: [['English', 'Native'], ['Somali', 'Native']], projects: [['RideShare Optimizer', 'Route matching with [OR-Tools] and [OpenStreetMap].']],
  },
  {
    id: 'ferreira', language: 'en', name: 'Inês Ferreira Lobo', headline: 'Penetration Tester', email: 'ines.lobo@lusosec.example.pt', phone: '+351 21 555 0166', city: 'Porto, Portugal', links: ['hackthebox.example.com/ineslobo'],
    summary: 'Web and cloud penetration tester, occasional CTF organiser.', skills: [['Offensive', ['Burp Suite', 'Nmap', 'Metasploit', 'BloodHound', 'Cobalt Strike']], ['Cloud', ['AWS', 'Azure', 'Terraform']], ['Scripting', ['Python', 'Bash', 'Go']]],
    jobs: [
      post('Senior Penetration Tester', 'LusoSec Consulting, Lda.', 'Porto', '2022-03', null, 'Web and API tests with [Burp Suite] and [sqlmap].', 'Cloud reviews of [Azure] and [AWS] with [ScoutSuite] and [Prowler].'),
      post('Security Consultant', 'Douro Systems', 'Vila Nova de Gaia', '2019-09', '2022-02', 'Internal tests with [BloodHound], [Responder] and [Metasploit].'),
      post('IT Support Technician', 'Câmara Municipal de Arouca', 'Arouca', '2017-02', '2019-08', 'First-line support, [Active Directory] and [GLPI].'),
    ],
    schools: [{ school: 'Instituto Superior do Douro', degree: 'MSc', area: 'Information Security', from: '2017-09', to: '2019-07' }, { school: 'Instituto Superior do Douro', degree: 'BSc', area: 'Informatics Engineering', from: '2013-09', to: '2016-07' }], certificates: [['OSCP', 'OffSec', '2020-06'], ['CRTO', 'Zero-Point Security', '2022-10']], spoken: [['Portuguese', 'Native'], ['English', 'C2']],
  },
  {
    id: 'zhang', language: 'en', name: 'Zhang Meilin', headline: 'Analytics Engineer', email: 'meilin.zhang@datariver.example.sg', phone: '+65 6555 0128', city: 'Singapore', links: ['linkedin.example.com/zhangmeilin'],
    summary: 'Analytics engineer turning warehouse swamps into tested models.', skills: [['Data', ['dbt', 'SQL', 'BigQuery', 'Snowflake', 'Airflow']], ['BI', ['Looker', 'Tableau', 'Metabase']], ['Code', ['Python', 'Git', 'Jinja']]],
    jobs: [
      post('Analytics Engineer', 'Straits Logistics Pte Ltd', 'Singapore', '2022-11', null, 'Modelled 300 tables in [dbt] on [BigQuery], tested with [Great Expectations].', 'Reverse ETL through [Hightouch].'),
      post('Business Intelligence Analyst', 'Merlion Retail Group', 'Singapore', '2019-05', '2022-10', '[Looker] explores for 200 users; pipelines in [Fivetran] and [Airflow].'),
      post('Data Intern', 'Kopi & Co', 'Singapore', '2018-05', '2018-08', 'Scraped competitor menus with [Scrapy].'),
    ],
    schools: [{ school: 'Temasek Bay University', degree: 'Bachelor of Business Administration', area: 'Business Analytics', from: '2015-08', to: '2019-04' }], spoken: [['Mandarin', 'Native'], ['English', 'Native']],
  },
  {
    id: 'lefebvre', language: 'fr', name: 'Maxime Lefèbvre', headline: 'Développeur iOS', email: 'max@lefebvre.example.ca', phone: '+1 418 555 0137', city: 'Québec, Canada', links: ['github.example.com/maxlef'],
    summary: 'Développeur iOS depuis 2014, passionné d’accessibilité.', skills: [['iOS', ['Swift', 'SwiftUI', 'UIKit', 'Core Data', 'Combine']], ['Outils', ['Xcode', 'Fastlane', 'Jira']]],
    jobs: [
      post('Développeur iOS principal', 'Caisse Laurentienne', 'Québec', '2020-01', null, 'Application bancaire en [Swift] et [SwiftUI], 600 000 utilisateurs.', 'Tests avec [XCTest] et déploiement par [Fastlane].'),
      post('Développeur mobile', 'Studio Boréal', 'Montréal', '2016-05', '2019-12', 'Jeux éducatifs en [Unity] et [C#].'),
      post('Auxiliaire de recherche', 'Université de Charlevoix', 'Baie-Saint-Paul', '2014-09', '2016-04', 'Prototype de capteurs en [Objective-C].'),
    ],
    schools: [{ school: 'Université de Charlevoix', degree: 'Baccalauréat', area: 'Génie logiciel', from: '2012-09', to: '2016-04' }], spoken: [['Français', 'langue maternelle'], ['Anglais', 'courant']],
  },
  {
    id: 'brandt', language: 'de', name: 'Jan-Hendrik Brandt', headline: 'Cloud-Architekt', email: 'jh.brandt@wolkenwerk.example.de', phone: '+49 40 5550 0123', city: 'Hamburg, Deutschland', links: ['xing.example.com/jhbrandt'],
    summary: 'Architekt für Plattformen im Mittelstand, zuvor Fachinformatiker.', skills: [['Cloud', ['Azure', 'AKS', 'Bicep', 'Terraform']], ['Betrieb', ['Kubernetes', 'Rancher', 'VMware vSphere', 'Linux']]],
    jobs: [
      post('Cloud-Architekt', 'Elbtal Versicherung AG', 'Hamburg', '2021-03', null, 'Landing Zone in [Azure] mit [Bicep] und [Azure DevOps].', 'Kostenberichte mit [Power BI].'),
      post('DevOps-Ingenieur', 'Hansekontor GmbH & Co. KG', 'Hamburg', '2017-05', '2021-02', 'Pipelines in [Jenkins], Cluster mit [Rancher].'),
      post('Fachinformatiker für Systemintegration', 'Stadtwerke Lüneburg', 'Lüneburg', '2012-08', '2017-04', 'Betrieb von [VMware vSphere] und [Exchange].'),
    ],
    schools: [{ school: 'Berufsbildende Schule Lüneburg', degree: 'Ausbildung', area: 'Fachinformatiker für Systemintegration', from: '2009-08', to: '2012-07' }], certificates: [['Azure Solutions Architect Expert', 'Microsoft', '2021-09']], spoken: [['Deutsch', 'Muttersprache'], ['Englisch', 'verhandlungssicher']],
  },
  {
    id: 'park', language: 'en', name: 'Soo-jin Park', headline: 'Interaction Designer & Researcher', email: 'hello@soojinpark.example.kr', phone: '+82 2-555-0186', city: 'Seoul, South Korea', links: ['linkedin.example.com/soojinpark'],
    summary: 'Researcher first, designer second. Contract and permanent roles since 2015.', skills: [['Methods', ['Usability testing', 'Diary studies', 'Card sorting', 'Service blueprints']], ['Tools', ['Figma', 'ProtoPie', 'Framer', 'Miro']]],
    jobs: [
      post('Interaction Designer', 'Hangang Robotics', 'Seoul', '2021-01', null, 'Voice and touch interface prototyped in [ProtoPie] and [Framer].', 'Diary studies coded in [Dovetail].'),
      post('UX Researcher (Contract)', 'Namsan Bank', 'Seoul', '2019-06', '2020-12', 'Card sorts in [Optimal Workshop]; surveys in [Qualtrics].'),
      post('UI Designer', 'Studio Dalbit', 'Busan', '2015-03', '2019-05', 'Mobile game menus in [Sketch] and [Photoshop].'),
    ],
    schools: [{ school: 'Dongnae College of Design', degree: 'BFA', area: 'Interaction Design', from: '2011-03', to: '2015-02' }], spoken: [['Korean', 'Native'], ['English', 'Fluent']],
  },
  {
    id: 'mbeki', language: 'en', name: 'Thandiwe Mbeki-Olsen', headline: 'DevOps Engineer', email: 'thandiwe@mbekiolsen.example.no', phone: '+47 22 55 50 18', city: 'Trondheim, Norway', links: ['github.example.com/thandiwe-mo'],
    summary: 'DevOps engineer; previously a ship’s electrician, so comfortable with alarms.', skills: [['Platforms', ['Azure', 'AKS', 'Kubernetes']], ['Automation', ['Terraform', 'Ansible', 'Flux', 'GitHub Actions']], ['Languages', ['Python', 'Go', 'Bash']]],
    jobs: [
      post('DevOps Engineer', 'Nidelva Fintech AS', 'Trondheim', '2021-02', null, 'GitOps with [Flux] and [Kustomize] on [AKS].', 'Secrets in [HashiCorp Vault].'),
      post('Systems Operator', 'Fosen Shipping', 'Rissa', '2017-08', '2021-01', 'Kept [Zabbix] and [Proxmox] alive on two ferries.'),
      post('Ship’s Electrician', 'Royal Coastal Line', 'Bodø', '2012-05', '2017-07', 'Maintained generators and switchboards.'),
    ],
    schools: [{ school: 'Trøndelag Vocational College', degree: 'Professional Bachelor', area: 'Cloud Operations', from: '2018-08', to: '2021-01' }], spoken: [['English', 'Fluent'], ['Norwegian', 'B2'], ['Xhosa', 'Native']],
  },
]
