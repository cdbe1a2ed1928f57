import { words } from './role-words.ts'

/** Whose money and parcels come to whom and go where. */
export const GOODS = {
  // whose
  OWN_ACCOUNT: words(
    'your _ account/accounts/wallet/iban/paypal/revolut/wise/zelle/venmo/cashapp, own/personal/private/current _ account, you _ account/iban _ yours, to your bank, with/to you directly, straight to you',
    'ihr/ihrem/ihres/ihren/ihre/dein/deinem/eigenes/eigenem/privates _ *konto/kontos/*konten, bei ihnen/dir ein/an, bei ihnen/dir _ eingeh*, landet/landen bei ihnen/dir, an sie/dich uberw*',
    'votre/ton/vos _ compte/comptes, sur vous, tu/su/tus/propia _ cuenta/cuentas, te ingresar*',
    'hesabin*, hesaplarin*, iban in*, ibanin*, papara na/niz*, paparan*, size/sizin/sana/senin _ hesab*',
  ),
  TO_THE_APPLICANT: words(
    'to you, you receive/get, paid to you, you let',
    'an sie/dich, ihnen/dir',
    'vous recevez, vous parviennent',
    'recibes/recibiras, te llega*, te envian',
    'size/sana',
  ),

  // what
  MONEY: words(
    'money, funds, sum/sums, payment/payments, amount/amounts, transfer/transfers, deposit/deposits, proceeds, cash, takings, contributions, total, donations/bills/invoices, clients/customers/buyers/guests pay/wire/send/transfer/settle, pay/wire into, erlos',
    'geld/gelder/geldes, kundengeld*, betrag/betrage/betragen/betrags, summe/summen, zahlung/zahlungen, uberweisung*, einzahlung*, gutschrift*, spenden, beitrage/beitragen, einnahmen',
    'argent, fonds, somme/sommes, virement/virements, paiement/paiements, montant/montants, cotisations',
    'dinero, fondos, importe/importes, pago/pagos, transferencia*, suma/sumas, ingresos, cuotas',
    'para/parayi/parasi/paralar*, tutar*, odeme/odemeler/odemeleri, havale*, meblag*, aidat*, bagis*, hasilat*',
  ),
  COMES_IN: words(
    'settle/settles, gutgeschrieben, settle/settles/gets/dropped, nehmen/nimmst _ an, duser, duserse, yatar, yatiriliyor, gecti',
    'delivered',
    'reach/reaches/reaching/appears/appear, ingresar*, eft yapar',
    'receive/receives/receiving, incoming, arrive/arrives/arriving, come/comes, land/lands/landing, run through, pass/passes through, go/goes to, pay/pays/paid into, wire/wires, credited, transfer/transfers/send/sends _ to your, flow/flows through/to/into/over',
    'uberweisen/uberweist _ auf/an/ihnen, eingeh*, gehen, geht, ein, landet/landen, kommt/kommen, erhalten, empfangen, trifft/treffen, uberwiesen, eintreffen*, flies*',
    'recevez, recois, recevrez, arrivent/arrive, transitent/transite, encaisse*, parviennent, sont/est verse*, vers*',
    'recibes/recibiras/recibe/recibir, llega/llegan/llegara/llegaran, entra/entran, ingresan, pasa/pasan, cobras',
    'topla/toplar/toplarsin*/toplayip, gelen, gelecek, gelir, dusen, duser, yatan, yatirilan, gonderdigi, gonderilen, aktarilan, gececek, gecer',
  ),
  MOVES_ON: words(
    'forward what, dagit*, reichen/reichst _ ein, sammelstelle, hand in, hand/hands/pay/pays _ in/over, turn _ into, drop it, drop/drops _ into, schicken/schickst/senden uns, karekod*',
    'deliver/delivers it/them, saca/sacas/sacar, daselo, yollar*',
    'forward/forwards/forwarding, withdraw/withdraws, take/takes/taking out, move/moves/pass/send/wire/transfer/route _ on/along/onward/onwards/abroad/overseas, hand/hands it/them/over, in cash, cash it/out, bring/brings it/them, convert/converts/exchange it/them/the, to our _ supplier/suppliers/partner/partners/driver/courier/agent/vendor, western union, moneygram, send/sends the coins, transfer/send it/them/the, pass it/them, to the wallet',
    'weiter*, leiten, hebt/heben/hebst _ ab, abheb*, bar, in bar, geben es/ihn/sie/das, ubergeb*, uberweisen/uberweist/senden/schicken/transferieren _ weiter/an/es/sie/ihn, tauschen, umtausch*, wechseln, western union, aushandig*, bringen es/ihn/sie',
    'virez/vire/transferez/transferer/reversez/renvoyez/reexpediez/retirez/remettez/convertissez/envoyez les/le/l/la/a/aux/en, les virez/transferez/retirez/remettez/envoyez/reversez, la/le/l virez/transferez/retirez/remettez/envoyez/reversez, en especes, en liquide',
    'retiras/retira/retirar, entregas/entrega/entregar/reenvias/reenvia/transfieres/transfiere/envias/conviertes, lo/los/las envias/reenvias, en efectivo',
    'cekip/ceker*/cekersiniz/cekerek/cekmek/cekin, aktar*, teslim, elden, nakit, kuryemiz*, gonderip/gonderir*/gonderin/gonderiyor*/gonderecek*, transfer ed*, cevir*, kripto al*, havale ed*',
  ),
  COINS: words(
    'bitcoin/bitcoins/crypto/usdt/usdc/coins/cryptocurrency/tether/ethereum/ether/litecoin/monero/dogecoin/stablecoin/stablecoins/btc/eth',
    'krypto*, kryptowahrung*, cryptomonnaie*, cryptos, criptomoneda*, cripto, kripto*',
  ),
  PARCELS: words(
    'parcel/parcels/package/packages/shipments/goods/boxes/merchandise/electronics/articles/items/deliveries/shoes/clothes/orders/letters/tablets/phones/cartons/envelopes',
    'paket/pakete/paketen/pakets/sendung/sendungen/ware/waren/packchen/brief/briefe/kartons/umschlage',
    'colis/paquets/marchandise*/caja/cajas/bultos/paquete/paquetes/mercancia*/pakket*/pakjes',
    'paket*, koli*, kargo*, gonderi/gonderiler*, urunler*, zarf*',
  ),
  SHIPS_ON: words(
    'post/posts them/it',
    'send/ship each/every/all, kargolar*',
    'forward*, ship/ships/send/sends them/it/on, send/ship _ on/abroad/overseas, post office, drop/drops/hand _ them/it/off, dhl/ups/fedex/usps, reship*, abroad, overseas, bring/take them/it',
    'weiter*, versend*, verschick*, post/filiale/paketshop/packstation, ins ausland, geben/bringen sie/es',
    'reexped*, renvoy*, expedi*, a l etranger, la poste, bureau de poste, point relais, deposez',
    'reenvi*, envias, al extranjero, correos, oficina de correos, entregas',
    'stuurt/stuur/zendt _ door, gonder*, yurt disi*, kargoya, postaneye, baska adres*, ilet*, subeye',
  ),
  WORKPLACE: words(
    'warehouse/depot/hub/store/stores/shop/shops/outlet/lorry/lorries/van/mailroom, data centre, on site, our lab/office/centre, musteri* adres*/evin*, at our, sube*, at our chair',
    'lager/depot/depots/rechenzentrum/markt/laden/filialleit*/labor, vor ort, versandhalle',
    'entrepot/depot/magasin/laboratoire',
    'almacen/deposito/tienda/laboratorio',
    'depo/depoda/depomuz*/magaza*/laboratuvar*/restoran*',
  ),
  TAKES_OUT: words(
    'withdraw*, take/takes _ out, in cash, buy/purchase _ bitcoin/ethereum/crypto/usdt/coins',
    'abheb*, heben/hebst _ ab, in bar, bar, kaufen/tauschen _ bitcoin/krypto*/ethereum',
    'retir*, en especes, en liquide, achetez _ cryptos/bitcoin',
    'retira*, saca/sacas/sacar, en efectivo, compras _ bitcoin/cripto*/usdt',
    'cekip/ceker*/cekin/cekerek, nakit, elden, usdt/bitcoin/kripto alip',
  ),
  THIRD_HANDS: words(
    'our/the driver/courier/partner/treasurer/runner/agent/messenger, our/the wallet',
    'unser*/dem fahrer/kurier/boten/partner/kolleg*',
    'notre/nos/au chauffeur/coursier/partenaire/agent/livreur',
    'nuestro/al mensajero/repartidor/conductor/socio/agente/chofer',
    'kuryemiz*/soforumuz*/arkadasimiz*/ortagimiz*/cuzdanimiz*',
  ),
  OUR_ACCOUNT: words(
    'to/into our account/iban/paypal',
    'auf/an unser/unsere konto/iban/paypal',
    'sur notre compte, notre iban',
    'a/en nuestra cuenta, nuestro iban/bizum',
    'hesabimiza, ibanimiza, iban imiza, muhasebemizin iban*',
  ),
} satisfies Record<string, readonly string[]>
