import { describe, expect, test } from 'vitest'
import { findCompanies } from '../../../src/extraction/companies.ts'
import { extract } from '../../../src/extraction/extract.ts'
import { parsePage } from '../../../src/extraction/parse-page.ts'
import { companiesIn } from '../../support/companies-in.ts'
import { cpuMs } from '../../support/cpu-ms.ts'
import { testExtractionFixtures } from '../../support/extraction-fixtures.ts'

testExtractionFixtures('companies')

describe('a name with a legal form is a company, from its first word to the form', () => {
  test.each([
    ['en', 'Contact Acme Widgets Ltd for details.', 'Acme Widgets Ltd'],
    ['en', 'Acme Widgets Ltd, VAT No. 123 4567 89', 'Acme Widgets Ltd'],
    ['en', 'A project of Acme Menuiserie SARL and the city', 'Acme Menuiserie SARL'],
    ['en', 'Site of <a href="/">Acme Widgets Ltd</a>.', 'Acme Widgets Ltd'],
    ['de-CH', '„Acme Bau AG“', 'Acme Bau AG'],
    ['sv', 'Acme Bygg AB VAT No. SE12', 'Acme Bygg AB'],
    ['nl', "See Acme Techniek BV's terms.", 'Acme Techniek BV'],
    ['en', 'Operated by Brightwater Foods, Inc., a Delaware corporation.', 'Brightwater Foods, Inc.'],
    ['en', 'Harlan, Lipton, Roe & Katz LLP', 'Harlan, Lipton, Roe & Katz LLP'],
    ['en', 'We are a subsidiary of The Bank of Erewhon plc.', 'The Bank of Erewhon plc'],
    ['en', 'Managing Director of Greenfield Holdings Limited', 'Greenfield Holdings Limited'],
    ['en', 'The CEO of eBright Ltd spoke.', 'eBright Ltd'],
    ['en', 'Level 5, 20 King St. Acme Ltd', 'Acme Ltd'],
    ['en', 'CONTACT ACME TRADING LLC TODAY', 'ACME TRADING LLC'],
    ['en-AU', 'ABN 12 345 678 901 Kookaburra Plumbing Pty Ltd', 'Kookaburra Plumbing Pty Ltd'],
    ['en-ZA', 'Protea Logistics (Pty) Ltd, Reg. 2011/1', 'Protea Logistics (Pty) Ltd'],
    ['en-ZA', 'Karoo Printers CC', 'Karoo Printers CC'],
    ['en-IN', 'Sundaram Castings (India) Pvt. Ltd.', 'Sundaram Castings (India) Pvt. Ltd.'],
    ['en-NG', 'Zenith Farms Nigeria Limited RC 12345', 'Zenith Farms Nigeria Limited'],
    ['en-MY', 'Maju Jaya Sdn. Bhd. (123456-X)', 'Maju Jaya Sdn. Bhd.'],
    ['en-SG', 'Lion Harbour Pte Ltd', 'Lion Harbour Pte Ltd'],
    ['en-HK', 'Harbour Light Toys Co., Ltd.', 'Harbour Light Toys Co., Ltd.'],
    ['en-AE', 'Oasis Media FZ-LLC, Dubai', 'Oasis Media FZ-LLC'],
    ['id', 'PT Sinar Laut Abadi Tbk', 'PT Sinar Laut Abadi Tbk'],
    ['de', 'Die Geschäftsführung der Meyer Feinblech GmbH informiert.', 'Meyer Feinblech GmbH'],
    ['de', 'Nordwind Solartechnik GmbH & Co. KG', 'Nordwind Solartechnik GmbH & Co. KG'],
    ['de', 'Holz und Eisen Handels-GmbH, Ulm', 'Holz und Eisen Handels-GmbH'],
    ['de', 'Lichtblick UG (haftungsbeschränkt)', 'Lichtblick UG (haftungsbeschränkt)'],
    ['de', 'Bäckerei Hans Krumm e.K. Inhaber: Hans Krumm', 'Bäckerei Hans Krumm e.K.'],
    ['de', 'Bund der Imker in Hessen e. V.', 'Bund der Imker in Hessen e. V.'],
    ['de-CH', 'Muster Treuhand AG, Bahnhofstrasse 1', 'Muster Treuhand AG'],
    ['nl', 'Van der Berg Bouw B.V. te Utrecht', 'Van der Berg Bouw B.V.'],
    ['fr', 'édité par la société Les Jardins du Midi SARL au capital de 8 000 €', 'Les Jardins du Midi SARL'],
    ['fr', 'SARL Dupont et Fils, 3 rue du Port', 'SARL Dupont et Fils'],
    ['fr', 'Boulangerie Martin SAS, 12 rue Haute', 'Boulangerie Martin SAS'],
    ['it', 'Officine Rossi di Mario Rossi & C. S.n.c.', 'Officine Rossi di Mario Rossi & C. S.n.c.'],
    ['it', 'Caseificio Valverde s.r.l. - P.IVA 01234567890', 'Caseificio Valverde s.r.l.'],
    ['it', 'Terme Alte S.p.A.', 'Terme Alte S.p.A.'],
    ['es', 'Titular: Aceites del Sur, S.L. CIF B12345678', 'Aceites del Sur, S.L.'],
    ['es-MX', 'Grupo Maderero del Norte, S.A. de C.V.', 'Grupo Maderero del Norte, S.A. de C.V.'],
    ['pt-BR', 'Padaria Bom Pão Ltda. - CNPJ 00.000.000/0001-00', 'Padaria Bom Pão Ltda.'],
    ['pt', 'Cortiças do Alentejo, Unipessoal Lda.', 'Cortiças do Alentejo, Unipessoal Lda.'],
    ['sv', 'Norrskens Bygg AB är ett företag', 'Norrskens Bygg AB'],
    ['da', 'Havn & Søn A/S', 'Havn & Søn A/S'],
    ['nb', 'Fjordfisk AS leverer fisk', 'Fjordfisk AS'],
    ['fi', 'Järvenpään Leipomo Oy', 'Järvenpään Leipomo Oy'],
    ['is', 'Hvalfjörður Fiskur ehf.', 'Hvalfjörður Fiskur ehf.'],
    ['pl', 'Zakład stolarski Dąb sp. z o.o. sp. k.', 'Zakład stolarski Dąb sp. z o.o. sp. k.'],
    ['cs', 'Pekárna Lípa, s.r.o., IČ 12345678', 'Pekárna Lípa, s.r.o.'],
    ['sl', 'Gozdna pot d.o.o., Ljubljana', 'Gozdna pot d.o.o.'],
    ['hu', 'Duna Malom Kft. 1051 Budapest', 'Duna Malom Kft.'],
    ['ro', 'S.C. Brutăria Veche S.R.L.', 'S.C. Brutăria Veche S.R.L.'],
    ['bg', '„Роза Балкан“ ЕООД', '„Роза Балкан“ ЕООД'],
    ['tr', 'ÇINAR MAKİNA SAN. VE TİC. LTD. ŞTİ.', 'ÇINAR MAKİNA SAN. VE TİC. LTD. ŞTİ.'],
    ['tr', 'ÇINAR MAKİNA SANAYİ VE TİCARET A.Ş.', 'ÇINAR MAKİNA SANAYİ VE TİCARET A.Ş.'],
    ['tr', 'Anadolu Makina San. ve Tic. Ltd. Şti.', 'Anadolu Makina San. ve Tic. Ltd. Şti.'],
    ['ru', 'ООО «Северный ветер», ИНН 7700000000', 'ООО «Северный ветер»'],
    ['uk', 'ТОВ «Калина», м. Київ', 'ТОВ «Калина»'],
    ['el', 'Ελαιώνες Κρήτης Α.Ε.', 'Ελαιώνες Κρήτης Α.Ε.'],
    ['lt', 'UAB „Gintaro kelias“', 'UAB „Gintaro kelias“'],
    ['lv', 'SIA "Dzintara ceļš"', 'SIA "Dzintara ceļš"'],
    ['et', 'Põhjala Puit OÜ', 'Põhjala Puit OÜ'],
    ['ja', '運営：有限会社さくら堂', '有限会社さくら堂'],
    ['ja', '昭和46年 有限会社青葉精密設立', '有限会社青葉精密'],
    ['ja', '北山商事株式会社 代表取締役 山本一郎', '北山商事株式会社'],
    ['zh', '蓝海（上海）贸易有限公司', '蓝海（上海）贸易有限公司'],
    ['ko', '푸른바다 주식회사', '푸른바다 주식회사'],
    ['ko', '상호명: 주식회사 나무숲', '주식회사 나무숲'],
    ['vi', 'Công ty TNHH Hoa Sen Việt', 'Công ty TNHH Hoa Sen Việt'],
    ['th', 'บริษัท ดอกบัว จำกัด', 'บริษัท ดอกบัว จำกัด'],
    ['he', 'אור הים בע"מ', 'אור הים בע"מ'],
    // Sentences end, and say what somebody is to the company
    ['en', 'We met Leeds-based Orchard Tools Ltd in May.', 'Orchard Tools Ltd'],
    ['en', 'The plant is in Camden, N.J. Hale & Orchard LLP acted for him.', 'Hale & Orchard LLP'],
    ['en', 'Dr Ann Lee, M.D. Orchard Care LLC', 'Orchard Care LLC'],
    ['en', 'Authorised Agent of Orchard Tools Ltd', 'Orchard Tools Ltd'],
    ['en', 'Tied Agent (No. 554433) of Orchard Tools Ltd', 'Orchard Tools Ltd'],
    ['en', 'We sell to M/s Lindgren Interiör AB of Sweden and Casa Robles Lda of Portugal.', 'Casa Robles Lda'],
    ['en', '<div class="cmp-text">Orchard Tools Ltd</div>', 'Orchard Tools Ltd'],
    ['en', 'Orchard (2004) Ltd', 'Orchard (2004) Ltd'],
    ['en', 'University of Camden Press Ltd', 'University of Camden Press Ltd'],
    ['de', 'Sommerfest auf dem Gelände der SG Altdorf e.V.', 'SG Altdorf e.V.'],
    ['nl', 'Onderdeel van Meerpaal Techniek Groep N.V.', 'Meerpaal Techniek Groep N.V.'],
    ['fr', 'Filiale de Moreau Bâtiment SARL', 'Moreau Bâtiment SARL'],
    ['it', 'Officine di Verdi S.r.l.', 'Officine di Verdi S.r.l.'],
    ['de', 'Verein der Freunde des TSV Altdorf e.V.', 'Verein der Freunde des TSV Altdorf e.V.'],
    ['uk', 'Партнер: КНП «Лікарня Вітряна»', 'КНП «Лікарня Вітряна»'],
    ['ru', 'Заказчик — МАУ «Дворец спорта»', 'МАУ «Дворец спорта»'],
    ['en', 'Principal Engineer, Vestlandet ASA', 'Vestlandet ASA'],
    ['en-SG', 'Banyan Assurance PAC (UEN 12345)', 'Banyan Assurance PAC'],
    ['en', '<img alt="Meerpaal Techniek B.V." src="/m.svg">', 'Meerpaal Techniek B.V.'],
    // Called after people
    ['en', 'Our lawyers Harlow, Pike & Co. won.', 'Harlow, Pike & Co.'],
    ['en', 'He sold it to Pike & Company in 1990.', 'Pike & Company'],
    ['de', 'Möbel Lorenz & Söhne seit 1920', 'Möbel Lorenz & Söhne'],
    ['fr', 'le cabinet Moreau & Associés', 'Moreau & Associés'],
    ['es', 'Bufete Robles y Asociados', 'Bufete Robles y Asociados'],
    ['pl', 'Kancelaria Nowak i Wspólnicy', 'Kancelaria Nowak i Wspólnicy'],
    ['en', 'Contact Pike & Sons Ltd today', 'Pike & Sons Ltd'],
    // Behind the label of a role
    ['en', 'Employer: Huduma Stores', 'Huduma Stores'],
    ['de', 'Veranstalter: Elbtaler Kulturhaus', 'Elbtaler Kulturhaus'],
    ['en', '<dl><dt>Firm</dt><dd>Elmstead Widgets</dd></dl>', 'Elmstead Widgets'],
    ['en', '<table><tr><td>Company</td><td>:</td><td>Elmstead Widgets</td></tr></table>', 'Elmstead Widgets'],
    // Glued to what stands before, or apart from what the firm says of itself
    ['en', '<small>Made with Pagewright</small><small>Orchard Tools Ltd</small>', 'Orchard Tools Ltd'],
    ['en', '<span>McPherson</span> Tools Ltd', 'McPherson Tools Ltd'],
    ['de', 'Lorenz Optik – Gesellschaft für Messtechnik mbH, Ulm', 'Lorenz Optik – Gesellschaft für Messtechnik mbH'],
    ['fr', 'Trois Ormes – Atelier de Reliure SARL', 'Trois Ormes – Atelier de Reliure SARL'],
    ['de', 'Impressum – Gesellschaft für Messtechnik Ulm mbH', 'Gesellschaft für Messtechnik Ulm mbH'],
    ['de', 'Sommerfest des TSV 1862 Altdorf e.V. am Samstag', 'TSV 1862 Altdorf e.V.'],
    ['de', 'Satzung 2019 TSV Altdorf 1862 e.V.', 'TSV Altdorf 1862 e.V.'],
    ['nl', 'Meerpaal Techniek n.v.', 'Meerpaal Techniek n.v.'],
    ['ro', 'Contact, S.C. Moara Mare S.R.L.', 'S.C. Moara Mare S.R.L.'],
    // Scripts without capitals
    ['he', 'ברוכים הבאים לגלי אור בע"מ', 'גלי אור בע"מ'],
    ['he', 'האתר נבנה על ידי נחל ירוק בע"מ', 'נחל ירוק בע"מ'],
    ['ar', 'مرحبا بكم في شركة واحة النخيل ذ.م.م', 'شركة واحة النخيل ذ.م.م'],
    ['ar', 'بدأت شركة واحة النخيل للتجارة في دبي منذ ١٩٩٠', 'شركة واحة النخيل للتجارة'],
    ['ar', 'اتصل بشركة واحة النخيل، هاتف ٥٥١٢', 'شركة واحة النخيل'],
    ['fa', 'شرکت آبان صنعت در سال ۱۳۷۰ تأسیس شد', 'شرکت آبان صنعت'],
    ['en', 'شرکت آبان صنعت (سهامی خاص)', 'شرکت آبان صنعت (سهامی خاص)'],
  ])('%s: %s', (language, text, company) => {
    expect(companiesIn(language, `<p>${text}</p>`)).toEqual([company])
  })
})

