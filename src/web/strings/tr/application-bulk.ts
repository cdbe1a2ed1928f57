import type { bulk as english } from '../en/application-bulk.ts'
import { formatsOf } from '../format.ts'

const { number } = formatsOf('tr')

export const bulk: typeof english = {
  label: 'Seçilenleri değiştir',
  picked: (count) => `${number(count)} seçildi`,
  move: 'Şuraya taşı',
  close: 'Şöyle kapat',
  choose: 'Seç …',
  tag: 'Etiket',
  addTag: 'Etiketi ekle',
  remove: 'Çöp kutusuna taşı',
  restore: 'Çöp kutusundan çıkar',
  done: (count) => `${number(count)} başvuru değişti`,
  trashed: (count) => `${number(count)} başvuru çöp kutusunda`,
  takenBack: (count) => `${number(count)} değişiklik geri alındı`,
  restored: (count) => `${number(count)} başvuru çöp kutusundan çıktı`,
}
