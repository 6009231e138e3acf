import type { OptOutLanguage } from './phrases.ts'

export const polish: OptOutLanguage = {
  words: {
    me: `mnie nas moj_adres mojego_adresu moj_mail mojego_maila moj_email mojego_emaila moje_dane moich_danych nasz_adres naszego_adresu nasze_dane naszych_danych ten_adres tego_adresu adresu_email`,
    list: `listy lista bazy baza mailingowej mailingu newslettera newsletter bazie subskrypcji dystrybucyjnej kontaktow`,
    remove: `usunac usun usuncie usuniecie usuniecia usunieto wypisac wypisz wypiszcie wypisanie wypisania wykreslic wykreslenie wykreslcie wykresl skasowac skasujcie skasowanie`,
    mail: `maili mail maile mailow wiadomosci wiadomosc korespondencji ofert oferty reklam reklamy newsletterow newslettera newsletter spamu spam e_maili informacji`,
    contact: `pisac pisz piszcie wysylac wysylaj wysylajcie kontaktowac kontaktuj kontaktujcie przysylac przysylaj przysylajcie spamowac spamujcie spamuj nekac`,
  },
  wants: [
    '^ ~3 wypisz|wypisac|wypisanie|usun|rezygnuje|rezygnacja|unsubscribe ~1 $',
    '@remove ~2 @me',
    '@remove ~4 z ~2 @list',
    'rezygnuje|rezygnujemy|rezygnacja ~2 z ~3 newslettera|subskrypcji|otrzymywania|@mail',
    'nie ~1 zycze|zyczymy|chce|chcemy|wyrazam ~2 otrzymywac|dostawac|kontaktu|zgody|@mail|wiecej|korespondencji',
    'nie|prosze_nie|prosze_juz_nie ~1 @contact ~2 wiecej|do_mnie|do_nas|mi|nam|juz|$|@mail',
    'nigdy ~1 wiecej|nie ~2 @contact',
    'przestan|przestancie|przestac|zaprzestan|zaprzestac ~2 @contact|@mail',
    'zadnych|wiecej ~1 @mail',
    'sprzeciw|cofam|sprzeciwiam ~6 przetwarzania|danych|zgode|marketingu',
  ],
  unless: [
    'nie ~1 usuwac|usuwaj|usuwajcie|wypisuj|rezygnuje',
    'nie ~2 otrzymalem|otrzymalam|dostalem|dostalam|otrzymalismy',
    'nasi|naszych ~1 klienci|klientow ~4 @remove',
  ],
  offers: ['jesli|jezeli ~3 chcesz|chca|chce_pan|zyczysz|zycza ~6', 'aby ~2 wypisac|zrezygnowac ~6 kliknij'],
}

export const turkish: OptOutLanguage = {
  words: {
    list: `listeden listenizden listesinden mail_listesinden mail_listenizden bulteninizden bultenden sistemden sisteminizden veritabanindan veritabaninizdan rehberinizden abonelikten uyelikten`,
    mail: `mail mailler mailleri e_posta eposta mesaj mesajlar mesajlari e_postalar bulten reklam spam ileti iletiler`,
    stop: `gondermeyin gondermeyiniz gonderme atmayin atmayiniz atma yazmayin yazmayiniz yazma aramayin ulasmayin yollamayin yollama gecmeyin etmeyin`,
    out: `cikarin cikariniz cikar cikartin cikartiniz cikarir cikarirsaniz silin siliniz sil silinmesini cikarilmak cikarilmasini cikmak kaldirin kaldiriniz cikarmanizi silmenizi ayrilmak cik`,
  },
  wants: [
    '@list ~3 @out',
    'beni|bizi|adresimi|mailimi|e_postami|epostami|bilgilerimi|verilerimi|numarami|adresimizi ~5 @out',
    'aboneligimi|aboneligimizi|uyeligimi ~2 iptal|sonlandirin|bitirin',
    'abonelikten|listeden|bultenden ~1 cikmak|cik|cikar|ayrilmak ~1',
    '@mail ~2 @stop',
    'bir_daha|artik|lutfen|bana|bize ~4 @stop',
    '^ ~1 @stop ~1 $',
    '@mail|sizden|boyle ~4 almak ~1 istemiyorum|istemiyoruz',
    'almak istemiyorum|istemiyoruz',
    'rahatsiz etmeyin|etmeyiniz',
  ],
  unless: ['cikarmayin|silmeyin|cikarma', 'musterilerimiz|kullanicilarimiz ~5 @out'],
  offers: ['eger|sayet ~6 istemiyorsaniz|istemezseniz', 'istemiyorsaniz'],
}

