import { describe, expect, it } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const addressesIn = (body: string, suffix = 'com') =>
  extract(`<html><head><title>Harborfold</title></head><body>${body}</body></html>`, {
    url: `https://www.harborfold.${suffix}/`,
  })
    .findings.filter(({ type }) => type === 'addresses')
    .map(({ value }) => value)

describe('what only reads like pieces of an address is none', () => {
  const members = [
    ['Judge Ana Rivas', 'Houston', 'Elm County Commissioners Court'],
    ['Tom Roe', 'Austin', 'Associated Builders of Texas'],
    ['David M. Lind', 'Dallas', 'Attorney at Law'],
  ]

  it('reads the rows of a table of members apart', () => {
    const rows = members.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
    const table = `<table><tr><th>Name</th><th>Residence</th><th>Affiliation</th></tr>${rows}</table>`
    expect(addressesIn(table)).toEqual([])
    // A street in one row is in no town of another row.
    const streets =
      '<table><tr><td>Ana Rivas</td><td>Elm Street</td></tr><tr><td>Tom Roe</td><td>Dallas, Texas</td></tr></table>'
    expect(addressesIn(streets)).toEqual([])
  })

  it('reads an address on beside other cells that its layout table has', () => {
    const layout =
      '<table><tr><td>12 Mill Road</td><td>Open daily</td></tr><tr><td>Harlow, Essex</td><td>Closed on Fridays</td></tr></table>'
    expect(addressesIn(`<table><tr><td>12 Mill Road<br>Harlow<br>Essex CM17 0AB</td></tr></table>`, 'co.uk')).toEqual([
      '12 Mill Road, Harlow, Essex CM17 0AB',
    ])
    expect(addressesIn(layout, 'co.uk').join()).not.toContain('Closed')
  })

  const hotels = `<h3>Where to stay</h3><h4>Alojamiento y Cocina</h4>
    <ul><li>Gran Olmo La Plata ★★★★</li><li>Hotel San Roe ★★★</li><li>Hotel del Valle ★★★</li></ul>`

  it('ends the field of a heading with the next heading below its text', () => {
    const venue = '<h2>Ubicación</h2><p>El congreso será en Calle 48 N.º 551, en el centro de La Plata, Argentina.</p>'
    expect(addressesIn(venue + hotels, 'com.ar')).toEqual(['Calle 48 N.º 551'])
  })

  it('ends an address with the country before the colon that leads to its numbers', () => {
    expect(addressesIn('<h1>4 Elm Avenue Kgn 10, Jamaica:</h1><p>JM: (876) 555-0118</p>')).toEqual([
      '4 Elm Avenue Kgn 10, Jamaica',
    ])
  })

  it.each(['★★★★', '⭐⭐⭐', '☆☆☆'])('takes what has stars for rated, not for a place: %s', (stars) => {
    expect(addressesIn(`<p>Address:</p><p>Hotel Elm y Valle</p><p>Gran Olmo La Plata ${stars}</p>`, 'com.ar')).toEqual(
      [],
    )
  })
})

describe('streets that are numbered in unusual ways', () => {
  it.each([
    ['Elma Sitesi Mah. 2305 / 2 Sok. N:19, Batıkent / ANKARA', 'Elma Sitesi Mah. 2305 / 2 Sok. N:19, Batıkent, ANKARA'],
    ['Yeşil Mah. 1204 / 3 Cad. No: 7 Kale - Ergazi / ANKARA', 'Yeşil Mah. 1204 / 3 Cad. No: 7 Kale, Ergazi, ANKARA'],
    ['Çınar Mah. 118 Sok. N: 4/B, Bornova / İZMİR', 'Çınar Mah. 118 Sok. N: 4/B, Bornova, İZMİR'],
  ])('reads a Turkish street whose number has a slash: %s', (line, value) => {
    expect(addressesIn(`<p>Adres: ${line}</p><p>Tel: 0312 555 01 43</p>`, 'com.tr')).toEqual([value])
  })

  it('goes on in its column where the next one holds phone numbers', () => {
    const table = `<table><tr><td>Adres: Elma Sitesi Mah. 2305 / 2 Sok. N:19</td><td></td><td>Tel: 0312 555 01 43</td></tr>
      <tr><td>Kale - Ergazi / ANKARA</td><td></td><td>Fax: 0312 555 01 42</td></tr></table>`
    expect(addressesIn(table, 'com.tr')).toEqual(['Elma Sitesi Mah. 2305 / 2 Sok. N:19, Kale, Ergazi, ANKARA'])
  })

  it('still ends at a slash between other numbers', () => {
    expect(
      addressesIn('<p>Adres: Elma Mah. Kiraz Sok. No: 19 Ergazi / ANKARA</p><p>2305 / 2 adet</p>', 'com.tr'),
    ).toEqual(['Elma Mah. Kiraz Sok. No: 19 Ergazi, ANKARA'])
  })

  it.each([
    ['Szilfa fasor 52.<br>II. emelet', 'Szilfa fasor 52., II. emelet'],
    ['Körte utca 7.<br>fszt. 2.', 'Körte utca 7., fszt. 2.'],
    ['Körte utca 7.<br>IV. em. 12.', 'Körte utca 7., IV. em. 12.'],
  ])('keeps a Hungarian floor below the street: %s', (lines, value) => {
    expect(addressesIn(`<p>Tanszék<br>${lines}<br>Iroda: +36 62 555 307</p>`, 'hu')).toEqual([value])
  })
})
