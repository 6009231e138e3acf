import { describe, expect, test } from 'vitest'
import { companiesIn } from '../../../support/companies-in.ts'

test.each([
  ['Director of Veltran Medical Systems Pvt. Ltd.', 'Veltran Medical Systems Pvt. Ltd.'],
  ['She worked for Veltran Medical Sdn. Bhd.', 'Veltran Medical Sdn. Bhd.'],
  ['He works at Veltran Engineering S. A. de C. V.', 'Veltran Engineering S. A. de C. V.'],
])('a name does not end within its legal form: %s', (text, name) => {
  expect(companiesIn('en', `<p>${text}</p>`)).toEqual([name])
})

test.each([
  ['Kari Lind er Salgskonsulent i Elm Norge AS, et firma', 'Elm Norge AS'],
  ['Kari Lind jobber for firmaet Ing. Per Almeskog AS', 'Ing. Per Almeskog AS'],
])('a name begins behind a role and its preposition, and with the title of a person: %s', (text, name) => {
  expect(companiesIn('no', `<p>${text}</p>`)).toEqual([name])
})

describe('a name with a legal form begins behind what somebody is there', () => {
  test.each([
    ['it', 'Presidente di Pellini Group SpA', 'Pellini Group SpA'],
    ['it', 'CDO di Messoni SpA', 'Messoni SpA'],
    ['it', 'Head of Digital di Ferri SpA', 'Ferri SpA'],
    ['it', 'Responsabile Marketing di Ferri SpA', 'Ferri SpA'],
    ['it', 'Direttore delle Vendite e Marketing di Ferri SpA', 'Ferri SpA'],
    ['it', 'Amministratore Delegato di Ferri Tessuti S.r.l.', 'Ferri Tessuti S.r.l.'],
    ['it', 'Vicepresidente e Presidente di SECE S.p.A.', 'SECE S.p.A.'],
    ['it', "Presidente dell'Aurora Tessile SpA", 'Aurora Tessile SpA'],
    ['it', 'Presidente della Cassa di Risparmio di Torri SpA', 'Cassa di Risparmio di Torri SpA'],
    ['es', 'Director Comercial de Aceites de Torralba S.A.', 'Aceites de Torralba S.A.'],
    ['es', 'Responsable de Recursos Humanos de Torralba S.L.', 'Torralba S.L.'],
    ['pt', 'Diretor Financeiro da Corvelo Energia Ltda.', 'Corvelo Energia Ltda.'],
    ['pt', 'Sócio-gerente da Corvelo Lda', 'Corvelo Lda'],
    ['fr', 'gérant de la société Merlon SARL', 'Merlon SARL'],
    ['fr', 'PDG du Groupe Merlon SA', 'Groupe Merlon SA'],
    ['de', 'Geschäftsführer der Ferrow GmbH', 'Ferrow GmbH'],
    ['en', 'Non-executive Director of Quill Holdings plc', 'Quill Holdings plc'],
  ])('an office (%s): %s', (language, text, name) => {
    expect(companiesIn(language, `<p>${text}</p>`)).toEqual([name])
  })

  test.each([
    ['it', 'Consiglio di Amministrazione di MD SpA', 'MD SpA'],
    ['it', 'dal consiglio di Amministrazione della Bassi SpA', 'Bassi SpA'],
    ['it', 'Presidente del Consiglio di Amministrazione di Torri Group SpA', 'Torri Group SpA'],
    ['es', 'Miembro del Consejo de Administración de Torralba, S.A.', 'Torralba, S.A.'],
    ['pt', 'Membro do Conselho de Administração da Corvelo S.A.', 'Corvelo S.A.'],
    ['fr', "Conseil d'administration de Merlon SA", 'Merlon SA'],
    ['nl', 'Voorzitter van de Raad van Bestuur van Wessing N.V.', 'Wessing N.V.'],
    ['de', 'Vorsitzender des Aufsichtsrats der Lindau Energie AG', 'Lindau Energie AG'],
  ])('a board (%s): %s', (language, text, name) => {
    expect(companiesIn(language, `<p>${text}</p>`)).toEqual([name])
  })

  test.each(['Elmi Impianti di Elmi Mario & C. s.n.c.', 'Elmi Impianti di Mario Elmi S.r.l.'])(
    'a name that goes on with that of its owner is no office (it): %s',
    (name) => expect(companiesIn('it', `<p>titolare ${name}</p>`)).toEqual([name]),
  )

  test.each([
    ['es', 'Gestora de Inversiones Torralba S.A.'],
    ['es', 'Administradora de Fincas Torralba S.L.'],
    ['it', 'Officine Rossi di Mario Rossi & C. S.n.c.'],
    ['fr', 'Direction et Gestion de Merlon SARL'],
    ['en', 'Board of Trade Ltd'],
  ])('what a firm does is no office (%s): %s', (language, name) => {
    expect(companiesIn(language, `<p>${name}</p>`)).toEqual([name])
  })
})

