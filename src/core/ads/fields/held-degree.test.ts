import { expect, it } from 'vitest'
import { heldLevel } from './held-degree.ts'

it.each([
  ['Diplom-Informatikerin', 'master'],
  ['Dipl.-Ing. Elektrotechnik', 'master'],
  ['Diplom-Informatiker (FH)', 'bachelor'],
  ['Magister inżynier', 'master'],
  ['Inżynier', 'bachelor'],
  ['Licenciada en Informática', 'bachelor'],
  ['Ingeniero Informático', 'bachelor'],
  ['Bacharelado em Ciência da Computação', 'bachelor'],
  ['Engenharia Informática', 'bachelor'],
  ['Licence Informatique', 'bachelor'],
  ['DUT Informatique', 'associate'],
  ['Bilgisayar Mühendisi', 'bachelor'],
  ['Ön Lisans, Bilgisayar Programcılığı', 'associate'],
  ['BCA', 'bachelor'],
  ['MCA', 'master'],
  ['M.Tech', 'master'],
  ['Computer Science, BA', 'bachelor'],
  ['Informatik (B. Sc.)', 'bachelor'],
  ['Dr. rer. nat.', 'doctorate'],
  ['Staatlich geprüfte Technikerin', 'vocational'],
  ['Abitur', null],
  ['Baccalauréat', null],
  ['Driving licence', null],
])('%s: %s', (words, level) => expect(heldLevel(words)).toBe(level))
