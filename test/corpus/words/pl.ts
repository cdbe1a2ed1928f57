import type { LanguageWords } from './language.ts'

export const pl: LanguageWords = {
  code: 'pl',
  months: 'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień'.split(' '),
  shortMonths: 'sty lut mar kwi maj cze lip sie wrz paź lis gru'.split(' '),
  present: ['obecnie', 'teraz', 'nadal', 'do dziś'],
  headings: {
    summary: ['Podsumowanie', 'O mnie', 'Profil zawodowy'], experience: ['Doświadczenie zawodowe', 'Doświadczenie', 'Przebieg kariery'],
    education: ['Wykształcenie', 'Edukacja'], skills: ['Umiejętności', 'Umiejętności techniczne', 'Technologie', 'Kompetencje'],
    projects: ['Projekty'], certifications: ['Certyfikaty', 'Kursy i certyfikaty'], languages: ['Języki', 'Języki obce'],
  },
  names: ['Świętosława Żółkiewska', 'Grzegorz Brzęczykowski', 'Łucja Dąb-Wilczek'],
  titles: ['Programista Java', 'Starszy programista', 'Administrator sieci', 'Analityk danych', 'Inżynier DevOps', 'Tester oprogramowania', 'Kierownik projektu', 'Specjalista ds. bezpieczeństwa'],
  companies: ['Zakłady Modrzew Sp. z o.o.', 'Bank Nadodrzański', 'Jarzębina Software', 'Szpital Miejski w Lipnicy', 'Grupa Żubr', 'Fabryka Map'],
  cities: ['Kraków', 'Wrocław, Polska', 'Gdańsk', 'Praca zdalna', 'Łódź'],
  phones: ['+48 500 555 123', '+48 12 555 01 34', '601 555 177'],
  schools: ['Politechnika Lipnicka', 'Uniwersytet Nadodrzański', 'Akademia Techniczna w Brzozowie', 'Technikum nr 4 w Lipnicy'],
  degrees: [
    { degree: 'Inżynier', area: 'Informatyka', joint: ', ' }, { degree: 'Magister', area: 'Matematyka stosowana', joint: ' – ' },
    { degree: 'Licencjat', area: 'Ekonometria', joint: ', ' }, { degree: 'mgr inż.', area: 'Automatyka i robotyka', joint: ', ' },
  ],
  bullets: ['Budowa systemu rezerwacji w {a} i {b} dla 400 osób.', 'Migracja raportów z {a} do {b}.', 'Automatyzacja wdrożeń z {a}.', 'Usługi w {a} za bramą {b}, monitorowane w {c}.', 'Wdrożenie {a}, {b} i {c} w zespole.'],
  plain: ['Kierowanie zespołem sześciu osób.', 'Szkolenie trzydziestu nowych pracowników.', 'Zmniejszenie liczby awarii o 18% w rok.'],
  summaries: ['Programista z ośmioletnim doświadczeniem w małych zespołach.'],
  spoken: ['Polski', 'Angielski'],
  at: ' w ',
}
