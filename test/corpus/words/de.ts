import type { LanguageWords } from './language.ts'

export const de: LanguageWords = {
  code: 'de',
  months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  shortMonths: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'.split(' '),
  present: ['heute', 'heute', 'jetzt', 'laufend'],
  headings: {
    summary: ['Profil', 'Kurzprofil', 'Über mich'], experience: ['Berufserfahrung', 'Beruflicher Werdegang', 'Praxiserfahrung'],
    education: ['Ausbildung', 'Studium und Ausbildung', 'Bildungsweg'], skills: ['Kenntnisse', 'IT-Kenntnisse', 'Fähigkeiten', 'Technische Kenntnisse'],
    projects: ['Projekte'], certifications: ['Zertifikate', 'Weiterbildungen'], languages: ['Sprachen', 'Sprachkenntnisse'],
  },
  names: ['Jürgen Weißbrodt', 'Anneliese von Hohenfels', 'Cem Yıldırım', 'Friederike Mößmer', 'Lukas Prätorius'],
  titles: ['Softwareentwickler', 'Senior Softwareentwicklerin', 'Systemadministrator', 'Datenanalystin', 'IT-Projektleiter', 'Werkstudent Softwareentwicklung', 'Netzwerktechniker', 'UX-Designerin', 'Fachinformatiker für Systemintegration'],
  companies: ['Kranich Software GmbH', 'Stadtwerke Eschenau', 'Birkner & Söhne KG', 'Nordlicht Versicherung AG', 'Hellweg Logistik', 'Talblick Klinikum', 'Lindwurm Studios'],
  cities: ['Hamburg', 'München', 'Wien, Österreich', 'Leipzig, Deutschland', 'Zürich'],
  phones: ['+49 170 5550123', '030 5550 1234', '+43 1 5550 177', '+49 (0)89 555 0199'],
  schools: ['Technische Universität Eschenau', 'Hochschule Bergfelden', 'Berufsschule Nord', 'Universität Waldkirch'],
  degrees: [
    { degree: 'B.Sc.', area: 'Informatik', joint: ' ' }, { degree: 'Master of Science', area: 'Wirtschaftsinformatik', joint: ', ' },
    { degree: 'Ausbildung', area: 'Fachinformatiker Systemintegration', joint: ': ' }, { degree: 'Diplom', area: 'Maschinenbau', joint: ' in ' },
  ],
  bullets: ['Entwicklung einer Buchungsplattform mit {a} und {b} für 400 Nutzer.', 'Migration der Auswertungen von {a} nach {b}.', 'Automatisierte Auslieferung mit {a}; 35 % weniger Fehler.', 'Dienste in {a} hinter einem {b}-Gateway, überwacht mit {c}.', 'Einführung von {a}, {b} und {c} im Team.'],
  plain: ['Leitung eines Teams von sechs Personen.', 'Schulung neuer Kolleginnen und Kollegen.', 'Reduzierung der Ausfälle um 18 % in einem Jahr.'],
  summaries: ['Entwickler mit acht Jahren Erfahrung und Freude an klaren Zielen.'],
  spoken: ['Deutsch', 'Englisch'],
  at: ' bei ',
}
