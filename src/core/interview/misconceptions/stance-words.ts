/**
 * How people stand to what they tell, whatever it is about, as patterns of small letters: that others were left in the dark
 * or made to believe something, that it hurt nobody or paid off; and that it was said openly, refused or regretted.
 */
export type Stance = 'hidden' | 'deceived' | 'belittled' | 'gained' | 'open' | 'refused'

const PEOPLE =
  '(?:nobody|no one|none of (?:them|us)|not one of them|they|he|she|people|everybody|everyone|my (?:boss|manager|lead)|management|the (?:[\\p{L}]+ )?(?:team|board|client|customer|customers|users|patients?|auditors?|reviewers?|owner|boss|manager|staff))'

const EN: Record<Stance, string> = {
  hidden: [
    '(?:nobody|no one|none of (?:them|us)) (?:[\\p{L}]+ )?(?:has |have |had |could |would |will |can |was |were |is |needs? to |ever )*(?:notic|found|find|finds|knew|knows?|learnt|learned|ask|suspect|realis|realiz|check|looks?|looked|complain|spot|see|saw|seen)',
    `${PEOPLE} (?:has |have |had |could |would |will )?(?:never|did not|do not|does not|have not|has not|had not) (?:ever |even )?(?:notic|found out|find out|knew|know|learn|suspect|realis|realiz|complain|hear|heard|see|saw)`,
    '(?:no|never (?:a|any)|not any) (?:need|reason|point|use)(?: (?:to|in))? (?:mention|tell|inform|worry|bother|report|say|explain|ask|alarm)',
    '(?:i|we) (?:did not|do not|would not|never|have not) (?:mention|tell|told|report|inform|disclose|ask|open a ticket|say anything|bother)',
    'without (?:telling|asking|informing|mentioning|bothering|anybody|anyone|their knowledge|permission)',
    '(?:kept|keep|stays?|stayed|remained?) (?:it |that |this )?(?:quiet|secret|to (?:myself|ourselves)|between us|hidden|under the radar)',
    'so that (?:[\\p{L}]+ ){1,4}?(?:can|could) (?:not|no longer|never)|secretly|discreet|on the quiet|behind (?:his|her|their) back|off the record|none the wiser|(?:passed|went by) (?:in peace|unnoticed|quietly)',
  ].join('|'),
  deceived: [
    '(?:look|looks|looked|looking|seem|seems|seemed|appear|appears|appeared) (?:very |quite |so |wonderfully |perfectly )?(?:natural|real|realistic|genuine|official|planned|independent|like (?:a|an|the|it))',
    'as if (?:it|they|i|we|nothing)',
    '(?:let|lets|letting|made|make|makes) (?:them|him|her|people|everybody|everyone|it|the [\\p{L}]+) (?:think|believe|assume|look|appear|drift|be found)',
    '(?:pretend|invent|made-up|made up|fictitious|faked|under (?:a|an|another) (?:false|different|invented|other) name|some(?:one|body) else name)',
    '(?:can|could|will) (?:not|no longer|never) be (?:seen|calculated|traced|tracked|found|checked|proved|proven|measured|counted|noticed|discovered)',
    '(?:answered|replied|told (?:them|him|her|people|everybody)|said to them) (?:that )?(?:it|this|they|the [\\p{L}]+) (?:must|was|were|had|came)',
    '(?:dates|figures|numbers|values|results|names?) (?:as if|so that|to match|until)',
    'where nobody (?:looks|finds|reads)|to the bottom of|in the small print|at the end of the terms',
  ].join('|'),
  belittled: [
    '(?:no|never (?:[\\p{L}]+ )?any|not any|not do any|without any)(?: (?:real|great|lasting))? (?:harm|damage|disadvantage|consequence)',
    '(?:nobody|no one) (?:was|is|got|gets|has been) (?:hurt|harmed|injured)|nothing (?:ever )?(?:happened|happens|will happen|was lost|will be lost|gets? lost)',
    'left everything (?:as|where)|they can afford|who cares|does not matter|hardly counts|everyone does|everybody does',
  ].join('|'),
  gained: [
    `(?:promot|bonus|praise|renewed)|${PEOPLE} (?:was |were |is |are |stayed |seemed )?(?:very |quite )?(?:delighted|happy|content|satisfied|convinced|impressed|grateful|praised)|keep everybody happy`,
    '(?:pay|pays|paid) (?:me|us|for it)|they paid|(?:saved|saves|gave|gives) (?:me|us|everyone) (?:[\\p{L}]+ )?(?:hours?|days?|weeks?|time|money)|days? to spare',
    'fastest|faster than|twice as|went up|up by|(?:went|gone|came) down by|rose by|gained|doubled|(?:i|we) (?:won|sold|earned|made (?:a )?(?:sale|profit))|stayed calm|(?:stayed|stays|is|was) green',
    'good name|smooth|complaints (?:stopped|ended|fell)|(?:matter|case|question) (?:was )?(?:settled|closed|over)|(?:worked|works|has worked) (?:well|fine|perfectly|wonderfully|without|for)',
    '(?:do|choose|handle|decide) (?:it |that )?(?:again|the same)|recommend|one should know|shows? (?:initiative|that i)|good (?:analyst|engineer|developer|designer)|good for (?:the )?business|got results|get results|right track|proudest',
  ].join('|'),
  open: [
    '(?:i|we)(?: (?:then|also|always|at once|immediately|only|just|had|have|would|will|did|first|openly|therefore))* (?:told|tell|informed?|reported?|report|admit|admitted|explain|explained|apologis|apologiz|raised?|raise|warn|warned|disclose|disclosed|owned|asked?|ask|showed|show|called|call|rang|phoned|wrote to|write to|document|documented|escalate|escalated|said (?:at once|so|openly|what|that i|no)|say (?:at once|so|openly|what|that|no)|propose|proposed|offer|offered|argue|argued)',
    'in writing|with (?:their|his|her) (?:consent|permission)|with permission|(?:they|she|he|everyone) agreed|openly|honest|i said: (?:no|this|that)|the truth|and (?:told|asked|informed|reported|apologised|showed|wrote to)',
  ].join('|'),
  refused: [
    "(?:i|we)(?: would| will)? (?:refuse|refused|decline|declined|stopped|stop|object|objected|resist|resisted)|(?:would|will|do|did) not (?:do|build|write|sign|accept|share|hide|send|use|ship|go along|touch|commit)|can not (?:write|sign|do) that|that is not|found that wrong|find that|wrong|ashamed|regret|sorry|mistake|should (?:not )?have|never again|instead|rather than|would rather|shabby|i don't do that",
  ].join('|'),
}

