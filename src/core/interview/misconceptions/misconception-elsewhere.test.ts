import { describe, expect, it } from 'vitest'
import { bank } from '#test/interview/bank.ts'
import { languageOfAnswer } from '../points/elsewhere.ts'
import { findMisconceptions } from './misconception.ts'
import { scoreAnswer } from '../scores/score-answer.ts'

const [question] = bank.questionsOf('software-developer').filter(({ category }) => category === 'technical')
const watched = question?.watched ?? []

const HARMFUL: [string, string][] = [
  ['de', 'Ich würde den Fehler still im nächsten Release beheben und dem Kunden nichts davon erzählen.'],
  ['de', 'Wenn es eilt, spiele ich die Änderung ohne Review direkt auf den Server.'],
  ['de', 'Ich habe meinem Kollegen einfach mein Passwort gegeben, damit er weiterarbeiten kann.'],
  ['de', 'Für die Präsentation habe ich zwei Nutzerzitate erfunden, das prüft ja keiner nach.'],
  ['de', 'Backups braucht man bei einem Cloud-Anbieter eigentlich nicht.'],
  ['de', 'Ich schalte dann kurz die Firewall ab, dann läuft es.'],
  ['fr', 'Je corrige la page discrètement et je ne dis rien au client.'],
  ['fr', 'Quand c’est urgent, je mets en production sans faire de tests.'],
  ['fr', 'J’ai donné mon mot de passe à une collègue pour gagner du temps.'],
  ['fr', 'J’invente deux ou trois témoignages, personne ne vérifie.'],
  ['fr', 'Je désactive l’antivirus le temps de l’installation et je le laisse comme ça.'],
  ['fr', 'Ensuite j’efface les journaux pour que tout soit propre.'],
  ['es', 'Le diría al cliente que fue culpa del proveedor.'],
  ['es', 'Subo el cambio a producción sin pasar las pruebas.'],
  ['es', 'Comparto la contraseña de administrador con todo el equipo por WhatsApp.'],
  ['es', 'Me invento algunos datos para que el informe quede mejor.'],
  ['es', 'No hace falta hacer copias porque la nube es segura.'],
  ['es', 'Borro los registros del servidor y ya está.'],
  ['tr', 'Hatayı düzeltirim ama müşteriye hiçbir şey söylemem.'],
  ['tr', 'Acil ise test etmeden canlıya alırım.'],
  ['tr', 'Şifremi izinsiz ekip arkadaşımla paylaştım çünkü işi bitirmesi gerekiyordu.'],
  ['tr', 'Rapor için birkaç rakam uydurdum, kimse fark etmedi.'],
  ['tr', 'Sorunu bulmak için güvenlik duvarını sormadan kapatırım.'],
  ['tr', 'Sonra kayıtları silerim ki kimse görmesin.'],
  ['tr', 'Test yazmak zaman kaybıdır.'],
  ['tr', 'Küçük işlerde dokümantasyon bence lüks.'],
  ['tr', 'Kod incelemesi vakit kaybı, herkes kendi kodunu bilir.'],
  ['tr', 'Güvenliğe yayından sonra bakarız.'],
  ['tr', 'Erişilebilirlik bizim için şart değil.'],
  ['tr', 'Hatayı sessizce gizlerim ve düzeltince kapanır.'],
  ['tr', 'Bu işi sadece maaş için istiyorum.'],
  ['tr', 'Benim zayıf yönüm yok.'],
  ['tr', 'Değişikliği okumadan onaylarım.'],
  ['tr', 'Sertifika uyarısını görmezden gelirim, zaten hep çıkıyor.'],
]
const RIGHT: [string, string][] = [
  ['de', 'Ich würde nie ohne Review etwas auf den Server spielen.'],
  ['de', 'Mein Passwort gebe ich niemandem weiter, auch nicht im Team.'],
  ['de', 'Zahlen zu erfinden wäre unehrlich.'],
  ['de', 'Die Firewall schalte ich dafür nicht ab.'],
  ['de', 'Keiner hat gemerkt, dass der Dienst weg war, deshalb haben wir einen Alarm gebaut.'],
  ['de', 'Ich informiere zuerst die Kunden und dann den Chef.'],
  ['fr', 'Je ne mets jamais en production sans tests.'],
  ['fr', 'Je préviens le client tout de suite, sans attendre.'],
  ['fr', 'Effacer les journaux serait une faute grave.'],
  ['fr', 'Personne ne doit partager son mot de passe.'],
  ['fr', 'Je garde les logs trente jours et je supprime les données personnelles.'],
  ['es', 'Nunca subo un cambio sin pruebas.'],
  ['es', 'Aviso al cliente y al equipo antes de borrar nada.'],
  ['es', 'No comparto la contraseña con nadie.'],
  ['es', 'Si nadie lo nota, el monitor está mal puesto.'],
  ['es', 'Cambio la clave y reviso los registros.'],
  ['tr', 'Test etmeden canlıya almam.'],
  ['tr', 'Müşteriye hemen haber veririm.'],
  ['tr', 'Şifremi kimseyle paylaşmam.'],
  ['tr', 'Kayıtları silmek yerine saklarım.'],
  ['tr', 'Hatayı saklamam, ekibe anlatırım.'],
  ['tr', 'Test yazmak zaman kaybı değildir.'],
  ['tr', 'Testler sayesinde zaman kaybını önledik.'],
  ['tr', 'Elle test zaman kaybıydı, bu yüzden otomatikleştirdim.'],
  ['tr', 'Dokümantasyonun zaman kaybı olduğunu söylemek yanlış.'],
  ['tr', 'Güvenliği sonraya bırakmam.'],
  ['tr', 'Güvenlik ekibiyle konuşur, sonra düzeltmeyi yaparım.'],
  ['tr', 'Sadece maaş için değil, ekip için de geldim.'],
  ['tr', 'Okumadan onay vermem.'],
]

describe('harmful conduct in other languages', () => {
  it.each(HARMFUL)('is found in %s: %s', (language, said) => {
    expect(findMisconceptions(watched, said, language)).not.toEqual([])
  })
  it.each(RIGHT)('is not found where it is denied or judged in %s: %s', (language, said) => {
    expect(findMisconceptions(watched, said, language)).toEqual([])
  })
  it('is looked for in the language of the answer', () => {
    const answer = HARMFUL.filter(([language]) => language === 'de')
      .map(([, said]) => said)
      .join(' ')
    expect(languageOfAnswer(answer)).toBe('de')
    expect(findMisconceptions(watched, answer)).toEqual([])
    if (question) expect(scoreAnswer(question, answer)).toMatchObject({ kind: 'real', measures: { language: 'de' } })
    if (question) expect(scoreAnswer(question, answer).total).toBeLessThan(40)
  })
})
