import type { LanguageCode } from '../stem.ts'
import { listOf, setOf } from './words.ts'
import { verbs } from './makes.ts'

/**
 * Classes of words that claim nothing, whatever they stand beside: what was before and after, which one of several is meant, that
 * something is called, said or there, and the names of no thing in particular. No quality, extent, frequency, rank, person in
 * authority, result or cause is among them, and no length of time.
 */
export const FREE_WORDS: Readonly<Record<LanguageCode, ReadonlySet<string>>> = {
  en: new Set([
    ...listOf(`after before once when now currently presently already again next earlier previously prior previous recently
    initial subsequent existing current present upcoming incoming outgoing following afterward simultaneously meanwhile
    other others further same different separate another respective respectively particular specific certain relevant related corresponding
    individual given stated named called titled labelled entitled intended available required needed necessary involved concerned
    something someone somebody anything it itself itself themselves whichever whatever whether
    thing things way ways item items matter matters topic topics subject subjects case cases point points step steps detail details
    aspect aspects content contents piece pieces purpose purposes side instance instances example examples sort kind
    respect regard addition
    issue issues question questions request requests problem problems version user users
    colleague colleagues coworker coworkers teammate teammates classmate classmates people person
    background direction transition course
    onwards alike apart aside each-other namely instead of until till since found located situated space occasion occasions`),
    ...verbs(
      'remain stay belong exist contain cover concern relate regard involve include consist come go become happen occur arise say state describe mention name call need require',
    ),
  ]),
  de: setOf(`nach vor danach davor zuvor früher früheren frühere vorherige vorherigen bisherige bisherigen derzeit aktuell
    aktuelle aktuellen gegenwärtig inzwischen bereits schon wieder einschließlich inklusive jeweils jeweilige jeweiligen jeweiliger andere anderen anderer
    weitere weiteren weiterer gleiche gleichen verschieden bestimmte bestimmten entsprechend entsprechende entsprechenden genannt genannte vorhandene
    vorhandenen bestehende bestehenden anfallende anfallenden eingehende eingehenden etwas jemand sache sachen punkt punkte thema themen fall fälle
    person personen kollege kollegen kollegin kolleginnen seite art form inhalt inhalte zweck hierzu hin her kommende kommenden erfolgt erfolgte
    erfolgten stattfindend statt betreffend betreffende enthalten gehören gehörte umfasst umfasste`),
  tr: setOf(`önce önceki sonraki mevcut şimdi halen şu anda yine tekrar diğer başka aynı farklı ilgili belirli gerekli bazı kişi kişiye kişinin kişiyle
    arkadaşım arkadaşı arkadaşıma taraf tarafı tarafını tarafına yan yanı konu konusu konuda şey üzeri üzerinde dair yer alan
    almaktadır bulunan kalan gelen giden adlı isimli`),
  fr: setOf(`après avant auparavant précédent précédente précédents actuel actuelle actuellement déjà maintenant autre autres même mêmes
    différent différents certain certains concerné concernés correspondant existant existants existante intitulé personne personnes collègue collègues
    chose choses sujet sujets cas point points côté contenu contenus but celui-ci ultérieurement ensuite puis futur futurs venir transition`),
  es: setOf(`después antes anterior anteriores anteriormente actual actuales actualmente ya ahora otro otra otros otras mismo misma
    diferente diferentes cierto ciertos correspondiente correspondientes existente existentes llamado llamada persona personas compañero compañera compañeros
    compañeras cosa cosas tema temas caso casos punto puntos lado contenido contenidos posteriormente luego tarde siguiente siguientes transición camino`),
}

/**
 * What may be said of a thing that a line of a job or a project only names ('WordPress sites for shops'): that it was made, kept or
 * dealt with. Not that it was led, owned, decided, introduced, published or a success.
 */
export const DONE_TO_A_THING: Readonly<Record<LanguageCode, ReadonlySet<string>>> = {
  en: verbs(
    'build create make write produce prepare develop implement deliver handle process maintain keep do work cared provide compile code program draw support answer send record update compile author draft compose assemble perform conduct execute undertake',
  ),
  de: setOf(`erstellt erstellte erstellen gemacht gebaut baute geschrieben schrieb entwickelt entwickelte umgesetzt vorbereitet bearbeitet bearbeitete gepflegt pflegte betreut betreute
    erledigt durchgeführt beantwortet angefertigt aufgegeben programmiert verfasst verfasste zusammengestellt
    erstellung entwicklung bearbeitung pflege betreuung durchführung anfertigung`),
  tr: setOf('yaptım hazırladım oluşturdum geliştirdim yazdım yürüttüm kodladım düzenledim tuttum yapıldı hazırlandı'),
  fr: setOf(
    'réalisé réalisée créé créée conçu préparé préparée rédigé rédigée développé développée traité traitée assuré assurée effectué élaboré produit produite tenu fait tenais faisais réalisais rédigeais création réalisation préparation rédaction élaboration développement traitement tenue production',
  ),
  es: setOf(
    'elaboré preparé hice realicé creé hecho elaborado preparado realizado creado desarrollado redactado desarrollé redacté atendí gestioné tramité llevé impartí escribí mantuve programé elaboración creación preparación desarrollo redacción realización atención',
  ),
}

