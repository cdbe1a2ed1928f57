import { anyOf } from '../phrases.ts'

const MEDICAL = anyOf(
  'medical check/exam/examination/test/assessment/appointment/screening/clearance, occupational health, health check/checks/examination/screening/assessment, company doctor, see _ doctor, eye/drug/blood test, vaccination',
  'betriebsarzt*, betriebsarztlich*, arztliche*, *untersuchung, *untersuchungen, werksarzt*, arzttermin*, gesundheitscheck, sehtest, drogentest, impftermin',
  'muayene*, saglik kontrol*/tarama*/raporu*, isyeri hekim*, osgb*, kan tahlil*, goz testi*',
  'visite medicale, visite d embauche, medecin/medecine du travail, examen medical, bilan de sante, vaccination',
  'reconocimiento/revision/examen/chequeo medico/medica, medico de empresa, mutua, analitica, prueba medica, vacunacion',
)
const TALK = anyOf(
  'interview*, call, chat, meet, meeting, assessment centre/center/day, conversation',
  '*gesprach, *gesprache, *gesprachs, interview*, kennenlern*, telefonat, probearbeit*',
  'gorusme*, mulakat*, toplanti*',
  'entretien*, echange, rencontr*',
  'entrevista*, reunion, llamada, charla',
)

/** An hour with a doctor: no talk about the job. */
export const isMedicalVisit = (folded: string): boolean => MEDICAL.test(folded) && !TALK.test(folded)

/** Whether a letter asks the reader to a doctor and to nobody else. */
export const asksToDoctorOnly = (folded: readonly string[]): boolean =>
  folded.some(isMedicalVisit) && !folded.some((one) => TALK.test(one))
