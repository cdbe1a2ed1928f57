/** What forms behind the sign-in say, by their rules (contract) or by the server's answer for one field. */
export const formSentences: Readonly<Record<string, string>> = {
  'Code is required': 'Kodu yaz',
  'This is not your current password. Nothing was changed.': 'Şu anki şifren bu değil. Hiçbir şey değişmedi.',
  'Choose from one to five stars': 'Birden beşe kadar yıldız seç',
  'Feedback is required': 'Geri bildirimini yaz',
  'Choose one of the milestones': 'Dönüm noktalarından birini seç',
  'Tell us in a few words': 'Birkaç sözcükle anlat',
  'Choose yes or no': 'Evet ya da hayırı seç',
  'Give the company or the job title': 'Şirketi ya da iş unvanını yaz',
  'Choose a stage or an outcome': 'Bir aşama ya da sonuç seç',
  'This day has not come yet': 'Bu gün henüz gelmedi',
  'This is before the day you applied': 'Bu, başvurduğun günden önce',
  'Use a date such as 2026-11-22': '2026-11-22 gibi bir tarih yaz',
  'Use a time such as 14:30': '14:30 gibi bir saat yaz',
  'Use a time such as 09:00': '09:00 gibi bir saat yaz',
  'Use a web address that starts with https://': 'https:// ile başlayan bir web adresi yaz',
  'Name the task': 'Göreve bir ad ver',
  'Name the person': 'Kişinin adını yaz',
  'Paste the message': 'Mesajı yapıştır',
  'Please give the document a name': 'Belgeye bir ad ver',
  'Please paste the advert': 'İlanı yapıştır',
  'The advert is too long to be read': 'İlan okunamayacak kadar uzun',
  'This is longer than a job page': 'Bu, bir ilan sayfasından daha uzun',
  'Give the link or the text of the ad': 'İlanın bağlantısını ya da metnini ver',
  'Choose at least one thing it may do': 'Yapabileceği en az bir şey seç',
  'At least one day': 'En az bir gün',
  'At most one year': 'En çok bir yıl',
  'Name the token, such as the program that will use it': 'Anahtara bir ad ver, örneğin onu kullanacak programın adını',
  'Search for something first, or give the link of a board':
    'Önce bir şey ara ya da bir ilan panosunun bağlantısını ver',
  'Give the link of a board such as https://jobs.lever.co/acme':
    'https://jobs.lever.co/acme gibi bir ilan panosunun bağlantısını ver',
  'Choose what the calendar shows': 'Takvimin ne göstereceğini seç',
  'Write an answer': 'Bir yanıt yaz',
  'Ask a question': 'Bir soru sor',
}

export const formSizes: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [/^(?:At|Use at) most ([\d,]+) characters$/, (most) => `En çok ${most?.replace(',', '.')} karakter`],
  [/^At most ([\d,]+) tags$/, (most) => `En çok ${most} etiket`],
]
