import type { Member } from '#test/corpus/cast/member.ts'

export type Headings = Record<
  'summary' | 'experience' | 'education' | 'skills' | 'projects' | 'certificates' | 'spoken' | 'contact',
  string
>

type Words = {
  months: string[]
  present: string
  since: string
  expected: string
  headings: Headings[]
  phone: string
  at: string
  in: string
}

const heads = (
  summary: string,
  experience: string,
  education: string,
  skills: string,
  projects: string,
  certificates: string,
  spoken: string,
  contact: string,
): Headings => ({ summary, experience, education, skills, projects, certificates, spoken, contact })

export const LANGUAGE_WORDS: Record<Member['language'], Words> = {
  en: {
    months: 'January February March April May June July August September October November December'.split(' '),
    present: 'Present',
    since: 'Since',
    expected: 'Expected',
    phone: 'Phone',
    at: ' at ',
    in: ' in ',
    headings: [
      heads('Summary', 'Experience', 'Education', 'Skills', 'Projects', 'Certifications', 'Languages', 'Contact'),
      heads(
        'Professional Profile',
        'Professional Background',
        'Academic Qualifications',
        'Technical Proficiencies',
        'Personal Projects',
        'Licenses & Certifications',
        'Language Skills',
        'Contact Details',
      ),
      heads(
        'About',
        'Relevant Work History',
        'Education and Training',
        'Skills & Tools',
        'Things I Built',
        'Certificates',
        'Spoken Languages',
        'Get in touch',
      ),
    ],
  },
  de: {
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
    present: 'heute',
    since: 'seit',
    expected: 'voraussichtlich',
    phone: 'Telefon',
    at: ' bei ',
    in: ' in ',
    headings: [
      heads('Profil', 'Berufserfahrung', 'Ausbildung', 'Kenntnisse', 'Projekte', 'Zertifikate', 'Sprachen', 'Kontakt'),
      heads(
        'Über mich',
        'Beruflicher Werdegang',
        'Akademischer Werdegang',
        'IT-Kenntnisse',
        'Eigene Projekte',
        'Weiterbildungen',
        'Sprachkenntnisse',
        'Persönliche Daten',
      ),
    ],
  },
  fr: {
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
    present: 'aujourd’hui',
    since: 'depuis',
    expected: 'prévu',
    phone: 'Téléphone',
    at: ' chez ',
    in: ' en ',
    headings: [
      heads(
        'Profil',
        'Expérience professionnelle',
        'Formation',
        'Compétences',
        'Projets',
        'Certifications',
        'Langues',
        'Contact',
      ),
      heads(
        'À propos',
        'Parcours professionnel',
        'Diplômes et formations',
        'Compétences techniques',
        'Réalisations',
        'Certificats',
        'Compétences linguistiques',
        'Coordonnées',
      ),
    ],
  },
  es: {
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
    present: 'actualidad',
    since: 'desde',
    expected: 'previsto',
    phone: 'Teléfono',
    at: ' en ',
    in: ' en ',
    headings: [
      heads(
        'Perfil',
        'Experiencia laboral',
        'Formación académica',
        'Conocimientos técnicos',
        'Proyectos',
        'Certificaciones',
        'Idiomas',
        'Contacto',
      ),
      heads(
        'Sobre mí',
        'Trayectoria profesional',
        'Estudios',
        'Habilidades',
        'Proyectos personales',
        'Certificados',
        'Idiomas',
        'Datos de contacto',
      ),
    ],
  },
  pt: {
    months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
    present: 'atual',
    since: 'desde',
    expected: 'previsto',
    phone: 'Telefone',
    at: ' na ',
    in: ' em ',
    headings: [
      heads(
        'Perfil',
        'Experiência profissional',
        'Formação académica',
        'Competências técnicas',
        'Projetos',
        'Certificações',
        'Idiomas',
        'Contacto',
      ),
      heads(
        'Resumo',
        'Histórico profissional',
        'Educação',
        'Conhecimentos',
        'Projetos pessoais',
        'Certificados',
        'Línguas',
        'Contato',
      ),
    ],
  },
  pl: {
    months: 'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień'.split(
      ' ',
    ),
    present: 'obecnie',
    since: 'od',
    expected: 'planowane',
    phone: 'Telefon',
    at: ' w ',
    in: ', ',
    headings: [
      heads(
        'Podsumowanie',
        'Doświadczenie zawodowe',
        'Wykształcenie',
        'Umiejętności',
        'Projekty',
        'Certyfikaty',
        'Języki',
        'Kontakt',
      ),
      heads(
        'O mnie',
        'Przebieg kariery',
        'Edukacja',
        'Znane technologie',
        'Projekty własne',
        'Szkolenia i certyfikaty',
        'Języki obce',
        'Dane kontaktowe',
      ),
    ],
  },
  tr: {
    months: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' '),
    present: 'Halen',
    since: '',
    expected: 'beklenen',
    phone: 'Telefon',
    at: ', ',
    in: ', ',
    headings: [
      heads('Özet', 'İş Deneyimi', 'Eğitim', 'Beceriler', 'Projeler', 'Sertifikalar', 'Diller', 'İletişim'),
      heads(
        'Hakkımda',
        'Profesyonel Deneyim',
        'Eğitim Bilgileri',
        'Teknik Yetkinlikler',
        'Kişisel Projeler',
        'Sertifika ve Eğitimler',
        'Yabancı Diller',
        'İletişim Bilgileri',
      ),
    ],
  },
}
