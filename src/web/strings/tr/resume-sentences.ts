import type { Catalogue } from '../catalogue.ts'
import { named, namedList } from './names.ts'

/** What the rules and the data say of courses, roles and files, for the page of the result. */
export const resumeSentences: Catalogue['messages']['patterns'] = [
  [
    /^Closes a gap for (.+?): (.+)\.$/,
    (title, skills) => `${named(title)} rolü için bir eksiğini giderir: ${namedList(skills)}.`,
  ],
  [
    /^Closes (\d+) gaps for (.+?): (.+)\.$/,
    (count, title, skills) => `${named(title)} rolü için ${count} eksiğini giderir: ${namedList(skills)}.`,
  ],
  [
    /^Lays the ground for (.+?): (.+) comes? before (.+)\.$/,
    (title, ground, later) =>
      `${named(title)} rolünün temelini atar. Önce öğrenilen: ${namedList(ground)}. Üstüne gelen: ${namedList(later)}.`,
  ],
  [
    /^Adds what (.+) jobs like to see: (.+)\.$/,
    (title, skills) => `${named(title)} ilanlarında artı sayılanları katar: ${namedList(skills)}.`,
  ],
  [
    /^Closes no gap for (.+) itself; it is a step on the way there\.$/,
    (title) => `${named(title)} rolünde doğrudan bir eksiğini gidermez; oraya giden yolda bir adımdır.`,
  ],
  [
    /^Closes no gap for (.+); take it if it interests you\.$/,
    (title) => `${named(title)} rolünde bir eksiğini gidermez; ilgini çekiyorsa al.`,
  ],
  [
    /^(.+) does not need this one; it pays off later, for (.+)\.$/,
    (interim, title) => `${named(interim)} rolü bunu istemez; karşılığını sonra, ${named(title)} rolünde verir.`,
  ],
  [/^Closes no gap for (.+) either\.$/, (title) => `${named(title)} rolünde de bir eksiğini gidermez.`],
  [
    /^(\d+(?:\.\d+)?) hours?(?: (\d+) minutes)?$/,
    (hours = '', minutes = '') => `${hours.replace('.', ',')} saat${minutes ? ` ${minutes} dakika` : ''}`,
  ],
  [/^(\d+) minutes$/, (minutes) => `${minutes} dakika`],
  [
    /^\$([\d,]+) - \$([\d,]+)$/,
    (from = '', to = '') => `${from.replaceAll(',', '.')} - ${to.replaceAll(',', '.')} dolar`,
  ],
  [
    /^(\d+) hours \(about (\d+) weeks at (\d+) h\/week\)$/,
    (hours, weeks, pace) => `${hours} saat (haftada ${pace} saatle yaklaşık ${weeks} hafta)`,
  ],
  [/^(\d+-\d+) months$/, (months) => `${months} ay`],
  [/^Beginner$/, () => 'Başlangıç'],
  [/^Intermediate$/, () => 'Orta'],
  [/^Advanced$/, () => 'İleri'],
  [
    /^This does not look like a resume: no name, address, jobs or schools were found in it\.$/,
    () => 'Bu bir özgeçmişe benzemiyor: içinde ad, adres, iş ya da okul bulunamadı.',
  ],
  [
    /^(\d+) characters cannot be seen on the page \(too small, in the colour of the page, or outside it\)\. They were left out\.$/,
    (count) =>
      `${count} karakter sayfada görünmüyor (çok küçük, sayfayla aynı renkte ya da sayfanın dışında). Bunlar dışarıda bırakıldı.`,
  ],
  [
    /^Some letters could not be read because a font does not say what they are\. Export the file again with standard fonts\.$/,
    () =>
      'Bir yazı tipi harflerini tanıtmadığı için bazı harfler okunamadı. Dosyayı standart yazı tipleriyle yeniden kaydet.',
  ],
  [
    /^No field holds this, so it stands in no document: (.{1,1200})\. Put it into your summary if it matters\.$/,
    (names) => `Bunun için bir alan yok, bu yüzden hiçbir belgede yer almaz: ${names}. Önemliyse özetine yaz.`,
  ],
  [
    /^Only the first (\d+) of (\d+) pages were read\.$/,
    (read, all) => `${all} sayfanın yalnızca ilk ${read} sayfası okundu.`,
  ],
  [
    /^What you corrected before holds in this file too(?:: (.+))?\.$/u,
    (names) => `Daha önce düzelttiklerin bu dosyada da geçerli${names ? `: ${names}` : ''}.`,
  ],
  [/^The document is very long; only its first part was read\.$/, () => 'Belge çok uzun; yalnızca ilk bölümü okundu.'],
]
