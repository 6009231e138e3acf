const words = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.join(' ').split(' '))

/** Arabic and Persian words for a company before its name: `شركة` and its variants. */
export const COMPANY_HEADS = words('شركة مؤسسة شركه شرکت مؤسسه موسسه')

/**
 * Words of Arabic, Hebrew and Persian sentences, which have no capitals to separate a name from them: prepositions,
 * pronouns, verbs, and descriptions of an unnamed company (`شركة رائدة في`, a leading company in).
 */
export const UNCASED_STOPS = words(
  // Arabic
  'في من على إلى الى عن مع منذ عام سنة بين حيث إن أن ان هو هي وهي وهو هذا هذه التي الذي والتي ثم أو او قد كانت كان تم لدى عند بعد',
  'قبل حتى كل جميع الحقوق حقوق محفوظة محفوظه محفوظ تأسست تأسس أسست تعتبر تعد تعمل تقدم تقوم تقع تمتلك توفر أعلنت اعلنت وقعت نحن كما',
  'رائدة رائد متخصصة سعودية عربية محلية عالمية دولية مساهمة خاصة ذات تابعة متكاملة حديثة ناشئة مسجلة مصنفة مرخصة معتمدة أخرى اخرى',
  'واحدة كبيرة كبرى صغيرة هندسية تجارية مقرها ومقرها بالتعاون بإدارة مدير موقع لدينا أي اي ما هاتف فاكس ص.ب',
  // Persian
  'در از به با که این آن را است برای تا سال هر ما شما می های ها کرد کردن کنید کننده کنندگان میکند میباشد باشد بود شد محفوظ متعلق تمامی',
  'کند کنند کنیم میکنند نماید نمایند نموده دارد دارند کردند هایی تمام کلیه حقوق سایت تلفن تأسیس تاسیس معتبر بزرگ ایرانی داخلی خارجی بیمه دانش',
  // Hebrew
  'של על את עם או גם כי זה זו הוא היא אנחנו אני אנו בין לפי מאת ידי באמצעות אצל מול עבור כל הזכויות זכויות יוצרים שמורות שמורים',
  'ברוכים הבאים אודות טלפון פקס כתובת מנכ"ל מנהל מנהלת',
)

/** Prepositions that Arabic attaches to the following noun. */
const ARABIC_PROCLITIC = /^[بفكلو](?=(?:شرك[ةه]|مؤسسة)(?!\p{L}))/u
const RESERVED_FOR = /(?:محفوظة|محفوظه|שמורות|שמורים|שייכות|הבאים) $/
const RESERVED_FOR_LENGTH = 12
const FIRST_HEBREW = 0x590

/**
 * Returns the length of a preposition attached to the start of a name: 1 in `لشركة النور` and in `שמורות לאור הים`,
 * else 0.
 */
export function procliticLength(text: string, start: number): number {
  if (!(text.charCodeAt(start) >= FIRST_HEBREW)) return 0
  if (ARABIC_PROCLITIC.test(text.slice(start, start + 8))) return 1
  const isReserved = /[לل]/.test(text.charAt(start)) && /\p{L}/u.test(text.charAt(start + 1))
  return isReserved && RESERVED_FOR.test(text.slice(Math.max(0, start - RESERVED_FOR_LENGTH), start)) ? 1 : 0
}
