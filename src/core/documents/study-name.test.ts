import { expect, it } from 'vitest'
import { studyName } from './study-name.ts'

it.each([
  ['Ausbildung, Tischlerin', 'Ausbildung zur Tischlerin'],
  ['Duale Ausbildung, Fachkraft für Veranstaltungstechnik', 'Duale Ausbildung zur Fachkraft für Veranstaltungstechnik'],
  ['Umschulung, Fachinformatiker für Systemintegration', 'Umschulung zum Fachinformatiker für Systemintegration'],
  ['Weiterbildung, Medizin', 'Weiterbildung, Medizin'],
  ['Licenciatura, Biología Marina', 'Licenciatura en Biología Marina'],
  ['Bachelor of Science, Computer Science', 'Bachelor of Science, Computer Science'],
  ['Ingeniería', 'Ingeniería'],
])('calls %j %j', (title, said) => {
  expect(studyName(title)).toBe(said)
})
