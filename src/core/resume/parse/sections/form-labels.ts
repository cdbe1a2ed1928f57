import { fold } from '#core/text/fold.ts'

/** What a form asks for beside or above an answer. A 'note' is of no use to a reader of resumes. */
export type FormField = 'name' | 'date' | 'title' | 'employer' | 'duties' | 'degree' | 'area' | 'school' | 'note'

/** Labels of CV forms (Europass in its seven languages here, United States federal), folded. */
const LABELS: Record<FormField, string> = {
  name: `surname(s) / first name(s)|first name(s) / surname(s)|name / surname|surname / name|name|full name|first and last name|surname first name|vor- und nachname|nachname vorname
    |imie i nazwisko|nombre y apellidos|nombre|nom|nom et prenom|prenom et nom|nome|nome completo|ad soyad|adi soyadi|nachname / vorname|name, vorname|nom / prenom|apellidos / nombre|nome / cognome|cognome / nome|apelido / nome|soyadi / adi`,
  date: `dates|date|dates of employment|employment dates|from - to|datum|zeitraum|daty|okres|datas|data|fechas|fecha|tarihler|tarih`,
  title: `occupation or position held|position held|position|job title|role|funktion|beruf oder funktion|position und funktion|zajmowane stanowisko|stanowisko
    |zawod lub zajmowane stanowisko|funcao ou cargo ocupado|cargo|profesion o cargo desempenado|puesto|fonction ou poste occupe|poste occupe|pozisyon|gorev`,
  employer: `name and address of employer|name of employer|employer|company|name und adresse des arbeitgebers|arbeitgeber|nazwa i adres pracodawcy|pracodawca
    |nome e morada do empregador|empregador|nombre y direccion de la empresa|nombre y direccion de la empresa o empleador|empleador|nom et adresse de l'employeur
    |employeur|isveren|isverenin adi ve adresi`,
  duties: `main activities and responsibilities|main activities|responsibilities|duties|duties, accomplishments and related skills|wichtigste tatigkeiten
    |wichtigste tatigkeiten und zustandigkeiten|aufgaben|glowne obowiazki|glowne czynnosci i obowiazki|obowiazki|principais atividades|principais atividades e responsabilidades
    |funciones principales|funciones y responsabilidades principales|principales activites|principales activites et responsabilites|temel gorevler`,
  degree: `title of qualification awarded|qualification awarded|degree|bezeichnung der erworbenen qualifikation|uzyskane kwalifikacje|nazwa uzyskanych kwalifikacji
    |designacao da qualificacao|designacao da qualificacao atribuida|titulo de la cualificacion|titulo de la cualificacion obtenida|intitule du diplome
    |intitule du certificat ou diplome delivre|alinan nitelik`,
  area: `principal subjects|principal subjects/occupational skills covered|major|field of study|area of study|hauptfacher|studienfach|fachrichtung|glowne przedmioty|kierunek
    |principais disciplinas|materias principales|principales materias|matieres principales|specialite|temel dersler|bolum`,
  school: `name and type of organisation providing education and training|name and type of organisation providing education|name of institution|institution|school
    |name und art der bildungseinrichtung|bildungseinrichtung|nazwa organizacji|nazwa i typ organizacji|uczelnia|nome da organizacao de ensino|nome e tipo da organizacao de ensino
    |nombre del centro|nombre y tipo de la organizacion|nom de l'etablissement|nom et type de l'etablissement|kurum adi|okul`,
  note: `salary|starting salary|ending salary|hours per week|hours worked per week|average hours per week|supervisor|supervisor name|okay to contact this supervisor
    |may we contact this supervisor|may we contact|contact supervisor|pay grade|grade level|series|pay plan|reason for leaving|type of business or sector
    |art des unternehmens|rodzaj dzialalnosci|tipo de empresa o sector|tipo de empresa ou setor|type ou secteur d'activite|level in national classification`,
}

const FIELDS = new Map<string, FormField>()
for (const [field, labels] of Object.entries(LABELS) as [FormField, string][]) {
  for (const label of labels.split('|')) FIELDS.set(label.replaceAll(/\s+/g, ' ').trim(), field)
}
const NAMES = [...FIELDS.keys()]
const FEWEST_PREFIX_LETTERS = 12

/** The field a label asks for, by its whole text. */
export const formField = (text: string): FormField | null => FIELDS.get(plain(text)) ?? null

/** The field of a label that a narrow column broke: 'Main activities and'. */
export function openFormField(text: string): FormField | null {
  const start = plain(text)
  if (start.length < FEWEST_PREFIX_LETTERS) return null
  const label = NAMES.find((name) => name.startsWith(`${start} `))
  return label ? FIELDS.get(label)! : null
}

/** Whether a text is the rest of such a label: 'responsibilities'. */
export const isFormLabelEnd = (text: string, field: FormField): boolean =>
  NAMES.some((name) => FIELDS.get(name) === field && name.endsWith(` ${plain(text)}`))

const plain = (text: string) => fold(text).replaceAll('’', "'").replaceAll(/\s+/g, ' ').replace(/\s*:$/, '').trim()