describe('words, codes and credits that look like legal forms name no company', () => {
  test.each([
    ['en', 'Limited time offer! Limited Edition prints. Also limited parking.'],
    ['en', 'Prices £10 inc. VAT. Las Vegas, NV 89101. Denver, CO. Charleston, SC'],
    ['en', 'Hotel & Spa in the mountains'],
    ['nl', '6135 KG Sittard en 1012 AB Amsterdam'],
    ['de', 'Amtsgericht Bonn. Die AG tagt. Mitglied der KG. 25 KG Kies.'],
    ['en', 'Registered in England and Wales. Company No. 123.'],
    ['en', 'Powered by WordPress. Designed by Pixel Barn Ltd'],
    ['ja', '株式会社に改組'],
    ['de', '38 Kolleginnen und Kollegen'],
    ['de', 'Webdesign: Pixelscheune GmbH'],
    ['it', 'Realizzazione siti web: Pixel Rossi srl'],
    ['ru', 'Запросите КП на почту. КП Андрей'],
    ['en', 'Cisco ASA firewalls'],
    ['en', 'The Texas AG. The former AG, 40 ASA'],
    ['de', 'Sprechstunde: Do 9–10 Uhr n.V. Kapitel Messtechnik s. a. Anhang. Tabelle Ulm s. o.'],
    ['en', '<img alt="The new head office of Meerpaal Techniek B.V. in Breda" src="/m.jpg">'],
    ['en', 'Clients & Partners. Father & Sons. Tips for Parents & Partners'],
    ['de', 'Mitglieder & Partner. Kunden und Partner'],
    ['en', 'Employer: Yes. Published by: Jane'],
    ['en', 'We ship to the U.K., Spain and the U.S.A.'],
    ['ar', 'نحن شركة رائدة في مجال البناء'],
    ['fa', 'شرکت در نمایشگاه'],
    ['de', 'Wir nutzen Google Analytics der Google Ireland Limited.'],
  ])('%s: %s', (language, text) => {
    expect(companiesIn(language, `<p>${text}</p>`)).toEqual([])
  })
})

