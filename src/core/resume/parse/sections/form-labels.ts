import { must } from '#core/must.ts'
import { fold } from '#core/text/fold.ts'

/** What a form asks for beside or above an answer. A 'note' is of no use to a reader of resumes. */
export type FormField = 'name' | 'date' | 'title' | 'employer' | 'duties' | 'degree' | 'area' | 'school' | 'note'

/** Labels of CV forms (Europass in its languages here, United States federal), folded. */
const LABELS: Record<FormField, string> = {
  name: `surname(s) / first name(s)|first name(s) / surname(s)|name / surname|surname / name|name|full name|first and last name|surname first name|vor- und nachname|nachname vorname
    |imie i nazwisko|nombre y apellidos|nombre|nom|nom et prenom|prenom et nom|nome|nome completo|ad soyad|adi soyadi|nachname / vorname|name, vorname|nom / prenom|apellidos / nombre|nome / cognome|cognome / nome|apelido / nome|soyadi / adi
    |naam|nome e cognome|cognome e nome|navn|namn|candidate name|name of candidate`,
  date: `dates|date|dates of employment|employment dates|from - to|datum|zeitraum|daty|okres|datas|data|fechas|fecha|tarihler|tarih
    |period|duration|tenure|time period|date range|employment period|years|dauer|von - bis|periode|periodo|periodo di lavoro|duree
    |duracion|duracao|sure|calisma suresi|calisma tarihleri|looptijd|dienstverband|czas trwania
    |时间|工作时间|起止时间|期間|在職期間|기간|근무기간`,
  title: `occupation or position held|position held|position|job title|role|funktion|beruf oder funktion|position und funktion|zajmowane stanowisko|stanowisko
    |zawod lub zajmowane stanowisko|funcao ou cargo ocupado|cargo|profesion o cargo desempenado|puesto|fonction ou poste occupe|poste occupe|pozisyon|gorev
    |designation|job role|post|post held|position title|job position|tipo di impiego|lavoro o posizione ricoperti
    |funzione o posto occupato|ruolo|ruolo ricoperto|mansione|posizione|qualifica ricoperta|funcao|puesto o cargo ocupados
    |puesto desempenado|tipo de empleo|fonction|poste|emploi occupe|tatigkeit als|berufsbezeichnung|gorevi|gorev unvani|unvan
    |functie|beroep of functie|functietitel|funcao exercida
    |职位|職位|职务|职称|岗位|担任职务|担任角色|项目角色|役職|役割|직책|직위|직무`,
  employer: `name and address of employer|name of employer|employer|company|name und adresse des arbeitgebers|arbeitgeber|nazwa i adres pracodawcy|pracodawca
    |nome e morada do empregador|empregador|nombre y direccion de la empresa|nombre y direccion de la empresa o empleador|empleador|nom et adresse de l'employeur
    |employeur|isveren|isverenin adi ve adresi
    |client|client name|organisation|organization|name of organisation|name of organization|name of the company|company name
    |employer name|firm|nome e indirizzo del datore di lavoro|datore di lavoro|azienda|ditta|empresa|nombre de la empresa
    |nome da empresa|compania|entreprise|societe|organisme|firma|unternehmen|betrieb|sirket|firma adi|sirket adi|kurum|isyeri
    |werkgever|bedrijf|naam en adres van de werkgever|firma i adres|nazwa firmy
    |公司|公司名称|单位|工作单位|任职公司|会社名|勤務先|회사|회사명|근무처`,
  duties: `main activities and responsibilities|main activities|responsibilities|duties|duties, accomplishments and related skills|wichtigste tatigkeiten
    |wichtigste tatigkeiten und zustandigkeiten|aufgaben|glowne obowiazki|glowne czynnosci i obowiazki|obowiazki|principais atividades|principais atividades e responsabilidades
    |funciones principales|funciones y responsabilidades principales|principales activites|principales activites et responsabilites|temel gorevler
    |job responsibilities|roles and responsibilities|roles & responsibilities|job description|job profile
    |synopsis|overview|project overview|project description|project details|environment|technologies|technology stack|tech stack
    |technologies used|tools used|tools and technologies|projektbeschreibung|technologien|eingesetzte technologien|opis projektu
    |technologie|stos technologiczny|descripcion del proyecto|tecnologias|tecnologias utilizadas|descricao do projeto
    |descrizione del progetto|tecnologie|tecnologie utilizzate|description du projet|environnement technique|technologies utilisees
    |proje aciklamasi|teknolojiler|kullanilan teknolojiler|projectomschrijving|technologieen
    |description|tasks|achievements|activities|principali mansioni e responsabilita|principali attivita e responsabilita|mansioni
    |attivita|compiti|atividades|atividades desenvolvidas|atribuicoes|funciones|tareas|actividades|responsabilidades|missions
    |taches|missions principales|activites|tatigkeiten|tatigkeitsbereich|verantwortlichkeiten|gorev tanimi|sorumluluklar|is tanimi
    |taken|werkzaamheden|voornaamste werkzaamheden en verantwoordelijkheden|zakres obowiazkow
    |项目描述|项目介绍|项目简介|项目职责|责任描述|工作描述|工作内容|工作职责|主要工作|主要职责|个人职责|职责|业绩|工作业绩|技术栈|使用技术|开发环境|業務内容|担当業務|使用技術|開発環境|主な業務|담당업무|주요업무|업무내용|사용기술|기술스택`,
  degree: `title of qualification awarded|qualification awarded|degree|bezeichnung der erworbenen qualifikation|uzyskane kwalifikacje|nazwa uzyskanych kwalifikacji
    |designacao da qualificacao|designacao da qualificacao atribuida|titulo de la cualificacion|titulo de la cualificacion obtenida|intitule du diplome
    |intitule du certificat ou diplome delivre|alinan nitelik
    |qualifica conseguita|titolo della qualifica rilasciata|titolo di studio|titolo conseguito|diploma|titulo|titulo obtenido
    |diplome|diplome obtenu|abschluss|angestrebter abschluss|voraussichtlicher abschluss|akademischer grad|degree sought|degree title|degree name|grado academico|abschlussbezeichnung|derece|mezuniyet|behaalde kwalificatie|qualification|course|course name
    |学历|学位|학위`,
  area: `principal subjects|principal subjects/occupational skills covered|major|field of study|area of study|hauptfacher|studienfach|fachrichtung|glowne przedmioty|kierunek
    |principais disciplinas|materias principales|principales materias|matieres principales|specialite|temel dersler|bolum
    |principali materie / abilita professionali oggetto dello studio|principali tematiche/competenze professionali acquisite
    |indirizzo di studi|curso|carrera|especialidad|studienrichtung|studiengang|studierichting|filiere|branch|stream|specialization
    |specialisation|subject
    |专业|所学专业|専攻|전공`,
  school: `name and type of organisation providing education and training|name and type of organisation providing education|name of institution|institution|school
    |name und art der bildungseinrichtung|bildungseinrichtung|nazwa organizacji|nazwa i typ organizacji|uczelnia|nome da organizacao de ensino|nome e tipo da organizacao de ensino
    |nombre del centro|nombre y tipo de la organizacion|nom de l'etablissement|nom et type de l'etablissement|kurum adi|okul
    |nome e tipo di istituto di istruzione o formazione|nome e tipo d'organizzazione erogatrice dell'istruzione e formazione
    |istituto|istituto di istruzione|universita|ateneo|institucion|instituicao|instituicao de ensino|centro de estudios|universidad
    |universidade|etablissement|ecole|universite|schule|hochschule|universitat|universite adi|okul adi|universitesi|university
    |college|school / college|name of school|onderwijsinstelling|instelling|szkola|name of institute|institute
    |学校|毕业院校|毕业学校|院校|学校名|학교|학교명`,
  note: `salary|starting salary|ending salary|hours per week|hours worked per week|average hours per week|supervisor|supervisor name|okay to contact this supervisor
    |may we contact this supervisor|may we contact|contact supervisor|pay grade|grade level|series|pay plan|reason for leaving|reason for departure|reason for change|grund des ausscheidens
    |grund fur wechsel|motif de depart|motivo de salida|motivo da saida|motivo di uscita|reden van vertrek|powod odejscia|ayrilma nedeni
    |thesis|thesis title|title of thesis|advisor|adviser|advisors|supervisors|promotor|betreuer|thema|directeur de these|relatore|danisman|type of business or sector
    |art des unternehmens|rodzaj dzialalnosci|tipo de empresa o sector|tipo de empresa ou setor|type ou secteur d'activite|level in national classification
    |tipo di azienda o settore|tipo di attivita o settore|settore|livello nella classificazione nazionale
    |livello nella classificazione nazionale o internazionale|sector|industry|branche|brans|sektor|team size
    |soort bedrijf of sector|reporting to|reason of leaving`,
}

