import { expect, it } from 'vitest'
import { skillTermsOf } from '#core/career/catalogue/spot-skills.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { spotSkills } from './spot-skills.ts'

const namedIn = (text: string) =>
  spotSkills(text, skillTermsOf(fullCatalogue)).map(({ skillId, text: words }) => [skillId, words])

it.each([
  ["Python'u günlük işlerde kullandım.", [['python', 'Python']]],
  [
    "Docker'da ve Kubernetes’te servisler çalıştırdım.",
    [
      ['docker', 'Docker'],
      ['kubernetes', 'Kubernetes'],
    ],
  ],
  [
    "Hata takibini Jira'dan yaptım.",
    [
      ['bug-tracking', 'Hata takibi'],
      ['jira', 'Jira'],
    ],
  ],
  [
    'Bulut güvenliğinden sorumluydum, makine öğrenmesiyle uğraştım.',
    [
      ['cloud-security', 'Bulut güvenliği'],
      ['machine-learning', 'makine öğrenmesi'],
    ],
  ],
  [
    "Go'yu ve R'yi severim, React’ın yeni sürümüne geçtik.",
    [
      ['go', 'Go'],
      ['r', 'R'],
      ['react', 'React'],
    ],
  ],
  [
    "Docker's network, Terraform's state",
    [
      ['docker', 'Docker'],
      ['terraform', 'Terraform'],
    ],
  ],
  [
    "L'API REST et le code d'Angular",
    [
      ['rest-api', 'REST'],
      ['angular', 'Angular'],
    ],
  ],
  [
    'Gute Pythonkenntnisse und SQL-Erfahrung',
    [
      ['python', 'Pythonkenntnisse'],
      ['sql', 'SQL'],
    ],
  ],
])('is read through what the sentence puts around a name: %s', (text, named) => {
  expect(namedIn(text)).toEqual(named)
})

it.each([
  "The spring's over, and the go's yours.",
  "O'Reilly'den bir kitap okudum.",
  'Bu excelin ve rustun günü değil.',
  "C'est un plaisir, qu'on le sache.",
  'Verim takibi yaptım.',
  'An AI-Driven, Cloud-First company; pre-SQL times',
])('takes no everyday word for a name: %s', (text) => {
  expect(namedIn(text)).toEqual([])
})
