import { words } from './role-words.ts'

/**
 * Where the applicant stands between others: cash that is drawn and left for a stranger, goods for other names that are wrapped again,
 * figures that reach one phone and are wanted by another.
 */
export const PASSED = {
  DRAWS_CASH: words(
    'draw/draws/fetch/fetches/withdraw/withdraws _ cash/maximum/limit/money/notes/it/at/from, cash point/points/machine/machines, visit _ machines/atms, at the counter/teller, atm/atms',
    'heben/hebst/hebt _ ab, abheb*, geldautomat*/bankautomat*, am schalter',
    'retirez/retires _ distributeur/guichet/liquide, distributeur*',
    'retira*/saca*/sacas _ cajero/efectivo, cajero*',
    'cekip/cekin/ceker*/alip _ , bankamatik*/bankomat*/gisede*/gisesinden/atmden',
  ),
  STRANGER: words(
    'cyclist/rider/biker/motorcyclist/messenger/runner/stranger, a man/woman/boy/guy, bus/coach/taxi/train driver, envelope _ locker/box/bin, in/into the locker',
    'radfahrer*/motorradfahrer*/boten/bote, einem/einen mann, busfahrer*/taxifahrer*, schliessfach',
    'un homme, un coursier, chauffeur de bus/car/taxi, un hombre, un mensajero, conductor del autobus',
    'kurye*, motorlu/motosikletli*/bisikletli*, muavin*, otobusun/otobus _ sofor*, arkadasimiz*, arkadasa/adama/soforune/emanetci*',
  ),
  OWN_CARD: words(
    'your own/debit/credit/bank/payment card/cards, on/with/to your card, your current/checking/bank account',
    'ihrer/ihre/deiner/eigenen/eigene karte/kreditkarte/ec karte, ihr/dein girokonto',
    'votre/ta propre carte, tu/su propia tarjeta',
    'kartin*, kendi kart*, hesabin*, kendi hesab*',
  ),
  /** Goods and letters that others are to get. */
  OTHERS_NAMES: words(
    'addressed/made out/written to _ people/persons/names/others/somebody/someone/strangers, for other/several/different names/people, several/different/other names',
    'andere/anderen/fremde/fremden/verschiedene/verschiedenen/mehrere/weitere namen/empfanger, auf andere/fremde namen',
    'a d autres noms, au nom d autres, a otros nombres, a nombre de otros/otras/terceros/desconocidos, adresses a des inconnus/tiers',
    'farkli/baska/cesitli isim*/kisi*/ad*, baskalarinin ad*, baskasi* adina',
  ),
  WRAPS_AGAIN: words(
    'swap/swaps/change/changes/exchange/exchanges/replace/replaces/remove/removes _ slip/slips/sticker/stickers/label/labels/box/invoice/wrapping, rewrap*, repack*, new box/label/labels/wrapping',
    'neu verpack*/verpackt, um verpack*, umpack*, etikett*/lieferschein*/aufkleber* _ tausch*/wechsel*/entfern*/ab, tauschen/entfernen sie _ etikett*/lieferschein*/aufkleber*',
    'changez/remplacez/enlevez _ etiquette*/facture*, cambia*/quita* _ etiqueta*/factura*',
    'otra/nueva/nuevas etiqueta/etiquetas, changez/remplacez _ bordereau, kagid* _ degistir*',
    'kutu*/ambalaj*/paketi*/etiket*/fis*/fatura* _ degistir*/yenile*/cikar*',
  ),
  /** A place that is rented so that others may use it. */
  RENTS_PLACE: words(
    'parcel/storage/luggage locker/lockers/station/unit, mailbox/letterbox/lock up/storage unit',
    'packstation*/postfach*/schliessfach*/lagerraum*/paketfach*',
    'box de stockage/boite postale/consigne, trastero*/apartado de correos/taquilla',
    'kargo/teslimat/paket dolab*, posta kutusu, depo',
  ),
  ON_MY_PAPERS: words(
    'under/with/on your own/personal/full details/identity/id/papers/licence/name, under/with/on your details/identity/id/papers/licence',
    'mit/unter/auf ihren/ihrem/deinem/eigenem ausweis/namen/daten/personalausweis',
    'a/sous/avec votre nom/identite/papiers, a/con tu/su nombre/dni',
    'kimligin*, kendi bilgilerin*, adina/adiniza/uzerinize',
  ),
  NEVER_THERE: words(
    'have/has not/never made/stayed/eaten/visited/been/bought/used/tried/slept, never eaten/stayed/been/visited/slept/bought/tried, without having _ been/stayed/eaten/bought, that you never',
    'nie/niemals/nicht waren/gewesen/gegessen/ubernachtet/gekauft/besucht',
    'jamais alle*/mange/dormi/achete, nunca has estado/comido/comprado',
    'hic kalmadig*/gitmedig*/yemedig*/almadig*, kalmadig*/gitmedig*/kullanmadig*/almadig*',
  ),
  PRAISES: words(
    'praise/review/rate/write/recommend/stars, loben/loben/bewert*/schreib*/rezension*, notez/ecrivez/avis, escribe*/valora*/resena*, puan*/yorum*/yildiz*/ovg*',
  ),
  /** A border between the applicant and what the work needs. */
  CUSTOMS: words(
    'customs/clearance/duty/import, at/held/stuck/stopped _ border, release fee/charge/cost',
    'zoll/zollamt/einfuhr*/freigabe*/zollgebuhr*',
    'douane/dedouanement, aduana/aduanas',
    'gumru*',
  ),
  GEAR: words(
    'laptop/macbook/phone/tablet/equipment/computer/device/kit/starter/parcel/package',
    'laptop/notebook/rechner/diensthandy/handy/arbeitsmittel/gerat/paket*',
    'ordinateur/telephone/materiel/colis, portatil/ordenador/telefono/equipo/paquete',
    'laptop*/bilgisayar*/telefon*/dizustu*/tablet*/ekipman*/cihaz*',
  ),
  SETTLES: words(
    'settle/clear/pay/cover/transfer/release it/the/this/that/with/for, settle/clear/pay it, you can settle/pay/clear/cover, please settle/clear/pay',
    'losen/begleichen/zahlen/bezahlen/ubernehmen/uberweisen/legen sie/du, bitte _ losen/begleichen/zahlen/uberweisen',
    'reglez/payez/acquittez, paga/pague/abona/abone',
    'odeyin*/odeyip/odemen*/yatirin*/yatirip/gonderin*',
  ),
  /** Figures that reach the applicant's phone. */
  FIGURES: words(
    'digits/figures/numbers/number/code/codes/pin',
    'ziffern/zahlen/zahlenfolge/zahlencode/code/pin/tan/nummer',
    'chiffres/code, cifras/digitos/codigo',
    'rakam*/kod*/sayilar*/haneli/sifre*',
  ),
  TELLS_US: words(
    'read/reads them/it/those/these/back/out, tell/give/send/forward/pass/text/say me/us, tell/pass/read/send/forward them/it/those to me/us, what it says',
    'mir/uns _ vorlesen/durchgeben/nennen/sagen/weiterleiten/schicken/durch, lesen/geben/nennen/sagen/schicken sie/du _ mir/uns',
    'lisez/donnez/dites/envoyez les/le/moi, me/nous lire/donner/dire/envoyer, leeme/dime/enviame/diganos, me lo dices',
    'bana/bize _ okuy*/oku*/yaz*/soyle*/ilet*/gonder*, okur/yazar/iletir/soyler misin*/misiniz',
  ),
  BY_MISTAKE: words(
    'by mistake/accident/error, accidentally/mistakenly/wrongly, for/to/of my login/account/access',
    'versehentlich/irrtumlich/fehler, aus versehen, meinem/meinen/mein zugang/konto/login',
    'par erreur/megarde, por error/equivocacion',
    'yanlislikla, yanlis numara*, sehven, benim hesab*/girisim*',
  ),
  BEFORE_TRAVEL: words(
    'before/prior to you travel/leave/depart/fly/arrive, before departure/arrival/travelling, before your journey/flight/trip, in advance, up front, upfront',
    'vorab/vorweg, vor der/ihrer/deiner abreise/anreise/reise/abfahrt/ankunft/einreise, im voraus',
    'avant le/votre depart/voyage/arrivee, a l avance, antes de viajar/salir, por adelantado',
    'yola cikmadan/gelmeden/ucmadan once, pesin/onceden/pesinen',
  ),
  AT_ONCE_PAID: words(
    'by/via/per instant payment/transfer, instant bank transfer',
    'echtzeituberweisung/sofortuberweisung/blitzuberweisung',
    'virement instantane, transferencia inmediata, por bizum',
    'fast ile, anlik odeme/transfer*',
  ),
  HANDS_OVER: words(
    'pay/send/transfer/wire/settle/deposit/place/lodge, has/have/must/needs to reach, must be paid',
    'hinterleg*/uberweis*/zahlen/zahlst/zahlt/einzahl*/senden/schicken/legen',
    'payez/versez/virez/reglez/deposez, paga/pague/ingresa/abona/deposita',
    'yatir*/gonder*/ode/odeyin*/odemen*/havale',
  ),
} satisfies Record<string, readonly string[]>
