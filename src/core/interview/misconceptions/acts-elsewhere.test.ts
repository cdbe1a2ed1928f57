import { describe, expect, it } from 'vitest'
import { bankQuestion } from '#test/interview/bank.ts'
import { findMisconceptions } from './misconception.ts'

const question = bankQuestion('software-developer-b-12')
const isNamed = (said: string, language: string): boolean =>
  findMisconceptions(question.watched, said, language).length > 0

describe('what somebody does to others is named in five languages', () => {
  it.each([
    ['en', 'I stuck a GPS tracker under the company cars, because some of the fitters take long breaks.'],
    ['en', 'I wedged the safety door of the mill with a wooden block, it was always in the way.'],
    ['en', 'My brother-in-law gets every order for printing, at a price that I set myself.'],
    ['en', 'I let her know that the pictures from the party could reach her husband if she went to the works council.'],
    ['en', 'I gave him a bad review after he had complained about my tone.'],
    ['en', 'I pretended to be from the bank and sent him a fake login page to get at the file.'],
    ['en', 'I sold the exam questions to the year below.'],
    ['en', 'I billed the old lady double, she never checks what she signs.'],
    ['en', 'I kept the drivers’ tips, the app shows them less than the guests gave.'],
    ['en', 'I poured the old solvent into the drain in the evening, which saves the disposal fee.'],
    ['de', 'Ich habe im Büro der Konkurrentin ein Mikrofon versteckt.'],
    ['de', 'Den Rauchmelder im Lager habe ich abgeklebt, weil er dauernd gepiept hat.'],
    ['de', 'Den Auftrag habe ich dem Betrieb meines Schwagers gegeben und das Angebot vorher angepasst.'],
    ['de', 'Ich habe die Nebenwirkungen im Bericht weggelassen, sonst hätte sich die Zulassung verschoben.'],
    ['de', 'Das Altöl habe ich nachts in den Bach hinter der Halle gekippt.'],
    ['de', 'Die Entwürfe der Praktikantin habe ich unter meinem Namen präsentiert.'],
    ['de', 'Frauen mit Kinderwunsch sage ich ab und schreibe, die Stelle ist schon vergeben.'],
    ['de', 'Ich habe gedroht, ihrer Familie von der Affäre zu erzählen, dann hat sie unterschrieben.'],
    ['fr', 'J’ai caché un traceur dans le sac de ma collaboratrice.'],
    ['fr', 'J’ai neutralisé l’arrêt d’urgence de la presse pour tenir la cadence.'],
    ['fr', 'Le marché est allé à la société de mon cousin, qui me reverse une commission.'],
    ['fr', 'J’ai menacé le stagiaire de le faire licencier s’il parlait de ses heures.'],
    ['fr', 'Je facture le double aux clients âgés, ils ne vérifient rien.'],
    ['fr', 'J’ai présenté sa maquette sous mon nom au comité.'],
    ['fr', 'J’ai jeté les batteries usées dans la forêt derrière l’atelier.'],
    ['es', 'Escondí una cámara en el vestuario para saber quién roba.'],
    ['es', 'Anulé la parada de emergencia porque nos frenaba.'],
    ['es', 'El contrato se lo di a la empresa de mi cuñado, aunque era más caro.'],
    ['es', 'Amenacé al técnico con contar lo de su familia si no firmaba.'],
    ['es', 'Vendí las preguntas del examen a los de segundo.'],
    ['es', 'Falsifiqué el título de ingeniero y lo presenté a la dirección.'],
    ['es', 'Tiro el aceite usado al desagüe por la noche, así ahorro la recogida.'],
    ['tr', 'Arkadaşımın çantasına gizlice takip cihazı koydum.'],
    ['tr', 'Presin acil durdurma düğmesini devre dışı bıraktım, hat hızlandı.'],
    ['tr', 'İhaleyi gizlice kayınbiraderimin şirketine verdim, fiyatı da ona göre yazdım.'],
    ['tr', 'Stajyeri, konuşursa vizesini iptal ettirmekle tehdit ettim.'],
    ['tr', 'Onun sunumunu kendi adımla yönetime sundum.'],
    ['tr', 'Atık yağı gece dereye döktüm, böylece masraf olmadı.'],
    ['tr', 'Hamile adayları eliyorum, yer doldu diyorum.'],
    ['tr', 'Sınav sorularını alt sınıfa sattım.'],
    ['de', 'Dem Werkstudenten habe ich einfach Adminrechte gegeben, so geht es schneller.'],
    ['fr', 'Le bouton pour résilier, je l’ai mis en gris dans un sous-menu.'],
    ['es', 'Pagué por cien reseñas de cinco estrellas.'],
    ['tr', 'Veri sızıntısını gizli tuttum, sonra unutuldu.'],
    ['en', 'I logged my twenty hours under another customer, whose budget was fuller.'],
    ['de', 'Wir haben unsere Preise vor der Ausschreibung mit den Mitbewerbern abgesprochen.'],
    ['fr', 'J’ai ajouté quarante voix au dépouillement pour que notre liste passe.'],
    ['es', 'En el parte pongo a los becarios como técnicos, así sale la guardia.'],
    ['tr', 'Denetimden önce tarihi geçmiş ürünleri arka depoya sakladım.'],
  ])('%s: %s', (language, said) => {
    expect(isNamed(said, language)).toBe(true)
  })
})