const FIELDS = new Map<string, FormField>()
for (const [field, labels] of Object.entries(LABELS) as [FormField, string][]) {
  for (const label of labels.split('|')) FIELDS.set(label.replaceAll(/\s+/g, ' ').trim(), field)
}
const NAMES = [...FIELDS.keys()]
const FEWEST_PREFIX_LETTERS = 12
const LONGEST_LABEL = 40
/** 'Key responsibilities'. */
const CHIEF =
  /^(?:key|main|major|primary|core|wichtigste|hauptsachliche|principales?|principali|glowne|temel|baslica|voornaamste) /
const EITHER = /\s?[/&,]\s?|\s(?:and|or|und|oder|et|ou|y|o|e|i|lub|ve|veya|en|of)\s/

/** The field a label asks for, by its whole text. */
export function formField(text: string): FormField | null {
  const label = plain(text)
  const own = FIELDS.get(label) ?? FIELDS.get(label.replace(CHIEF, ''))
  if (own || label.length > LONGEST_LABEL) return own ?? null
  // 'Position / Role' and 'Company or client' ask for one thing by two names.
  const [first, ...others] = label.split(EITHER).map((name) => FIELDS.get(name) ?? FIELDS.get(name.replace(/s$/, '')))
  return first && others.every((other) => other === first) ? first : null
}

/** The field of a label that a narrow column broke: 'Main activities and'. */
export function openFormField(text: string): FormField | null {
  const start = plain(text)
  if (start.length < FEWEST_PREFIX_LETTERS) return null
  const label = NAMES.find((name) => name.startsWith(`${start} `))
  return label ? must(FIELDS.get(label)) : null
}

/** Whether a text is the rest of such a label: 'responsibilities'. */
export const isFormLabelEnd = (text: string, field: FormField): boolean =>
  NAMES.some((name) => FIELDS.get(name) === field && name.endsWith(` ${plain(text)}`))

/** 'Date (da – a)' asks for dates. */
const plain = (text: string) =>
  fold(text)
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .replace(/\s?(?:\([^()]{1,30}\))?\s?:?$/, '')
    .replace(/^[•*·-]\s?/, '')
    .trim()
