/** What the interim roles of data/roles.json say of themselves: description, benefits, why one takes them, and where pay was counted. */
export const roleSentences: Readonly<Record<string, string>> = {
  US: 'ABD',
  'Builds and maintains web pages and small features under the guidance of senior developers.':
    'Kıdemli geliştiricilerin yol göstermesiyle web sayfaları ve küçük özellikler yapar, bakımını üstlenir.',
  'Implements interactive, accessible interfaces with a modern JavaScript framework.':
    'Modern bir JavaScript çatısıyla etkileşimli, erişilebilir arayüzler geliştirir.',
  'Builds APIs, data models and integrations behind an application.':
    'Bir uygulamanın arkasındaki API’leri, veri modellerini ve entegrasyonları kurar.',
  'Plans and runs tests, reports defects and checks that releases work for users.':
    'Testleri planlar ve yürütür, hataları bildirir, sürümlerin kullanıcılar için çalıştığını denetler.',
  'Writes and fixes code for well-defined tasks inside an existing code base.':
    'Var olan bir kod tabanında, sınırları belli görevler için kod yazar ve düzeltir.',
  "Solves customers' technical problems with a software product and works with engineering on fixes.":
    'Müşterilerin bir yazılım ürünüyle ilgili teknik sorunlarını çözer, düzeltmeler için mühendislerle çalışır.',
  'Keeps computers, accounts and office networks working for employees.':
    'Çalışanların bilgisayarlarını, hesaplarını ve ofis ağlarını çalışır durumda tutar.',
  'Answers first-line requests, resolves common problems and escalates the rest.':
    'İlk basamak taleplerini yanıtlar, sık görülen sorunları çözer, kalanını ilgili ekibe aktarır.',
  'Watches alerts, separates false alarms from incidents and escalates with good notes.':
    'Uyarıları izler, yanlış alarmları gerçek olaylardan ayırır, iyi notlarla üst ekibe iletir.',
  'Collects evidence, checks controls and keeps security policies and risk registers current.':
    'Kanıt toplar, denetimleri sınar, güvenlik politikalarını ve risk kayıtlarını güncel tutar.',
  'Installs, patches, backs up and monitors servers and services.':
    'Sunucuları ve hizmetleri kurar, yamalar, yedekler ve izler.',
  'Helps customers or internal teams solve problems with cloud services.':
    'Müşterilerin ya da şirket içi ekiplerin bulut hizmetleriyle ilgili sorunlarını çözmesine yardım eder.',
  'Maintains build pipelines, containers and deployment automation.':
    'Derleme hatlarının, kapsayıcıların ve dağıtım otomasyonunun bakımını yapar.',
  'Monitors networks around the clock, handles alarms and coordinates repairs.':
    'Ağları günün her saati izler, alarmlarla ilgilenir, onarımları yönlendirir.',
  'Installs, connects and repairs cabling, switches, access points and user connections.':
    'Kablolamayı, anahtarları, erişim noktalarını ve kullanıcı bağlantılarını kurar, bağlar ve onarır.',
  'Configures and maintains switches, routers, firewalls and user access in an organisation.':
    'Bir kurumdaki anahtarları, yönlendiricileri, güvenlik duvarlarını ve kullanıcı erişimini yapılandırır, bakımını yapar.',
  'Answers business questions with queries, spreadsheets, dashboards and clear explanations.':
    'İş sorularını sorgularla, tablolarla, panolarla ve açık anlatımlarla yanıtlar.',
  'Builds data models, dashboards and recurring reports for the business.':
    'İşletme için veri modelleri, panolar ve düzenli raporlar kurar.',
  'Prepares recurring reports, checks figures and maintains spreadsheets.':
    'Düzenli raporları hazırlar, rakamları denetler, tabloların bakımını yapar.',
  'Builds and maintains pipelines that move and clean data.':
    'Veriyi taşıyan ve temizleyen hatları kurar, bakımını yapar.',
  'Labels and reviews text, images or model answers used to train and evaluate AI.':
    'Yapay zekâyı eğitmekte ve değerlendirmekte kullanılan metinleri, görselleri ya da model yanıtlarını etiketler ve gözden geçirir.',
  'Builds small features and automations on top of LLM APIs.':
    'LLM API’lerinin üzerine küçük özellikler ve otomasyonlar kurar.',
  'Trains, evaluates and packages models with guidance.':
    'Yol göstermeyle modelleri eğitir, değerlendirir ve paketler.',
  'Collects, cleans and analyses data for a study or lab.':
    'Bir araştırma ya da laboratuvar için veri toplar, temizler ve çözümler.',
  'Creates visual material for brands, marketing and products.':
    'Markalar, pazarlama ve ürünler için görsel malzeme hazırlar.',
  'Recruits participants, runs sessions, takes notes and summarises findings.':
    'Katılımcı bulur, oturumları yürütür, not alır ve bulguları özetler.',
  'Designs screens and components within an existing product and design system.':
    'Var olan bir ürün ve tasarım sistemi içinde ekranlar ve bileşenler tasarlar.',
  'Designs and publishes websites, often with a site builder or CMS.':
    'Çoğu zaman bir site kurucu ya da CMS ile web siteleri tasarlar ve yayımlar.',
  'Builds screens and features of an app on one platform.':
    'Tek bir platformda bir uygulamanın ekranlarını ve özelliklerini yapar.',
  'Builds cross-platform screens with JavaScript and React Native.':
    'JavaScript ve React Native ile çok platformlu ekranlar yapar.',
  'Tests apps on many devices and versions and automates the important checks.':
    'Uygulamaları birçok cihazda ve sürümde sınar, önemli denetimleri otomatikleştirir.',
  'Explains software in guides, API references and release notes.':
    'Yazılımı kılavuzlarda, API belgelerinde ve sürüm notlarında anlatır.',
  'Daily coding with code review': 'Her gün kod yazma ve kod gözden geçirme',
  'A public portfolio of shipped pages': 'Yayımlanmış sayfalardan oluşan, herkese açık bir portfolyo',
  'Small tasks to start with, bigger ones soon': 'Önce küçük görevler, yakında daha büyükleri',
  'Work that users see at once': 'Kullanıcıların hemen gördüğü işler',
  'Visible results you can show': 'Gösterebileceğin, görünür sonuçlar',
  'Close work with designers and back-end engineers': 'Tasarımcılarla ve arka uç mühendisleriyle yakın çalışma',
  'Deep understanding of data and APIs': 'Veriyi ve API’leri derinden anlama',
  'Good base for cloud and architecture work': 'Bulut ve mimari işleri için iyi bir temel',
  'Designs that other teams build on': 'Başka ekiplerin üzerine kurduğu tasarımlar',
  'Quick way into a software team': 'Bir yazılım ekibine girmenin hızlı yolu',
  'You learn the whole product': 'Ürünün tamamını öğrenirsin',
  'Clear path to automation engineering': 'Otomasyon mühendisliğine giden açık bir yol',
  'Mentoring from experienced engineers': 'Deneyimli mühendislerden rehberlik',
  'Real production code on your resume': 'Özgeçmişinde gerçek ürün kodu',
  'Clear next step to the full role': 'Asıl role giden açık bir sonraki adım',
  'Product and customer insight': 'Ürün ve müşteri kavrayışı',
  'Logs, code and customers every day': 'Her gün günlükler, kod ve müşteriler',
  'Regular contact with engineers': 'Mühendislerle düzenli temas',
  'Problems of every kind, every day': 'Her gün her türden sorun',
  'Accounts, devices and networks at first hand': 'Hesaplar, cihazlar ve ağlarla doğrudan deneyim',
  'Broad view of company IT': 'Şirket bilişimine geniş bir bakış',
  'First-hand practice with people and systems': 'İnsanlarla ve sistemlerle doğrudan pratik',
  'Training on the job': 'İş başında eğitim',
  'Contact with every team of the house': 'Kurumun her ekibiyle temas',
  'Direct security experience': 'Doğrudan güvenlik deneyimi',
  'Notes and handovers you can learn from': 'Öğrenebileceğin notlar ve devirler',
  'Exposure to real attacks and tools': 'Gerçek saldırıları ve araçları görme',
  'Security by rules and evidence': 'Kurallar ve kanıtlarla güvenlik',
  'Contact with management': 'Yönetimle temas',
  'Regular hours': 'Düzenli çalışma saatleri',
  'Ownership of real servers': 'Gerçek sunucuların sorumluluğu',
  'Wide technical base': 'Geniş bir teknik temel',
  'Scripts and automation from the start': 'Baştan itibaren betikler ve otomasyon',
  'Deep exposure to many cloud services': 'Birçok bulut hizmetini yakından tanıma',
  'Customers with every kind of cloud problem': 'Her türden bulut sorunu olan müşteriler',
  'The consoles and logs of a real cloud': 'Gerçek bir bulutun konsolları ve günlükleri',
  'Work with developers and operators': 'Geliştiriciler ve işletim ekipleriyle çalışma',
  'Automation mindset': 'Otomasyon düşüncesi',
  'Deployments you can measure': 'Ölçebileceğin dağıtımlar',
  'Round-the-clock operations experience': 'Günün her saati süren işletim deneyimi',
  'Access to carrier-grade equipment': 'Operatör sınıfı donanıma erişim',
  'Alarms and faults from live networks': 'Canlı ağlardan alarmlar ve arızalar',
  'Hands-on work with equipment': 'Donanımla elle çalışma',
  'Clear certification ladder': 'Açık bir sertifika basamağı',
  'Work on site with real installations': 'Gerçek kurulumlarla sahada çalışma',
  'Responsibility for a full network': 'Bütün bir ağın sorumluluğu',
  'Strong base for CCNA and CCNP': 'CCNA ve CCNP için sağlam bir temel',
  'Changes that you plan and document': 'Senin planlayıp belgelediğin değişiklikler',
  'Questions from every part of a business': 'Bir işletmenin her bölümünden sorular',
  'Direct contact with decision makers': 'Karar verenlerle doğrudan temas',
  'SQL and charts put to use at once': 'Hemen işe yarayan SQL ve grafikler',
  'Strong reporting tool skills': 'Güçlü raporlama aracı becerileri',
  'Close to management': 'Yönetime yakın',
  'Clear certification path': 'Açık bir sertifika yolu',
  'Starts with what spreadsheets can do': 'Tablolarla yapılabilenle başlar',
  'Work on apps before you build one': 'Uygulama geliştirmeden önce uygulamalarla çalışma',
  'Learn how a business measures itself': 'Bir işletmenin kendini nasıl ölçtüğünü öğrenirsin',
  'Fast start': 'Hızlı başlangıç',
  'Large data and real pipelines': 'Büyük veri ve gerçek veri hatları',
  'Engineering practice on data': 'Veri üzerinde mühendislik pratiği',
  'Close to analysts and scientists': 'Analistlere ve bilim insanlarına yakın',
  'Work that can be done in parts': 'Parçalar halinde yapılabilen iş',
  'Guidelines to learn from': 'Öğrenilecek yönergeler',
  'First look inside AI projects': 'Yapay zekâ projelerinin içine ilk bakış',
  'Results you can show within weeks': 'Haftalar içinde gösterebileceğin sonuçlar',
  'Visible prototypes': 'Görünür prototipler',
  'Strong learning curve': 'Dik bir öğrenme eğrisi',
  'Hands-on models in production': 'Canlıda çalışan modellerle doğrudan iş',
  'Research and engineering mix': 'Araştırma ve mühendislik bir arada',
  'Experiments from idea to result': 'Fikirden sonuca deneyler',
  'Academic references': 'Akademik referanslar',
  'Publications possible': 'Yayın yapma olanağı',
  'Rigorous method': 'Titiz yöntem',
  'Builds a visual portfolio': 'Görsel bir portfolyo oluşturur',
  'Short projects with clear results': 'Sonucu belli, kısa projeler',
  'Creative work': 'Yaratıcı iş',
  'Direct contact with users': 'Kullanıcılarla doğrudan temas',
  'Suits people from psychology or service jobs': 'Psikolojiden ya da hizmet işlerinden gelenlere uygun',
  'Improves every later design': 'Sonraki her tasarımı iyileştirir',
  'Work inside a product team': 'Bir ürün ekibinin içinde çalışma',
  'Mentoring from senior designers': 'Kıdemli tasarımcılardan rehberlik',
  'Portfolio of shipped screens': 'Yayımlanmış ekranlardan portfolyo',
  'Whole sites from idea to launch': 'Fikirden yayına bütün siteler',
  'Sees projects end to end': 'Projeleri baştan sona görür',
  'Mix of design and code': 'Tasarım ve kod bir arada',
  'Apps you can show on your phone': 'Telefonunda gösterebileceğin uygulamalar',
  'One platform to master': 'Ustalaşılacak tek platform',
  'Direct user feedback': 'Doğrudan kullanıcı geri bildirimi',
  'One code base for both platforms': 'İki platform için tek kod tabanı',
  'Uses web skills': 'Web becerilerini kullanır',
  'Short way from idea to phone': 'Fikirden telefona kısa yol',
  'Learn store release processes': 'Mağazada yayımlama sürecini öğrenme',
  'Device knowledge': 'Cihaz bilgisi',
  'Suits good writers': 'İyi yazanlara uygun',
  'Learns every product in depth': 'Her ürünü derinlemesine öğrenir',
  'Clear texts you can show': 'Gösterebileceğin açık metinler',
  'Gives you daily practice in version control, debugging and code review, the habits every software team expects.':
    'Sana her gün sürüm takibi, hata ayıklama ve kod gözden geçirme pratiği verir; her yazılım ekibi bu alışkanlıkları bekler.',
  'Covers the browser half of the stack, so only APIs, data and deployment are left to learn.':
    'Yığının tarayıcı yarısını kapsar; öğrenilecek yalnızca API’ler, veri ve dağıtım kalır.',
  'Shows you how designs become working interfaces, which makes your later designs realistic to build.':
    'Tasarımların nasıl çalışan arayüzlere dönüştüğünü gösterir; sonraki tasarımların yapılabilir olur.',
  'Mastery of React, state and APIs is half of the full-stack role and lets you add the server side on the job.':
    'React, durum ve API ustalığı full-stack rolünün yarısıdır; sunucu tarafını işteyken eklersin.',
  'React and component thinking carry over directly to React Native and declarative mobile UI.':
    'React ve bileşen düşüncesi doğrudan React Native’e ve bildirimsel mobil arayüze taşınır.',
  'Adds the server, database and security half of the stack to your front-end skills.':
    'Ön yüz becerilerine yığının sunucu, veritabanı ve güvenlik yarısını ekler.',
  'Designing APIs and data models is core engineering work and prepares you for larger systems.':
    'API’leri ve veri modellerini tasarlamak mühendisliğin çekirdeğidir ve seni daha büyük sistemlere hazırlar.',
  'You learn how software fails, how teams release and how to read code, and that knowledge carries over to development.':
    'Yazılımın nasıl bozulduğunu, ekiplerin nasıl sürüm çıkardığını ve kodun nasıl okunduğunu öğrenirsin; bu bilgi geliştirmeye taşınır.',
  'Testing builds on real devices teaches you platform behaviour before you write apps yourself.':
    'Gerçek cihazlarda sürümleri test etmek, kendin uygulama yazmadan önce platformun davranışını öğretir.',
  'It is the same job at smaller scope; the full role asks for the same with more of your own judgement.':
    'Aynı iş, daha küçük kapsamda; asıl rol aynısını daha çok kendi kararınla ister.',
  'Solid software practice is what separates AI engineers who ship from those who only prototype.':
    'Sağlam yazılım pratiği, ürün çıkaran yapay zekâ mühendislerini yalnızca prototip yapanlardan ayırır.',
  'You debug real systems, read logs and code, and become the natural internal candidate for a developer opening.':
    'Gerçek sistemlerde hata ayıklar, günlük ve kod okursun; bir geliştirici yeri açıldığında içerideki doğal aday olursun.',
  'Supporting hosted products teaches Linux, HTTP, logs and cloud consoles in real incidents.':
    'Barındırılan ürünlere destek vermek Linux’u, HTTP’yi, günlükleri ve bulut konsollarını gerçek olaylarla öğretir.',
  'You manage accounts and endpoints every day, the things attackers go for.':
    'Saldırganların hedef aldığı hesapları ve uç cihazları her gün yönetirsin.',
  'Account, device and service administration is the base of cloud operations.':
    'Hesap, cihaz ve hizmet yönetimi bulut işletiminin temelidir.',
  'You handle the first level of network faults and gain access to switches, Wi-Fi and VPNs.':
    'Ağ arızalarının ilk basamağıyla ilgilenir, anahtarlara, Wi-Fi’ye ve VPN’lere erişim kazanırsın.',
  'You learn accounts, phishing reports and endpoint behaviour from the user side.':
    'Hesapları, oltalama bildirimlerini ve uç cihazların davranışını kullanıcı tarafından öğrenirsin.',
  'A quick first IT job in which you meet DNS, DHCP, Wi-Fi and VPN problems every day.':
    'Her gün DNS, DHCP, Wi-Fi ve VPN sorunlarıyla karşılaştığın, çabuk girilen bir ilk bilişim işi.',
  'It is security work from the first day; after a year of triage you move on to investigation and threat hunting.':
    'İlk günden güvenlik işidir; bir yıllık ayıklamadan sonra incelemeye ve tehdit avına geçersin.',
  'You learn the frameworks and controls that analysts must defend and report on.':
    'Analistlerin savunması ve raporlaması gereken çerçeveleri ve denetimleri öğrenirsin.',
  'Servers, identity, backup and scripting are the same tasks you will later automate in the cloud.':
    'Sunucular, kimlik, yedekleme ve betikler, ileride bulutta otomatikleştireceğin işlerin aynısıdır.',
  'You work with the services that run on the network and learn DNS, DHCP and firewalls in depth.':
    'Ağ üzerinde çalışan hizmetlerle uğraşır, DNS’i, DHCP’yi ve güvenlik duvarlarını derinlemesine öğrenirsin.',
  'Hardening, patching and log review are the daily foundation of defence.':
    'Sıkılaştırma, yamalama ve günlük inceleme savunmanın günlük temelidir.',
  'You see how hundreds of customers build and break cloud systems, the best preparation for building your own.':
    'Yüzlerce müşterinin bulut sistemlerini nasıl kurup bozduğunu görürsün; kendininkini kurmak için en iyi hazırlık.',
  'Pipelines, containers and Terraform are the core tools of cloud engineering.':
    'Hatlar, kapsayıcılar ve Terraform bulut mühendisliğinin temel araçlarıdır.',
  'You learn how code reaches production, which makes you a stronger engineer.':
    'Kodun canlıya nasıl ulaştığını öğrenirsin; bu seni daha güçlü bir mühendis yapar.',
  'You watch large networks fail and recover, and learn routing and switching from the live system.':
    'Büyük ağların bozulup toparlanmasını izler, yönlendirmeyi ve anahtarlamayı canlı sistemden öğrenirsin.',
  'Alarm triage and traffic monitoring are close to the work of a security operations centre.':
    'Alarm ayıklamak ve trafiği izlemek bir güvenlik operasyon merkezinin işine yakındır.',
  'Physical and access-layer skills make the later design and routing work concrete.':
    'Fiziksel ve erişim katmanı becerileri, sonraki tasarım ve yönlendirme işini somutlaştırır.',
  'You already run the network; the next step is designing and scaling it.':
    'Ağı zaten sen işletiyorsun; sonraki adım onu tasarlamak ve büyütmek.',
  'You gain SQL, statistics and business sense, then add machine learning to become a data scientist.':
    'SQL, istatistik ve iş sezgisi kazanır, sonra makine öğrenmesi ekleyip veri bilimci olursun.',
  'Working with messy real data teaches you what models need before you build them.':
    'Dağınık, gerçek veriyle çalışmak, modelleri kurmadan önce neye gereksindiklerini öğretir.',
  'Data models and metrics give you the reliable base that statistics and models depend on.':
    'Veri modelleri ve ölçütler, istatistiğin ve modellerin dayandığı güvenilir tabanı verir.',
  'The gentlest first data job: you learn the data and the questions before heavier tools.':
    'En yumuşak ilk veri işi: ağır araçlardan önce veriyi ve soruları öğrenirsin.',
  'You learn to get and trust data at scale, which models depend on.':
    'Modellerin dayandığı veriyi büyük ölçekte elde etmeyi ve ona güvenmeyi öğrenirsin.',
  'Retrieval and training pipelines are data engineering problems first.':
    'Getirme ve eğitim hatları önce veri mühendisliği sorunlarıdır.',
  'You see what good and bad training data look like, and how model answers are judged.':
    'İyi ve kötü eğitim verisinin neye benzediğini, model yanıtlarının nasıl değerlendirildiğini görürsün.',
  'Careful labelling work teaches data quality, the base of every model.':
    'Özenli etiketleme, her modelin temeli olan veri kalitesini öğretir.',
  'You ship small LLM features now and add model training, evaluation and MLOps later.':
    'Şimdi küçük LLM özellikleri çıkarır, sonra model eğitimi, değerlendirme ve MLOps eklersin.',
  'Every LLM feature is an API integration, so your general coding grows as well.':
    'Her LLM özelliği bir API entegrasyonudur; genel kodlaman da böylece gelişir.',
  'You practise the modelling half of data science on production problems.':
    'Veri biliminin modelleme yarısını canlı sorunlar üzerinde çalışırsın.',
  'Training and deploying classical models is the direct step before large models.':
    'Klasik modelleri eğitip yayına almak, büyük modellerden önceki doğrudan adımdır.',
  'You practise study design and inference, the scientific side of data science.':
    'Araştırma tasarımını ve çıkarımı, veri biliminin bilimsel yanını çalışırsın.',
  'Typography, colour and composition are half of interface design; you add research and interaction.':
    'Tipografi, renk ve kompozisyon arayüz tasarımının yarısıdır; sen araştırma ve etkileşimi eklersin.',
  'Research skill is what separates a UX designer from a decorator of screens.':
    'Bir UX tasarımcısını ekran süsleyenden ayıran, araştırma becerisidir.',
  'You own interface work now and add research and flows to reach the full role.':
    'Arayüz işi şimdiden senin; asıl role ulaşmak için araştırma ve akışları eklersin.',
  'An eye for interfaces pays off on the front end.': 'Arayüz gözü ön yüzde karşılığını verir.',
  'You already publish sites; adding JavaScript and servers leads to full-stack work.':
    'Zaten site yayımlıyorsun; JavaScript ve sunucular eklemek full-stack işe götürür.',
  'You deliver complete sites and learn what clients and users react to.':
    'Bütün siteler teslim eder, müşterilerin ve kullanıcıların neye tepki verdiğini öğrenirsin.',
  'One platform in depth is the usual way in; the second platform or a cross-platform tool comes next.':
    'Tek platformda derinleşmek alışılmış giriş yoludur; ikinci platform ya da çok platformlu bir araç ardından gelir.',
  'Brings web skills to phones, then you add native Kotlin or Swift modules.':
    'Web becerilerini telefona taşır, sonra yerel Kotlin ya da Swift modülleri eklersin.',
  'You keep working in JavaScript and React while learning product delivery.':
    'Ürün çıkarmayı öğrenirken JavaScript ve React ile çalışmayı sürdürürsün.',
  'You learn how apps behave on real devices and versions, which good mobile developers must know.':
    'Uygulamaların gerçek cihazlarda ve sürümlerde nasıl davrandığını öğrenirsin; iyi mobil geliştiriciler bunu bilmelidir.',
  'Documenting APIs forces you to understand and run the code you describe.':
    'API’leri belgelemek, anlattığın kodu anlamanı ve çalıştırmanı gerektirir.',
  'Clear writing is interface design; UX writing is a short step away.':
    'Açık yazmak arayüz tasarımıdır; UX yazarlığı kısa bir adım ötededir.',
}
