import { expect, it } from 'vitest'
import { addresseeIn } from './addressee.ts'

it.each([
  ['Ansprechpartnerin: Frau Katrin Seidel, Kennziffer RD-2026-41', 'ms Katrin Seidel', 'RD-2026-41'],
  ['Ihre Fragen beantwortet Ihnen gern Herr Dr. Jan Weber unter 0221 123456.', 'mr Dr. Jan Weber', ''],
  ['Bewerbung an Herrn Kaya (Referenznummer: 4711)', 'mr Kaya', '4711'],
  ['Contact: Priti Shah, Engineering Manager, priti@carelane.example', ' Priti Shah', ''],
  ['Questions to Hannah Ogden, Head of Payments: h@x.example. Reference TW-5521.', ' Hannah Ogden', 'TW-5521'],
  ['Hiring manager: Ms. Ana de Souza. Job ID: 2026/118', 'ms Ana de Souza', '2026/118'],
  [
    'Please send your CV with the reference CE/2026/11 to Magdalena Wrona, m.wrona@x.example, by 13 December.',
    ' Magdalena Wrona',
    'CE/2026/11',
  ],
  [
    'Başvurularınızı İlan No PLM-214 ile 15 Aralık 2026 tarihine kadar Sayın Derya Özkan’a gönderebilirsiniz.',
    ' Derya Özkan',
    'PLM-214',
  ],
  ['Başvurular için: Sn. Gizem Erdem, ik@setbasi.example', ' Gizem Erdem', ''],
  ['İletişim: Derya Aksoy (İlan no: A-12)', ' Derya Aksoy', 'A-12'],
  [
    'Candidature avant le 3 mars à Mme Odile Perrin, responsable des données (référence : OP-12)',
    'ms Odile Perrin',
    'OP-12',
  ],
  ['Votre interlocuteur : M. Luc Fabre', 'mr Luc Fabre', ''],
  ['Contacto: Sra. Nuria Vidal, nuria@x.example', 'ms Nuria Vidal', ''],
  ['Enviar candidatura para Rui Teixeira, referência RT-9', ' Rui Teixeira', 'RT-9'],
  ['Başvurularınızı Sayın Selin Ateş’e iletin', ' Selin Ateş', ''],
  ['Başvuru: Sayın Selin Ateş, İnsan Kaynakları, ilan no SA-4', ' Selin Ateş', 'SA-4'],
  ['Başvuru: ik@cankaya.example, Sayın Selin Ateş, İnsan Kaynakları', ' Selin Ateş', ''],
  ['Bewerbung bis 10.01.2027 an Frau Dr. Petra Vogt, Kennziffer WS-26-08', 'ms Dr. Petra Vogt', 'WS-26-08'],
  [
    'Bitte bewerben Sie sich mit Lebenslauf und Gehaltsvorstellung bei Frau Petra Lang, b@x.example.',
    'ms Petra Lang',
    '',
  ],
  ['Schicken Sie Ihre Unterlagen bis zum 20.12.2026 an Herrn Jonas Pohl.', 'mr Jonas Pohl', ''],
  [
    'Dann sende uns deine vollständigen Bewerbungsunterlagen (Lebenslauf, Anschreiben, Zeugnisse) unter Angabe deiner Gehaltsvorstellung, deines frühestmöglichen Eintrittstermins und der Kennziffer HD-2026-117 bis zum 31.12.2026 an Herrn Dr. Ulrich Brandt, bewerbung@havelwerk.example.',
    'mr Dr. Ulrich Brandt',
    'HD-2026-117',
  ],
  [
    "Adayların güncel özgeçmişlerini ücret beklentileri ile birlikte 11.12.2026 tarihine kadar Elif Soylu'ya (elif.soylu@anka.example) iletmelerini rica ederiz.",
    ' Elif Soylu',
    '',
  ],
  ["Özgeçmişlerinizi Ayşe Nur Kaya'ya (ayse@firma.example) iletiniz.", ' Ayşe Nur Kaya', ''],
  ['Meet the hiring team\nInes Falke  3rd\nTalent Partner at Kleinblatt', ' Ines Falke', ''],
  ['Bei Fragen wenden Sie sich gern an unsere Frau Ilse Brandt', 'ms Ilse Brandt', ''],
  ['Melden Sie sich per Mail (jobs@x.example) bei Herrn Dr. Uwe Kranz', 'mr Dr. Uwe Kranz', ''],
  ['Apply with CV and salary expectations to Ms Nora Field by 5 January.', 'ms Nora Field', ''],
  ['Get in touch with Mr. Owen Price for an informal chat', 'mr Owen Price', ''],
  ['CV’nizi 10 Aralık’a kadar Sayın Elif Demir’e gönderin', ' Elif Demir', ''],
  ['Başvurularınızı özgeçmişinizle birlikte Elif Demir Hanım’a iletebilirsiniz.', ' Elif Demir', ''],
  ['Özgeçmişinizi Sn. Murat Aydın adına gönderin', ' Murat Aydın', ''],
  ['Postulez avec CV et lettre auprès de Mme Claire Vasseur', 'ms Claire Vasseur', ''],
  ['Merci de transmettre votre dossier complet à M. Luc Fabre avant le 3 mars', 'mr Luc Fabre', ''],
  ['Envía tu CV y pretensiones salariales a la Sra. Nuria Vidal', 'ms Nuria Vidal', ''],
  ['Diríjase con su currículum a D. Pablo Ruiz', 'mr Pablo Ruiz', ''],
  ['Wir senden Ihnen gern Unterlagen an Ihre Frau', '', ''],
  ['Meldungen an Herrn und Frau Kunden', '', ''],
  ['Apply formulas to MS Excel Sheets', '', ''],
  ['Bewerbung online. Wir freuen uns an Frau Holle', '', ''],
  ['Candidatures à envoyer au service Ressources Humaines', '', ''],
  ['Contact avec les Clients Grands Comptes', '', ''],
  ['Contact our HR team at jobs@x.example', '', ''],
  ['Bewerbung an Personalabteilung, Rheinwerk GmbH', '', ''],
  ['Kontakt mit Kunden und Partnern', '', ''],
  ['Contact Center Agent wanted', '', ''],
  ['You will contact Customers and Vendors', '', ''],
  ['Reference checks are done. Kennziffern auswerten', '', ''],
  ['Erfahrung mit Kontakt zu Microsoft Azure', '', ''],
])('whom to write to: %s', (ad, person, reference) => {
  const found = addresseeIn(ad)
  expect([found.person ? `${found.person.form} ${found.person.name}` : '', found.reference]).toEqual([
    person,
    reference,
  ])
})

it('takes the person to apply to where a way to reach them follows', () => {
  expect(
    addresseeIn('Bewirb Dich bis zum 13.12.2026 mit Lebenslauf bei Nadia Korff, jobs@acme.example').person,
  ).toEqual({
    name: 'Nadia Korff',
    form: '',
  })
  expect(addresseeIn('Bewerben Sie sich bei Rolf Klaas (040 1234)').person?.name).toBe('Rolf Klaas')
  expect(addresseeIn('Bewirb dich bei Nordwind Labore, Kiel').person).toBeNull()
})

it.each([
  ['Share resume to hr@x.example with subject "TSE-FS-2026" on or before 05-12-2026', 'TSE-FS-2026'],
  ['Başvurular ik@x.example adresine, konu: “JVB-26”. İlgili kişi: Gökçe Tuna', 'JVB-26'],
  ['Bitte mit dem Betreff „WS26-4“ an jobs@x.example', 'WS26-4'],
  ['using the job title as the subject of the mail', ''],
  ['with subject "Application 2026"', ''],
  ['subject: "2026"', ''],
])('takes the number that a mail is to be called by: %s', (ad, reference) => {
  expect(addresseeIn(ad).reference).toBe(reference)
})
