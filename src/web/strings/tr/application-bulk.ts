import type { bulk as english } from '../en/application-bulk.ts'

export const bulk: typeof english = {
  label: 'Seçilenleri değiştir',
  picked: (count) => `${count} seçildi`,
  move: 'Şuraya taşı',
  close: 'Şöyle kapat',
  choose: 'Seç …',
  tag: 'Etiket',
  addTag: 'Etiketi ekle',
  remove: 'Çöp kutusuna taşı',
  restore: 'Çöp kutusundan çıkar',
  done: (count) => `${count} başvuru değişti`,
  trashed: (count) => `${count} başvuru çöp kutusunda`,
  restored: (count) => `${count} başvuru çöp kutusundan çıktı`,
}
