import type { Bank } from './acts.ts'

export const TR: Bank = {
  rejection: `
{maalesef|ne yazık ki|üzülerek} {başvurunuzu olumlu değerlendiremedik|sizinle devam edemeyeceğiz|süreci sizinle sürdüremiyoruz|bu pozisyon için sizi seçemedik|başvurunuz kabul edilmedi}
{başka bir adayla|diğer adaylarla|daha deneyimli bir adayla|içeriden bir arkadaşımızla|farklı bir isimle} {ilerleme kararı aldık|devam ediyoruz|anlaştık|yola devam etmeye karar verdik|süreci tamamladık}
{pozisyon|kadro|ilan|bu rol} {doldu|kapandı|iptal edildi|kapatıldı|başka birine verildi|durduruldu|için alım yapmaktan vazgeçtik}
{tercihimizi|kararımızı|seçimimizi} {başka bir adaydan yana kullandık|diğer bir aday lehine verdik|farklı yönde verdik}
{profiliniz|deneyiminiz|özgeçmişiniz} {aradığımız kriterlere uymuyor|beklentilerimizi karşılamıyor|bu rol için uygun bulunmadı|yeterli görülmedi}
{bu sefer olmadı|bu kez olmadı|olumsuz sonuçlandı|sizi bir sonraki aşamaya alamıyoruz|bir sonraki tura kalamadınız|elendiniz}
{size olumlu bir haber veremiyorum|keşke daha iyi bir haber verebilseydim|beklediğiniz haber bu değil|size kötü bir haberim var}
{başvurunuz|süreciniz} {olumsuz|olumsuz olarak} {değerlendirildi|sonuçlandı|sonuçlandırıldı}
{teklif sunamayacağız|işe alamayacağız|yer veremiyoruz|kadromuza katamıyoruz|görüşmeye çağıramıyoruz}
{test sonucunuz|puanınız} {barajın altında kaldı|yeterli olmadı|beklenen seviyede değil}
{yönetim|müdürümüz|ekip|kurul} {başka birini seçti|kadroyu iptal etti|farklı bir adayda karar kıldı|alımı durdurdu}
{çok sayıda başvuru aldık ve|yoğun başvuru nedeniyle} {sizi değerlendiremedik|herkesi görüşmeye çağıramadık|başka adaylar öne çıktı}
{ikinci sırada kaldınız|son ana kadar kararsız kaldık ama diğer adayı seçtik|çok yakındı ama olmadı}
{firma|şirket|yönetim} {pozisyonu kapatma kararı aldı|kadroyu kaldırdı} {dolayısıyla süreci sonlandırıyoruz|bu yüzden süreç burada bitiyor}
{ihtiyacımıza daha yakın|beklentimize daha uygun} {biriyle|bir adayla} {yola çıkıyoruz|devam ediyoruz}
{seninle|sizinle} {ilerleyemiyoruz|devam edemiyoruz|çalışamayacağız}`,
  parting: `
{iş arayışınızda|kariyerinizde|bundan sonraki süreçte} {başarılar dileriz|bol şans|size başarılar diliyoruz|yolunuz açık olsun}
{özgeçmişinizi|bilgilerinizi} {ileride açılacak pozisyonlar için saklayacağız|veri tabanımızda tutacağız|havuzumuzda saklıyoruz}`,
  answer: `
{bize|bana} {cuma gününe kadar|bu hafta|en kısa sürede} {haber verin|bilgi verin|yazın|dönün}
{cevabınızı|kararınızı|dönüşünüzü} bekliyoruz
{olur mu|uygun mu|ne dersiniz|sizin için uygun mu|size uyar mı}
{pazartesiye kadar|hafta sonuna kadar} {olsa iyi olur|yeterli|lütfen}`,
  invite: `
{sizinle|seninle} {tanışmak|görüşmek|kısa bir görüşme yapmak|teknik bir görüşme yapmak} {istiyoruz|isteriz|için müsait misiniz}
{salı 0|perşembe saat 0|0 mart 0|hafta içi öğleden sonra} {sizin için uygun mu|size uyar mı|müsait olur musunuz|nasıl olur}
{ikinci görüşme|bir sonraki görüşme|teknik mülakat|ekip görüşmesi} {için|} {takvimden saat seçin|şu saatler uygun|0 mart saat 0 olarak planlandı|ofisimizde olacak}
{görüşme bağlantısı|toplantı linki|davet} {ektedir|aşağıda|takviminize düştü|e-postanıza gönderildi}
{hangi gün|hangi saat} {size uygun|uygun olursunuz|konuşabiliriz}
{sizi|seni} {görüşmeye|mülakata|ofisimize|tanışmaya|online bir görüşmeye|deneme gününe} {davet etmek istiyoruz|davet ediyoruz|bekliyoruz|çağırmak isteriz}
{sizinle|seninle} {tanışmak|görüşmek|konuşmak|bir kahve içmek|kısa bir telefon görüşmesi yapmak} {isteriz|istiyoruz|istedik}
{pazartesi saat 0|salı günü|yarın|0 Mart saat 0|perşembe öğleden sonra} {uygun musunuz|müsait misiniz|müsait misin|uyar mı|görüşebilir miyiz|gelebilir misin}
{ne zaman|hangi gün|hangi saat|hangi saatlerde} {müsaitsiniz|uygunsunuz|müsait olursunuz|gelebilirsiniz|görüşebiliriz|konuşabiliriz}
{görüşmeniz|mülakatınız|randevunuz|toplantımız} {0 Mart saat 0|pazartesi günü|çarşamba saat 0} {yapılacaktır|olarak planlandı|gerçekleşecek|için onaylandı}
{aşağıdaki linkten|takvimimden|bağlantıdan} {size uygun bir saat|uygun bir zaman|bir randevu} {seçebilirsiniz|seçin|alabilirsiniz}
{sizi|seni} {yarın|cuma günü|saat 0|bu hafta} {arayacağım|arayacağız|arayalım mı|telefonla arayabilir miyim}
{bir sonraki aşama|sıradaki adım|ikinci tur} {ekip lideriyle görüşme|yöneticimizle mülakat|yüz yüze görüşme|kısa bir sohbet} {olacak|olarak planlandı}
{görüşmemizi|mülakatı|toplantıyı} {perşembeye|başka bir güne|saat 0 a|bir hafta sonraya} {almak|ertelemek|kaydırmak} {zorundayız|istiyoruz|gerekiyor}
{katılımınızı|gelip gelemeyeceğinizi|saatin uygun olup olmadığını} {teyit eder misiniz|bildirir misiniz|yazar mısınız}
{görüşmede|salı günü|ofiste} {görüşmek üzere|buluşmak dileğiyle|sizi bekliyoruz}
{uğrayıp|gelip|bir gün gelip} {tanışalım|dükkanı görür müsünüz|ekibimizle tanışın|konuşalım}`,
  task: `
{görüşmeden önce|ilk adım olarak|sonraki aşamada} {kısa bir ödev|bir vaka çalışması|bir kodlama testi|küçük bir proje} {gönderiyoruz|hazırladık|rica ediyoruz|yapmanızı istiyoruz}
{ödevi|çalışmayı|testi} {0 marta kadar|cuma gününe kadar|0 gün içinde} {teslim etmenizi|göndermenizi|tamamlamanızı} {rica ederiz|bekliyoruz}
{teste|sınava|değerlendirmeye} {aşağıdaki bağlantıdan|linkten} {girebilirsiniz|başlayabilirsiniz|erişebilirsiniz}
{sizden|senden} {küçük bir ödev|kısa bir çalışma|bir vaka çalışması|teknik testi|bir sunum} {hazırlamanızı istiyoruz|yapmanı rica ediyoruz|tamamlamanızı bekliyoruz|çözmenizi istiyoruz}
{ekte|ekteki dosyada|aşağıda|bağlantıda} {ödev|vaka çalışması|test|görev|sorular|veri seti} {yer alıyor|bulunuyor|var|bulabilirsiniz}
{çözümünüzü|ödevi|cevaplarınızı|çalışmanızı|sunumunuzu} {pazar gününe kadar|0 Mart a kadar|saat 0 a kadar|bir hafta içinde} {gönderin|iletin|paylaşabilirsiniz|teslim edin|yükleyin}
{testi|sınavı|değerlendirmeyi|envanteri} {tamamlamak|çözmek|bitirmek} için {0 dakikanız|iki saatiniz|üç gününüz} var
{bir sonraki adım|ikinci aşama} {teknik test|evde yapılacak ödev|online sınav|kodlama testi|yazılı sınav}
{kısa bir video|tanıtım videosu|cevaplarınızı videoya} {çekip gönderin|kaydedip yükleyin|çekmenizi istiyoruz}
{küçük bir servis|bir uygulama|bir metin|bir tasarım|bir ders planı} {yazmanızı|hazırlamanızı|çizmenizi|tasarlamanızı} {istiyoruz|rica ederiz|bekliyoruz}
{test linki|sınav bağlantısı} {0 gün geçerlidir|cuma günü kapanacak|size iletildi}
{nasıl yapardınız|nasıl çözerdiniz|nasıl yaklaşırdınız}, {bir sayfada yazın|kısaca anlatıp gönderin}
{küçük bir|kısa bir} {ödev|proje|çalışma} {paylaşıyoruz|gönderiyoruz|iletiyoruz}
{ekteki|aşağıdaki} {planı|metni|veriyi|soruları} {çizip|düzenleyip|çözüp} {yollar mısın|gönderir misiniz|paylaşabilirsin}`,
  info: `
{eksik|kalan} {belgelerinizi|evraklarınızı|diploma örneğinizi|referanslarınızı} {iletir misiniz|gönderebilir misiniz|tamamlamanızı rica ederiz}
{maaş beklentinizi|ihbar sürenizi|en erken başlama tarihinizi|askerlik durumunuzu} {öğrenebilir miyiz|paylaşır mısınız|yazar mısınız|belirtmenizi rica ederiz}
{şehir değiştirmeye|uzaktan çalışmaya|vardiyalı çalışmaya} {sıcak bakar mısınız|uygun musunuz}
{lütfen|rica etsek} {diplomanızı|kimlik fotokopinizi|adli sicil kaydınızı|referanslarınızı|güncel özgeçmişinizi|sertifikalarınızı|eksik belgeleri} {gönderin|iletir misiniz|paylaşır mısınız|yükler misiniz}
{ücret beklentiniz|maaş beklentiniz|ihbar süreniz|başlayabileceğiniz tarih|en erken başlangıç tarihiniz} {nedir|ne kadar|hakkında bilgi verir misiniz|bildirir misiniz}
{ne zaman|hangi tarihte|en erken ne zaman} {başlayabilirsiniz|işe başlayabilirsin|başlayabilirsin}
{ehliyetiniz|çalışma izniniz|seyahat engeliniz|deneyiminiz|aracınız} var mı
{hafta sonu|vardiyalı|gece|şehir dışında} {çalışabilir misiniz|çalışmaya uygun musunuz|çalışır mısın}
{dosyanızda|başvurunuzda|evraklarınızda} {eksik belge var|diploma eksik|imza eksik|ikinci sayfa yok}
{dosya|ek|özgeçmiş} {açılmadı|açılmıyor|bozuk}, {tekrar gönderir misiniz|yeniden yollar mısınız}
{formu doldurup|ekteki formu imzalayıp|onay formunu imzalayıp} {gönderir misiniz|geri iletin|iletmenizi rica ederiz}
{iki referans|bir referans|eski yöneticinizin adını} {paylaşır mısınız|yazar mısınız|iletebilir misiniz}
{bir sorumuz|birkaç sorumuz|küçük bir sorumuz} {olacak|var}: {hangi|kaç|ne kadar}
{askerlik durumunuz|ikamet adresiniz|dil seviyeniz} {nedir|hakkında bilgi verir misiniz}`,
  offer: `
{size|sana} {iş teklif|teklif|pozisyonu teklif|bu görevi teklif} {etmekten mutluluk duyuyoruz|ediyoruz|sunmak istiyoruz|etmek isteriz}
{sizi|seni} {işe almak|aramızda görmek|ekibimize katmak|kadromuza almak} {istiyoruz|istiyoruz, hayırlı olsun|isteriz}
{tebrikler|müjde|hayırlı olsun} {işe alındınız|iş sizin|pozisyon sizin|seçildiniz|işe kabul edildiniz}
{iş sözleşmeniz|teklif mektubunuz|sözleşme} {ektedir|ekte|imzanız için hazır|gönderildi}, {imzalayıp iletin|inceleyip dönüş yapın}
{maaşınız|aylık ücretiniz|net ücret} {0 TL|0 lira net} {olacak|olarak belirlendi} ve {0 Mart ta başlıyorsunuz|pazartesi işbaşı}
{sizde karar kıldık|sizinle çalışmak istiyoruz|tercihimiz siz oldunuz|ekip sizi seçti}
{teklifimiz|bu teklif} {cuma gününe kadar geçerlidir|sağlık raporuna bağlıdır|referans kontrolüne bağlı}
{teklifi kabul edip etmediğinizi|kararınızı} {cuma gününe kadar|0 Mart a kadar} {bildirin|iletir misiniz|bekliyoruz}
{aramıza hoş geldin|ekibe hoş geldiniz}, {ilk iş günün pazartesi|0 Mart ta başlıyorsunuz}
{sizinle devam etmek istiyoruz|seninle çalışmak istiyoruz}, {pazartesi başlayabilirsiniz|net 0 TL ve yemek|0 Mart itibarıyla başlıyorsun}
{net|aylık} 0 TL, {yemek ve yol|sigorta} {dahil|bizden}, {0 Mart ta başlayabilirsiniz|işbaşı pazartesi}`,
  received: `
{başvurunuz|özgeçmişiniz|formunuz} {sistemimize düştü|bize ulaştı|kayda alındı|başarıyla iletildi}
{uygun görülmesi|olumlu bulunması|profiliniz uyması} {halinde|durumunda} {sizinle iletişime geçeceğiz|dönüş yapacağız|arayacağız}
{diğer başvurunuz|süreciniz} {için süreç sürüyor|devam ediyor|değerlendiriliyor} {ekip bu hafta dönecek|haber vereceğiz|}
{özgeçmişiniz|belgeleriniz|dosyanız|ekleriniz} {okulumuza|bize|elimize} {eksiksiz|sorunsuz} {ulaştı|geldi}
{bu süre içinde|şimdilik} {aramanıza|bir şey yapmanıza|belge göndermenize} gerek yoktur
dosyanıza {0 sayısı|bir numara} verildi
{başvurunuz|özgeçmişiniz|cv niz|evraklarınız|mesajınız} {bize ulaştı|alındı|tarafımıza ulaşmıştır|elimize geçti|sisteme kaydedildi}
{başvurunuz|ilginiz|başvurduğunuz|bize yazdığınız} için {teşekkür ederiz|teşekkürler|çok teşekkürler}
{başvurunuzu|özgeçmişinizi|tüm başvuruları} {inceliyoruz|inceleyeceğiz|değerlendiriyoruz|dikkatle okuyacağız|değerlendirmeye aldık}
{en kısa sürede|iki hafta içinde|değerlendirme sonrasında|sonuçlanınca} {size döneceğiz|dönüş yapacağız|sizinle iletişime geçeceğiz|size haber vereceğiz|bilgi vereceğiz}
{başvurunuz|özgeçmişiniz} {ilgili birime iletildi|değerlendirme aşamasında|yöneticiye aktarıldı|incelenmektedir}
{uygun görülmeniz|profiliniz uygun bulunursa|olumlu olması} {halinde|durumunda} {sizinle iletişime geçilecektir|görüşmeye davet edileceksiniz|arayacağız}
{başvuru numaranız|referans numaranız|başvurunuzun durumunu} {0|panelden takip edebilirsiniz}
{son başvuru tarihi|ilan} {0 Mart|cuma günü} {sonrasında değerlendireceğiz|kapandıktan sonra döneceğiz}
{özgeçmişini|başvurunu|mesajını} {aldık|aldım|gördük}, {teşekkürler|ekip arkadaşlarımız inceliyor|bakıyoruz}
{uygun görürsek|uygun olursa} {görüşme için ararız|seni ararız|döneriz}
değerlendirme {yaklaşık iki hafta sürüyor|biraz zaman alıyor}, {olumlu ya da olumsuz|her durumda} {dönüş yapıyoruz|haber veriyoruz}`,
  hold: `
{süreç|alım|kadro} {bütçe onayı|yönetim onayı|yeniden yapılanma} {bekliyor|nedeniyle durdu|sebebiyle beklemede}
{ne zaman|nasıl} {netleşeceğini|sonuçlanacağını} {ben de bilmiyorum|henüz bilmiyoruz|şu an söyleyemem}
{henüz|hâlâ} {karar vermedik|bir karar çıkmadı|net bir şey yok|sonuçlanmadı}
{ne evet ne hayır diyebiliyorum|ne olumlu ne olumsuz bir karar var}
{bir adım ilerleyemedik|hâlâ aynı yerdeyiz}
{süreç|pozisyon|alım|işe alım} {beklemede|askıya alındı|donduruldu|durduruldu|ertelendi|bir süre durdu}
{henüz|daha} {karar verilmedi|karar vermedik|netleşmedi|sonuçlanmadı|bir gelişme yok}
{değerlendirme|karar|süreç} {beklediğimizden uzun sürüyor|biraz daha sürecek|uzadı}, {sabrınız için teşekkürler|beklettiğimiz için özür dileriz}
{başvurunuz|adaylığınız} {hâlâ aktif|değerlendirmede|geçerliliğini koruyor}
{bütçe onaylanınca|netleşince|gelişme olunca|süreç yeniden başlayınca} {haber vereceğiz|size yazacağız|bilgi vereceğiz}
{başvurunuzu geri çektiğinizi|vazgeçtiğinizi} {not ettik|kaydettik}
{yedek listede|yedek aday olarak} {tutuyoruz|bekliyorsunuz}`,
  ad: `
{sana uygun|profilinle eşleşen|bu hafta öne çıkan|yeni} {0 ilan|ilanlar|iş fırsatları|iş ilanları}
{hemen başvur|ilanları gör|tüm ilanlar|detaylı bilgi|incele}
{bu e-postayı|bu bülteni} {almak istemiyorsan|abone olduğunuz için aldınız|üye olduğun için alıyorsun}
{listeden çık|abonelikten çık|bildirim ayarları|tercihlerini güncelle}
{kayıt ol|yerini ayırt|ücretsiz katıl|hemen kaydol} {webinar|kariyer günü|fuar|etkinlik|açık gün}
{premium üyelik|yüzde 0 indirim|fırsatı kaçırma|sınırlı süre|kampanya}
{profilini güncelle|özgeçmişini öne çıkar|mülakat şansını artır|teklif alan adaylar}
{anketimize katılın|deneyiminizi değerlendirin|bizi puanlayın}
{ekibimiz büyüyor|çalışma arkadaşları arıyoruz}, {arkadaşınla paylaş|ilanlarımıza göz at}
{bültenimiz|bu ayın haberleri|blogumuzda bu hafta}`,
  auto: `
{0 Mart a kadar|şu anda|pazartesiye kadar} {izindeyim|ofis dışındayım|yıllık izindeyim|erişimim sınırlı}
{acil durumlarda|acil konular için} {çalışma arkadaşıma yazabilirsiniz|santrali arayın|ulaşabilirsiniz}
{mesajınız iletilemedi|e-posta teslim edilemedi|posta kutusu dolu|bu adres izlenmemektedir}
{döndüğümde|dönüşümde} {yanıtlayacağım|size dönerim}
{otomatik yanıt|bu otomatik bir mesajdır}`,
  fraud: `
{banka bilgilerinizi|hesap numaranızı|kart bilgilerinizi|kimliğinizin iki yüzünü} {gönderin|iletin|whatsapp tan atın}
{dosya masrafı|kayıt ücreti|eğitim ücreti|depozito} {yatırmanız gerekir|ödeyin|olarak 0 TL gönderin}
{evden günde iki saat|mülakatsız|deneyimsiz} {0 TL kazanın|işe başlayın|para kazan}
{whatsapp|telegram} {hattımıza yazın|üzerinden bize ulaşın}`,
  stranger: `
{profilinizi|linkedin profilinizi} {inceledim|gördüm|çok beğendim} ve {yeni bir fırsat|bir pozisyon} {için yazıyorum|ilginizi çekebilir}
{bir müşterimiz için|iş ortağımız adına} {yazılımcı arıyoruz|ekip arkadaşı arıyoruz}
{yeni fırsatlara|iş değişikliğine} {açık mısınız|sıcak bakar mısınız}
{ilgilenirseniz|ilginizi çekerse} {cv nizi iletin|konuşalım}`,
  none: `
{saygılarımla|iyi çalışmalar|sevgiler|selamlar|kolay gelsin|iyi günler}
{merhaba|sayın aday|sayın yetkili|değerli aday}
{sorularınız olursa|sorunuz varsa} {yazabilirsiniz|bu maile yanıt verebilirsiniz|arayabilirsiniz}
{insan kaynakları uzmanı|insan kaynakları|işe alım ekibi|genel müdür}
{zaman ayırdığınız|görüştüğümüz|geldiğiniz|sabrınız} için teşekkür ederiz
{bu e-posta gizlidir|yasal uyarı|kişisel verileriniz kvkk kapsamında işlenir}
{sürecimiz|işe alım sürecimiz} {başvuru, test, mülakat ve tekliften oluşur|üç aşamadan oluşur}
{seçilirseniz|uygun bulunursanız|olumlu olursa} {teklif sunulur|görüşmeye çağrılırsınız|belge istenir}
{tanıştığımıza|sizinle konuştuğumuza} {memnun olduk|sevindik}
{siparişiniz|aboneliğiniz|hesabınız} {kargoya verildi|onaylandı|oluşturuldu}
{hava|trafik|maç} {güzeldi|berbat|iyiydi}
{kafemiz|ofisimiz|mağazamız} {kapalıdır|açıktır|taşındı}
{iyi bayramlar|mutlu yıllar|geçmiş olsun|iyi hafta sonları}
{fatura|vardiya listesi|tutanak} {ektedir|güncellendi}
{aranan nitelikler|iş tanımı|yan haklar}: {0 yıl deneyim|ehliyet|üniversite mezunu|yemek kartı}
{müşteri desteği|stok takibi|kasa|raporlama} {0 kişilik ekipte|0 yıl boyunca}`,
}