describe('a copyright line names its holder', () => {
  test.each([
    ['© 2019-2024 Amber Lane Pottery. All rights reserved', ['Amber Lane Pottery']],
    ['Amber Lane Pottery © 2020', ['Amber Lane Pottery']],
    ['© 2023 - Ecommerce software by PrestaShop™', []],
    ['Copyright © 2024<br>Here you learn more about it', []],
    ['© 2023 - Logiciel e-commerce par PrestaShop™', []],
    ['Copyright 2007 by Amber Lane Pottery', ['Amber Lane Pottery']],
    ['2020 Amber Lane Pottery. All rights reserved.', ['Amber Lane Pottery']],
    ['© Copyright 2024 – Amber Lane Pottery – Powered by Shopify', ['Amber Lane Pottery']],
    ['\ufffd2013 Amber Lane Pottery', ['Amber Lane Pottery']],
    ['© 2023 Todos los derechos reservados. Hilaturas Vega S.A.', ['Hilaturas Vega S.A.']],
    ['© 2022 - Tous droits réservés - Atelier Bleu Nuit', ['Atelier Bleu Nuit']],
    ['Copyright © 2018 All Rights Reserved 杭州青竹茶业有限公司 版权所有', ['杭州青竹茶业有限公司']],
    ['AMBER LANE © 2018 | Founded on 3 May 1965 | 4 Quay Street', ['AMBER LANE']],
    ['Home | © 2018 | Amber Lane Pottery | Terms', ['Amber Lane Pottery']],
    ['© 2021 כל הזכויות שמורות לגלי אור', ['גלי אור']],
    ['© כל הזכויות שמורות | סטודיו ענבר 2020', ['סטודיו ענבר']],
    ['© 2023 جميع الحقوق محفوظة لمكتبة النخيل. تصميم أفق', ['مكتبة النخيل']],
    ['© 2020 کلیه حقوق این سایت متعلق به نگارستان آبان میباشد', ['نگارستان آبان']],
    ['© 2020 สงวนลิขสิทธิ์ Amber Lane', ['Amber Lane']],
    ['© 2020. All rights reserved.', []],
    ['© 2019. This website is operated by Orchard.', []],
    ['Photo: © Rowan Pike', []],
    ['Map data ©2023 Google', []],
    ['© Adobe Stock: 214577890', []],
    ['© 2020 iStock.com/roe', []],
    ['You may not violate copyright law.', []],
  ])('%s', (line, companies) => {
    expect(companiesIn('en', `<p>${line}</p>`)).toEqual(companies)
  })
})

