import { type Member, post } from './member.ts'

export const GERMAN: Member[] = [
  {
    id: 'jonas', language: 'de', name: 'Jonas Freiherr von Trotha-Beck', headline: 'Softwareentwickler', email: 'jonas.trotha@postfach.example.de', phone: '0151 555 01432', city: '04109 Leipzig',
    links: ['github.example.com/jtrotha'], summary: 'Entwickler mit Schwerpunkt Embedded; baut am Wochenende Orgeln nach.',
    skills: [['Sprachen', ['C', 'C++', 'Rust', 'Python']], ['Werkzeuge', ['CMake', 'Git', 'Jenkins', 'Yocto']], ['Protokolle', ['CAN', 'MQTT', 'Modbus']]],
    jobs: [
      post('Softwareentwickler Embedded Linux', 'Pleißetal Messtechnik GmbH', 'Leipzig', '2020-03', null, 'Steuerung für Wasserzähler in [Rust] neu geschrieben, Speicherbedarf halbiert.', 'Eigenes [Yocto]-Abbild für drei Geräteklassen, gebaut in [Jenkins].'),
      post('Werkstudent Softwareentwicklung', 'Elbwiesen Robotik AG', 'Dresden', '2018-04', '2020-02', 'Testrahmen in [Python] mit [pytest] aufgebaut; Prüfzeit von zwei Tagen auf 40 Minuten gesenkt.'),
      post('Zivildienst', 'Diakonie Muldental e. V.', 'Grimma', '2013-09', '2014-06', 'Fahrdienst und Hausnotruf.'),
    ],
    schools: [{ school: 'Technische Hochschule Saaletal', degree: 'M.Sc.', area: 'Informatik', city: 'Dresden', from: '2017-10', to: '2020-02', grade: 'Note: 1,4' }, { school: 'Technische Hochschule Saaletal', degree: 'B.Sc.', area: 'Informatik', from: '2014-10', to: '2017-09' }, { school: 'Gymnasium am Anger', degree: 'Abitur', from: '2005', to: '2013', grade: 'Note: 1,9' }],
    spoken: [['Deutsch', 'Muttersprache'], ['Englisch', 'C1']],
  },
  {
    id: 'mirjam', language: 'de', name: 'Dr. Mirjam Öztürk-Schäfer', headline: 'Data Engineer', email: 'm.oeztuerk@datenwerk.example.ch', phone: '+41 79 555 01 88', city: 'Winterthur, Schweiz',
    links: ['linkedin.example.com/in/moesch'], summary: 'Dateningenieurin, die Tabellen lieber löscht als anlegt.',
    skills: [['Daten', ['Apache Spark', 'Delta Lake', 'Snowflake', 'dbt']], ['Programmierung', ['Python', 'Scala', 'SQL']], ['Betrieb', ['Azure', 'Terraform', 'Docker']]],
    jobs: [
      post('Lead Data Engineer', 'Töss Versicherungen', 'Winterthur', '2021-01', null, 'Leitung eines fünfköpfigen Teams; Lakehouse mit [Databricks] und [Delta Lake] eingeführt.', 'Qualitätsprüfungen mit [Great Expectations] in jede Ladestrecke gebaut.'),
      post('Data Engineer', 'Seeblick Logistik AG', 'Zürich', '2017-08', '2020-12', 'Ladestrecken von [Informatica] nach [Airflow] überführt.', 'Streaming der Fahrzeugdaten mit [Kafka] und [Flink].'),
      post('Wissenschaftliche Mitarbeiterin', 'Universität Rheinfelden', 'Basel', '2013-03', '2017-07', 'Simulation von Strömungen in [Fortran] und [MATLAB].'),
    ],
    schools: [{ school: 'Universität Rheinfelden', degree: 'Promotion', area: 'Physik', city: 'Basel', from: '2013-03', to: '2017-06' }, { school: 'Universität Rheinfelden', degree: 'Diplom', area: 'Physik', from: '2007-10', to: '2013-02' }],
    certificates: [['Databricks Certified Data Engineer Professional', 'Databricks', '2022-09']], spoken: [['Deutsch', 'Muttersprache'], ['Türkisch', 'fließend'], ['Englisch', 'C2']],
  },
  {
    id: 'cem', language: 'de', name: 'Cem Yıldız', headline: 'Fachinformatiker für Systemintegration', email: 'cem.yildiz@netzpost.example.de', phone: '+49 (0)221 555 0129', city: 'Köln',
    links: [], summary: 'Netze, Server, gute Dokumentation.',
    skills: [['Systeme', ['Windows Server', 'Linux', 'Proxmox', 'VMware']], ['Netz', ['Cisco IOS', 'pfSense', 'OSPF', 'VLAN']], ['Skripte', ['PowerShell', 'Bash', 'Ansible']]],
    jobs: [
      post('Systemadministrator', 'Stadtwerke Rheinaue', 'Köln', '2022-02', null, '180 virtuelle Maschinen von [VMware] auf [Proxmox] umgezogen.', 'Überwachung mit [Zabbix] eingerichtet; Ausfälle seltener und kürzer.'),
      post('IT-Administrator', 'Kölnische Bäderbetriebe', 'Köln', '2019-08', '2022-01', 'Drucker, Clients und ein altes [Lotus Notes] betreut.'),
    ],
    schools: [{ school: 'IHK Köln', degree: 'Ausbildung', area: 'Fachinformatiker für Systemintegration', from: '2016-08', to: '2019-07', grade: 'Note: 2' }],
    certificates: [['CCNA', 'Cisco', '2021'], ['LPIC-1', 'Linux Professional Institute', '2020']], spoken: [['Deutsch', 'Muttersprache'], ['Türkisch', 'Muttersprache']],
  },
]

