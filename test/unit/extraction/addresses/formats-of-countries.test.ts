import { describe, expect, it } from 'vitest'
import { splitAddress } from '../../../../src/extraction/addresses/split-address.ts'
import { extract } from '../../../../src/extraction/extract.ts'

/**
 * Addresses in the official postal formats of their countries, including towns that are in no list: country, domain,
 * lines, and the expected postcode and town where a line separates them.
 */
const ADDRESSES: readonly (readonly [
  country: string,
  suffix: string,
  lines: string,
  postcode: string | null,
  city: string | null,
])[] = [
  ['US', 'us', '4127 Wrenfield Ave Ste 210 / Tulare, CA 93274', '93274', 'Tulare'],
  ['US', 'com', '19 Copper Hollow Rd / Elkader, IA 52043', '52043', 'Elkader'],
  ['US', 'org', 'PO Box 1187 / Bandon, OR 97411-1187', '97411-1187', 'Bandon'],
  ['US', 'org', 'RR 2 Box 57 / Linneus, MO 64653', '64653', 'Linneus'],
  ['US', 'com', 'PSC 473 Box 20 / FPO AP 96349', null, null],
  ['US', 'com', 'Unit 2050 Box 4190 / APO AE 09094', null, null],
  ['CA', 'ca', '1482 Dunmore Cres / Moose Jaw SK  S6H 2W4', 'S6H 2W4', 'Moose Jaw'],
  ['CA', 'ca', '210 rue des Érables, bureau 300 / Rimouski (Québec) G5L 1A3', 'G5L 1A3', 'Rimouski'],
  ['CA', 'ca', 'RR 3 / Barrys Bay ON K0J 1B0', 'K0J 1B0', 'Barrys Bay'],
  [
    'MX',
    'com.mx',
    'Av. Revolución No. 2210 Int. 4 / Col. Jardín / C.P. 78270 San Luis Potosí, S.L.P.',
    '78270',
    'San Luis Potosí',
  ],
  ['MX', 'mx', 'Carretera Federal 200 Km 14.5 / 63735 Bucerías, Nayarit', '63735', 'Bucerías'],
  ['GB', 'co.uk', '14 Tannery Row / Ludlow / SY8 1AA', 'SY8 1AA', 'Ludlow'],
  [
    'GB',
    'co.uk',
    'The Old Forge / Church Lane / Nether Stowey / Bridgwater / Somerset TA5 1LJ',
    'TA5 1LJ',
    'Bridgwater',
  ],
  ['GB', 'org.uk', 'Unit 7 Brackenbury Business Park / Felixstowe IP11 3ZZ', 'IP11 3ZZ', 'Felixstowe'],
  ['GB', 'scot', 'Croft House / Isle of Tiree / PA77 6TN', 'PA77 6TN', 'Isle of Tiree'],
  ['IE', 'ie', 'Unit 3 Tolka Court / Ratoath / Co. Meath / A85 XK30', 'A85 XK30', 'Ratoath'],
  ['IE', 'ie', 'Main Street / Kilrush / Co. Clare', '', 'Kilrush'],
  ['IE', 'ie', '22 Upper Mallow Street / Limerick V94 K5D0', 'V94 K5D0', 'Limerick'],
  ['DE', 'de', 'Lindenhofer Weg 12a / 21493 Schwarzenbek', '21493', 'Schwarzenbek'],
  ['DE', 'de', 'Postfach 10 22 43 / 44722 Bochum', '44722', 'Bochum'],
  ['DE', 'de', 'Am Kirchberg 3 / 07318 Saalfeld/Saale', '07318', 'Saalfeld/Saale'],
  ['AT', 'at', 'Haidfeldgasse 9/2/14 / 2340 Mödling', '2340', 'Mödling'],
  ['AT', 'at', 'Nr. 47 / 6883 Au', '6883', 'Au'],
  ['CH', 'ch', 'Rebhaldenstrasse 18 / 8707 Uetikon am See', '8707', 'Uetikon am See'],
  ['CH', 'ch', 'Chemin des Tilleuls 4 / Case postale 112 / 1260 Nyon', '1260', 'Nyon'],
  ['CH', 'ch', 'Via Cantonale 23 / 6948 Porza', '6948', 'Porza'],
  ['LI', 'li', 'Landstrasse 40 / 9495 Triesen', '9495', 'Triesen'],
  ['FR', 'fr', '27 bis rue des Tanneurs / 87200 Saint-Junien', '87200', 'Saint-Junien'],
  ['FR', 'fr', 'Lieu-dit Kerancloarec / 29380 Bannalec', '29380', 'Bannalec'],
  ['FR', 'fr', 'BP 20417 / 35404 Saint-Malo Cedex', null, null],
  ['FR', 'fr', 'ZA des Grands Champs / 38690 Colombe', '38690', 'Colombe'],
  ['BE', 'be', 'Kerkstraat 112 bus 3 / 2940 Stabroek', '2940', 'Stabroek'],
  ['BE', 'be', 'Rue du Moulin 8 / 5380 Fernelmont', '5380', 'Fernelmont'],
  ['NL', 'nl', 'Postbus 288 / 7500 AG Enschede', '7500 AG', 'Enschede'],
  ['LU', 'lu', '14, rue du Brill / L-3897 Foetz', 'L-3897', 'Foetz'],
  ['ES', 'es', 'C/ Alcalde Ruano, 14, 2.º B / 23400 Úbeda (Jaén)', '23400', 'Úbeda'],
  ['ES', 'es', 'Polígono Industrial El Segre, parcela 402 / 25191 Lleida', '25191', 'Lleida'],
  ['ES', 'es', 'Apartado de Correos 131 / 17480 Roses', '17480', 'Roses'],
  ['ES', 'es', 'Plaza Mayor, s/n / 40160 Torrecaballeros', '40160', 'Torrecaballeros'],
  ['PT', 'pt', 'Rua do Outeiro, n.º 27, 1.º Esq. / 4900-373 Viana do Castelo', '4900-373', 'Viana do Castelo'],
  ['PT', 'pt', 'Quinta da Ribeira / 5120-013 Adorigo', '5120-013', 'Adorigo'],
  ['PT', 'pt', 'Apartado 42 / 8901-909 Vila Real de Santo António', '8901-909', 'Vila Real de Santo António'],
  ['IT', 'it', 'Via dei Calzolai 18/A / 37053 Cerea (VR)', '37053', 'Cerea'],
  ['IT', 'it', 'Località Poggio alle Mura / 53024 Montalcino SI', '53024', 'Montalcino'],
  ['IT', 'it', 'Casella Postale 84 / 39012 Merano (BZ)', '39012', 'Merano'],
  ['DK', 'dk', 'Kirkebakken 14, 1. tv. / 8370 Hadsten', '8370', 'Hadsten'],
  ['DK', 'dk', 'Postboks 211 / 6200 Aabenraa', '6200', 'Aabenraa'],
  ['SE', 'se', 'Hantverkaregatan 22 / 827 32 Ljusdal', '827 32', 'Ljusdal'],
  ['SE', 'se', 'Box 154 / 361 22 Emmaboda', '361 22', 'Emmaboda'],
  ['NO', 'no', 'Fjordgata 7B / 6413 Molde', '6413', 'Molde'],
  ['NO', 'no', 'Postboks 54 / 8301 Svolvær', '8301', 'Svolvær'],
  ['FI', 'fi', 'Koskikatu 11 A 5 / 74100 Iisalmi', '74100', 'Iisalmi'],
  ['FI', 'fi', 'PL 63 / 92101 Raahe', '92101', 'Raahe'],
  ['IS', 'is', 'Hafnarbraut 21 / 780 Höfn', '780', 'Höfn'],
  ['IS', 'is', 'Pósthólf 118 / 602 Akureyri', '602', 'Akureyri'],
  ['EE', 'ee', 'Kesk tn 14-3 / 93819 Kuressaare', '93819', 'Kuressaare'],
  ['EE', 'ee', 'Metsa talu / Kõpu küla / 92212 Hiiumaa', '92212', 'Hiiumaa'],
  ['LV', 'lv', 'Liepu iela 9-12 / Cēsis, LV-4101', 'LV-4101', 'Cēsis'],
  ['LV', 'lv', '"Ozolkalni", Drabešu pag. / Cēsu nov., LV-4139', 'LV-4139', 'Cēsu nov.'],
  ['LT', 'lt', 'Vytauto g. 28-5 / LT-62160 Alytus', 'LT-62160', 'Alytus'],
  ['PL', 'pl', 'ul. Szewska 14/3 / 33-300 Nowy Sącz', '33-300', 'Nowy Sącz'],
  ['PL', 'pl', 'Stara Wieś 112 / 34-600 Limanowa', '34-600', 'Limanowa'],
  ['PL', 'pl', 'skr. poczt. 18 / 16-400 Suwałki', '16-400', 'Suwałki'],
  ['CZ', 'cz', 'Husova 418/12 / 586 01 Jihlava', '586 01', 'Jihlava'],
  ['CZ', 'cz', 'č.p. 87 / 378 53 Strmilov', '378 53', 'Strmilov'],
  ['SK', 'sk', 'Hlavná 42 / 083 01 Sabinov', '083 01', 'Sabinov'],
  ['HU', 'hu', 'Széchenyi u. 14. / 8330 Sümeg', '8330', 'Sümeg'],
  ['HU', 'hu', '9200 Mosonmagyaróvár / Fő utca 22. 1/3.', '9200', 'Mosonmagyaróvár'],
  ['BG', 'bg', 'ул. "Иван Вазов" 14 / 5400 Севлиево', '5400', 'Севлиево'],
  ['BG', 'bg', 'ul. Tsar Simeon 27 / 3700 Vidin', '3700', 'Vidin'],
  ['GR', 'gr', 'Κολοκοτρώνη 38 / 221 32 Τρίπολη', '221 32', 'Τρίπολη'],
  ['CY', 'com.cy', 'Odos Ermou 14 / 6022 Larnaca', '6022', 'Larnaca'],
  ['SI', 'si', 'Gosposvetska cesta 9 / 4000 Kranj', '4000', 'Kranj'],
  ['SI', 'si', 'Zgornje Gorje 12 / 4247 Zgornje Gorje', '4247', 'Zgornje Gorje'],
  ['HR', 'hr', 'Ulica bana Jelačića 14 / 43000 Bjelovar', '43000', 'Bjelovar'],
  ['RS', 'rs', 'Nikole Pašića 21 / 18300 Pirot', '18300', 'Pirot'],
  ['BA', 'ba', 'Bosanska 14 / 75000 Tuzla', '75000', 'Tuzla'],
  ['UA', 'ua', 'вул. Шевченка, 18, кв. 4 / м. Мукачево / 89600', '89600', 'Мукачево'],
  ['UA', 'com.ua', 'vul. Sobornosti 14 / Poltava 36000', '36000', 'Poltava'],
  ['RU', 'ru', 'ул. Кирова, д. 12, кв. 5 / г. Елабуга, Республика Татарстан / 423600', '423600', 'Елабуга'],
  ['RU', 'ru', '601500, Владимирская обл., г. Гусь-Хрустальный, ул. Калинина, д. 28', '601500', 'Гусь-Хрустальный'],
  ['BY', 'by', 'ул. Советская, 41 / 225404 г. Барановичи', '225404', 'Барановичи'],
  ['KZ', 'kz', 'ул. Абая 14 / 100600 Жезказган', '100600', 'Жезказган'],
  ['TR', 'com.tr', 'Organize Sanayi Bölgesi 4. Cadde No: 12 / 26110 Odunpazarı/Eskişehir', '26110', 'Odunpazarı'],
  ['IL', 'co.il', "HaGefen St 14 / Zichron Ya'akov 3093214", '3093214', "Zichron Ya'akov"],
  ['IL', 'co.il', 'רחוב הגפן 14 / זכרון יעקב 3093214', '3093214', 'זכרון יעקב'],
  ['JO', 'com.jo', '14 Prince Hassan Street / Irbid 21110', '21110', 'Irbid'],
  ['LB', 'com.lb', 'Rue Monnot 24 / Achrafieh / Beirut 2062 5001', '2062 5001', 'Beirut'],
  ['SA', 'com.sa', '7412 Prince Sultan Road / Al Khobar 34429-2811', '34429-2811', 'Al Khobar'],
  ['SA', 'com.sa', 'P.O. Box 1842 / Jubail 31951', '31951', 'Jubail'],
  ['AE', 'ae', 'Al Jurf Industrial Area 2 / Ajman', '', 'Ajman'],
  ['QA', 'qa', 'Building 42, Street 310, Zone 55 / Doha', '', 'Doha'],
  ['KW', 'com.kw', 'Block 4, Street 12, Building 8 / Shuwaikh Industrial', '', ''],
  ['OM', 'om', 'P.O. Box 612 / Ruwi / Postal Code 112', null, null],
  ['IR', 'ir', 'خیابان ولیعصر، کوچه یاس، پلاک ۱۴ / تهران', '', 'تهران'],
  ['EG', 'com.eg', '14 El Gomhoreya Street / Mansoura / 35511', '35511', 'Mansoura'],
  ['EG', 'com.eg', '14 شارع الجمهورية / المنصورة', '', 'المنصورة'],
  ['MA', 'ma', 'Résidence Al Amal, Imm. 4, Appt 12 / Hay Riad / 10100 Rabat', '10100', 'Rabat'],
  ['MA', 'ma', 'Km 7, route de Zagora / 45000 Ouarzazate', '45000', 'Ouarzazate'],
  ['DZ', 'dz', 'Cité 120 Logements, Bt 4 / 06000 Béjaïa', '06000', 'Béjaïa'],
  ['TN', 'tn', '14, rue Ibn Khaldoun / 4011 Hammam Sousse', '4011', 'Hammam Sousse'],
  ['SN', 'sn', 'Lot 14, Cité Keur Gorgui / BP 5214 / Dakar-Fann', null, null],
  ['NG', 'com.ng', '14 Adetokunbo Street, off Allen Avenue / Ikeja / Lagos State', '', 'Ikeja'],
  ['NG', 'com.ng', 'Plot 1142 Ahmadu Bello Way / Wuse 2 / Abuja, FCT', '', 'Abuja'],
  ['NG', 'ng', 'P.M.B. 2312 / Sokoto', '', 'Sokoto'],
  ['GH', 'com.gh', 'Hse No. 14, Spintex Road / Baatsona / P. O. Box CT 1424 / Accra', '', 'Accra'],
  ['GH', 'com.gh', 'GA-144-2213 / East Legon / Accra', 'GA-144-2213', 'Accra'],
  ['KE', 'co.ke', 'Ground Floor, Mbagathi Plaza / Ngong Road / P.O. Box 21412-00505 / Nairobi', null, null],
  ['KE', 'co.ke', 'P.O. Box 415 - 20100 / Nakuru', null, null],
  ['UG', 'co.ug', 'Plot 14 Kampala Road / P.O. Box 7214 / Kampala', '', 'Kampala'],
  ['TZ', 'co.tz', 'Plot No. 214, Regent Estate / Mikocheni / P.O. Box 31241 / Dar es Salaam', '', 'Dar es Salaam'],
  ['ZA', 'co.za', '14 Loop Street / Knysna / 6571', '6571', 'Knysna'],
  ['ZA', 'co.za', 'Private Bag X14 / Hatfield / 0028', '0028', 'Hatfield'],
  ['ZA', 'co.za', 'Farm Rietvlei / Ladismith 6655', '6655', 'Ladismith'],
  ['NA', 'com.na', 'Erf 1142, Nickel Street / Prosperita / Windhoek', '', 'Windhoek'],
  ['BW', 'co.bw', 'Plot 142, Unit 4, Gaborone International Commerce Park / Gaborone', '', 'Gaborone'],
  ['ZM', 'co.zm', 'Plot 4142, Great East Road / Lusaka 10101', '10101', 'Lusaka'],
  ['ZW', 'co.zw', '14 Fife Avenue / Bulawayo', '', 'Bulawayo'],
  ['ET', 'et', 'Bole Sub City, Woreda 03, House No. 142 / P.O. Box 2142 / Addis Ababa', '', 'Addis Ababa'],
  ['RW', 'rw', 'KG 14 Ave / Kimihurura / Kigali', '', 'Kigali'],
  ['MU', 'mu', '14, Royal Road / Quatre Bornes 72249', '72249', 'Quatre Bornes'],
  [
    'IN',
    'in',
    'Flat No. 4, Sai Krupa Apartments, 2nd Floor / M.G. Road, Camp / Pune 411001 / Maharashtra',
    '411001',
    'Pune',
  ],
  ['IN', 'co.in', 'Shop No. 14, Opp. Bus Stand / Station Road / Anand - 388001, Gujarat', '388001', 'Anand'],
  ['IN', 'in', 'D.No. 4-12-8, Brodipet 4/12 / Guntur 522 002 (A.P.)', '522 002', 'Guntur'],
  ['PK', 'com.pk', 'House No. 42-B, Street 14, F-8/3 / Islamabad 44000', '44000', 'Islamabad'],
  ['PK', 'com.pk', 'Plot 14-C, Lane 4, Bukhari Commercial, Phase VI, DHA / Karachi', '', 'Karachi'],
  ['BD', 'com.bd', 'House 14, Road 7, Block C / Banani / Dhaka 1213', '1213', 'Dhaka'],
  ['BD', 'com.bd', 'Holding 142, Station Road / Bogura-5800', '5800', 'Bogura'],
  ['LK', 'lk', '142/3 Kandy Road / Kurunegala 60000', '60000', 'Kurunegala'],
  ['LK', 'lk', 'No. 14, Temple Lane / Nugegoda', '', 'Nugegoda'],
  ['NP', 'com.np', 'Ward No. 7, Lakeside / Pokhara 33700', '33700', 'Pokhara'],
  ['CN', 'cn', '浙江省义乌市北苑街道雪峰西路968号', null, null],
  ['CN', 'cn', 'No. 968 Xuefeng West Road, Beiyuan Subdistrict / Yiwu, Zhejiang 322000', '322000', 'Yiwu'],
  ['CN', 'cn', 'Room 1204, Building 3, 88 Keyuan Road / Pudong New Area / Shanghai 201203', '201203', 'Shanghai'],
  ['HK', 'hk', 'Flat 4B, 12/F, Wing Shing Industrial Building / 26 Ng Fong Street / San Po Kong, Kowloon', null, null],
  ['HK', 'hk', '香港九龍新蒲崗五芳街26號永成工業大廈12樓', '', ''],
  [
    'TW',
    'tw',
    '4F., No. 14, Ln. 27, Sec. 2, Zhongshan N. Rd. / Zhongshan Dist., Taipei City 104',
    '104',
    'Taipei City',
  ],
  ['TW', 'tw', '260 宜蘭縣宜蘭市中山路三段145號', null, null],
  ['JP', 'jp', '2-14-8 Hommachi / Takayama-shi, Gifu 506-0011', '506-0011', 'Takayama-shi'],
  ['JP', 'jp', '〒506-0011 岐阜県高山市本町2丁目14-8', null, null],
  ['JP', 'jp', '3F Sakura Bldg., 1-4-12 Kanda-Jimbocho / Chiyoda-ku, Tokyo 101-0051', null, null],
  ['KR', 'kr', '전라북도 전주시 완산구 어진길 14', '', ''],
  ['KR', 'kr', '14, Eojin-gil, Wansan-gu / Jeonju-si, Jeollabuk-do 55042', '55042', 'Jeonju-si'],
  ['SG', 'sg', '142 Ubi Avenue 4 #03-12 / Singapore 408821', '408821', 'Singapore'],
  ['MY', 'my', '14, Jalan SS 15/4D / 47500 Subang Jaya, Selangor', '47500', 'Subang Jaya'],
  [
    'ID',
    'co.id',
    'Jl. Diponegoro No. 14 RT 02/RW 05 / Kel. Sukorejo, Kec. Blitar / Kota Blitar 66121',
    '66121',
    'Kota Blitar',
  ],
  ['ID', 'id', 'Ruko Grand Bintaro Blok B No. 14 / Tangerang Selatan, Banten', '', 'Tangerang Selatan'],
  ['PH', 'ph', 'Unit 4B Jollibee Plaza, Emerald Avenue / Ortigas Center / 1605 Pasig City', '1605', 'Pasig City'],
  ['PH', 'ph', 'Purok 4, Brgy. Poblacion / Tubigon, Bohol', '', 'Tubigon'],
  ['PH', 'com.ph', 'Lot 14 Blk 7 Camella Homes / Bacoor, Cavite 4102', '4102', 'Bacoor'],
  ['TH', 'co.th', '142/7 Moo 4, Chaofa Road, T. Wichit / Mueang Phuket / Phuket 83000', null, null],
  ['TH', 'th', '142 Soi Sukhumvit 39, Khlong Tan Nuea / Watthana, Bangkok 10110', '10110', 'Bangkok'],
  ['VN', 'vn', '14 Đường Nguyễn Trãi, Phường 3 / Thành phố Đà Lạt / Lâm Đồng', null, null],
  ['VN', 'com.vn', 'Lô B4, KCN Sóng Thần 2 / Dĩ An, Bình Dương', null, null],
  ['KH', 'com.kh', '#14, Street 278 / Sangkat Boeung Keng Kang I / Phnom Penh', '', 'Phnom Penh'],
  ['AU', 'com.au', '14/27 Wattle Street / Warracknabeal VIC 3393', '3393', 'Warracknabeal'],
  ['AU', 'com.au', 'GPO Box 1421 / Hobart TAS 7001', '7001', 'Hobart'],
  ['AU', 'com.au', 'Lot 4 Old Coach Road / Dorrigo NSW 2453', '2453', 'Dorrigo'],
  ['AU', 'com.au', 'RMB 142 / Tumbarumba NSW 2653', '2653', 'Tumbarumba'],
  ['NZ', 'co.nz', '14 Kowhai Terrace / Ōtaki 5512', '5512', 'Ōtaki'],
  ['NZ', 'co.nz', 'RD 4 / Te Awamutu 3874', '3874', 'Te Awamutu'],
  ['FJ', 'com.fj', 'Lot 4 Queens Road / Martintar / Nadi', '', 'Nadi'],
  ['AR', 'com.ar', 'San Martín 1142, Piso 3 Of. 12 / B7000 Tandil, Buenos Aires', 'B7000', 'Tandil'],
  ['AR', 'com.ar', 'Ruta 40 Km 1424 / 8401 Dina Huapi, Río Negro', '8401', 'Dina Huapi'],
  ['CL', 'cl', "O'Higgins 842, of. 12 / 4030000 Concepción", '4030000', 'Concepción'],
  ['CL', 'cl', 'Casilla 142 / Puerto Varas', '', 'Puerto Varas'],
  ['CL', 'cl', 'Camino a Melipilla Km 14 / Peñaflor, Región Metropolitana', '', 'Peñaflor'],
  ['UY', 'com.uy', '18 de Julio 1142 / 60000 Paysandú', '60000', 'Paysandú'],
  ['PY', 'com.py', 'Av. Mcal. López 1421 esq. Brasil / Asunción', '', 'Asunción'],
  ['PY', 'com.py', 'Ruta 2 Km 42 / Caacupé', '', 'Caacupé'],
  ['BO', 'com.bo', 'Calle Sucre Nº 142 esq. Bolívar / Casilla 1421 / Cochabamba', '', 'Cochabamba'],
  ['PE', 'pe', 'Jr. Dos de Mayo 142, Int. 4 / Cajamarca', '', 'Cajamarca'],
  ['PE', 'com.pe', 'Mz. C Lote 14, Urb. Los Jardines / Trujillo', '', 'Trujillo'],
  ['EC', 'com.ec', 'Calle Larga 7-42 y Borrero / Cuenca', '', 'Cuenca'],
  ['EC', 'ec', 'Av. Amazonas N24-142 y Wilson / Quito 170143', '170143', 'Quito'],
  ['CO', 'com.co', 'Calle 14 # 23-42, Local 4 / Manizales, Caldas', '', 'Manizales'],
  ['CO', 'co', 'Km 4 Vía Cajicá - Zipaquirá / Cajicá, Cundinamarca', '', 'Cajicá'],
  ['CO', 'com.co', 'A.A. 1421 / Bucaramanga', '', 'Bucaramanga'],
  ['VE', 'com.ve', 'Av. Bolívar Norte, Torre Banaven, Piso 4 / Valencia 2001, Carabobo', '2001', 'Valencia'],
  ['BR', 'com.br', 'Rua das Acácias, 142 - Sala 4 / Centro / Lajeado - RS / 95900-022', '95900-022', 'Lajeado'],
  [
    'BR',
    'com.br',
    'Rodovia BR-116, Km 142, s/n / Distrito Industrial / 95059-520 Caxias do Sul - RS',
    '95059-520',
    'Caxias do Sul',
  ],
  ['BR', 'com.br', 'Caixa Postal 142 / 37570-000 Ouro Fino - MG', '37570-000', 'Ouro Fino'],
  [
    'CR',
    'co.cr',
    '200 metros sur de la Iglesia Católica / San Joaquín de Flores, Heredia',
    '',
    'San Joaquín de Flores',
  ],
  ['CR', 'cr', 'Frente al Parque Central / Liberia, Guanacaste', '', 'Liberia'],
  ['GT', 'com.gt', '4a. Avenida 14-42, Zona 10 / Guatemala 01010', '01010', 'Guatemala'],
  ['HN', 'hn', 'Col. Palmira, Ave. República de Chile, Casa 142 / Tegucigalpa', '', 'Tegucigalpa'],
  ['SV', 'com.sv', 'Calle La Reforma No. 142, Col. San Benito / San Salvador', '', 'San Salvador'],
  ['PA', 'com.pa', 'Vía España, Edificio Dorchester, Piso 4 / Apartado 0816-01421 / Panamá', null, null],
  ['DO', 'com.do', 'Calle Duarte No. 142, Ens. Naco / Santo Domingo', '', 'Santo Domingo'],
  ['PR', 'pr', 'Urb. Las Lomas, 142 Calle Ceiba / Ponce PR 00731', null, null],
  ['JM', 'com.jm', '142 Hagley Park Road / Kingston 11', null, null],
  ['TT', 'co.tt', '142 Eastern Main Road / Arouca', '', 'Arouca'],
  ['BB', 'bb', 'Lot 4 Warrens Industrial Park / St. Michael BB22026', 'BB22026', 'St. Michael'],
  ['BS', 'bs', 'Shirley Street / P.O. Box N-1421 / Nassau', '', 'Nassau'],
]