const TR: Record<Stance, string> = {
  hidden: [
    '(?:kimse|hiç kimse|kimsenin|kimseye|hiçbiri|hiç biri)[^.]{0,40}(?:fark et(?:me|mi)|fark edem|farkına var(?:ma|mı)|anlama|anlamı|duyma|duymu|bilmiyor|bilmez|bilmedi|öğrenme|sorma|sormu|görme|görmü|şikâyet etme|şikayet etme|itiraz etme|haberi olma|bakma|bakmı|kontrol etme)',
    'hiç (?:anlama|fark etme|duyma|öğrenme|sorma)|(?:bugüne kadar|hâlâ|hala) (?:hiç )?(?:anlama|fark etme|bilmi)|ne (?:müşteri|müdür|yönetim)[^.]{0,20}fark etti',
    '(?:söylemeye|bildirmeye|anlatmaya|haber vermeye|sormaya|belirtmeye|açıklamaya|telaşlandırmaya)[^.]{0,20}(?:gerek|lüzum|neden)',
    '(?:söylemedim|söylemedik|bildirmedim|bildirmedik|haber vermedim|haber vermedik|sormadım|sormadık|anlatmadım|bahsetmedim|kayıt açmadım|kayıt açmam)',
    '(?:anlaşıl|hesaplan|bulun|ölçül|sayıl|fark edil|izlen)(?:a|e)?m[ae]sın|sessizce|gizlice|çaktırmadan|habersiz|haberi olmadan|haberleri olmadan|sormadan|izinsiz|söylemeden|aramızda kal|kimseye göstermeden',
  ].join('|'),
  deceived: [
    'benzet|(?:gerçek|doğal|resmî|planlı|resmi)[^.]{0,15}gibi|gibi (?:görün|göster|yaz)|sanki',
    '(?:sandı|sandılar|zannet|sanıyor|sanıyorlar|inandı|inandılar|düşündü|düşündüler)(?![\\p{L}])|sanmasını|inandır',
    'uydur|sahte|takma ad|başka(?:sının)? ad|kendi adım|adımı yaz',
    '(?:anlaşıl|hesaplan|görün|bulun|ölçül|sayıl|fark edil|izlen)(?:a|e)?(?:maz|mez|masın|mesin|mıyor|miyor|mamas|memes)|belli olmasın|belli olmaz',
    '(?:olduğunu|tarayıcı|başka)[^.]{0,30}(?:söyledik|söyledim|dedik|dedim)|dibine|en alta|küçük puntoyla',
  ].join('|'),
  belittled: [
    '(?:zararı|zararım|zarar) (?:da )?(?:yok|olmadı|gelmedi|görmedi|vermedim|olmaz|dokunmadı)|bir şey olma|bir şey kaybolma|bir şey çıkma|hiçbir şeyi bozma|kimse(?:ye)? zarar|ne olacak|önemi yok|zaten (?:kimse|herkes)|çoğu fark etme',
  ].join('|'),
  gained: [
    'memnun|terfi|prim|övgü|övdü|ikna ol|beğen|mutlu|kazandık|kazandım|kazandırdı|hızlı|en hızlı|arttı|yükseldi|düzeldi|duruldu|kapandı|(?:şikâyetler|şikayetler) (?:bitti|kesildi)|sorunsuz|tıkır|öner(?:irim|iyorum)|yeşil|gurur|doğru yol|ödüyor|ödediler|itibar|yarar|fayda|kolaylaş|sadeleş|zaman kaldı|gerçekçi ol|yine (?:öyle|aynı)|değerini bil|meraklı olmalı|böyle (?:sade )?olmalı|zarafet',
  ].join('|'),
  open: [
    '(?:söyledim|söyledik|söylerim|söylerdim|bildirdim|bildirdik|bildiririm|anlattım|anlattık|anlatırım|anlatırdım|gösterdim|gösterdik|gösteririm|haber verdim|haber verdik|haber veririm|danıştım|danışırım|sordum|sorduk|sorarım|aradım|ararım|açıkladım|açıklarım|önerdim|öneririm ki|teklif ettim|özür|itiraf|uyardım|uyarırım|yazılı|açıkça|dürüst|izin (?:istedim|aldım|isterim|alırım)|onay(?:ını)? (?:aldım|alırım)|söz al(?:ıp|dım)|kuruma yaz|herkese yaz|hayır derim|derdim)(?![\\p{L}])',
  ].join('|'),
  refused: [
    'redded|reddet|kabul etme(?:m|dim|dik|z)|geri çevir|karşı çık|(?:yapmam|yapmadım|yapmayız|yazamam|paylaşmam|imzalamam|göndermem|göstermem|kullanmam|gizlemem)(?![\\p{L}])|yanlış(?:tı)?(?: bul)|utan(?:dım|ırım)|pişman|hatamdı|benim hatam|doğru değil|doğru bulma|durdum|durdur|vazgeç|bunun yerine|onun yerine|çirkin',
  ].join('|'),
}

const compiled = (words: Record<Stance, string>): Readonly<Record<Stance, RegExp>> =>
  Object.fromEntries(
    Object.entries(words).map(([stance, pattern]) => [stance, new RegExp(`(?<!\\p{L})(?:${pattern})`, 'u')]),
  ) as Record<Stance, RegExp>

export const STANCE_WORDS: Partial<Record<string, Readonly<Record<Stance, RegExp>>>> = {
  en: compiled(EN),
  tr: compiled(TR),
}
