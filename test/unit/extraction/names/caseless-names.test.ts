import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const namesOf = (html: string) =>
  extract(`<!doctype html><html><body>${html}</body></html>`, { url: 'https://roe.example/p' })
    .findings.filter(({ type }) => type === 'names')
    .map(({ value, detail }) => (detail?.jobTitle ? `${value} | ${detail.jobTitle}` : value))

test.each([
  ['<p>المدير التنفيذي: د. خالد عبد الله المنصور</p>', ['خالد عبد الله المنصور | المدير التنفيذي']],
  ['<p>المدير: خالد المنصور | المحررة: ليلى حسن</p>', ['خالد المنصور | المدير', 'ليلى حسن | المحررة']],
  ['<table><tr><td>مدير المبيعات<td>سامي بن ناصر الحربي<td>12</table>', ['سامي بن ناصر الحربي | مدير المبيعات']],
  ['<table><tr><th>الاسم<th>القسم<tr><td>جود الحربي<td>النقل</table>', ['جود الحربي']],
  ['<p>مدیر داخلی: خانم مریم احمدی</p>', ['مریم احمدی | مدیر داخلی']],
  ["<h3>גב' תמר אלמוג</h3><p>מזכירת המשרד</p>", ['תמר אלמוג | מזכירת המשרד']],
  ['<h3>יעל בן-דוד</h3><p>סמנכ"לית שיווק</p>', ['יעל בן-דוד | סמנכ"לית שיווק']],
  ['<p>राजेश कुमार शर्मा</p><p>बिक्री प्रबंधक</p>', ['राजेश कुमार शर्मा | बिक्री प्रबंधक']],
  ['<p>ติดต่อ คุณวรรณา ใจงาม โทร 081-234-5678</p>', ['วรรณา ใจงาม']],
  ['<p>ผู้จัดการฝ่ายขาย: นายประเสริฐ ทองดี</p>', ['ประเสริฐ ทองดี | ผู้จัดการฝ่ายขาย']],
])('%s names %j', (html, names) => {
  expect(namesOf(html)).toEqual(names)
})

test.each([
  ['a town below the title of an open job', '<p>مدير المبيعات</p><p>الرياض حي النخيل</p>'],
  ['a message of the director', '<p>كلمة المدير العام</p><p>شركة أحمد سعيد</p>'],
  ['a street named after a doctor', '<p>شارع الدكتور أحمد زويل</p>'],
  ['a sentence', '<p>السيد محمد علي قال في تصريح له إن الشركة تعمل</p>'],
  ['a department', '<p>ติดต่อ: ฝ่าย บริการ ลูกค้า</p><p>تلفن: دفتر مرکزی</p>'],
  ['rights of a clinic', '<p>כל הזכויות שמורות למרפאת שיניים בע"מ</p><p>מנהל תיקים</p>'],
])('%s is no person', (_what, html) => {
  expect(namesOf(html)).toEqual([])
})