/** Normalised as everywhere, with one form of alif, ya and ta marbuta, and without vowel signs. */
export const arabic: OptOutLanguage = {
  words: {
    mail: `رسائل الرسائل رسائلكم رسائلك رساله ايميلات الايميلات ايميل البريد بريد اعلانات الاعلانات رسايل بريدكم رسالاتكم`,
    send: `ترسل ترسلوا ترسلون تراسلني تراسلوني تراسلنا تراسلونا تتواصل تتواصلوا تكتب تكتبوا ترسلي تزعجني تزعجوني تبعث تبعثوا ترسلو`,
    remove: `احذف احذفوا احذفوني احذفني ازيلوا ازل ازاله ازالتي ازالتنا حذف حذفي امسح امسحوا شيلوني شيلني`,
    me: `بريدي عنواني اسمي ايميلي بياناتي رقمي معلوماتي عنوان بريدنا عنواننا`,
    list: `القائمه قائمتكم قوائمكم قائمه قوائم قاعده القوائم النشره`,
  },
  wants: [
    'الغاء|الغوا|الغ|الغي ~1 الاشتراك|اشتراكي|اشتراكنا|اشتراك',
    '@remove ~2 @me',
    '@remove ~4 من ~2 @list',
    'احذفوني|احذفني|ازيلوني|شيلوني|شيلني ~3',
    'لا|لاترسل|لن|عدم ~2 @send',
    'لا|عدم ~2 ارسال|مراسلتي|التواصل ~3',
    'توقف|توقفوا|اوقفوا|اوقف|كفوا|كف ~2 ارسال|عن|@mail|الارسال|مراسلتي',
    'لا ~1 اريد|ارغب|نريد|نرغب|اود|احتاج ~3 @mail|استلام|تلقي|المزيد|التواصل|استقبال',
    'مش|ما عايز|ابي|ابغي|بدي ~3 @mail|تلقي',
  ],
  unless: ['لا ~1 احذف|تحذف|تحذفوا|تزيلوا', 'لم ~2 تصلني|استلم|تصل'],
  offers: ['اذا ~3 لا|كنت|ترغب|اردت ~6'],
}

/** Hindi and Urdu as they are typed in Latin letters. */
export const hindi: OptOutLanguage = {
  words: {
    mail: `mail mails email emails message messages msg msgs sms newsletter spam offers promotion promotions ye yeh inhe`,
    dont: `mat na nahi nahin mt`,
    send: `karo karna kare karein karen kijiye kijiyega bhejo bhejna bheje bhejein bhejen bhejiye bhejiyega bhejo_aap karna_please likho likhna`,
    out: `hata hatao hataye hataiye hatado hata_do nikal nikaal nikalo nikaalo nikaliye remove delete remove_karo delete_karo hatayein hataiyega nikaldo kaat`,
  },
  wants: [
    '@mail ~3 @dont @send',
    'mujhe|mujhko|mujhse|humein|hame|hamein|hum|mere|meri ~4 @dont ~1 @send|contact',
    '@dont ~1 bhejo|bhejna|bheje|bhejein|bhejen|bhejiye|bhejiyega',
    '@mail ~3 band|bandh ~1 karo|kar|karein|kare|kijiye|kardo|karde|karna|karen',
    'band|bandh ~1 karo|karein|kijiye|kardo ~3 @mail',
    'list|database|group ~1 se ~3 @out',
    'mera|meri|mere|mujhe|hamara|hamari|hume|humein ~4 @out',
    'unsubscribe|opt_out ~1 kar|karo|kardo|karein|kare|kijiye|karna|kr|karwa ~2',
    '@mail ~2 nahi|nahin chahiye|chahie|chahiyen|chahte|chahta',
    'dobara|phir|firse|aage ~2 @dont ~2 @send|contact',
    'pareshan @dont ~1 @send',
  ],
  unless: ['@mail ~3 @dont ~1 aaya|aayi|aaye|mila|mili', 'unsubscribe @dont'],
  offers: ['agar ~2 aap ~6 chahte|chahe|nahi'],
}
