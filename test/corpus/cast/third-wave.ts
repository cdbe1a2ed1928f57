import { type Member, post } from './member.ts'

/** Written after the second wave was mended, for layouts that were new again. */
export const THIRD_WAVE: Member[] = [
  {
    id: 'ivanova', language: 'en', name: 'Mila Ivanova', headline: 'C++ Software Engineer', email: 'mila.ivanova@rodopi.example.bg', phone: '+359 2 555 0144', city: 'Plovdiv, Bulgaria', links: [],
    summary: 'Systems programmer who reads assembly for breakfast.', skills: [['Tools', ['C++', 'C', 'Rust', 'Python', 'CMake', 'Conan', 'gdb', 'Linux', 'Boost']]],
    jobs: [
      post('Senior C++ Engineer', 'Trakia Trading Systems', 'Sofia', '2022-01', null, 'Order gateway in [C++20] with [Boost.Asio]; 4 µs median.', 'Profiling with [perf] and [VTune].'),
      post('C++ Engineer', 'Trakia Trading Systems', 'Sofia', '2018-06', '2021-12', 'Market data handlers over [FIX] and [ZeroMQ].'),
      post('Junior Engine Programmer', 'Maritsa Games', 'Plovdiv', '2015-09', '2018-05', 'Rendering in [OpenGL] and tools in [Qt].'),
    ],
    schools: [{ school: 'Technical University of Rodopi', degree: 'MSc', area: 'Software Engineering', from: '2013-10', to: '2015-07' }, { school: 'Technical University of Rodopi', degree: 'BSc', area: 'Computer Systems', from: '2009-10', to: '2013-07' }], spoken: [['Bulgarian', 'Native'], ['English', 'C1'], ['Russian', 'B1']],
  },
  {
    id: 'mwangi', language: 'en', name: 'Grace Wanjiru Mwangi', headline: 'Senior Data Analyst', email: 'gwmwangi@savanna.example.ke', phone: '+254 20 555 0177', city: 'Nairobi, Kenya', links: ['linkedin.example.com/gracemwangi', 'tableaupublic.example.com/gmwangi'],
    summary: 'Analyst for mobile money and agriculture, fluent in messy spreadsheets.', skills: [['Analysis', ['SQL', 'R', 'Python', 'Stata', 'Excel']], ['Visualisation', ['Superset', 'Tableau', 'Power BI']]],
    jobs: [
      post('Senior Data Analyst', 'Rift Valley Mobile Money', 'Nairobi', '2020-09', null, 'Churn dashboards in [Apache Superset] over [ClickHouse].', 'Forecasts in [Prophet], reviewed monthly with finance.'),
      post('Data Analyst', 'Mazao Agritech Ltd', 'Nakuru', '2017-02', '2020-08', 'Survey pipelines with [KoboToolbox] and [R Shiny].'),
      post('Statistics Assistant', 'County Government of Kisumu', 'Kisumu', '2015-01', '2017-01', 'Household survey entry in [SPSS] and [Stata].'),
    ],
    schools: [{ school: 'Lakeside University of Kenya', degree: 'BSc', area: 'Statistics', from: '2010-09', to: '2014-11' }], certificates: [['Google Data Analytics Certificate', 'Google', '2021-05']], spoken: [['English', 'Fluent'], ['Swahili', 'Native']],
  },
  {
    id: 'petersen', language: 'en', name: 'Lars Petersen', headline: 'Network Operations Engineer', email: 'lars.petersen@fjordnet.example.dk', phone: '+45 55 50 01 23', city: 'Aarhus, Denmark', links: ['linkedin.example.com/larspetersen'],
    summary: 'Network engineer on shift work, happiest with a clean cable tray.', skills: [['Routing', ['IS-IS', 'BGP', 'MPLS', 'Segment Routing']], ['Monitoring', ['LibreNMS', 'Grafana', 'Zabbix']]],
    jobs: [
      post('Network Operations Engineer', 'Jutland Fibre', 'Aarhus', '2018', null, 'Ran [IS-IS] and [Segment Routing] on [Nokia SR OS].', 'Ticket triage from [LibreNMS] alarms.'),
      post('Data Centre Technician', 'Kattegat Hosting', 'Odense', '2013', '2018', 'Racked 400 servers; DHCP and DNS in [PowerDNS].'),
    ],
    schools: [{ school: 'Aarhus Business Academy', degree: 'AP Degree', area: 'IT Technology', from: '2011', to: '2013' }], certificates: [['JNCIA-Junos', 'Juniper Networks', '2016'], ['Nokia NRS I', 'Nokia', '2019']], spoken: [['Danish', 'Native'], ['English', 'Fluent']],
  },
  {
    id: 'castro', language: 'es', name: 'Joaquín Castro Villalobos', headline: 'Desarrollador full stack', email: 'joaquin.castro@bosque.example.cl', phone: '+56 2 2555 0118', city: 'Valparaíso, Chile', links: ['github.example.com/jcastrov'],
    summary: 'Desarrollador con ocho años en productos para puertos y logística.', skills: [['Frontend', ['Angular', 'TypeScript', 'Vue.js']], ['Backend', ['Java', 'Spring Boot', 'Laravel', 'PostgreSQL']]],
    jobs: [
      post('Desarrollador full stack', 'Puerto Digital SpA', 'Valparaíso', '2020-03', null, 'Portal de camiones en [Angular] y [Spring Boot].', 'Colas con [ActiveMQ]; despliegues en [OpenShift].'),
      post('Programador web', 'Naviera del Pacífico', 'Viña del Mar', '2016-08', '2020-02', 'Sistema de reservas en [Laravel] y [Vue.js].'),
    ],
    schools: [{ school: 'Universidad de la Quinta Costa', degree: 'Ingeniería Civil', area: 'Informática', from: '2010-03', to: '2016-01' }], spoken: [['Español', 'Nativo'], ['Inglés', 'Intermedio']],
  },
  {
    id: 'lindholm', language: 'en', name: 'Saga Lindholm', headline: 'Service & UX Designer', email: 'saga@lindholm.example.fi', phone: '+358 9 5550 166', city: 'Turku, Finland', links: ['behance.example.com/sagalindholm'],
    summary: 'Designer for public services, from library kiosks to tax forms.', skills: [['Tools', ['Figma', 'Service blueprints', 'Accessibility audits', 'Storybook', 'Axure RP', 'Illustrator', 'HTML', 'CSS']]],
    jobs: [
      post('Service Designer', 'City of Turku', 'Turku', '2021-09', null, 'Rebuilt the permit form with [Figma] and [Storybook].', 'Tested with screen readers [NVDA] and [VoiceOver].'),
      post('UX Designer', 'Aurajoki Studio', 'Turku', '2018-01', '2021-08', 'Workshops in [Mural]; prototypes in [Axure RP].'),
      post('Illustrator', 'Self-employed', 'Naantali', '2014-06', '2017-12', 'Picture books in [Procreate] and [Illustrator].'),
    ],
    schools: [{ school: 'Archipelago University of Applied Sciences', degree: 'MA', area: 'Service Design', from: '2016-09', to: '2018-06' }, { school: 'Archipelago University of Applied Sciences', degree: 'BA', area: 'Illustration', from: '2011-09', to: '2014-05' }], spoken: [['Swedish', 'Native'], ['Finnish', 'Native'], ['English', 'Fluent']],
  },
  {
    id: 'ozturk', language: 'tr', name: 'Deniz Öztürk', headline: 'iOS Geliştirici', email: 'deniz.ozturk@bogaz.example.tr', phone: '+90 212 555 01 34', city: 'İzmir, Türkiye', links: ['github.example.com/denizoz'],
    summary: 'Altı yıldır bankacılık ve ulaşım uygulamaları geliştiriyorum.', skills: [['Diller', ['Swift', 'Objective-C']], ['Araçlar', ['Xcode', 'Bitrise', 'Firebase', 'Git']]],
    jobs: [
      post('Kıdemli iOS Geliştirici', 'Ege Finans A.Ş.', 'İzmir', '2021-04', null, 'Mobil şubeyi [SwiftUI] ile yeniden yazdım.', 'Otomatik testler [XCUITest] ve [Bitrise].'),
      post('iOS Geliştirici', 'Körfez Ulaşım Teknolojileri', 'İzmir', '2018-07', '2021-03', 'Bilet uygulaması [Swift] ve [Realm].'),
    ],
    schools: [{ school: 'Körfez Teknik Üniversitesi', degree: 'Lisans', area: 'Bilgisayar Mühendisliği', from: '2013-09', to: '2018-06' }], spoken: [['Türkçe', 'Ana dil'], ['İngilizce', 'B2']],
  },
  {
    id: 'cohen', language: 'en', name: 'Noa Cohen', headline: 'Machine Learning Engineer', email: 'noa.cohen@visionlab.example.il', phone: '+972 3 555 0129', city: 'Haifa, Israel', links: ['github.example.com/noacohen-ml'],
    summary: 'Computer vision engineer working from dataset to edge device.', skills: [['ML', ['PyTorch', 'TensorRT', 'OpenCV', 'ONNX']], ['Engineering', ['Python', 'C++', 'Docker', 'Linux']]],
    jobs: [
      post('Machine Learning Engineer', 'Carmel Vision Ltd.', 'Haifa', '2022-06', null, 'Quantised [YOLOv8] with [TensorRT] for [NVIDIA Jetson].', 'Labelling in [CVAT]; experiments in [ClearML].'),
      post('Research Engineer, Imaging', 'Galilee MedTech', 'Nazareth', '2019-10', '2022-05', 'Segmentation with [MONAI] and [PyTorch Lightning].'),
      post('Teaching Assistant', 'Carmel Institute of Technology', 'Haifa', '2017-10', '2019-07', 'Labs in [OpenCV].'),
    ],
    schools: [{ school: 'Carmel Institute of Technology', degree: 'M.Sc.', area: 'Electrical Engineering', from: '2017-10', to: '2019-09' }, { school: 'Carmel Institute of Technology', degree: 'B.Sc.', area: 'Electrical Engineering', from: '2013-10', to: '2017-07' }], spoken: [['Hebrew', 'Native'], ['English', 'Fluent']], projects: [['pytri', 'Point-cloud triangulation in [NumPy] and [Numba].']],
  },
  {
    id: 'grabowski', language: 'pl', name: 'Tomek Grabowski', headline: 'Specjalista ds. bezpieczeństwa IT', email: 't.grabowski@tarcza.example.pl', phone: '+48 61 555 01 77', city: 'Poznań, Polska', links: ['linkedin.example.com/tgrabowski'],
    summary: 'Bronię sieci samorządowych, szkolę urzędników z phishingu.', skills: [['Ochrona', ['Wazuh', 'FortiGate', 'Suricata']], ['Systemy', ['Linux', 'Windows Server', 'Active Directory']]],
    jobs: [
      post('Specjalista ds. bezpieczeństwa IT', 'Urząd Miasta Warty', 'Poznań', '2020-05', null, 'Wdrożenie [Wazuh] i [FortiGate]; testy phishingowe w [GoPhish].'),
      post('Administrator sieci', 'Browar Malta Sp. z o.o.', 'Poznań', '2016-02', '2020-04', 'Sieć na [MikroTik], kopie w [Veeam].'),
    ],
    schools: [{ school: 'Politechnika Warciańska', degree: 'inżynier', area: 'Teleinformatyka', from: '2011-10', to: '2015-02' }], certificates: [['CompTIA Security+', 'CompTIA', '2021-03']], spoken: [['Polski', 'ojczysty'], ['Angielski', 'B2']],
  },
  {
    id: 'nakamura', language: 'en', name: 'Emi Nakamura-Clarke', headline: 'Full-Stack Web Developer', email: 'emi@nakamuraclarke.example.au', phone: '+61 3 5550 0141', city: 'Melbourne, Australia', links: ['github.example.com/emi-nc'],
    summary: 'Details on request.', skills: [['Front end', ['Svelte', 'TypeScript', 'D3.js', 'CSS']], ['Back end', ['Node.js', 'Redis', 'PostgreSQL', 'Drupal']]],
    jobs: [
      post('Full-Stack Web Developer', 'Yarra Tickets', 'Melbourne', '2022-03', null, 'Seat maps in [Svelte] and [D3.js].', 'Payments through [Stripe]; queue in [BullMQ].'),
      post('Web Officer', 'Dandenong Council', 'Dandenong', '2019-07', '2022-02', 'Moved the site to [Drupal] and trained editors.'),
    ],
    schools: [{ school: 'Port Phillip University', degree: 'Bachelor of Information Technology', area: 'Web Systems', from: '2016-02', to: '2019-06' }], spoken: [['English', 'Native'], ['Japanese', 'Fluent']],
  },
  {
    id: 'fitzgerald', language: 'en', name: 'Róisín Fitzgerald', headline: 'Junior Software Developer', email: 'roisin.fitz@codeclub.example.ie', phone: '+353 21 555 0138', city: 'Cork, Ireland', links: ['github.example.com/roisinf'],
    summary: 'Chef for nine years, developer for two. I ship small things often.', skills: [['Tools', ['Kotlin', 'Java', 'JavaScript', 'Spring Boot', 'PostgreSQL', 'Git', 'Docker']]],
    jobs: [
      post('Junior Software Developer', 'Shandon Software', 'Cork', '2023-01', null, 'Rostering app in [Kotlin] and [Spring Boot].', 'End-to-end tests in [Playwright].'),
      post('Head Chef', 'The Copper Pot', 'Kinsale', '2014-04', '2022-06', 'Led a kitchen of eight; built the ordering sheet in [Google Sheets].'),
    ],
    schools: [{ school: 'Lee Coding Academy', degree: 'Certificate', area: 'Full Stack Development', from: '2022-07', to: '2022-12' }, { school: 'Cork Culinary Institute', degree: 'Diploma', area: 'Culinary Arts', from: '2011-09', to: '2013-06' }], spoken: [['English', 'Native'], ['Irish', 'B1']],
  },
  {
    id: 'silva', language: 'pt', name: 'Caetano da Silva Prado', headline: 'Engenheiro de IA', email: 'caetano@prado.example.br', phone: '+55 48 95555-0177', city: 'Florianópolis, Brasil', links: ['github.example.com/cprado'],
    summary: 'Engenheiro de IA focado em documentos e fala em português.', skills: [['IA', ['PyTorch', 'LangChain', 'spaCy']], ['Engenharia', ['Python', 'Docker', 'FastAPI', 'SQL']]],
    jobs: [
      post('Engenheiro de IA', 'Ilha Dados Ltda', 'Florianópolis', '2021-02', null, 'Extração de notas fiscais com [LayoutLM] e [Tesseract].', 'Serviço em [FastAPI] e [Celery].'),
      post('Cientista de dados', 'Banco do Contestado', 'Chapecó', '2018-03', '2021-01', 'Modelos de crédito em [LightGBM] e [scikit-learn].'),
    ],
    schools: [{ school: 'Universidade do Contestado Sul', degree: 'Mestrado', area: 'Ciência da Computação', from: '2016-03', to: '2018-02' }, { school: 'Universidade do Contestado Sul', degree: 'Bacharelado', area: 'Sistemas de Informação', from: '2011-03', to: '2015-12' }], spoken: [['Português', 'Nativo'], ['Inglês', 'Avançado']],
  },
  {
    id: 'dubois', language: 'en', name: 'Aurélie Dubois', headline: 'Cloud & Platform Engineer', email: 'aurelie@dubois.example.lu', phone: '+352 555 01 88', city: 'Luxembourg', links: ['linkedin.example.com/aureliedubois'],
    summary: 'Platform engineer between banks and bicycles.', skills: [['Cloud', ['AWS', 'OpenShift', 'Terraform', 'Terragrunt']], ['Operations', ['Prometheus', 'Grafana', 'HAProxy', 'Debian']]],
    jobs: [
      post('Platform Engineer', 'Banque du Grand Rond S.A.', 'Luxembourg', '2022-09', null, 'Golden paths on [OpenShift] with [Tekton] and [Argo CD].'),
      post('Cloud Consultant', 'Freelance', 'Remote', '2020-01', '2022-08', 'Cost reviews on [AWS] with [Infracost].', 'Landing zones in [Terraform] and [Terragrunt].'),
      post('Systems Engineer', 'Vélo Mosel', 'Metz', '2016-10', '2019-12', 'Ran [Debian] and [HAProxy] for bike docks.'),
    ],
    schools: [{ school: 'Université de la Moselle', degree: 'Master', area: 'Réseaux et Systèmes', from: '2014-09', to: '2016-09' }], certificates: [['CKA', 'CNCF', '2021-04']], spoken: [['French', 'Native'], ['English', 'C1'], ['German', 'B1']],
  },
  {
    id: 'okeke', language: 'en', name: 'Chukwuemeka “Emeka” Okeke', headline: 'Network Security Engineer', email: 'emeka.okeke@lagoonnet.example.ng', phone: '+234 1 555 0192', city: 'Lagos, Nigeria', links: [],
    summary: 'Firewalls, fibre and the occasional generator.', skills: [['Networks', ['BGP', 'OSPF', 'IPsec', 'VLANs']], ['Security', ['FortiGate', 'Palo Alto Networks', 'Zeek']]],
    jobs: [
      post('Network Security Engineer', 'Lagoon Networks Limited', 'Lagos', '2021-05', null, 'Segmented the core with [FortiGate] and [Cisco ISE].', 'Packet captures in [Wireshark] and [Zeek].'),
      post('NOC Engineer', 'Lagoon Networks Limited', 'Lagos', '2018-01', '2021-04', 'First line for 300 [MikroTik] and [Ubiquiti] sites.'),
      post('IT Assistant (NYSC)', 'Federal Polytechnic Badagry', 'Badagry', '2016-11', '2017-10', 'Campus Wi-Fi on [pfSense].'),
    ],
    schools: [{ school: 'University of the Lagoon', degree: 'B.Eng.', area: 'Electrical and Electronics Engineering', from: '2010-09', to: '2015-07' }], certificates: [['CCNP Security', 'Cisco', '2022-02'], ['NSE 4', 'Fortinet', '2020-09']], spoken: [['English', 'Fluent'], ['Igbo', 'Native']],
  },
  {
    id: 'kaur', language: 'en', name: 'Harpreet Kaur Gill', headline: 'Data Scientist', email: 'harpreet.gill@prairiemail.example.ca', phone: '+1 204 555 0163', city: 'Winnipeg, Canada', links: ['kaggle.example.com/hkgill'],
    summary: 'Data scientist for grain, rail and weather.', skills: [['Languages', ['Python', 'R', 'SQL']], ['ML', ['CatBoost', 'scikit-learn', 'PyTorch']]],
    jobs: [
      post('Data Scientist', 'Assiniboine Grain Exchange', 'Winnipeg, MB', '2021-05', null, 'Yield models in [CatBoost] and [Dask].', 'Feature store on [Feast] and [Redis].'),
      post('Business Analyst', 'Red River Rail', 'Winnipeg, MB', '2018-06', '2021-04', 'Delay reports in [Qlik Sense] and [Oracle].'),
    ],
    schools: [{ school: 'Prairie Polytechnic University', degree: 'M.Sc.', area: 'Statistics', from: '2016-09', to: '2018-05' }, { school: 'Doaba Khalsa College', degree: 'B.Sc.', area: 'Mathematics', from: '2012-07', to: '2015-05' }], spoken: [['English', 'Fluent'], ['Punjabi', 'Native']],
  },
  {
    id: 'horvath', language: 'en', name: 'Bence Horváth', headline: 'Flutter Developer', email: 'bence@horvath.example.hu', phone: '+36 1 555 0128', city: 'Szeged, Hungary', links: ['github.example.com/bencehorvath'],
    summary: 'Cross-platform developer with a soft spot for tiny binaries.', skills: [['Tools', ['Flutter', 'Dart', 'Kotlin', 'Firebase', 'SQLite', 'Git']]],
    jobs: [
      post('Flutter Developer', 'Tisza Mobility Kft.', 'Szeged', '2021-03', null, 'Parking app in [Flutter] and [Dart] with [Riverpod].', 'Release trains in [Codemagic].'),
      post('Android Developer', 'Pannon Digital', 'Budapest', '2018-02', '2021-02', 'Ticketing in [Kotlin]; state in [RxJava].'),
    ],
    schools: [{ school: 'University of the Great Plain', degree: 'BSc', area: 'Computer Science', from: '2013-09', to: '2017-06' }], spoken: [['Hungarian', 'Native'], ['English', 'C1']],
  },
  {
    id: 'schneider', language: 'de', name: 'Annegret Schneider', headline: 'Informationssicherheitsbeauftragte', email: 'a.schneider@rheinschutz.example.de', phone: '+49 221 5550 142', city: 'Köln, Deutschland', links: [],
    summary: 'ISB mit Blick für das Machbare.', skills: [['Normen', ['ISO 27001', 'BSI IT-Grundschutz']], ['Werkzeuge', ['OpenVAS', 'Qualys', 'Graylog', 'Python']]],
    jobs: [
      post('Informationssicherheitsbeauftragte', 'Rheinland Versorgung AG', 'Köln', '2020-07', null, 'ISMS nach [ISO 27001] aufgebaut.', 'Schwachstellenscans mit [OpenVAS] und [Qualys].'),
      post('IT-Sicherheitsanalystin', 'Domstadt Klinikum gGmbH', 'Köln', '2016-10', '2020-06', 'Logauswertung in [Graylog], Härtung mit [Ansible].'),
    ],
    schools: [{ school: 'Technische Hochschule Rheinufer', degree: 'M.Sc.', area: 'IT-Sicherheit', from: '2014-10', to: '2016-09' }, { school: 'Technische Hochschule Rheinufer', degree: 'B.Sc.', area: 'Informatik', from: '2011-10', to: '2014-09' }], certificates: [['CISSP', 'ISC2', '2019-05']], spoken: [['Deutsch', 'Muttersprache'], ['Englisch', 'fließend']],
  },
]
