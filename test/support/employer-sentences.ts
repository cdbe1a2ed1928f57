import { readFileSync } from 'node:fs'

/** Title, place, a plain sentence, a heading with two items and the terms of a small advert. */
const ADS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Data Engineer',
    'Leeds',
    'We process reports every day.',
    'What you bring',
    'Experience with Spark',
    'A degree or comparable practice',
    'Full-time, 28 days of holiday',
  ],
  de: [
    'Data Engineer (m/w/d)',
    'Leipzig',
    'Wir werten täglich Berichte aus.',
    'Dein Profil',
    'Erfahrung mit Spark',
    'Abgeschlossenes Studium',
    'Vollzeit, 30 Tage Urlaub',
  ],
  tr: [
    'Veri Mühendisi',
    'İzmir',
    'Her gün rapor hazırlıyoruz.',
    'Aranan Nitelikler',
    'Spark deneyimi',
    'Üniversite mezunu',
    'Tam zamanlı',
  ],
  fr: [
    'Ingénieur de données H/F',
    'Rennes',
    'Chaque jour, nous préparons des rapports.',
    'Votre profil',
    'Expérience avec Spark',
    'Diplôme ou pratique équivalente',
    'CDI, temps plein',
  ],
  es: [
    'Ingeniero de datos',
    'Valladolid',
    'Cada día preparamos informes.',
    'Requisitos',
    'Experiencia con Spark',
    'Titulación o práctica equivalente',
    'Jornada completa',
  ],
  it: [
    'Data Engineer',
    'Bologna',
    'Ogni giorno prepariamo report.',
    'Requisiti',
    'Esperienza con Spark',
    'Laurea o pratica equivalente',
    'Tempo pieno',
  ],
  pt: [
    'Engenheiro de Dados',
    'Porto',
    'Todos os dias preparamos relatórios.',
    'Requisitos',
    'Experiência com Spark',
    'Formação superior',
    'Tempo integral',
  ],
  nl: [
    'Data Engineer',
    'Utrecht',
    'Elke dag maken we rapporten.',
    'Wat vragen wij',
    'Ervaring met Spark',
    'Hbo-diploma of vergelijkbare praktijk',
    'Fulltime',
  ],
}

export type EmployerSentence = { language: string; name: string; sentence: string; text: string }

/** Small adverts in which one sentence names the employer, above what is asked for and below it. */
export function employerSentences(): EmployerSentence[] {
  const file = new URL('../ads/training/employers.txt', import.meta.url)
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [language = '', name = '', sentence = ''] = row.split('|')
      const [title, place, plain, heading, first, second, terms] = ADS[language] ?? []
      const asked = `${heading}:\n- ${first}\n- ${second}`
      return [
        `${title}\n${place}\n\n${sentence}\n${plain}\n\n${asked}\n\n${terms}`,
        `${title}\n${place}\n\n${plain}\n\n${asked}\n\n${sentence}\n\n${terms}`,
      ].map((text) => ({ language, name, sentence, text }))
    })
}
