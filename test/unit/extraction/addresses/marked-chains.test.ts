import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const addressesOf = (body: string, host: string, language = '') =>
  extract(`<html${language && ` lang="${language}"`}><body>${body}</body></html>`, { url: `https://${host}/` })
    .findings.filter(({ type }) => type === 'addresses')
    .map(({ value }) => value)

test.each([
  ['www.elm.am', 'ք. Երևան, Արաբկիր, Կուաքսիի խճղ. 6 շ., Կուաքսի թաղամաս'],
  ['www.elm.am', 'ՀՀ, Կոտայքի մարզ, ք. Աբովյան, 3-րդ միկրոշրջան, 12 շենք'],
  ['www.elm.ru', 'г. Кваксинск, мкр. Солнечный, д. 12'],
  ['www.elm.ru', 'Московская область, г.о. Балашиха, мкр. Кваксино, пр-кт Вязов, д. 2, корп. 1'],
  ['www.elm.ru', 'г. Казань, ул. Вязовая, д. 5, индекс 420111'],
  ['www.elm.ua', 'м. Квакс, ж/м Вязовий, буд. 14'],
  ['www.elm.by', 'г. Гомель, 2-й мкр-н, дом 5'],
  ['www.elm.bg', 'гр. Варна, кв. Брястова, бл. 12, ап. 3'],
  ['www.elm.kz', 'Шымкент қ., Кваксат ы/а, 14 үй'],
  ['www.elm.kz', 'Қарағанды қ., Кваксаев көш. 12'],
  ['www.elm.kg', 'Бишкек ш., Кваксуу көчөсү 120'],
  ['www.elm.ge', 'ქ. თბილისი, კვაქსის მასივი, მე-4 კვარტალი, კორპ. 12'],
  ['www.elm.mn', 'Улаанбаатар, Баянзүрх дүүрэг, 26-р хороо, Квакс хотхон, 12 тоот'],
  ['www.elm.az', 'Bakı, Yasamal r-nu, Quaksizadə küç., ev 12'],
  ['www.elm.uz', 'Toshkent sh., Chilonzor tumani, Quaksar shoh ko‘chasi, 12-uy'],
  ['www.elm.tj', 'ш. Душанбе, хиёбони Кваксӣ 12'],
  ['www.elm.tm', 'Aşgabat ş., Quaksguly şaýoly, 12'],
  ['www.elm.vn', 'Số 12, ngõ 34, phố Quăc Hưng, quận Cầu Giấy, Hà Nội'],
  ['www.elm.co.id', 'Dusun Quaksan RT 02 RW 03, Desa Elmrejo, Kecamatan Quakpen, Kabupaten Malang'],
])('words say what the parts of an address are: %s %s', (host, address) =>
  expect(addressesOf(`<p>${address}</p>`, host)).toEqual([address]),
)

test('labels are such words too', () =>
  expect(addressesOf('<p>Vill: Quaxpur, P.O: Elmganj, Dist: Bogura, Bangladesh</p>', 'www.elm.com.bd')).toEqual([
    'Vill: Quaxpur, P.O: Elmganj, Dist: Bogura, Bangladesh',
  ]))

test('each line of a list is an address', () =>
  expect(addressesOf('<p>г. Казань, мкр. Азино, д. 5<br>г. Уфа, мкр. Квакс, д. 3</p>', 'www.elm.ru')).toEqual([
    'г. Казань, мкр. Азино, д. 5',
    'г. Уфа, мкр. Квакс, д. 3',
  ]))

test.each([
  ['www.elm.ru', 'г. Казань, мкр. Азино'],
  ['www.elm.ru', 'В 2019 году, д. 5, мы переехали, г. Уфа'],
  ['www.elm.az', 'Bakı şəhəri, Yasamal r-nu'],
  ['www.elm.co.id', 'Kota Quaksan, Kabupaten Malang'],
])('no address is read of %s %s', (host, text) => expect(addressesOf(`<p>${text}</p>`, host)).toEqual([]))

test('a label announces a house with a name, in its parish and county', () => {
  expect(addressesOf('<p>Adrese: Kvaksi, Elmas pagasts, Kvaksenes novads</p>', 'www.elm.lv')).toEqual([
    'Kvaksi, Elmas pagasts, Kvaksenes novads',
  ])
  expect(addressesOf('<p>Tirgus Elmas pag., Kvaksenes nov.</p>', 'www.elm.lv')).toEqual([])
})