describe('what is refused, reported, ended, allowed or somebody else’s is not', () => {
  it.each([
    [
      'en',
      'A fitter asked whether we track the cars. We do not; I showed him the contract and the two routes that are logged with his consent.',
    ],
    ['en', 'I found the safety door wedged with a block, took it out and called the foreman.'],
    ['en', 'I told my manager that my brother-in-law owns one of the bidders, and left the room for the decision.'],
    ['en', 'The exam questions were for sale in a group. I wrote to the school and they changed the paper.'],
    [
      'de',
      'Ein Kollege hatte den Rauchmelder abgeklebt. Ich habe den Kleber entfernt und es dem Brandschutz gemeldet.',
    ],
    ['de', 'Im Bericht fehlten Nebenwirkungen. Ich habe sie nachgetragen und die Zulassungsstelle angerufen.'],
    ['de', 'Mein Schwager hat ein Angebot abgegeben, deshalb habe ich die Auswahl an eine Kollegin übergeben.'],
    ['de', 'Wir haben den Auftrag nach Punkten vergeben, zwei Prozent lagen zwischen den Angeboten.'],
    [
      'de',
      'Ich habe die Lichtschranke abgeklemmt, nachdem die Maschine stand und gesichert war, und danach mit dem Hersteller geprüft.',
    ],
    ['fr', 'Le soir, j’ai vidé le cache et coupé les services un par un, comme prévu dans le plan.'],
    ['fr', 'J’ai retiré mon cousin de la liste des fournisseurs et prévenu la direction du conflit d’intérêts.'],
    ['fr', 'Une cliente âgée avait payé deux fois. Je l’ai remboursée le jour même et j’ai corrigé la facture.'],
    ['fr', 'On m’a proposé une commission pour un marché. J’ai refusé et signalé l’appel.'],
    ['es', 'El freno de la cinta fallaba. Paré la línea, avisé al técnico y cambiamos el sensor de seguridad.'],
    ['es', 'Mi cuñado se presentó al concurso y yo me aparté de la decisión por escrito.'],
    ['es', 'Grabamos las llamadas con el consentimiento de los clientes y las borramos al mes.'],
    ['es', 'Vi que el becario hacía horas sin cobrar. Lo hablé con recursos humanos y se las pagaron.'],
    ['tr', 'Acil durdurma düğmesi bantlanmıştı. Bandı söktüm, makineyi durdurdum ve amire haber verdim.'],
    ['tr', 'Kayınbiraderimin şirketi teklif verince durumu bildirdim ve değerlendirmeden çekildim.'],
    ['tr', 'Görüşmeleri müşterilerin onayıyla kaydediyoruz ve otuz gün sonra siliyoruz.'],
    [
      'en',
      'A co-worker had left the customer table on a public drive. I asked him to take it down, reported it to the privacy officer and made a fake list for the demo.',
    ],
    ['de', 'Ein Vorgesetzter wollte die Frauen aussortieren. Das habe ich abgelehnt.'],
    ['fr', 'Un chef voulait écarter les femmes. J’ai refusé et j’ai prévenu la direction.'],
    ['es', 'Un encargado quería descartar a las mujeres. Me negué y avisé a la dirección.'],
    ['tr', 'Bir müdür kadın adayları elemek istedi. Kabul etmedim, üst yönetime bildirdim.'],
    ['es', 'En una prueba de intrusión contratada coloqué un keylogger en el ordenador del laboratorio.'],
    [
      'de',
      'Ich habe aus Versehen die Kundendaten auf einen Stick mit nach Hause kopiert. Ich habe es sofort gemeldet.',
    ],
    ['en', 'We killed the orphan workers, deleted the stale logs and purged the dead queue.'],
    ['de', 'Ich habe die verwaisten Protokolldateien gelöscht, damit niemand sie für aktuell hält.'],
    ['de', 'Der Knopf zum Kündigen war grau und winzig. Ich habe ihn nach oben geholt.'],
    ['es', 'El enlace para darse de baja estaba escondido. Lo subimos al principio.'],
    ['fr', 'J’efface les journaux au bout d’un an, c’est la durée de conservation.'],
  ])('%s: %s', (language, said) => {
    expect(isNamed(said, language)).toBe(false)
  })
})
