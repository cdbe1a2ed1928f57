import type { Catalogue } from '../catalogue.ts'

export const careerAnswers: Catalogue['careerAnswers'] = {
  none: 'Yedi soruyu henüz yanıtlamadın.',
  answerNow: 'Şimdi yanıtla',
  dreamRole: 'Hayalindeki rol',
  choose: 'Seç…',
  dreamRoleHint: 'Değişse de becerilerin, bitirdiğin kurslar ve puanların sende kalır.',
  status: 'Şu anki durumun',
  interim: 'Yol üstünde bir ara rol',
  learning: 'Öğrenme biçimin',
  time: 'Günlük zamanın',
  timeframe: 'Süre',
  challenges: 'Önünde ne duruyor',
  otherChallenge: 'Başka bir şey',
  motivation: 'Seni ne motive ediyor',
  save: 'Yanıtları kaydet',
  changeResume: 'Özgeçmişini değiştir',
  saved: 'Yanıtların kaydedildi. Planın onlara uyuyor.',
  notSaved: 'Yanıtların kaydedilemedi. Lütfen yeniden dene.',
  undo: 'Geri al',
  takenBack: 'Yanıtların eskisi gibi.',
  notTakenBack: 'Yanıtların geri alınamadı. Lütfen yeniden dene.',
}
