import { describe, expect, test } from 'vitest'
import { extract } from '../../../src/extraction/extract.ts'
import { leadingRegisterLabel, registerNumberIn } from '../../../src/extraction/register-labels.ts'

/** A country, an address, a company and its register or tax number. */
const CASES: readonly (readonly [country: string, address: string, company: string, number: string])[] = [
  ['PT', 'Rua da Prata 12, 1100-053 Lisboa', 'Moinho Verde Lda.', 'NIPC 501 234 567'],
  ['HR', 'Ilica 12, 10000 Zagreb', 'Zeleni Mlin d.o.o.', 'OIB 12345678901'],
  ['FI', 'Mannerheimintie 12, 00100 Helsinki', 'Vihreä Mylly Oy', 'Y-tunnus 1234567-8'],
  ['AR', 'Av. Corrientes 1234, C1043 Buenos Aires', 'Molino Verde S.R.L.', 'CUIT 30-12345678-9'],
  ['PE', 'Av. Larco 345, Miraflores, Lima', 'Molino Verde S.A.C.', 'RUC 20123456789'],
  ['FR', '12 rue de la Paix, 75002 Paris', 'Moulin Vert SARL', 'SIRET 123 456 789 00012'],
  ['BR', 'Rua Augusta, 1234, São Paulo - SP, 01305-100', 'Moinho Verde Ltda', 'CNPJ 12.345.678/0001-90'],
  ['DE', 'Berliner Straße 12, 10115 Berlin', 'Grüne Mühle GmbH', 'USt-IdNr DE123456789'],
  ['AT', 'Mariahilfer Straße 12, 1060 Wien', 'Grüne Mühle GmbH', 'UID ATU12345678'],
  ['CH', 'Bahnhofstrasse 12, 8001 Zürich', 'Grüne Mühle AG', 'UID CHE-123.456.789'],
  ['IT', 'Via Roma 12, 20121 Milano', 'Mulino Verde S.r.l.', 'P.IVA 12345678901'],
  ['ES', 'Calle Mayor 12, 28013 Madrid', 'Molino Verde S.L.', 'CIF B12345678'],
  ['NL', 'Keizersgracht 12, 1015 CN Amsterdam', 'Groene Molen B.V.', 'KvK 12345678'],
  ['BE', 'Rue Neuve 12, 1000 Bruxelles', 'Moulin Vert SRL', 'TVA BE0123456789'],
  ['PL', 'ul. Długa 12, 00-238 Warszawa', 'Zielony Młyn Sp. z o.o.', 'NIP 123-456-78-90'],
  ['CZ', 'Dlouhá 12, 110 00 Praha', 'Zelený Mlýn s.r.o.', 'IČO 12345678'],
  ['SK', 'Hlavná 12, 811 01 Bratislava', 'Zelený Mlyn s.r.o.', 'IČ DPH SK1234567890'],
  ['HU', 'Kossuth Lajos utca 12, 1053 Budapest', 'Zöld Malom Kft.', 'Adószám 12345678-1-41'],
  ['RO', 'Strada Lungă 12, 010101 București', 'Moara Verde S.R.L.', 'CUI 12345678'],
  ['BG', 'ул. Витоша 12, 1000 София', 'Зелена Мелница ЕООД', 'ЕИК 123456789'],
  ['GR', 'Ερμού 12, 105 63 Αθήνα', 'Πράσινος Μύλος Α.Ε.', 'ΑΦΜ 123456789'],
  ['SI', 'Dunajska cesta 12, 1000 Ljubljana', 'Zeleni Mlin d.o.o.', 'Davčna številka 12345678'],
  ['RS', 'Knez Mihailova 12, 11000 Beograd', 'Zeleni Mlin d.o.o.', 'PIB 123456789'],
  ['DK', 'Storegade 12, 2100 København', 'Grøn Mølle ApS', 'CVR 12345678'],
  ['SE', 'Storgatan 12, 111 22 Stockholm', 'Gröna Kvarnen AB', 'Org.nr 556123-4567'],
  ['NO', 'Storgata 12, 0155 Oslo', 'Grønn Mølle AS', 'Organisasjonsnummer 123 456 789'],
  ['IS', 'Laugavegur 12, 101 Reykjavík', 'Græn Mylla ehf.', 'Kennitala 123456-7890'],
  ['EE', 'Pikk tänav 12, 10123 Tallinn', 'Roheline Veski OÜ', 'Registrikood 12345678'],
  ['LV', 'Brīvības iela 12, Rīga, LV-1010', 'Zaļās Dzirnavas SIA', 'PVN LV12345678901'],
  ['LT', 'Gedimino pr. 12, 01103 Vilnius', 'Žalias Malūnas UAB', 'Įmonės kodas 123456789'],
  ['TR', 'Atatürk Cad. No: 12, 34000 İstanbul', 'Yeşil Değirmen Ltd. Şti.', 'Vergi No 1234567890'],
  ['RU', 'ул. Ленина, д. 12, 101000 Москва', 'ООО «Зелёная Мельница»', 'ИНН 1234567890'],
  ['UA', 'вул. Хрещатик, 12, 01001 Київ', 'ТОВ «Зелений Млин»', 'ЄДРПОУ 12345678'],
  ['MX', 'Av. Reforma 123, 06600 Ciudad de México', 'Molino Verde S.A. de C.V.', 'RFC MVE123456AB1'],
  ['CL', 'Av. Providencia 1234, Providencia, Santiago', 'Molino Verde SpA', 'RUT 76.123.456-7'],
  ['CO', 'Calle 72 # 10-34, Bogotá', 'Molino Verde S.A.S.', 'NIT 900.123.456-7'],
  ['EC', 'Av. Amazonas 123, Quito', 'Molino Verde Cía. Ltda.', 'RUC 1791234567001'],
  ['UY', '18 de Julio 1234, 11100 Montevideo', 'Molino Verde S.A.', 'RUT 211234560018'],
  ['VE', 'Av. Bolívar 12, Caracas', 'Molino Verde C.A.', 'RIF J-12345678-9'],
  ['DO', 'Calle Duarte 12, Santo Domingo', 'Molino Verde S.R.L.', 'RNC 101-12345-6'],
  ['GT', '6a Avenida 12, Ciudad de Guatemala', 'Molino Verde S.A.', 'NIT 1234567-8'],
  ['HN', 'Boulevard Morazán 12, Tegucigalpa', 'Molino Verde S. de R.L.', 'RTN 08011234567890'],
  ['CR', 'Avenida Central 12, San José, Costa Rica', 'Molino Verde S.A.', 'Cédula Jurídica 3-101-123456'],
  ['IN', '12 MG Road, Bengaluru 560001', 'Green Mill Pvt. Ltd.', 'GSTIN 29ABCDE1234F1Z5'],
  ['PK', '12 Mall Road, Lahore 54000', 'Green Mill (Pvt.) Ltd.', 'NTN 1234567-8'],
  ['AU', '12 High Street, Sydney NSW 2000', 'Green Mill Pty Ltd', 'ABN 12 345 678 901'],
  ['NZ', '12 Queen Street, Auckland 1010', 'Green Mill Limited', 'NZBN 9429012345678'],
  ['SG', '12 Orchard Road, Singapore 238801', 'Green Mill Pte. Ltd.', 'UEN 201212345A'],
  ['MY', '12 Jalan Ampang, 50450 Kuala Lumpur', 'Green Mill Sdn. Bhd.', 'Company Reg 123456-A'],
  ['ID', 'Jl. Sudirman No. 12, Jakarta 10220', 'PT Kincir Hijau', 'NPWP 01.234.567.8-901.000'],
  ['PH', '12 Ayala Avenue, Makati 1226', 'Green Mill Inc.', 'TIN 123-456-789-000'],
  ['TH', '12 Sukhumvit Road, Bangkok 10110', 'Green Mill Co., Ltd.', 'Tax ID 0105512345678'],
  ['VN', '12 Nguyễn Huệ, Quận 1, TP. Hồ Chí Minh', 'Công ty TNHH Cối Xay Xanh', 'MST 0312345678'],
  ['GB', '12 High Street, London W1A 1AA', 'Green Mill Ltd', 'Company No 12345678'],
  ['IE', '12 Main Street, Dublin 2', 'Green Mill Limited', 'VAT IE1234567A'],
  ['US', '12 Main Street, Portland, OR 97205', 'Green Mill Inc.', 'EIN 12-3456789'],
  ['CA', '12 King Street, Toronto, ON M5H 1A1', 'Green Mill Inc.', 'GST 12345 6789 RT0001'],
  ['ZA', '12 Long Street, Cape Town 8001', 'Green Mill (Pty) Ltd', 'Reg. No 2012/123456/07'],
  ['NG', '12 Allen Avenue, Ikeja, Lagos', 'Green Mill Nigeria Limited', 'RC 123456'],
  ['KE', '12 Moi Avenue, Nairobi', 'Green Mill Limited', 'KRA PIN P051234567A'],
  ['MA', '12 rue Hassan II, 20000 Casablanca', 'Moulin Vert SARL', 'ICE 001234567000089'],
  ['TN', '12 avenue Habib Bourguiba, 1000 Tunis', 'Moulin Vert SARL', 'Matricule fiscale 1234567A'],
  ['IL', 'דרך מנחם בגין 12, תל אביב', 'טחנה ירוקה בע"מ', 'ח.פ. 512345678'],
  ['AL', 'Rruga e Durrësit 12, 1001 Tirana', 'Mulliri i Gjelbër Sh.p.k.', 'NIPT K12345678A'],
  ['MD', 'str. Pușkin 12, MD-2012 Chișinău', 'Moara Verde S.R.L.', 'IDNO 1002600012345'],
  ['AZ', 'Nizami küç. 12, Bakı AZ1000', 'Yaşıl Dəyirman MMC', 'VÖEN 1234567891'],
]

