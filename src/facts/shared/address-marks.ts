import type { AddressMarks } from '../country.ts'

/** Russian. */
export const RUSSIAN_MARKS: AddressMarks = {
  places:
    'г _|гор _|город _|мун _|с _|село _|п _|пос _|поселок _|посёлок _|пгт _|рп _|дер _|деревня _|ст-ца _|станица _|хутор _|аул _|' +
    '_ обл|_ область|обл _|_ край|_ р-н|_ район|р-н _|район _|респ _|республика _|_ респ|_ республика|г/о _|го _|мо _|' +
    '_ округ|сп _|с/п _|с/с _|_ с/с|_ с/о|_ сельсовет|_ г',
  quarters:
    'мкр _|мкр-н _|мкрн _|м-н _|м/р _|микрорайон _|_ мкр|_ мкр-н|_ мкрн|_ м-н|_ микрорайон|кв-л _|квартал _|_ кв-л|_ квартал|' +
    'жк _|тер _|территория _|_ тер|промзона _|_ промзона|снт _|городок _|_ городок|массив _|_ массив|ж/м _|ж/к _|' +
    'пром зона _|_ зона',
  streets:
    'ул _|улица _|_ ул|_ улица|пр _|пр-т _|пр-кт _|просп _|проспект _|_ пр|_ пр-т|_ пр-кт|_ проспект|пер _|_ пер|переулок _|_ переулок|' +
    'пл _|_ пл|площадь _|_ площадь|наб _|_ наб|набережная _|_ набережная|б-р _|бул _|бульвар _|_ б-р|_ бульвар|ш _|_ ш|шоссе _|_ шоссе|' +
    'пр-д _|проезд _|_ пр-д|_ проезд|туп _|тупик _|_ тупик|аллея _|_ аллея|линия _|_ линия|тракт _|_ тракт|пересечение _|угол _',
  houses:
    'д _|дом _|к _|корп _|корпус _|стр _|строение _|вл _|владение _|здание _|зд _|кв _|квартира _|оф _|офис _|каб _|кабинет _|' +
    'пом _|помещение _|эт _|этаж _|_ этаж|_ эт|под _|подъезд _|лит _|литер _|литера _|блок _|секция _|уч _|участок _|км _|_ км|' +
    'павильон _|ком _|комн _|комната _|тц _|бц _|трц _|трк _|бизнес-центр _|а/я _',
}

/** Ukrainian. */
export const UKRAINIAN_MARKS: AddressMarks = {
  places: 'м _|місто _|с _|село _|смт _|селище _|_ обл|_ область|_ р-н|_ район|р-н _|район _|_ громада|_ тг',
  quarters:
    'мкр _|мкр-н _|мкрн _|м-н _|мікрорайон _|_ мікрорайон|_ мкр|ж/м _|жк _|ж/к _|масив _|_ масив|квартал _|_ квартал|кв-л _',
  streets:
    'вул _|вулиця _|_ вулиця|_ вул|пр _|пр-т _|просп _|проспект _|_ проспект|_ пр-т|пров _|провулок _|_ провулок|пл _|площа _|_ площа|' +
    'бул _|б-р _|бульвар _|_ бульвар|наб _|набережна _|_ набережна|шосе _|_ шосе|узвіз _|_ узвіз|проїзд _|_ проїзд|тупик _|ріг _',
  houses:
    'буд _|будинок _|б _|корп _|корпус _|кв _|квартира _|оф _|офіс _|каб _|кабінет _|кімн _|кімната _|прим _|приміщення _|пов _|' +
    'поверх _|_ поверх|під _|підїзд _|секція _|літ _|літера _|а/с _|тц _|бц _|трц _',
}

/** Belarusian, beside Russian. */
export const BELARUSIAN_MARKS: AddressMarks = {
  places: 'горад _|вёска _|аг _|агр _|_ вобл|_ вобласць|_ раён',
  quarters: '_ мікрараён|мікрараён _',
  streets: 'вул _|вуліца _|зав _|завулак _|плошча _|праспект _|_ праспект',
  houses: 'будынак _|пак _|пакой _|памяшканне _',
}

