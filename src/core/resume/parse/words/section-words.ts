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
    опыт работа карьера стажировки досвід
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
    vaardigheden competenties conoscenze informatiche linguaggi tecnologie strumenti capacita competenze abilita kennis`,
  projects: `projects project portfolio labs builds
    projekte projekt nebenprojekte projets projet realisations proyectos proyecto projetos projeto projekty
    проекты проект
    projeler proje progetti progetto projecten`,
  certifications: `certifications certification certificates certificate certs cert licenses licences license licence registrations registration tickets credentials accreditations
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
    gonulluluk community communities outreach`,
  publications: `publications publication papers talks presentations speaking conferences patents patent writing veroffentlichungen
    publikationen vortrage conferences publicaciones publicacoes publikacje yayinlar yayin articles research`,
  awards: `grants grant funding fellowships fellowship awards award honors honours achievements achievement accomplishments distinctions scholarships prizes auszeichnungen
    preise erfolge prix distinctions premios reconocimientos logros nagrody osiagniecia oduller basarilar premi`,
  interests: `interests interest hobbies hobby hobby's activities activity pastimes interessen hobbys freizeit loisirs centres-dinteret interets
    intereses aficiones interesses zainteresowania hobbi ilgi hobiler`,
  references: `references reference referees referee referenzen referencias referencje referanslar testimonials recommendations`,
  contact: `contact contacts kontakt kontaktdaten contacto contato coordonnees iletisim links online dane personalien personliche
    personal details daten bilgiler kisisel informations informacje information datos dados social profiles контакты anagrafici personali contatti recapiti`,
  courses: `bootcamp bootcamps courses course coursework training trainings kurse cours cursos kursy kurslar egitimler seminars workshops schulungen`,
  other: `additional adicional adicionais adicionales weiteres zusatzliches complementaires aggiuntive ek-bilgiler miscellaneous misc sonstiges divers otros outros inne diger extras clearance background clause declaration appendix memberships
    affiliations exhibitions exhibition fuhrerschein patente permis carnet ehliyet askerlik datos dati altri`,
}

/** May stand in a heading but do not name a section. */
export const CONNECTING = new Set(
  `mes mon ma mis mi meine mein meinen minha minhas meu meus mie mia miei mio mijn benim your
  and und et y e i ve en top & of the in my a la le les de des du del da do das dos der die das den el los las + / me mnie moj moja
   i o ou w z at for with on selected relevant key core main professional personal other additional technical summary background it
   soft hard general recent previous current past paid independent industry academic formal further related areas area skills list
   berufliche beruflicher berufliches akademische akademischer schulische schulischer technische fachliche persoenliche personliche praktische weitere relevante ausgewahlte it-
   pessoais pessoal personales personnelles personnels osobni digital digitais digitales digitale digitali
  professionnelle professionnelles professionnel techniques technique academique academiques informatiques principales cles
   profesional profesionales tecnicas tecnica academica laboral relevante clave complementaria informaticas principales
   profissional profissionais principais tecnicas tecnicos academica relevante
   obce etrangeres extranjeros estrangeiras estrangeiros yabanci zawodowe zawodowa zawodowy techniczne kluczowe najwazniejsze osobiste dodatkowe wybrane
   профессиональный профессиональные трудовой ключевые работы мой мои личные и технические дополнительное дополнительные основные
   mesleki onemli profesyonel teknik akademik is kisisel secilmis ek
   bilgileri bilgisi durumu
   znane znani poznane uzywane werk professionele technische professionale professionali tecniche tecnica lavorativa lavorative e di formazione personali digitali informatiche
   & years year history timeline programming computer engineering development design digital
   clinical working employment personal academicas academicos linguistiche linguistiques aus
   set use side commercial i our practical hands-on demonstrated prior notable highlighted attended`
    .split(/\s+/)
    .filter(Boolean),
)

/** Whole headings that the words alone would read wrongly. */
export const WHOLE_HEADINGS: Partial<Record<SectionKind, string>> = {
  summary: `quialifications|summaryofqualifications|qualificationssummary|careersummary|careerobjective|careerprofile
|careerhighlights|professionalsummary|executivesummary|professionalprofile|personalstatement|personalprofile|aboutme
|whoiam|ubermich|apropos|aproposdemoi|quisuisje|sobremi|acercademi|sobremim|omnie|onas|hakkimda|kariyerhedefi
|hello|mission statement|обо мне|о себе|profilo personale|chi sono|obiettivo|over mij|introducción|career goal`,
  contact: `kisiselbilgiler|iletisimbilgileri|personalinformation|personaldetails|personlichedaten|daneosobowe|datospersonales
|dadospessoais|informationspersonnelles|etatcivil|findme|getintouch|personal data|personal profile details|say hello
|informazioni personali|personalia|persoonsgegevens|personal particulars|bio data|biodata|basic information|basic info|basic details`,
  education: `egitimbilgileri|ogrenimbilgileri|ausundweiterbildung|ausundfortbildung|bildungundweiterbildung|historicoescolar
