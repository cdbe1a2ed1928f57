import type { Catalogue } from '../catalogue.ts'

export const offline: Catalogue['offline'] = {
  meta: { title: 'Çevrimdışısın · Waymark' },
  heading: 'Çevrimdışısın',
  text: 'Bu sayfa bağlantı ister. Bağlantı gelir gelmez kendiliğinden açılır; kaydettiğin hiçbir şey kaybolmaz.',
}
