/** Beside every button that makes a document. */
export const otherResume = {
  title: 'Belgelerin hâlâ önceki özgeçmişinden hazırlanıyor',
  text: 'O zamandan beri başka birini onayladın. Ondaki yenilikler, ikisini yan yana koyup seçene kadar hiçbir özgeçmişe ya da mektuba girmez.',
  lay: 'Yan yana koy',
}