/** Bulgarian. */
export const BULGARIAN_MARKS: AddressMarks = {
  places: 'гр _|град _|с _|село _|общ _|община _|обл _|област _|_ област|р-н _|район _',
  quarters: 'жк _|ж/к _|кв _|квартал _|м-т _|местност _|пз _|в/з _|промишлена зона _|ж/г _',
  streets: 'ул _|улица _|бул _|булевард _|пл _|площад _|шосе _|_ шосе',
  houses: 'бл _|блок _|вх _|вход _|ет _|етаж _|_ етаж|ап _|апартамент _|офис _|сграда _|магазин _|стая _|км _',
}

/** Macedonian and Serbian, in both scripts. */
export const SOUTH_SLAVIC_MARKS: AddressMarks = {
  places: 'општина _|опш _|с _|село _|opština _|opš _|selo _',
  quarters: 'населба _|нас _|насеље _|блок _|naselje _|blok _|mz _|мз _',
  streets: 'ул _|улица _|бул _|булевар _|_ булевар|плоштад _|трг _|ul _|ulica _|bul _|bulevar _|trg _',
  houses:
    'бр _|број _|влез _|стан _|кат _|спрат _|улаз _|локал _|зграда _|br _|broj _|stan _|sprat _|ulaz _|lokal _|zgrada _',
}

/** Kazakh. */
export const KAZAKH_MARKS: AddressMarks = {
  places: '_ қ|_ қаласы|қ _|қала _|_ обл|_ облысы|_ ауданы|_ ауд|_ ауылы|_ кенті|_ округі',
  quarters: '_ ы/а|ы/а _|_ ықшамауданы|_ ықшам ауданы|_ шағынауданы|_ шағын ауданы|_ мөлтек ауданы|_ мкр|мкр _|_ алабы',
  streets: '_ көш|_ көшесі|көш _|көшесі _|_ даң|_ даңғылы|_ даңғ|_ тас жолы|_ бульвары|_ алаңы|_ тұйығы',
  houses: '_ үй|үй _|_ кеңсе|кеңсе _|_ пәтер|пәтер _|_ қабат|қабат _|_ кабинет|_ ғимарат|ғимарат _|_ корпус',
}

/** Kyrgyz. */
export const KYRGYZ_MARKS: AddressMarks = {
  places: '_ ш|_ шаары|_ облусу|_ району|_ айылы|_ айыл',
  quarters: '_ кичи району|_ кичирайону|_ к/р|_ мкр|мкр _|_ жаңы конушу|_ конушу',
  streets: '_ көч|_ көчөсү|_ пр|_ проспектиси|_ проспекти|_ бульвары|_ аянты',
  houses: '_ үй|үй _|_ кеңсе|кеңсе _|_ батир|батир _|_ кабат|_ имарат',
}

/** Tajik. */
export const TAJIK_MARKS: AddressMarks = {
  places: 'ш _|шаҳри _|н _|ноҳияи _|вилояти _|деҳаи _|ҷамоати _',
  quarters: 'маҳаллаи _|гузари _|_ маҳалла',
  streets: 'хиёбони _|хиёб _|кӯчаи _|к _|майдони _|гузаргоҳи _',
  houses: 'бинои _|хонаи _|ҳуҷраи _|_ бино|ошёнаи _|_ ошёна',
}

/** Mongolian. */
export const MONGOLIAN_MARKS: AddressMarks = {
  places: '_ хот|_ аймаг|_ аймгийн|_ сум|_ дүүрэг|_ дүүргийн|уб|бзд|сбд|чд|худ|бгд|схд|нд|бнд|бхд',
  quarters: '_ хороо|_ хороолол|_ хотхон|_ баг|хороолол _|хотхон _|_ хэсэг|_ хорооны',
  streets: '_ гудамж|_ гудамжны|_ чөлөө|_ зам|_ тойруу|_ талбай|_ гудамжинд',
  houses: '_ байр|байр _|_ тоот|тоот _|_ давхар|_ өрөө|_ орц|_ хаалга|_ барилга|_ оффис',
}

