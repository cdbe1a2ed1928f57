/** Who tests something was not the one who built it: 'Manuelle Tests der Buchungs-App (iOS, Android)'. */
const OPENS_WITH_TESTS =
  /^[\s\p{P}]*(?:[\p{L}-]+ ){0,3}?(?:tests?|tested|testing|test cases?|testfälle|regressionstests?|abnahmetests?|qa|quality assurance|qualitätssicherung|recette|testé|testamos|testei|pruebas|probé|probamos|casos de (?:prueba|teste)s?)(?!\p{L})/iu
const ENDS_WITH_TESTS =
  /(?:getestet|geprüft|test ett?(?:im|ik)|test ediyor(?:um|uz)|test(?:ler)?(?:in)?i(?:ni)? (?:yaptı[mk]|yürütt[üu][mk]|yürütüyor\p{L}+|yapıyor\p{L}+))[\s\p{P}]*$/iu
const BUILDING = String.raw`(?:built|build(?!s?(?!\p{L}))|develop\p{L}*|programm?\p{L}*|wrote|written|implement\p{L}*|ship(?:ped|s)|automat\p{L}*|gebaut|entwickel\p{L}*|geschrieben|geliştir\p{L}*|yazd\p{L}*|développ\p{L}*|desarroll\p{L}*)`
const BUILDS = new RegExp(
  String.raw`(?<!\p{L})(?:${BUILDING}|espresso|xc\p{L}*test|kotlin|swift\p{L}*|java|dart|flutter)(?!\p{L})`,
  'iu',
)
/** Made by any other word: 'Moved our app to Kotlin', 'Published two apps'. */
const MAKING = new RegExp(
  String.raw`(?<!\p{L})(?:${BUILDING}|made|creat\p{L}*|design\p{L}*|publish\p{L}*|releas\p{L}*|cod(?:ed|ing)|maintain\p{L}*|ported|moved|rewrote|fixed|erstellt|veröffentlicht|yaptı\p{L}*|oluştur\p{L}*|yayınla\p{L}*|créé\p{L}*|cre(?:é|ado))(?!\p{L})`,
  'iu',
)

/** Whether a sentence tells of something made: who installs and rates apps knows the platform as everybody does. Pure. */
export const tellsMaking = (sentence: string): boolean => MAKING.test(sentence)

/** Whether a sentence tells of tests of what it names, and of nothing built. Pure. */
export const isOnlyTested = (sentence: string): boolean =>
  (OPENS_WITH_TESTS.test(sentence) || ENDS_WITH_TESTS.test(sentence)) && !BUILDS.test(sentence)

const DEVICE = String.raw`(?:(?:smart)?phones?|tablets?|handsets?|handhelds?|devices?|scanners?|terminals?|televisions?|tvs?|box(?:es)?|handys?|telefon\p{L}*|gerät\p{L}*|cihaz\p{L}*|téléphones?|portables?|appareils?|teléfonos?|móviles|dispositivos?|celular(?:es)?|telefoni|cellulari)`
const IS_DEVICE = new RegExp(
  String.raw`^(?:[ -]|,? (?:and|or|und|oder|ve|et|y|e) )(?:(?:i?os|iphone|android|ipad|windows)\p{L}*[ -]|(?:and|or|und|oder|ve|et|y|e) ){0,3}${DEVICE}(?!\p{L}|[ -](?:apps?|applications?|games?|software|sdk|uygulama\p{L}*|anwendung\p{L}*)(?!\p{L}))`,
  'iu',
)
const ON_DEVICE = new RegExp(
  String.raw`(?<!\p{L})${DEVICE}(?! (?:farms?|labs?)(?!\p{L}))(?: \p{L}+)?[ (](?:(?:with|on|running|mit|auf|unter|sous|con|com) |\()?(?:\p{L}+, ?)?$`,
  'iu',
)
/** Whom somebody serves with a thing that they have: 'Helped guests with the app on Android'. */
const SERVES =
  /(?<!\p{L})(?:help(?:ed|s|ing)?|assist(?:ed|s|ing)?|support(?:ed|s|ing)?|advis(?:ed?|es|ing)|(?:half|helfe|unterstützte|beriet|berate)|(?:aidé|aider|ayud\p{L}+|ajud\p{L}+|apoio a)) (?:the |our |hotel |die |den |les |a |a los |a las |aos |os )?(?:customers?|guests?|shoppers?|patients?|passengers?|visitors?|residents?|kunden|kundinnen|gästen?|clients?|clientes|huéspedes|hóspedes)(?!\p{L})/iu

/** Whether a platform is only what a thing in the hand runs on, or what somebody served has: a phone is repaired, not built for. Pure. */
export const isOfDevice = (before: string, behind: string): boolean =>
  !BUILDS.test(`${before} ${behind}`) && (IS_DEVICE.test(behind) || ON_DEVICE.test(before) || SERVES.test(before))

/** What somebody served by it has shows a little of it: 'Helped guests with Wi-Fi'. Pure. */
export const isServedWith = (before: string): boolean => SERVES.test(before)

/** The kinds of things that a test names and does not use: a phone, not the tool that drives it. */
export const isOfTested = (category: string): boolean => category === 'mobile'
