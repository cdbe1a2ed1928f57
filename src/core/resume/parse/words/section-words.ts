export type SectionKind =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'projects'
  | 'certifications'
  | 'languages'
  | 'volunteering'
  | 'publications'
  | 'awards'
  | 'interests'
  | 'references'
  | 'contact'
  | 'courses'
  | 'other'

/**
 * Words that name a section, folded: English, German, French, Spanish, Portuguese, Polish, Turkish, some Dutch and
 * Italian. A heading is made of one of these and of `CONNECTING` words only.
 */
export const SECTION_WORDS: Record<SectionKind, string> = {
  summary: `summary profile about objective overview introduction intro bio biography statement goal aim
    profil kurzprofil uberblick zusammenfassung ziel berufsziel steckbrief
    resume apropos presentation objectif accroche
    resumen perfil objetivo presentacion acerca extracto
    resumo apresentacao sobre
    podsumowanie profilu cel omnie
    ozet profili hakkimda hedef amac kariyer-hedefi onyazi
    себе о
    profiel samenvatting presentazione profilo sommario`,
  experience: `experience experiences employment work career positions position jobs job history clients client engagements
    engagement roles assignments appointments internships internship freelance consulting contracts occupation
    berufserfahrung berufserfahrungen berufspraxis arbeitserfahrung werdegang erfahrung erfahrungen praxiserfahrung praktika praktikum
    laufbahn beschaftigung berufstatigkeit tatigkeiten anstellungen stationen kunden
    experience experiences parcours emplois emploi stages missions clients carriere
    experiencia experiencias empleo empleos trayectoria laboral practicas clientes
    historico percurso historial antecedentes experiencia experiencias emprego estagios trajetoria carreira
    doswiadczenie doswiadczenia zatrudnienie kariera kariery praca praktyki staze stanowiska klienci przebieg
    deneyim deneyimi deneyimler deneyimleri tecrube tecrubeler tecrubesi is kariyer staj stajlar calisma gecmisi
    опыт работа карьера стажировки досвід 経歴 職歴 经历 经验 경험 경력
    mesleki pratik
    werkervaring ervaring loopbaan esperienza esperienze professionali lavorativa percorso carriera tirocini esperienze lavorative lavoro`,
  education: `education educational academic academics studies study degrees degree schooling schools school university
    qualifications
    ausbildung schul bildung bildungsweg studium hochschulbildung schulbildung abschlusse akademischer
    formation formations etudes diplomes diplome scolarite cursus
    educacion formacion estudios academica titulacion titulos
    educacao formacao escolaridade estudos academico
    wyksztalcenie edukacja studia
    egitim ogrenim egitimi okul okullar
    образование учеба освіта
    opleiding opleidingen onderwijs habilitacoes habilitacao istruzione titoli studio formazione studi`,
  skills: `skills skill skillset competencies competences competence competency technologies technology technical tools tool tooling stack tech toolbox
    toolkit toolset expertise proficiencies proficiency abilities strengths knowledge methods capabilities specialties specialities techniques software
    kenntnisse fahigkeiten kompetenzen edv-kenntnisse it-kenntnisse fachkenntnisse technologien werkzeuge starken kompetenz schwerpunkte
    fachkompetenzen hard-skills faehigkeiten
    competences outils savoir-faire techniques informatique connaissances logiciels
    habilidades competencias tecnologias herramientas aptitudes conocimientos destrezas capacidades
    ferramentas conhecimentos aptidoes
    umiejetnosci kompetencje technologie narzedzia znajomosc
    beceriler beceri yetenekler yetkinlikler yetkinlik teknolojiler araclar bilgisayar bilgi
    навыки умения технологии инструменты компетенции навички
    vaardigheden competenties conoscenze informatiche linguaggi tecnologie strumenti capacita competenze abilita`,
  projects: `projects project portfolio labs builds
    projekte projekt nebenprojekte projets projet realisations proyectos proyecto projetos projeto projekty
    проекты проект
    projeler proje progetti progetto projecten`,
  certifications: `certifications certification certificates certificate licenses licences license licence registrations registration tickets credentials accreditations
    zertifikate zertifizierungen zertifizierung weiterbildungen weiterbildung fortbildungen bescheinigungen
    certificats certificat certifications
    certificaciones certificacion certificados certificado titulaciones
    certificacoes certificacao
    certyfikaty certyfikat uprawnienia szkolenia
    sertifikalar sertifika belgeler sertifikalari
    сертификаты
    certificaten certificazioni attestati`,
  languages: `languages language sprachen sprachkenntnisse fremdsprachen langues langue idiomas idioma linguas lingua jezyki jezykow
    diller dil talen lingue yabanci языки мови`,
  volunteering: `volunteering volunteer volunteerism ehrenamt ehrenamtliches engagement benevolat benevole voluntariado wolontariat gonullu
    gonulluluk community outreach`,
  publications: `publications publication papers talks presentations speaking conferences patents patent writing veroffentlichungen
    publikationen vortrage conferences publicaciones publicacoes publikacje yayinlar yayin articles research`,
  awards: `awards award honors honours achievements achievement accomplishments distinctions scholarships prizes auszeichnungen
    preise erfolge prix distinctions premios reconocimientos logros nagrody osiagniecia oduller basarilar premi`,
  interests: `interests interest hobbies hobby activities activity pastimes interessen hobbys freizeit loisirs centres-dinteret interets
    intereses aficiones interesses zainteresowania hobbi ilgi hobiler`,
  references: `references reference referees referee referenzen referencias referencje referanslar testimonials recommendations`,
  contact: `contact contacts kontakt kontaktdaten contacto contato coordonnees iletisim links online dane personalien personliche
    personal details daten bilgiler kisisel informations informacje information datos dados social profiles контакты anagrafici personali contatti recapiti`,
  courses: `bootcamp bootcamps courses course coursework training trainings kurse cours cursos kursy kurslar egitimler seminars workshops schulungen`,
  other: `additional miscellaneous misc sonstiges divers otros outros inne diger extras clearance background clause declaration appendix memberships
    affiliations exhibitions exhibition fuhrerschein patente permis carnet ehliyet askerlik datos dati altri`,
}