test('initials behind a form of address are no legal form', () => {
  expect(companiesIn('en', '<div>Prof. S. A. Quaxley</div>')).toEqual([])
})

test('the same word joins two names where it means `and`', () => {
  expect(companiesIn('pl', '<p>Notariusz i Lipscy S.A.</p>')).toEqual(['Notariusz i Lipscy S.A.'])
})

test('a name does not begin with a label in bold, but a brand in bold belongs to it', () => {
  const line = (label: string, value: string) => `<p><b>${label}</b> ${value}</p>`
  const labels = [
    line('Полное название', 'ООО «Вертен»'),
    line('Company Name', 'Limited company'),
    line('Short Company Name', 'Veltran Systems, Ltd.'),
    line('Company Address', '12 Elm Road'),
  ]
  expect(companiesIn('ru', labels.join('')).toSorted()).toEqual(['Veltran Systems, Ltd.', 'ООО «Вертен»'])
  const brands = [line('Veltran', 'Systems Ltd'), line('Oskerby', 'Holding AG'), line('Quill', 'Media GmbH')]
  expect(companiesIn('en', brands.join('')).toSorted()).toEqual([
    'Oskerby Holding AG',
    'Quill Media GmbH',
    'Veltran Systems Ltd',
  ])
})

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
    ['hu', 'Duna Malom Kht. 1051 Budapest', 'Duna Malom Kht.'],
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
    // Sentences, and relations of people to the company
    ['en', 'We met Leeds-based Orchard Tools Ltd in May.', 'Orchard Tools Ltd'],
    ['en', 'The plant is in Camden, N.J. Hale & Orchard LLP acted for him.', 'Hale & Orchard LLP'],
    ['en', 'Dr Ann Lee, M.D. Orchard Care LLC', 'Orchard Care LLC'],
    ['en', 'Authorised Agent of Orchard Tools Ltd', 'Orchard Tools Ltd'],
    ['en', 'Tied Agent (No. 554433) of Orchard Tools Ltd', 'Orchard Tools Ltd'],
    ['en', 'We sell to M/s Lindgren Interiör AB of Sweden and Casa Robles Lda of Portugal.', 'Casa Robles Lda'],
    ['en', 'We sell to Moreau Bâtiment SAS and Casa Robles Lda of Portugal.', 'Casa Robles Lda'],
    ['en', 'MTU GmbH', 'MTU GmbH'],
    ['sv', 'Sapa AB', 'Sapa AB'],
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
    // Named after people
    ['en', 'Our lawyers Harlow, Pike & Co. won.', 'Harlow, Pike & Co.'],
    ['en', 'He sold it to Pike & Company in 1990.', 'Pike & Company'],
    ['de', 'Möbel Lorenz & Söhne seit 1920', 'Möbel Lorenz & Söhne'],
    ['fr', 'le cabinet Moreau & Associés', 'Moreau & Associés'],
    ['es', 'Bufete Robles y Asociados', 'Bufete Robles y Asociados'],
    ['pl', 'Kancelaria Nowak i Wspólnicy', 'Kancelaria Nowak i Wspólnicy'],
    ['en', 'Contact Pike & Sons Ltd today', 'Pike & Sons Ltd'],
    // After a role label
    ['en', 'Employer: Huduma Stores', 'Huduma Stores'],
    ['de', 'Veranstalter: Elbtaler Kulturhaus', 'Elbtaler Kulturhaus'],
    ['en', '<dl><dt>Firm</dt><dd>Elmstead Widgets</dd></dl>', 'Elmstead Widgets'],
    ['en', '<table><tr><td>Company</td><td>:</td><td>Elmstead Widgets</td></tr></table>', 'Elmstead Widgets'],
    // Joined to the preceding text, or separated from the company's description
    ['en', '<small>Made with Pagewright</small><small>Orchard Tools Ltd</small>', 'Orchard Tools Ltd'],
    ['en', '<span>McPherson</span> Tools Ltd', 'McPherson Tools Ltd'],
    ['de', 'Lorenz Optik – Gesellschaft für Messtechnik mbH, Ulm', 'Lorenz Optik – Gesellschaft für Messtechnik mbH'],
    ['fr', 'Trois Ormes – Atelier de Reliure SARL', 'Trois Ormes – Atelier de Reliure SARL'],
    ['de', 'Impressum – Gesellschaft für Messtechnik Ulm mbH', 'Gesellschaft für Messtechnik Ulm mbH'],
    ['de', 'Sommerfest des TSV 1862 Altdorf e.V. am Samstag', 'TSV 1862 Altdorf e.V.'],
    ['de', 'Satzung 2019 TSV Altdorf 1862 e.V.', 'TSV Altdorf 1862 e.V.'],
    ['nl', 'Meerpaal Techniek n.v.', 'Meerpaal Techniek n.v.'],
    ['ro', 'Contact, S.C. Moara Mare S.R.L.', 'S.C. Moara Mare S.R.L.'],
    // Initials, and words of headings
    ['en', 'Site operated by J.P. Marlow plc.', 'J.P. Marlow plc'],
    ['en', 'It is sold in the U.S. Orchard Tools Ltd makes it.', 'Orchard Tools Ltd'],
    ['de', 'G. Marlow & Co. KG, Ulm', 'G. Marlow & Co. KG'],
    ['en', 'Published by News Corp in Leeds', 'News Corp'],
    ['en', 'Insured by Legal &amp; General plc.', 'Legal & General plc'],
    // Introductory phrases in languages that capitalise only the first word
    ['pl', 'Właścicielem sklepu jest Leśna Dolina sp. z o.o.', 'Leśna Dolina sp. z o.o.'],
    ['pl', 'Stronę prowadzi Dolina sp. z o.o.', 'Dolina sp. z o.o.'],
    ['pl', 'Usługi świadczy Dolina sp. z o.o.', 'Dolina sp. z o.o.'],
    ['pl', 'Piekarnia rodzinna Dolina sp. z o.o.', 'Piekarnia rodzinna Dolina sp. z o.o.'],
    ['cs', 'Eshop provozuje Borovice s.r.o.', 'Borovice s.r.o.'],
    ['hr', 'Izdavač novina je Kamen d.o.o.', 'Kamen d.o.o.'],
    ['hu', 'A lap kiadója a Tölgyfa Kft.', 'Tölgyfa Kft.'],
    ['ro', 'Magazinul este Moara Mare SRL', 'Moara Mare SRL'],
    ['sv', 'Butiken ägs av Grankullen AB', 'Grankullen AB'],
    ['da', 'Butikken ejes af Birkehaven ApS', 'Birkehaven ApS'],
    ['nb', 'Butikken eies av Furulia AS', 'Furulia AS'],
    ['fi', 'Kauppaa hoitaa Kuusikko Oy', 'Kuusikko Oy'],
    ['et', 'Poodi peab Kuusik OÜ', 'Kuusik OÜ'],
    ['lv', 'Veikalu vada SIA Ozollapa', 'SIA Ozollapa'],
    ['lt', 'Parduotuvę turi UAB Ąžuolo lapas', 'UAB Ąžuolo lapas'],
    ['lt', 'UAB Ąžuolas turi parduotuvę', 'UAB Ąžuolas'],
    ['es', 'Política de cookies de Robles Norte S.L.', 'Robles Norte S.L.'],
    ['es', 'Industrias lácteas del Norte S.L.', 'Industrias lácteas del Norte S.L.'],
    ['it', 'Termini generali di Pietra Bianca S.r.l.', 'Pietra Bianca S.r.l.'],
    ['it', 'Officine meccaniche di Pietra Bianca S.r.l.', 'Officine meccaniche di Pietra Bianca S.r.l.'],
    ['ko', '이 글은 (주)나무숲이 제공합니다', '(주)나무숲'],
    ['ko', '(주)푸른바다의 소식', '(주)푸른바다'],
    ['ko', '(주)소나무는 2001년에 문을 열었다', '(주)소나무'],
    ['ko', '(주)한국치과 원장 김나무', '(주)한국치과'],
    // Names that contain a form, quoted additional names, or many syllables
    ['en', 'Contact Slate Corporation of Erewhon Limited today', 'Slate Corporation of Erewhon Limited'],
    ['ru', 'Издатель: ОАО "Торговый дом "Маяк""', 'ОАО "Торговый дом "Маяк""'],
    ['ru', 'ООО "Торговый дом "Маяк", тел. 1', 'ООО "Торговый дом "Маяк"'],
    ['ru', 'ООО «Дом «Маяк» и сыновья» в Пензе', 'ООО «Дом «Маяк» и сыновья»'],
    ['fr', 'SARL "L’Orme d’Or", Tours', 'SARL "L’Orme d’Or"'],
    ['vi', 'CÔNG TY TNHH ĐẦU TƯ XÂY DỰNG VÀ THƯƠNG MẠI HOA SEN', 'CÔNG TY TNHH ĐẦU TƯ XÂY DỰNG VÀ THƯƠNG MẠI HOA SEN'],
    // Forms that are everyday words, in actual company names
    ['en', 'Harlow & Pike, PC', 'Harlow & Pike, PC'],
    ['en-GB', 'Tidewater Optics LP, 5 Mill Lane, London SW1A 1AA, United Kingdom', 'Tidewater Optics LP'],
    ['en', 'The fund Quay Street Partners LP closed.', 'Quay Street Partners LP'],
    ['cs', 'Novák a syn, v.o.s.', 'Novák a syn, v.o.s.'],
    ['de', 'Möbel Lorenz & Co. liefert', 'Möbel Lorenz & Co.'],
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