describe("the site's owner", () => {
  const owner = (head: string, body: string, url = 'https://www.harbour-lane.com/about') =>
    findCompanies(parsePage(`<html><head>${head}</head><body>${body}</body></html>`, url), [], []).map(
      ({ value }) => value,
    )

  test('is the part of the title that the domain spells', () => {
    expect(owner('<title>About us | Harbour Lane</title>', '')).toEqual(['Harbour Lane'])
  })
  test.each([
    ['Contact us - SV Elmtal 1920 e.V.', 'SV Elmtal', 'SV Elmtal 1920 e.V.'],
    ['Foxglove Yard Ltd | Boats', 'Foxglove', 'Foxglove Yard Ltd'],
  ])('is the part of a title with a legal form: %s', (title, short, name) => {
    const body = `<a href="/" class="logo">${short}</a><footer>© 2020 ${short}</footer>`
    expect(owner(`<title>${title}</title>`, body, 'https://192.0.2.1/')).toEqual([name])
  })
  test.each(['My WordPress Site', 'admin', 'Meine Website', 'Mon site', 'Site Title', 'Just another WordPress site'])(
    'is not what a CMS calls every site: %s',
    (name) => {
      const json = JSON.stringify({ '@context': 'https://schema.org', '@type': 'Organization', name })
      const html = `<meta property="og:site_name" content="${name}"><script type="application/ld+json">${json}</script>`
      const { findings } = extract(html, { url: 'https://192.0.2.1/' })
      expect(findings.filter(({ type }) => type === 'companies')).toEqual([])
    },
  )
  test('is not the address of its home page', () => {
    expect(owner('', '<p><a href="/">harbour-lane.com</a><br>4 Quay Street</p>')).toEqual([])
  })
  test('is not a title that nothing else confirms', () => {
    expect(owner('<title>Wooden boats | Repairs</title>', '')).toEqual([])
  })
  test('is what logo and title agree on where the domain says nothing', () => {
    expect(
      owner(
        '<title>Wooden boats - Foxglove Yard</title>',
        '<a href="/"><img src="l.png" alt="Foxglove Yard logo"></a>',
        'https://192.0.2.1/',
      ),
    ).toEqual(['Foxglove Yard'])
  })
  test.each([
    ['sv', 'Till startsidan för Elmsborgs kommun', 'Elmsborgs kommun'],
    ['fr', "Retour à l'accueil de Brasserie du Quai", 'Brasserie du Quai'],
    ['es', 'Ir a la página de inicio de Clínica Robles', 'Clínica Robles'],
    ['de', 'Zur Startseite der Augenklinik Elbtal', 'Augenklinik Elbtal'],
  ])('is what a picture that leads home calls it, as in %s', (_, alt, name) => {
    expect(
      owner(`<title>${name}</title>`, `<a href="/"><img src="l.png" alt="${alt}"></a>`, 'https://192.0.2.1/'),
    ).toEqual([name])
  })
  test('is not cut at a hyphen that stands for the rest of a word', () => {
    expect(owner('<title>Rad- und Kletterverein Elmstal</title>', '', 'https://www.kletterverein-elmstal.at/')).toEqual(
      ['Rad- und Kletterverein Elmstal'],
    )
  })
  test('is named in full once, in the form with its legal form', () => {
    expect(
      owner(
        '<title>Harbour Lane</title><meta property="og:site_name" content="Harbour Lane">',
        '<p>HARBOUR LANE</p><footer>© 2020 Harbour Lane Logistics Ltd</footer>',
      ),
    ).toEqual(['Harbour Lane Logistics Ltd'])
  })
})

