import { describe, expect, it } from 'vitest'
import { decodeBody } from '../../../../src/platform/web/decode-body.ts'
import { encode } from '../../../support/encode.ts'

const TEXT = {
  ja: 'お問い合わせはこちらまで。株式会社青葉製作所 代表取締役 山田太郎 東京都千代田区丸の内',
  zh: '联系我们 北京市朝阳区 有限公司 电话 总经理 张伟',
  zhTW: '聯絡我們 臺北市信義區 股份有限公司 電話 總經理 張偉',
  ko: '회사소개 서울특별시 강남구 대표이사 김철수 전화번호 문의하기',
  ru: 'Контакты. Свяжитесь с нами: Иван Петров, директор, улица Ленина, дом 12, Москва',
  de: 'Geschäftsführer: Günther Größmann, Königstraße 12, 70173 Stuttgart. Über uns und unsere Öffnungszeiten',
  fr: 'Société à responsabilité limitée. Directrice générale : Hélène Lefèvre, siège à Besançon',
  es: 'Póngase en contacto. Señor Muñoz, dirección general, España, teléfono móvil, información',
  pl: 'Skontaktuj się z nami. Prezes zarządu: Łukasz Wiśniewski, ulica Świętokrzyska, Kraków, Łódź',
  tr: 'İletişim bilgilerimiz. Genel müdür: Şükrü Yıldız, İstanbul Büyükşehir Çağdaş caddesi',
  el: 'Επικοινωνία. Διευθυντής Γιώργος Παπαδόπουλος, οδός Πανεπιστημίου, Αθήνα',
  ar: 'اتصل بنا المدير العام محمد علي شارع الملك الرياض',
}
const CASES: [keyof typeof TEXT, string][] = [
  ['ja', 'shift_jis'],
  ['ja', 'euc-jp'],
  ['zh', 'gbk'],
  ['zh', 'gb18030'],
  ['zhTW', 'big5'],
  ['ko', 'euc-kr'],
  ['ru', 'windows-1251'],
  ['ru', 'koi8-r'],
  ['ru', 'iso-8859-5'],
  ['de', 'windows-1252'],
  ['fr', 'windows-1252'],
  ['fr', 'iso-8859-15'],
  ['es', 'windows-1252'],
  ['pl', 'windows-1250'],
  ['pl', 'iso-8859-2'],
  ['tr', 'windows-1254'],
  ['el', 'windows-1253'],
  ['ar', 'windows-1256'],
]
const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head>${head}<title>t</title></head><body><p>${body}</p></body></html>`

describe('a declared encoding', () => {
  it.each(CASES)('%s in %s is read from the header', (language, encoding) => {
    const html = page('', TEXT[language])
    expect(decodeBody(encode(html, encoding), `text/html; charset="${encoding.toUpperCase()}"`)).toEqual({
      text: html,
      encoding,
    })
  })
  it.each(CASES)('%s in %s is read from <meta charset>', (language, encoding) => {
    const html = page(`<meta charset='${encoding}'>`, TEXT[language])
    expect(decodeBody(encode(html, encoding), 'text/html')).toEqual({ text: html, encoding })
  })
  it.each(CASES)('%s in %s is read from http-equiv, though a comment names another', (language, encoding) => {
    const head = `<!-- <meta charset="big5"> --><META content="text/html; charset=${encoding}" http-equiv=Content-Type>`
    const html = page(head, TEXT[language])
    expect(decodeBody(encode(html, encoding), null)).toEqual({ text: html, encoding })
  })
  it('ISO-2022-JP, which consists of ASCII bytes, is recognised by its declaration or by its escape sequences', () => {
    const bytes = Uint8Array.from([
      ...encode('<p>', 'utf-8'),
      0x1b,
      0x24,
      0x42,
      0x3b,
      0x33,
      0x45,
      0x44,
      0x1b,
      0x28,
      0x42,
    ])
    expect(decodeBody(bytes, 'text/html; charset=iso-2022-jp').text).toBe('<p>山田')
    expect(decodeBody(bytes, 'text/html').text).toBe('<p>山田')
  })
  it('of XML is read from its declaration', () => {
    const xml = `<?xml version="1.0" encoding="windows-1251"?><p>${TEXT.ru}</p>`
    expect(decodeBody(encode(xml, 'windows-1251'), 'application/xhtml+xml').text).toBe(xml)
  })
  it.each(['ISO-8859-1', 'latin1', 'us-ascii'])('%s means windows-1252', (label) => {
    expect(decodeBody(Uint8Array.of(0x80, 0x93, 0xe9), `text/html; charset=${label}`).text).toBe('€“é')
  })
  it.each(['text/html; charset', 'text/html; charset=', 'text/html; charset=nonsense', 'charset=iso-2022-kr'])(
    'that is invalid (%s) is ignored, in the header and in the markup',
    (declaration) => {
      const html = page(`<meta http-equiv="content-type" content="${declaration}">`, TEXT.de)
      expect(decodeBody(encode(html, 'windows-1252'), declaration).text).toBe(html)
    },
  )
})

describe('a byte order mark', () => {
  it.each(['utf-8', 'utf-16le', 'utf-16be'])('of %s overrides every declaration', (encoding) => {
    const html = page('<meta charset="big5">', TEXT.ja)
    const decoded = decodeBody(encode(`\ufeff${html}`, encoding), 'text/html; charset=koi8-r')
    expect(decoded).toEqual({ text: html, encoding })
  })
  it.each(['utf-16le', 'utf-16be'])('is optional for %s', (encoding) => {
    const html = page('', TEXT.ru)
    expect(decodeBody(encode(html, encoding), 'text/html')).toEqual({ text: html, encoding })
  })
})

describe('a wrong declaration', () => {
  it.each(['iso-8859-1', 'windows-1251', 'shift_jis', 'gb2312', 'euc-kr', 'utf-16'])(
    'of %s does not break UTF-8',
    (label) => {
      const html = page(`<meta charset="${label}">`, `${TEXT.de} ${TEXT.ru}`)
      expect(decodeBody(encode(html, 'utf-8'), `text/html; charset=${label}`)).toEqual({
        text: html,
        encoding: 'utf-8',
      })
    },
  )
  it.each(CASES)('of UTF-8 does not break %s in %s declared in the markup', (language, encoding) => {
    const html = page(`<meta charset="${encoding}">`, TEXT[language])
    expect(decodeBody(encode(html, encoding), 'text/html; charset=utf-8').text).toBe(html)
  })
  it('of Latin-1, the default of old servers, is overridden by the markup', () => {
    const html = page('<meta charset="shift_jis">', TEXT.ja)
    expect(decodeBody(encode(html, 'shift_jis'), 'text/html; charset=ISO-8859-1').text).toBe(html)
  })
  it('of UTF-8 is kept when only a few bytes are broken', () => {
    const bytes = Uint8Array.from([...encode(TEXT.ru, 'utf-8'), 0xe9, 0x20])
    expect(decodeBody(bytes, 'text/html; charset=utf-8')).toEqual({ text: `${TEXT.ru}\ufffd `, encoding: 'utf-8' })
  })
  it('one double-byte word that happens to be valid UTF-8 is decoded as declared', () => {
    const bytes = Uint8Array.from([...encode('<p>', 'utf-8'), 0xc2, 0xb7, 0xd2, 0xb5])
    expect(decodeBody(bytes, 'text/html; charset=gbk').encoding).toBe('gbk')
    expect(decodeBody(bytes, 'text/html; charset=iso-8859-1').encoding).toBe('utf-8')
  })
})

describe('a page without a declaration', () => {
  const markup = '<div class="card card--9"><a href="/products/item.html">Item</a></div>\n'.repeat(200)
  it.each(CASES.filter(([, encoding]) => encoding !== 'iso-8859-15' && encoding !== 'gb18030'))(
    'in %s and %s is recognised if it is mostly ASCII',
    (language, encoding) => {
      const html = markup + TEXT[language] + markup
      expect(decodeBody(encode(html, encoding), 'text/html').text).toBe(html)
    },
  )
  it.each(['Café.', '© 2020 Müller', 'Größe', 'Señor', '12 €', 'hällo wörld '.repeat(2000)])(
    'with %j is windows-1252',
    (text) => {
      expect(decodeBody(encode(text, 'windows-1252'), 'text/html').text).toBe(text)
    },
  )
  it.each(['', 'plain ASCII', 'naïve – 山田'])('with %j is UTF-8', (text) => {
    expect(decodeBody(encode(text, 'utf-8'), undefined)).toEqual({ text, encoding: 'utf-8' })
  })
  it('truncated inside a character is still UTF-8', () => {
    expect(decodeBody(encode('Größe', 'utf-8').subarray(0, 4), null)).toEqual({ text: 'Grö', encoding: 'utf-8' })
    expect(decodeBody(encode('Größe', 'utf-8').subarray(0, 3), null)).toEqual({ text: 'Gr', encoding: 'utf-8' })
  })
})

describe('a short page without a declaration', () => {
  const bytesOf = (html: string, encoding: string) => encode(html, encoding)

  it.each([
    ['<html lang="ru"><p>Иван Петров', 'windows-1251', null],
    ['<html lang="ru-RU"><p>Иван Петров, директор', 'koi8-r', null],
    ['<html lang="ja"><p>日本語', 'shift_jis', null],
    ['<html lang="ja"><p>山田太郎', 'euc-jp', null],
    ['<html lang=ko><p>한국어', 'euc-kr', null],
    ['<html lang="zh-CN"><p>中国张伟', 'gbk', null],
    ['<html class="a" lang="pl"><p>Łódź, Świętokrzyska', 'windows-1250', null],
    ['<html lang="pl"><p>Łódź, Świętokrzyska', 'iso-8859-2', null],
    ['<html lang="en"><p>Иван Петров', 'windows-1251', 'https://www.elm.ru/'],
    ['<p>Günther Größmann', 'windows-1252', 'https://www.elm.de/'],
    ['<html lang="el"><p>Αθήνα', 'windows-1253', null],
  ])('in %s and %s of %s is recognised by its language or its domain', (html, encoding, url) => {
    expect(decodeBody(bytesOf(html, encoding), null, url)).toEqual({ text: html, encoding })
  })

  it('keeps its declaration, and accents in a language of another script', () => {
    const declared = bytesOf('<html lang="ru"><meta charset="koi8-r"><p>Иван', 'koi8-r')
    expect(decodeBody(declared, null).encoding).toBe('koi8-r')
    const german = bytesOf('<html lang="ru"><p>Günther Größmann, Königstraße', 'windows-1252')
    expect(decodeBody(german, null).text).toContain('Günther Größmann')
  })
})
