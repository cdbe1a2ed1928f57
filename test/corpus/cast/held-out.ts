import { type Member, post } from './member.ts'

/** People no rule was written for: they are drawn in the held-out themes alone. */
export const HELD_OUT_CAST: Member[] = [
  {
    id: 'ingrid', language: 'en', name: 'Ingrid Solheim', headline: 'Platform Engineer', email: 'ingrid.solheim@fjordpost.example.no', phone: '+47 405 55 014', city: 'Bergen, Norway', links: ['github.example.com/isolheim'],
    summary: 'Platform engineer who measures before moving.', skills: [['Platform', ['Kubernetes', 'Crossplane', 'Terraform', 'Flux']], ['Languages', ['Go', 'Python', 'Bash']]],
    jobs: [
      post('Platform Engineer', 'Nordhavn Shipping', 'Bergen', '2021-06', null, 'Built an internal platform on [Kubernetes] and [Backstage]; lead time fell from nine days to one.', 'Rolled out [Flux] to 60 repositories.'),
      post('Systems Engineer', 'Vestland County Hospital', 'Bergen', '2017-03', '2021-05', 'Replaced ageing [Puppet] code with [Ansible] roles.'),
    ],
    schools: [{ school: 'Fjordane University College', degree: 'BSc', area: 'Computer Engineering', city: 'Førde', from: '2013-08', to: '2016-06' }], spoken: [['Norwegian', 'Native'], ['English', 'Fluent']],
  },
  {
    id: 'tomasz', language: 'pl', name: 'Tomasz Grzelak', headline: 'Analityk danych', email: 't.grzelak@dane.example.pl', phone: '+48 512 555 019', city: 'Łódź, Polska', links: [],
    summary: 'Analityk, który woli jeden dobry wykres od dziesięciu.', skills: [['Analiza', ['SQL', 'Python', 'Tableau', 'Excel']], ['Bazy', ['PostgreSQL', 'BigQuery']]],
    jobs: [
      post('Starszy analityk danych', 'Manufaktura Ubezpieczeń S.A.', 'Łódź', '2021-01', null, 'Model rezygnacji klientów w [Python] i [XGBoost]; 14% mniej odejść.', 'Raporty zarządcze w [Tableau].'),
      post('Analityk biznesowy', 'Piotrkowska Logistyka', 'Łódź', '2018-07', '2020-12', 'Automatyzacja zestawień w [VBA] i [Power Query].'),
    ],
    schools: [{ school: 'Uniwersytet Bałucki', degree: 'Magister', area: 'Ekonometria', city: 'Łódź', from: '2013-10', to: '2018-06' }],
  },
  {
    id: 'lucie', language: 'fr', name: 'Lucie Vandenbroucke', headline: 'Ingénieure DevOps', email: 'lucie@vdb.example.be', phone: '+32 475 55 01 42', city: 'Liège, Belgique', links: ['gitlab.example.com/lucievdb'],
    summary: 'Ingénieure DevOps, allergique aux procédures manuelles.', skills: [['Cloud', ['AWS', 'OpenShift', 'Terraform']], ['CI', ['Jenkins', 'GitLab CI', 'SonarQube']], ['Langages', ['Python', 'Groovy']]],
    jobs: [
      post('Ingénieure DevOps', 'Meuse Énergies SA', 'Liège', '2020-11', null, 'Pipelines partagés dans [Jenkins], contrôles avec [SonarQube].', 'Passage de 25 applications sur [OpenShift].'),
      post('Administratrice systèmes', 'Ville de Verviers', 'Verviers', '2017-01', '2020-10', 'Supervision sous [Centreon] ; sauvegardes [Bacula].'),
    ],
    schools: [{ school: 'Haute École de la Vesdre', degree: 'Bachelier', area: 'Informatique de gestion', city: 'Verviers', from: '2013-09', to: '2016-06', grade: 'Distinction' }],
  },
  {
    id: 'hakan', language: 'tr', name: 'Hakan Uçar', headline: 'Yazılım Mühendisi', email: 'hakan.ucar@kutu.example.com.tr', phone: '+90 505 555 0144', city: 'Eskişehir, Türkiye', links: ['linkedin.example.com/in/hakanucar'],
    summary: 'Dokuz yıldır sunucu tarafında yazılım geliştiriyorum.', skills: [['Diller', ['Java', 'Kotlin', 'SQL']], ['Altyapı', ['Spring Boot', 'Kafka', 'Docker', 'Redis']]],
    jobs: [
      post('Yazılım Mühendisi', 'Porsuk Havacılık A.Ş.', 'Eskişehir', '2019-05', null, 'Bakım planlama servisini [Spring Boot] ile yazdım.', 'Mesajlaşmayı [Kafka] üzerine taşıdım.'),
      post('Yazılım Geliştirici', 'Odunpazarı Yazılım', 'Eskişehir', '2015-08', '2019-04', 'Stok modülünü [Delphi] dilinden [Java] diline geçirdim.'),
    ],
    schools: [{ school: 'Porsuk Üniversitesi', degree: 'Lisans', area: 'Bilgisayar Mühendisliği', city: 'Eskişehir', from: '2011-09', to: '2015-06' }],
  },
  {
    id: 'marisol', language: 'es', name: 'Marisol Quispe Huamán', headline: 'Desarrolladora móvil', email: 'marisol.quispe@andes.example.pe', phone: '+51 955 550 143', city: 'Cusco, Perú', links: ['github.example.com/mquispe'],
    summary: 'Desarrolladora móvil que prueba sus aplicaciones sin señal.', skills: [['Móvil', ['Flutter', 'Dart', 'Kotlin']], ['Servicios', ['Firebase', 'Node.js', 'MongoDB']]],
    jobs: [
      post('Desarrolladora móvil', 'Qhapaq Turismo', 'Cusco', '2021-02', null, 'Mapas sin conexión en [Flutter] con [Mapbox]; 80 000 descargas.', 'Notificaciones con [Firebase] para 40 guías.'),
      post('Desarrolladora web', 'Municipalidad de Wanchaq', 'Cusco', '2018-03', '2021-01', 'Mesa de partes digital con [Laravel] y [MySQL].'),
    ],
    schools: [{ school: 'Universidad Andina del Sol', degree: 'Bachiller', area: 'Ingeniería de Sistemas', city: 'Cusco', from: '2012-03', to: '2017-12' }], spoken: [['Español', 'Nativo'], ['Quechua', 'Nativo']],
  },
  {
    id: 'bjorn', language: 'de', name: 'Björn-Ole Thomsen', headline: 'Security Analyst', email: 'bo.thomsen@deich.example.de', phone: '0431 555 0177', city: '24103 Kiel', links: [],
    summary: 'Analyst im Schichtdienst, am liebsten nachts.', skills: [['Sicherheit', ['Splunk', 'Elastic', 'Suricata', 'MISP']], ['Skripte', ['Python', 'PowerShell']]],
    jobs: [
      post('Security Analyst', 'Fördebank eG', 'Kiel', '2022-04', null, 'Alarme in [Splunk] gesichtet und Regeln nach [Sigma] übersetzt.', 'Übungen mit [Caldera] vorbereitet.'),
      post('Systemadministrator', 'Werft Nordufer GmbH', 'Kiel', '2018-08', '2022-03', 'Clients mit [Baramundi] verteilt, Mails über [Postfix] gefiltert.'),
    ],
    schools: [{ school: 'Fachhochschule Ostsee', degree: 'B.Sc.', area: 'IT-Sicherheit', city: 'Kiel', from: '2014-09', to: '2018-07', grade: 'Note: 2,1' }], spoken: [['Deutsch', 'Muttersprache'], ['Dänisch', 'B2']],
  },
  {
    id: 'nnamdi', language: 'en', name: 'Dr. Nnamdi Okafor-Reyes', headline: 'Machine Learning Researcher', email: 'nnamdi@okaforreyes.example.ai', phone: '(312) 555-0148', city: 'Chicago, IL', links: ['nnamdi.example.ai'],
    summary: 'Researcher turned builder; reads papers so that the team need not.', skills: [['Models', ['PyTorch', 'JAX', 'Hugging Face Transformers']], ['Engineering', ['Python', 'CUDA', 'Ray', 'Slurm']]],
    jobs: [
      post('Senior Machine Learning Engineer', 'Prairie Voice, Inc.', 'Chicago, IL', '2021-09', null, 'Cut inference cost by 63% with [vLLM] and quantisation.', 'Trains speech models on [Slurm] and [Ray].'),
      post('Postdoctoral Fellow', 'Lakeview Institute of Cognition', 'Evanston, IL', '2019-07', '2021-08', 'Published four papers on small models; code in [JAX].'),
      post('Research Assistant', 'University of South Prairie', 'Champaign, IL', '2014-08', '2019-05', 'Taught two courses and wrote a toolkit in [C++].'),
    ],
    schools: [{ school: 'University of South Prairie', degree: 'Ph.D.', area: 'Computer Science', city: 'Champaign, IL', from: '2014-08', to: '2019-05' }, { school: 'Benedict Hills College', degree: 'B.A.', area: 'Linguistics', from: '2010-08', to: '2014-05' }],
  },
  {
    id: 'joana', language: 'pt', name: 'Joana Pimentel', headline: 'Designer de produto', email: 'joana@pimentel.example.pt', phone: '+351 965 550 142', city: 'Aveiro, Portugal', links: ['joanapimentel.example.pt'],
    summary: 'Designer de produto com gosto por serviços públicos.', skills: [['Design', ['Figma', 'Sketch', 'Principle']], ['Investigação', ['Hotjar', 'Maze']]],
    jobs: [
      post('Designer de produto', 'Ria Saúde', 'Aveiro', '2020-10', null, 'Sistema de design em [Figma], usado por quatro equipas.', 'Testes com [Maze] todas as quinzenas.'),
      post('Designer UI', 'Agência Moliço', 'Porto', '2017-04', '2020-09', 'Protótipos em [Principle] para 20 clientes.'),
    ],
    schools: [{ school: 'Escola Superior de Artes do Vouga', degree: 'Licenciatura', area: 'Design de Comunicação', city: 'Aveiro', from: '2013-09', to: '2016-07' }],
  },
]
