import { type Member, post } from './member.ts'

export const SPANISH: Member[] = [
  {
    id: 'ximena', language: 'es', name: 'Ximena de la Fuente Rojas', headline: 'Ingeniera de software', email: 'ximena.de.la.fuente@correo.example.mx', phone: '+52 55 5555 0148', city: 'Ciudad de México, México',
    links: ['github.example.com/xdlfuente'], summary: 'Ingeniera de software con gusto por los sistemas que fallan poco y avisan pronto.',
    skills: [['Lenguajes', ['Elixir', 'Ruby', 'JavaScript', 'SQL']], ['Plataformas', ['Phoenix', 'Ruby on Rails', 'Heroku', 'AWS Lambda']]],
    jobs: [
      post('Ingeniera de software', 'Tlaloc Pagos', 'Ciudad de México', '2021-05', null, 'Motor de conciliación en [Elixir] con [Phoenix LiveView]; 3 millones de operaciones diarias.', 'Reduje el costo de la nube un 22 % con [AWS Lambda].'),
      post('Desarrolladora web', 'Editorial Nopal', 'Guadalajara', '2018-08', '2021-04', 'Tienda en [Ruby on Rails] y [Sidekiq]; ventas del primer año: 41 000 libros.'),
      post('Becaria de desarrollo', 'Instituto Nacional de Archivos', 'Ciudad de México', '2018-01', '2018-07', 'Digitalicé índices con [Tesseract].'),
    ],
    schools: [{ school: 'Universidad Autónoma del Anáhuac', degree: 'Licenciatura', area: 'Ciencias de la Computación', city: 'Ciudad de México', from: '2013-08', to: '2017-12' }],
    spoken: [['Español', 'Nativo'], ['Inglés', 'Avanzado']],
  },
  {
    id: 'iker', language: 'es', name: 'Iker Goikoetxea', headline: 'Técnico de ciberseguridad', email: 'iker@goiko.example.eus', phone: '655 550 142', city: 'Bilbao, España',
    links: ['linkedin.example.com/in/ikerg'], summary: 'Vigilo redes industriales; antes arreglaba máquinas en la fábrica.',
    skills: [['Seguridad', ['Splunk', 'Suricata', 'Nessus', 'MITRE ATT&CK']], ['Sistemas', ['Linux', 'Windows Server', 'Docker']], ['Código', ['Python', 'Bash']]],
    jobs: [
      post('Analista SOC', 'Nervión Segura S.L.', 'Bilbao', '2022-03', null, 'Triaje de alertas en [Splunk] y reglas propias para [Suricata].', 'Automaticé el cierre de falsos positivos con [Python] y [TheHive].'),
      post('Técnico de mantenimiento industrial', 'Talleres Durango', 'Durango', '2014-10', '2022-02', 'Programación de autómatas [Siemens S7] y averías en turno de noche.'),
    ],
    schools: [{ school: 'CIFP Txurdinaga Berri', degree: 'Técnico Superior', area: 'Administración de Sistemas Informáticos en Red', city: 'Bilbao', from: '2019-09', to: '2021-06' }],
    certificates: [['eJPT', 'INE', '2021-12'], ['CompTIA CySA+', 'CompTIA', '2023-04']], spoken: [['Euskera', 'Nativo'], ['Español', 'Nativo'], ['Inglés', 'B2']],
  },
]

