import type { Finding } from '../finding.ts'
import { type Page, snippetAround } from '../page.ts'
import { foldName } from './fold-name.ts'

/** Labels of persons in scripts without capitals: Arabic, Persian, Hebrew, Hindi and Thai. */
const LABELS = [
  'المدير العام|المدير التنفيذي|المدير|المديرة|مدير عام|الرئيس التنفيذي|رئيس مجلس الإدارة|رئيس التحرير|الرئيس|مسؤول الاتصال|مسؤول التواصل|الشخص المسؤول|بقلم|الكاتب|الكاتبة|إعداد|تحرير|المحرر',
  'مدیر عامل|مدیرعامل|مدیر مسئول|مدیر مسوول|مسئول|سردبیر|نویسنده|رئیس هیئت مدیره',
  'מנכ"ל|מנכ״ל|מנכ"לית|מנהל|מנהלת|יו"ר|יו״ר|מאת|כתבה|כתב|עורך|עורכת|איש קשר|אשת קשר|בעלים',
  'प्रबंध निदेशक|निदेशक|संपर्क व्यक्ति|लेखक|लेखिका|संपादक|अध्यक्ष|प्रबंधक|सचिव|प्रधानाचार्य',
  'กรรมการผู้จัดการ|ผู้จัดการทั่วไป|ผู้จัดการ|ผู้อำนวยการ|ผู้ติดต่อ|ชื่อผู้ติดต่อ|เขียนโดย|ผู้เขียน|บรรณาธิการ',
].join('|')
const HONORIFIC =
  '(?:(?:السيد|السيدة|الدكتور|الدكتورة|المهندس|الأستاذ|آقای|خانم|דר|ד"ר|עו"ד|श्री|श्रीमती|डॉ|คุณ|นาย|นาง|นางสาว|ดร)\\.?\\s?\\/?\\s?){0,2}'
const WORD = '[\\p{Lo}\\p{M}]{2,20}'
const LABELLED = new RegExp(
  `(?:^|[\\s|•(])(?<label>${LABELS})\\s?[:：–-]\\s?${HONORIFIC}(?<name>${WORD}(?: ${WORD}){1,3})(?=$|[\\n\\t,،|()\\d•–-])`,
  'gmu',
)
const HAS_CASELESS_SCRIPT = /[\u0590-\u06ff\u0900-\u097f\u0e00-\u0e7f]/

/** Persons behind a label and a colon, on pages in scripts where nothing else tells a name from other words. */
export function namesInCaselessText(page: Page): Finding[] {
  if (!HAS_CASELESS_SCRIPT.test(page.text)) return []
  return Array.from(page.text.matchAll(LABELLED), (match): Finding => {
    const value = match.groups!.name!
    const start = match.index + match[0].lastIndexOf(value)
    const end = start + value.length
    return {
      type: 'names',
      value,
      normalized: foldName(value),
      confidence: 0.7,
      method: 'label',
      snippet: snippetAround(page, start, end),
      start,
      end,
      detail: { jobTitle: match.groups!.label! },
    }
  })
}
