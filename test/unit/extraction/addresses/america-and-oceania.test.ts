import { expect, test } from 'vitest'
import { findAddresses } from '../../../../src/extraction/addresses.ts'
import { parsePage } from '../../../../src/extraction/parse-page.ts'
import { testShownAddresses } from '../../../support/shown-addresses.ts'

test.each([
  ['CL', 'Arturo Prat 847, Temuco', 1],
  ['CL', 'Canal 13, Santiago', 0],
  ['CL', 'Visite Arturo Prat 847, Temuco y otros', 0],
  ['DE', 'Arturo Prat 847, Temuco', 0],
])('a street without a street word plus a town is an address on a page of %s: %s', (country, text, count) => {
  const page = parsePage(`<p>${text}</p>`, 'https://example.com/')
  expect(findAddresses(page, [], [{ country, weight: 0.8 }])).toHaveLength(count)
})

test('every US state may follow its town with or without a comma', () => {
  const states =
    'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR'
  const missed = states.split(' ').filter((state) =>
    [`155 Ocoee Street, Marlville ${state} 37311`, `155 Ocoee Ave<br>Marlville, ${state} 37311`].some((text) => {
      const page = parsePage(`<h1>Contact</h1><p>${text}</p>`, 'https://example.com/')
      return findAddresses(page, [], [{ country: 'US', weight: 0.5 }]).length !== 1
    }),
  )
  expect(missed).toEqual([])
})

