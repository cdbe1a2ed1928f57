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
  ['Yüksek lisans tercih sebebidir', 'master', 'preferred'],
  ['Mimarlık alanında yüksek lisans yapmış', 'master', 'required'],
  ['Yüksek lisans mezunu', 'master', 'required'],
  ['Lisansüstü eğitim tercih edilir', 'master', 'preferred'],
  ['Lisans ya da yüksek lisans mezunu', 'bachelor', 'required'],
  ['Bilgisayar Mühendisliği lisans mezunu', 'bachelor', 'required'],
  ['Ön lisans mezunu', 'associate', 'required'],
  ["A master's degree in Statistics", 'master', 'required'],
  ["Bachelor's or Master's degree", 'bachelor', 'required'],
] as const)('%s is a %s', (line, level, demand) => {
  expect(degreeIn(line, false)).toEqual({ level, demand })
})
