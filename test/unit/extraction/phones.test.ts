import { describe, expect, test } from 'vitest'
import { testExtractionFixtures } from '../../support/extraction-fixtures.ts'
import { numbersOf, phonesOf } from '../../support/phones-of.ts'

testExtractionFixtures('phones')

describe('the contents of a finding', () => {
  test('the value is the displayed number without its extension', () => {
    const [phone] = phonesOf('<p>Tel. +44 (0)20 7946 0018 ext. 204</p>', 'GB')
    expect(phone).toMatchObject({
      value: '+44 (0)20 7946 0018',
      normalized: '+442079460018',
      detail: { extension: '204', country: 'GB', phoneKind: 'voice' },
    })
  })

  test.each([
    ['AR', 'Tel. Fax: 4682-6128', '+541146826128'],
    ['AR', 'Celular: (15) 4991-5025', '+5491149915025'],
    ['AR', 'Tel: 0341 468-2612', '+543414682612'],
    ['PH', 'Tel: 8812-3456', '+63288123456'],
    ['PE', 'Telf: 445-1234', '+5114451234'],
    ['EG', 'Tel: 2795 1234', '+20227951234'],
  ])('in %s, a labelled local number of a length that only one area has is completed: %s', (country, text, number) => {
    expect(phonesOf(`<p>${text}</p>`, country).map(({ normalized }) => normalized)).toEqual([number])
  })

  test.each([
    ['<p>Fax: 020 7946 0018</p>', 'fax'],
    ['<p>Tel/Fax: 020 7946 0018</p>', 'voice'],
    ['<p>Mobile: 020 7946 0018</p>', 'mobile'],
    ['<p>07400 123457</p>', 'mobile'],
    ['<p>020 7946 0018 (fax)</p>', 'fax'],
    ['<p>Tel: 020 7946 0019, Fax: 020 7946 0018</p>', 'fax'],
    ['<p>F: 020 7946 0018</p>', 'fax'],
    ['<p>Fax</p><p>020 7946 0018</p>', 'fax'],
    ['<p><i class="fa fa-fax"></i> 020 7946 0018</p>', 'fax'],
    ['<dl><dt>Telefax</dt><dd>020 7946 0018</dd></dl>', 'fax'],
    ['<table><tr><th>Phone</th><th>Fax</th></tr><tr><td>020 7946 0019</td><td>020 7946 0018</td></tr></table>', 'fax'],
    ['<a href="https://wa.me/447400123457">chat</a>', 'whatsapp'],
    ['<p>Fax: <a href="tel:+442079460018">020 7946 0018</a></p>', 'fax'],
  ])('%s is for %s', (body, kind) => {
    expect(phonesOf(body, 'GB').at(-1)?.detail?.phoneKind).toBe(kind)
  })

  test('a number in a link, in data and in the text is one finding, at its position in the text', () => {
    const phones = phonesOf(
      '<script type="application/ld+json">{"@type":"Organization","telephone":"+442079460018"}</script>' +
        '<p>Call 020 7946 0018</p><a href="tel:02079460018">now</a>',
      'GB',
    )
    expect(phones).toHaveLength(1)
    expect(phones[0]).toMatchObject({ normalized: '+442079460018', method: 'tel', start: expect.any(Number) })
  })

  test('extensions of several people on one number are assigned to no one', () => {
    const [phone] = phonesOf('<p>Ann 020 7946 0018 ext 12</p><p>Ben 020 7946 0018 ext 13</p>', 'GB')
    expect(phone?.detail).not.toHaveProperty('extension')
  })

  test('every confidence lies between one half and one', () => {
    for (const { confidence } of phonesOf(
      '<p>Tel 020 7946 0018, 0161 496 0018</p><a href="tel:+12123421234">US</a>',
      'GB',
    )) {
      expect(confidence).toBeGreaterThanOrEqual(0.5)
      expect(confidence).toBeLessThanOrEqual(1)
    }
  })
})