testShownAddresses([
  ['AR', '{Roble 1264 1º B, Quilmes, Buenos Aires}'],
  // Without a postcode
  ['CL', '{Agustinas 640, Of. 1502//Santiago Centro, Región Metropolitana}'],
  ['CL', '{Moneda 975, piso 4, Santiago}'],
  ['CL', '{Av. O’Higgins 680, of. 204, Concepción, Región del Biobío}'],
  ['AR', '{San Martín 1245, Bahía Blanca, Provincia de Buenos Aires}'],
  ['AR', '{Belgrano 340, 2º piso, Salta, Argentina}'],
  ['PY', '{Palma 664, Asunción, Paraguay}'],
  ['CO', '{Calle 10 # 42-28, Barrio El Poblado, Medellín, Antioquia}'],
  ['PE', '{Jr. Ayacucho 645, Huancayo, Junín}'],
  ['EC', '{Av. 12 de Octubre N24-562, Edificio World Trade Center, piso 8, Quito, Pichincha}'],
  ['BO', '{Calle Ballivián 555, Edif. El Dorado, piso 3, Santa Cruz de la Sierra}'],
  ['MX', '{Calle 60 No. 491, Col. Centro, Mérida, Yucatán}'],
  [null, 'Copa Sur 300, Mendoza'],
  [null, 'Modelo 120, Salta'],
  [null, 'Santiago 2023, Región Metropolitana'],
  [null, 'Modelo 500, Temuco y Valdivia, 3 locales'],
  [null, 'Copa Libertadores 1991, Santiago'],
  ['BR', '{Av. do Contorno, 9215 – Prado – BH – CEP 30110.063}'],
  ['AU', 'Wattle Vet Clinic//{Shop 7/221 Main North Road//(cnr Grand Junction Rd)//Sefton Park SA 5083}'],
  ['AR', '{San Martín 456, Rosario, Santa Fe}'],
  ['AR', '{Av. Corrientes 1234, Piso 5, C1043AAZ Buenos Aires, Argentina}'],
  ['AR', '{San Martín 550, 5500 Mendoza}'],
  ['AR', '{Av. Rivadavia 4975 - (C1424CEB) Ciudad Autónoma de Buenos Aires}'],
  ['AR', '{Calle 7 Nº 776, La Plata, Buenos Aires}'],
  ['AU', '{Level 8, 120 Collins Street//Melbourne VIC 3000//Australia}'],
  ['AU', '{Shop 3/45 Beach Rd, Bondi NSW 2026}'],
  ['AU', '{GPO Box 1234, Sydney NSW 2001}'],
  ['AU', '{22 Smith St, Fitzroy, Victoria, 3065}'],
  ['AU', '{Building 12, 245 Wellington Rd, Mulgrave, Vic. 3170}'],
  ['AU', '{PO Box 55//Mt Barker SA 5251}'],
  ['AU', '{Cnr Smith & Gertrude Sts, Fitzroy VIC 3065}'],
  ['AU', '{Lot 7 Pacific Highway, Coffs Harbour, New South Wales 2450, Australia}'],
  ['BR', '{Av. Paulista, 1578 - Bela Vista, São Paulo - SP, 01310-200}'],
  ['BR', '{Rua das Flores, 123, Sala 4 - Centro - Curitiba/PR - CEP 80020-000}'],
  // `Rio` is also a canal in Venice.
  ['BR', '{Rua do Quintal, nº 78//4º andar — Centro//Rio de Janeiro — RJ//20040-015}'],
  ['BR', '{Rua do Quintal, 78//Rio de Janeiro - RJ, CEP 20040-015}'],
  ['IT', '{Rio Terà//30123 Venezia}'],
  ['BR', '{Rua XV de Novembro 500, Blumenau - SC, Brasil}'],
  ['BR', '{Rua Dr. Arnaldo, 455 - São Paulo - SP - CEP 01246-903}'],
  ['BR', '{Praça da Sé, s/nº - Centro - Salvador, BA}'],
  ['CA', '{100 King Street West, Suite 5600, Toronto, ON M5X 1C9, Canada}'],
  ['CA', '{1250, boul. René-Lévesque Ouest//Montréal (Québec) H3B 4W8}'],
  ['CA', '{PO Box 220//Halifax, Nova Scotia  B3J 2M4}'],
  ['CA', "{45 O'Connor St., Ottawa ON K1P 1A4}"],
  ['CA', '{2329 West Mall, Vancouver, BC Canada V6T 1Z4}'],
  ['CA', '{RR#2, Site 5, Box 12, Innisfail, AB T4G 1T7}'],
  ['CA', '{1000, rue De La Gauchetière O., Montréal QC H3B 4W5}'],
  ['CA', '{Suite 200 - 1444 Alberni St., Vancouver, B.C. V6G 2Z4}'],
  ['CL', '{Av. Apoquindo 3500, piso 12, Las Condes, Santiago, Chile}'],
  ['CO', '{Carrera 7 No. 71-21, Torre B, Bogotá, Colombia}'],
  ['CO', '{Calle 10 # 43A-30, Medellín}'],
  ['CO', '{Cra. 15 # 93-75 Of. 503, Bogotá D.C.}'],
  ['MX', '{Av. Insurgentes Sur 1602, Col. Crédito Constructor, C.P. 03940, Ciudad de México}'],
  ['MX', '{Degollado 214, Centro, San Marl Tlaxo, Jal. C.P. 45500}'],
  ['MX', '{Allende 1250 Int. 3, Col. Moderna, Guadalajara, Jalisco, C.P. 44190}'],
  ['MX', '{Ocampo #45, Col. Centro, C.P. 58000, Morelia, Mich.}'],
  ['MX', '{Blvd. Agua 2000-A, Fracc. Los Pinos, Tijuana, B.C. 22010}'],
  ['MX', 'Windows 11, Guadalajara, Jalisco, C.P. 44160'],
  ['MX', '{Calle 60 No. 491, Centro, 97000 Mérida, Yucatán, México}'],
  ['MX', '{Paseo de la Reforma 222, Piso 8, Juárez, 06600 Ciudad de México, CDMX}'],
  ['MX', '{Blvd. Díaz Ordaz No. 100, Col. La Fama, Santa Catarina, N.L., C.P. 66100}'],
  ['NZ', '{Level 2, 34 Queen Street, Auckland 1010, New Zealand}'],
  ['NZ', '{15 Courtenay Place, Te Aro, Wellington 6011}'],
  ['NZ', '{PO Box 5678, Christchurch 8140}'],
  ['NZ', '{85 Ghuznee Street, Te Aro, Wellington}'],
  ['NZ', '{Private Bag 4800, Christchurch 8140, New Zealand}'],
  ['PE', '{Av. Javier Prado Este 492, San Isidro, Lima, Perú}'],
  ['US', 'Contact Us//Redwood Dental Group//{1420 Maple Avenue, Suite 300//Portland, OR 97205}//Phone: (503) 555-0142'],
  ['US', '{2500 N. Lakeshore Dr.//Chicago, Illinois 60614-1234//USA}'],
  ['US', 'Mailing address: {P.O. Box 4521, Santa Fe, NM 87502}'],
  ['US', 'Our store is located at {77 Sunset Blvd, Los Angeles, CA 90028}. Come visit us!'],
  ['US', 'Acme Corp | {400 5th Ave, 12th Floor, New York, NY 10018} | 212-555-0199'],
  ['US', '{One Liberty Plaza//New York, NY 10006}'],
  ['US', '{W175N11117 Stonewood Drive//Germantown, WI 53022}'],
  ['US', '{Route 9 Box 12//Staunton, VA 24401}'],
  ['US', '{10 County Road 550//Marquette, MI 49855}'],
  ['US', '{123 Main St//Springfield//IL//62701}//United Methodist'],
  ['US', '{350 Fifth Avenue New York NY 10118}'],
  ['US', '{1600 Pennsylvania Avenue NW, Washington, DC 20500}'],
  ['US', '{PO Box 9, Anchorage AK 99501}'],
  ['US', '© 2013 Acme Widgets Inc. {1234 Industrial Pkwy, Dayton, OH 45402}. All Rights Reserved.'],
  ['US', 'Acme Widgets Inc., {1234 Industrial Pkwy, Dayton, OH 45402}'],
  ['US', 'Send checks to: Friends of the River, {P.O. Box 88, Moab, Utah 84532-0088}'],
  ['US', '{15 E. 7th St.//Suite B//Tempe, AZ 85281}'],
  ['US', '{3000 Bee Cave Rd Ste 200//Austin TX 78746}//(512) 555-0100'],
  ['US', '{1 Infinity Plaza, 30th Fl.//New York, N.Y. 10004}'],
  ['US', '{Highway 61 North//Grand Marais, MN 55604}'],
  ['US', 'Church of Hope • {88 Elm • Salem, OR 97301} • 503.555.0199'],
  ['US', '{2201 C Street NW//Washington, D.C. 20520}'],
  ['US', 'Museum hours 10-5. {100 Museum Dr, Newport News, VA 23606}'],
  ['US', '{450 Serra Mall//Stanford//CA 94305-2004}'],
  ['US', 'Our address is {5 Post Road, Westport, Connecticut 06880}'],
  ['US', '{N56W13365 Silver Spring Rd., Menomonee Falls, WI 53051}'],
  ['US', '{USS Nimitz Building 12, 1000 Navy Pentagon, Washington, DC 20350-1000}'],
  ['US', 'Jane Doe, MD//{12 Oak Ter//Apt. 4//Bar Harbor ME 04609}'],
  ['US', '{4000 Central Florida Blvd. Orlando, Florida, 32816} | 407.555.2000'],
])