/** May stand in a heading but do not name a section. */
export const CONNECTING = new Set(
  `and und et y e i ve en top & of the in my a la le les de des du del da do das dos der die das den el los las + / me mnie moj moja
   i o ou w z at for with on selected relevant key core main professional personal other additional technical summary background it
   soft hard general recent previous current past paid independent industry academic formal further related areas area skills list
   berufliche beruflicher berufliches akademische akademischer schulische schulischer technische fachliche persoenliche personliche weitere relevante ausgewahlte it-
   professionnelle professionnelles professionnel techniques technique academique academiques informatiques principales cles
   profesional profesionales tecnicas tecnica academica laboral relevante clave complementaria informaticas principales
   profissional profissionais principais tecnicas tecnicos academica relevante
   obce etrangeres extranjeros estrangeiras estrangeiros yabanci zawodowe zawodowa zawodowy techniczne kluczowe najwazniejsze osobiste dodatkowe wybrane
   профессиональный профессиональные трудовой ключевые работы мой мои личные
   mesleki onemli profesyonel teknik akademik is kisisel secilmis ek
   bilgileri bilgisi durumu
   znane znani poznane uzywane werk professionele technische professionale professionali tecniche tecnica lavorativa lavorative e di formazione personali digitali informatiche
   & years year history timeline programming computer engineering development design digital
   clinical working employment personal academicas academicos linguistiche linguistiques aus
   set use side commercial i our practical hands-on demonstrated prior notable highlighted`
    .split(/\s+/)
    .filter(Boolean),
)