test.each([
  ['de', '(at)', '(dot)'],
  ['es', ' (arroba) ', ' (punto) '],
  ['pl', '[małpa]', '[kropka]'],
])('is no line of a person, whose address is spelled out in it, as in %s', (language, at, dot) => {
  const person = '<span class="p-name fn">Jürgen Krämer</span> <span class="title">Field Engineer</span>'
  const address = `jurgen10${at}acmewerkzeug55${dot}de`
  const card = `<div class="h-card vcard">${person}<span>${address}</span><p>Fax 0049 89 21171741</p></div>`
  const html = `<html lang="${language}"><body>${card}<p>info AT acmewerkzeug55 DOT de</p></body></html>`
  const { findings } = extract(html, { url: 'http://192.0.2.1/' })
  expect(findings.map(({ type, value }) => [type, value])).toContainEqual(['emails', 'jurgen10@acmewerkzeug55.de'])
  expect(findings.filter(({ type }) => type === 'companies')).toEqual([])
})

describe('what stands above or before an address', () => {
  test.each([
    ['<b>Orchard Lane Bakery</b><br>4 High Street<br>Wells BA5 2AA', ['Orchard Lane Bakery']],
    ['The Old Chapel, 4 High Street, Wells, Somerset, BA5 2AA', []],
    ['Alte Brauerei, Hauptstraße 5, 72764 Reutlingen', []],
    [
      '<h3>Zuständige Kammern und Behörden</h3><p>Ärztekammer Elmkreis, Badstraße 2, 72764 Reutlingen',
      ['Ärztekammer Elmkreis'],
    ],
    ['Centre technique, 14 rue des Mariniers, 45130 Orléans', []],
    ['<h3>青竹實業公司</h3>704 台南市北區公園路189號', ['青竹實業公司']],
    ['<h3>台南分公司</h3>704 台南市北區公園路189號', []],
  ])('%s', (html, companies) => {
    const { findings } = extract(`<p>${html}</p>`, { url: 'https://192.0.2.1/' })
    expect(findings.filter(({ type }) => type === 'companies').map(({ value }) => value)).toEqual(companies)
  })
})