export const PORTUGUESE: Member[] = [
  {
    id: 'thais', language: 'pt', name: 'Thaís Nascimento dos Anjos', headline: 'Engenheira de Dados', email: 'thais.anjos@caixa.example.com.br', phone: '(11) 95555-0173', city: 'São Paulo, SP',
    links: ['linkedin.example.com/in/thaisanjos'], summary: 'Engenheira de dados; gosto de pipelines curtos e nomes compridos.',
    skills: [['Dados', ['Spark', 'Databricks', 'Airflow', 'Trino']], ['Linguagens', ['Python', 'Scala', 'SQL']], ['Nuvem', ['GCP', 'BigQuery', 'Terraform']]],
    jobs: [
      post('Engenheira de Dados Sênior', 'Ipê Crédito', 'São Paulo', '2022-01', null, 'Reescrevi 80 rotinas em [Spark] e reduzi o custo mensal em 35%.', 'Catálogo de dados com [DataHub], usado por 200 pessoas.'),
      post('Engenheira de Dados', 'Varejo Ipanema', 'Rio de Janeiro', '2019-03', '2021-12', 'Ingestão com [Debezium] e [Kafka Connect] a partir de [Oracle].'),
      post('Estagiária de BI', 'Prefeitura de Niterói', 'Niterói', '2017-06', '2019-02', 'Relatórios em [Power BI] e planilhas em [Excel].'),
    ],
    schools: [{ school: 'Universidade Federal da Baía Norte', degree: 'Bacharelado', area: 'Ciência da Computação', city: 'Niterói', from: '2014-02', to: '2018-12' }],
    spoken: [['Português', 'Nativo'], ['Inglês', 'Avançado']],
  },
  {
    id: 'goncalo', language: 'pt', name: 'Gonçalo Brandão e Silva', headline: 'Programador front-end', email: 'goncalo.brandao@correio.example.pt', phone: '+351 915 550 148', city: 'Braga, Portugal',
    links: ['goncalo.example.pt'], summary: 'Programador front-end atento à acessibilidade.',
    skills: [['Web', ['React', 'TypeScript', 'Next.js', 'Storybook', 'Sass']], ['Testes', ['Playwright', 'Jest', 'axe']]],
    jobs: [
      post('Programador front-end', 'Minho Viagens', 'Braga', '2021-10', null, 'Componentes partilhados em [Storybook], testados com [Playwright].', 'Acessibilidade AA em todo o processo de reserva.'),
      post('Programador júnior', 'Estúdio Gerês', 'Guimarães', '2019-07', '2021-09', 'Sites para câmaras municipais com [WordPress] e [jQuery].'),
    ],
    schools: [{ school: 'Universidade do Cávado', degree: 'Licenciatura', area: 'Engenharia Informática', city: 'Braga', from: '2016-09', to: '2019-06', grade: 'Média: 15 valores' }],
  },
]

export const POLISH: Member[] = [
  {
    id: 'zofia', language: 'pl', name: 'Zofia Wąsik-Żelazna', headline: 'Inżynier DevOps', email: 'zofia.wasik@poczta.example.pl', phone: '+48 555 014 238', city: 'Wrocław',
    links: ['github.example.com/zwasik'], summary: 'Automatyzuję to, co ktoś robi trzeci raz ręcznie.',
    skills: [['Chmura', ['AWS', 'Terraform', 'Kubernetes', 'Helm']], ['CI/CD', ['GitLab CI', 'Argo CD', 'Nexus']], ['Języki', ['Python', 'Go', 'Bash']]],
    jobs: [
      post('Inżynier DevOps', 'Odra Systemy Sp. z o.o.', 'Wrocław', '2021-02', null, 'Przeniosłam 40 usług do [Kubernetes] i opisałam je w [Helm].', 'Skróciłam wdrożenie z godziny do 8 minut dzięki [Argo CD].'),
      post('Administrator systemów', 'Szpital Miejski w Opolu', 'Opole', '2017-09', '2021-01', 'Serwery [CentOS], kopie zapasowe w [Veeam], dyżury nocne.'),
      post('Praktykantka', 'Urząd Miasta Brzeg', 'Brzeg', 'lato 2016|2016', 'lato 2016|2016', 'Inwentaryzacja sprzętu i strona w [Joomla].'),
    ],
    schools: [{ school: 'Politechnika Nadodrzańska', degree: 'Magister inżynier', area: 'Informatyka', city: 'Wrocław', from: '2012-10', to: '2017-07' }],
    certificates: [['AWS Certified SysOps Administrator', 'Amazon', '2022-03']], spoken: [['Polski', 'ojczysty'], ['Angielski', 'C1'], ['Niemiecki', 'B1']],
  },
  {
    id: 'bartek', language: 'pl', name: 'Bartłomiej Kuś', headline: 'Tester oprogramowania', email: 'bartek.kus@skrzynka.example.pl', phone: '601 555 014', city: 'Gdynia, Polska',
    links: [], summary: 'Tester po kursie, wcześniej dziesięć lat na statkach.',
    skills: [['Testy', ['Selenium', 'Postman', 'JMeter', 'TestRail']], ['Inne', ['SQL', 'Jira', 'Git', 'Python']]],
    jobs: [
      post('Tester oprogramowania', 'Bałtyk Soft', 'Gdynia', '2022-05', null, 'Testy regresji w [Selenium] i [Python]; 300 scenariuszy co noc.', 'Testy wydajności bramki płatności w [JMeter].'),
      post('Drugi oficer', 'Morska Żegluga Pomorze', 'Szczecin', '2011-01', '2021-12', 'Nawigacja, wachty i szkolenie załogi.'),
    ],
    schools: [{ school: 'Akademia Kodowania Fala', degree: 'Kurs', area: 'Tester oprogramowania', from: '2022-01', to: '2022-04' }, { school: 'Akademia Morska w Helu', degree: 'Inżynier', area: 'Nawigacja', from: '2006-10', to: '2010-09' }],
  },
]

