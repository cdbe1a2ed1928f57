import type { Catalogue } from '../catalogue.ts'

export const boardName: Catalogue['boardName'] = {
  legend: 'Sıralamalarda adın nasıl görünsün',
  choices: { name: 'Tam adım', initials: 'Baş harflerim', hidden: 'Beni gösterme' },
  hiddenMeans: 'Sıralamada yer almazsın, seni orada kimse görmez. Puanların kalır.',
  saved: 'Kaydedildi',
  notSaved: 'Bu kaydedilemedi. Lütfen yeniden dene.',
}
