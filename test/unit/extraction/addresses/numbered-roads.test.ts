import { describe, expect, it } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const addressesIn = (lines: string, url: string) =>
  extract(`<h2>Contact</h2><p>${lines.replaceAll(' / ', '<br>')}</p><p>Monday to Friday 9:00 - 17:00</p>`, { url })
    .findings.filter(({ type }) => type === 'addresses')
    .map(({ value }) => value)

describe('numbered roads', () => {
  it.each([
    ['com', '4120 US-1 South / St. Augustine, FL 32086'],
    ['com', '8400 FM 1960 West / Humble, TX 77338'],
    ['com', '77 Interstate 35 North / Round Rock, TX 78681'],
    ['com', '9901 IH-10 West, Suite 800 / San Antonio, TX 78230'],
    ['com', '5501 Farm to Market Road 2100 / Crosby, TX 77532'],
    ['com', 'HC 61 Box 240 / Salmon, ID 83467'],
    ['de', 'An der B 27 Nr. 4 / 74172 Neckarsulm'],
    ['de', 'Straße 12 Nr. 7 / 13059 Berlin'],
    ['de', 'Q7, 24 / 68161 Mannheim'],
    ['es', 'Carretera N-340, km 12 / 11130 Chiclana de la Frontera (Cádiz)'],
    ['es', 'Autovía A-92, km 5,5 / 41500 Alcalá de Guadaíra, Sevilla'],
    ['it', 'Strada Provinciale 12, n. 45 / 20060 Gessate (MI)'],
    ['hu', '4-es főút 12. km / 2220 Vecsés'],
    ['ro', 'DN1 km 14 / 075100 Otopeni'],
    ['gr', '5ο χλμ. Εθνικής Οδού Θεσσαλονίκης-Καβάλας / 570 13 Ωραιόκαστρο'],
    ['co.nz', '1422 State Highway 1 / RD 2 / Warkworth 0982'],
    ['co.th', '88 Moo 5, Highway 304 / Chachoengsao 24000'],
  ])('%s: %s', (suffix, lines) => {
    expect(addressesIn(lines, `https://www.harborfold.${suffix}/`)).toEqual([lines.replaceAll(' / ', ', ')])
  })

  it.each(['Postcodes E3, E6, E7, E10, E11', 'Exit 12 of I-30 East', 'Paper sizes A4, A3, 12 sheets, US 10'])(
    'finds no address in %s',
    (text) => {
      expect(addressesIn(text, 'https://www.harborfold.com/')).toEqual([])
    },
  )
})

describe('parts of buildings', () => {
  it.each([
    ['com', 'Rear of 12 Chestnut Street / Salem, MA 01970'],
    ['de', 'Straße des 17. Juni 135, Gebäude H, Raum 204 / 10623 Berlin'],
    ['de', 'Am Kraftwerk 17, Halle 4 / 03130 Spremberg'],
    ['de', 'Lindenallee 22, c/o Weberhof / 50968 Köln'],
    ['at', 'Wagramer Straße 17-19, Stiege 3, Tür 12 / 1220 Wien'],
    ['be', 'Grote Baan 12, gebouw B / 9120 Melsele'],
    ['be', 'Chaussée de Wavre 1110, Bte 7 / 1160 Bruxelles'],
    ['nl', 'Keizersgracht 62-64, gebouw B / 1015 CS Amsterdam'],
    ['cz', 'Průmyslová 18, hala C / 102 00 Praha 10'],
    ['se', 'Storgatan 12, uppgång B / 852 30 Sundsvall'],
    ['dk', 'Hovedvejen 12, opgang C, 2. tv. / 2600 Glostrup'],
    ['fi', 'Valtatie 4, rakennus B / 40100 Jyväskylä'],
    ['ua', "вул. Хрещатик, 22, під'їзд 3, оф. 12 / 01001 м. Київ"],
  ])('%s: %s', (suffix, lines) => {
    expect(addressesIn(lines, `https://www.harborfold.${suffix}/`)).toEqual([lines.replaceAll(' / ', ', ')])
  })
})