/** Armenian. */
export const ARMENIAN_MARKS: AddressMarks = {
  places: 'ք _|քաղաք _|գ _|գյուղ _|_ մարզ|_ մարզի|_ գյուղ|_ քաղաք|_ համայնք|_ շրջան|հհ',
  quarters: '_ թաղ|_ թաղամաս|թաղ _|թաղամաս _|_ միկրոշրջան|_ մ/շ|_ զանգված|_ բլոկ|_ կվարտալ',
  streets:
    '_ փ|_ փող|_ փողոց|փ _|փողոց _|_ պող|_ պողոտա|_ խճ|_ խճղ|_ խճուղի|_ նրբ|_ նրբանցք|_ հր|_ հրապարակ|_ փկղ|_ փակուղի|_ անցուղի|_ պուրակ',
  houses:
    '_ շ|_ շենք|շ _|շենք _|_ տ|_ տուն|տ _|տուն _|_ բն|բն _|_ բնակարան|բնակարան _|_ գրասենյակ|գրասենյակ _|_ հարկ|հարկ _|_ սենյակ|սենյակ _|_ մուտք|մուտք _|_ կորպուս',
}

/** Georgian. */
export const GEORGIAN_MARKS: AddressMarks = {
  places: 'ქ _|ქალაქი _|სოფ _|სოფელი _|დაბა _|_ რაიონი|_ რ-ნი|_ მუნიციპალიტეტი',
  quarters:
    '_ მასივი|_ დასახლება|_ დას|_ კვარტალი|_ კვ|კვ _|_ მ/რ|მ/რ _|_ მკრ|_ მიკრორაიონი|_ მიკრო|_ უბანი|_ პლატო|_ რ-ონი',
  streets:
    '_ ქ|_ ქუჩა|_ ქუჩის|ქუჩა _|_ გამზ|_ გამზირი|_ გამზირის|_ შეს|_ შესახვევი|_ ჩიხი|_ მოედანი|_ მოედ|_ გზატკეცილი|_ სანაპირო|_ ბულვარი|_ ხეივანი',
  houses:
    'კორპ _|კორპუსი _|_ კორპ|_ კორპუსი|ბ _|ბინა _|_ ბინა|სახლი _|სართული _|_ სართული|ოთახი _|_ ოთახი|ოფისი _|სად _|სადარბაზო _|_ სადარბაზო|ბლოკი _|_ ბლოკი',
}

/** Azerbaijani. */
export const AZERBAIJANI_MARKS: AddressMarks = {
  places:
    '_ şəh|_ ş|_ şəhəri|şəh _|şəhər _|_ r-nu|_ r-n|_ rayonu|_ rayon|_ ray|_ qəs|_ qəsəbəsi|_ qəsəbə|qəs _|_ kəndi|_ kənd',
  quarters: '_ məh|_ məhəllə|_ məhəlləsi|_ mkr|_ mikrorayon|_ mikrorayonu|_ mik-nu|_ massivi|_ yaşayış massivi',
  streets:
    '_ küç|_ küçəsi|_ küçə|_ k|_ pr|_ prospekti|_ pr-ti|_ şos|_ şossesi|_ dön|_ döngəsi|_ meydanı|_ xiyabanı|_ bulvarı',
  houses: 'ev _|_ ev|bina _|mənzil _|mən _|m _|blok _|ofis _|otaq _|mərtəbə _|_ mərtəbə|korpus _|giriş _',
}

/** Uzbek, in both scripts. */
export const UZBEK_MARKS: AddressMarks = {
  places:
    "_ sh|_ shahri|_ shahar|sh _|_ tumani|_ tuman|_ viloyati|_ vil|_ qishlog'i|_ shaharchasi|_ шаҳри|_ шаҳар|_ тумани|_ вилояти",
  quarters:
    '_ mahallasi|_ mahalla|_ mfy|_ massivi|_ mavzesi|_ mavze|_ dahasi|_ daha|_ kvartal|_ kvartali|_ маҳалласи|_ мфй|_ мавзеси|_ даҳаси|_ массиви',
  streets:
    "_ ko'chasi|_ ko'cha|_ kochasi|_ ko'ch|_ shohko'chasi|_ prospekti|_ yo'li|_ xiyoboni|_ maydoni|_ кўчаси|_ кўча|_ шоҳкўчаси|_ проспекти",
  houses: '_ uy|uy _|_ xonadon|xonadon _|_ bino|bino _|_ xona|_ qavat|_ ofis|ofis _|_ уй|уй _|_ хонадон|_ бино|_ қават',
}

