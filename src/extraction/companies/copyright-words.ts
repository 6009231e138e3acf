/** `All rights reserved` and similar phrases, in many languages. */
const RIGHTS =
  'all (?:content )?rights? (?:are )?reserved|all rights|(?:some )?rights reserved|alle rechten? vorbehalten|alle rechten voorbehouden|' +
  'alla rättigheter (?:förbehållna|reserverade)|alle rettigheter (?:forbeholdes|forbeholdt|reservert)|kaikki oikeudet pidätetään|' +
  'tous (?:les )?droits (?:sont )?réservés|tutti i diritti (?:sono )?riservati|todos (?:los )?(?:os )?(?:derechos|direitos) reservados|' +
  'wszelkie prawa zastrzeżone|wszystkie prawa zastrzeżone|všechna práva vyhrazena|všetky práva vyhradené|minden jog fenntartva|' +
  'toate drepturile (?:sunt )?rezervate|все права (?:защищены|сохранены)|всі права захищені|tüm hakları saklıdır|her hakkı saklıdır|' +
  'sva prava pridržana|vse pravice pridržane|visos teisės saugomos|visas tiesības aizsargātas|kõik õigused kaitstud|' +
  'με επιφύλαξη παντός δικαιώματος|semua hak dilindungi|bản quyền thuộc về|版权所有|版權所有|不得转载|保留所有权利|无断転載禁止|無断転載|' +
  'всички права (?:са )?запазени|сва права задржана|sva prava zadržana|сите права се задржани|tots els drets reservats|' +
  'öll réttindi áskilin|hak cipta (?:terpelihara|dilindungi(?: undang-undang)?)|të gjitha të drejtat e rezervuara|' +
  'барлық құқықтар қорғалған|สงวนลิขสิทธิ์|सर्वाधिकार सुरक्षित|모든 권리 보유|무단 ?전재(?: 및 재배포)? 금지|' +
  // In Hebrew and Arabic the preposition before the holder is attached to the holder's first word.
  'כל הזכויות שמור(?:ות|ים)(?: ל(?=\\p{L}))?|(?:(?:جميع|كل|كافة) )?(?:ال)?حقوق (?:النشر |الملكية )?محفوظ[ةه](?: (?:لدى |لصالح |لموقع |لـ ?|لل?(?=\\p{L})))?|' +
  '(?:تمام|تمامی|کلیه|همه) ?ی? حقوق(?: (?:مادی|معنوی|و|این|سایت|وبسایت|وب سایت|برای|متعلق|مربوط|به|نزد|محفوظ|است|میباشد|می باشد)(?!\\p{L})){0,9}'

/**
 * Words that follow a holder on its line: makers, links, numbers and registers. They match whole words: `Hotel` does
 * not contain `tel`.
 */
const FOLLOWERS =
  'powered|designed?\\b|web ?design|developed|created by|made (?:by|with|in)|site (?:by|map|design)|sitemap|website (?:by|design)|' +
  'built (?:by|with)|theme\\b|hosted|privacy|terms\\b|cookies?\\b|disclaimer|impressum|datenschutz|agb\\b|mentions légales|aviso legal|' +
  'nota legal|registered|reg\\. |' +
  'is (?:an? |the )?(?:owned|operated|run|managed|published|trademark|registered|trading|part|member|division|subsidiary)\\b|' +
  'on (?:the )?(?:\\S+ ){1,4}(?:theme|plugin|framework)\\b|tel\\b|phone|e-?mail|kontakt|contact|разработ|создание|(?<=[\\s.،|–-])(?:تصميم|برمجة|تطوير|تنفيذ|طراحی|میباشد|می باشد|محفوظ|עיצוב|בניית|ח\\.?פ|ע\\.?מ)(?!\\p{L})'
/** The same for scripts without spaces between words. */
const HAN_FOLLOWERS = '[\\p{Script=Han}]?icp备|照片|图片'

/** A copyright sign, but not that of `501 (c) (3)` (also as garbled by a wrong charset) or the word `copyright`. */
export const COPYRIGHT_SIGN =
  /[©ⓒⒸ]|(?<!\d ?)\(c\)(?=[\s\d])|\ufffd(?= ?(?:19|20)\d\d)|\bcopyright(?:ed)?\b|版[权權]所有/giu
export const RIGHTS_RESERVED = new RegExp(`(?<!\\p{L})(?:${RIGHTS})`, 'giu')

const YEARS = '(?:19|20)\\d\\d(?!\\p{L})|\\d\\d(?=[\\s,])'
/**
 * What comes between a copyright sign and the holder.
 *
 * Bounded: lines have 240 characters at most.
 */
export const COPYRIGHT_LEAD = new RegExp(
  `^(?:[\\s,.:：;|/\\ufffd–—-]|[©ⓒⒸ]|&copy;|\\(c\\)|\\(\\)|c(?=\\.? ?(?:19|20)\\d\\d)|copyright(?:ed)?\\b|कॉपीराइट|কপিরাইট|${YEARS}|(?:to|by|bei|von|par|por|per|da|di|of|the year|present|heute|now)\\b|${RIGHTS})+`,
  'iu',
)

/**
 * Where a holder ends.
 *
 * Bounded: lines have 240 characters at most.
 */
export const COPYRIGHT_END = new RegExp(
  `(?:[|•·●»<>[\\]{}\\t;*]|\\s[/–—\\ufffd-]\\s|[–—]|\\bv?\\d+\\.\\d|[:#] ?\\d{4}|(?:19|20)\\d\\d|[©ⓒⒸ]|\\(c\\)|${HAN_FOLLOWERS}|(?<!\\p{L})(?:copyright\\b|all content|reserved\\b|${RIGHTS}|${FOLLOWERS}))`,
  'iu',
)
