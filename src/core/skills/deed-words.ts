/** Plain English verbs of making, running and using; their forms follow from them. */
const EN_VERBS =
  `accelerate adapt administer administrate analyse analyze animate apply architect assemble automate autoscale bootstrap build calculate carry clean coach code compile
   compose configure construct containerise containerize convert craft create customise customize debug deploy deliver design develop digitise digitize distil
   dockerise dockerize document draw edit embed engineer establish evaluate execute extend extract finetune fix forecast found generate handle harden head host
   implement import improve index ingest install instrument integrate introduce investigate label launch lead load maintain make manage map measure
   mentor merge migrate model modernise modernize modify monitor move operate optimise optimize orchestrate organise organize oversee own parallelise parse
   patch port process produce profile program prototype provision publish query rebuild record redesign redo refactor release render restructure rewrite roll run scale
   scan scrape script secure segment serve set shard ship simplify simulate solve speed standardise standardize streamline structure supervise
   teach test track train transform troubleshoot tune type update upgrade use utilise utilize validate visualise visualize wire write`.split(
    /\s+/,
  )
/** These change a figure: only what they were done with is shown by them. */
const EN_EFFECTS =
  'boost cut decrease double drop grow halve increase lower raise reduce save shorten shrink triple win'.split(' ')
const IRREGULAR: Readonly<Record<string, string>> = {
  build: 'built',
  rebuild: 'rebuilt',
  make: 'made',
  run: 'ran',
  lead: 'led',
  teach: 'taught',
  write: 'wrote written',
  rewrite: 'rewrote rewritten',
  redo: 'redid redone',
  draw: 'drew drawn',
  speed: 'sped',
  oversee: 'oversaw overseen',
  grow: 'grew grown',
  shrink: 'shrank',
  win: 'won',
  troubleshoot: 'troubleshot',
}
const DOUBLED = /(?:[^aeiou][aeiou][bdgmnpt]|[^aeiou]el|control)$/

