/**
 * How requirements name a skill without its catalogue name, folded, in five languages: skill, then phrases parted by ';'.
 * '*' at a word's end is the rest of the word, '..' up to three words. Only phrases that mean this skill in any trade of
 * the catalogue stand here; looser ones, which need the person's job to be understood, are `toldBy` in data/skills.json.
 */
export const SKILL_PHRASES = `
ab-testing: a/b test*; ab test*; split test*; read* .. experiment*; run* experiments; design* experiments; experiment design; online experiments; experimentation; tests a/b; pruebas a/b; a/b-test*; controlled experiment*; a/b testleri
accessibility: wcag*; accessible to all; accessib* standards; screen reader*; barrierefrei*; erisilebilirlik; accessibilite; accesibilidad; rgaa; a11y; bitv
agile: agil*; sprint*; cevik*; metodologias agiles; methodes agiles; scrum; kanban
ai-agents: ai agent*; agentic*; ki-agent*; agents ia; agentes de ia; yapay zeka ajan*
algorithms: algorithm*; algorithmen; algoritma*; algorithmes; algoritmos
anomaly-detection: anomaly detection; anomal* detection; detection d'anomalies; anomalieerkennung; deteccion de anomalias; anomali tespit*; outlier detection; fraud detection
api-design: design* .. apis; api design; api-design; conception d'api; diseno de apis; api tasarim*
api-testing: test* .. apis; api test*; test* .. endpoints; poke .. api*; probing .. api*; check* .. api* by hand; tests d'api; pruebas de api*; postman; servis test*; api'leri test*; testen von schnittstellen; schnittstellentest*
app-store-deployment: app store release*; play store release*; releas* .. app store; publish* .. app store; ship* .. app store; store-release*; magaza* yayin*; app store connect; google play console; shipped .. stores; in den stores; sur les stores; en las tiendas; veroffentlich* .. app store
authentication: authentication; authentifizierung; kimlik dogrulama; authentification; autenticacion; single sign-on; login flows
automation: automatis*; automatiz*; otomasyon*; automate .. tasks; automate repetitive; automate boring
bayesian-statistics: bayes*
bdd: gherkin; behaviour-driven; behavior-driven; given-when-then; given when then; cucumber
bioinformatics: bioinformati*; biyoinformatik; genomic*; ngs data
blue-team: blue team*; blue-team*; defensive security; mavi takim
branding: branding; brand identit*; markenidentit*; marka kimli*; identite de marque; identidad de marca; corporate design; markenfuhrung
bug-tracking: bug report*; defect report*; report* bugs; report* .. defects; bug ticket*; fehlerbericht*; fehlermeldungen schreib*; hata kayit*; hata kaydi; hata rapor*; rapports de bug*; fiches d'anomalie*; reporte de errores; reporte de defectos; documentar errores; gestion des anomalies; defect tracking; defect management; defect lifecycle; fehlermanagement; bugs .. reproduc*; bug takib*; registro de incidencias
business-analysis: business analys*; geschaftsprozessanalyse; is analizi; analyse metier; analyse fonctionnelle; analisis de negocio; analisis funcional; anforderungsanalyse; business analyst
business-continuity: business continuity; is surekliligi; continuite d'activite; continuidad de negocio; bcm; notfallplan*; krizenplan*
business-intelligence: business intelligence; is zekasi; is zekas*; inteligencia de negocio; informatique decisionnelle; decisionnel; bi-tool*; bi tool*; bi araclari; bi araci; outils bi; herramientas bi; herramientas de bi
caching: caching; cache layer*; cache strateg*; cache invalidation; onbellek*; mise en cache; caches; zwischenspeicher*
causal-inference: causal*; kausal*; nedensel*; difference-in-differences; instrumental variable*; inferencia causal; inference causale
change-management: change management; conduite du changement; gestion del cambio; degisim yonetimi; change-management; veranderungsmanagement; accompagnement du changement
ci-cd: ci/cd; ci-cd; build pipeline*; release pipeline*; deployment pipeline*; deploy pipeline*; continuous integration; continuous delivery; continuous deployment; integration continue; deploiement continu; integracion continua; despliegue continuo; surekli entegrasyon; surekli teslimat; kontinuierliche integration; automatisierte deployments; pipelines ci; ci-pipeline*; automated deploy*
clean-code: clean code; sauberen code; sauberer code; temiz kod; code propre; codigo limpio; readable code; maintainable code; wartbaren code; lesbaren code
cloud-computing: cloud platform*; cloud provider*; public cloud; cloud environment*; cloud-umgebung*; cloud-plattform*; fournisseur cloud; plateforme cloud; nube; cloud services; big clouds; major cloud*; hyperscaler*; cloud-erfahrung
cloud-cost-optimization: finops; cloud cost*; cloud bill*; cloud-kosten; costes cloud; couts cloud; bulut maliyet*
cnn: convolutional; faltungsnetz*; evrisimli*
code-review: code review*; code-review*; review* .. code; reviewing .. pull requests; review pull requests; review* .. merge requests; kod inceleme*; revue* de code; revision* de codigo; pull requests; peer review*
communication: communicat*; kommunikation*; kommunikativ*; iletisim*; communication; comunicacion; talk to anyone; explain .. to non-technical; explain .. to people; explain .. to customers; present .. clearly; write and talk; speak clearly; talk .. stakeholders; talk* .. customers; good listener; articulate; contact .. clients; trato con clientes; aisance a l'oral; aisance relationnelle; bon relationnel; sens du contact; kontaktfreud*; verstandlich erklar*; anlasilir anlat*; bug reports
compilers: compiler*; compilateur*; compilador*; derleyici*
compliance: regulator* requirements; mevzuat uyum*; uyumluluk; cumplimiento normativo; regulatorisch*
computer-vision: computer vision; image recognition; image classification; object detection; image segmentation; image processing; bildverarbeitung; bilderkennung; goruntu isleme*; bilgisayarli goru; vision par ordinateur; reconnaissance d'image*; traitement d'image*; vision artificial; vision por computador; procesamiento de imagenes; reconocimiento de imagenes; maschinelles sehen
concurrency: concurren*; multithread*; multi-thread*; threading; nebenlaufig*; parallele programmierung; parallel programming; es zamanli*; cok is parcacikli; programmation concurrente; concurrencia; race conditions; goroutines
configuration-management: configuration management; konfigurationsmanagement; konfigurasyon yonetimi; gestion de configuration; gestion de la configuracion
conflict-resolution: konfliktfahig*; konfliktlos*; gestion des conflits; resolucion de conflictos; catisma cozme; deeskalation*; de-escalat*
containerization: container*; conteneur*; contenedor*; konteyner*
content-management: content management; cms; redaktionssystem*; icerik yonetim*; gestion de contenu*; gestor de contenidos; gestion de contenidos
creativity: kreativ*; yaratici*; creatividad; creativite
critical-thinking: critical thinking; kritisches denken; elestirel dusun*; esprit critique; pensamiento critico
cryptography: cryptograph*; kryptograph*; kryptograf*; kriptograf*; criptografia; cryptographie; verschlusselung*; sifreleme; chiffrement; cifrado
cs-fundamentals: computer science fundamentals; cs fundamentals; grundlagen der informatik; bilgisayar bilimleri
customer-service: customer service; customer care; kundenservice; kundenbetreuung; kundendienst; musteri hizmet*; relation client; service client; atencion al cliente; serve customers; serving customers; serving people; beratung von kunden; kundenberatung
customer-technical-support: technical support; it-support; it support; user support; technischer support; technischen support; teknik destek; support technique; support utilisateur*; soporte tecnico; soporte a usuarios; first-level*; second-level*; 1st level; 2nd level; 1st-level; 2nd-level; helpdesk; help desk; service desk; anwenderbetreuung; benutzerbetreuung; kullanici destek*; assistance aux utilisateurs; assistance utilisateur*
data-analysis: data analys*; analys* .. data; analyz* .. data; datenanalyse*; daten auswert*; datenauswertung*; auswertung von daten; veri analiz*; analyse de donnees; analyses de donnees; analyser .. donnees; analisis de datos; analizar datos; work with numbers; number-savvy; zahlenaffin*; zahlenverstandnis
data-cleaning: clean* .. data; data cleaning; data cleansing; cleaning up data; datenbereinigung; daten bereinig*; bereinigung von daten; veri temizl*; nettoyage .. donnees; nettoyer .. donnees; limpieza de datos; limpiar datos; find* duplicates; deduplicat*; messy data; dirty data; dubletten*; doublons; duplicados; data wrangling; data preparation; datenaufbereitung; missing values; repair* .. records; messy spreadsheets
data-engineering: data engineer*; ingenierie de donnees; ingenieria de datos; veri muhendisligi; dateningenieur*
data-entry: data entry; dateneingabe; datenerfassung; veri girisi; saisie de donnees; entrada de datos; introduccion de datos
data-governance: data governance; gouvernance .. donnees; gobierno del dato; gobierno de datos; veri yonetisimi
data-pipelines: data pipeline*; datenpipeline*; daten-pipeline*; veri hatt*; veri boru hat*; pipelines de donnees; pipeline de donnees; pipelines de datos; flux de donnees; batch jobs; nightly loads; datenstrecke*; load* .. into .. warehouse; ladestrecke*; canalizaciones de datos
data-quality: data quality; datenqualitat; veri kalitesi; qualite .. donnees; calidad .. dato*
data-science: data science; data scientist; veri bilimi; science des donnees; ciencia de datos; datenwissenschaft*
data-storytelling: data storytelling; tell* .. story with data; stories with data; explain .. numbers; explain* what .. numbers; zahlen verstandlich; geschichten .. daten; veri hikaye*; faire parler .. donnees; contar historias con datos; findings .. non-technical; explain .. findings; present* .. findings; raconter .. donnees; datos .. historia
data-structures: data structure*; datenstruktur*; veri yapi*; structures de donnees; estructuras de datos
data-visualization: data visuali*; visuali* data; datenvisualisierung; daten visualisier*; visualisierung von daten; veri gorsel*; visualisation de donnees; dataviz; datavisualisation; data viz; visualizacion de datos; chart* that; dashboards; dashboard-design; graphiques lisibles; tableaux de bord; cuadros de mando; gosterge panel*; panolar*; pano .. tasarl*
data-warehousing: data warehous*; data-warehous*; datawarehous*; veri ambar*; entrepot* de donnees; almacen* de datos; warehouse schema*; warehouse modell*; dwh; data warehouse
database-administration: database administration; datenbankadministration; administration von datenbanken; veritabani yonetimi; veri tabani yonetimi; administration de bases de donnees; administracion de bases de datos; dba
database-design: database design; schema design; data model*; datenmodell*; datenbankdesign; datenbankmodell*; veri model*; veritabani tasarim*; veri tabani tasarim*; modelisation de donnees; modelisation .. donnees; modele de donnees; modelado de datos; modelo de datos; diseno de bases de datos; entity-relationship; relational model*; tables and keys
debugging: debug*; reproduce bugs; fehlersuche; fehleranalyse; hata ayikla*; depuracion; depurar; debogage; chase* bugs; track* down bugs; find .. bugs
decision-making: decision-making; decision making; make decisions; karar verme; karar alma; entscheidungsfreud*; entscheidungsstark*; toma de decisiones; prise de decision
deep-learning: deep learning; derin ogrenme; apprentissage profond; aprendizaje profundo; deep-learning; neural net*
design-patterns: design pattern*; entwurfsmuster; tasarim desen*; patrons de conception; patrones de diseno; design-patterns
design-portfolio: design portfolio; portfolio with; portfolio of work; portfolio of projects; portfolio of your; online portfolio; ux portfolio; portfolyo; portfolio mit; portfolio con; portfolio avec; portefolio; portafolio; work you can show; a portfolio; work samples; case studies; arbeitsproben
design-systems: design system*; design-system*; designsystem*; component librar*; komponentenbibliothek*; pattern librar*; ui librar*; ui kit*; tasarim sistem*; bilesen kutuphane*; bibliotheque de composants; sistema* de diseno; systeme* de design; biblioteca de componentes
design-thinking: design thinking; design-thinking; tasarim odakli dusun*
dimensional-modeling: star schema*; sternschema*; yildiz sema*; schema en etoile; modelo en estrella; esquema* en estrella; dimensional model*; kimball*; boyutsal model*; modelado dimensional; modelisation dimensionnelle; facts and dimensions; fact tables; slowly changing; snowflake schema*; data vault; esquema de estrella; schemas en etoile
disaster-recovery: disaster recovery; disaster-recovery; restore test*; backup and restore; backups and restores; backup and recovery; felaket kurtarma; reprise d'activite; reprise apres sinistre; recuperacion ante desastres; backup- und recovery; notfallwiederherstellung; tested restores; restores .. tested; yedekleme; copias de seguridad; sauvegarde* et restauration*; datensicherung*; pca/pra; pra/pca
distributed-systems: distributed system*; verteilte systeme*; verteilten systemen; verteilter systeme; dagitik sistem*; dagitik mimari*; systemes distribues; systeme distribue; sistemas distribuidos; services .. scale; eventual consistency; consensus algorithms; distributed computing
e-commerce: e-commerce; ecommerce; e-ticaret; onlinehandel; online-shop*; webshop*; commerce en ligne; comercio electronico; tienda* online; online shop*; online retail; e-commerce scars
e2e-testing: end-to-end test*; e2e*; end to end test*; bout en bout; extremo a extremo; uctan uca test*; punta a punta
eda: exploratory data; exploratory analys*; explorative datenanalyse*; explorative*; analyse exploratoire; analisis exploratorio; kesifsel veri
embedded-systems: embedded; eingebettete*; gomulu; systemes embarques; logiciel embarque; embarque; sistemas embebidos; embebid*; mikrocontroller*; microcontroller*; microcontroleur*; mikrodenetleyici*; microcontrolador*; steuergerate*; bare metal; bare-metal; firmware
endpoint-security: endpoint security; endpoint protection; edr; uc nokta guvenli*
estimation: estimat* effort; effort estimation; aufwandsschatzung*; aufwande schatz*; estimation de charge*; chiffrage; estimacion de esfuerzo*; efor tahmin*; estimate .. work; estimate .. tasks
etl: etl*; elt; extract transform; chargement de donnees; carga de datos; veri aktarim*; veri entegrasyon*
event-driven-architecture: event-driven; event driven; ereignisgesteuert*; olay gudumlu; olay tabanli; evenementielle; orientada a eventos; dirigida por eventos; event sourcing; event-streaming; event streaming
experimental-design: design of experiments; experimental design; versuchsplan*; deney tasarim*; plan* d'experience*; diseno de experimentos; diseno experimental
exploratory-testing: exploratory test*; exploratives testen; explorativ*; tests exploratoires; pruebas exploratorias; kesif testi; kesif testleri; explorative tests
facilitation: facilitat*; animation d'ateliers; animer .. ateliers; atelyeler; calistay*; animer des reunions; run .. workshop*; workshops leit*
feature-engineering: feature engineering; oznitelik muhendisligi; ingenieria de caracteristicas; building features for models
fine-tuning: fine-tun*; fine tun*; finetun*; ince ayar; feinabstimmung
firewalls: firewall*; pare-feu*; cortafuegos; guvenlik duvar*
frontend-development: frontend; front-end; front end; onyuz; on yuz
backend-development: backend; back-end; back end; arka uc; arka yuz; serverseitig*
functional-testing: functional test*; funktionale tests; funktionstest*; tests fonctionnels; pruebas funcionales; fonksiyonel test*
game-development: game development; spieleentwicklung; oyun gelistirme; developpement de jeux; desarrollo de videojuegos; game engine*
gdpr: gdpr; dsgvo*; rgpd; kvkk*; data protection; datenschutz*; protection des donnees; proteccion de datos; kisisel veri*; data privacy; privacy law*; personal data; beneficiary data; confidential data; datos personales; donnees personnelles; donnees sensibles
generative-ai: generative ai; generative ki; gen ai; genai; uretken yapay zeka; ia generative; ia generativa; generativer ki; generative k.i.
geospatial: gis*; geodata; geodaten*; geo-data; geospatial*; map making; makes maps; make maps; making maps; cartograph*; kartograf*; karte* erstell*; cografi bilgi*; geomatique; geoinformation*; cartografia; haritalama; harita yap*; mapas; spatial data; raumliche daten; donnees geographiques; donnees spatiales; datos geoespaciales; datos espaciales
git: git-branching; git branching; pull requests; merge requests; versionsverwaltung; versionskontrolle; versioniersystem*; versionierungs*; version control; source control; surum kontrol*; surum yonetim*; gestion de version*; gestionnaire de version*; outil de versioning; versionner; versionning; control de versiones; branches and rebas*; rebas*; code .. versionier*; versiyon kontrol*; versionado; code versionieren
graphic-design: graphic design; grafikdesign; grafik-design; grafik tasarim*; graphisme; conception graphique; diseno grafico; gestaltung von
grc: grc; governance risk; yonetisim risk
high-availability: high availability; high-availability; hochverfugbar*; yuksek erisilebilir*; yuksek kullanilabilir*; haute disponibilite; alta disponibilidad; ausfallsicher*; fault toleran*; fault-toleran*; failover
hypothesis-testing: hypothesis test*; hypothesentest*; statistical test*; hipotez test*; tests d'hypothese*; tests statistiques; contraste de hipotesis; significance test*; signifikanztest*; p-value*; statistische tests; pruebas de hipotesis
i18n: internationali*; internationalisierung; lokalisierung; localization; localisation; internationalisation; internacionalizacion; coklu dil; multi-language; multilingual apps; rtl layout*
iam: identity and access; access management; identity management; kimlik ve erisim; gestion des identites; gestion de identidades; identitatsmanagement; berechtigungsmanagement; berechtigungskonzept*; benutzerverwaltung; user provisioning; joiner-mover-leaver; yetki yonetim*; habilitations; gestion de accesos; rechteverwaltung
incident-management: incident management; incident-management; storungsmanagement; gestion des incidents; gestion de incidencias; gestion de incidentes; olay yonetimi; postmortem*; post-mortem*; nobet*; incident handling
incident-response: incident response; incident-response; olay mudahale*; reponse aux incidents; reponse a incident*; respuesta a incidentes; respuesta ante incidentes; sicherheitsvorfall*; sicherheitsvorfalle*; handl* security incidents; security incidents; vorfallsbehandlung
inclusive-design: inclusive design; inklusives design; kapsayici tasarim; design inclusif; diseno inclusivo
information-architecture: information architecture; informationsarchitektur; bilgi mimarisi; architecture de l'information; architecture d'information; arquitectura de la informacion; arquitectura de informacion; card sort*; tree test*; site structure; sitemap*
infrastructure-as-code: infrastructure as code; infrastructure-as-code; infrastruktur als code; kod olarak altyapi; infraestructura como codigo; iac
integration-testing: integration test*; integrationstest*; entegrasyon test*; tests d'integration; pruebas de integracion; integration tests
interaction-design: interaction design; interaktionsdesign; etkilesim tasarim*; design d'interaction; diseno de interaccion; user flow*; user-flow*; userflow*; flows and; flows that; micro-interaction*; microinteraction*; prototype .. interactions; parcours utilisateur; flujos de usuario; kullanici akis*
iot: iot; internet of things; internet der dinge; nesnelerin interneti; objets connectes; internet de las cosas; connected devices; vernetzte gerate
itil: itil*
itsm: itsm; it service management; it-service-management; bt hizmet yonetimi; service management
journey-mapping: journey map*; customer journey*; user journey*; kundenreise*; nutzerreise*; musteri yolculug*; kullanici yolculug*; parcours client*; parcours utilisateurs; viaje del cliente; service blueprint*
kpis: kpi*; key figures; kennzahl*; key performance; indicateurs de performance; indicateurs cles; indicadores clave; performans gosterge*; metrics that matter; define metrics; defin* .. metrics
knowledge-management: knowledge management; knowledge base; wissensmanagement; wissensdatenbank; bilgi yonetimi; bilgi bankasi; gestion des connaissances; base de connaissances; gestion del conocimiento; base de conocimiento*
leadership: lead a team; lead* .. people; led a team; team lead*; teamleitung; fuhrungserfahrung; fuhrungsverantwortung; fuhrungskompetenz; mitarbeiterfuhrung; personalfuhrung; ekip yonet*; takim yonet*; liderlik; lider*; tete d'une equipe; management d'equipe; encadrement; manager une equipe; encadrer; gestion de equipos; liderazgo; liderar; dirigir equipos; equipo a cargo; line management; managing people; manage* people; people management; leading people; leitung eines teams; disziplinarische*; animer une equipe; equipos humanos
lean: lean; lean management; yalin; schlanke prozesse
linear-algebra: linear algebra; lineare algebra; lineer cebir; algebre lineaire; algebra lineal
linux: linux server*; gnu/linux; linux sunucu*; linux-server*; command line; kommandozeile; ligne de commande; linea de comandos; komut sat*; linux-umfeld; servidores linux; serveurs linux
llms: language model*; grosse sprachmodelle; sprachmodell*; llm*; buyuk dil model*; dil modelleri; modeles de langage; modeles de langue; modelos de lenguaje; large language
log-management: log management; log analys*; logauswertung; logs auswert*; log-analyse; gestion des logs; analyse de logs; gestion de logs; log yonetim*; log analiz*; analisis de logs; reading logs; read logs; log files
machine-learning: machine learning; makine ogren*; maschinelle* lern*; apprentissage automatique; aprendizaje automatico; machine-learning; predictive model*; prediktive model*; vorhersagemodell*; modeles predictifs; modelos predictivos; tahmin modelleri; ml model*; ml-modell*; trained models; train* .. models; modelle train*; classification models; gradient boosting; random forest*; scoring models; model egit*
malware-analysis: malware analys*; malware-analyse; zararli yazilim analiz*; analyse de malware*; analisis de malware
manual-testing: manual test*; manuelle tests; manuelles testen; manuel test*; tests manuels; pruebas manuales; test by hand; manual qa; exploratory clicking
mentoring: mentor*; coach* junior*; coach* .. colleagues; coaching; guide .. freshers; guide .. juniors; juniors anleit*; anleitung von; einarbeit* .. kolleg*; accompagner .. juniors; accompagnement de juniors; acompanar a juniors; formar a juniors; teach juniors; gecleri yetis*; grow* .. engineers; support less experienced; help* .. juniors; betreu* .. auszubildende*; ausbildereignung*
message-queues: message queue*; messaging; message broker*; queues; nachrichtenwarteschlange*; mesaj kuyru*; kuyruk yapi*; files de messages; file de messages; colas de mensajes; colas de mensajeria; handling queues; event queue*; pub/sub; message-broker*; mensajeria asincrona
microservices: microservi*; micro-service*; mikroservis*; mikro servis*; mikroservice*; microservicios; service-oriented
mfa: multi-factor*; two-factor*; zwei-faktor*; mehrfaktor*; cok faktorlu*; double facteur; doble factor; multifaktor*
misra-c: misra*
mlops: mlops; ml ops; model operations; modelle in produktion; models in production; models into production; modeles en production; modelos en produccion; modelleri canliya; productioni* models; modelleri uretim*; ml in production; mise en production de modeles
mobile-development: mobile development; mobile app*; app-entwicklung; mobil uygulama*; applications mobiles; developpement mobile; desarrollo movil; aplicaciones moviles; apps moviles; mobile entwicklung; mobilentwicklung; mobil gelistirme
mobile-testing: mobile test*; mobil test*; mobile tests; tests mobiles; pruebas moviles; mobil uygulama test*; test* on devices; real devices; device lab*
model-deployment: deploy* .. models; model deployment; model serving; serv* .. models; deploiement de modeles; despliegue de modelos; modell-deployment; model* .. deploy*; modelle .. deploy*; put .. models .. production
monitoring: monitoring; uberwachung; izleme; supervision; monitorizacion; alerting; surveillance des; monitoreo; alerts that
motion-design: motion design*; motion graphic*; hareketli grafik*; animations; micro-animation*; animasyon*; animaciones
negotiation: negotiat*; pazarlik*; verhandlungsgeschick
network-administration: network administration; netzwerkadministration; netzwerkverwaltung; ag yonetimi; administration reseau*; administration de reseaux; administracion de redes; betreuung von netzwerken; netzwerkbetreuung
network-design: network design; netzwerkplanung; netzwerkdesign; netzplanung; ag tasarim*; conception de reseau*; architecture reseau*; diseno de redes; arquitectura de redes
network-monitoring: network monitoring; netzwerkmonitoring; netzwerkuberwachung; ag izleme; supervision reseau*; monitorizacion de redes
network-security: network security; netzwerksicherheit; ag guvenligi; securite reseau*; securite des reseaux; seguridad de redes; seguridad en redes; seguridad perimetral
network-troubleshooting: network troubleshooting; netzwerkfehler*; fehlersuche im netzwerk; ag sorun*; ag ariza*; diagnostic reseau*; depannage reseau*; troubleshoot* .. network*; network faults; resolucion de incidencias de red; packet captures; fehleranalyse in netzwerken
networking: computer network*; netzwerktechnik; netzwerkkenntnisse; netzwerkgrundlagen; netzwerke; netzwerken; bilgisayar aglari; ag bilgisi; reseaux informatiques; reseaux; redes; ag temelleri; network fundamentals; network basics; network protocols; netzwerkprotokoll*; protocolos de red; protocoles reseau*; ag protokol*
nlp: natural language; sprachverarbeitung; dogal dil isleme; traitement du langage; traitement automatique des langues; traitement automatique du langage; procesamiento del lenguaje; procesamiento de lenguaje; text mining; textanalyse; metin madenciligi; text analytics; computerlinguistik
nosql: nosql*; non-relational; document database*; document store*; dokumentendatenbank*; nicht-relational*; iliskisel olmayan; no relacional*; non relationnel*; key-value store*
observability: observability; observabilite; observabilidad; gozlemlenebilirlik; distributed tracing; metrics logs; logs metrics; telemetry
oop: object-oriented; object oriented; objektorientiert*; nesne yonelimli; nesneye dayali; nesne tabanli; orientee objet; oriente objet; orientada a objetos; orientado a objetos; programmation objet; ood; poo; objektorientierung
organization: organi*ational skills; organisationstalent; organisationsgeschick; organisationsfahig*; strukturierte* arbeits*; strukturiert; sens de l'organisation; duzenli; planli; tidy mind; well organised; well organized; well-organised; well-organized; plan .. rota; capacidad de organizacion
ownership: ownership; take responsibility; own .. end to end; end-to-end ownership; end to end ownership; eigenverantwort*; verantwortungsbewusst*; sorumluluk sahibi; sens des responsabilites; responsabilidad; finish what; finishes; own your work; see things through; sahiplen*; eigeninitiative; autonomie; autonom*
packet-analysis: packet analys*; packet captur*; paketanaly*; paket analiz*; analyse de paquets; analyse de trames; analisis de paquetes; read .. packet*; pcap*; netzwerkmitschnitt*
pair-programming: pair programming; pairing; pair-programming; eslesmeli programlama; programmation en binome; mob programming; programacion en pareja
penetration-testing: penetration test*; pentest*; pen test*; pen-test*; penetrationstest*; sizma test*; tests d'intrusion; test d'intrusion; pruebas de penetracion; pruebas de intrusion; test de intrusion; tests de intrusion; hacking etico
performance-optimization: performance optimi*; performance tuning; performance-optimierung; performanceoptimierung; leistungsoptimierung; performans optimi*; performans iyilestir*; optimisation des performances; optimizacion de rendimiento; optimizacion del rendimiento; profiling; profil* .. slow; make* .. slow .. fast; core web vitals; page speed; ladezeit*; web performance; latency budget*; performans iyilestirme*; rendimiento web
performance-testing: performance test*; load test*; stress test*; lasttest*; performancetest*; performans test*; yuk test*; tests de charge; tests de performance; pruebas de carga; pruebas de rendimiento; lasttests; last- und performance*
personas: personas; proto-persona*
photography: photograph*; fotograf*; fotografia
presentation: present* .. to; presentation*; prasentation*; sunum*; presentacion*; prasentier*; speak in front; public speaking; hablar en publico; prise de parole; vortrage; show your work
probability: probabilit*; wahrscheinlichkeit*; olasilik*; probabilidad*; stochasti*; stokastik
problem-solving: problem-solv*; problem solv*; solve problems; problemlos*; problem coz*; resolution de problemes; resolucion de problemas; analytisches denkvermogen; analytische fahigkeiten; analitik dusun*; esprit d'analyse; capacidad analitica; analytical; losungsorientiert*; cozum odakli; analytisch*; orientado a soluciones; sorun coz*
process-improvement: process improvement*; continuous improvement; prozessoptimierung*; prozessverbesserung*; surec iyilestir*; surec gelistir*; amelioration continue; amelioration des processus; mejora continua; mejora de procesos; prozesse verbesser*; improve processes; surekli iyilestir*; optimiser les processus; prozesse optimier*
product-management: product management; produktmanagement; urun yonetimi; gestion de produit; gestion de producto; product owner*; gestion produit
product-roadmapping: roadmap*; road map*; yol haritas*; feuille de route; hoja de ruta; produktplanung
programming-fundamentals: programming skills; programming basics; coding skills; programmierkenntnisse; grundlagen der programmierung; programlama bilgisi; programlama temel*; bases de la programmation; connaissances en programmation; conocimientos de programacion; fundamentos de programacion; code a little; write code; at least one programming; a programming language; programlama dil*; programmiersprache*; langage de programmation; lenguaje de programacion; lenguajes de programacion
project-management: project management; projektmanagement; projektleitung; projektsteuerung; proje yonetimi; gestion de projet*; pilotage de projet*; conduite de projet*; gestion de proyectos; direccion de proyectos; manage projects; managing projects; running projects; run projects; project coordination; projektkoordination; projekte leit*; projekte steuer*; proje takib*; gestion de proyecto
prompt-engineering: prompt engineering; prompt-engineering; prompting; write prompts; prompts schreib*; prompt yaz*; redaction de prompts; prompts
prototyping: prototyp*; prototip*; maquettage; maquettes interactives; clickable mock*; klick-dummy*; klickdummy*; klickdummies
quality-assurance: quality assurance; qualitatssicherung*; kalite guvence*; assurance qualite; aseguramiento de calidad; aseguramiento de la calidad; control de calidad; kalite kontrol
quantitative-research: quantitative research; quantitative method*; quantitative forschung; nicel arastirma*; recherche quantitative; investigacion cuantitativa; quantitative studies
query-optimization: query optimi*; query plan*; query performance; query tuning; slow quer*; execution plan*; explain plan*; sql tuning; sql-tuning; optimi* quer*; optimi* .. quer*; choosing an index; choos* .. index*; indexierung; index strateg*; sorgu optimi*; sorgu performans*; optimisation de requetes; optimisation des requetes; optimiser .. requetes; optimizacion de consultas; optimizar consultas; abfrageoptimierung*; abfragen optimier*; database performance; database tuning; indexing
rag: retrieval-augmented; retrieval augmented; rag pipeline*; generation augmentee; generacion aumentada; vector search
recommender-systems: recommender*; recommendation system*; recommendation engine*; empfehlungssystem*; oneri sistem*; tavsiye sistem*; systemes de recommandation; systeme de recommandation; sistemas de recomendacion
refactoring: refactor*; refaktor*; legacy code; altsystem*; kodu yeniden; refaktoring; clean* up .. code; reescrib* codigo; codigo heredado; code herite
regression-analysis: regression analys*; regressionsanalys*; regresyon analiz*; regresyon model*; analyse de regression; modeles de regression; analisis de regresion; logistic regression; linear regression; lineare regression; regressionen
regression-testing: regression test*; regressionstest*; regresyon test*; regresyon kos*; regresyon; tests de regression; tests de non-regression; non-regression; pruebas de regresion; regressionstests; regression pack*; regression suite*
reinforcement-learning: reinforcement learning; pekistirmeli ogrenme; apprentissage par renforcement; aprendizaje por refuerzo; bestarkendes lernen
release-management: release management; release-management; releasemanagement; surum yonetimi; gestion des releases; gestion de versiones; mise en production; mises en production; release planning; releases planen; puesta en produccion; canliya alma; canliya gecis
reporting: reporting; berichtswesen; raporlama*; berichte erstell*; build* .. reports
requirements-analysis: requirements analysis; requirements engineering; requirements gathering; gather* .. requirements; elicit* .. requirements; write requirements; turn .. requirements; anforderungsanalyse; anforderungsmanagement; anforderungsaufnahme; anforderungen .. aufnehm*; anforderungen .. erheb*; anforderungen .. ubersetz*; ubersetz* .. wunsche; wunsche .. fachbereich*; gereksinim analiz*; ihtiyac analiz*; gereksinim topla*; recueil .. besoin*; recueillir .. besoin*; analyse du besoin; analyse des besoins; toma de requisitos; analisis de requisitos; levantamiento de requisitos; captura de requisitos; lastenheft*; pflichtenheft*; cahier* des charges; turn .. needs into; translate .. needs; requirements specification*; gereksinim*.. yaz*; specifications fonctionnelles; besoin metier; talepleri analiz*; translate business
responsive-design: responsive*; mobile-first; mobile first; duyarli tasarim; diseno adaptable; adaptive layout*; phones tablets; all screen sizes; different screen sizes
rest-api: restful*; rest api*; rest servis*; api rest; apis rest; rest servic*; http apis; web api*; services web; servicios web; rest-schnittstelle*; rest services; api'ler*; json api*; web services
risk-management: risk management; risk assessment*; assess* .. risk*; risikomanagement; risikoanalyse*; risikobewertung*; risk yonetimi; risk analiz*; risk degerlendir*; gestion des risques; analyse de risques; analyse des risques; analyses de risques; gestion de riesgos; analisis de riesgos; evaluacion de riesgos; risk register*; gestion du risque
root-cause-analysis: root cause*; root-cause*; ursachenanalyse*; kok neden*; kok sebep*; causes racines; cause racine; causa raiz; analisis de causas; fehlerursache*; ursachenforschung; ishikawa; 5 whys; 5-why
rpa: rpa; robotic process; robotik surec; automatisation robotisee
scalability: scalab*; skalierbar*; olceklen*; scalabilite; escalab*; scaling; scale .. systems
sdlc: software development life*; sdlc; yazilim gelistirme yasam; yazilim yasam dongusu; cycle de vie du logiciel; ciclo de vida del software; cycle de developpement; ciclo de vida del desarrollo; ciclo de desarrollo
security-awareness: security awareness; awareness training*; awareness campaign*; phishing simulation*; bilgi guvenligi farkindalik; guvenlik farkindalig*; sensibilisation; security-awareness; sicherheitsbewusstsein; concienciacion; awareness-schulung*
security-auditing: security audit*; sicherheitsaudit*; guvenlik denetim*; audit* de securite; auditoria* de seguridad; it audit*; it-audit*; internal audit*; security review*; auditoria de sistemas
security-monitoring: security monitoring; security alerts; triag* .. alerts; alert triage; sicherheitsuberwachung; guvenlik izleme; guvenlik olay*; supervision de la securite; monitorizacion de seguridad; triage .. events; centre operationnel de securite
security-operations: security operations
security-policies: security polic*; sicherheitsrichtlinie*; it-grundschutz*; grundschutz*; guvenlik politika*; politique* de securite; politicas de seguridad; pssi; informationssicherheitsrichtlinie*; security standards; sicherheitskonzept*
security-testing: security test*; sicherheitstest*; guvenlik test*; tests de securite; pruebas de seguridad
self-learning: willing to learn; willingness to learn; eager to learn; keen to learn; learn quickly; quick learner; fast learner; lernbereit*; lernwillig*; ogrenmeye acik; ogrenmeye hevesli; ogrenmeye istekli; envie d'apprendre; ganas de aprender; kendini gelistir*; auto-apprentissage; autodidact*; autodidakt*
seo: seo; search engine optimi*; suchmaschinenoptimierung; arama motoru optimi*; referencement*; posicionamiento web; posicionamiento en buscadores; posicionamiento organico
service-design: service design; hizmet tasarim*; design de service*; diseno de servicios; servicedesign
shell-scripting: shell script*; shell-skript*; kabuk betik*; scripts shell; scripting shell; skriptsprache*; betik dil*; langage de script*; lenguajes de scripting; scripting language*; bash scripting; scripting
siem: siem*; security information and event
six-sigma: six sigma; six-sigma; alti sigma; seis sigma; green belt; black belt; lean six*; 6 sigma
sla-management: sla; slas; service level*; service-level*; niveles de servicio; niveaux de service; hizmet seviyesi
software-architecture: software architecture; softwarearchitektur*; software-architektur*; yazilim mimari*; architecture logicielle; architectures logicielles; arquitectura de software; arquitectura software; architectural decision*; architekturentscheidung*; mimari karar*; hexagonal*; clean architecture; saubere architektur; arquitecturas limpias
software-testing: software test*; test* software; softwaretest*; yazilim test*; test de logiciels; tests logiciels; pruebas de software; tester un logiciel; testing software; software tester
speech-recognition: speech recognition; spracherkennung; konusma tanima; ses tanima; reconnaissance vocale; reconocimiento de voz; speech-to-text
spreadsheet-modeling: financial model*; finanzmodell*; modele* financier*; modelo* financiero*; spreadsheet model*; finansal model*; modelisation financiere; modelado financiero
sql: sub queries; sub-queries; subqueries; joins; write .. joins; sql quer*; sql-abfrage*; datenbankabfrage*; abfragen schreib*; interroger .. base*; interrogation de bases; requetes sql; requeter; ecrire des requetes; consultas sql; escribir consultas; sql sorgu*; sql yaz*; veritabani sorgu*; query .. database*; quer* databases; window functions; fensterfunktionen; consultas a bases de datos; query .. data yourself; bases de donnees relationnelles; bases de datos relacionales; relational database*; relationale* datenbank*; iliskisel veritaban*; iliskisel veri taban*; querying
stakeholder-management: stakeholder*; parties prenantes; partes interesadas; paydas*; anspruchsgruppen; interessengruppen; interlocuteurs metier*; interlocutores; manage expectations
static-analysis: static analys*; static code analys*; statische codeanalyse*; statische code-analyse*; statik kod*; statik analiz*; analyse statique; analisis estatico; linting
statistics: statistic*; statistik*; istatistik*; statistique*; estadistic*; think* in distributions; statistical*; denk* statistisch; pensez en statisticien*
stored-procedures: stored procedure*; gespeicherte prozedur*; sakli yordam*; procedures stockees; procedure stockee; procedimiento* almacenado*; stored proc*
storytelling: hikaye anlat*; tell* .. stor*; geschichten erzahl*; raconter des histoires; contar historias
strategic-thinking: strategic think*; strategisches denken; stratejik dusun*; vision strategique; vision estrategica; pensamiento estrategico; think strategically
stream-processing: stream processing; streaming data; data streaming; stream-verarbeitung; datenstrome; akis isleme; akan veri; traitement de flux; procesamiento de flujos; procesamiento en streaming; datos en streaming; real-time data; echtzeitdaten; gercek zamanli veri; echtzeit-daten*
structured-cabling: cabling; verkabelung*; kablolama; cablage*; cableado; patch panel*; patchfeld*; fibre splic*; glasfaser*; spleiss*; fiber optik; fibre optique; fibra optica; yapisal kablo*; lwl
subnetting: subnet*; ip address* plan*; ip-adressierung; alt ag*; adressage ip; direccionamiento ip; cidr
surveys: survey*; umfragen; umfrage*; anket*; enquetes; encuestas; questionnaire*; fragebog*; cuestionarios; questionnaires
system-design: system design*; systemdesign; systementwurf; sistem tasarim*; conception de systemes; diseno de sistemas; design .. systems; designed systems; systeme entwerf*; large-scale systems
tdd: test-driven*; test driven*; testgetrieb*; test gudumlu*; test odakli gelis*; pilote par les tests; pilotes par les tests; orientado a pruebas; guiado por pruebas; dirigido por pruebas; write .. test first; tests first; test-first
teamwork: team player*; teamplayer*; team-player*; teamfahig*; teamarbeit; teamgeist; ekip calis*; takim calis*; takim oyuncusu; esprit d'equipe; travail en equipe; travail d'equipe; trabajo en equipo; trabajar en equipo; teamwork; team spirit; work* well with others; collaborat*; zusammenarbeit; collaborer; colaborar; work in a team; work* .. team; ekip ile uyum*; travailler en equipe
technical-documentation: technical documentation; documentation; dokumentation*; dokumantasyon*; documentation technique; documentacion tecnica; documentar*; document* your work; document* what; runbook*; write things down; dokumentier*; documentacion; belgele*; written trail; rediger de la documentation; documentarlo
technical-writing: technical writing; technische redaktion; teknik yazarlik; redaction technique; redaccion tecnica; write .. documentation for; user manuals; bedienungsanleitung*; benutzerhandbuch*; user guides; technischer redakteur*
telecommunications: telecom*; telekom*; telecommunication*; telecomunicacion*; nachrichtentechnik; fernmelde*; telefonanlage*
test-automation: test automation; automated test*; automat* .. test*; testautomatisierung*; testautomation; automatisierte* test*; test otomasyon*; otomasyon test*; automatisation de* tests; automatisation des tests; tests automatises; tests automatiques; automatizacion de pruebas; pruebas automatizadas; pruebas automaticas; tests automatizados; automated a browser; automat* .. browser*; otomatiklestir*; automated check*; test otomatiklestir*; testi otomatik*; automatiser .. tests; automatizar pruebas
test-management: test management; testmanagement; test yonetim*; gestion des tests; gestion de pruebas; test reporting
test-planning: test plan*; test case*; testfall*; testfalle*; testplan*; testkonzept*; test senaryo*; test plani; plan* de test*; cas de test*; casos de prueba; plan* de prueba*; write .. cases; test design; teststrategie*; test strateg*; test scenario*; scenarios de test*; strategie de test*; story into cases; stories into cases; testszenari*; testspezifikation*; diseno de pruebas; jeux d'essai; cahier* de recette; cahier* de test*; spezifikation von test*; turn .. into cases; turn .. into test*
threat-hunting: threat hunt*; tehdit av*; chasse aux menaces; busqueda de amenazas; caza de amenazas; hunt* for threats
threat-intelligence: threat intel*; tehdit istihbarat*; renseignement sur les menaces; inteligencia de amenazas; bedrohungsanalyse*; bedrohungslage; cyber threat intel*
threat-modeling: threat model*; bedrohungsmodell*; tehdit model*; modelisation des menaces; modelado de amenazas; modelisation de menaces
ticketing-systems: ticketsystem*; ticket system*; ticketing; ticket-system*; talep sistemi; sistema de tickets; outil de ticketing; helpdesk-tool*; ticket queue*; herramientas de ticketing; ticket tool*
time-management: time management; zeitmanagement; zaman yonetimi; gestion du temps; gestion del tiempo; meet deadlines; tenir les delais; onceliklendir*
time-series: time series; time-series; zeitreihen*; zaman serisi; zaman serileri*; series temporelles; serie temporelle; series chronologiques; series temporales; series de tiempo; forecasting; forecast models; demand forecast*; talep tahmin*; prevision de ventes; prevision de la demanda
tls: ssl certificat*; x.509; zertifikatsverwaltung
training-delivery: train* colleagues; train* users; deliver* training*; giv* trainings; run* training*; schulung*; schulungen; anwenderschulung*; egitim verme*; egitim vere*; formation des utilisateurs; former .. utilisateurs; former .. collegues; animer des formations; impartir formacion; formacion a usuarios; training of users; coach enumerators; teach colleagues; anwender schul*; train staff; teach* .. users
troubleshooting: troubleshoot*; trouble-shoot*; fault finding; fault-finding; fehlerbehebung*; fehlerdiagnos*; entstorung*; storungsbehebung; ariza gider*; sorun gider*; ariza tespit*; depannage; depanner; diagnostic; resolution d'incidents; resolucion de incidencias; diagnosticar; diagnos*; find faults; solucion de problemas tecnicos; resolver incidencias; problembehebung; resolucion de averias
typography: typograph*; typografie; tipografi*; typographie; schriftsatz; schriftgestaltung
uat: user acceptance*; acceptance test*; abnahmetest*; kullanici kabul*; tests d'acceptation; pruebas de aceptacion; recette utilisateur*; recette fonctionnelle; uat; tests de recette; abnahmetests
ui-design: ui design; ui-design; oberflachengestaltung; arayuz tasarim*; design d'interface*; diseno de interfaces; interface design; screen design; screendesign; diseno de interfaz; conception d'interface*; ui tasarim*; kullanici arayuz*; oberflachen gestalt*
uml: uml*
unit-testing: unit test*; unit-test*; unittest*; komponententest*; modultest*; birim test*; tests unitaires; test unitaire; pruebas unitarias; tests unitarios; habitual .. tests; write tests; writes tests; tests that run; you test your code; tested code; code .. tests; tests schreib*; schreib* tests; ecrire des tests; escribir tests; escribir pruebas; test yazma*; test yazar*; tests as a habit; test your own code
usability-testing: usability test*; usability-test*; usability study; usability studies; user test*; user-test*; nutzertest*; kullanilabilirlik test*; kullanici test*; tests utilisateurs; test utilisateur*; tests d'utilisabilite; pruebas de usabilidad; pruebas con usuarios; test* .. with users; test* .. with real; watch* .. people; watch* .. users; usability sessions; watched someone; test de usuarios; test con usuarios; think-aloud
user-interviews: user interview*; interview* users; nutzerinterview*; kullanici gorus*; kullanici mulakat*; entretiens utilisateurs; entretien utilisateur*; entrevistas con usuarios; entrevistas a usuarios; interview* customers; customer interviews; talk* to users
user-research: user research*; nutzerforschung; ux research*; ux-research*; kullanici arastirma*; recherche utilisateur*; investigacion de usuarios; investigacion con usuarios; user studies; nutzerstudien; discovery research; user interview*; talk* to users; field studies; feldstudie*; investigacion ux
user-stories: user stor*; user-stor*; userstor*; kullanici hikaye*; recits utilisateur*; historias de usuario; acceptance criteria; akzeptanzkriterien; criteres d'acceptation; kabul kriter*; criterios de aceptacion; story writing; backlog items
ux-design: ux design; ux-design; user experience; kullanici deneyim*; experience utilisateur; experiencia de usuario; nutzererlebnis; user-experience; ergonomie
ux-writing: ux writ*; ux-writ*; ux-text*; microcopy; micro-copy; interface copy; write .. words on; write .. words in; words in .. interface; copy for .. interface; button text*; button label*; write .. copy; product copy; mikrometin*; microcopie; microtext*; textos de interfaz; textos de la interfaz; ux metin*; redaction ux; redaccion ux; words on .. buttons; error messages people; texte der oberflache; content design*
vector-databases: vector database*; vector store*; vector db*; vektordatenbank*; vektor veritaban*; bases vectorielles; base vectorielle; bases de datos vectoriales; vector search
video-editing: video edit*; videobearbeitung; videoschnitt; video duzenleme; video kurgu; montage video; edicion de video; cut* .. videos; film* and edit*; montaje de video
visual-design: visual design; gorsel tasarim*; design visuel; diseno visual; visuelles design; visual designer; sense of colour; eye for detail in layout
vlans: vlan*
voip: voip*; telefonie; ip telefon*; ip-telefon*; telephonie ip; telefonia ip
vpn: vpn*
vulnerability-management: vulnerabilit*; schwachstell*; sicherheitslucke*; zafiyet*; guvenlik acik*; guvenlik acig*; vulnerabilidades; failles de securite; weaknesses in .. servers; patch management; patch-management; patchmanagement; yama yonetim*; patching; gestion des correctifs; gestion de parches; cve*; ranking .. weaknesses
web-analytics: web analytics; webanalyse; web analiti*; web analizi; analyse d'audience; analitica web; analitica digital; web-analytics; google analytics; site traffic; web-tracking; webtracking
web-development: web development; web developer; webentwicklung; web-entwicklung; web gelistirme; developpement web; desarrollo web; web applications; webanwendung*; web uygulama*; applications web; aplicaciones web; webseiten
web-scraping: web scrap*; scraping; web kazima; veri kazima; web-scraping; crawlers
web-security: web security; websicherheit; web guvenli*; securite web; seguridad web; websecurity; web uygulama guvenlig*; web application security; owasp*
wireframing: wireframe*; wire-frame*; tel cerceve*; maquettes fil de fer; zonings; mockup*; mock-up*; sketch* .. screens; low-fidelity
wireless-networking: wi-fi; wifi; wlan*; kablosuz ag*; reseaux sans fil; reseau sans fil; redes inalambricas; wireless network*; funknetz*; redes wifi
working-under-pressure: under pressure; belastbar*; stressresist*; stresse*; resistance au stress; stres altinda; baski altinda; bajo presion; calm when; keep calm; stays calm; stay calm; nervenstark*; yogun tempo*; keep* .. head when; nervenstarke; tempo yuksek
remote-collaboration: remote work experience; distributed team*; verteilte teams; verteilten teams; uzaktan calisma deneyim*; travail a distance; trabajo en remoto; remote-first experience; equipes distribuees; equipos distribuidos; work remotely; across time zones; across timezones
tech-ethics: ethique
research-methods: research method*; forschungsmethod*; arastirma yontem*; methodes de recherche; metodos de investigacion; empirical method*; qualitative method*; methodologie de recherche; metodologia de investigacion
pre-sales: presales; pre-sales; pre sales; avant-vente; preventa; satis oncesi; angebotserstellung; technical sales; vorvertrieb
blockchain: blockchain*; blok zincir*; smart contract*; chaine de blocs; cadena de bloques; akilli sozlesme*
big-data: big data; buyuk veri; grosse datenmengen; grossen datenmengen; large data*; terabytes; grands volumes; grandes volumenes; megadonnees; massendaten; buyuk hacimli veri
cloud-migration: cloud migration*; cloud-migration*; buluta gecis; migration vers le cloud; migracion a la nube; migracion al cloud; move* .. to the cloud; buluta tas*
cloud-architecture: cloud architecture*; cloud-architektur*; bulut mimari*; architecture cloud; architectures cloud; arquitectura cloud; arquitectura en la nube; arquitecturas cloud
cloud-security: cloud security; cloud-security; cloud-sicherheit; bulut guvenlig*; securite cloud; securite du cloud; seguridad en la nube; seguridad cloud
load-balancing: load balanc*; lastverteilung; yuk dengele*; repartition de charge; balanceo de carga; balanceadores; loadbalanc*; equilibrage de charge
virtualization: virtuali*; sanallastirma; virtualisation; virtualizacion; virtualisierung*; hypervisor*; virtuelle maschinen; virtual machines; sanal sunucu*; machines virtuelles; maquinas virtuales
application-security: application security; applikationssicherheit; anwendungssicherheit; uygulama guvenlig*; securite applicative; securite des applications; seguridad de aplicaciones; seguridad en aplicaciones; secure coding; secure development; sichere softwareentwicklung; guvenli kod*; guvenli yazilim; developpement securise; desarrollo seguro; sichere programmierung; codigo seguro; application-security
cybersecurity: cyber security; cyber-security; cybersecurity; it-sicherheit; it security; it-security; informationssicherheit; bilgi guvenligi; siber guvenlik; cybersecurite; securite informatique; securite de l'information; ciberseguridad; seguridad informatica; seguridad de la informacion; information security; cybersicherheit; cyber-sicherheit; securite des systemes d'information
digital-forensics: forensic*; forensik*; adli bilisim; forense; investigation numerique; informatique legale
security-architecture: security architecture*; sicherheitsarchitektur*; guvenlik mimari*; architecture de securite; arquitectura de seguridad
data-mining: data mining; veri madenciligi; fouille de donnees; mineria de datos; data-mining
data-lake: data lake*; data-lake*; veri golu; lac de donnees; lago de datos; datalake*; lakehouse
data-annotation: data annotation; data label*; annotat* .. data; datenannotation; veri etiketle*; annotation de donnees; etiquetado de datos; anotacion de datos; labell* data
llm-evaluation: llm evaluation*; evaluat* .. llm*; eval set*; eval harness*; evals; model evaluation*; evaluation de modeles; evaluacion de modelos; bewertung von modellen
digital-marketing: digital marketing; online marketing; online-marketing; onlinemarketing; dijital pazarlama; marketing digital; marketing numerique; performance marketing; paid ads; google ads; campaigns online
robotics: robotic*; robotik*; robotique; robotica; robots industriels; robot programlama; roboterprogrammierung
cro: conversion rate*; conversion optimi*; conversion-optimi*; donusum oran*; donusum optimi*; optimisation de la conversion; taux de conversion; tasa de conversion; optimizacion de conversion; conversion-rate*
illustration: illustrat* skills; drawing skills; zeichnerisch*; illustrationen; illustrasyon; ilustracion
heuristic-evaluation: heuristic*; heuristisch*; sezgisel degerlendirme; expert review*
edge-computing: edge computing; edge device*; edge ai; tinyml; neural net in; models on device; on-device*; embedded ai; edge-computing; uc bilisim
business-writing: business writing; write .. page that; write .. clear e-mails; write .. clear emails; write .. memos; schreib* .. klar; qualites redactionnelles; report writing; writes clear .. reports
`
