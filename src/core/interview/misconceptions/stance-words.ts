/**
 * Weak signs that an answer admits to something harmful, whatever it is about: frames of what is done to what, and who knows of it, as
 * patterns of small letters. None of them proves anything; several together, and nothing said openly, are a reason to ask.
 */
export type Sign =
  | 'kept quiet'
  | 'made to look'
  | 'record bent'
  | 'control removed'
  | 'blame moved'
  | 'people slighted'
  | 'carried off'
  | 'left so'
  | 'excused'
  | 'paid off'

const near = (verbs: string, objects: string): string => `(?:${verbs}) (?:[^ ]+ ){0,6}?(?:${objects})`

const PEOPLE =
  '(?:nobody|no one|none of (?:them|us)|not one of them|they|he|she|people|everybody|everyone|my (?:boss|manager|lead)|management|the (?:[\\p{L}]+ )?(?:team|board|client|customer|customers|users|patients?|auditors?|reviewers?|owner|boss|manager|staff))'

const EN: Record<Sign, string> = {
  'kept quiet': [
    '(?:nobody|no one|none of (?:them|us)) (?:[\\p{L}]+ )?(?:has |have |had |could |would |will |can |was |were |is |needs? to |ever )*(?:notic|found|find|finds|knew|knows?|learnt|learned|ask|suspect|realis|realiz|check|looks?|looked|complain|spot|see|saw|seen)',
    `${PEOPLE} (?:has |have |had |could |would |will )?(?:never|did not|do not|does not|have not|has not|had not) (?:ever |even )?(?:notic|found out|find out|knew|know|learn|suspect|realis|realiz|complain|hear|heard|see|saw)`,
    '(?:no|never (?:a|any)|not any) (?:need|reason|point|use)(?: (?:to|in))? (?:mention|tell|inform|worry|bother|report|say|explain|ask|alarm)',
    '(?:i|we) (?:did not|do not|would not|never|have not) (?:mention|tell|told|report|inform|disclose|ask|open a ticket|say anything|bother)',
    'without (?:telling|asking|informing|mentioning|bothering|anybody|anyone|their knowledge|permission)',
    '(?:kept|keep|stays?|stayed|remained?) (?:it |that |this )?(?:quiet|secret|to (?:myself|ourselves)|between us|hidden|under the radar)',
    'so that (?:[\\p{L}]+ ){1,4}?(?:can|could) (?:not|no longer|never)|secretly|discreet|on the quiet|behind (?:his|her|their) back|off the record|none the wiser|(?:passed|went by) (?:in peace|unnoticed|quietly)',
    '(?:nobody|no one|none of them|none of us|not one of them|they|he|she) (?:[^ ]+ ){0,2}?(?:ever |can |could |will |would |dares? |does |do |did |has |have |had |is |was |were )+(?:not |never )?(?:to )?(?:look|check|ask|notic|contradict|object|count|know|see|saw|seen|hear|find|found|suspect|dare|complain|told)',
    '(?:nobody|no one|none) (?:[^ ]+ )?(?:looks|checks|asks|asked|noticed|notices|counts|knows|knew|sees|saw|heard|finds|found|looked|checked|complained)',
    '(?:my|the|our) [^ ]+ (?:never|does not|do not|did not) (?:heard?|knew|know|saw|see|found|find|learnt|learn|notice)',
    '(?:i|we) (?:would |will |do |did |have |had )?(?:not|never) (?:[^ ]+ )?(?:bring it|bring that|mention|say|said|tell|told|write|wrote|report|record|register|open a|file|admit|inform|let [^ ]+ know|ask|asked|explain)',
    '(?:no|without any|without a) (?:form|ticket|trace|paper|record|note|entry|need|point|reason)s?|without (?:telling|asking|saying|informing|mentioning|permission|a word)|quietly|(?:kept|keep|stay|stayed) (?:it |that |this )?(?:quiet|secret)|secretly|in secret|discreet|unnoticed|nothing (?:was|is) (?:written|said|told|noted)|write anything down|(?:told|tell|informed|asked|ask|showed) (?:nobody|no one|none of)|(?:do|does|did|would) not mention|(?:there|that) (?:was|is|were) never (?:such )?a|never existed|(?:can|could) (?:ever |not |never |no longer )*(?:prove|trace|reconstruct|follow)|instead of (?:in )?the (?:tracker|log|list|ticket|channel)|personal notes|to myself|to ourselves',
    near(
      'leave|left|leaving|keep|kept|take|took|drop|dropped',
      'out of (?:the|his|her|their|our|it)|off the (?:record|list|books|drive|slides?|report)|away from',
    ),
    '(?:have|has|had|get) no (?:access|insight|way)|when (?:fewer|no|nobody|everyone|everybody)|at that hour|at night when|until (?:she|he|they) (?:was|were|is|are|had|has) (?:on|away|gone|left)|behind (?:his|her|their) back|(?:while|when) (?:she|he|they|everyone) (?:was|were) (?:away|on|asleep)',
  ].join('|'),
  'made to look': [
    '(?:look|looks|looked|looking|seem|seems|seemed|appear|appears|appeared) (?:very |quite |so |wonderfully |perfectly )?(?:natural|real|realistic|genuine|official|planned|independent|like (?:a|an|the|it))',
    'as if (?:it|they|i|we|nothing)',
    '(?:let|lets|letting|made|make|makes) (?:them|him|her|people|everybody|everyone|it|the [\\p{L}]+) (?:think|believe|assume|look|appear|drift|be found)',
    '(?:pretend|invent|made-up|made up|fictitious|faked|under (?:a|an|another) (?:false|different|invented|other) name|some(?:one|body) else name)',
    '(?:can|could|will) (?:not|no longer|never) be (?:seen|calculated|traced|tracked|found|checked|proved|proven|measured|counted|noticed|discovered)',
    '(?:answered|replied|told (?:them|him|her|people|everybody)|said to them) (?:that )?(?:it|this|they|the [\\p{L}]+) (?:must|was|were|had|came)',
    '(?:dates|figures|numbers|values|results|names?) (?:as if|so that|to match|until)',
    'where nobody (?:looks|finds|reads)|to the bottom of|in the small print|at the end of the terms',
    'as if|as though|so (?:that )?(?:it|they|the [^ ]+) (?:surely |really )?(?:look|seem|appear|read|match|fit)s?|(?:reads?|looks?|looked|seems?|seemed|appears?|appeared) (?:[^ ]+ )?(?:as|like|planned|natural|real|clean|fine|green|equal|official|better|wonderful|harmless)',
    '(?:stays?|stayed|staying|keeps?|kept|remains?|remained) (?:[^ ]+ )?(?:clean|green|tidy|perfect|nice)',
    '(?:let|make|made|makes|lets) (?:it|them|him|her|people|the [^ ]+|everybody|everyone) (?:[^ ]+ ){0,3}?(?:think|believe|assume|look|seem|appear|show|say|drift)|(?:think|thinks|thought|believes?|believed) (?:it|they|that it|that they) (?:is|was|are|were)',
    'pretend|fake|invent|made up (?!of)|make up (?:a|the|an|some|numbers|names)|fictit|staged?|with (?:a|an|another) new (?:cover|date|name)|(?:told|tell|say|said|explain|explained|answer|answered|claim|claimed|reply|replied)(?: (?:them|him|her|people|everybody|everyone|finance|support|the [^ ]+))? that (?:it|there|they|the [^ ]+|he|she) (?:is|are|was|were|had|has|probably|must|hangs?|came|works?|needs?)',
    near(
      'show|shows|showed|shown|set|sets|put',
      'broken|green by hand|equal|old version|message that|only the good|under another',
    ),
  ].join('|'),
  'record bent': [
    near(
      'mark|marked|marks|close|closed|closes|report|reported|enter|entered|file|filed|tick|ticked|sign|signed|date|dated|label|labelled|book|booked|declare|declared|register|registered|write|wrote',
      'as solved|as done|as a false|false alarm|as tested|as skipped|as passed|as read|as a bad|as an?|to the day before|before the|under an? (?:earlier|older|other)|earlier number|all checks|works on all|as wished',
    ),
    near(
      'copy|copied|copies|reuse|reused|kept|keep|take|took|send|sent|use|used|present|presented|show|showed',
      'old (?:sheet|report|badge|certificate|picture|values|figures|screenshot|number)s?|last (?:month|week|quarter|year)|from (?:last|spring|autumn|summer)|of last|same (?:as|numbers|values|figures)|higher (?:figure|number|one)|nicer|that one|(?:good|better|best|lucky|positive|nice) (?:ones?|run|figure|number|half|morning)s?',
    ),
    near(
      'write|wrote|written|fill|filled|draw|drew|answer|answered|create|created|adjust|adjusted|correct|corrected|change|changed|smooth|round|rounded|move|moved|cut|set',
      'myself|ourselves|missing|remaining|blanks?|gaps?|the rest|in their name|a digit|counts? match|to match|marks?|the dates?|timestamps?|into years',
    ),
    near(
      'delete|deleted|remove|removed|clear|cleared|wipe|wiped|shorten|shortened|cut|drop|dropped',
      'history|logs?|traces?|failing|failed|bad (?:days|ones|reviews)|clean run|unread|complaints?|column|outliers?|from the (?:appendix|tracker|report|minutes|printout)',
    ),
    'here and there|so that (?:the )?(?:counts?|numbers|figures|dates|both|it) (?:match|agree|fit)|backdat',
  ].join('|'),
  'control removed': [
    near(
      'turn(?:ed|s)? off|switch(?:ed|es)? off|disabl[^ ]+|paus[^ ]+|lower[^ ]*|remov[^ ]+|skip[^ ]*|bypass[^ ]*|mut(?:e|ed)|goes? round|went round|get round|delet[^ ]+|clear(?:ed)?|wip(?:e|ed)|silenc[^ ]+|waiv[^ ]+|weaken[^ ]*|comment(?:ed)? out|open(?:ed)?|pass|leave|left|around',
      'tests?|failing ones|review|pipeline|alarms?|alerts?|logs?|logging|history|checks?|reporting|protection|threshold|licen[cs]e|consent|approval|firewall|guard|audit|limits?|monitoring|warnings?|any to any|everything around|password|encryption',
    ),
    'paused for good|for good|any to any|so that the build passes|password (?:stays|can stay|the same)|same password|to one day so|approve and',
  ].join('|'),
  'blame moved': [
    '(?:trainee|intern|colleague|he|she|they|supplier|provider|courier|contractor|customer|user|tester|team|department|predecessor)s? (?:[^ ]+ ){0,6}?(?:will be|would be|was|were|is|gets?|got) (?:the one )?(?:[^ ]+ )?(?:asked|blamed|responsible|guilty|in charge|told off)',
    near(
      'say|said|suggest|suggested|answer|answered|explain|explained|tell|told|write|wrote|claim|claimed|entered?',
      'provider|hoster|browser|vendor|supplier|courier|trainee|intern|their code|code is old|must have|other department|filter wrong|bad attachment|had opened|in time|user shared|weather',
    ),
    '(?:blamed|i blame|we blame|would blame|put the blame|the blame (?:on|for))|not me(?! but)|only typed|from above|carries the responsib|only themselves|only himself|only herself|must have (?:shared|been|clicked|done)|in (?:her|his|their) shift|are expected to|take the blame|not my (?:problem|job|task|business|decision)|i only (?:typed|did|do|follow)|with his name on|had looked it over|maintenance',
  ].join('|'),
  'people slighted': [
    near(
      'women|mothers|small children|pregnant|foreign[^ ]*|accent|religio[^ ]+|headscarf|migrants?|older|newcomers',
      'longest|slower|slow|swim|less able|not suited|not made|leave soon|cannot follow',
    ),
    '(?:old people|older people|the old|lonely|women|foreigners|the elderly|children|disabled|nurses|customers|users|beginners|new people|the weak|those with|they|those) (?:[^ ]+ ){0,4}?(?:give up|gave up|rarely|used to|are new|anyway|mostly|buy the most|do not (?:buy|notice|dare|understand)|will not dare|are expected|have no|can not (?:check|afford|tell))',
    'not many of them|most (?:of them |people |users )?(?:give|gave) up|few of them|not the ones|rarely the ones|the ones who buy|will not dare|did not contradict|did not dare|does not dare|they are (?:new|few|used)|too slow|too old|who complain and',
  ].join('|'),
  'carried off': [
    near(
      'took|take|taken|pulled|saved|save|copied|copy|kept|keep|download[^ ]*|shared|scrap[^ ]+|went|goes|export[^ ]*|sold|sell|sent|send|store|move|moved',
      'home|my (?:own|private|portfolio|laptop|drive|cloud|notes|personal)|a private|private cloud|on a stick|usb|for my|to a friend|(?:a few|with|to) friends|for later|addresses|our group',
    ),
    near(
      'open|opened|read|look|looked|looks|watch|watched|see|know|peek|listen',
      'letters|mailbox|messages|salar[^ ]+|patient|camera|diary|private',
    ),
    near(
      'send|sent|mail|mailed|email|emailed|forward|forwarded|upload|uploaded|hand|handed|paste|pasted',
      'card numbers?|birth dates?|whole table|full table|passwords?|customer (?:list|table|data)|patients?|salar[^ ]+',
    ),
    'went in(?! to)|lets? me in|way in|guessed the|back door|on my last day',
  ].join('|'),
  'left so': [
    'carried on|carry on|(?:leave|left|leaves|stay|stays|stayed|keep|kept|goes|went) (?:it |them |that )?(?:paused|so(?!\\p{L})|as (?:it|they) (?:is|was|are|were)|that way|for good|for ever|in place)|not pay (?:[^ ]+ )?back|until after the|for ever|for good|was over by|(?:matter|case|question|discussion) was (?:settled|over|closed)|not until after|never (?:came|got) (?:back|to)|go on writing',
  ].join('|'),
  excused: [
    '(?:no|never (?:[\\p{L}]+ )?any|not any|not do any|without any)(?: (?:real|great|lasting))? (?:harm|damage|disadvantage|consequence)',
    '(?:nobody|no one) (?:was|is|got|gets|has been) (?:hurt|harmed|injured)|nothing (?:ever )?(?:happened|happens|will happen|was lost|will be lost|gets? lost)',
    'left everything (?:as|where)|they can afford|who cares|does not matter|hardly counts|everyone does|everybody does',
    'everybody does|everyone does|everybody in|everyone in|anyway$|after all|would only|only have caused|no point|saw no|nothing bad|no harm|too good to|small amounts?|as wished|whatever (?:he|she|they)|(?:sales|growth|business) (?:is|are|pays)|in any case|can still say|came out fine|not worth|hardly|who cares|in the end|if (?:[^ ]+ ){1,4}?(?:asks?|complains?|finds? (?:it|out)|notices?)(?! me)|otherwise (?:[^ ]+ ){0,6}?(?:frighten|panic|ask)|no harm|which helps|nobody was',
  ].join('|'),
  'paid off': [
    `(?:promot|bonus|praise|renewed)|${PEOPLE} (?:was |were |is |are |stayed |seemed )?(?:very |quite )?(?:delighted|happy|content|satisfied|convinced|impressed|grateful|praised)|keep everybody happy`,
    '(?:pay|pays|paid) (?:me|us|for it)|they paid|(?:saved|saves|gave|gives) (?:me|us|everyone) (?:[\\p{L}]+ )?(?:hours?|days?|weeks?|time|money)|days? to spare',
    'fastest|faster than|twice as|went up|up by|(?:went|gone|came) down by|rose by|gained|doubled|(?:i|we) (?:won|sold|earned|made (?:a )?(?:sale|profit))|stayed calm|(?:stayed|stays) green',
    'good name|smooth|complaints (?:stopped|ended|fell)|(?:matter|case|question) (?:was )?(?:settled|closed|over)|(?:worked|works|has worked) (?:well|fine|perfectly|wonderfully|without|for)',
    '(?:do|choose|handle|decide) (?:it |that )?(?:again|the same)|recommend|one should know|shows? (?:initiative|that i)|good (?:analyst|engineer|developer|designer)|good for (?:the )?business|got results|get results|right track|proudest',
    'prize|bonus|promot|contract|enough to get|the budget|pays? my|more sales|renewed|useful for later|the grade|top mark|praise|saved? (?:me|us) |(?:which|that|it) (?:helps|convinced|worked|saved|was enough)|fastest|won |we gained|went up|convinced|keeps? its date|wonderful|calm|good name|leadership|right track|useful (?:one|some) day|want something from',
  ].join('|'),
}