/** Ways in which pages display an address. */
const SHAPES: readonly ((lines: readonly string[]) => string)[] = [
  (lines) => `<p>Address: ${lines.join('<br>')}</p><p>Email: office@harborfold.org</p>`,
  (lines) => `<div><h3>Harborfold</h3><p>${lines.join('<br>')}</p><p>+44 20 7946 0018</p></div>`,
  (lines) => `<footer>Harborfold | ${lines.join(', ')} | Tel. +44 20 7946 0018</footer>`,
  (lines) => `<table><tr><th>Branch</th><th>Address</th><th>Phone</th></tr>
    <tr><td>Main</td><td>${lines.join(', ')}</td><td>+44 20 7946 0018</td></tr></table>`,
]

const words = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu)!.join(' ')

describe('after a label, above a phone, in a footer and in a table', () => {
  it.each(ADDRESSES)('%s, .%s: %s', (country, suffix, shown, postcode, city) => {
    const lines = shown.split(' / ')
    for (const shape of SHAPES) {
      const page = `<html><head><title>Harborfold</title></head><body>${shape(lines)}</body></html>`
      const { findings } = extract(page, { url: `https://www.harborfold.${suffix}/` })
      const found = findings.filter(({ type }) => type === 'addresses').map(({ value }) => value)
      expect(found.map(words)).toEqual([words(shown)])
      if (postcode !== null) expect(splitAddress(found[0]!, country)).toMatchObject({ postcode, city })
    }
  })
})