/** Turkmen. */
export const TURKMEN_MARKS: AddressMarks = {
  places: '_ ş|_ şäheri|_ şäher|_ etraby|_ welaýaty|_ obasy',
  quarters: '_ etrapçasy|_ mkr|_ kwartal|_ kwartaly',
  streets: '_ köç|_ köçesi|_ köçe|_ şaýoly|_ şaýol',
  houses: '_ jaý|jaý _|_ öý|öý _|_ otag|_ gat',
}

/** Romanian. */
export const ROMANIAN_MARKS: AddressMarks = {
  places:
    'mun _|municipiul _|or _|oraș _|orașul _|oraşul _|s _|sat _|satul _|com _|comuna _|jud _|județul _|judeţul _|r-nul _|raionul _|sector _|sectorul _|sect _|loc _',
  quarters: 'cartier _|cartierul _|cart _|zona _',
  streets:
    'str _|strada _|bd _|bdul _|b-dul _|bulevardul _|calea _|șos _|şos _|sos _|șoseaua _|şoseaua _|aleea _|piața _|piaţa _|p-ța _|intr _|intrarea _|spl _|splaiul _|dn _',
  houses: 'nr _|bl _|bloc _|sc _|scara _|et _|etaj _|ap _|apartament _|of _|birou _|cam _|camera _|corp _|km _',
}

/** Vietnamese. */
export const VIETNAMESE_MARKS: AddressMarks = {
  places: 'tp _|thành phố _|tỉnh _|quận _|q _|huyện _|h _|thị xã _|tx _|thị trấn _|tt _',
  quarters:
    'phường _|p _|xã _|ấp _|thôn _|khóm _|bản _|tổ _|khu phố _|kp _|khu _|kcn _|kđt _|khu công nghiệp _|khu đô thị _|tdp _',
  streets: 'đường _|đ _|phố _|ngõ _|ngách _|hẻm _|kiệt _|quốc lộ _|ql _|tỉnh lộ _|đại lộ _',
  houses: 'số _|số nhà _|lô _|tầng _|tòa nhà _|toà nhà _|căn _|căn hộ _|phòng _|km _',
}

/** Indonesian and Malay. */
export const MALAY_MARKS: AddressMarks = {
  places: 'kec _|kecamatan _|kab _|kabupaten _|kota _|kotamadya _|prov _|provinsi _|daerah _|negeri _',
  quarters:
    'kel _|kelurahan _|desa _|ds _|dusun _|dsn _|komplek _|kompleks _|komp _|perum _|perumahan _|kampung _|kp _|kg _|taman _|tmn _|' +
    'banjar _|br _|lingkungan _|link _|mukim _|rt _|rw _|bandar _',
  streets: 'jl _|jln _|jalan _|gg _|gang _|lorong _|lrg _|persiaran _',
  houses: 'no _|lot _|lantai _|lt _|kav _|gedung _|ruko _|blok _|tingkat _|km _',
}

/** India, Nepal, Bangladesh, Pakistan and Sri Lanka, in English and their own languages. */
export const SOUTH_ASIAN_MARKS: AddressMarks = {
  places:
    'dist _|distt _|district _|_ district|_ dist|tal _|taluk _|taluka _|tq _|teh _|tehsil _|_ taluk|_ taluka|_ tehsil|mandal _|_ mandal|' +
    'thana _|_ thana|upazila _|upazilla _|_ upazila|_ upazilla|_ division|state _|sub-district _|' +
    'तहसील _|तह _|तालुका _|ता _|जिला _|ज़िला _|जि _|_ जिला|_ जिल्ला|जिल्ला _|_ नगरपालिका|_ महानगरपालिका|_ गाउँपालिका|प्रखंड _|प्रखण्ड _|ब्लॉक _|' +
    'উপজেলা _|_ উপজেলা|জেলা _|_ জেলা|থানা _|_ থানা|_ மாவட்டம்|_ வட்டம்|మండలం _|_ మండలం|జిల్లా _|_ జిల్లా|_ ജില്ല|_ താലൂക്ക്|ضلع _|تحصیل _',
  quarters:
    'vill _|village _|_ village|vpo _|po _|p o _|post _|at post _|at _|ps _|via _|ward _|ward no _|union _|moh _|mohalla _|' +
    'ग्राम _|गाँव _|गांव _|पोस्ट _|डाकघर _|थाना _|मोहल्ला _|मुहल्ला _|वार्ड _|वडा _|टोल _|_ टोल|मुपो _|मु पो _|' +
    'গ্রাম _|ডাকঘর _|পোস্ট _|ইউনিয়ন _|_ ইউনিয়ন|ওয়ার্ড _|_ கிராமம்|_ நகர்|గ్రామం _|_ గ్రామం|گاؤں _|محلہ _|ڈاکخانہ _',
  streets: '_ रोड|_ मार्ग|_ রোড|_ সড়ক|রোড _|_ தெரு|_ சாலை|_ వీధి|_ రోడ్డు|_ റോഡ്|_ روڈ',
  houses:
    'house _|h no _|house no _|plot _|plot no _|flat _|flat no _|door no _|d no _|মকান _|বাড়ি _|मकान _|मकान नं _|एच नं _',
}

