import { ended } from '#core/text/ended.ts'
import type { Habit } from '../scores/habits.ts'
import type { CoachWords } from './coach-words.ts'

/** The words as they stand there, and as often. */
const quoted = (said: readonly Habit[]): string =>
  said.map(({ said: word, times }) => `“${word}” ${times} kez`).join(', ')

export const COACH_WORDS_TR: CoachWords = {
  sections: ['Genel değerlendirme', 'Güçlü yanlar', 'Geliştirilecekler', 'Örnek yanıt', 'Başka ipuçları'],
  noStrength: 'Yanıt verdin; alıştırma böyle başlar.',
  admitted: '**Dürüstlük**: bilmediğini açıkça söylüyorsun. Bu, uydurmaktan iyidir.',
  nothingStandsOut: 'Üzerinde çalışılacak kadarı söylenmiş. Bir yerini öne çıkaracak olan aşağıda.',
  nothingToImprove: 'Bu kuralların gözüne bir şey çarpmadı. Bir kez yüksek sesle söyle ve neyi çıkaracağına kulak ver.',
  outline: 'Senin için doğru olanla dolduracağın bir taslak:',
  wordless: 'Bunda hiç sözcük yok. Başlamak için bir cümle yeter: önce ne yapardın ya da ne derdin?',
  copied: 'Bu, soruyu tekrarlıyor. Kendi ilk cümlenle başla: ne yapardın ya da ne derdin?',
  repeated:
    'Bu, aynı sözleri tekrar tekrar söylüyor. Bir kez söyle, sonra devam et: ardından ne yapardın ve işe yaradığını nereden anlardın?',
  heaped: 'Bu bir terim listesi. İkisini seç; onlarla ne yapacağını ve nedenini tam cümlelerle söyle.',
  noCode:
    'Bunda hiç kod satırı yok, oysa soru kod istiyor. Ana fikri birkaç satır kod ya da sözde kodla yaz; sözlerin yanında durabilir.',
  shortCode:
    'Burada bir şey söylemek için çok az kod var. Ana fikri gösteren birkaç satır sözde kod başlangıç için yeter.',
  short: (words, least) =>
    `${words} sözcük bir şey söylemek için az; bir mülakatçı devamını beklerdi. ${least} sözcükten sonra üzerinde çalışılacak bir şey olur.`,
  objections: (count) =>
    `Önce buna bak: ${count === 1 ? 'bir cümlede' : `${count} yerde`} bir mülakatçının karşı çıkacağı bir şey var. Aşağıda, doğrusuyla birlikte yazıyor.`,
  whoKnew: (said) =>
    `Her şeyden önce bir soru: “${said}” Bunu kim biliyordu? İlgili kişilerin gözü önünde yapar mıydın? Biliyorlarsa yanıtta söyle; bilmiyorlarsa gerisi ne kadar iyi anlatılsa da mülakatçı burada durur.`,
  whoKnewAsked: 'Bunu kim biliyordu ve ilgili kişilerin gözü önünde yapar mıydın?',
  toldWell: 'Bu iyi anlatılmış: izlenebiliyor ve somut.',
  canBeFollowed: 'Bu izlenebiliyor. Kendinden daha çok ayrıntı onu ileri taşır.',
  offQuestion:
    'Bu, başka bir sorunun yanıtı olabilir: kurallar bu soruyla ilgili bir yer bulamadı. Soruyu bir kez daha oku ve onu yanıtlayan bir cümleyle başla. Kuralların bilmediği sözlerle yanıtladıysan aşağıdaki taslakla devam et.',
  noPointHeard:
    'Bu izlenebiliyor; kurallar içinde sorunun noktalarından hiçbirini bulamadı. Başka sözlerle değindiysen aşağıdaki taslakla devam et; bu yanıt başka bir soruya da uyuyorsa, bu soruyu yanıtlayan bir cümleyle başla.',
  unknowing:
    'Bilmediğini söyleyerek başlıyorsun, sonrası da birçok soruya uyar. Görüşmeyi yapan sormayı sürdürür: bu konuda ne bildiğini söyle, sonra önce tam olarak neye bakacağını ya da neyi deneyeceğini ve doğru olduğunu nasıl göreceğini.',
  aStart: 'Bu bir başlangıç: tam olarak ne yaptığını ya da yapacağını daha çok anlat.',
  cannotKnow:
    'Kurallar bir yanıtın nasıl anlatıldığını okur. Doğru olup olmadığını ve soruyu yanıtlayıp yanıtlamadığını bilemez; bu yüzden o ikisi boş kalır ve yerleşik koç bir yanıta en çok orta düzeyi verir. Aşağıdaki taslakla karşılaştır.',
  codeCannotKnow:
    'Kurallar kodun biçimine bakar, onu çalıştırmaz. En küçük ve boş bir durumda dene, sonra aşağıdaki taslakla karşılaştır.',
  readInPart:
    'Yerleşik koç en iyi İngilizce okur. Bu dilde sıraya, somutluğa, belirsiz sözlere ve zararlı davranışa bakar; dediklerini sorunun noktalarıyla karşılaştırmaz.',
  readInTurkish:
    'Yerleşik koç en iyi İngilizce okur. Türkçede sıraya, somutluğa, belirsiz sözlere ve zararlı davranışa bakar, sorunun noktalarından bir kısmını duyar; adını anmadığı bir noktayı söylemiş olabilirsin.',
  notRead: 'Yerleşik koç bu dili okumaz: uzunluğa, rakamlara, adım sözcüklerine ve her yanıta uyan sözlere bakar.',
  strong: {
    structure: '**Yapı**: biri ötekine bağlanıyor, bu yüzden izlenebiliyor.',
    figures: '**Rakamlar**: içinde üzerine soru sorulabilecek sayılar var.',
    ownPart: '**Senin payın**: kendin ne yaptığın açık.',
    others: '**Başkaları**: başka kimin işin içinde olduğunu söylüyor.',
    length: '**Uzunluk**: sorunun hak ettiği süreye uyuyor.',
  },
  better: {
    check: '**Buna bak**',
    sentences:
      '**Cümleler**: terimlerin listesi sözcükleri bildiğini gösterir. İkisini tam cümlelerle açıkla: onlarla ne yapardın ve neden.',
    structure: {
      coding:
        '**Yapı**: adımları kod ya da sözde kod olarak yaz, her satıra bir adım; sonra maliyeti için bir cümle ekle.',
      behavioural:
        '**Yapı**: nerede olduğunu, ne yapman gerektiğini, ne yaptığını ve nasıl bittiğini bu sırayla söyle.',
      situational:
        '**Yapı**: önce neyi öğreneceğini, sonra adımlarını sırayla, sonra işe yaradığını nereden anlayacağını söyle.',
      technical:
        '**Yapı**: önce bir cümleyle yanıtla, sonra nedenleri sırayla ver, sonra nerede geçerli olmadığını söyle.',
    },
    concreteness: {
      coding: '**Somutluk**: küçük bir örneği adım adım anlat ve onu bozabilecek bir durumu söyle.',
      technical: '**Somutluk**: gördüğün ya da yaptığın bir örnek ekle, bir rakamla ya da bir sınırla.',
      behavioural:
        '**Somutluk**: kendin yaptığın bir şeyi ve onun neyi değiştirdiğini söyle; varsa bir sayıyla, örneğin [%X].',
      situational:
        '**Somutluk**: kendin yaptığın bir şeyi ve onun neyi değiştirdiğini söyle; varsa bir sayıyla, örneğin [%X].',
    },
    nearerToOthers:
      '**Soru**: anlattıklarının çoğu başka bir soruya yanıt olurdu. Bu soruyu yanıtlayan bir cümleyle başla, ona ait olmayanı bırak.',
    saidBefore: (question) =>
      `**Öncekiyle aynı sözler**: şu soruya da neredeyse bunu söylemiştin: “${question}” Bir hikâye iki soruya yarayabilir. Bu soruyu yanıtlayan bir cümleyle başla, sonra hikâyenin ona ait kısmını anlat.`,
    sweeping: (said) =>
      `**İstisna bırakmayan sözler**: ${quoted(said)}. Böyle sözlerin yerine bir örnek koy ve ne zaman geçerli olmadığını söyle.`,
    empty: '**Her yanıta uyan sözler**: her birinin yerine tam olarak ne yaptığını ya da yapacağını koy.',
    hedges: (said) =>
      `**Çekinceler**: ${quoted(said)}. Bu kadar çoğu sağlam bir fikri kuşkulu gösterir. Gerçekten kastettiğini bırak.`,
    mentioned: (point) => `**Sorunun bir noktasına değiniyorsun**: dediğini bununla karşılaştır: ${ended(point)}`,
    notMentioned: (point) => `**Buna değindin mi?** ${ended(point)}`,
  },
  delivery: {
    short: '**Uzunluk**: daha çok zamanın var. Bir örnek onu iyi doldurur.',
    shortWithExample: '**Uzunluk**: daha çok zamanın var: neden işe yaradığını ve ne zaman yaramayacağını ekle.',
    long: '**Uzunluk**: yüksek sesle bu, sorunun hak ettiğinden uzun. En önemli iki noktayı bırak.',
    fast: (perMinute, from, to) =>
      `**Hız**: dakikada ${perMinute} sözcük hızlı; ${from} ile ${to} arası rahat dinlenir. Her adımdan sonra bir nefes iyi gelir.`,
    slow: (perMinute, from, to) =>
      `**Hız**: dakikada ${perMinute} sözcük yavaş; ${from} ile ${to} arası rahat dinlenir. İlk cümleni ezbere bilmek iyi gelir.`,
  },
  behind: '**Sorunun ardında**',
  worry: '**Bir mülakatçıyı kaygılandıracak olan**',
}