describe('words, codes and credits that resemble legal forms are not companies', () => {
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
    ['en', 'Clients & Partners. Father & Sons. Tips for Parents & Partners'],
    ['de', 'Mitglieder & Partner. Kunden und Partner'],
    ['en', 'Employer: Yes. Published by: Jane'],
    ['en', 'Company Name Inc. Your Company Ltd. Our Services Ltd'],
    ['fr', 'SA, SARL, SNC. SCI, SCOP, SARL'],
    ['de', 'GmbH AG'],
    ['en', 'We ship to the U.K., Spain and the U.S.A.'],
    ['ar', 'نحن شركة رائدة في مجال البناء'],
    ['fa', 'شرکت در نمایشگاه'],
    ['de', 'Wir nutzen Google Analytics der Google Ireland Limited.'],
    ['fr', 'Choisissez vos couleurs. TOUS VOS DROITS. Vendre un sac'],
    ['ro', 'Roșu sau verde'],
    ['de', 'Das ist ein alter Gag'],
    ['en', 'Team Erewhon GBR won. A Gaming PC, a Vinyl LP'],
    ['nl', 'Download CV'],
    ['nl', 'Kies een winkel, b.v. een bakker'],
    ['en', 'Classic 101-Key Beige PC. Set up with Tunnelwright IKE. Marlow KB-21'],
    ['sv', 'Tangentbordet Marlow KB-21'],
    ['fr', 'Îles lointaines S.A.M.'],
    ['en', 'ANY CLAIM, BUT NOT LIMITED TO, LOSS. LIABILITY SHALL BE LIMITED TO FEES'],
    ['it', 'SCI NORDICO a Livigno'],
    ['de', 'Unsere Firma im Wandel. Die Firma am Standort Ulm'],
    ['de', 'Pollen, Staub & Co. im Frühling'],
    ['fr', 'Lessive, savon & Co'],
    ['de', '<dl><dt>Rechtsform</dt><dd>Gesellschaft mit beschränkter Haftung</dd></dl>'],
    ['pl', '<table><tr><td>Forma prawna</td><td>spółka akcyjna</td></tr></table>'],
  ])('%s: %s', (language, text) => {
    expect(companiesIn(language, `<p>${text}</p>`)).toEqual([])
  })
})