/** Thailand, Laos, Cambodia and Myanmar in Latin letters. */
export const SOUTHEAST_ASIAN_MARKS: AddressMarks = {
  places:
    '_ district|_ province|_ township|_ prefecture|_ capital|_ tsp|amphoe _|khet _|changwat _|khan _|srok _|muang _',
  quarters:
    'ban _|_ village|village _|tambon _|khwaeng _|sangkat _|khum _|phum _|moo _|mu _|_ ward|ward _|_ quarter|_ sub-district',
  streets: 'soi _|thanon _|_ road|_ street|_ rd|_ st|road _|street _|st _',
  houses: 'no _|house no _|floor _|_ floor|room _|building _|unit _',
}

/** Spanish in Latin America. */
export const AMERICAN_SPANISH_MARKS: AddressMarks = {
  places:
    'edo _|estado _|estado de _|municipio _|municipio de _|mun _|mpio _|provincia _|provincia de _|prov _|departamento _|departamento de _|' +
    'depto de _|cantón _|distrito _|distrito de _|parroquia _|región _|región de _',
  quarters:
    'barrio _|bo _|col _|colonia _|urb _|urbanización _|fracc _|fraccionamiento _|sector _|vereda _|vda _|corregimiento _|caserío _|aldea _|' +
    'ejido _|comunidad _|rancho _|finca _|hacienda _|residencial _|res _|reparto _|rpto _|villa _|zona _|aahh _|conjunto _',
  streets:
    'calle _|av _|ave _|avda _|avenida _|carrera _|cra _|cr _|kra _|jr _|jirón _|pasaje _|psje _|pje _|blvd _|bulevar _|boulevard _|' +
    'carretera _|carr _|calzada _|calz _|transversal _|diagonal _|prolongación _|prol _|callejón _|malecón _',
  houses:
    'mz _|mza _|manzana _|lt _|lote _|casa _|edif _|edificio _|piso _|local _|apto _|oficina _|of _|km _|interior _|int _|torre _',
}

/** French in Africa. */
export const AFRICAN_FRENCH_MARKS: AddressMarks = {
  places:
    'commune de _|commune _|c/ _|ville de _|province de _|province du _|région de _|région du _|préfecture de _|arrondissement de _|_ arrondissement|territoire de _',
  quarters:
    'quartier _|qtier _|qrt _|q/ _|lotissement _|lot _|cité _|hay _|douar _|secteur _|îlot _|ilot _|parcelle _|zone _|village _|cellule _|bloc _',
  streets: 'rue _|av _|avenue _|boulevard _|bd _|bvd _|route de _|route _|rte _|carrefour _|impasse _|ruelle _',
  houses:
    'n° _|no _|numéro _|immeuble _|imm _|villa _|porte _|appt _|appartement _|étage _|_ étage|bâtiment _|maison _',
}

/** Latvian. */
export const LATVIAN_MARKS: AddressMarks = {
  places: '_ pag|_ pagasts|_ nov|_ novads|_ ciems',
  quarters: '_ mikrorajons',
  streets: '_ iela|_ gatve|_ prospekts|_ bulvāris',
  houses: 'dz _|dzīvoklis _',
}