test('a person before the company is no part of its name', () => {
  const { findings } = extract('<p>Our lawyer is <b>Susan Miller</b> of Orchard Tools Ltd, 4 Quay Street.</p>', {
    url: 'https://192.0.2.1/',
  })
  expect(findings.filter(({ type }) => type === 'companies').map(({ value }) => value)).toEqual(['Orchard Tools Ltd'])
})

test('companies that differ in their legal form are two', () => {
  expect(companiesIn('de', '<p>Nordlicht Optik GmbH</p><p>Nordlicht Optik AG</p><p>NORDLICHT OPTIK GMBH</p>')).toEqual([
    'Nordlicht Optik GmbH',
    'Nordlicht Optik AG',
  ])
})

test('the normalized value has neither case, accents, article nor punctuation, and one spelling of the legal form', () => {
  const page = parsePage('<p>The Café &amp; Söhne Ltd.</p>', 'https://192.0.2.1/')
  expect(findCompanies(page, [], []).map(({ normalized, detail }) => [normalized, detail?.legalForm])).toEqual([
    ['cafeandsohne ltd', 'Ltd.'],
  ])
})

test.each([
  ['forms without names', 'Ltd '],
  ['names with forms', 'Acme Widgets Ltd '],
  ['capitalised words', 'Acme '],
  ['copyright signs', '© '],
  ['labels', 'Company: \n'],
  ['East Asian forms', '株式会社青葉'],
  ['brackets', 'Acme (( '],
])('a megabyte of %s is read in linear time', (_, unit) => {
  const html = `<body>${unit.repeat(Math.ceil(1_000_000 / unit.length))}</body>`
  const page = parsePage(html, 'https://www.acme.com/')
  const started = cpuMs()
  findCompanies(page, [], [])
  expect(cpuMs() - started).toBeLessThan(3000)
})