describe('links and attributes', () => {
  test.each([
    ['tel:+44%2020%207946%200018', '+442079460018'],
    ['tel:+44(0)2079460018', '+442079460018'],
    ['tel:02079460018', '+442079460018'],
    ['tel:2079460018', '+442079460018'],
    ['tel:442079460018', '+442079460018'],
    ['tel:00442079460018', '+442079460018'],
    ['tel://020-7946-0018;ext=204', '+442079460018'],
    ['tel:+12123421234,,204', '+12123421234'],
    ['tel:03-331-6005;phone-context=+64', '+6433316005'],
    ['tel:7946-0018;phone-context=+44-20', '+442079460018'],
    ['tel:342-1234;ext=2-04;phone-context=+1-212', '+12123421234'],
    ['tel:020-7946-0018;phone-context=elm.example', '+442079460018'],
    ['tel:+44-20-7946-0018;isub=12345;ext=7;phone-context=+1', '+442079460018'],
    ['tel:+44-20-7946-0018;npdi;rn=+442079460999;cic=99', '+442079460018'],
    // A plus before a nationally dialled number
    ['tel:+18002667431', '+9118002667431', 'IN'],
    ['tel:+18602667575', '+9118602667575', 'IN'],
    ['tel:+1-800-266-7431', '+18002667431', 'IN'],
    ['tel:+18002667431', '+18002667431', 'CA'],
    ['callto:+442079460018', '+442079460018'],
    ['telephone:+442079460018', '+442079460018'],
    ['sms:+447400123457?body=Hi', '+447400123457'],
    ['skype:+442079460018?call', '+442079460018'],
    ['https://api.whatsapp.com/send?text=hi&phone=%2B447400123457', '+447400123457'],
    ['https://api.whatsapp.com/send/?phone=447400123457', '+447400123457'],
    ['whatsapp://send?phone=447400123457', '+447400123457'],
    ['https://wa.me/447400123457?text=Hi', '+447400123457'],
    ['viber://chat?number=%2B380671844275', '+380671844275'],
    ['https://t.me/+12123421234', '+12123421234'],
    ['https://zalo.me/0912345679', '+84912345679', 'VN'],
    ['tel:1-800-FLOWERS', '+18003569377'],
  ])('%s dials %s', (href, number, country = 'GB') => {
    expect(numbersOf(`<a href="${href}">Reach us</a>`, country)).toEqual([number])
  })

  test.each([
    'tel:',
    'tel:#',
    'tel:0000000000',
    'tel:1234567890',
    'tel:112',
    'skype:harbour.desk?chat',
    'https://wa.me/?text=share',
    'https://wa.me/message/XK4T2WQ7',
    'https://chat.whatsapp.com/AbCdEf',
    'https://t.me/+AbCdEf12345678',
    'https://t.me/harbour',
    '/item/02079460018',
    'https://example.com/?id=442079460018',
  ])('%s contains no number', (href) => {
    expect(numbersOf(`<a href="${href}">Reach us</a>`, 'GB')).toEqual([])
  })

  test('a number is found once, with or without a plus before its national form, contiguous or not', () => {
    const body =
      '<a href="tel:+1-800-266-7431">Toll free</a><p>1800 266 7431</p><p>Call +1800 266 7431</p><a href="tel:18002667431">Call</a>'
    expect(numbersOf(body, 'IN')).toEqual(['+9118002667431'])
  })

  test('extensions are read from links', () => {
    const [phone] = phonesOf('<a href="tel:+44-20-7946-0018;ext=2-04">Reach us</a>', 'GB')
    expect(phone).toMatchObject({ normalized: '+442079460018', detail: { extension: '204' } })
  })

  test.each(['tel:7042;phone-context=elm.example', 'tel:7042'])('%s is an internal extension', (href) => {
    expect(numbersOf(`<a href="${href}">Reach us</a>`, 'GB')).toEqual([])
  })

  test('a link that displays a different number than it dials gives the displayed one', () => {
    expect(numbersOf('<a href="tel:+442079460999">020 7946 0018</a>', 'GB')).toEqual(['+442079460018'])
  })

  test.each([
    '<div data-phone="+44 20 7946 0018">Show number</div>',
    '<meta itemprop="telephone" content="020 7946 0018">',
    `<button onclick="location.href='tel:+442079460018'">Call</button>`,
    '<span itemprop="telephone">02079460018</span>',
    '<li class="phone">02079460018</li>',
    '<img src="/img/icon-phone.png" alt=""> 02079460018',
  ])('%s contains its number', (body) => {
    expect(numbersOf(body, 'GB')).toEqual(['+442079460018'])
  })

  test('a class that hides elements on phones contains no number', () => {
    expect(numbersOf('<div class="hidden-phone">02079460018</div>', 'GB')).toEqual([])
  })
})