const labelOf = (number: string) => number.split(/ \S*\d/)[0]!

describe('labels of register and tax numbers', () => {
  test.each(CASES)(
    '%s: are not part of an address, a company or a phone number',
    (country, address, company, number) => {
      const label = labelOf(number)
      for (const html of [
        `<p>${company}, ${address} ${number}</p>`,
        `<p>${company} ${number}</p><p>${address} ${number}</p>`,
        `<p>${company}, ${number}, ${address}, ${number}</p>`,
        `<footer>© 2020 ${company} ${number}</footer>`,
      ]) {
        const { findings } = extract(html, { url: 'https://www.greenmill.example/', country })
        expect(findings.filter(({ type, value }) => type === 'phones' || value.includes(label))).toEqual([])
      }
    },
  )

  test.each(CASES)('%s: %s %s are found by their words alone', (_country, address, company, number) => {
    expect(leadingRegisterLabel(number)).toBe(labelOf(number).length)
    for (const before of [address, company]) expect(registerNumberIn(`${before} ${number}`)).toBe(before.length + 1)
  })

  test.each([
    'Rut Meyer',
    'Pan American Highway 12',
    'Nit de Sant Joan',
    'Ruche Verte',
    'He is here',
    'Vatican City',
    'Cifuentes',
  ])('%s starts with no label', (text) => expect(leadingRegisterLabel(text)).toBe(0))
})
