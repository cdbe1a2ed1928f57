import type { Catalogue } from '../catalogue.ts'

export const notFound: Catalogue['notFound'] = {
  title: 'Sayfa bulunamadı',
  text: 'Buraya çıkan bir patika yok. Adres yanlış yazılmış ya da sayfa taşınmış olabilir.',
  back: 'Başa dön',
}
