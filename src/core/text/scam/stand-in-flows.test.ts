import { expect, it } from 'vitest'
import { scamFlowsIn } from './scam-flows.ts'

const signs = (said: string) => scamFlowsIn(said.split(/(?<=[.!?])\s/u)).map(({ sign }) => sign)

it.each([
  // a test under another's name
  ['You clear the phone interviews for our candidates and are paid for every pass.', 'plays-another'],
  ['Sie geben sich als unser Kandidat aus und führen das Vorstellungsgespräch.', 'plays-another'],
  ['Danışmanlarımızın yerine teknik mülakata siz katılırsınız.', 'plays-another'],
  ['Vous vous connectez sous leur identité et passez l’entretien technique.', 'plays-another'],
  ['Haces la entrevista bajo la identidad del aspirante.', 'plays-another'],
  // praise that is bought
  ['Leave positive reviews of restaurants. The texts are provided, you need your Gmail accounts.', 'plays-another'],
  ['Sie schreiben positive Bewertungen für Hotels, den Wortlaut liefern wir.', 'plays-another'],
  ['Oteller için olumlu yorum yazarsınız, hazır metinler bizden.', 'plays-another'],
  ['Vous postez des avis sur des hôtels, nous fournissons les textes.', 'plays-another'],
  ['Escribes reseñas de hoteles desde cuentas de Gmail.', 'plays-another'],
  // a way into an account
  ['Open the device login page, type the code and accept.', 'asks-secrets'],
  ['Bitte den Gerätecode eingeben, dann öffnet sich das Assessment.', 'asks-secrets'],
  ['Cihaz kodunu girin, ardından mülakat odası açılır.', 'asks-secrets'],
  ['Saisissez le code appareil, puis validez avec votre compte de travail.', 'asks-secrets'],
  ['Escanea el QR en dispositivos vinculados y acepta.', 'asks-secrets'],
  ['Approve the request: a notification from Google comes up in a minute.', 'asks-secrets'],
  // a code that came to the phone
  ['Bitte senden Sie uns den Bestätigungscode als Antwort auf diese Mail, den Code per SMS.', 'asks-secrets'],
  ['Telefonunuza gelen kodu yanıt olarak yazın.', 'asks-secrets'],
  ['Envoyez-nous le code reçu par SMS.', 'asks-secrets'],
  ['Respóndenos con el código que te ha llegado.', 'asks-secrets'],
  ['Let us have the verification code for our records.', 'asks-secrets'],
  ['Nennen Sie uns kurz den sechsstelligen Code aus der Nachricht.', 'asks-secrets'],
  ['Doğrulama numarasını bana atar mısın?', 'asks-secrets'],
  ['Merci de nous transmettre le code à usage unique.', 'asks-secrets'],
  ['Dinos el código de verificación.', 'asks-secrets'],
  // money that comes too much
  ['We have accidentally credited you 900 pounds. Please transfer the difference to our partner.', 'asks-money'],
  ['Wir haben Ihnen versehentlich 900 € überwiesen. Überweisen Sie den Rest an unseren Partner.', 'asks-money'],
  ['Hesabınıza yanlışlıkla 9.000 TL yatırdık. Lütfen ortağımıza iade edin.', 'asks-money'],
  ['Nous vous avons par erreur viré 900 €. Renvoyez le reste à notre partenaire.', 'asks-money'],
  ['Te hemos pagado 900 € de más. Devuelve el resto a nuestro socio.', 'asks-money'],
  // a bag for strangers
  ['You fly to Lima with a bag of our client and need not worry: it is sealed.', 'moves-money'],
  ['Auf der Reise nehmen Sie einen Koffer mit, den Sie nicht öffnen.', 'moves-money'],
  ['Uçuşta bir valiz taşırsınız, valiz kilitli teslim edilir.', 'moves-money'],
  ['Pendant le vol vous gardez une valise sans l’ouvrir.', 'moves-money'],
  ['En el viaje llevas una maleta sin abrir.', 'moves-money'],
  // a face beside an identity card
  ['Schick uns ein Foto mit dem Personalausweis neben dem Gesicht.', 'asks-secrets'],
  ['Kimliğinizle bir özçekim gönderin.', 'asks-secrets'],
  ['Envoyez un selfie avec votre passeport à côté du visage.', 'asks-secrets'],
  ['Mándanos el pasaporte junto a tu cara.', 'asks-secrets'],
  // an account that is lent
  ['You lend your second bank account for eight weeks.', 'moves-money'],
  ['Sie stellen Ihr Girokonto unseren Partnern zur Verfügung.', 'moves-money'],
  ['Hesabınızı haftalık olarak kullanımımıza bırakırsınız.', 'moves-money'],
  ['Vous mettez votre compte à notre disposition.', 'moves-money'],
  ['Cedes tu cuenta a nuestros socios.', 'moves-money'],
  // the valuables of the old
  ['You call on pensioners, receive the gold and pass it to a colleague.', 'moves-money'],
  ['Alte Damen geben Ihnen den Schmuck, Sie bringen ihn einem Fahrer.', 'moves-money'],
  ['Yaşlı kişilerden altınları alıp bekleyen arkadaşa verirsiniz.', 'moves-money'],
  ['Des personnes âgées vous confient leurs bijoux, remis ensuite à un collègue.', 'moves-money'],
  ['Recoges las joyas de personas mayores y se las das a un compañero.', 'moves-money'],
  // whose name it is decides what it is called
  ['Give our team access to your Upwork profile.', 'acts-as-you'],
  ['Two laptops come to your home and are always plugged in. Our staff abroad use them.', 'acts-as-you'],
])('%s', (said, sign) => expect(signs(said)).toEqual([sign]))

it.each([
  'Please take the test before the interview on Friday.',
  'We interview candidates for our clients and write a report on each.',
  'You answer the reviews of our users and pass on what they miss.',
  'Sie betreuen Bewertungen unserer Kunden auf Google.',
  'Mağazadaki olumlu ve olumsuz yorumları müşteri ekibine raporlarsınız.',
  'En lugar del lunes, la entrevista será el martes.',
  'An Ihrer Stelle würde ich mich auf das Gespräch vorbereiten.',
  'Merci de mettre à jour votre compte avant l’entretien.',
  'You will be sent a code when you sign in to our portal; type it there.',
  'The attachment is password protected, could you send it again?',
  'Ihr Code für die Anmeldung kommt per SMS; geben Sie ihn im Portal ein.',
  'Payroll has paid you too little and sends the difference with the next wage.',
  'You check that the bags of travellers on each flight are sealed by our partners.',
  'You help seniors with their shopping and keep the receipts for our office.',
])('asks nobody to stand in: %s', (said) => expect(signs(said)).toEqual([]))