describe('above a phone or an email', () => {
  const addressesIn = (body: string) =>
    extract(`<html><head><title>Harborfold</title></head><body>${body}</body></html>`, {
      url: 'https://www.harborfold.com/',
    })
      .findings.filter(({ type }) => type === 'addresses')
      .map(({ value }) => value)

  it.each([
    ['<p>Ahmad Javad 20,<br>Baku, Azerbaijan<br>+44 20 7946 0018</p>', 'Ahmad Javad 20, Baku, Azerbaijan'],
    ['<p>Head Office - 3-5-27 Mita Minato-ku Tokyo</p>', '3-5-27 Mita Minato-ku Tokyo'],
    [
      '<table><tr><td>Centre</td><td>Oakmere House, 3rd Floor, Oakmere Street</td><td>+44 20 7946 0018</td></tr></table>',
      'Oakmere House, 3rd Floor, Oakmere Street',
    ],
    [
      '<p>Our office: Shop No. 3, Gulmohar Complex, Near Bus Stand, Satara</p>',
      'Shop No. 3, Gulmohar Complex, Near Bus Stand, Satara',
    ],
    ['<p>Harborfold<br>14 Temple Lane<br>Overwick<br>office@harborfold.org</p>', '14 Temple Lane, Overwick'],
    ['<p>100 m sur del Banco Central, San Pedro, Heredia</p>', '100 m sur del Banco Central, San Pedro, Heredia'],
  ])('reads %s', (body, value) => expect(addressesIn(body)).toEqual([value]))

  it.each([
    '<p>Jane Roe<br>Room 12, Floor 3<br>+44 20 7946 0018</p>',
    '<p>Highway 141<br>+44 20 7946 0018</p>',
    '<table><tr><td>12 Temple Lane</td><td>Open daily</td><td>+44 20 7946 0018</td></tr></table>',
    '<p>Born 19.08.1874, to Rome 30.09.1891<br>1941 Hausgeisl</p>',
    '<p>Just off Highway 141 in Fenton, Missouri</p>',
    '<p>Some text CC 2020 All Rights Reserved</p>',
  ])('finds no address in %s', (body) => expect(addressesIn(body)).toEqual([]))
})