const TR: Record<Sign, string> = {
  'kept quiet': [
    '(?:kimse|hiç kimse|kimsenin|kimseye|hiçbiri|hiç biri)[^.]{0,40}(?:fark et(?:me|mi)|fark edem|farkına var(?:ma|mı)|anlama|anlamı|duyma|duymu|bilmiyor|bilmez|bilmedi|öğrenme|sorma|sormu|görme|görmü|şikâyet etme|şikayet etme|itiraz etme|haberi olma|bakma|bakmı|kontrol etme)',
    'hiç (?:anlama|fark etme|duyma|öğrenme|sorma)|(?:bugüne kadar|hâlâ|hala) (?:hiç )?(?:anlama|fark etme|bilmi)|ne (?:müşteri|müdür|yönetim)[^.]{0,20}fark etti',
    '(?:söylemeye|bildirmeye|anlatmaya|haber vermeye|sormaya|belirtmeye|açıklamaya|telaşlandırmaya)[^.]{0,20}(?:gerek|lüzum|neden)',
    '(?:söylemedim|söylemedik|bildirmedim|bildirmedik|haber vermedim|haber vermedik|sormadım|sormadık|anlatmadım|bahsetmedim|kayıt açmadım|kayıt açmam)',
    '(?:anlaşıl|hesaplan|bulun|ölçül|sayıl|fark edil|izlen)(?:a|e)?m[ae]sın|sessizce|gizlice|çaktırmadan|habersiz|haberi olmadan|haberleri olmadan|sormadan|izinsiz|söylemeden|aramızda kal|kimseye göstermeden',
    '(?:kimse|hiç kimse|hiçbiri|müşteri|hakem|jüri|müdür|denetçi|yönetici|hoca)[^.]{0,30}(?:anlama|sorma|sormu|bakma|görme|görmü|fark et|bilm|istem|duyma|karşı çık|kontrol e|söyleme|haberi)',
    '(?:anlaşıl|hesaplan|bulun|görün|duyul|fark edil|sayıl)\\p{L}{0,3}m[ae](?:s[ıi]n|z|d[ıi]|yor)|(?:söyleme|bildirme|anlatma|yazma|haber verme|bahsetme|sorma|danışma)(?:dim|dım|dik|dık|m|yiz|yız|z)(?!\\p{L})|(?:söyle|bildir|anlat|yaz|haber ver|sor|danış|göster)m[ae]den|izinsiz|gizli|gizle|kanıtla(?:ya)?m|böyle bir [^.]{0,20}olmadı|hiç olmadı|not(?:lar)?ımda tut|saklar|sakla[dy]|sessiz|çaktırma|gerek (?:gör|duy|kal|yok)|gereksiz bul|konuyu aç|erişemi|izne çıkma|sandı|sanıyor(?!du[mk])',
    'kim(?:in)? (?:[^ ]+ )?(?:bakacak|kontrol edecek|bilecek|anlayacak|görecek|okuyacak|soracak)(?= ki|$)|haber(?:i|leri)? (?:bile |hiç )?(?:yok|olma|gitme|veril?m[ei])|bilgi (?:gitme|veril?m[ei])|iz(?:i|im|imiz)? (?:kalma|bırakma)|üstelem|(?:ki|diye) (?:[^ ]+ ){0,3}(?:sor|bak|gör|anla|bil|duy|öğren|fark et)\\p{L}{0,3}m[ae]s[ıi]n',
    '(?:listeden|rapordan|ekten|günlükten|kayıttan|tablodan|veriden|geçmişten)[^.]{0,12}(?:çıkar|sil|al[ıd])|gece çalıştır|kimsenin olmadığı',
  ].join('|'),
  'made to look': [
    'benzet|(?:gerçek|doğal|resmî|planlı|resmi)[^.]{0,15}gibi|gibi (?:görün|göster|yaz)|sanki',
    '(?:sandı|sandılar|zannet|sanıyor|sanıyorlar|inandı|inandılar|düşündü|düşündüler)(?![\\p{L}])|sanmasını|inandır',
    'uydur|(?<!(?:test|deneme|demo)\\p{L}*(?: [^ ]+){0,2} )sahte(?! [^ ]+(?: [^ ]+){0,2} (?:test|dene|demo))|takma adla|başka(?:sının)? ad|kendi adım|adımı yaz',
    '(?:anlaşıl|hesaplan|görün|bulun|ölçül|sayıl|fark edil|izlen)(?:a|e)?(?:maz|mez|masın|mesin|mıyor|miyor|mamas|memes)|belli olmasın|belli olmaz',
    '(?:olduğunu|tarayıcı|başka)[^.]{0,30}(?:söyledik|söyledim|dedik|dedim)|dibine|en alta|küçük puntoyla',
    'gibi (?:görün|göster|dur|yaz|yap|say|aç)|(?:mış|miş|muş|müş) gibi|temiz (?:görün|dur|kal|olsun)|düzgün (?:görün|dur)|yeşil (?:ol|kal|yap|görün)|diye geç|denendi (?:yaz|de)|(?:görünsün|sansın|bilsin)|(?:olduğunu|olmadığını|edildiğini|yapıldığını|silindiğini|geldiğini|bozulduğunu|gecikt\\p{L}+) (?:söyler|söyled|derim|anlatır|yazar)',
  ].join('|'),
  'record bent': [
    '(?:çözüldü|yanlış alarm|tamam|yapıldı|denendi|test edildi|okundu|onaylandı|geçti|bitti|kontrol edildi)[^.]{0,14}(?:diye|olarak|işaretle|yaz|kapat|de(?:r|d))',
    '(?:önceki|eski|geçen|evvelki|daha erken)[^.]{0,30}(?:tarih|numara|değer|belge|rapor|rozet|resim|ekran|sonuç)[^.]{0,30}(?:yaz|geçir|hazırla|kopyala|kullan|koy|gönder|yolla|imzala|oyna)',
    '(?:eksik|kalan|boş|gerisi)\\p{L}*[^.]{0,20}(?:kendim|uydur|doldur)|kendim doldur|(?:değer|rakam|not|tarih|sayı|sorgu|eksen|etiket)\\p{L}*[^.]{0,25}(?:oyna|uydur|değiştir|yuvarla|düzelt|kes|geri al)|yüksek rakam|iyi (?:görünen|olan)\\p{L}*|yalnızca (?:son|iyi)|adını? yaz|adlarını yaz|(?:satır|sütun|grup|kayıt|günlük|geçmiş)\\p{L}*[^.]{0,15}(?:ayıkla|sil|temizle|çıkar|kaldır|gizle|kısalt)|olduğu gibi bırak|imzala[dy]ı',
    '\\p{L}+m[ıiuü]ş (?:olarak )?(?:göster|işaretle|kaydet|kapat|sayar|saydı|yaz)\\p{L}*|(?:yalnız|yalnızca|sadece) (?:toplam|ortalama|genel|iyi|güzel|olumlu|başarılı)(?: \\p{L}+){0,2}? (?:göster|yaz|sun|bildir|rapor)\\p{L}*|aslında (?:hiç )?\\p{L}{2,}m[ae](?:m|d[ıi][mk])(?!\\p{L})|(?:düzenli|temiz|hazır|başarılı|uyumlu) görün(?:mek|sün)',
  ].join('|'),
  'control removed': [
    '(?:test|inceleme|onay|alarm|uyarı|günlük|kayıt|hat|koruma|denetim|lisans|rıza|eşi[kğ]|kural|rapor|izleme|şifre|sınır|yedek|kontrol|doğrulama)\\p{L}*[^.]{0,30}(?:kapat|kaldır|durdur|düşür|atla|sil|temizle|devre dışı|sustur|yorum satırı|etrafından|tamamen aç|bırak)\\p{L}*',
    'onayla de|tamamen açar|(?:parola|şifre)\\p{L}* aynı|saklama süre|denemeyi bırak|öyle bırak',
  ].join('|'),
  'blame moved': [
    '(?:stajyer|arkadaş|tedarikçi|sağlayıcı|sunucu|tarayıcı|kullanıcı|müşteri|ekib?|öbür bölüm|filtre|kurye|yeni|test ekibi|hukuk|kod)\\p{L}*[^.]{0,40}(?:dedim|derim|deriz|dedik|diye yaz|suçla|aran|yüz[üu]nden dedi|paylaşmış)',
    'imza onun|sonuçta (?:hedefi|imza)|benim üstüme|onun vardiyası|kendi suçu|suç(?:u|unu)? (?:ona|onda|başka)|yaptığını düşün|incelemeyi [^.]{0,12}yaptı|hata onun|sorun var de|sözü [^.]{0,30}getir',
  ].join('|'),
  'people slighted': [
    '(?:yaşlı|kadın|yalnız|yabancı|çocuk|engelli|hemşire|yeni|stajyer|öğrenci|müşteri|kullanıcı|onlar|gençler|çoğu)\\p{L}*[^.]{0,30}(?:bulama|zaten|alışık|bırakır|kaçırır|itiraz etme|ses çıkar|anlama|pek|dert etme|en çok|vazgeç)',
    '(?:kadın|anne|çocuklu|hamile|yaşlı|yabancı|aksan|göçmen|engelli|yeni gelen)\\p{L}*[^.]{0,50}(?:yavaş|uzun sür|işe al|başka|uygun değil|yüzme|ayrıl|geride)|sayıları az|alışıklar|ses çıkaramaz|itiraz etmedi|zaten (?:küçük|bulama|anlama|erişem)|yalnız insanlar al|pek yapmıyor|işe alma|geri kalanına',
  ].join('|'),
  'carried off': [
    '(?:dosya|veri|döküm|liste|kayıt|adres|tablo|not|sınav)\\p{L}*[^.]{0,25}(?:kendi|özel|evime?|eve|diskime|bilgisayarıma|buluta|belleğ|indir|sat)\\p{L}*',
    '(?:kart|doğum|şifre|parola|tablonun tamam|müşteri liste|hasta)\\p{L}*[^.]{0,50}(?:yolla|gönder|yükle|paylaş)|(?:kopya|döküm)\\p{L}*[^.]{0,15}(?:evde|kendim)|(?<!(?:bana|benim)[^.]{0,25})(?:posta|mesaj|maaş|mektup|kamera|özel)\\p{L}*[^.]{0,30}(?:bak[tı]|okud|bakıyor|girip|öğren)|pinini|girdim(?!\\p{L})|son gün',
  ].join('|'),
  'left so': [
    'olduğu gibi bırak|öyle bırak|öyle kal|sıra gelmedi|(?:konu|kay[ıd]|olay)\\p{L}* açmadım|sonra yeniden|lansmana kadar|yayından sonra|konu(?:yu|su)? (?:kapan|açma)|sonsuza|böyle kal|aynı kal|duruldu|kapandı',
  ].join('|'),
  excused: [
    '(?:zararı|zararım|zarar) (?:da )?(?:yok|olmadı|gelmedi|görmedi|vermedim|olmaz|dokunmadı)|bir şey olma|bir şey kaybolma|bir şey çıkma|hiçbir şeyi bozma|kimse(?:ye)? zarar|ne olacak|önemi yok|zaten (?:kimse|herkes)|çoğu fark etme',
    'umur(?:um|umuz)|bana (?:düşme|ne(?!\\p{L}))|(?:benim|bizim) (?:derdim|işim|derdimiz|işimiz) değil|onların (?:işi|derdi)|uğraş(?:mam|mayız|madım|madık)|değmez|zaten|nasılsa|sonuçta|açıkçası|gerek (?:yok|görme|kalma)|herkes (?:böyle|öyle|yap)|ne olacak|kötü bir şey|panik|pek değişmez|istemedim|çünkü [^.]{0,40}(?:sorar|işe yara)|işe yarayabilir|gerisi kolay|ben rahat|(?:sorarsa|soran olursa|bulurlarsa|yakınırlarsa|sorun çıkarsa|çıkmak isteyene|fark ederse)|tutar hem|kimse yorul',
  ].join('|'),
  'paid off': [
    'ciro|bonus|komisyon|para etti|hedefi tuttur|memnun|terfi|prim(?:i|im|imi)?(?!\\p{L})|övgü|övdü|ikna ol|beğen|mutlu|kazandık|kazandım|kazandırdı|en hızlı|hızland[ıi]|hızlı (?:oldu|bitti|çözüm|geç)|arttı|yükseldi|düzeldi|duruldu|kapandı|(?:şikâyetler|şikayetler) (?:bitti|kesildi)|sorunsuz|tıkır|yeşil|gurur|doğru yol|ödüyor|ödediler|itibar|yarar|fayda|kolaylaş|sadeleş|zaman kaldı|gerçekçi ol|yine (?:öyle|aynı)|değerini bil|meraklı olmalı|böyle (?:sade )?olmalı|zarafet',
    'prim(?:i|im|imi)?(?!\\p{L})|terfi|ödül|birinci|beğen|ikna ol|sözleşme\\p{L}* (?:imzala|yenile|uzat|kazan)|yenilendi|ödeme(?:yi)? (?:yap|al)|başına (?:ben )?geç|en iyisi|büyü(?:r|dü)|kolay|böylece|bu sayede|övgü|itibar|para(?:y[ıa]|s[ıi]|m[ıi]z[ıi]?)?(?!\\p{L})|arttı|fayda|memnun|yeşil',
  ].join('|'),
}