test.each([
  ['Via Ocoee s.n.c., 89034 Ocoee', []],
  ['Ocoee Servizi s.n.c., 89034 Ocoee', ['Ocoee Servizi s.n.c.']],
])('s.n.c. after a street means that the house has no number: %s', (text, names) => {
  expect(companiesIn('it', `<p>${text}</p>`)).toEqual(names)
})

test.each([
  ['Software Engineer · elmsoft GmbH, Duisburg', ['elmsoft GmbH']],
  ['Engineer | ulm tec Systems GmbH', ['ulm tec Systems GmbH']],
  ['Engineer · webdesign Lindner GmbH', ['Lindner GmbH']],
  ['Engineer · not a GmbH', []],
])('a name in lower case fills its part of a line: %s', (text, names) => {
  expect(companiesIn('de', `<p>${text}</p>`)).toEqual(names)
})

test.each([
  ['a list of brands', '<p>Product lines: Marlow, QRS, PSC, Zeno</p>', []],
  ['a device', '<ul><li>Used Quillon ASA</li></ul>', []],
  ['a firm in a list', '<ul><li>Quillon Marine ASA</li></ul>', ['Quillon Marine ASA']],
  [
    'a maker whom the page credits elsewhere',
    '<p>Elmton web design, by Impala Networks, Inc</p><p>Designed by Impala Networks, Inc</p>',
    [],
  ],
])('a form that may be something else: %s', (_, html, names) => {
  expect(companiesIn('en', html)).toEqual(names)
})
