import { expect, it } from 'vitest'
import { degreeIn } from './degree.ts'

it.each([
  ['A degree is not essential', 'none'],
  ["We don't care about degrees", 'none'],
  ['Not needed: a degree in physics, a driving licence', 'none'],
  ['Ein Studium ist kein Muss', 'none'],
  ['Ob du studiert hast, ist uns egal. Ein Abschluss ist keine Voraussetzung', 'none'],
  ['Üniversite mezuniyeti aranmaz', 'none'],
  ["Aucun diplôme n'est exigé", 'none'],
  ['No importa la titulación', 'none'],
  ['Non è richiesta la laurea', 'none'],
  ['Não é obrigatório ter ensino superior', 'none'],
  ['Een diploma is niet nodig', 'none'],
  ['A university degree is nice but not necessary', 'preferred'],
  ["Bachelor's degree required; no prior experience needed", 'required'],
  ['Degree in CS, no certificates needed', 'required'],
  ['Abgeschlossenes Studium, keine Reisebereitschaft nötig', 'required'],
  // another subject is no way around it
  ["Bachelor's degree in Computer Science or a related field", 'required'],
  ['BS in CS, EE or related technical field', 'required'],
  ['Studium der Informatik oder ein vergleichbarer Studiengang', 'required'],
  ['Bilgisayar Mühendisliği veya ilgili bölümlerden mezun', 'required'],
  ['Grado en Informática o carrera afín', 'required'],
  ['Degree in CS or equivalent experience', 'equivalent'],
  ['Studium der Informatik oder vergleichbare Qualifikation', 'equivalent'],
  ['A degree or equivalent work experience in a related field', 'equivalent'],
])('%s: %s', (line, demand) => {
  expect(degreeIn(line, false)?.demand).toBe(demand)
})

it.each([
  ['Yüksek lisans tercih sebebidir', 'master'],
  ['Yüksek lisans yapmış olmak', 'master'],
  ['Yüksek lisans mezunu', 'master'],
  ['Tercihen lisansüstü eğitim', 'master'],
  ['Yüksek lisans derecesine sahip', 'master'],
  ['Lisans veya yüksek lisans mezunu', 'bachelor'],
  ['Üniversitelerin ilgili bölümlerinden mezun', 'bachelor'],
  ['Ön lisans mezunu', 'associate'],
  ['Associate of Applied Science, Computer Networking', 'associate'],
  ['A.A.S., Network Administration', 'associate'],
  ['Doktora mezunu', 'doctorate'],
  ["A master's degree in statistics", 'master'],
  ["Bachelor's or master's degree", 'bachelor'],
  ['Masterabschluss in Informatik', 'master'],
  ['Abgeschlossenes Masterstudium', 'master'],
  ['Hochschulabschluss (Master)', 'master'],
  ['Bachelor- oder Masterabschluss', 'bachelor'],
  ['Promotion in Physik', 'doctorate'],
  ['Diplôme de master en informatique', 'master'],
  ['Licence en informatique', 'bachelor'],
  ['Doctorat en mathématiques', 'doctorate'],
  ['Título de máster en informática', 'master'],
  ['Máster universitario', 'master'],
  ['Grado en Informática', 'bachelor'],
])('%s: level %s', (line, level) => {
  expect(degreeIn(line, false)?.level).toBe(level)
})
