import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const namesOf = (html: string) =>
  extract(`<!doctype html><html><body>${html}</body></html>`, { url: 'https://elm.example/p' })
    .findings.filter(({ type }) => type === 'names')
    .map(({ value, detail }) => (detail?.jobTitle ? `${value} | ${detail.jobTitle}` : value))

const LONG = 'نعمل في هذه المدينة منذ سنوات طويلة ونقدم خدماتنا لكل من يحتاج إليها في كل الأيام'

test.each([
  [
    'in a long line, before a comma',
    `<p>${LONG}: م. كوكس المنصور، مدير المبيعات.</p>`,
    ['كوكس المنصور | مدير المبيعات'],
  ],
  ['before a number', '<table><tr><td>شؤون<td>أ/ كوكس السيد حسنين — ٠١٠٠٦٤٨</table>', ['كوكس السيد حسنين']],
  ['with two forms of address', '<table><tr><td>أ.د/ كوكس عبد العزيز المنصور</table>', ['كوكس عبد العزيز المنصور']],
  ['before a job title', '<li><b>دکتر کوکس صالحی</b> متخصص ایمپلنت، عضو</li>', ['کوکس صالحی | متخصص ایمپلنت']],
  ['behind an address', '<p>मण्डी, रोड 302013 — श्री क्वाक्स अग्रवाल, 098290 55371</p>', ['क्वाक्स अग्रवाल']],
  ['before a danda', '<p>সমন্বয়কারী জনাব কোয়াক্স আহমদ। ফোন করুন।</p>', ['কোয়াক্স আহমদ']],
  ['of a rank', '<p>ว่าที่ร้อยตรี ควากซ์ อินต๊ะ</p>', ['ควากซ์ อินต๊ะ']],
  ['with a particle', '<p>ดร.ควากซ์ จันทร์แก้ว ณ เชียง</p>', ['ควากซ์ จันทร์แก้ว ณ เชียง']],
])('finds a name behind a form of address %s', (_, html, names) => expect(namesOf(html)).toEqual(names))

test.each([
  ['a thing named after a person', `<p>${LONG}، مدرسة الشيخ كوكس المنصور، هنا</p>`],
  ['the rest of a sentence', `<p>${LONG}: الدكتور كوكس المنصور قال في كلمة له إن الشركة تعمل</p>`],
])('not %s', (_, html) => expect(namesOf(html)).toEqual([]))