function formsOf(verb: string): string[] {
  const root = verb.replace(/e$/, '')
  const past = /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${root}ed`
  const twice = DOUBLED.test(verb) ? [`${verb}${verb.slice(-1)}ed`, `${verb}${verb.slice(-1)}ing`] : []
  return [verb, `${verb}s`, past, `${root}ing`, `${verb}ing`, ...twice, ...(IRREGULAR[verb]?.split(' ') ?? [])]
}
const setOf = (verbs: readonly string[]): ReadonlySet<string> => new Set(verbs.flatMap(formsOf))

const EN = setOf(EN_VERBS)
export const EFFECTS = setOf(EN_EFFECTS)
/** 'Worked with', 'Responsible for', 'Set up': deeds by the word behind them. */
const EN_WITH: Readonly<Record<string, RegExp>> = {
  work: /^(?:with|in|on)$/,
  works: /^(?:with|in|on)$/,
  worked: /^(?:with|in|on)$/,
  working: /^(?:with|in|on)$/,
  responsible: /^for$/,
}
const EN_NOUNS =
  /^(?:administration|architecture|automation|configuration|containeri[sz]ation|creation|deployment|design|development|implementation|installation|integration|maintenance|management|migration|modelling|modeling|operation|optimi[sz]ation|programming|setup|visuali[sz]ation)s?$/

const DE_ROOTS =
  '(?:administrier|analysier|arbeit|automatisier|bau|bedien|betreib|betreu|bereitstell|containerisier|definier|deploy|digitalisier|entwerf|entwickel|entwickl|erarbeit|erstell|erweiter|formulier|führ|gestalt|implementier|install?ier|integrier|konfigurier|konzipier|leit|migrier|modellier|modernisier|nutz|optimier|orchestrier|pfleg|portier|programmier|realisier|schreib|skalier|stell|teste?|trainier|verarbeit|verwalt|verwend|visualisier|wart)'
const DE_FIRST = new RegExp(`^${DE_ROOTS}(?:e|te|ete|le|n)$`, 'u')
const DE_PAST = new RegExp(
  `^(?:(?:um|auf|ein|aus|an|ab|bereit|weiter|durch|über|zusammen)?(?:ge)?${DE_ROOTS}(?:t|et)|aufgebaut|umgebaut|umgezogen|betrieben|geschrieben|eingeführt|eingesetzt|eingerichtet|umgesetzt|aufgesetzt|angelegt|bereitgestellt|umgestellt|überführt|entworfen|ausgerollt|angebunden|eingebunden|gehostet|überwacht|abgesichert|verbessert|beschleunigt)$`,
  'u',
)
const DE_NOUNS =
  /(?:entwicklung|betrieb|pflege|einführung|einrichtung|aufbau|administration|verwaltung|bereitstellung|automatisierung|migration|programmierung|implementierung|umsetzung|wartung|betreuung|konfiguration|installation|integration|optimierung|erstellung|nutzung|einsatz|umzug|umstellung|analyse|auswertung|gestaltung|modellierung|überwachung|leitung|weiterentwicklung)$/u

const FR_DONE =
  /^(?:administré|amélioré|analysé|animé|automatisé|bâti|codé|configuré|construit|conçu|converti|créé|dirigé|déployé|développé|effectué|exploité|géré|hébergé|implémenté|installé|intégré|introduit|maintenu|migré|mis|modernisé|modélisé|monté|optimisé|orchestré|piloté|programmé|refondu|réalisé|réécrit|sécurisé|testé|traité|utilisé|visualisé|écrit)e?s?$/u
const FR_PRESENT =
  /^(?:administre|automatise|code|configure|conçois|crée|déploie|développe|exploite|gère|implémente|intègre|maintiens|optimise|programme|utilise)$/u
const FR_NOUNS =
  /^(?:administration|analyse|automatisation|conception|configuration|création|déploiement|développement|exploitation|gestion|installation|intégration|maintenance|migration|mise|modélisation|optimisation|programmation|réalisation|utilisation|visualisation)$/u

const ES_DONE =
  /^(?:administr|analic|analiz|automatic|automatiz|configur|constru|cre|desarroll|despleg|dise[nñ]|escrib|gestion|implement|instal|integr|mantuv|migr|mont|optimic|optimiz|program|us|utilic|utiliz)(?:é|í|ué|ado|ada|ido|o|e|aba)$/u
const ES_NOUNS =
  /^(?:administración|análisis|automatización|configuración|construcción|creación|desarrollo|despliegue|diseño|gestión|implementación|instalación|integración|mantenimiento|migración|optimización|programación|uso)$/u

const TR_ROOTS =
  '(?:analiz et|analiz ed|bağla|barındır|dönüştür|entegre et|entegre ed|geliştir|gerçekleştir|güncelle|hazırla|hızlandır|inşa et|işle|işlet|izle|kodla|kullan|kur|modelle|oluştur|optimize et|optimize ed|otomatikleştir|programla|tasarla|taşı|test et|uygula|yaz|yayına al|yayınla|yayımla|yönet|yürüt|çalıştır)'
/** The person's deed stands last in Turkish: 'kurdum', 'kurduk', 'kuruyorum', 'kurmaktayım'. */
export const TR_LAST = new RegExp(
  `(?<!\\p{L})${TR_ROOTS}(?:[dt][ıiuü](?:m|k)|[ıiuü]?yor(?:um|uz)|[ıiuü]yordum|m[ae]kt[ae](?:yım|yim|yız|yiz)|[ıiuüae]r[ıiuü]m)$`,
  'u',
)
/** The same deed denied, in any voice: 'kurmadım', 'kullanılmadı', 'verilmedi'. */
export const TR_DENIED = new RegExp(
  `(?<!\\p{L})(?:${TR_ROOTS.slice(3, -1)}|ver|yap|kabul et|kabul ed|onayla|seç)(?:[ıiuü]?[ln])?m[ae](?:d[ıi](?:m|k)?|yız|yiz)$`,
  'u',
)
export const TR_NOUN_LAST =
  /(?<!\p{L})(?:bakım|düzenleme|entegrasyon|geliştirme|geliştirilme|güncelleme|hazırlama|kodlama|kullanım|kurulum|optimizasyon|otomasyon|programlama|tasarım|uygulama|yazım|yönetim|yürütme)(?:s?[ıiuü])?$/u
/** 'kullanan ekibi': somebody who uses it, between it and the person's deed. */
export const TR_OTHERS = /(?:[^z]an|[^d]en|d[ıiuü][ğk][ıiuü]\p{L}*|t[ıiuü][ğk][ıiuü]\p{L}*)$/u
export const TR_VERB_STEM = new RegExp(`^(?:${TR_ROOTS.slice(3, -1)}|yap|bil|öğren|iste)`, 'u')

/** Whether a clause may open with it, `next` being the word behind. */
export const opensDeed = (word: string, next: string): boolean =>
  (EN.has(word) && !(EN_NOUNS.test(word) && next !== '' && !/^(?:of|and|for|in|with|an?|the)$/.test(next))) ||
  EFFECTS.has(word) ||
  (EN_WITH[word]?.test(next) ?? false) ||
  DE_FIRST.test(word) ||
  FR_DONE.test(word) ||
  FR_PRESENT.test(word) ||
  ES_DONE.test(word)

/** 'Development of', 'Betrieb von', 'Mise en place de'. */
export const namesDeed = (word: string): boolean =>
  EN_NOUNS.test(word) || DE_NOUNS.test(word) || FR_NOUNS.test(word) || ES_NOUNS.test(word)

/** A German participle that ends a clause. */
export const endsDeed = (word: string): boolean => DE_PAST.test(word)
