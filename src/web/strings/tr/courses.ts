import type { Catalogue } from '../catalogue.ts'
import { formatsOf } from '../format.ts'

const { number } = formatsOf('tr')

export const courses: Catalogue['courses'] = {
  minutes: (count) => `${number(count)} dk`,
  hours: (count) => `${number(count)} sa`,
  study: (courses, practice) => `${courses} kurs + ${practice} alıştırma`,
  studyOnly: (courses) => `${courses} kurs`,
  costs: {
    free: 'Ücretsiz',
    'free-audit': 'Dinlemesi ücretsiz',
    preview: 'İlk bölümü ücretsiz',
    freemium: 'Bir kısmı ücretsiz',
    paid: 'Ücretli',
  },
  onYourPath: 'Yolunda',
  added: (title) => `Yoluna eklendi: ${title}`,
  undo: 'Geri al',
  notChanged: 'Yolun değiştirilemedi. Lütfen yeniden dene.',
}