/** Whole headings that the words alone would read wrongly, folded, blanks and signs dropped. */
export const WHOLE_HEADINGS: Record<string, SectionKind> = {
  quialifications: 'summary',
  summaryofqualifications: 'summary',
  qualificationssummary: 'summary',
  careersummary: 'summary',
  careerobjective: 'summary',
  careerprofile: 'summary',
  careerhighlights: 'summary',
  professionalsummary: 'summary',
  executivesummary: 'summary',
  professionalprofile: 'summary',
  personalstatement: 'summary',
  personalprofile: 'summary',
  aboutme: 'summary',
  whoiam: 'summary',
  ubermich: 'summary',
  apropos: 'summary',
  aproposdemoi: 'summary',
  quisuisje: 'summary',
  sobremi: 'summary',
  acercademi: 'summary',
  sobremim: 'summary',
  omnie: 'summary',
  onas: 'summary',
  hakkimda: 'summary',
  kariyerhedefi: 'summary',
  kisiselbilgiler: 'contact',
  egitimbilgileri: 'education',
  ogrenimbilgileri: 'education',
  isdeneyimibilgileri: 'experience',
  bilgisayarbilgisi: 'skills',
  iletisimbilgileri: 'contact',
  personalinformation: 'contact',
  personaldetails: 'contact',
  personlichedaten: 'contact',
  daneosobowe: 'contact',
  datospersonales: 'contact',
  dadospessoais: 'contact',
  informationspersonnelles: 'contact',
  etatcivil: 'contact',
  findme: 'contact',
  getintouch: 'contact',
  whereihaveworked: 'experience',
  whereivebeen: 'experience',
  wheretheyhired: 'experience',
  professionalbackground: 'experience',
  employmentbackground: 'experience',
  careerbackground: 'experience',
  workbackground: 'experience',
  ausundweiterbildung: 'education',
  ausundfortbildung: 'education',
  bildungundweiterbildung: 'education',
  historicoescolar: 'education',
  historicoacademico: 'education',
  historialacademico: 'education',
  antecedentesacademicos: 'education',
  thingsibuilt: 'projects',
  thingsivebuilt: 'projects',
  whativebuilt: 'projects',
  職歴: 'experience',
  職務経歴: 'experience',
  工作经历: 'experience',
  工作经验: 'experience',
  工作經歷: 'experience',
  실무경험: 'experience',
  경력: 'experience',
  学歴: 'education',
  教育背景: 'education',
  教育经历: 'education',
  学历: 'education',
  학력: 'education',
  スキル: 'skills',
  技術スキル: 'skills',
  技能: 'skills',
  专业技能: 'skills',
  기술: 'skills',
  自己紹介: 'summary',
  職務要約: 'summary',
  自我评价: 'summary',
  个人简介: 'summary',
  資格: 'certifications',
  证书: 'certifications',
  言語: 'languages',
  语言能力: 'languages',
  項目経歴: 'projects',
  项目经历: 'projects',
  プロジェクト: 'projects',
  whatido: 'skills',
  whatiknow: 'skills',
  whatiuse: 'skills',
  whatiworkwith: 'skills',
  workhistory: 'experience',
  isdeneyimi: 'experience',
  isdeneyimleri: 'experience',
  isgecmisi: 'experience',
  historialaboral: 'experience',
  vidalaboral: 'experience',
  technicalexperience: 'experience',
  technicalprojects: 'projects',
  technicalproficiency: 'skills',
  technicalexpertise: 'skills',
  areasofexpertise: 'skills',
  languagesandtools: 'skills',
  languagesandtechnologies: 'skills',
  languagesandframeworks: 'skills',
  programminglanguages: 'skills',
  softwareskills: 'skills',
  languageskills: 'languages',
  yabancidil: 'languages',
  yabancidiller: 'languages',
  competenceslinguistiques: 'languages',
  znajomoscjezykow: 'languages',
  technicaltraining: 'courses',
  trainingandcertifications: 'certifications',
  coursesandcertifications: 'certifications',
  kurslarvesertifikalar: 'certifications',
  kursyicertyfikaty: 'certifications',
  szkoleniaicertyfikaty: 'certifications',
  kursyiszkolenia: 'certifications',
  licensesandcertifications: 'certifications',
  professionaldevelopment: 'courses',
  professionalqualifications: 'certifications',
  technicalqualifications: 'skills',
  volunteerexperience: 'volunteering',
  volunteerwork: 'volunteering',
  communityinvolvement: 'volunteering',
  extracurricularactivities: 'interests',
  militaryservice: 'experience',
  militaryexperience: 'experience',
  securityclearance: 'other',
  centresdinteret: 'interests',
  ilgialanlari: 'interests',
  openSource: 'projects',
  opensource: 'projects',
  opensourcecontributions: 'projects',
  homelab: 'projects',
  casestudies: 'projects',
  hobbyundinteressen: 'interests',
  researchexperience: 'experience',
  teachingexperience: 'experience',
  selectedpublications: 'publications',
  konferenzen: 'publications',
}
