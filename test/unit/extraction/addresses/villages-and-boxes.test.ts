import { expect, test } from 'vitest'
import { findAddresses } from '../../../../src/extraction/addresses.ts'
import { parsePage } from '../../../../src/extraction/parse-page.ts'

const words = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu)!.join(' ')

/** In texts, `//` is a line break and braces enclose each address. */
test.each([
  ['FR', '{14, Grande Rue, 38160 Ormeville} – 04 76 41 75 26'],
  ['FR', '{4 bis Vieille Route, 38160 Ormeville}'],
  ['BE', '{Grand-Rue 12, 6800 Ormeville}'],
  ['ES', 'Ferias Olmo, S. Coop. – {Llano Alto, 41, entlo. dcha., 22003 Olmeda} – Tfno. 974 41 75 26'],
  ['BE', '{Heidebaan 41 bus 3//9160 Olmegem (Eikdorp)}'],
  ['JP', '{〒928-0009 石川県輪島市楡木町4部41番地}//電話 0768-41-7526'],
  ['ZA', '{Posbus 417, Malmesbury, 7299}//Tel: 022 441 7526'],
  ['KE', '{P.O. Box 41-30406, Elmu ya Samaki}'],
  ['TH', 'ส่งเอกสาร: {ตู้ ปณ. 41 ปณจ.ป่าซาง ลำพูน 51120}'],
  ['AU', 'Ask events@elm.org.au. Cheques to {PO Box 417, Elmstead NSW 2710}.'],
  ['FJ', '{Elm Wharf, Queen St, Labasa}//Ph: 885 4175'],
  ['FJ', '{GPO Box 1417, Suva, Fiji Islands}//Elm Shed, Savusavu'],
  ['PT', 'Sede: {Rua do Ulmeiro, 41, Lugar do Outeiro, 4990-120 Olmos de Valdevez}'],
  ['UA', '{Полтавська обл., Полтавський р-н, с. Ільмове, вул. Польова, 4-А} (територія ферми, за вагами). Комірник'],
  ['HU', 'Cím//6648 Szilfás, Tanya//Levelezési cím//{6641 Csongrád, Pf. 41}'],
  ['ES', 'Inscrita en el Registro Mercantil de Burgos, Tomo 417, Folio 41, Hoja BU-4175.'],
  ['IN', 'Bank of Elm, Chennai//Regional Forest Office, Salem//Elm Rural Institute//08.03.2024: A day of elms'],
])('addresses on pages of %s: %s', (country, text) => {
  const page = parsePage(`<p>${text.replace(/[{}]/g, '').replaceAll('//', '<br>')}</p>`, 'https://example.com/')
  const found = findAddresses(page, [], [{ country, weight: 0.9 }])
  const expected = [...text.matchAll(/\{([^}]*)\}/g)].map((match) => words(match[1]!))
  expect(found.map(({ value }) => words(value))).toEqual(expected)
})