describe('map embeds', () => {
  const addressesIn = (body: string, suffix = 'com') =>
    extract(`<html><head><title>Harborfold</title></head><body><p>We make things.</p>${body}</body></html>`, {
      url: `https://www.harborfold.${suffix}/`,
    })
      .findings.filter(({ type }) => type === 'addresses')
      .map(({ value, rules }) => [value, rules?.[0]])

  it.each([
    '<a href="https://maps.google.com/maps?q=Harborfold,+12+Mill+Lane,+Springfield,+IL+62704">Map</a>',
    '<a href="https://www.google.com/maps/place/12+Mill+Lane,+Springfield,+IL+62704/@39.7,-89.6,17z">Map</a>',
    '<a href="https://maps.apple.com/?daddr=12+Mill+Lane,+Springfield,+IL+62704">Route</a>',
    '<a href="https://maps.google.com/maps?cid=1" title="12 Mill Lane, Springfield, IL 62704">Map</a>',
    '<iframe src="https://www.google.com/maps/embed?pb=!1m18!1s0x88!2s12%20Mill%20Lane%2C%20Springfield%2C%20IL%2062704!5e0"></iframe>',
  ])('reads %s', (body) =>
    expect(addressesIn(body)).toEqual([['12 Mill Lane, Springfield, IL 62704', 'addresses.map']]),
  )

  it('return an address once, even if the page spells it differently', () => {
    const map =
      '<iframe src="https://maps.google.com/maps?q=12%20Mill%20Lane%20Springfield,%20IL&output=embed"></iframe>'
    expect(addressesIn(`<p>12 Mill Ln., Springfield, Illinois 62704</p>${map}`)).toEqual([
      ['12 Mill Ln., Springfield, Illinois 62704', 'addresses.postcode'],
    ])
  })

  it.each([
    '<a href="https://www.google.com/maps?q=39.78,-89.65">Map</a>',
    '<a href="https://www.google.com/maps?q=Springfield,+Illinois">Map</a>',
    '<a href="https://www.google.com/maps/place/%E0%A4%A,x/">Map</a>',
    '<a href="https://example.com/?q=12+Mill+Lane,+Springfield,+IL+62704">Shop</a>',
  ])('contain no address: %s', (body) => expect(addressesIn(body)).toEqual([]))
})
