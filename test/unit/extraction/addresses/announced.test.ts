import { describe, expect, it } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const addressesIn = (body: string, suffix = 'com') =>
  extract(`<html><head><title>Harborfold</title></head><body>${body}</body></html>`, {
    url: `https://www.harborfold.${suffix}/`,
  })
    .findings.filter(({ type }) => type === 'addresses')
    .map(({ value }) => value)

const WITHOUT_NUMBER: readonly (readonly [string, string])[] = [
  ['in', 'Near Clock Tower, Sadar Bazar / Jodhpur, Rajasthan'],
  ['in', 'Village & Post Bhimtal / Dist. Nainital, Uttarakhand'],
  ['com.ng', 'Behind Zenith Bank, Trans Amadi / Port Harcourt, Rivers State'],
  ['com.ng', 'Tejuosho Market, Yaba / Lagos State'],
  ['ph', 'Robinsons Galleria, Ortigas Center / Pasig City'],
  ['ae', 'Business Bay / Dubai, UAE'],
  ['com.gh', 'Osu, Oxford Street / Accra'],
  ['co.ke', 'Westlands, Sarit Centre / Nairobi, Kenya'],
  ['ie', 'Ballinahown / Athlone / Co. Westmeath'],
  ['cr', 'Del Más x Menos, 300 m este y 50 m sur / Heredia, Costa Rica'],
  ['com.np', 'Thamel / Kathmandu, Nepal'],
  ['sn', 'Sacré-Coeur 3, Villa 9120 / Dakar, Sénégal'],
  ['vn', 'KCN Tân Bình / TP. Hồ Chí Minh, Việt Nam'],
  ['de', 'Gut Neuhof / 17326 Brüssow'],
  // A building and a street before a village that nobody lists
  ['in', 'Kavi Compound, Bheemana Road / Elmgodu'],
  ['com.gh', 'Veltran House, Oxford Street / Elmbraka'],
  ['gr', 'Παραλία Κατερίνης / 601 00 Κατερίνη'],
]

describe('an announced unit is an address', () => {
  const value = (lines: string) => lines.replaceAll(' / ', ', ')
  const broken = (lines: string) => lines.replaceAll(' / ', '<br>')

  it.each(WITHOUT_NUMBER)('%s, with a label: %s', (suffix, lines) => {
    expect(addressesIn(`<p>Address: ${broken(lines)}</p><p>Email: office@harborfold.org</p>`, suffix)).toEqual([
      value(lines),
    ])
  })

  it.each(WITHOUT_NUMBER.slice(0, 8))('%s, in a column, next to an icon, in a tag: %s', (suffix, lines) => {
    const column = `<table><tr><th>Branch</th><th>Address</th><th>Phone</th></tr>
      <tr><td>Main</td><td>${broken(lines)}</td><td>+44 20 7946 0018</td></tr></table>`
    const icon = `<ul><li><i class="fa fa-map-marker"></i> ${value(lines)}</li><li>+44 20 7946 0018</li></ul>`
    const tag = `<address>Harborfold<br>${broken(lines)}<br>+44 20 7946 0018</address>`
    const link = `<a href="https://www.google.com/maps?q=x">${value(lines)}</a>`
    for (const body of [column, icon, tag, link]) expect(addressesIn(body, suffix)).toEqual([value(lines)])
  })

  it('ends with its list of fields', () => {
    const card = `<div><div><p><b>Fecha:</b> 2 de marzo</p><p><b>Dirección:</b> Calle Almendros 4, Robledal, CDMX</p></div></div>
      <div><p>Documentos</p><a href="a.pdf">Comisiones (PDF)</a></div><p>Harborfold</p>`
    expect(addressesIn(card, 'mx')).toEqual(['Calle Almendros 4, Robledal, CDMX'])
  })

  it('continues below a label that has no fields on its own line', () => {
    const lines = '<div><b>Address:</b> 12 Mill Road</div><div>Harlow</div><div>Essex CM17 0AB</div>'
    expect(addressesIn(lines, 'co.uk')).toEqual(['12 Mill Road, Harlow, Essex CM17 0AB'])
  })

  it('is not a phone number together with the word after it', () => {
    const lines = '<address>Carr. Federal km 53<br>Robledal, Morelos 62840<br>Club: 597 106-1070 al 79 Golf</address>'
    expect(addressesIn(lines, 'mx')).toEqual(['Carr. Federal km 53, Robledal, Morelos 62840'])
  })

  it('excludes a company name before a numbered house', () => {
    const line = '<p>Address: Oakmere Spices Enterprises, 187 Aba Road, Bodija, Ibadan 200284, Nigeria</p>'
    expect(addressesIn(line, 'com.ng')).toEqual(['187 Aba Road, Bodija, Ibadan 200284, Nigeria'])
  })

  it('reads a building and its town above the phone of a card', () => {
    const card = '<h3>Lagos</h3><p>Harborfold</p><p>Ikeja City Mall, Alausa<br>Lagos, Nigeria<br>+234 803 555 0112</p>'
    expect(addressesIn(card, 'com.ng')).toEqual(['Ikeja City Mall, Alausa, Lagos, Nigeria'])
  })

  it.each([
    '<p>Location: Springfield, Illinois</p>',
    '<p>Address: available on request</p>',
    '<p>Email address: Jane Roe, Lagos, Nigeria</p>',
    '<p>Jane Roe<br>Sales Director<br>Lagos, Nigeria<br>+234 803 555 0112</p>',
    '<table><tr><th>Name</th><th>Location</th><th>Phone</th></tr><tr><td>Jane Roe</td><td>Lagos, Nigeria</td><td>1</td></tr></table>',
    '<p>In 2019 Main Street Bakery opened in Boston, Massachusetts.</p>',
    '<p><i class="fa fa-map-marker"></i> Nairobi, Kenya</p>',
    '<address>By <a href="/jane">Jane Roe</a>, Nairobi, Kenya</address>',
    '<p>Visit us: Monday to Friday, Manila</p>',
    '<h2>Our offices</h2><ul><li>Accra, Ghana</li><li>Lagos, Nigeria</li></ul><p>Tel +254 20 5550112</p>',
    '<ul><li>HP 9000</li><li>HP 9000 Series</li><li>1800 Series Routers</li><li>1900 Series Routers</li></ul>',
    '<table><tr><td>Colorado Springs CO 80901</td></tr><tr><td>South Bend IN 46613</td></tr></table>',
    '<footer><ul><li>Berlin</li><li>Hamburg</li><li>München</li></ul></footer>',
  ])('finds no address in %s', (body) => expect(addressesIn(body)).toEqual([]))
})
