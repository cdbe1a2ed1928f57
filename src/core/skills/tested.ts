/** Who tests something was not the one who built it: 'Manuelle Tests der Buchungs-App (iOS, Android)'. */
const OPENS_WITH_TESTS =
  /^[\s\p{P}]*(?:[\p{L}-]+ ){0,3}?(?:tests?|tested|testing|test cases?|testfälle|regressionstests?|abnahmetests?|qa|quality assurance|qualitätssicherung|recette|pruebas)(?!\p{L})/iu
const ENDS_WITH_TESTS =
  /(?:getestet|geprüft|test ett?(?:im|ik)|test ediyor(?:um|uz)|test(?:ler)?(?:in)?i(?:ni)? (?:yaptı[mk]|yürütt[üu][mk]|yürütüyor\p{L}+|yapıyor\p{L}+))[\s\p{P}]*$/iu
const BUILDS =
  /(?<!\p{L})(?:built|build(?!s?(?!\p{L}))|develop\p{L}*|programm?\p{L}*|wrote|written|implement\p{L}*|ship(?:ped|s)|automat\p{L}*|espresso|xc\p{L}*test|kotlin|swift\p{L}*|java|dart|flutter|gebaut|entwickel\p{L}*|geschrieben|geliştir\p{L}*|yazd\p{L}*|développ\p{L}*|desarroll\p{L}*)(?!\p{L})/iu

/** Whether a sentence tells of tests of what it names, and of nothing built. Pure. */
export const isOnlyTested = (sentence: string): boolean =>
  (OPENS_WITH_TESTS.test(sentence) || ENDS_WITH_TESTS.test(sentence)) && !BUILDS.test(sentence)

/** The kinds of things that a test names and does not use: a phone, not the tool that drives it. */
export const isOfTested = (category: string): boolean => category === 'mobile'