export const TURKISH: Member[] = [
  {
    id: 'elif', language: 'tr', name: 'Elif Nur Çağlayan', headline: 'Mobil Uygulama Geliştirici', email: 'elif.caglayan@posta.example.com.tr', phone: '+90 532 555 01 47', city: 'İzmir, Türkiye',
    links: ['github.example.com/elifcag'], summary: 'Altı yıldır mobil uygulama geliştiriyorum; küçük ekranları severim.',
    skills: [['Mobil', ['Kotlin', 'Swift', 'Flutter', 'Jetpack Compose']], ['Araçlar', ['Firebase', 'Fastlane', 'Git', 'Figma']]],
    jobs: [
      post('Kıdemli Mobil Geliştirici', 'Kordon Teknoloji A.Ş.', 'İzmir', '2021-11', null, 'Bankacılık uygulamasını [Kotlin] ve [Jetpack Compose] ile yeniden yazdım.', 'Sürümleri [Fastlane] ile otomatikleştirdik; haftalık yayına geçtik.'),
      post('Mobil Geliştirici', 'Yasemin Perakende', 'İstanbul', '2018-09', '2021-10', 'Sipariş takibini [Flutter] ile geliştirdim, çökmeleri [Sentry] ile izledim.'),
      post('Stajyer', 'Bornova Belediyesi', 'İzmir', '2017-07', '2017-08', 'Duyuru ekranı için [Android] uygulaması.'),
    ],
    schools: [{ school: 'Körfez Teknik Üniversitesi', degree: 'Lisans', area: 'Bilgisayar Mühendisliği', city: 'İzmir', from: '2013-09', to: '2018-06', grade: 'Not Ortalaması: 3.21/4' }],
    spoken: [['Türkçe', 'Ana dil'], ['İngilizce', 'İleri']],
  },
  {
    id: 'deniz', language: 'tr', name: 'Deniz Ilgaz', headline: 'Sistem Yöneticisi', email: 'deniz.ilgaz@ag.example.com.tr', phone: '0312 555 01 62', city: 'Ankara',
    links: ['linkedin.example.com/in/denizilgaz'], summary: 'Ağ ve sunucu yönetiminde on yıl, bolca dokümantasyon.',
    skills: [['Sistem', ['Windows Server', 'Red Hat', 'VMware', 'Active Directory']], ['Ağ', ['Cisco', 'FortiGate', 'VPN']], ['Betik', ['PowerShell', 'Bash']]],
    jobs: [
      post('Sistem Yöneticisi', 'Anıttepe Hastaneleri', 'Ankara', '2019-04', null, '600 kullanıcının hesaplarını [Active Directory] üzerinde birleştirdim.', 'Yedekleme altyapısını [Veeam] ile yeniledim.'),
      post('Bilgi İşlem Uzmanı', 'Kızılırmak Gıda Ltd. Şti.', 'Kırıkkale', '2014-02', '2019-03', 'Depo sistemini [SAP] ile bağladım; el terminallerini kurdum.'),
    ],
    schools: [{ school: 'Ilgaz Üniversitesi', degree: 'Ön Lisans', area: 'Bilgisayar Programcılığı', city: 'Ankara', from: '2011-09', to: '2013-06' }],
    certificates: [['MCSA', 'Microsoft', '2016']],
  },
]
