import type { Catalogue } from '../catalogue.ts'

const units: Record<string, string> = { second: 'saniye', minute: 'dakika' }

export const messages: Catalogue['messages'] = {
  exact: {
    'First name is required': 'Adını yaz',
    'Last name is required': 'Soyadını yaz',
    'Name is required': 'Adını yaz',
    'Message is required': 'Mesajını yaz',
    'Email address is required': 'E-posta adresini yaz',
    'Enter a valid email address': 'Geçerli bir e-posta adresi yaz',
    'This email address is too long': 'Bu e-posta adresi çok uzun',
    'Password is required': 'Şifreni yaz',
    'Password must be at least 8 characters': 'Şifre en az 8 karakter olmalı',
    'Password must be at most 128 characters': 'Şifre en çok 128 karakter olabilir',
    'Password is too long': 'Şifre çok uzun',
    'You must accept our terms and conditions': 'Devam etmek için kullanım şartlarını kabul etmelisin',
    'Please use letters, spaces and punctuation only': 'Lütfen yalnızca harf, boşluk ve noktalama kullan',
    'This is too long for a code': 'Bu bir kod için çok uzun',
    'This is missing or has the wrong form': 'Burası eksik ya da biçimi yanlış',
    'An account with this email already exists': 'Bu e-posta ile açılmış bir hesap zaten var',
    'This password is on the lists that attackers try first. Please choose another.':
      'Bu şifre, saldırganların ilk denediği listelerde. Lütfen başka bir tane seç.',
    'Please choose a password without your own name or email address in it.':
      'Lütfen içinde kendi adın ya da e-posta adresin geçmeyen bir şifre seç.',
    'Invalid login details': 'E-posta ya da şifre yanlış',
    'This is not your password.': 'Şifre yanlış.',
    'This is not your password. Nothing was deleted.': 'Şifre yanlış. Hiçbir şey silinmedi.',
    'Enter the code of your authenticator app.': 'Doğrulama uygulamandaki kodu yaz.',
    'This code is wrong or was used already. Wait for the next one in your app and try again.':
      'Bu kod yanlış ya da daha önce kullanılmış. Uygulamandaki bir sonraki kodu bekleyip yeniden dene.',
    'This link has been used or has run out. Please ask for a new one.':
      'Bu bağlantı kullanılmış ya da süresi dolmuş. Lütfen yenisini iste.',
    'Please sign in to continue.': 'Devam etmek için giriş yap.',
    'Your session has ended. Please sign in again.': 'Oturumun sona erdi. Lütfen yeniden giriş yap.',
    'Too many requests. Please wait a moment and try again.': 'Çok fazla istek geldi. Biraz bekleyip yeniden dene.',
    'Many people are signing in right now. Please try again in a moment.':
      'Şu anda çok kişi giriş yapıyor. Birazdan yeniden dene.',
    'The server is busy. Please try again in a moment.': 'Sunucu yoğun. Birazdan yeniden dene.',
    'The server is being restarted. Please try again in a moment.':
      'Sunucu yeniden başlatılıyor. Birazdan yeniden dene.',
    'The database is not answering right now. Please try again in a moment.':
      'Veritabanı şu anda yanıt vermiyor. Birazdan yeniden dene.',
    'Your trash is full. What you threw away goes for good after 30 days; until then nothing can be added.':
      'Çöp kutun dolu. Attıkların 30 gün sonra kalıcı olarak silinir; o zamana kadar yeni bir şey eklenemez.',
    'Your applications hold as much history as there is room for. Export them and delete some you no longer need.':
      'Başvurularının geçmişleri, ayrılan yerin tamamını dolduruyor. Başvurularını dışa aktar ve artık gerekmeyenleri sil.',
    'This server has run out of space, so nothing was saved. Please try again later.':
      'Bu sunucuda yer kalmadı, bu yüzden hiçbir şey kaydedilmedi. Lütfen daha sonra yeniden dene.',
    'You appear to be offline. Check your connection and try again.':
      'Çevrimdışı görünüyorsun. Bağlantını kontrol edip yeniden dene.',
    'The server took too long to answer. Please try again.': 'Sunucunun yanıtı çok uzun sürdü. Lütfen yeniden dene.',
    'The answer broke off. Check your connection and try again.':
      'Yanıt yarıda kesildi. Bağlantını kontrol edip yeniden dene.',
    'The server gave an answer that cannot be read. Please try again.':
      'Sunucudan gelen yanıt okunamadı. Lütfen yeniden dene.',
    'Please sign in again.': 'Lütfen yeniden giriş yap.',
    'Something went wrong': 'Bir şeyler ters gitti',
    'This archive has no LinkedIn profile in it. Ask LinkedIn for “The works” or for your profile, and try again.':
      'Bu arşivde LinkedIn profili yok. LinkedIn’den “The works” seçeneğini ya da profilini iste, sonra yeniden dene.',
    'The files in this archive have headings in another language. Set LinkedIn to English, ask for the archive again, and try once more.':
      'Bu arşivdeki dosyaların başlıkları başka bir dilde. LinkedIn’in dilini İngilizce yap, arşivi yeniden iste ve bir daha dene.',
    'This file looks damaged. Export it again and retry.':
      'Bu dosya bozuk görünüyor. Yeniden dışa aktarıp bir daha dene.',
    'We cannot read this kind of file. PDF, Word, LinkedIn (.zip), Europass (.xml or .pdf), JSON Resume and your data from Waymark work.':
      'Bu türde bir dosya okunamıyor. PDF, Word, LinkedIn (.zip), Europass (.xml veya .pdf), JSON Resume ve Waymark’tan indirdiğin veriler okunur.',
    'This was changed in another window. Reload to see the newest version; your text is still here to copy.':
      'Bu, başka bir pencerede değişti. En yenisini görmek için sayfayı yenile; yazdıkların kopyalaman için hâlâ burada.',
    'Failed to parse resume. Please try again.': 'Özgeçmiş okunamadı. Lütfen yeniden dene.',
    'Please upload only one file': 'Lütfen tek bir dosya yükle',
    'Please upload a PDF or DOCX file': 'Lütfen bir PDF ya da DOCX dosyası yükle',
    'The file is larger than 5 MB': 'Dosya 5 MB’tan büyük',
    'This file was moved or changed. Please choose it again.': 'Bu dosya taşınmış ya da değişmiş. Lütfen yeniden seç.',
  },
  patterns: [
    [
      /^Too many attempts\. Please try again in (\d+) (second|minute)s?, or reset your password\.$/,
      (count, unit) =>
        `Çok fazla deneme yapıldı. ${count} ${units[unit ?? '']} sonra yeniden dene ya da şifreni yenile.`,
    ],
    [/^Please keep this under ([\d,]+) characters$/, (most) => `Lütfen ${most?.replace(',', '.')} karakteri aşma`],
    [
      /^Something went wrong on our side\. If it happens again, tell us this number: (.+)$/,
      (id) => `Bizim tarafımızda bir şeyler ters gitti. Yeniden olursa bize şu numarayı söyle: ${id}`,
    ],
  ],
}
