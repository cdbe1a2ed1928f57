import type { Catalogue } from '../catalogue.ts'
import { questionnaire } from './questionnaire.ts'

const { roles } = questionnaire

/** Dream roles have Turkish names; those on the way are called as the data calls them. */
const role = (title = '') => roles[title] ?? title

/** 'A, B and C', or 'A, B and 3 more': names as core joins them. */
const names = (joined = '') =>
  joined.replace(/ and (\d+) more$/, ' ve $1 beceri daha').replace(/ and (?!.* and )/, ' ve ')

/** What the rules and the data say of courses, roles and files, for the page of the result. */
export const resumeSentences: Catalogue['messages']['patterns'] = [
  [
    /^Closes a gap for (.+?): (.+)\.$/,
    (title, skills) => `${role(title)} rolü için bir eksiğini giderir: ${names(skills)}.`,
  ],
  [
    /^Closes (\d+) gaps for (.+?): (.+)\.$/,
    (count, title, skills) => `${role(title)} rolü için ${count} eksiğini giderir: ${names(skills)}.`,
  ],
  [
    /^Lays the ground for (.+?): (.+) comes? before (.+)\.$/,
    (title, ground, later) =>
      `${role(title)} rolünün temelini atar. Önce öğrenilen: ${names(ground)}. Üstüne gelen: ${names(later)}.`,
  ],
  [
    /^Adds what (.+) jobs like to see: (.+)\.$/,
    (title, skills) => `${role(title)} ilanlarında artı sayılanları katar: ${names(skills)}.`,
  ],
  [
    /^Closes no gap for (.+) itself; it is a step on the way there\.$/,
    (title) => `${role(title)} rolünde doğrudan bir eksiğini gidermez; oraya giden yolda bir adımdır.`,
  ],
  [
    /^Closes no gap for (.+); take it if it interests you\.$/,
    (title) => `${role(title)} rolünde bir eksiğini gidermez; ilgini çekiyorsa al.`,
  ],
  [
    /^(.+) does not need this one; it pays off later, for (.+)\.$/,
    (interim, title) => `${role(interim)} rolü bunu istemez; karşılığını sonra, ${role(title)} rolünde verir.`,
  ],
  [/^Closes no gap for (.+) either\.$/, (title) => `${role(title)} rolünde de bir eksiğini gidermez.`],
  [/^(\d+(?:\.\d+)?) hours?$/, (hours = '') => `${hours.replace('.', ',')} saat`],
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
    /^Only the first (\d+) of (\d+) pages were read\.$/,
    (read, all) => `${all} sayfanın yalnızca ilk ${read} sayfası okundu.`,
  ],
  [/^The document is very long; only its first part was read\.$/, () => 'Belge çok uzun; yalnızca ilk bölümü okundu.'],
]