export const FRENCH: Member[] = [
  {
    id: 'anais', language: 'fr', name: 'Anaïs Le Goff-Traoré', headline: 'Développeuse full-stack', email: 'anais.legoff@courriel.example.fr', phone: '06 55 50 01 42', city: 'Rennes, France',
    links: ['anaislegoff.example.fr'], summary: 'Développeuse depuis huit ans, attachée aux tests et aux cafés de l’équipe.',
    skills: [['Front', ['Vue.js', 'Nuxt', 'TypeScript', 'Cypress']], ['Back', ['PHP', 'Symfony', 'PostgreSQL', 'API Platform']], ['Outils', ['Docker', 'GitLab CI', 'Git']]],
    jobs: [
      post('Développeuse full-stack', 'Armor Billetterie', 'Rennes', '2020-09', null, 'Refonte du tunnel d’achat en [Vue.js] et [Nuxt] ; conversion en hausse de 12 %.', 'API publique avec [API Platform], documentée dans [Swagger].'),
      post('Développeuse PHP', 'Coopérative du Golfe', 'Vannes', '2017-02', '2020-08', 'Migration de [Zend Framework] vers [Symfony], module par module.', 'Mise en place de [RabbitMQ] pour les commandes.'),
      post('Stagiaire développement web', 'Mairie de Ploemeur', 'Ploemeur', '2016-04', '2016-09', 'Site des associations sous [Drupal].'),
    ],
    schools: [{ school: 'Université de Bretagne-Océane', degree: 'Master', area: 'Informatique', city: 'Vannes', from: '2014-09', to: '2016-09' }, { school: 'IUT de Lannion-Mer', degree: 'DUT', area: 'Informatique', from: '2012-09', to: '2014-06' }],
    spoken: [['Français', 'langue maternelle'], ['Anglais', 'courant'], ['Bambara', 'notions']],
  },
  {
    id: 'desire', language: 'fr', name: 'Désiré N’Guessan', headline: 'Administrateur systèmes et réseaux', email: 'd.nguessan@poste.example.ci', phone: '+225 07 55 50 01 37', city: 'Abidjan, Côte d’Ivoire',
    links: ['linkedin.example.com/in/dnguessan'], summary: 'Administrateur passé par le support, à l’aise la nuit comme le jour.',
    skills: [['Systèmes', ['Red Hat Enterprise Linux', 'Windows Server', 'Hyper-V']], ['Réseaux', ['Fortinet', 'MPLS', 'BGP']], ['Automatisation', ['Ansible', 'Bash', 'Python']]],
    jobs: [
      post('Administrateur systèmes et réseaux', 'Banque du Plateau', 'Abidjan', '2021-06', null, 'Déploiement de pare-feu [Fortinet] dans 38 agences.', 'Sauvegardes sous [Veeam], restaurations testées chaque mois.'),
      post('Technicien support', 'Lagune Télécom', 'Abidjan', '2018-01', '2021-05', 'Support de niveau 2 ; tickets suivis dans [GLPI].'),
    ],
    schools: [{ school: 'Institut Polytechnique de la Lagune', degree: 'Licence professionnelle', area: 'Réseaux et télécommunications', city: 'Abidjan', from: '2014-10', to: '2017-07', grade: 'Mention Bien' }],
    certificates: [['RHCSA', 'Red Hat', '2020-02'], ['NSE 4', 'Fortinet', '2022-10']],
  },
  {
    id: 'camille', language: 'fr', name: 'Camille d’Ornano', headline: 'Analyste de données', email: 'camille.dornano@mel.example.org', phone: '+33 6 55 50 01 93', city: 'Lyon, France',
    links: [], summary: 'Ancienne professeure de mathématiques reconvertie dans la donnée.',
    skills: [['Analyse', ['SQL', 'Python', 'pandas', 'Excel']], ['Visualisation', ['Tableau', 'Power BI', 'Qlik Sense']]],
    jobs: [
      post('Analyste de données', 'Croix-Rousse Mobilités', 'Lyon', '2023-01', null, 'Tableaux de bord des retards dans [Power BI], consultés par 150 conducteurs.', 'Prévision de fréquentation avec [scikit-learn].'),
      post('Professeure de mathématiques', 'Collège Jean-Moulin', 'Villeurbanne', '2014-09', '2022-06', 'Classes de la sixième à la troisième ; atelier [Scratch] le jeudi.'),
    ],
    schools: [{ school: 'Le Wagonnet', degree: 'Bootcamp', area: 'Data Analytics', city: 'Lyon', from: '2022-09', to: '2022-12' }, { school: 'Université Lyon-Confluence', degree: 'Licence', area: 'Mathématiques', from: '2009-09', to: '2012-06' }],
    spoken: [['Français', 'langue maternelle'], ['Italien', 'courant']],
  },
]