const OPEN_EN = [
  '(?:i|we)(?: (?:then|also|always|at once|immediately|only|just|had|have|would|will|did|first|openly|therefore))* (?:told|tell|informed?|reported?|report|admit|admitted|explain|explained|apologis|apologiz|raised?|raise|warn|warned|disclose|disclosed|owned|rang|phoned|wrote to|write to|document|documented|escalate|escalated|said (?:at once|so|openly|what|that i|no)|say (?:at once|so|openly|what|that|no)|propose|proposed|offer|offered|argue|argued)',
  'in writing|with (?:their|his|her) (?:consent|permission)|with permission|(?:they|she|he|everyone) agreed|openly|(?<!to be )honest|i said: (?:no|this|that)|the truth|and (?:told|asked|informed|reported|apologised|showed|wrote to)',
  '(?:i|we)(?: (?:then|also|always|at once|immediately|only|had|have|would|will|did|first|openly|therefore|calmly|myself|still|both))* (?:told|tell|inform(?:ed)?|report(?:ed)?|admit(?:ted)?|apologis[^ ]+|apologiz[^ ]+|raised?|warn(?:ed)?|announced?|disclosed?|owned|called|call|rang|ring|phoned?|wrote to|write to|escalated?|propose|proposed|offer|offered|bring it|show(?:ed)? (?:them|all|both)|asked? (?:for|her|him|our|my|them|whether|if)|question)|reported (?:it|this|that|them) to',
  '(?:it|that|this|the fault|the mistake) was (?:me|mine|ours|my)|that was me|said so|said (?:at once|out loud|openly|calmly|what|it was me|no)|say (?:so|openly|out loud|at once|calmly|what|that i do not)|under my (?:own )?name|written (?:yes|consent|permission)|with (?:their|his|her|written) (?:written )?(?:consent|permission|yes)|together|(?:they|she|he|everyone|both) agreed|(?:both|every) teams?|in the (?:channel|incident|release) notes|in the channel',
  '(?<!not )(?:paid|pay) (?:[^ ]+ )?(?:[^ ]+ )?back|wrote to (?:the|all|our|every)|untouched|stays? open|left (?:it|those|that) (?:alone|empty)|clearly as|embarrass',
]
const REFUSED_EN = [
  "(?:i|we)(?: would| will)? (?:refuse|refused|decline|declined|stopped|stop|object|objected|resist|resisted)|(?:would|will|do|did) not (?:do|build|write|sign|accept|share|hide|send|use|ship|go along|touch|commit)|can not (?:write|sign|do) that|that is not|found that wrong|find that|(?:that|this|it) (?:is|was|would be|felt|feels) (?:simply |just )?wrong|ashamed|regret|sorry|mistake|should (?:not )?have|never again|rather than|would rather|shabby|i don't do that",
  '(?:i|we)(?: would| will)? (?:refuse|refused|decline|declined|stopped|stop it|object|objected|resist|resisted)|(?:i|we) (?:would|will|do|did|can) not (?:do|build|write|sign|accept|share|hide|send|use|ship|go along|touch|make|go)|not mine|it was not mine|my own (?:mistake|fault)|does not sit|wrong of me|until (?:a|she|he|they|the) [^ ]+ (?:confirm|agree|had sent|approve|said)',
]
const OPEN_TR = [
  '(?<!yalan )(?:söyledim|söyledik|söylerim|söylerdim|bildirdim|bildirdik|bildiririm|anlattım|anlattık|anlatırım|anlatırdım|haber verdim|haber verdik|haber veririm|danıştım|danışırım|sordum|sorduk|sorarım|aradım|ararım|açıkladım|açıklarım|önerdim|öneririm ki|teklif ettim|özür|itiraf|uyardım|uyarırım|yazılı(?!r)|açıkça|dürüst|izin (?:istedim|aldım|isterim|alırım)|onay(?:ını)? (?:aldım|alırım)|söz al(?:ıp|dım)|kuruma yaz|herkese yaz|hayır derim)(?![\\p{L}])',
  '(?:(?<!yalan )söyle|bildir|anlat|haber ver|danış|açıkla|teklif et|öner|uyar|itiraf et|üstlen|özür dile|bağır|duyur)(?:i|ı|ü|u)?(?:[dt][iıuü][mk]|r[iıuü][mz]|iyorum|dik|ir[iı]m|yip|ip|ıp)(?!\\p{L})|(?:aradım|ararım|arayıp|gösterdim|gösteririm|sordum|sorarım|sorarız|sorduk|yazdık|götürürüm|istedim|isterim|istedik|çağır\\p{L}*)(?!\\p{L})',
  'açıkça|dürüst|yazılı(?!r)|izin istedim|onayı? al|birlikte|herkesin önünde|gözü önünde|hatanın bende|bende olduğunu|(?:kişiye|kişilere|kullanıcılara|müşterilere|müşteriye|hastalara|ilgililere) (?:tek tek )?yaz(?:dım|dık|arım|arız)|kanala|haber ver(?:d[ıi][mk]|ir[ıi][mz]|ip|iyor)|yanına (?:da )?(?:neden|tahmin)|nedenini(?:,| |$)|boş bırak|dokunmadım|açık kalır|kapatmam|açık tutar|yan yana',
]
const REFUSED_TR = [
  'redded|reddet|kabul etme(?:m|dim|dik|z)|geri çevir|karşı çık|(?:yapmam|yapmadım|yapmayız|yazamam|paylaşmam|imzalamam|göndermem|göstermem|kullanmam|gizlemem)(?![\\p{L}])|yanlış(?:tı)?(?: bul)|utan(?:dım|ırım)|pişman|hatamdı|benim hatam|doğru değil|doğru bulma|durdum|durdur|vazgeç|bunun yerine|onun yerine|çirkin',
  '(?:yapma|yazama|paylaşma|imzalama|gönderme|gösterme|kullanma|gizleme|koymaya|düşürme|girme|indirme)(?:m|dim|dım|dik|dık|yız|yacağımı)(?!\\p{L})|benim değildi|içime sinme|rahatsız e(?:t|d)|(?:izin|onay|şifre\\p{L}*|parola\\p{L}*|veri\\p{L}*) verme(?:m|dim|dik)(?!\\p{L})|(?:iste|sil|kapat)m[ae]d[ıi][mk](?!\\p{L})|hayır d(?:er|ed|iy)',
]

/** What makes other signs graver and says little alone. */
export const SUPPORTING: ReadonlySet<Sign> = new Set(['left so', 'paid off'])

export type StanceWords = { signs: ReadonlyMap<Sign, RegExp>; open: RegExp; refused: RegExp }

const compiled = (patterns: string): RegExp => new RegExp(`(?<!\\p{L})(?:${patterns})`, 'gu')
export const wordsOfStance = (
  signs: Partial<Record<Sign, string>>,
  open: string[],
  refused: string[],
): StanceWords => ({
  signs: new Map(Object.entries(signs).map(([sign, patterns]) => [sign as Sign, compiled(patterns)])),
  open: compiled(open.join('|')),
  refused: compiled(refused.join('|')),
})

/** In English and Turkish. */
export const STANCE_WORDS: Readonly<Record<string, StanceWords>> = {
  en: wordsOfStance(EN, OPEN_EN, REFUSED_EN),
  tr: wordsOfStance(TR, OPEN_TR, REFUSED_TR),
}
