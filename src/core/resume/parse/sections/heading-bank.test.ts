import { expect, it } from 'vitest'
import { headingKind } from './heading-kind.ts'

/** Headings that people write, gathered from templates, portals and career guides of ten languages. */
const HEADINGS: Record<string, string> = {
  experience: `Experience|Work Experience|Professional Experience|Employment History|Employment|Work History|Career History
    |Professional Background|Relevant Experience|Related Experience|Additional Experience|Other Experience
    |Industry Experience|Industrial Experience|Research Experience|Teaching Experience|Internship|Internships
    |Internship Experience|Internships & Training|Clinical Experience|Leadership Experience
    |Career Summary & Experience|Positions Held|Appointments|Academic Appointments|Professional Appointments|Work|Jobs
    |Previous Employment|Current Employment|Present Employment|Recent Employment|Employment Record|Employment Details
    |Work Details|Professional History|Career Experience|Career Path|Where I've worked|Where I have worked
    |Selected Experience|Key Experience|Technical Experience|Engineering Experience|Military Experience
    |Military Service|Freelance Experience|Consulting Experience|Experience Summary|Work Experiences|Job History
    |Job Experience|Job Experiences|My Experience|Professional Work Experience|Professional Career|Career
    |Full-time experience|Part-time work|Summer Jobs|Placement|Industrial Placement|Industrial Training|Articleship
    |Organisational Experience|Organizational Experience|Experience Details|Previous Experience
    |Volunteer & Work Experience|Work & Volunteer Experience|Berufserfahrung|Berufliche Erfahrung
    |Beruflicher Werdegang|Werdegang|Berufspraxis|Praxiserfahrung|Praktische Erfahrung|Praktika|Berufstätigkeit
    |Berufliche Tätigkeiten|Berufliche Laufbahn|Arbeitserfahrung|Beruflicher Hintergrund|Praktische Erfahrungen
    |Berufliche Stationen|Nebentätigkeiten|Nebenjobs|Tätigkeiten|Expérience|Expériences|Expérience professionnelle
    |Expériences professionnelles|Parcours professionnel|Stages|Stages et expériences professionnelles|Emplois
    |Expériences de travail|Parcours|Activités professionnelles|Carrière|Stages et emplois|Experiencia
    |Experiencia laboral|Experiencia profesional|Experiencia de trabajo|Trayectoria profesional|Trayectoria laboral
    |Historial laboral|Prácticas|Prácticas profesionales|Experiencia previa|Antecedentes laborales|Esperienza
    |Esperienze|Esperienza lavorativa|Esperienze lavorative|Esperienza professionale|Esperienze professionali|Tirocini
    |Percorso professionale|Experiência|Experiência profissional|Experiências profissionais|Experiências
    |Histórico profissional|Estágios|Percurso profissional|Experiência de trabalho|Atividade profissional|İş Deneyimi
    |İş Deneyimleri|Deneyim|Deneyimler|İş Tecrübesi|Tecrübe|Çalışma Hayatı|Mesleki Deneyim|Profesyonel Deneyim|Staj
    |Stajlar|Staj Deneyimi|Kariyer|İş Geçmişi|Werkervaring|Ervaring|Relevante werkervaring|Stages en bijbanen
    |Doświadczenie zawodowe|Doświadczenie|Przebieg kariery|Praktyki|Arbetslivserfarenhet|Erhvervserfaring|Työkokemus
    |Pracovní zkušenosti|Опыт работы|工作经历|職歴|경력`,
  education: `Education|Educational Background|Education & Training|Education and Training|Academic Background
    |Academic Qualifications|Academic Qualification|Educational Qualification|Educational Qualifications
    |Education Qualification|Educational Details|Academic Details|Academics|Academic Profile|Academic Record
    |Academic Credentials|Academia|Scholastics|Scholastic Record|Education History|Educational History
    |Education & Certifications|Education and Certifications|Education & Credentials|Education and Qualifications
    |Qualifications|Formal Education|Higher Education|Schooling|Studies|Degrees|Academic History|Academic Education
    |University Education|Schools attended|Study|My Education|Education Details|Where I studied|Bildung|Ausbildung
    |Bildungsweg|Schulbildung|Studium|Schulausbildung|Hochschulausbildung|Akademische Ausbildung
    |Studium und Ausbildung|Ausbildung und Studium|Schule und Studium|Bildungsgang|Schulische Ausbildung
    |Akademischer Werdegang|Aus- und Weiterbildung|Schulischer Werdegang|Formation|Formations|Diplômes
    |Formation et diplômes|Diplômes et formations|Études|Parcours scolaire|Parcours académique|Formation académique
    |Scolarité|Cursus|Cursus universitaire|Formation initiale|Formation universitaire|Educación|Formación
    |Formación académica|Estudios|Estudios realizados|Formación reglada|Titulación|Datos académicos
    |Estudios académicos|Formación y estudios|Educación y formación|Preparación académica|Escolaridad|Istruzione
    |Istruzione e formazione|Formazione|Titoli di studio|Studi|Formazione accademica|Educação|Formação
    |Formação acadêmica|Formação académica|Escolaridade|Habilitações literárias|Habilitações académicas
    |Educação e formação|Percurso académico|Eğitim|Eğitim Bilgileri|Öğrenim|Öğrenim Durumu|Eğitim Durumu
    |Akademik Bilgiler|Eğitim Geçmişi|Eğitim Hayatı|Opleiding|Opleidingen|Studie|Wykształcenie|Edukacja|Utbildning
    |Uddannelse|Koulutus|Utdanning|Vzdělání|Образование|教育背景|学歴|학력`,
  skills: `Skills|Technical Skills|Key Skills|Core Skills|Skills & Tools|Skills and Tools|Core Competencies|Core Competences
    |Competencies|Competences|Areas of Expertise|Expertise|Technologies|Tech Stack|Technical Proficiencies
    |Technical Proficiency|Technical Expertise|Technical Competencies|Proficiencies|Computer Skills|IT Skills
    |IT Proficiency|Software Skills|Software|Tools|Tools & Technologies|Programming Skills|Programming Languages
    |Skill Set|Skillset|Technical Skill Set|Technical Knowledge|Skills Summary|Summary of Skills|Professional Skills
    |Hard Skills|Soft Skills|Other Skills|Additional Skills|Skills & Abilities|Skills and Abilities|Skills & Expertise
    |Skills and Interests|Key Competencies|Strengths|Key Strengths|Personal Skills|Digital Skills|Relevant Skills
    |Specialties|Specialities|Capabilities|Abilities|What I bring|What I can do|My Skills|Areas of Knowledge
    |Practical Skills|Toolbox|Clinical Skills|Laboratory Skills|Transferable Skills|Kenntnisse|Fähigkeiten
    |IT-Kenntnisse|EDV-Kenntnisse|Kompetenzen|Fachkenntnisse|Besondere Kenntnisse|Kenntnisse und Fähigkeiten
    |Fähigkeiten und Kenntnisse|Weitere Kenntnisse|Qualifikationen|Technische Kenntnisse|Fachliche Kompetenzen
    |Programmierkenntnisse|Weitere Kenntnisse und Fähigkeiten|Stärken|Compétences|Compétences techniques
    |Compétences clés|Compétences informatiques|Informatique|Savoir-faire|Savoir-être|Outils|Connaissances|Logiciels
    |Atouts|Compétences professionnelles|Habilidades|Aptitudes|Competencias|Conocimientos|Conocimientos informáticos
    |Informática|Habilidades técnicas|Competencias técnicas|Conocimientos y habilidades|Destrezas|Herramientas
    |Capacidades|Competenze|Competenze tecniche|Capacità e competenze|Conoscenze informatiche|Competenze informatiche
    |Competenze digitali|Abilità|Competências|Habilidades e competências|Conhecimentos|Conhecimentos técnicos
    |Informática e conhecimentos|Aptidões|Competências técnicas|Yetenekler|Beceriler|Yetkinlikler|Teknik Beceriler
    |Bilgisayar Bilgisi|Bilgi ve Beceriler|Teknik Yetkinlikler|Nitelikler|Programlar|Uzmanlık Alanları|Vaardigheden
    |Competenties|Kennis|Umiejętności|Kompetencje|Kompetenser|Kompetencer|Taidot|Ferdigheter|Навыки|技能|スキル|기술`,
  projects: `Projects|Personal Projects|Academic Projects|Academic Project|Side Projects|Selected Projects|Key Projects
    |Project Work|Project Details|Projects Undertaken|Major Projects|Mini Projects|Open Source|Open Source Projects
    |Open-source contributions|University Projects|Final Year Project|Course Projects|Research Projects
    |Technical Projects|Portfolio|Notable Projects|Software Projects|Projekte|Eigene Projekte|Projets
    |Projets personnels|Projets académiques|Projets réalisés|Proyectos|Proyectos personales|Progetti
    |Progetti personali|Projetos|Projetos pessoais|Projeler|Kişisel Projeler|Projecten|Projekty`,
  certifications: `Certifications|Certificates|Licenses & Certifications|Licenses|Licences|Licensure|Certifications and Licenses
    |Professional Certifications|Certificates & Training|Training|Trainings|Training & Certifications|Courses
    |Professional Development|Continuing Education|Courses and Certificates|Online Courses|Credentials|Accreditations
    |Workshops|Workshops attended|Seminars|Zertifikate|Weiterbildung|Weiterbildungen|Fortbildung|Fortbildungen
    |Certificats|Certificados|Cursos|Cursos y certificados|Certificaciones|Certificazioni|Corsi|Corsi di formazione
    |Cursos complementares|Certificações|Cursos e certificações|Sertifikalar|Kurslar|Kurs ve Sertifikalar|Seminerler
    |Cursussen|Certyfikaty|Kursy i szkolenia|Szkolenia`,
  languages: `Languages|Language Skills|Language|Spoken Languages|Foreign Languages|Languages known|Linguistic skills|Sprachen
    |Sprachkenntnisse|Langues|Langues étrangères|Idiomas|Lenguas|Lingue|Lingue straniere|Conoscenze linguistiche
    |Competenze linguistiche|Línguas|Diller|Yabancı Dil|Yabancı Diller|Dil Bilgisi|Talen|Języki|Języki obce|Språk`,
  summary: `Summary|Profile|About|About me|Objective|Career Objective|Professional Summary|Executive Summary
    |Personal Statement|Career Summary|Personal Profile|Professional Profile|Introduction|Summary of Qualifications
    |Hello|Who I am|Bio|Career Profile|Overview|Mission statement|Profil|Über mich|Kurzprofil|À propos|À propos de moi
    |Objectif|Présentation|Perfil|Perfil profesional|Sobre mí|Objetivo|Resumen|Profilo|Profilo personale|Chi sono
    |Obiettivo|Sobre mim|Resumo|Resumo profissional|Hakkımda|Kariyer Hedefi|Özet|Profiel|Over mij|O mnie|Podsumowanie`,
  awards: `Awards|Honors|Honors & Awards|Honours|Achievements|Accomplishments|Awards and Achievements|Academic Achievements
    |Scholarships|Recognition|Honors and Scholarships|Distinctions|Fellowships and awards|Auszeichnungen|Stipendien
    |Prix|Distinctions et prix|Premios|Reconocimientos|Premi|Prêmios|Ödüller|Başarılar|Burslar|Nagrody
    |Grants and awards`,
  interests: `Interests|Hobbies|Hobbies and Interests|Personal Interests|Activities|Activities and Interests|Interessen|Hobbys
    |Freizeit|Centres d'intérêt|Loisirs|Intereses|Aficiones|Interessi|Hobby|Interesses|İlgi Alanları|Hobiler
    |Interesses en hobby's|Zainteresowania|Extracurricular Activities|Extra curricular activities
    |Co-curricular activities`,
  volunteering: `Volunteering|Volunteer Experience|Volunteer Work|Community Service|Community Involvement|Volunteer|Ehrenamt
    |Ehrenamtliches Engagement|Bénévolat|Vie associative|Voluntariado|Volontariato|Gönüllülük|Vrijwilligerswerk
    |Wolontariat|Engagement associatif|Board service|Leadership & Volunteering`,
  references: `References|Referees|Referenzen|Références|Referencias|Referenze|Referências|Referanslar|Referenties`,
  publications: `Publications|Selected Publications|Papers|Conference Papers|Presentations|Talks|Invited Talks|Patents
    |Journal Articles|Publikationen|Veröffentlichungen|Publicaciones|Pubblicazioni|Publicações|Yayınlar|Conferences`,
  contact: `Contact|Contact Information|Contact Details|Personal Details|Personal Information|Personal Data|Get in touch
    |Say hello|Persönliche Daten|Kontakt|Coordonnées|Informations personnelles|Contacto|Datos personales
    |Dati personali|Informazioni personali|Contatti|Dados pessoais|Contato|Contacto|İletişim|Kişisel Bilgiler
    |İletişim Bilgileri|Personalia|Dane osobowe`,
}
const split = (headings: string) => headings.split(/\s*\|\s*/)

it.each(Object.entries(HEADINGS))('knows how people head their %s', (kind, headings) => {
  // Courses stand among certificates or alone.
  const own = (text: string) => headingKind(text)?.replace('courses', 'certifications')
  expect(split(headings).filter((text) => own(text) !== kind)).toEqual([])
})