/** What is done to a thing of these kinds goes without saying where a line only names it: a till is operated, a licence is obtained. */
const TOLD_BY_THINGS: Readonly<Record<LanguageCode, readonly (readonly [things: string, deeds: string])[]>> = {
  en: [
    ['test tests check checks scan scans audit audits', 'run perform conduct execute'],
    ['backup backups update updates upgrade upgrades patch patches', 'run make perform conduct install'],
    [
      'maintenance repair repairs installation installations inspection inspections research cleaning',
      'perform conduct undertake',
    ],
    ['cable cables cabling wiring', 'run lay pull install'],
    ['till tills register checkout machine machines press crane forklift', 'operate run work'],
    ['car van truck lorry bus taxi tram', 'drive'],
    ['licence license certificate certification permit diploma', 'gain obtain earn get receive hold acquire complete'],
    [
      'call calls ticket tickets enquiry enquiries query queries request requests order orders complaint complaints',
      'handle answer process take field',
    ],
    ['customer customers guest guests visitor visitors', 'serve'],
    ['minutes photo photos photograph photographs picture pictures', 'take'],
    ['video videos film films', 'make film shoot'],
    ['accounts books records ledger ledgers', 'keep'],
    ['shift shifts nights', 'work'],
    ['feedback deliveries delivery goods', 'receive get'],
    ['meal meals food coffee drinks breakfast lunch dinner', 'make prepare cook'],
    [
      'logo logos flyer flyers poster posters brochure brochures banner banners icon icons leaflet leaflets',
      'design draw',
    ],
    ['exam exams', 'take sit'],
  ],
  de: [
    ['kasse kassen maschine maschinen stapler gabelstapler kran', 'bedient bediente bediene'],
    ['stapler gabelstapler lkw bus taxi transporter', 'gefahren fuhr fahre'],
    ['kunden gäste patienten bewohner', 'bedient bediente betreut betreute versorgt'],
    ['kabel verkabelung leitungen', 'verlegt verlegte gezogen'],
    ['führerschein staplerschein zertifikat schein abschluss', 'erworben erwarb gemacht erhalten'],
    ['anrufe telefonate telefon', 'entgegengenommen beantwortet'],
    ['bestellungen', 'aufgegeben'],
    ['bestellungen aufträge anfragen tickets', 'bearbeitet bearbeitete angenommen beantwortet'],
    ['protokoll protokolle', 'geführt führte'],
  ],
  tr: [
    ['kasa kasada', 'kullandım baktım'],
    ['ders dersi dersleri kurs', 'verdim veriyorum'],
    ['çağrı çağrılar telefon', 'yanıtladım yanıtlıyorum cevapladım'],
    ['sipariş siparişler', 'aldım hazırladım'],
    ['müşteri müşteriler', 'karşıladım'],
    ['ehliyet belge sertifika sertifikası', 'aldım'],
  ],
  fr: [
    ['caisse', 'tenu tenais tiens encaissé'],
    ['clients clientes clientèle', 'servi accueilli'],
    ['câble câbles câblage fibre', 'tiré posé'],
    ['permis diplôme certificat caces', 'obtenu passé'],
    ['appels téléphone', 'répondu pris répondais'],
    ['commandes', 'traité préparé pris'],
  ],
  es: [
    ['caja', 'llevé atendí manejé llevaba'],
    ['clientes clientas público', 'atendí atendía serví'],
    ['cable cables cableado', 'tendí instalé'],
    ['carné carnet título certificado diploma', 'obtuve saqué'],
    ['llamadas teléfono', 'atendí respondí contesté'],
    ['pedidos', 'tomé preparé atendí'],
  ],
}

/** The things that a deed goes without saying for. */
export const THINGS_OF_DEED: Readonly<Record<LanguageCode, (deed: string) => ReadonlySet<string>>> = {
  en: thingsOf('en', verbs),
  de: thingsOf('de', setOf),
  tr: thingsOf('tr', setOf),
  fr: thingsOf('fr', setOf),
  es: thingsOf('es', setOf),
}

function thingsOf(code: LanguageCode, formsOf: (deeds: string) => Set<string>): (deed: string) => ReadonlySet<string> {
  const book = TOLD_BY_THINGS[code].map(([things, deeds]) => [listOf(things), formsOf(deeds)] as const)
  return (deed) => new Set(book.flatMap(([things, deeds]) => (deeds.has(deed) ? things : [])))
}