|historicoacademico|historialacademico|antecedentesacademicos|academic qualification
|educational qualification|education qualification|educational details|academic details|academic profile|academic record
|academic credentials|educational credentials|academia|academic chronicle|scholastics|scholastic record
|scholastic achievements|higher education|further education|schools attended|where I studied|hochschulausbildung
|schule und studium|schulische laufbahn|akademische laufbahn|bildungsgang|schulischer werdegang|akademischer werdegang|schulischer und akademischer werdegang
|parcours scolaire|parcours académique|parcours universitaire|cursus universitaire|cursus scolaire|formation initiale
|formation universitaire|formation continue|estudios realizados|formación reglada|datos académicos|información académica
|preparación académica|escolaridad|formazione accademica|percorso di studi|habilitações literárias|percurso académico
|dados acadêmicos|akademik bilgiler|eğitim hayatı|akademik geçmiş|studie|utbildning|uddannelse|koulutus|utdanning
|vzdělání`,
  experience: `isdeneyimibilgileri|whereihaveworked|whereivebeen|wheretheyhired|professionalbackground|employmentbackground
|careerbackground|workbackground|workhistory|isdeneyimi|isdeneyimleri|isgecmisi
|historialaboral|vidalaboral|technicalexperience|militaryservice|militaryexperience|researchexperience|teachingexperience
|industrial experience|leadership experience|positions held|posts held|present employment|employment record|work details
|employment details|career path|where I've worked|full-time experience|part-time work|part-time experience|part-time jobs
|summer jobs|student jobs|placement|placements|work placements|industrial placement|industrial training|articleship
|organisational experience|organizational experience|volunteer and work experience|work and volunteer experience
|project experience|military background|praktische erfahrung|praktische erfahrungen|beruflicher hintergrund
|nebentätigkeiten|nebentätigkeit|nebenjobs|studentische tätigkeiten|expériences de travail|activités professionnelles
|jobs d'été|emplois étudiants|experiencia de trabajo|experiencia previa|antecedentes laborales|esperienze di lavoro
|experiência de trabalho|atividade profissional|experiência anterior|çalışma hayatı|iş hayatı|diğer görevler|önceki görevler|akademik görevler|idari görevler|stages en bijbanen|bijbanen
|stages|werk|arbetslivserfarenhet|erhvervserfaring|arbeidserfaring|työkokemus|pracovní zkušenosti`,
  skills: `qualificações e atividades complementares|atividades complementares|qualificações profissionais|resumo de qualificações
    |bilgisayarbilgisi|whatido|whatiknow|whatiuse|whatiworkwith|technicalproficiency|technicalexpertise
|areasofexpertise|languagesandtools|languagesandtechnologies|languagesandframeworks|programminglanguages|softwareskills
|technicalqualifications|what I bring|what I can do|what I offer|what I'm good at|laboratory skills|transferable skills
|interpersonal skills|besondere kenntnisse|qualifikationen|programmierkenntnisse|computerkenntnisse|edv|savoir-être
|atouts|conocimientos informáticos|informática|informática e conhecimentos|conhecimentos de informática|nitelikler
|programlar|programas|uzmanlık alanları|bilgisayar bilgileri|kompetenser|kompetencer|taidot|ferdigheter|dovednosti`,
  projects: `thingsibuilt|thingsivebuilt|whativebuilt|technicalprojects|openSource|opensource
|opensourcecontributions|homelab|casestudies|academic project|academic projects|project details|projects undertaken
|projects handled|major project|major projects|mini project|mini projects|open source projects|university projects
|college projects|school projects|final year project|course projects|class projects|eigene projekte|studienprojekte
|projets personnels|projets réalisés|projets académiques|projets universitaires|proyectos personales|proyectos académicos
|projetos pessoais|projetos acadêmicos|kişisel projeler`,
  certifications: `trainingandcertifications|coursesandcertifications|kurslarvesertifikalar|kursyicertyfikaty|szkoleniaicertyfikaty
|kursyiszkolenia|licensesandcertifications|professionalqualifications|licensure|certifications and courses
|professional licenses`,
  languages: `languageskills|yabancidil|yabancidiller|competenceslinguistiques|znajomoscjezykow|spoken languages
|foreign languages|languages known|languages spoken|linguistic skills|linguistic proficiency|lenguas|lingue straniere
|conoscenze linguistiche|competenze linguistiche|capacità linguistiche|språk|sprog|kielitaito`,
  courses: `technicaltraining|professionaldevelopment|continuing education|continuing professional development|cpd
|workshops attended|seminars attended|fortbildung|corsi|corsi di formazione|cursos complementares
|formación complementaria|kurs ve sertifikalar|seminerler|cursussen`,
  volunteering: `volunteerexperience|volunteerwork|communityinvolvement|service|community service|community engagement|vie associative
|volontariato|vrijwilligerswerk|engagement associatif|board service|board memberships|leadership and volunteering
|social work`,
  interests: `extracurricularactivities|centresdinteret|ilgialanlari|hobbyundinteressen|interessi|interesses en hobby's
|co-curricular activities|cocurricular activities|vrije tijd`,
  other: `securityclearance`,
  publications: `selectedpublications|konferenzen|conference papers|invited talks|journal articles|pubblicazioni|selected talks
|talks and presentations`,
  awards: `recognition|recognitions|fellowships and awards|stipendien|burslar|grants and awards|scholarships and awards
|academic achievements|scholastic achievements|scholastic honours|becas|borse di studio`,
  references: `referenze|referenties|professional references`,
}
